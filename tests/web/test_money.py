"""How much the others have won is shown where the money lies open, and only there."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, met
from tests.web.tables import BOT, DEVICE, laid, make, open_menu

pytestmark = pytest.mark.slow
DICE = [[4, 0, 0], [2, 0, 1], [0, 4, 0], [0, 3, 6], [0, 0, 0], [0, 0, 0]]
WON = ([60_000, 30_000], [80_000], [40_000, 10_000, 10_000])


@pytest.mark.parametrize("is_open", [True, False])
def test_everyone_s_money_is_shown_where_it_lies_open(people: Callable[..., Page], is_open: bool) -> None:
    page = people()
    make(page, [DEVICE, BOT, BOT], ("Olga", "Benno", "Carla"), options={"open_money": is_open},
         position=laid([3, 5], DICE, [2, 1, 1], WON, open_money=is_open))
    met(page, {"choose": MET["choose"]})
    expect(page.locator(".purse")).to_contain_text("$90,000")     # one's own is always there
    for name, notes, money in (("Benno", "1 note", "$80,000"), ("Carla", "3 notes", "$60,000")):
        seat = page.locator("li.seat", has_text=name)
        expect(seat).to_contain_text(notes)
        expect(seat.locator(".sum")).to_have_text([money] if is_open else [])
    open_menu(page, "Statistics")
    hidden = page.get_by_text("The others’ notes lie face down until the end.")
    expect(hidden).to_have_count(0 if is_open else 1)
    page.keyboard.press("Escape")
    if not is_open: assert "80,000" not in page.locator(".seats").inner_text()
