"""What cannot be opened has a screen of its own, with the next step; a server that was away is found again."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.apart import apart
from tests.web.playing import LONG, MET, met, open_table
from tests.web.skipping import to_the_end

pytestmark = pytest.mark.slow
People = Callable[..., Page]
AWAY = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_FAILED", "ERR_EMPTY_RESPONSE", "ERR_SOCKET_NOT_CONNECTED",
        "ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED_ENCODING", "WebSocket")      # killed while it answered, too


def meets(page: Page, title: str, step: str) -> None:
    """A screen of its own. Where the step leads is another test's."""
    expect(page.get_by_role("heading", name=title)).to_be_focused()
    expect(page.locator("main").get_by_role("link", name=step).or_(page.get_by_role("button", name=step)).first).to_be_visible()


def test_a_table_that_is_gone_and_links_that_are_wrong(people: People) -> None:
    page = people(forgive=("status of 404", "status of 403"))
    page.goto("/t/aaaaaaaaaa")
    meets(page, "This table is gone", "Create a table")
    page.goto("/r/aaaaaaaaaa")
    meets(page, "There is no such game", "Back to the lobby")
    page.goto("/no/such/page")
    meets(page, "There is nothing here", "Back to the lobby")
    made = page.request.post("/api/tables", data={"game": "las-vegas", "seats": [{"sitter": "device"}, {"sitter": "open"}]}).json()
    page.goto(f"/t/{made['table']}#sit={'x' * 43}")
    meets(page, "This link does not open the table", "Back to the lobby")
    page.get_by_role("main").get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_link_that_hands_over_a_seat_works_once(people: People) -> None:
    first, second, third = people(), people(), people(forgive=("status of 4",))
    open_table(first, "bots", 2)
    met(first, MET)
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Continue on another device").click()
    first.get_by_role("button", name="Make the link").click()
    link = first.get_by_role("textbox", name="Open this on the other device").input_value()
    second.goto(link)
    met(second, MET)
    assert "pass=" not in second.url
    third.goto(link)
    meets(third, "This link has been used", "Back to the lobby")


def test_a_server_that_was_away(people: People, far: Server) -> None:
    """Killed in the middle of a game: whoever sits there, and whoever comes meanwhile, goes on when it is back."""
    page, lobby = people(base=far.base, forgive=AWAY), people(base=far.base, forgive=AWAY)
    open_table(page, "bots", 2)
    lobby.goto("/")
    expect(lobby.get_by_role("button", name="Play now")).to_be_visible()
    met(page, MET)
    far.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    lobby.get_by_role("button", name="Play now").click()
    meets(lobby, "The server does not answer", "Try again")
    apart(far.start())
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(lobby.get_by_role("button", name="Play now")).to_be_visible(timeout=LONG)
    met(page, MET)
    to_the_end(page)


def test_a_table_is_closed_for_all_only_by_who_is_sure(people: People) -> None:
    host = people()
    open_table(host, "friends", 2)
    host.get_by_role("button", name="Close this table").click()
    expect(host.get_by_role("button", name="Close it for everybody?")).to_be_focused()
    host.get_by_role("button", name="Keep it open").click()
    host.get_by_role("button", name="Close this table").click()
    host.keyboard.press("Enter")
    expect(host.get_by_role("button", name="Close this table")).to_have_count(0)
    expect(host.get_by_role("heading", name="The game was given up")).to_be_visible()
