"""Strike on the plain table: throws by presets, each with what it promises, to the end of a game, on a phone."""
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import met, open_table

pytestmark = pytest.mark.slow
People = Callable[..., Page]
MET = {"end": "[data-end]", "choose": "[data-generic] button[data-go]:enabled, [data-generic] button[data-action]:enabled"}
SHOTS = os.environ.get("FLAMBEUR_SHOTS")      # a folder: pictures for people who want to look


def shot(page: Page, name: str) -> None:
    if SHOTS: page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def is_narrow(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("width", [390])
def test_a_game_by_clicks(people: People, width: int) -> None:
    page = people(width, 844)
    open_table(page, "screen/strike", 2, ("Ana", "Bruno"))
    expect(page.get_by_role("banner")).to_contain_text("Strike")
    for n in range(300):
        wanted = met(page, MET)
        if n % 10 == 0: shot(page, f"strike-{width}-{n}")
        assert is_narrow(page)
        if wanted == "end": break
        page.locator(MET["choose"]).first.click()
        met(page, {**MET, "gone": f"body:not(:has({MET[wanted]}))"})
    else:
        raise AssertionError("the game does not end")
    shot(page, f"strike-{width}-end")
    expect(page.locator("[data-end]")).to_contain_text("Ana")
