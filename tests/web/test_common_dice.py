"""The games whose dice are common, on the plain table: rows and dice by colour, and a whole game by clicks."""
import os
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import LONG, met

pytestmark = pytest.mark.slow
People = Callable[..., Page]
MET = {"roll": "[data-generic] button.gold:enabled, [data-plain] button[data-roll]:enabled", "choose": "button[data-action]:enabled",
       "end": "[data-end]"}
SHOTS = os.environ.get("FLAMBEUR_SHOTS")      # a folder, for somebody who wants to look


def shot(page: Page, name: str) -> None:
    if SHOTS: page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def colours_of(page: Page, selector: str) -> list[str]:
    """The classes of colour of all that is drawn there."""
    found: list[str] = page.locator(selector).evaluate_all(
        "(all) => all.map((one) => [...one.classList].find((name) => name.startsWith('p-')) ?? '')")
    return found


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_whole_solo_game_by_clicks(people: People, width: int, height: int) -> None:
    page = people(width=width, height=height)
    page.goto("/new/bots/las-vegas-solo")
    page.get_by_role("button", name=re.compile("^(Create the table|Start the game)$")).click()
    choices = 0
    for _ in range(200):
        wanted = met(page, MET)
        if wanted == "end": break
        if wanted == "choose":
            choices += 1
            if choices == 3: look_at(page, f"solo-{width}")
        page.locator(MET[wanted]).first.click()
        met(page, {**MET, "gone": f"body:not(:has({MET[wanted]}))"})
    assert choices >= 8
    expect(page.locator("[data-end]")).to_be_visible(timeout=LONG)
    shot(page, f"solo-{width}-end")


def look_at(page: Page, name: str) -> None:
    """The dice on the buttons are those of the throw, each in its colour, and every casino has a row for each colour."""
    thrown = colours_of(page, "button[data-action] [data-die]")
    assert len(thrown) == len(set(thrown)) >= 2
    assert set(thrown) <= {f"p-{colour}" for colour in ("red", "green", "blue", "black", "white", "yellow", "grey", "violet")}
    rows = page.locator("[data-place]").first.locator("[data-row]")
    assert sorted(rows.evaluate_all("(all) => all.map((one) => one.dataset.row)")) == sorted(
        ["0", *(f"colour:{colour}" for colour in ("green", "blue", "black", "white", "yellow", "grey", "violet"))])
    page.locator("button[data-action]").first.hover()
    shot(page, name)
