"""With full motion, quickly: a round of each game, to the end of its payout. What flies arrives, and nothing is left hanging in the air."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import LONG, MET, faces, met, roll_button
from tests.web.tables import BOT, DEVICE, make
from tests.web.test_cards import GAME, lay
from tests.web.test_cards import MET as CARDS_MET

pytestmark = pytest.mark.slow
People = Callable[..., Page]
MOVING = {"speed": 4, "motion": "full"}
COUNT = """window.flown = 0
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) if (target.className === 'flights') window.flown += addedNodes.length
}).observe(document, { childList: true, subtree: true })"""
SEATS, NAMES = [DEVICE, BOT], ["Olga", "Benno"]


def mover(people: People) -> Page:
    page = people(settings=MOVING)
    page.add_init_script(COUNT)
    return page


def flown(page: Page) -> int:
    """How many things have flown so far."""
    found: int = page.evaluate("window.flown")
    return found


def sees_the_payout(page: Page, before: int) -> None:
    """It runs through by itself, things fly, and then the second round is there to be played."""
    expect(page.locator("[data-payout]")).to_have_count(0, timeout=LONG)
    assert flown(page) > before
    assert met(page, {**MET, **CARDS_MET}) in ("roll", "pick")
    expect(page.locator(".flights > *")).to_have_count(0)


def test_a_round_of_las_vegas(people: People) -> None:
    page = mover(people)
    make(page, SEATS, names=NAMES)
    while (found := met(page, {"pay": "[data-payout]", **MET})) != "pay":
        (roll_button(page) if found == "roll" else faces(page).first).click()
        met(page, {"gone": f"body:not(:has({MET[found]}))", "pay": "[data-payout]"})
    placed = flown(page)
    assert placed > 0
    sees_the_payout(page, placed)


def test_a_round_of_the_card_game(people: People) -> None:
    page = mover(people)
    make(page, SEATS, game=GAME, names=NAMES)
    while met(page, {"pay": "[data-payout]", **CARDS_MET}) == "pick":
        lay(page)
        met(page, {"pay": "[data-payout]", **CARDS_MET})
    placed = flown(page)
    assert placed > 0
    sees_the_payout(page, placed)
