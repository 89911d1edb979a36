"""Links for others: they open what they are to open, and begin with the address that others reach."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.running import Server
from tests.web.playing import MET, met, open_table
from tests.web.skipping import to_the_end
from tests.web.test_together import at_play, one_turn, placed, sit_down

pytestmark = pytest.mark.slow
People = Callable[..., Page]
CLIPBOARD = ["clipboard-read", "clipboard-write"]


def field(page: Page, name: str) -> Locator:
    return page.get_by_role("textbox", name=name)


def menu_entry(page: Page, name: str) -> Locator:
    page.get_by_role("button", name="Menu", exact=True).click()
    return page.get_by_role("dialog", name="Menu").get_by_role("button", name=name)


def test_a_link_to_a_moment_opens_a_private_game_for_others(people: People, far: Server) -> None:
    page, other = people(base=far.base, permissions=CLIPBOARD), people(base=far.settings["public_url"])
    open_table(page, "screen", 2, ("Ana", "Bruno"))
    met(page, MET)
    to_the_end(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="Round 2").click()
    page.get_by_role("button", name="One step forward").click()
    scrubber = page.get_by_role("slider", name="Moment of the game")
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{far.settings['public_url']}/r/\w+#watch=[\w-]{{43}}&at={scrubber.input_value()}", link), link
    other.goto(link)
    expect(other.get_by_role("slider", name="Moment of the game")).to_have_value(scrubber.input_value())
    assert placed(other) == placed(page)
    assert "watch=" not in page.url


def test_a_seat_is_taken_along_by_an_address_that_others_reach(people: People, far: Server) -> None:
    page, other, public = people(base=far.base), people(), far.settings["public_url"]
    open_table(page, "bots", 2)
    met(page, MET)
    page.goto("/")
    page.get_by_role("button", name="Link to this seat").click()
    link, feed = field(page, "Recovery link"), field(page, "Private feed")
    expect(link).to_have_value(re.compile(f"^{public}/t/.+#token="))
    expect(feed).to_have_value(re.compile(f"^{public}/api/feeds/"))
    answer = page.request.get(feed.input_value().replace(public, far.base))
    assert (answer.status, "atom" in answer.headers["content-type"]) == (200, True)
    other.goto(link.input_value())
    assert met(other, MET) != "end"
    assert "token=" not in other.url


def test_spectators_can_be_invited_while_a_game_is_played(people: People, far: Server) -> None:
    host, guest, watcher = people(base=far.base), people(), people(width=390)
    sit_down(host, guest)
    at_play(host, guest)
    expect(menu_entry(guest, "Continue on another device")).to_be_visible()
    expect(guest.get_by_role("button", name="Invite to watch")).to_have_count(0)      # a guest has the key to sit down only
    guest.keyboard.press("Escape")
    menu_entry(host, "Invite to watch").click()
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    link = field(host, "Link to watch")
    expect(link).to_have_value(re.compile(f"^{far.settings['public_url']}/t/.+#watch="))
    expect(host.get_by_role("button", name=re.compile("^Copy ?: Link to watch"))).to_be_visible()
    watcher.goto(link.input_value())
    host.keyboard.press("Escape")
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    player = at_play(host, guest)
    assert player is not None
    one_turn(player)
    expect(watcher.locator("[data-casino] [data-who]")).to_have_count(1)
    assert placed(watcher) == placed(player)
    expect(watcher.locator("button[data-roll], button[data-face]")).to_have_count(0)
    menu_entry(watcher, "Invite to watch").click()                                    # whoever came by the link may pass it on
    expect(field(watcher, "Link to watch")).to_have_value(watcher.url)
