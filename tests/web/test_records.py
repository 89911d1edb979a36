"""What remains of a game: its replay, and the proof of its dice, computed in the browser."""
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.playing import MET, final_money, met, open_table
from tests.web.skipping import to_the_end

pytestmark = pytest.mark.slow
People = Callable[..., Page]


def played(page: Page) -> dict[str, Any]:
    """A game of two, and its record as it was downloaded."""
    open_table(page, "screen", 2, ("Ana", "Bruno"))
    met(page, MET)
    to_the_end(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    record: dict[str, Any] = json.loads(Path(download.value.path()).read_text("utf-8"))
    return record


def bring_in(page: Page, record: dict[str, Any]) -> None:
    page.goto("/")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()})


def tampered(record: dict[str, Any]) -> dict[str, Any]:
    """One die of the first throw shows one more."""
    changed: dict[str, Any] = json.loads(json.dumps(record))
    draws = next(entry["draws"] for entry in changed["entries"] if any(size == 6 for size, _ in entry.get("draws", ())))
    die = next(draw for draw in draws if draw[0] == 6)
    die[1] = (die[1] + 1) % 6
    return changed


def test_a_game_can_be_seen_again_and_proved(people: People) -> None:
    page, other = people(), people(service_workers="block", forgive=("status of 422", "status of 400"))
    record = played(page)
    expect(page.locator("[data-proof=ok]")).to_be_visible()
    look_back(page)
    verify(other, record)


def look_back(page: Page) -> None:
    """The replay ends with the money of the game, and has a link to every moment."""
    live = final_money(page)
    page.get_by_role("link", name="Watch the replay").click()
    scrubber = page.get_by_role("slider", name="Moment of the game")
    scrubber.focus()
    page.keyboard.press("End")
    shown = page.locator("li.seat")
    expect(shown).to_have_count(len(live))
    for name, money in live.items(): expect(shown.filter(has_text=name).locator(".sum")).to_have_text(f"${money:,}")
    page.get_by_role("button", name="Round 2").click()
    moment = scrubber.input_value()
    page.get_by_role("button", name="Link to this moment").click()
    page.goto(page.url)
    page.reload()
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(moment)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider", name="Moment of the game")).not_to_have_value(moment)


def verify(other: Page, record: dict[str, Any]) -> None:
    """The browser proves the real record by itself, and catches a tampered one."""
    bring_in(other, record)
    other.get_by_role("button", name="Proof of the dice").click()
    expect(other.locator("[data-proof=ok]")).to_be_visible()
    address = other.url

    bring_in(other, tampered(record))                             # the server does not take it
    expect(other.get_by_role("alert")).to_be_visible()
    assert "/r/" not in other.url

    def lie(route: Route) -> None:                                # but the browser does not depend on that
        route.fulfill(json=tampered(record))

    other.route(f"**/api/records/{address.rsplit('/', 1)[1]}", lie)
    other.goto(address)
    other.get_by_role("button", name="Proof of the dice").click()
    expect(other.locator("[data-proof=bad]")).to_be_visible()
    expect(other.get_by_text("This does not hold.")).to_be_visible()
    other.get_by_text("Every throw (").click()
    expect(other.get_by_role("cell", name="deviates")).to_have_count(1)
