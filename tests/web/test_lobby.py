"""The first screen: a stage with the one gold button, a house for each game, and the table that waits before everything else."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.playing import MET, met, open_table, play_now
from tests.web.test_cards import MET as CARDS_MET

pytestmark = pytest.mark.slow
People = Callable[..., Page]
CARDS = "Las Vegas: the card game"


def gold(page: Page) -> Locator:
    return page.get_by_role("button", name="Play now")


def house(page: Page, game: str) -> Locator:
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game, exact=True))


def test_the_gold_button_is_the_only_one_and_the_first_stop(people: People) -> None:
    page = people()
    page.goto("/")
    expect(page.locator(".btn.gold")).to_have_count(1)
    expect(gold(page)).to_be_enabled()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Tab")
    expect(gold(page)).to_be_focused()


def test_enter_on_arrival_plays(people: People) -> None:
    page = people()
    page.goto("/")
    expect(gold(page)).to_be_enabled()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    met(page, MET)


def test_a_house_puts_its_game_on_stage_by_keys_and_the_last_game_stays_there(people: People) -> None:
    page = people()
    page.goto("/")
    first, second = (page.get_by_role("button", name=f"Put on stage: {name}", exact=True) for name in ("Las Vegas", CARDS))
    expect(first).to_have_attribute("aria-pressed", "true")
    first.focus()
    page.keyboard.press("ArrowLeft")                              # round the corner
    expect(page.get_by_role("button", name=re.compile("^Put on stage: ")).last).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    page.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status").filter(has_text="On stage:")).to_have_text(f"On stage: {CARDS}, 2 to 5 players")
    expect(page.get_by_role("heading", name=CARDS, level=1)).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Las Vegas", level=1, exact=True)).to_be_visible()      # looked at is not played
    house(page, CARDS).get_by_role("button", name=f"Play: {CARDS}").click()                         # one click from any house to a table
    met(page, {"pick": CARDS_MET["pick"]})
    page.goto("/")
    expect(page.get_by_role("heading", name=CARDS, level=1)).to_be_visible()
    expect(page.get_by_role("link", name="Invite friends")).to_have_attribute("href", "/new/friends/las-vegas-cards")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (360, 740)])
def test_a_table_that_waits_is_in_sight_at_once(people: People, width: int, height: int) -> None:
    page = people(width=width, height=height)
    play_now(page)
    met(page, MET)
    table = page.url
    page.goto("/")
    waiting = page.get_by_role("complementary", name="A table is waiting for you")
    link = waiting.get_by_role("link", name=re.compile("^Continue: Against bots"))
    expect(link).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("complementary", name="A table is waiting for you")).to_contain_text("Against bots: your turn")
    link.click()
    page.wait_for_url(table)


def test_where_several_wait_the_one_with_people_comes_first(people: People) -> None:
    host, guest = people(), people()
    open_table(host, "friends", 2, ("Host",))
    guest.goto(host.get_by_role("textbox", name="Link to sit down").input_value())
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("at the table", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    met(host, MET)
    host.goto("/")
    play_now(host)
    met(host, MET)
    host.goto("/")
    waiting = host.get_by_role("complementary", name="A table is waiting for you")
    expect(waiting).to_contain_text("Player 2: your turn")
    expect(waiting).to_contain_text("1 more waits")
