"""Strike at its drawn arena: whole games by mouse, by keys and by touch, dice moved by hand, a throw of one's own, real dice; and on the
plain table."""
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.strike import table
from tests.web.playing import LONG, met
from tests.web.tables import BOT, DEVICE, make
from tests.web.test_screens import AXE, RULES, SMALL

pytestmark = pytest.mark.slow
People = Callable[..., Page]
GAME = "strike"
MET = {"end": "[data-end]", "throw": "[data-throw]:enabled"}
PLAIN = {"end": "[data-end]", "choose": "[data-generic] button[data-go]:enabled, [data-generic] button[data-action]:enabled"}
SHOTS = os.environ.get("FLAMBEUR_SHOTS")      # a folder: pictures for people who want to look
FEW = "arena 2 3 5 \n > Ana 3 \n Benno 3"
THREE = "arena 2 3 5 6 \n > Ana 6 \n Benno 4 \n Carla 2"
EMPTY = "arena \n > Ana 6 \n Benno 4"
BOXES = """() => [...document.querySelectorAll('[data-strike] .arena, .tray, [data-seat]')]
  .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))"""
NARROW = "document.documentElement.scrollWidth <= innerWidth"
LOW = "document.documentElement.scrollHeight <= innerHeight"


def shot(page: Page, name: str) -> None:
    if SHOTS: page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def sit(page: Page, drawn: str, **plan: Any) -> None:
    """At the table that is drawn; Ana is at this device, the others are bots."""
    position = table(drawn).position()
    n = len(position["state"]["players"])
    make(page, [DEVICE, *[BOT] * (n - 1)], ("Ana", "Benno", "Carla")[:n], game=GAME, position=position, **plan)
    met(page, MET)


def fits(page: Page, was: list[str]) -> None:
    """Nothing scrolls, and nothing has moved."""
    assert page.evaluate(NARROW)
    assert page.evaluate(LOW)
    assert page.evaluate(BOXES) == was


def play(page: Page, throw: Callable[[Page, int], None], most: int = 200) -> None:
    for n in range(most):
        if met(page, MET) == "end": return
        turn = page.locator("[data-turn]").get_attribute("data-turn")
        throw(page, n)
        met(page, {"gone": f"body:not(:has([data-turn='{turn}']))"})
    raise AssertionError("the game does not end")


def by_click(page: Page, n: int) -> None:
    tight = page.locator("[data-group='1']:enabled")
    if n % 2 and tight.count(): tight.click()
    page.locator(MET["throw"]).click()


def pull(page: Page, n: int, where: str = "[data-flat]") -> None:
    """Press where it should land, pull back, let go."""
    box = page.locator(where).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 10
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y + 30, steps=2)
    page.mouse.move(x + 10, y + 90, steps=2)
    page.mouse.up()


def by_key(page: Page, n: int) -> None:
    for key in ("2", "ArrowUp", "+", ".", "Enter"): page.keyboard.press(key)


def test_a_game_by_clicks(people: People) -> None:
    page = people(390, 844, has_touch=True)
    loaded: list[str] = []
    page.on("response", lambda response: loaded.append(response.url))
    sit(page, FEW)
    was = page.evaluate(BOXES)
    expect(page.locator("[data-forecast]")).to_contain_text("a match")

    def throw(page: Page, n: int) -> None:
        shot(page, f"strike-390-{n}")
        fits(page, was)
        page.locator(MET["throw"]).tap()

    play(page, throw)
    expect(page.locator("[data-end]")).to_contain_text("Ana")
    assert not any("Deep" in url for url in loaded)       # three dimensions are for those who see them


def test_a_throw_of_ones_own(people: People) -> None:
    """Dice moved by hand and by keys, an aim and a power between the presets: the server takes the toss, and the film shows it."""
    page = people(settings={"speed": 4, "motion": "full"})
    sit(page, THREE)
    page.locator("[data-group='4']").click()
    die = page.locator("[data-die='3']")
    before = die.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y - 50, steps=3)
    page.mouse.up()
    after = die.bounding_box()
    assert after is not None
    assert (after["x"] > before["x"] + 30, after["y"] < before["y"] - 20) == (True, True)
    die.focus()
    page.keyboard.press("ArrowRight")
    moved = die.bounding_box()
    assert moved is not None
    assert moved["x"] > after["x"]
    page.evaluate("document.activeElement.blur()")
    turn = page.locator("[data-turn]").get_attribute("data-turn")
    pull(page, 0)
    met(page, {"gone": f"body:not(:has([data-turn='{turn}']))"})
    expect(page.get_by_role("log").first).to_contain_text("You throw", timeout=LONG)
    expect(page.locator("[data-traces]")).to_be_attached(timeout=LONG)


