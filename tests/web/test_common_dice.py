"""The games whose dice are common, on the plain table: rows and dice by colour, and a whole game by clicks."""
import json
import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import LONG, met, open_table

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


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_whole_game_of_hidden_colours_by_clicks(people: People, width: int, height: int) -> None:
    page = people(width=width, height=height)
    open_table(page, "bots/las-vegas-hidden", 2, ("Ana",))
    choices = 0
    for _ in range(400):
        wanted = met(page, MET)
        if wanted == "end": break
        if wanted == "choose":
            choices += 1
            if choices == 4: look_at_colours(page, f"hidden-{width}")
        page.locator(MET[wanted]).first.click()
        met(page, {**MET, "gone": f"body:not(:has({MET[wanted]}))"})
    assert choices >= 8
    expect(page.locator("[data-end]")).to_be_visible(timeout=LONG)
    shot(page, f"hidden-{width}-end")


def look_at_colours(page: Page, name: str) -> None:
    """Every casino has a row for each of the eight colours, and none for a seat."""
    rows = page.locator("[data-place]").first.locator("[data-row]").evaluate_all("(all) => all.map((one) => one.dataset.row)")
    assert len(rows) == len(set(rows)) == 8
    assert all(row.startswith("colour:") for row in rows)
    page.locator("button[data-action]").first.hover()
    shot(page, name)


def test_no_colour_reaches_another_seat_before_the_reveal(people: People) -> None:
    """Two browsers: whatever the second one is sent, the first one's colours are not in it."""
    first, second = people(), people()
    sent: list[str] = []
    second.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sent.append(frame if isinstance(frame, str) else "")))
    open_table(first, "friends/las-vegas-hidden", 2, ("Ana",))
    second.goto(first.get_by_role("textbox", name="Link to sit down").input_value())
    second.get_by_role("textbox", name="Your name").fill("Bruno")
    second.get_by_role("button", name="Sit down").click()
    expect(first.get_by_text("at the table", exact=True)).to_be_visible()
    first.get_by_role("button", name="Start", exact=True).click()
    first.locator(MET["roll"]).first.click(timeout=LONG)         # the opening dice, then the cards are dealt
    for page in (first, second) * 2:
        for wanted in ("roll", "choose"): page.locator(MET[wanted]).first.click(timeout=LONG)
    expect(second.get_by_text("Ana rolls").first).to_be_visible(timeout=LONG)
    told = [json.loads(frame) for frame in sent if frame.startswith("{")]
    players = [view["players"] for message in told for view in parts(message) if isinstance(view.get("players"), list) and "shelf" in view]
    dealt = [event for message in told for event in parts(message) if event.get("kind") == "dealt"]
    assert players
    assert dealt
    assert all(seen[0]["colours"] is None for seen in players)
    assert any(seen[1]["colours"] for seen in players)
    assert all(("colours" in event) == (event["seat"] == 1) for event in dealt)


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in a message."""
    if isinstance(value, dict):
        yield value
        for inner in value.values(): yield from parts(inner)
    elif isinstance(value, list):
        for inner in value: yield from parts(inner)
