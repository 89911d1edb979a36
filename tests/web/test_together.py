"""Two browsers at one table, and one of them loses its connection."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.patience import PATIENCE
from tests.web.playing import MET, faces, final_money, met, open_table, turn_or_end
from tests.web.skipping import nearly_over, skip
from tests.web.tables import one_turn, throw

pytestmark = pytest.mark.slow
LOST = "Connection lost"
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
DICE = """() => [...document.querySelectorAll('[data-casino]')].map((casino) =>
  [...casino.querySelectorAll('[data-who]')].map((row) => `${row.dataset.who}: ${row.querySelector('.sr').textContent}`))"""


def sit_down(host: Page, guest: Page) -> None:
    open_table(host, "friends", 2, ("Host",))
    guest.goto(host.get_by_role("textbox", name="Link to sit down").input_value())
    guest.get_by_role("textbox", name="Your name").fill("Guest")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("The game starts when")).to_be_visible()
    assert "sit=" not in guest.url                                # the key is not left where others can read it
    expect(host.get_by_text("at the table", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()


def at_play(*pages: Page) -> Page | None:
    """Whose turn it is; None: the game is over."""
    for _ in range(round(PATIENCE / 0.05)):
        for page in pages:
            found = met(page, {**MET, "wait": "body"})
            if found != "wait": return None if found == "end" else page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is at play")


def placed(page: Page) -> list[list[tuple[str, str]]]:
    """The dice in the casinos, as a screen reader hears them: which seat has how many.

    The board is drawn once its felt has been measured."""
    met(page, {"board": "[data-casino]"})
    return [[re.findall(r"^\d+|\d+ di", row) for row in rows] for rows in page.evaluate(DICE)]


def test_a_connection_is_lost_in_the_middle_of_a_turn(people: Callable[..., Page]) -> None:
    host, guest = people(), people(forgive=OFFLINE)
    sit_down(host, guest)
    if at_play(host, guest) is host: one_turn(host)
    throw(guest)
    guest.context.set_offline(True)                               # the dice are thrown, and the connection is gone
    expect(guest.get_by_text(LOST)).to_be_visible()
    expect(host.get_by_text("away", exact=True)).to_be_visible()
    faces(guest).first.click()                                    # chosen while nobody hears it
    expect(guest.locator("button[data-face]:disabled").first).to_be_visible()
    guest.context.set_offline(False)
    expect(guest.get_by_text(LOST)).to_have_count(0)
    assert turn_or_end(host) != "end"                             # it came through, and once
    assert placed(host) == placed(guest)

    guest.context.set_offline(True)
    expect(guest.get_by_text(LOST)).to_be_visible()
    one_turn(host)                                                # what the other one does meanwhile is not missed
    guest.context.set_offline(False)
    assert turn_or_end(guest) != "end"
    assert placed(host) == placed(guest)

    skip(host, guest, until=nearly_over)
    while page := at_play(host, guest): one_turn(page)
    for page in (host, guest): met(page, {"end": MET["end"]})
    assert set(final_money(host)) == {"Host", "Guest"}
    assert final_money(host) == final_money(guest)
