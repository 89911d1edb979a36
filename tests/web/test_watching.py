"""Spectators: by the link that the invitation has, or at a public table of the lobby."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, met
from tests.web.tables import BOT, DEVICE, OPEN, join, make, one_turn, told
from tests.web.test_together import placed

pytestmark = pytest.mark.slow
People = Callable[..., Page]


def sees_it_all_and_does_nothing(watcher: Page, player: Page) -> None:
    expect(watcher.get_by_text("You are watching.").first).to_be_visible()
    expect(player.get_by_text("1 spectator", exact=True)).to_be_attached()
    one_turn(player)
    expect(told(watcher, "Olga places").first).to_be_visible()
    expect(watcher.locator("button[data-face], button[data-roll]")).to_have_count(0)
    expect(watcher.get_by_role("button", name=re.compile("^(Hint|Undo)"))).to_have_count(0)


def test_by_the_link_of_a_private_table(people: People) -> None:
    host, guest, watcher, stranger = people(), people(), people(), people(forgive=("status of 403",))
    made = make(host, [DEVICE, OPEN], ("Olga",))
    watcher.goto(host.get_by_role("textbox", name="Link to watch").input_value())
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    stranger.goto(f"/t/{made['table']}")
    expect(stranger.get_by_role("heading", name="This is not yours to open")).to_be_visible()
    join(guest, made, "Denis")
    host.get_by_role("button", name="Start", exact=True).click()
    met(host, MET)
    sees_it_all_and_does_nothing(watcher, host)
    assert placed(watcher) == placed(host)


def test_at_a_public_table_of_the_lobby(people: People) -> None:
    host, watcher = people(), people()
    made = make(host, [DEVICE, DEVICE, BOT], ("Olga", "Denis", "Benno"), listed=True)
    met(host, MET)
    watcher.goto("/")
    watcher.get_by_role("button", name=re.compile("^Watch or join")).click()
    expect(watcher.get_by_role("heading", name="Public tables")).to_be_focused()
    watcher.locator(f"a[href='/t/{made['table']}']", has_text="Watch").click()
    sees_it_all_and_does_nothing(watcher, host)
