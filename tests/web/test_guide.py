"""The guided first game: from the first screen to the end, by clicks and by keys, left and taken up again."""
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import flambeur
from tests.web.playing import LONG, MET, final_money, met, type_keys

People = Callable[..., Page]
POSITION = Path(__file__).resolve().parents[2] / "web/src/games/las-vegas/guide/position.json"
STEPS = {"end": MET["end"], "lesson": "[data-lesson]:not([data-lesson=''])", "roll": MET["roll"], "choose": MET["choose"]}
SURE = ("welcome", "sent", "tied", "paid", "round")               # whatever the dice


def test_the_position_can_be_played() -> None:
    match = flambeur.from_position(json.loads(POSITION.read_text("utf-8")), seed=1)
    assert match.actors == (0,)
    assert [action.typed for action in match.legal(0)] == ["2", "5", "6"]


def learn(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name=re.compile("Learn by playing|Apprendre en jouant")).click()
    expect(page.locator("[data-lesson]")).to_be_visible(timeout=LONG)


def lesson_of(page: Page) -> str:
    return page.locator("[data-lesson]").get_attribute("data-lesson") or ""


def by_keys(page: Page, wanted: str) -> None:
    page.keyboard.press("g") if wanted == "lesson" else type_keys(page, wanted)


def by_clicks(page: Page, wanted: str) -> None:
    where = "[data-lesson] button.gold" if wanted == "lesson" else STEPS[wanted]
    page.locator(where).first.click()


def follow(page: Page, act: Callable[[Page, str], None], most: int = 200) -> list[str]:
    """To the end; what was explained."""
    heard: list[str] = []
    for _ in range(most):
        wanted = met(page, STEPS)
        if wanted == "end":
            return heard
        gone = STEPS[wanted]
        if wanted == "lesson":
            heard.append(lesson_of(page))
            gone = f"[data-lesson={heard[-1]}]"
        act(page, wanted)
        met(page, {"gone": f"body:not(:has({gone}))"})
    raise AssertionError("the guided game does not end")


@pytest.mark.slow
@pytest.mark.parametrize(("act", "width", "locale"), [(by_clicks, 390, "fr-FR"), (by_keys, 1280, "en-US")])
def test_a_guided_game_explains_what_happens(people: People, act: Callable[[Page, str], None], width: int, locale: str) -> None:
    page = people(width=width, locale=locale)
    learn(page)
    heard = follow(page, act)
    assert heard[0] == "welcome"
    assert len(heard) == len(set(heard))
    assert set(SURE) <= set(heard)
    assert len(final_money(page)) == 3
    expect(page.locator("[data-lesson=end]")).to_be_visible()
    learn(page)                                                   # the next one begins anew
    assert lesson_of(page) == "welcome"


@pytest.mark.slow
def test_it_can_be_left_and_taken_up_again(people: People) -> None:
    page = people()
    learn(page)
    by_clicks(page, "lesson")
    expect(page.locator("[data-lesson='']")).to_be_visible()
    table = page.url
    page.reload()
    expect(page.locator("[data-lesson='']")).to_be_visible(timeout=LONG)      # what was read is not told again
    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    expect(page.locator(MET["choose"]).first).to_be_visible()                 # the game goes on without it
    learn(page)
    assert page.url == table
    assert lesson_of(page) == ""
    page.go_back()
    expect(page.get_by_role("link", name="Learn by playing")).to_be_visible()