def test_a_short_pull_cancels(people: People) -> None:
    page = people()
    sit(page, THREE)
    turn = page.locator("[data-turn]").get_attribute("data-turn")
    box = page.locator("[data-flat]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 6, box["y"] + box["height"] / 2 + 8, steps=2)
    page.mouse.up()
    expect(page.locator("[data-aim-at]")).to_have_value("")       # it has aimed, and thrown nothing
    assert page.locator("[data-turn]").get_attribute("data-turn") == turn


def test_the_grand_throw_needs_no_grouping(people: People) -> None:
    page = people()
    sit(page, EMPTY)
    expect(page.get_by_role("heading", name="Grand throw: all 6 dice at once")).to_be_visible()
    expect(page.locator("[data-group]:enabled")).to_have_count(0)
    by_click(page, 0)
    expect(page.get_by_role("log").first).to_contain_text("You throw all 6 dice", timeout=LONG)


def test_real_dice_are_tapped_in(people: People) -> None:
    page = people()
    position = table(FEW).position()
    make(page, [DEVICE, DEVICE], ("Ana", "Bruno"), game=GAME, position=position, dice="manual")
    met(page, {"throw": MET["throw"]})
    by_click(page, 0)
    met(page, {"type": "[data-type-in]"})
    for value in ("2", "1", "7"): page.locator(f"[data-value='{value}']").click()
    page.get_by_role("button", name="Leans", exact=False).click()
    page.locator("[data-value='11']").click()
    page.locator("[data-confirm]").click()
    met(page, {"throw": MET["throw"]})
    expect(page.locator("[data-flat]")).to_have_attribute("aria-label", "The arena. Dice that lie there: 2, 4")


def test_the_guide_explains_what_happens_and_nothing_twice(people: People) -> None:
    page, heard = people(), list[str]()
    steps = {"lesson": "[data-lesson]:not([data-lesson='']) button.gold", **MET}
    page.goto("/guide/strike")
    for _ in range(40):
        wanted = met(page, steps)
        if wanted == "end" or len(heard) > 5: break
        if wanted == "throw":
            by_click(page, 0)
            met(page, {"gone": "body:not(:has([data-turn]))", **steps})
            continue
        heard.append(page.locator("[data-lesson]").get_attribute("data-lesson") or "")
        page.locator(steps["lesson"]).click()
        met(page, {"gone": f"body:not(:has([data-lesson='{heard[-1]}']))"})
    assert heard[:3] == ["welcome", "gesture", "group"]
    assert len(heard) == len(set(heard)) > 3


@pytest.mark.long
def test_a_whole_game_by_mouse(people: People) -> None:
    page = people()
    make(page, [DEVICE, BOT, BOT], ("Ana", "Benno", "Carla"), game=GAME)
    play(page, pull, 600)


@pytest.mark.long
def test_a_whole_game_by_keys(people: People) -> None:
    page = people()
    make(page, [DEVICE, BOT], ("Ana", "Benno"), game=GAME, options={"match": True})
    play(page, by_key, 1200)


@pytest.mark.long
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (360, 740)])
@pytest.mark.parametrize("locale", ["en-US", "fr-FR"])
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("players", [2, 5])
def test_it_fits(people: People, width: int, height: int, locale: str, theme: str, players: int) -> None:
    page = people(width, height, locale, settings={"speed": 0, "motion": "reduced", "theme": theme}, has_touch=width < 600)
    make(page, [DEVICE, *[BOT] * (players - 1)], ("Ana", "Benno", "Carla", "Denis", "Emma")[:players], game=GAME)
    met(page, MET)
    was = page.evaluate(BOXES)
    for n in range(4):
        if met(page, MET) == "end": break
        shot(page, f"strike-{theme}-{locale[:2]}-{width}-{players}-{n}")
        fits(page, was)
        if width < 600: assert page.evaluate(SMALL, 44) == []
        assert AXE.run(page, options=RULES).response["violations"] == []
        by_click(page, n)
        page.wait_for_timeout(50)


def test_a_game_on_the_plain_table(people: People) -> None:
    page = people(390, 844)
    position = table(FEW).position()
    made = make(page, [DEVICE, DEVICE], ("Ana", "Bruno"), game=GAME, position=position)
    page.goto(f"/t/{made['table']}?plain")
    for _ in range(300):
        wanted = met(page, PLAIN)
        assert page.evaluate(NARROW)
        if wanted == "end": break
        page.locator(PLAIN["choose"]).first.click()
        met(page, {**PLAIN, "gone": f"body:not(:has({PLAIN[wanted]}))"})
    else:
        raise AssertionError("the game does not end")
    expect(page.locator("[data-end]")).to_contain_text("Ana")
