"""A name is changed during the game, and taken out of it when it is over."""
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, met, open_table

pytestmark = pytest.mark.slow
People = Callable[..., Page]


def begun(page: Page) -> None:
    open_table(page, "screen", 2, ("Ana", "Bruno"))
    met(page, MET)


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Give up the game").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.get_by_role("heading", name="The game was given up")).to_be_visible()


def recorded(page: Page) -> list[str]:
    """The names in the record as it is downloaded now."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    return [seat["name"] for seat in json.loads(Path(download.value.path()).read_text("utf-8"))["seats"]]


def test_a_name_is_changed_during_the_game(people: People) -> None:
    page = people()
    begun(page)
    page.get_by_role("button", name="Settings").click()
    field = page.get_by_role("textbox", name="Name at seat 1")
    expect(field).to_have_value("Ana")
    field.fill("Zoé")
    field.press("Tab")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Zoé", exact=True)).to_be_visible()
    give_up(page)
    assert recorded(page) == ["Zoé", "Bruno"]


def test_a_player_becomes_a_guest_in_a_finished_game(people: People) -> None:
    page = people()
    begun(page)
    give_up(page)
    assert recorded(page) == ["Ana", "Bruno"]
    page.get_by_text("Your name in this game").click()
    with page.expect_response("**/api/records/*"):                # what is downloaded from here on
        page.get_by_role("button", name="Turn Ana into a guest").click()
    expect(page.get_by_text("The name is gone.")).to_be_visible()
    expect(page.get_by_role("button", name="Turn Bruno into a guest")).to_be_visible()
    expect(page.get_by_role("button", name="Turn Ana into a guest")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Download the record")).to_be_visible()
    assert recorded(page) == ["", "Bruno"]
