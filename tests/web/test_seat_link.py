"""Links that others get: they say so when they lead nowhere but to this computer; a recovery link opens the seat anywhere."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, met
from tests.web.tables import BOT, DEVICE, LATE, OPEN, make, one_turn, open_menu

pytestmark = pytest.mark.slow
People = Callable[..., Page]
ONLY_HERE = "These links work on this computer only"


def test_a_recovery_link_opens_the_seat_in_another_browser(people: People) -> None:
    page, other = people(), people()
    make(page, [DEVICE, BOT], ("Olga", "Benno"), position=LATE)
    met(page, MET)
    page.goto("/")
    page.get_by_role("button", name="Link to this seat: Against bots").click()
    dialog = page.get_by_role("dialog", name="Your seat, to take along")
    expect(dialog).to_contain_text(ONLY_HERE)
    other.goto(dialog.get_by_role("textbox", name="Recovery link").input_value())
    met(other, {"choose": MET["choose"]})
    assert "token" not in other.url                               # it could be read over a shoulder
    one_turn(other)
    other.goto("/")
    expect(other.get_by_role("button", name="Link to this seat: Against bots")).to_be_visible()

    dialog.get_by_role("button", name="Forget it in this browser").click()
    page.keyboard.press("Escape")                                 # not sure
    page.get_by_role("button", name="Link to this seat: Against bots").click()
    dialog.get_by_role("button", name="Forget it in this browser").click()
    dialog.get_by_role("button", name="Yes, forget it").click()
    expect(page.get_by_role("button", name="Link to this seat: Against bots")).to_have_count(0)
    expect(page.get_by_text("The tables you sit at are kept here")).to_be_visible()


def test_an_invitation_says_that_it_is_for_this_computer_only(people: People) -> None:
    page = people()
    make(page, [DEVICE, OPEN], ("Olga",))
    expect(page.get_by_role("textbox", name="Link to sit down")).to_be_visible()
    expect(page.get_by_text(ONLY_HERE)).to_be_visible()
    expect(page.get_by_text("python3 run.py play --lan")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    open_menu(page, "Continue on another device")
    page.get_by_role("button", name="Make the link").click()
    expect(page.get_by_role("dialog")).to_contain_text(ONLY_HERE)
