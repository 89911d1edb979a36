"""Screens that nobody comes by on a tour of the usual ones: what lies beside the table, and what is said when something is in the way. What
cannot go on says what to do next, and offers it."""
import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from flambeur.server.errors import WrongVersion
from tests.server.running import Server
from tests.web.playing import MET, met, roll_button
from tests.web.tables import BOARD, BOT, DEVICE, OPEN, make
from tests.web.test_guide import learn
from tests.web.test_screens import Tour, tourist

pytestmark = pytest.mark.slow
People = Callable[..., Page]
LOOKS = [("dark", "en", 390), ("light", "fr", 1280)]
each_look = pytest.mark.parametrize(("theme", "language", "width"), LOOKS)
NEWER = {"type": "error", "id": None, "code": "wrong_version", "text": WrongVersion().sentences}
MANY = {"code": "too_many", "text": {"en": "you have made many tables", "fr": "vous avez beaucoup de tables"}}
FULL = {"type": "error", "id": None, "code": "too_many", "text": {"en": "the server is full: try again later",
                                                                  "fr": "le serveur est plein : réessayez plus tard"}}


def done(tour: Tour, screens: int) -> None:
    assert tour.found == [], "\n".join(tour.found)
    assert tour.seen == screens


def drawer(tour: Tour, english: str, french: str) -> None:
    tour.button("Menu", "Menu")
    tour.page.get_by_role("dialog").get_by_role("button", name=tour.say(english, french), exact=True).click()
    expect(tour.page.get_by_role("dialog", name=tour.say(english, french))).to_be_visible()


def close(tour: Tour) -> None:
    tour.page.keyboard.press("Escape")
    expect(tour.page.get_by_role("dialog")).to_have_count(0)


@each_look
def test_beside_the_table(people: People, theme: str, language: str, width: int) -> None:
    """Hint, menu, the way to another device, and the link of a seat."""
    tour = tourist(people, theme, language, width)
    page = tour.page
    make(page, [DEVICE, BOT], names=["Ana", "Benno"], hints=True)
    if met(page, MET) == "roll": roll_button(page).click()
    met(page, {"choose": MET["choose"]})
    page.get_by_role("button", name=tour.say("Hint", "Conseil")).click()
    met(page, {"thought": "[data-hinted=best]"})
    tour.look("hint")
    hint = page.get_by_role("region", name=tour.say("What an expert bot thinks", "L’avis d’un robot expert"))
    hint.get_by_role("button", name=tour.say("Close", "Fermer")).click()
    tour.button("Menu", "Menu")
    expect(page.get_by_role("dialog")).to_be_visible()
    tour.look("menu")
    close(tour)
    drawer(tour, "Continue on another device", "Reprendre sur un autre appareil")
    tour.look("hand over")
    tour.button("Make the link", "Créer le lien")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_be_visible()
    tour.look("hand over, link")
    page.goto("/")
    page.get_by_role("button", name=tour.say("Link to this seat", "Lien de cette place")).click()
    expect(page.get_by_role("dialog").get_by_role("textbox").first).to_be_visible()
    tour.look("seat link")
    done(tour, 5)


@each_look
def test_coach_and_real_dice(people: People, theme: str, language: str, width: int) -> None:
    tour = tourist(people, theme, language, width)
    page = tour.page
    learn(page)
    tour.look("coach")
    for lesson in ("welcome", "choose"):
        expect(page.locator(f"[data-lesson={lesson}]")).to_be_visible()
        page.locator("[data-lesson] button.gold").click()
    expect(page.locator("[data-lesson='']")).to_be_visible()
    tour.look("coach, quiet")
    make(page, [DEVICE, BOT], names=["Ana", "Benno"], dice="manual")
    expect(page.locator(".pad button").first).to_be_visible()
    tour.look("real dice")
    page.locator(".pad button").first.click()
    tour.look("real dice, one of them")
    done(tour, 4)


@pytest.fixture(scope="session")
def impatient(servers: Callable[..., Server]) -> Server:
    """Who has no connection is absent at once."""
    return servers(absence_seconds=0.1)


@each_look
def test_somebody_is_away(people: People, impatient: Server, theme: str, language: str, width: int) -> None:
    """After a word to each other. The one who stays sees it, and the one who comes back."""
    tour = tourist(people, theme, language, width, base=impatient.base)
    page, other = tour.page, people(base=impatient.base)
    made = make(page, [DEVICE, OPEN], names=["Ana", ""])
    other.goto(f"/t/{made['table']}#sit={made['sit']}")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("The game starts when")).to_be_visible()
    page.get_by_role("button", name=tour.say("Start", "Commencer"), exact=True).click()
    met(page, {"begun": BOARD})
    drawer(tour, "Chat", "Discussion")
    tour.look("chat, quiet")
    page.get_by_role("textbox").fill("Bonne chance")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_text("Bonne chance")).to_be_visible()
    tour.look("chat")
    close(tour)
    other.goto("/")
    expect(page.get_by_role("button", name=tour.say("Let a bot play", "Laisser jouer un robot"))).to_be_visible()
    tour.look("somebody is away")
    drawer(tour, "Leave", "Quitter")
    tour.button("Get up from the table", "Se lever de table")
    page.goto(f"/t/{made['table']}")
    expect(page.get_by_role("button", name=tour.say("I am back", "Je suis de retour"))).to_be_visible()
    tour.look("you are away")
    done(tour, 4)


