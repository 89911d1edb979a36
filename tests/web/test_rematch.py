"""The same players once more: all who are there end at the same new table."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, met
from tests.web.tables import BOARD, one_turn, together
from tests.web.test_leaving import give_up

pytestmark = pytest.mark.slow


def test_two_players_and_a_spectator_go_on_together(people: Callable[..., Page]) -> None:
    host, guest, watcher = people(), people(), people()
    made = together(host, guest, names=("Olga", "Denis"))
    watcher.goto(f"/t/{made['table']}#watch={made['watch']}")
    give_up(host, guest)                                          # the shortest way to an end
    met(watcher, {"end": MET["end"]})
    first = host.url
    expect(watcher.get_by_role("button", name="Play again")).to_have_count(0)
    guest.get_by_role("button", name="Play again").click()
    expect(guest.get_by_text("You want to play again.")).to_be_visible()
    expect(host.get_by_text("Denis would like to play again.")).to_be_visible()
    assert host.url == first
    host.get_by_role("button", name="Play again").click()
    for page in (host, guest, watcher): expect(page.locator(BOARD).first).to_be_visible()
    assert host.url == guest.url == watcher.url.split("#")[0] != first
    one_turn(host)                                                # in their seats: the first one begins
    expect(guest.locator("li.seat", has_text="Olga")).to_be_visible()
    expect(host.locator("li.seat", has_text="Denis")).to_be_visible()
    expect(watcher.get_by_text("You are watching.").first).to_be_visible()
    for page in (host, watcher): look_back(page, first)


def look_back(page: Page, first: str) -> None:
    """Who opens the game that is over stays there, and finds the way to the next one."""
    following = page.url
    page.goto("about:blank")
    page.goto(first + ("#" + following.split("#")[1] if "#" in following else ""))
    met(page, {"end": MET["end"]})
    page.get_by_role("button", name="To the next game").click()
    expect(page.locator(BOARD).first).to_be_visible()
    assert page.url == following
