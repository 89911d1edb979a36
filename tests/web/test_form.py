"""The form that makes a table, for the card game: what does not go together is said, and cannot be sent."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import met
from tests.web.test_cards import MET

pytestmark = pytest.mark.slow


def test_chips_need_play_in_turn(people: Callable[..., Page]) -> None:
    page = people(forgive=("status of 400",))        # that is how the server says no
    page.goto("/new/bots")
    page.get_by_role("radio", name="Las Vegas: the card game").check()
    page.get_by_text("Rules, clock and more").click()
    chips, in_turn = page.get_by_role("checkbox", name=re.compile("^Chip cards")), page.get_by_role("checkbox", name=re.compile("^In turn"))
    start, reason = page.get_by_role("button", name="Start the game"), page.locator("form").get_by_role("status")
    chips.check()
    expect(reason).to_contain_text("This does not go together:")
    expect(reason).to_contain_text("Chip cards need play in turn")
    expect(start).to_be_disabled()
    page.get_by_role("textbox", name="Name on seat 1").press("Enter")         # nor by a key
    assert page.url.endswith("/new/bots/las-vegas-cards")
    page.get_by_role("radio", name="Las Vegas 2 to 5 players", exact=True).check()       # another game has other options
    expect(reason).to_have_text("")
    expect(start).to_be_enabled()
    page.get_by_role("radio", name="Las Vegas: the card game").check()
    in_turn.check()
    chips.check()
    expect(reason).to_have_text("")
    while (remove := page.get_by_role("button", name="Remove seat")).count() > 2: remove.last.click()
    start.click()
    met(page, {"pick": MET["pick"]})
    expect(page.locator("li.seat")).to_have_count(1)
    page.locator("[data-card='0']").click()
    page.locator("[data-lay]").click()
    expect(page.locator("[data-casino] [data-who='0'] [data-number]").first).to_be_visible()
