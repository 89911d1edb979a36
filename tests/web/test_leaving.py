"""Ways out of a running game: getting up, being away, giving up; and back again."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.running import Server
from tests.web.playing import turn_or_end
from tests.web.tables import one_turn, open_menu, together, told
from tests.web.test_together import at_play

pytestmark = pytest.mark.slow
People = Callable[..., Page]
ABSENCE = 5.0                             # seconds: long enough to see that it is counted, a quarter of the usual


def seat_of(page: Page, name: str) -> Locator:
    return page.locator("li.seat", has_text=name)


def test_a_bot_plays_for_who_got_up_and_the_seat_comes_back(people: People) -> None:
    host, guest = people(), people()
    together(host, guest, names=("Olga", "Denis"))
    open_menu(guest, "Leave")
    guest.get_by_role("button", name="Get up from the table").click()
    expect(guest.get_by_role("button", name="Play now")).to_be_visible()
    expect(host.get_by_text("Denis has left the table.")).to_be_visible()
    host.get_by_role("button", name="Let a bot play").click()
    expect(seat_of(host, "Denis")).to_contain_text("has left")
    expect(told(host, "A bot plays for Denis.")).to_be_visible()
    for _ in range(2): one_turn(host)                             # the bot has played in between

    guest.get_by_role("link", name=re.compile("^(Open|Continue) ?: With Olga")).first.click()
    expect(guest.get_by_text("You have left the table.")).to_be_visible()
    guest.get_by_role("button", name="I am back").click()
    expect(guest.get_by_role("button", name="I am back")).to_have_count(0)
    expect(seat_of(host, "Denis")).not_to_contain_text("has left")
    if at_play(host, guest) is host: one_turn(host)
    assert turn_or_end(guest) != "end"                            # it is theirs again
    one_turn(guest)


def test_the_others_vote_on_who_is_away_and_on_giving_up(people: People, servers: Callable[..., Server]) -> None:
    base = servers(absence_seconds=ABSENCE).base
    host, guest, third = people(base=base), people(base=base), people(base=base)
    together(host, guest, third, names=("Olga", "Denis", "Tom"))
    address = third.url
    third.goto("about:blank")
    for page in (host, guest): expect(page.get_by_text("Tom is not at the table.")).to_be_visible()
    expect(host.get_by_text("A bot can take over in")).to_be_visible()      # a connection that breaks for a moment is no absence
    host.get_by_role("button", name="Let a bot play").click()
    expect(guest.get_by_text("1 vote", exact=True)).to_be_visible()
    expect(host.get_by_role("button", name="Let a bot play")).to_have_count(0)
    expect(seat_of(guest, "Tom")).to_contain_text("away")         # one of two is not enough
    guest.get_by_role("button", name="Let a bot play").click()
    for page in (host, guest):
        expect(told(page, "A bot plays for Tom.")).to_be_visible()
        expect(page.get_by_text("Tom is not at the table.")).to_have_count(0)
    for _ in range(4):
        if (page := at_play(host, guest)) is not None: one_turn(page)
    third.goto(address)
    expect(third.get_by_text("The others let a bot play for you.")).to_be_visible()
    third.get_by_role("button", name="I am back").click()
    expect(third.get_by_role("button", name="I am back")).to_have_count(0)
    give_up(host, guest, third)


def give_up(first: Page, *others: Page) -> None:
    """When all want it, and not before."""
    open_menu(first, "Leave")
    first.get_by_role("button", name="Give up the game").click()
    first.get_by_role("button", name="Really give up?").click()
    for page in others: expect(page.get_by_text("Olga would like to give up the game.")).to_be_visible()
    open_menu(first, "Leave")                                     # once more changes nothing, and is no mistake
    first.get_by_role("button", name="Give up the game").click()
    first.get_by_role("button", name="Really give up?").click()
    expect(first.get_by_role("dialog")).to_have_count(0)
    expect(first.get_by_role("alert")).to_have_text("")
    for page in others: page.get_by_role("button", name="Agree").click()
    for page in (first, *others):
        expect(page.get_by_role("heading", name="The game was given up")).to_be_visible()
        expect(page.get_by_role("heading", name="Ranking")).to_have_count(0)
