"""The games whose dice are common: whole games by clicks on their boards, which keep their places; what is drawn by colour, on the plain
table too."""
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
MET = {"roll": "button[data-roll]:enabled", "choose": "button[data-face]:enabled", "end": "[data-end]"}
PLAIN = {"roll": "[data-generic] button.gold:enabled, [data-plain] button[data-roll]:enabled", "choose": "button[data-action]:enabled",
         "end": "[data-end]"}
COLOURS = ("red", "green", "blue", "black", "white", "yellow", "grey", "violet")
SIZES = [(1280, 800), (390, 844)]
BOXES = """() => ['.casinos', '.tray', ...[1, 2, 3, 4, 5, 6].map((n) => `[data-casino="${n}"]`)].map((what) => {
  const box = document.querySelector(what).getBoundingClientRect()
  return [box.left, box.top, box.width, box.height].map(Math.round).join()
}).concat(String(document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight))"""
SHOTS = os.environ.get("FLAMBEUR_SHOTS")      # a folder, for somebody who wants to look


def shot(page: Page, name: str) -> None:
    if SHOTS: page.screenshot(path=f"{SHOTS}/{name}.png", full_page=True)


def colours_of(page: Page, selector: str) -> list[str]:
    """The classes of colour of all that is drawn there."""
    found: list[str] = page.locator(selector).evaluate_all(
        "(all) => all.map((one) => [...one.classList].find((name) => name.startsWith('p-')) ?? '')")
    return found


def sit_down(page: Page, game: str) -> None:
    page.goto(f"/new/bots/{game}")
    page.get_by_role("button", name=re.compile("^(Create the table|Start the game)$")).click()


def play(page: Page, most: int, look: Callable[[], None], wanted: dict[str, str] = MET) -> int:
    """To the end, or so many choices far; how many choices were made."""
    choices = 0
    while choices < most and (what := met(page, wanted)) != "end":
        if what == "choose":
            choices += 1
            look()
        page.locator(wanted[what]).first.click()
        met(page, {**wanted, "gone": f"body:not(:has({wanted[what]}))"})
    return choices


def stays(page: Page) -> Callable[[], None]:
    """Casinos and tray keep their boxes from choice to choice, and nothing scrolls."""
    before: list[list[str]] = []

    def look() -> None:
        now = page.evaluate(BOXES)
        assert now[-1] == "true", "the page scrolls"
        assert not before or now == before[0]
        before.append(now)
    return look


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_whole_solo_game_by_clicks(people: People, width: int, height: int) -> None:
    page = people(width=width, height=height)
    sit_down(page, "las-vegas-solo")
    assert play(page, 100, stays(page)) >= 8
    expect(page.locator("[data-end]")).to_be_visible(timeout=LONG)
    shot(page, f"solo-{width}-end")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_whole_game_of_hidden_colours_by_clicks(people: People, width: int, height: int) -> None:
    page = people(width=width, height=height)
    open_table(page, "bots/las-vegas-hidden", 2, ("Ana",))
    assert play(page, 200, stays(page)) >= 8
    expect(page.locator("[data-end]")).to_be_visible(timeout=LONG)
    shot(page, f"hidden-{width}-end")


@pytest.mark.parametrize("game", ["las-vegas-solo", "las-vegas-hidden"])
def test_a_choice_is_made_of_dice_of_their_colours(people: People, game: str) -> None:
    """The dice on the buttons are those of the throw, each in its colour, and the casino of a choice shows them coming."""
    page = people()
    sit_down(page, game)
    while met(page, MET) != "choose":
        page.locator(MET["roll"]).first.click()
        met(page, {**MET, "gone": f"body:not(:has({MET['roll']}))"})
    thrown = colours_of(page, "button[data-face] [data-die]")
    assert len(thrown) == len(set(thrown)) >= 2
    assert set(thrown) <= {f"p-{colour}" for colour in COLOURS}
    tile = page.locator(MET["choose"]).first
    tile.hover()
    casino = page.locator(f"[data-casino='{tile.get_attribute('data-face')}']")
    expect(casino.locator(".ghost").first).to_be_visible()
    page.keyboard.press(tile.get_attribute("data-face") or "")
    expect(casino.locator(".ghost")).to_have_count(0)
    shot(page, f"{game}-chosen")


def test_the_bar_of_the_duel_follows_the_choice_that_is_looked_at(people: People) -> None:
    page = people()
    sit_down(page, "las-vegas-solo")
    duel, told = page.locator("[data-duel] h2"), set[str]()
    for _ in range(60):
        if met(page, MET) == "roll":
            page.locator(MET["roll"]).first.click()
            met(page, {**MET, "gone": f"body:not(:has({MET['roll']}))"})
            continue
        for tile in page.locator(MET["choose"]).all():
            tile.hover()
            told.add(duel.inner_text())
        if len(told) > 1: break
        page.locator(MET["choose"]).first.click()
        met(page, {**MET, "gone": f"body:not(:has({MET['choose']}))"})
    assert len(told) > 1
    assert all(line.startswith("If the casinos paid now: you $") for line in told)


def test_the_notebook_turns_its_marks_keeps_them_and_sends_none(people: People) -> None:
    page = people()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    open_table(page, "bots/las-vegas-hidden", 3, ("Ana",))
    play(page, 1, lambda: None)
    before, cell = len(sent), page.locator("[data-notebook] [data-cell]").first
    for sign in ("?", "×", "✓"):
        cell.click()
        expect(cell).to_have_text(sign)
    assert not any("✓" in frame or "mark" in frame for frame in sent[before:])
    page.reload()
    expect(page.locator("[data-notebook] [data-cell]").first).to_have_text("✓")
    assert met(page, MET) != "end"
    page.keyboard.press("m")                                                  # the key of the notebook; Escape leads back to the tray
    expect(page.locator("[data-notebook] [data-cell]").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-notebook] [data-cell]").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("button[data-roll], button[data-face]").first).to_be_focused()
    assert page.locator("[data-notebook] .own").count() == 2                  # one's own colours are rows without marks
    expect(page.locator("[data-notebook] thead")).to_contain_text("nobody")      # three players hold six of the eight


@pytest.mark.parametrize("game", ["las-vegas-solo", "las-vegas-hidden"])
def test_on_the_plain_table_rows_are_of_colours(people: People, game: str) -> None:
    page = people()
    sit_down(page, game)
    met(page, MET)
    page.goto(f"{page.url}?plain")
    play(page, 3, lambda: None, PLAIN)
    rows = page.locator("[data-place]").first.locator("[data-row]").evaluate_all("(all) => all.map((one) => one.dataset.row)")
    own = "0" if game == "las-vegas-solo" else "colour:red"
    assert sorted(rows) == sorted([own, *(f"colour:{colour}" for colour in COLOURS[1:])])


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
