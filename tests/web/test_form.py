"""The form that makes a table: games by picture, presets, modules; what does not go together says why, and what would, by one tap."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from flambeur.games.las_vegas.modules.listed import modules
from tests.web.playing import met
from tests.web.test_cards import MET

pytestmark = pytest.mark.slow
People = Callable[..., Page]


def switch(page: Page, name: str) -> Locator:
    return page.get_by_role("checkbox", name=name, exact=True)


def preset(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=re.compile(f"^{name}"))


def game(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Game").get_by_role("radio", name=re.compile(rf"^{name} 2 to \d players"))


def test_what_a_module_needs_is_switched_on_along_by_one_tap(people: People) -> None:
    page = people(forgive=("status of 400",))        # that is how the server says no
    page.goto("/new/bots")
    game(page, "Las Vegas: the card game").check()
    start, reason = page.get_by_role("button", name="Start the game"), page.locator("form").get_by_role("status")
    chips = page.locator("[data-module=chips]")
    expect(chips).to_contain_text("Chip cards need play in turn")
    expect(switch(page, "Chip cards")).to_be_disabled()
    chips.get_by_role("button", name="Also switch on: In turn", exact=True).click()
    expect(switch(page, "Chip cards")).to_be_checked()
    expect(switch(page, "In turn")).to_be_checked()
    expect(preset(page, "With chips")).to_be_checked()
    expect(start).to_be_enabled()

    switch(page, "In turn").uncheck()                         # taken away from under the chips
    expect(reason).to_contain_text("These do not go together: Chip cards need play in turn")
    expect(start).to_be_disabled()
    page.get_by_role("textbox", name="Name at seat 1").press("Enter")         # nor by a key
    assert page.url.endswith("/new/bots/las-vegas-cards")
    page.get_by_role("button", name="Switch off: Chip cards", exact=True).click()
    expect(reason).to_have_text("")
    expect(preset(page, "Classic")).to_be_checked()
    game(page, "Las Vegas").check()        # another game has other options
    expect(page.locator("[data-module]")).to_have_count(len(modules()))
    expect(start).to_be_enabled()

    game(page, "Las Vegas: the card game").check()
    preset(page, "With chips").check()
    expect(switch(page, "In turn")).to_be_checked()
    while (remove := page.get_by_role("button", name="Remove seat")).count() > 2: remove.last.click()
    start.click()
    met(page, {"pick": MET["pick"]})
    expect(page.locator("li.seat")).to_have_count(1)
    page.locator("[data-card='0']").click()
    page.locator("[data-lay]").click()
    expect(page.locator("[data-casino] [data-who='0'] [data-number]").first).to_be_visible()


def test_too_many_players_for_a_module_are_offered_both_ways_out(people: People) -> None:
    page = people(forgive=("status of 400",))
    page.goto("/new/friends/las-vegas")
    preset(page, "Neutral dice").check()
    for _ in range(2): page.get_by_role("button", name="Add a seat").click()
    create = page.get_by_role("button", name="Create the table")
    expect(create).to_be_disabled()
    seats = page.get_by_role("button", name=re.compile(r"^Remove seat \d$"))
    expect(seats).to_have_count(6)
    page.get_by_role("button", name="Play with 5 players", exact=True).click()
    expect(seats).to_have_count(5)
    expect(create).to_be_enabled()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_role("button", name="Switch off: Neutral white dice", exact=True).click()
    expect(seats).to_have_count(6)
    expect(create).to_be_enabled()
    module = page.locator("[data-module=neutral_dice]")
    expect(module).to_contain_text("at most 5 players")            # before anybody has tried
    module.get_by_role("button", name="Play with 5 players", exact=True).click()
    expect(seats).to_have_count(5)
    expect(switch(page, "Neutral white dice")).to_be_checked()
