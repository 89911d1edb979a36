"""Sound is offered once, at the first roll; a button in the bar turns it on and off."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, faces, met, roll_button
from tests.web.tables import BOT, DEVICE, make

pytestmark = pytest.mark.slow
People = Callable[..., Page]
OFFER = "[data-offer=sound]"


def first_roll(page: Page) -> None:
    make(page, [DEVICE, BOT], ("Olga", "Benno"))
    met(page, {"roll": MET["roll"]})
    expect(page.locator(OFFER)).to_have_count(0)
    roll_button(page).click()
    met(page, {"choose": MET["choose"]})


def test_who_takes_the_offer_hears_it_and_can_mute_it(people: People) -> None:
    page = people()
    first_roll(page)
    mute = page.get_by_role("banner").get_by_role("button", name="Sound", exact=True)
    expect(mute).to_have_attribute("aria-pressed", "false")
    page.locator(OFFER).get_by_role("button", name="Sound on").click()
    expect(page.locator(OFFER)).to_have_count(0)
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")


def test_it_is_offered_once_and_goes_when_one_plays_on(people: People) -> None:
    page = people()
    first_roll(page)
    expect(page.locator(OFFER)).to_be_visible()
    faces(page).first.click()
    expect(page.locator(OFFER)).to_have_count(0)
    first_roll(page)                                              # at another table
    expect(page.locator(OFFER)).to_have_count(0)
