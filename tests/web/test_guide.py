"""The guided first game: from the first screen to the end, by clicks and by keys, left and taken up again."""
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import flambeur
from tests.helpers.share import some
from tests.web.playing import LONG, MET, final_money, met, type_keys

People = Callable[..., Page]
GAMES = Path(__file__).resolve().parents[2] / "web/src/games"
DICE, CARDS = "las-vegas", "las-vegas-cards"
STEPS = {"end": MET["end"], "lesson": "[data-lesson]:not([data-lesson=''])", "roll": MET["roll"], "choose": MET["choose"],
         "pick": "button[data-card]:enabled"}
ALL = {DICE: {"welcome", "choose", "sent", "tied", "out", "enough", "only", "struck", "paid", "under", "round"},      # whatever one chooses
       CARDS: {"welcome", "choose", "enough", "shown", "away", "done", "tied", "struck", "paid", "under"}}


def position(game: str) -> Any:
    return json.loads((GAMES / game / "guide" / "position.json").read_text("utf-8"))


def test_the_positions_can_be_played() -> None:
    match = flambeur.from_position(position(DICE), seed=1)
    assert match.actors == (0,)
    assert [action.typed for action in match.legal(0)] == ["2", "5", "6"]
    assert flambeur.from_position(position(CARDS), seed=1).actors == (0, 1, 2)


def learn(page: Page, game: str = DICE) -> None:
    page.goto("/")
    if page.locator(f"[data-game={game}] .scene[aria-pressed=false]").count(): page.locator(f"[data-game={game}] .scene").click()
    page.locator(f"a[href='/guide/{game}']").first.click()
    expect(page.locator("[data-lesson]")).to_be_visible(timeout=LONG)


def lesson_of(page: Page) -> str:
    return page.locator("[data-lesson]").get_attribute("data-lesson") or ""


def hand_number(page: Page) -> str:
    return page.locator("[data-hand-number]").get_attribute("data-hand-number") or ""


def by_keys(page: Page, wanted: str) -> None:
    page.keyboard.press("g") if wanted == "lesson" else type_keys(page, wanted)


def by_clicks(page: Page, wanted: str, last: bool = False) -> None:
    """The first choice that is offered, or the last."""
    where = page.locator("[data-lesson] button.gold" if wanted == "lesson" else STEPS[wanted])
    (where.last if last else where.first).click()
    if wanted == "pick": page.locator("[data-lay]").click()


def by_last_clicks(page: Page, wanted: str) -> None:
    by_clicks(page, wanted, last=True)


def follow(page: Page, act: Callable[[Page, str], None], most: int = 200) -> list[str]:
    """To the end; what was explained."""
    heard: list[str] = []
    for _ in range(most):
        wanted = met(page, STEPS)
        if wanted == "end":
            return heard
        gone = STEPS[wanted] if wanted != "pick" else f"[data-hand-number='{hand_number(page)}'] button"      # another may come at once
        if wanted == "lesson":
            heard.append(lesson_of(page))
            gone = f"[data-lesson={heard[-1]}]"
        act(page, wanted)
        met(page, {"gone": f"body:not(:has({gone}))"})
    raise AssertionError("the guided game does not end")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "act", "width", "height", "locale"), some([
    (DICE, by_clicks, 360, 740, "fr-FR"), (DICE, by_keys, 1280, 800, "en-US"), (DICE, by_last_clicks, 390, 844, "en-US"),
    (CARDS, by_clicks, 360, 740, "en-US"), (CARDS, by_last_clicks, 1280, 800, "fr-FR")],
    (DICE, by_clicks, 360, 740, "fr-FR"), (DICE, by_keys, 1280, 800, "en-US"), (CARDS, by_last_clicks, 1280, 800, "fr-FR")))
def test_every_lesson_of_a_guided_game_comes_and_comes_once(people: People, game: str, act: Callable[[Page, str], None], width: int,
                                                            height: int, locale: str) -> None:
    """Whatever is chosen: the first throws are written down, and so are the cards."""
    page = people(width=width, height=height, locale=locale)
    learn(page, game)
    heard = follow(page, act)
    assert heard[0] == "welcome"
    assert len(heard) == len(set(heard))
    assert set(heard) == ALL[game]
    assert len(final_money(page)) == 3
    expect(page.locator("[data-lesson=end]")).to_be_visible()
    learn(page, game)                                             # the next one begins anew
    expect(page.locator("[data-lesson=welcome]")).to_be_visible()


@pytest.mark.slow
def test_advice_is_for_the_most_money(people: People) -> None:
    """At the second throw a four would go where $90,000 are won already; the ones take $60,000."""
    page = people()
    learn(page)
    for lesson in ("welcome", "choose"):
        expect(page.locator(f"[data-lesson={lesson}]")).to_be_visible()
        by_clicks(page, "lesson")
    expect(page.locator("[data-lesson='']")).to_contain_text("the 2s would bring you $80,000 at Caesars Palace")
    expect(page.locator("[data-lesson='']")).to_contain_text("Careful with the 5s: a tie with Carla at Luxor")
    heard = None
    while heard != "enough":
        wanted = met(page, STEPS)
        heard = lesson_of(page) if wanted == "lesson" else None
        if heard == "enough": expect(page.locator("[data-lesson=enough]")).to_contain_text("$90,000 at Sahara")
        by_clicks(page, wanted)
    expect(page.locator("[data-lesson='']")).to_contain_text("the 1s would bring you $60,000 at Golden Nugget")


@pytest.mark.slow
def test_it_can_be_left_and_taken_up_again(people: People) -> None:
    page = people()
    learn(page)
    for lesson in ("welcome", "choose"):
        expect(page.locator(f"[data-lesson={lesson}]")).to_be_visible()
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
    expect(page.locator("[data-lesson='']")).to_be_visible()
    page.go_back()
    expect(page.locator(f"a[href='/guide/{DICE}']").first).to_be_visible()
