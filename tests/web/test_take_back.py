"""A choice can be taken back until the next dice are thrown."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.playing import MET, faces, met, roll_button, settle
from tests.web.tables import DEVICE, LATE, make, told
from tests.web.test_together import placed

pytestmark = pytest.mark.slow
ROLL = "(buttons) => buttons.map((one) => `${one.dataset.face}: ${one.querySelectorAll('.die').length}`)"


def button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Undo"))


def thrown(page: Page) -> list[str]:
    """The dice to choose from, by face."""
    met(page, {"choose": MET["choose"]})
    found: list[str] = faces(page).evaluate_all(ROLL)
    return found


def test_by_button_and_by_key_until_the_next_throw(people: Callable[..., Page]) -> None:
    page = people()
    make(page, [DEVICE, DEVICE], ("Ana", "Bruno"), position=LATE)
    before, there = thrown(page), placed(page)
    expect(button(page)).to_have_count(0)                         # nothing was done yet
    for take_back in (lambda: button(page).click(), lambda: page.keyboard.press("u")):
        page.keyboard.press("3")
        settle(page, "choose")
        expect(page.locator("#tray-title")).to_contain_text("Bruno: roll")
        assert placed(page) != there
        take_back()
        assert thrown(page) == before
        assert placed(page) == there
        expect(page.locator("#tray-title")).to_contain_text("Ana: choose")
    expect(told(page, "Ana undoes a move.")).to_have_count(2)

    page.keyboard.press("5")
    expect(button(page)).to_be_visible()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("u")                                      # not behind a drawer
    page.keyboard.press("Escape")
    roll_button(page).click()
    after = thrown(page)
    expect(button(page)).to_have_count(0)
    page.keyboard.press("u")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    assert thrown(page) == after                                  # Bruno's
    expect(page.locator("#tray-title")).to_contain_text("Bruno: choose")
