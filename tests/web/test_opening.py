"""While a table's game is still being compiled: the outline of its board, how far the preparation is, and the game in three pictures. How
long it takes is for the test to say: what the page tells the server is held back until then."""
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.playing import MET, met
from tests.web.tables import BOARD, BOT, DEVICE, make
from tests.web.test_rare_screens import done, each_look, tourist

pytestmark = pytest.mark.slow
People = Callable[..., Page]
PARTS = ("[data-casino] > .sign", "li[data-purse]", "main .tray .tray")
OWN_TURN = {"roll": MET["roll"], "choose": MET["choose"], "pick": "[data-lay]"}
PLACES = """(selector) => [...document.querySelectorAll(selector)].map((e) => {
  const { left, top, width, height } = e.getBoundingClientRect()
  return [left, top, width, height]
})"""
SENTENCES = {"las-vegas": ("Roll all your dice.", "Choose one face", "Most dice take the top note"),
             "las-vegas-cards": ("Choose in secret", "All turn over at once", "Most dice there take the higher note")}


class Gate:
    """Between a page and the server. The server hears nothing until the gate is opened; meanwhile the page hears what the test tells."""

    def __init__(self, page: Page) -> None:
        self.open, self.said, self.sockets = False, list[str](), list[WebSocketRoute]()
        page.route_web_socket("**/api/live", self._enter)

    def _enter(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        if self.open: socket.connect_to_server()
        else: socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.said.append(text)
        self.tell()

    def tell(self, **fields: Any) -> None:
        self.sockets[-1].send(json.dumps({"type": "thinking", "seats": [], "preparing": True, **fields}))

    def let_in(self) -> None:
        """The page comes again, as after any lost connection, and is heard."""
        self.open = True
        self.sockets[-1].close()


def card(page: Page) -> Locator:
    return page.locator("[data-preparing]")


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("game", sorted(SENTENCES))
def test_the_outline_keeps_every_place_for_the_board(people: People, game: str, width: int) -> None:
    page = people(width=width)
    gate = Gate(page)
    make(page, [DEVICE, BOT, BOT, BOT], game=game)
    expect(card(page).get_by_role("listitem")).to_have_count(3)
    for picture, sentence in zip(card(page).get_by_role("listitem").all(), SENTENCES[game], strict=True):
        expect(picture).to_contain_text(sentence)
        expect(picture.locator("svg")).to_be_visible()
    expect(page.locator("[data-outline] [data-casino]")).to_have_count(6)
    expect(page.locator("[data-outline]")).to_have_attribute("inert", "")
    kept = [page.evaluate(PLACES, part) for part in PARTS]
    gate.let_in()
    expect(page.locator(BOARD)).to_have_count(6)
    expect(page.locator("[data-outline]")).to_have_count(0)
    expect(card(page)).to_have_count(0)
    met(page, OWN_TURN)
    assert [len(places) for places in kept] == [6, 3, 1]
    assert [page.evaluate(PLACES, part) for part in PARTS] == [[pytest.approx(place, abs=1) for place in places] for places in kept]


def test_progress_is_what_the_server_tells_of_it(people: People) -> None:
    page = people()
    gate = Gate(page)
    make(page, [DEVICE, BOT])
    bar, pill = card(page).get_by_role("progressbar"), page.get_by_role("banner")
    expect(bar).to_be_visible()
    expect(bar).not_to_have_attribute("aria-valuenow", re.compile("."))
    expect(card(page)).to_contain_text(re.compile(r"\d+ s"))
    for told, percent in ((0.0, "0%"), (0.427, "42%"), (1.0, "100%")):
        gate.tell(progress=told)
        expect(bar).to_have_attribute("aria-valuenow", percent.strip("%"))
        expect(card(page)).to_contain_text(percent)
        expect(pill).to_contain_text(f"Getting ready {percent}")
        expect(page).to_have_title(re.compile(f"Getting ready {percent}"))
    gate.tell(progress="soon")                      # from a server that tells it otherwise
    expect(bar).not_to_have_attribute("aria-valuenow", re.compile("."))
    gate.let_in()
    met(page, MET)


def test_the_rules_can_be_read_meanwhile(people: People) -> None:
    page = people()
    Gate(page)
    make(page, [DEVICE, BOT])
    expect(card(page)).to_be_visible()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("How we read the rules")


def test_a_spectator_who_knows_no_game_yet_sees_what_holds_of_all_and_later_that_bots_are_not_ready(people: People) -> None:
    host, watcher = people(), people()
    made = make(host, [DEVICE, DEVICE], ("Ana", "Bruno"))
    met(host, MET)
    gate = Gate(watcher)
    watcher.goto(f"/t/{made['table']}#watch={made['watch']}")
    expect(card(watcher).get_by_role("heading", name="Flambeur")).to_be_visible()
    expect(card(watcher).get_by_role("listitem")).to_have_count(3)
    expect(card(watcher)).to_contain_text("choose one of the moves that are offered")
    gate.let_in()
    expect(watcher.locator(BOARD)).to_have_count(6)
    pill = watcher.get_by_role("banner")
    expect(pill).to_contain_text(re.compile("(Ana|Bruno) plays"))
    gate.tell(seats=[0], progress=0.5)
    expect(pill).to_contain_text("Getting ready 50%")
    expect(watcher.get_by_text("The bots are getting ready")).to_be_attached()
    gate.tell(preparing=False)
    expect(pill).to_contain_text(re.compile("(Ana|Bruno) plays"))


@each_look
def test_how_it_looks(people: People, theme: str, language: str, width: int) -> None:
    tour = tourist(people, theme, language, width)
    gate = Gate(tour.page)
    make(tour.page, [DEVICE, BOT], names=("Ana", "Benno"))
    last = tour.say("Whoever is tied takes nothing.", "Les joueurs à égalité n’ont rien.")
    expect(card(tour.page).get_by_role("listitem").last).to_contain_text(last)
    tour.look("preparing")
    gate.tell(progress=0.42)
    expect(card(tour.page).get_by_role("progressbar")).to_have_attribute("aria-valuenow", "42")
    tour.look("preparing, 42 percent")
    done(tour, 2)
