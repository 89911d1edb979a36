"""Las Vegas, the card game, in the browser: all at once with two people and two bots, in turn with chips by keyboard alone, and around one
screen behind the curtain."""
import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import LONG, final_money, met
from tests.web.skipping import last_hands, nearly_dealt, skip
from tests.web.tables import BOT, DEVICE, OPEN, make
from tests.web.test_screens import Tour, each_look, pace, tourist

pytestmark = pytest.mark.slow
People = Callable[..., Page]
GAME = "las-vegas-cards"
MET = {"pick": "button[data-card]:enabled", "take": "button[data-take]:enabled", "curtain": ".curtain button", "end": "[data-end]"}
NUMBERS = "(cards) => cards.map((card) => Number(card.dataset.number))"
SECRETS = "[data-hand] [data-number]:not([data-number='0'])"


def sit(page: Page, seats: list[dict[str, str]], names: tuple[str, ...], **options: bool) -> dict[str, Any]:
    """A table of this game, whose device seats are this browser's."""
    return make(page, seats, names, GAME, options=options)


def hand(page: Page) -> list[int]:
    found: list[int] = page.locator("[data-hand] [data-number]").evaluate_all(NUMBERS)
    return found


def number(page: Page) -> str:
    """Which hand of the game this is."""
    return page.locator("[data-hand]").get_attribute("data-hand-number") or ""


def of_one_face(cards: list[int]) -> list[int]:
    """The places of the face of which there are most."""
    faces = [card % 10 for card in cards]
    best = max(faces, key=faces.count)
    return [place for place, face in enumerate(faces) if face == best]


def pick(page: Page, places: Iterable[int], press: bool = False) -> None:
    """By taps or by keys."""
    for place in places:
        if press: page.keyboard.press(str(place + 1))
        else: page.locator(f"[data-card='{place}']").click()


def confirm(page: Page, press: bool = False) -> None:
    """Until the page has answered: another hand, or none to pick from."""
    was = number(page)
    if press: page.keyboard.press("Enter")
    else: page.locator("[data-lay]").click()
    met(page, {"answered": f"body:not(:has([data-hand-number='{was}'] button))"})


def lay(page: Page, press: bool = False) -> None:
    """All cards of one face."""
    pick(page, of_one_face(hand(page)), press)
    confirm(page, press)


def take(page: Page, key: str = "") -> None:
    """A chip, by its key or the first one; until the page has answered."""
    casino = page.locator("[data-taking]").get_attribute("data-taking")
    if key: page.keyboard.press(key)
    else: page.locator("[data-take]").first.click()
    met(page, {"answered": f"body:not(:has([data-taking='{casino}']))"})


def money_in_the_record(page: Page, table: str) -> dict[str, int]:
    token = page.evaluate("JSON.parse(localStorage.getItem('flambeur.held')).at(0).token")
    record = page.request.get(f"/api/records/{table}", headers={"Authorization": f"Bearer {token}"}).json()
    return dict(zip((seat["name"] for seat in record["seats"]), record["scores"], strict=True))


def test_all_choose_at_once_two_people_and_two_bots(people: People) -> None:
    host, guest = people(), people(width=390, height=844, has_touch=True, locale="fr-FR")
    made = sit(host, [DEVICE, OPEN, BOT, BOT], ("Olga", "", "Benno", "Carla"))
    guest.goto(f"/t/{made['table']}#sit={made['sit']}")
    guest.get_by_role("textbox", name="Votre nom").fill("Denis")
    guest.get_by_role("button", name="S’asseoir").click()
    host.get_by_role("button", name="Start", exact=True).click()
    refuse_what_does_not_go_together(host)
    change_of_mind(host, guest)
    while True:
        found = [met(page, {**MET, "wait": "[data-change]", "done": ".tray"}) for page in (host, guest)]
        if found == ["end", "end"]: break
        for page, at in zip((host, guest), found, strict=True):
            if at == "pick": lay(page)
    for page in (host, guest): expect(page.locator("[data-proof=ok]")).to_be_visible(timeout=LONG)
    assert set(final_money(host)) == {"Olga", "Denis", "Benno", "Carla"}
    assert final_money(host) == final_money(guest) == money_in_the_record(host, made["table"])
    replayed(host)


def refuse_what_does_not_go_together(page: Page) -> None:
    """The server's list has no such choice: the button is off, and the page says the rule."""
    met(page, {"pick": MET["pick"]})
    expect(page.locator("[data-lay]")).to_be_disabled()
    pick(page, range(5))
    expect(page.locator("[data-why]")).to_contain_text("one and the same face")
    expect(page.locator("[data-lay]")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)


