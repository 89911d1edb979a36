"""The lists of the first screen: one's own tables, which can be ended there, and games that are over."""
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Client, new_table
from tests.server.running import Server
from tests.web.apart import apart
from tests.web.playing import MET, met, open_table
from tests.web.tables import BOARD

pytestmark = pytest.mark.slow
People = Callable[..., Page]


def mine(page: Page) -> Locator:
    page.goto("/")
    return page.get_by_role("region", name=re.compile("^(Your tables|Vos tables)"))


def test_a_table_that_waits_is_closed_from_the_list_by_who_is_sure(people: People) -> None:
    page = people()
    open_table(page, "friends", 2)
    page.wait_for_url("**/t/*")
    table = page.url
    mine(page).get_by_role("button", name="Close: Waiting for players").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Keep it").click()
    mine(page).get_by_role("button", name="Close: Waiting for players").click()
    dialog.get_by_role("button", name="Yes, close it").click()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="1 finished game")).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("heading", name="The game was given up")).to_be_visible()


def test_a_game_against_bots_is_given_up_and_then_forgotten(people: People) -> None:
    page = people()
    open_table(page, "bots", 2)
    met(page, MET)
    list = mine(page)
    list.get_by_role("button", name="Give up: Against bots").click()
    page.get_by_role("button", name="Yes, give up").click()
    page.get_by_role("button", name="1 finished game").click()
    list.get_by_role("button", name="Forget: Against bots").click()
    page.get_by_role("button", name="Yes, forget it").click()
    expect(page.get_by_role("button", name="1 finished game")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('flambeur.held')") == "[]"


def test_a_guest_gets_up_before_the_start_and_leaves_during_the_game(people: People) -> None:
    host, guest = people(), people()
    open_table(host, "friends", 2, ("Host",))
    link = host.get_by_role("textbox", name="Link to sit down").input_value()

    def sit() -> None:
        guest.goto(link)
        guest.get_by_role("button", name="Sit down").click()
        expect(guest.get_by_text("The game starts when")).to_be_visible()
    sit()
    mine(guest).get_by_role("button", name="Get up: With Host").click()
    guest.get_by_role("button", name="Yes, get up").click()
    expect(guest.get_by_text("The tables you sit at are kept here")).to_be_visible()
    sit()
    expect(host.get_by_text("at the table", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    met(host, {"begun": BOARD})
    mine(guest).get_by_role("button", name="Leave: With Host").click()
    guest.get_by_role("button", name="Yes, leave").click()
    expect(guest.get_by_role("dialog")).to_have_count(0)
    guest.get_by_role("link", name=re.compile("^(Open|Continue).*With Host")).first.click()
    expect(guest.get_by_role("button", name="I am back")).to_be_visible()


async def played(base: str, count: int) -> None:
    """Finished games at public tables."""
    for k in range(count):
        made = await new_table(base, "device", "easy", listed=True, names=[f"Player {k}", "Bot"])
        async with Client(base, made["table"], made["token"]) as client:
            await client.start()
            await client.ask("abandon", seat=0)


def games(page: Page, list: str) -> Locator:
    return page.get_by_role("region", name=list).get_by_role("listitem")


def test_own_and_public_games_are_seen_again(people: People, servers: Callable[..., Any]) -> None:
    server: Server = servers()
    apart(played(server.base, 12))
    page = people(base=server.base)
    open_table(page, "bots", 2)
    met(page, MET)
    mine(page).get_by_role("button", name="Give up: Against bots").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.get_by_role("button", name="1 finished game")).to_be_visible()
    page.get_by_role("button", name="Replay a game").click()
    expect(games(page, "Your games")).to_have_count(1)
    expect(games(page, "Games at public tables")).to_have_count(10)
    expect(games(page, "Games at public tables").first).to_contain_text("Player 11")
    page.get_by_role("region", name="Games at public tables").get_by_role("button", name="Show more").click()
    expect(games(page, "Games at public tables")).to_have_count(12)
    with page.expect_file_chooser():
        page.get_by_role("button", name="Open a file").click()
    games(page, "Your games").get_by_role("link").click()         # a private one: the browser shows its token
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()
