"""Nobody waits for bots: a tap, Space or a button runs everything up to one's own next decision."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import LONG, MET, faces, met, roll_button
from tests.web.tables import BOT, DEVICE, laid, make

pytestmark = pytest.mark.slow
People = Callable[..., Page]
FOREVER = {"speed": 0.001, "motion": "reduced"}                   # whoever waits until it is over waits for hours
WAYS: dict[str, Callable[[Page], None]] = {
    "space": lambda page: page.keyboard.press("Space"),
    "tap": lambda page: page.locator("[data-casino='1'] .body").click(),
    "button": lambda page: page.locator("[data-onward]").click(),
}
THREE_EACH = [[3 * (seat == n) for seat in range(4)] for n in range(4)]
EARLY = laid([3, 5, 6], [*THREE_EACH, [2, 2, 2, 2], [0, 0, 0, 0]], [3, 3, 3, 3])
TIES = laid([5], [[4, 0], [2, 0], [0, 4], [0, 2], [1, 1], [0, 1]], [1, 0])     # the last die, and then the payout


@pytest.mark.parametrize("way", WAYS)
def test_up_to_the_own_next_roll(people: People, way: str) -> None:
    page = people(settings=FOREVER)
    make(page, [DEVICE, BOT, BOT, BOT], ("Olga", "Benno", "Carla", "Denny"), position=EARLY)
    met(page, {"choose": MET["choose"]})
    faces(page).first.click()
    expect(page.locator("#tray-title")).to_contain_text("You place")          # and it would for an hour
    WAYS[way](page)
    met(page, {"roll": MET["roll"]})
    roll_button(page).click()
    met(page, {"choose": MET["choose"]})                          # while the dice still roll


def test_next_steps_through_a_payout_that_is_paused(people: People) -> None:
    page = people(settings={"speed": 1, "motion": "reduced"})
    make(page, [DEVICE, BOT], ("Olga", "Benno"), position=TIES)
    met(page, {"choose": MET["choose"]})
    page.clock.install()                                          # from here on time passes when the test says so
    faces(page).first.click()
    expect(page.locator("#tray-title")).to_contain_text("You place")
    page.clock.run_for(700)
    pause, step = page.locator(".controls button[aria-pressed]"), page.get_by_role("button", name="Next")
    pause.click()
    seen = []
    while page.locator("[data-payout='6']").count() == 0:
        page.clock.run_for(60_000)
        expect(pause).to_have_attribute("aria-pressed", "true")   # however long one looks at it
        seen.append(page.locator("section[data-payout]").get_attribute("data-payout"))
        step.click()
    assert seen == ["1", "2", "3", "4", "5"]
    expect(pause).to_have_attribute("aria-pressed", "true")
    pause.click()
    page.clock.run_for(60_000)
    expect(page.locator("[data-end]")).to_be_visible(timeout=LONG)