def change_of_mind(host: Page, guest: Page) -> None:
    """What one has chosen the other does not see; it can be chosen anew until all have."""
    first = hand(host)[0]
    host.locator("[data-card='0']").click()
    expect(host.locator(".pick .says")).to_contain_text("1 card →")
    host.locator("[data-lay]").click()
    expect(host.get_by_role("heading", name="You have chosen")).to_be_visible()
    expect(host.get_by_text("Waiting for Denis", exact=False).first).to_be_visible()
    expect(guest.locator("li.seat", has_text="Olga")).to_contain_text("a choisi")
    assert f"Olga choisit {first}" not in guest.locator("body").inner_text()
    host.locator("[data-change]").click()
    expect(host.locator("[data-card='0'][aria-pressed=true]")).to_be_visible()
    host.locator("[data-card='0']").click()
    host.locator("[data-card='4']").click()
    last = hand(host)[4]
    host.locator("[data-lay]").click()
    expect(host.locator("[data-change]")).to_be_visible()
    met(guest, {"pick": MET["pick"]})
    lay(guest)
    met(host, {"laid": f"[data-casino='{last % 10}'] [data-who='0'] [data-number='{last}']"})


def replayed(page: Page) -> None:
    """The record is shown at the same board, also through a player's eyes."""
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.focus()
    for _ in range(6): page.keyboard.press("ArrowRight")
    page.get_by_role("combobox").select_option(label="Olga")
    expect(page.locator(SECRETS).first).to_be_visible()


def test_in_turn_with_chips_by_keyboard_alone(people: People) -> None:
    page = people()
    made = sit(page, [DEVICE, BOT, BOT], ("Olga", "Benno", "Carla"), sequential=True, chips=True)
    met(page, {"pick": MET["pick"]})
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard", exact=True)
    expect(dialog).to_contain_text("pick a card of the hand")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("ArrowRight")                             # the arrows go to the cards, Space picks, Enter lays
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-card='1']")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.locator("[data-card='1'][aria-pressed=true]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    taken, skipped = 0, False
    while (found := met(page, MET)) != "end":
        if found == "take":
            take(page, "1" if taken else "0")                     # the first one is left there
            taken += 1
        else:
            lay(page, press=True)
        if taken == 2 and not skipped:                            # both have been tried
            skipped = True
            skip(page, until=last_hands)
    assert taken > 1
    assert final_money(page) == money_in_the_record(page, made["table"])


def test_around_one_screen_nobody_sees_a_hand_behind_the_curtain(people: People) -> None:
    page = people(settings={"speed": 4, "motion": "reduced"})
    sit(page, [DEVICE, DEVICE, BOT], ("Ana", "Bruno", "Carla"))
    for hands in range(2):
        if hands:                                                 # what all have chosen lies there until all have seen it
            page.get_by_role("button", name="Yes, continue").click(timeout=LONG)
        for name in ("Ana", "Bruno"):
            curtain = page.get_by_role("button", name=re.compile(f"I am {name}"))
            expect(curtain).to_be_visible(timeout=LONG)
            expect(page.locator(SECRETS)).to_have_count(0)
            expect(page.locator("[data-casino]").first).to_be_visible()      # what lies open to all is not behind it
            curtain.click()
            met(page, {"pick": MET["pick"]})
            expect(page.locator("#tray-title")).to_contain_text(name)
            mine = ", ".join(f"double {card % 10}" if card > 10 else str(card) for card in hand(page))
            expect(page.locator("body")).to_contain_text(f"{name} draws {mine}")
            lay(page)
            expect(page.locator(SECRETS)).to_have_count(0)        # also while all look at what was chosen
            expect(page.locator("body")).not_to_contain_text(f"{name} draws {mine}")


@each_look
def test_every_screen_of_it(people: People, theme: str, language: str, width: int) -> None:
    tour = tourist(people, theme, language, width)
    page = tour.page
    sit(page, [DEVICE, BOT, BOT, BOT], ("Olga", "Benno", "Carla", "Denny"), sequential=True, chips=True)
    while met(page, MET) == "pick":                               # until a chip may be taken
        pick(page, of_one_face(hand(page)))
        if tour.seen == 0: tour.look("cards, picked")
        confirm(page)
    tour.look("cards, a chip")
    take(page)
    met(page, {"pick": MET["pick"]})
    pick(page, range(5))
    tour.look("cards, not allowed")
    skip(page, until=nearly_dealt)
    pace(page, 1)
    while (found := met(page, {"pay": "[data-payout]", **MET})) != "pay":
        if found == "take": take(page)
        else: lay(page)
    tour.button("Pause", "Pause")
    tour.look("cards, ties")
    tour.button("Next", "Suivant")
    tour.look("cards, payout")
    tour.button("Skip all", "Tout passer")
    tour.button("Menu", "Menu")
    page.get_by_role("dialog").get_by_role("button", name=tour.say("Rules", "Règles"), exact=True).click()
    expect(page.get_by_role("dialog", name=tour.say("Rules", "Règles"))).to_be_visible()
    tour.look("cards, rules")
    page.keyboard.press("Escape")
    screen(tour)
    assert tour.found == [], "\n".join(tour.found)


def screen(tour: Tour) -> None:
    """Behind the curtain, and when one has chosen."""
    page = tour.page
    pace(page, 0)
    sit(page, [DEVICE, DEVICE], ("Ana", "Bruno"))
    met(page, {"curtain": MET["curtain"]})
    tour.look("cards, curtain")
    page.locator(MET["curtain"]).click()
    met(page, {"pick": MET["pick"]})
    tour.look("cards, around one screen")
