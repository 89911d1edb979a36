"""Strike's arena in three dimensions, in a browser that draws by its processor: what is seen survives a lost context, nothing is left
behind on leaving, and nobody else loads it."""
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import opened
from tests.web.playing import LONG, met
from tests.web.test_screens import AXE, RULES
from tests.web.test_strike import MET, THREE, pull, sit

pytestmark = [pytest.mark.slow, pytest.mark.long]
People = Callable[..., Page]
BY_PROCESSOR = ("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist")
DEEP, FLAT, HANDLE = "[data-deep] canvas", "[data-flat]", "[data-deep] button[data-die]"
STALL = ("GPU stall due to ReadPixels", "CONTEXT_LOST_WEBGL", "WebGL: ")       # what drivers say, and what is done to them here
MOVING = {"speed": 1, "motion": "full"}
LOSE = "document.querySelector('[data-deep] canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
CHOSEN = "localStorage.getItem('flambeur.strike') || localStorage.setItem('flambeur.strike', '{\"flat\":false}')"
COUNT = """() => { const make = HTMLCanvasElement.prototype.getContext, all = new Set()
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    const found = make.call(this, kind, ...more)
    if (found && String(kind).startsWith('webgl')) all.add(found)
    return found
  }
  window.alive = () => [...all].filter((one) => !one.isContextLost()).length }"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """With WebGL; the other tests' browser has none."""
    with opened(*BY_PROCESSOR) as found:
        yield found


def deep(people: People, *size: int, **settings: Any) -> Page:
    page = people(*size, settings={**MOVING, **settings}, forgive=STALL)
    page.set_default_timeout(LONG)
    page.add_init_script(f"({COUNT})(); {CHOSEN}")
    return page


def test_one_gesture_throws_and_the_dice_come_to_lie(people: People) -> None:
    page = deep(people)
    sit(page, THREE)
    met(page, {"deep": DEEP})
    by_hand(page)
    assert AXE.run(page, options=RULES).response["violations"] == []
    page.locator("[data-group='0']").click()
    turn = page.locator("[data-turn]").get_attribute("data-turn")
    pull(page, 0, "[data-deep]")
    met(page, {"gone": f"body:not(:has([data-turn='{turn}']))"})
    expect(page.get_by_role("log").first).to_contain_text("You throw")
    met(page, MET)
    page.locator("[data-view]").click()
    met(page, {"flat": FLAT})
    assert page.evaluate("alive()") == 0
    page.locator("[data-view]").click()
    met(page, {"deep": DEEP})


def by_hand(page: Page) -> None:
    """A die goes where the arrows send it."""
    page.locator("[data-group='4']").click()
    page.wait_for_function(f"document.querySelector({HANDLE!r})?.style.left !== '0px'")
    before = page.locator(HANDLE).first.bounding_box()
    assert before is not None
    page.locator(HANDLE).first.press("ArrowRight")
    page.wait_for_function(f"(x) => document.querySelector({HANDLE!r}).getBoundingClientRect().x > x + 5", arg=before["x"])


def test_a_context_lost_in_mid_throw_loses_nothing(people: People) -> None:
    page = deep(people, 390, 844)
    sit(page, THREE)
    met(page, {"deep": DEEP})
    page.locator(MET["throw"]).click()
    met(page, {"flying": ".tray:not(:has([data-turn]))"})
    page.evaluate(LOSE)
    met(page, {"flat": FLAT})
    met(page, MET)
    assert page.evaluate("alive()") == 0
    page.locator(MET["throw"]).click()        # and the game goes on


def test_coming_and_going_leaves_no_context_behind(people: People) -> None:
    page = deep(people)
    sit(page, THREE)
    for _ in range(20):
        met(page, {"deep": DEEP})
        assert page.evaluate("alive()") == 1
        page.evaluate("history.pushState({}, '', '/about'); dispatchEvent(new PopStateEvent('popstate'))")
        met(page, {"gone": "body:not(:has([data-strike]))"})
        assert page.evaluate("alive()") == 0
        page.go_back()


def test_still_eyes_never_load_it(people: People) -> None:
    loaded: list[str] = []
    page = people(forgive=STALL)
    page.on("response", lambda response: loaded.append(response.url))
    sit(page, THREE)
    met(page, {"flat": FLAT})
    assert not any("Deep" in url for url in loaded)
