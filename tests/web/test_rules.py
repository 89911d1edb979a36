"""The rules: in the lobby those of all that can be chosen, at a table those of its options alone."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, met, open_table
from tests.web.test_cards import MET as CARDS_MET

pytestmark = pytest.mark.slow
People = Callable[..., Page]


def test_the_page_of_a_game_has_pictures_contents_and_every_rule_that_can_be_chosen(people: People) -> None:
    page = people()
    page.goto("/")
    page.get_by_role("banner").get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("dialog").get_by_role("link", name="Open on a page of its own").click()
    expect(page.get_by_role("heading", name="Rules: Las Vegas", level=1, exact=True)).to_be_visible()
    expect(page.get_by_role("list", name="The game in pictures").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("navigation", name="Contents").get_by_role("button", name="Variant: neutral white dice").click()
    expect(page.get_by_role("heading", name="Variant: neutral white dice")).to_be_focused()
    for module in ("kicker", "big di", "rainbow", "slot machine", "chip card"):
        expect(page.get_by_role("main")).to_contain_text(re.compile(module, re.IGNORECASE))
    page.get_by_role("navigation", name="Games").get_by_role("link", name="Las Vegas: the card game").click()
    expect(page.get_by_role("heading", name="Rules: Las Vegas: the card game", level=1)).to_be_visible()
    for chapter in ("Variant: in turn", "Variant: chip cards"):
        expect(page.get_by_role("heading", name=chapter)).to_be_visible()
    expect(page.get_by_role("main")).not_to_contain_text(re.compile("kicker|slot machine", re.IGNORECASE))


def test_a_table_tells_the_rules_of_its_options_alone(people: People) -> None:
    page = people()
    open_table(page, "bots/las-vegas", 2)
    met(page, MET)
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules", exact=True)
    expect(rules.get_by_role("heading", name="Payout")).to_be_visible()
    expect(rules).not_to_contain_text(re.compile("white", re.IGNORECASE))

    page.goto("/new/bots/las-vegas-cards")
    page.get_by_role("radio", name=re.compile("^With chips")).check()
    page.get_by_role("button", name="Start the game").click()
    met(page, {"pick": CARDS_MET["pick"]})
    page.keyboard.press("r")
    expect(rules.get_by_role("heading", name="Variant: chip cards")).to_be_visible()
    expect(rules).to_contain_text("At this table, with In turn Chip cards")
    expect(rules).not_to_contain_text("at the same time")
