"""What a face would do: in words on its button, and as dice to come on the board while it is looked at."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, met
from tests.web.tables import BOT, DEVICE, laid, make

pytestmark = pytest.mark.slow
POSITION = laid([3, 3, 3, 5, 6], [[0, 0, 0], [0, 1, 1], [2, 0, 4], [1, 0, 0], [0, 1, 0], [0, 6, 3]], [5, 0, 0])
SAID = {3: "2 → 5 dice, ahead of Carla", 5: "0 → 1 die, tied with Benno", 6: "0 → 1 die, behind Carla"}


EDGE = """async (e) => {
  const seen = new Set()
  for (let frame = 0; frame < 20; frame += 1) {
    await new Promise(requestAnimationFrame)
    seen.add(e.matches(':hover'))
  }
  return [...seen]
}"""


def test_what_rises_under_the_pointer_does_not_flutter_at_its_lower_edge(people: Callable[..., Page]) -> None:
    page = people()
    make(page, [DEVICE, BOT, BOT], ("Olga", "Benno", "Carla"), position=POSITION)
    met(page, {"choose": MET["choose"]})
    page.mouse.move(5, 5)
    face = page.locator("[data-face='5']")
    box = face.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 1)
    expect(page.locator("[data-casino].aim")).to_have_attribute("data-casino", "5")
    assert face.evaluate(EDGE) == [True]
    face.click(position={"x": box["width"] / 2, "y": box["height"] - 1})
    met(page, {"gone": f"body:not(:has({MET['choose']}))"})


def test_on_hover_and_on_focus(people: Callable[..., Page]) -> None:
    page = people()
    make(page, [DEVICE, BOT, BOT], ("Olga", "Benno", "Carla"), position=POSITION)
    met(page, {"choose": MET["choose"]})
    aimed = page.locator("[data-casino].aim")
    for face, said in SAID.items(): expect(page.locator(f"[data-face='{face}'] .text")).to_contain_text(said)
    expect(aimed).to_have_count(0)
    for look in (lambda: page.locator("[data-face='3']").hover(), lambda: page.locator("[data-face='3']").focus()):
        look()
        expect(aimed).to_have_attribute("data-casino", "3")
        expect(page.locator("[data-casino='3'] [data-who]").first).to_have_attribute("data-who", "0")     # it would lead
        expect(page.locator("[data-casino='3'] [data-who='0'] .count")).to_have_text("5")
        page.mouse.move(5, 5)
    page.keyboard.press("ArrowRight")
    expect(aimed).to_have_attribute("data-casino", "5")
    expect(page.locator("[data-casino='3'] [data-who='0'] .count")).to_have_text("2")                     # as it lies
    expect(page.locator("[data-casino='5'] .tie")).to_have_count(2)
    page.locator("[data-face='5']").blur()
    expect(aimed).to_have_count(0)
