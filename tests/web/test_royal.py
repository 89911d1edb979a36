"""Casino Royal on the plain table, as `?plain` shows it: a whole game by clicks, and around one screen a Joker that is accepted and a bluff
that is seen. The drawn board is in test_royal_board.py."""
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.casino_royal import BLANK, DIE, Royal, player
from tests.web.playing import LONG, met
from tests.web.tables import BOT, DEVICE, make

pytestmark = pytest.mark.slow
People = Callable[..., Page]
GAME = "casino-royal"
ROLL = "[data-generic] button.gold:enabled"
# What is offered, found and clicked in one breath: of boxes the first one, then the gold button that says what it is
OFFERED = {"end": "[data-end]", "go": "[data-generic] [data-go]:enabled", "box": "[data-generic] [data-box] input:enabled",
           "choose": "[data-generic] button[data-action]:enabled", "roll": ROLL}
CLICK = """(offered) => {
  for (const [name, selector] of Object.entries(offered)) {
    const found = document.querySelector(selector)
    if (!found) continue
    if (name !== 'end') found.click()
    return name
  }
  return ''
}"""


def plainly(page: Page, seats: list[dict[str, str]], names: tuple[str, ...], **plan: Any) -> None:
    made = make(page, seats, names, game=GAME, **plan)
    page.goto(f"/t/{made['table']}?plain")


@pytest.mark.long
def test_a_whole_game_is_played_by_clicks(people: People) -> None:
    page, done = people(), set[str]()
    plainly(page, [DEVICE, BOT, BOT], ("Anna", "Benno", "Carla"))
    expect(page.locator("[data-place]").first).to_be_visible(timeout=LONG)
    assert page.locator("[data-place]").count() == 36
    while "end" not in done:
        met(page, OFFERED)
        done.add(page.evaluate(CLICK, OFFERED))
        page.wait_for_timeout(20)
    assert {"roll", "choose"} <= done
    expect(page.get_by_role("heading", name="Ranking")).to_be_visible()


def laid(page: Page) -> None:
    """Around one screen: Anna has lost a bet in Benno's casino, and holds a blank and a Joker of the die; the third seat is a bot's."""
    m = Royal(player(1500, jokers=[BLANK, DIE]), player(1500, "Nice"), player()).land("Nice").act("even", "add 100", "play").throw(3)
    plainly(page, [DEVICE, DEVICE, BOT], ("Anna", "Benno"), position=m.m.position())
    choose(page, "Lay the blank Joker face down")
    lift(page)
    assert "blank Joker" not in page.locator("body").inner_text()      # nothing that Benno sees says which Joker it is


def lift(page: Page) -> None:
    """The curtain between two people."""
    page.locator(".curtain button").click(timeout=LONG)
    expect(page.locator(".curtain")).to_have_count(0)


def choose(page: Page, name: str) -> None:
    if met(page, {"curtain": ".curtain", "choose": OFFERED["choose"]}) == "curtain": lift(page)
    page.get_by_role("button", name=re.compile(f"^{name}")).click(timeout=LONG)


def test_a_bluff_is_seen(people: People) -> None:
    page = people()
    laid(page)
    choose(page, "See the Joker")
    expect(page.get_by_text("it does not fit").first).to_be_attached(timeout=LONG)
    expect(page.get_by_text("Anna loses 100k to Benno").first).to_be_attached()


def test_an_accepted_joker_is_never_shown(people: People) -> None:
    page = people()
    laid(page)
    choose(page, "Accept the Joker")
    expect(page.get_by_text("Benno accepts the Joker").first).to_be_attached(timeout=LONG)
