"""What players say to each other, and how to hear nothing of it."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, met
from tests.web.tables import BOT, DEVICE, make, together

pytestmark = pytest.mark.slow
People = Callable[..., Page]


def open_chat(page: Page, name: str = "Chat") -> None:
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog", name="Chat")).to_be_visible()


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something to everybody").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Say something to everybody")).to_have_value("")


def test_two_people_talk_and_one_of_them_has_heard_enough(people: People) -> None:
    host, guest = people(), people()
    together(host, guest, names=("Olga", "Denis"))
    open_chat(host)
    expect(host.get_by_text("Nobody has said anything yet.")).to_be_visible()
    say(host, "Good evening!")
    expect(guest.locator("[data-bubble='0']")).to_contain_text("Good evening!")      # at the seat of the one who says it
    open_chat(guest, "Chat, 1 new message")
    expect(guest.get_by_role("listitem").filter(has_text="Good evening!")).to_contain_text("Olga")
    say(guest, "<b>u h l r</b>")                                  # letters are text here, no keys of the table
    expect(host.get_by_role("listitem").filter(has_text="<b>u h l r</b>")).to_contain_text("Denis")

    guest.get_by_role("checkbox", name="Show what others say").uncheck()
    expect(guest.get_by_text("Chat is muted.")).to_be_visible()
    guest.keyboard.press("Escape")
    say(host, "Are you there?")
    expect(host.get_by_text("Are you there?")).to_be_visible()
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_be_visible()      # nothing new, as far as they want to know
    expect(guest.locator("[data-bubble]").filter(has_text="Are you there?")).to_have_count(0)
    guest.reload()
    open_chat(guest)
    expect(guest.get_by_text("Chat is muted.")).to_be_visible()
    expect(guest.get_by_text("Are you there?")).to_have_count(0)
    guest.get_by_role("checkbox", name="Show what others say").check()
    expect(guest.get_by_text("Are you there?")).to_be_visible()


def test_what_was_read_is_not_new_when_the_page_is_loaded_again(people: People) -> None:
    host, guest = people(), people()
    together(host, guest, names=("Olga", "Denis"))
    open_chat(host)
    say(host, "Good evening!")
    open_chat(guest, "Chat, 1 new message")
    guest.keyboard.press("Escape")
    guest.reload()
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    say(host, "Still there?")
    expect(guest.get_by_role("button", name="Chat, 1 new message")).to_be_visible()
    guest.reload()
    expect(guest.get_by_role("button", name="Chat, 1 new message")).to_be_visible()


def test_who_plays_alone_has_nobody_to_talk_to(people: People) -> None:
    page = people()
    make(page, [DEVICE, BOT], ("Olga", "Benno"))
    met(page, MET)
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Log", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