# what is in the way

def offers(tour: Tour, *steps: tuple[str, str]) -> None:
    """Beside the way back to the lobby."""
    main = tour.page.get_by_role("main")
    for english, french in (*steps, ("Back to the lobby", "Retour à l’accueil")):
        name = tour.say(english, french)
        expect(main.get_by_role("link", name=name, exact=True).or_(main.get_by_role("button", name=name, exact=True))).to_be_visible()


def says(tour: Tour, english: str, french: str) -> None:
    expect(tour.page.get_by_role("heading", name=tour.say(english, french), level=1)).to_be_focused()


@each_look
def test_a_link_that_was_used_and_a_seat_that_was_taken(people: People, theme: str, language: str, width: int) -> None:
    tour = tourist(people, theme, language, width, forgive=("status of 404", "status of 409", "status of 410"))
    page = tour.page
    page.goto(f"/t/aaaaaaaaaa#pass={'x' * 43}")
    says(tour, "This link has been used", "Ce lien a déjà servi")
    expect(page.get_by_role("main")).to_contain_text(tour.say("you can make a new one", "peut en créer un autre"))
    offers(tour)
    tour.look("link used")
    made = page.request.post("/api/tables", data={"game": "las-vegas", "seats": [DEVICE, OPEN]}).json()
    page.goto(f"/t/{made['table']}#sit={made['sit']}")
    sit = page.get_by_role("button", name=tour.say("Sit down", "S’asseoir"))
    expect(sit).to_be_visible()
    page.request.post(f"/api/tables/{made['table']}/seats", data={"key": made["sit"]})      # somebody is faster
    sit.click()
    says(tour, "Somebody was faster", "Quelqu’un a été plus rapide")
    expect(page.get_by_role("main")).to_contain_text(tour.say("or watch", "vous pouvez regarder"))
    offers(tour, ("Choose another seat", "Choisir une autre place"), ("Watch", "Regarder"))
    tour.look("seat taken")
    tour.button("Choose another seat", "Choisir une autre place")
    expect(page.get_by_role("main")).to_contain_text(tour.say("All seats are taken", "Toutes les places sont prises"))
    done(tour, 2)


@each_look
def test_a_newer_server(people: People, theme: str, language: str, width: int) -> None:
    tour = tourist(people, theme, language, width)
    page = tour.page
    made = page.request.post("/api/tables", data={"game": "las-vegas", "seats": [DEVICE, OPEN]}).json()

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: socket.send(json.dumps(NEWER)))
    page.route_web_socket("**/api/live", answer)
    page.goto(f"/t/{made['table']}#watch={made['watch']}")
    says(tour, "There is a new version", "Il y a une nouvelle version")
    expect(page.get_by_role("main")).to_contain_text(tour.say("Load the page again", "Rechargez-la"))
    offers(tour, ("Load the page again", "Recharger la page"))
    tour.look("wrong version")
    with page.expect_navigation():
        tour.button("Load the page again", "Recharger la page")
    done(tour, 1)


@each_look
def test_a_full_server(people: People, theme: str, language: str, width: int) -> None:
    """To make a table is too much, then to connect to one; on the next try there is room."""
    tour = tourist(people, theme, language, width, forgive=("status of 429",))
    page = tour.page
    made = page.request.post("/api/tables", data={"game": "las-vegas", "seats": [DEVICE, OPEN]}).json()
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json=MANY))
    page.goto("/")
    tour.button("Play now", "Jouer")
    says(tour, "Too many for now", "C’est trop pour le moment")
    expect(page.get_by_role("main")).to_contain_text(tour.say("finish or close some", "terminez ou fermez quelques-unes"))
    offers(tour, ("Back", "Retour"))
    tour.look("too many tables")
    full = [FULL]

    def answer(socket: WebSocketRoute) -> None:
        if full: socket.on_message(lambda _: socket.send(json.dumps(full.pop())))
        else: socket.connect_to_server()
    page.route_web_socket("**/api/live", answer)
    page.goto(f"/t/{made['table']}#watch={made['watch']}")
    says(tour, "Too many for now", "C’est trop pour le moment")
    expect(page.get_by_role("main")).to_contain_text(tour.say("try again later", "réessayez plus tard"))
    offers(tour, ("Try again", "Réessayer"))
    tour.look("full")
    tour.button("Try again", "Réessayer")
    expect(page.get_by_text(tour.say("You are watching", "Vous regardez")).first).to_be_visible()
    done(tour, 2)
