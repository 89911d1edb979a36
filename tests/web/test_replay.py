"""A game that is over, at any speed, and by keyboard."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import flambeur

pytestmark = pytest.mark.slow
REST = 350                                # milliseconds from one moment to the next at speed 1, as in replay.svelte.ts


def opened(page: Page) -> Locator:
    """A game of two easy players; where it stands."""
    match = flambeur.new("las-vegas", players=2, seed=1, names=["Ana", "Bruno"])
    while not match.over: match.play(match.actors[0], match.legal(match.actors[0])[0])
    page.clock.install(time=0)
    page.goto(f"/r/{page.request.post('/api/records', data=match.record()).json()['id']}")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    return slider


def test_keys_and_speeds(people: Callable[..., Page]) -> None:
    page = people()
    slider = opened(page)
    last = int(slider.get_attribute("max") or 0)
    for key, moment in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2)):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(moment))
    for name in ("Pause", "Play"):
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Space")                                  # once: the button's own
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    page.clock.pause_at(3_600_000)
    for speed in (1, 2, 4, 8, 0.5):
        assert abs(moments(page, slider) - 4 * speed) <= 1, f"speed {speed}"
        page.get_by_role("button", name=f"Speed {speed}", exact=True).click()
    expect(page.get_by_role("button", name="Speed 1", exact=True)).to_be_focused()


def test_a_long_game_comes_in_pages_and_a_busy_server_is_asked_again(people: Callable[..., Page]) -> None:
    """Somebody has changed a secret choice a thousand times. The first page is shown, whatever becomes of the others."""
    match = flambeur.new("las-vegas-cards", players=2, seed=3)
    first = match.actors[0]
    for k in range(1000): match.play(first, match.legal(first)[k % 2])
    while not match.over: match.play(match.actors[0], match.legal(match.actors[0])[0])
    page, asked = people(forgive=("429",)), list[str]()

    def busy(route: Route) -> None:
        asked.append(route.request.url.partition("from=")[2])
        if len(asked) > 1: route.continue_()
        else: route.fulfill(status=429, json={"code": "too_many", "text": {"en": "busy", "fr": "occupé"}})
    page.route("**/frames?from=*", busy)
    id = page.request.post("/api/records", data=match.record()).json()["id"]
    with page.expect_response(lambda answer: answer.url.endswith("from=800") and answer.ok):
        page.goto(f"/r/{id}")
        slider = page.get_by_role("slider", name="Moment of the game")
        expect(slider).to_have_attribute("max", str(len(match.entries)))
    assert asked == ["400", "400", "800"]
    page.keyboard.press("End")
    expect(slider).to_have_value(str(len(match.entries)))
    expect(page.get_by_text("busy")).to_have_count(0)


def moments(page: Page, slider: Locator) -> int:
    """How many go by from the first one on, in a while; the clock is the test's. Arrows and the like work from any button."""
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(4 * REST - 10)
    return int(slider.input_value())
