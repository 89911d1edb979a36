"""Whole games in the browser."""
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.share import LONG
from tests.web.playing import MET, faces, final_money, met, open_table, play, play_now, ranking, roll_button, settle, turn_or_end, type_keys
from tests.web.skipping import to_the_end
from tests.web.tables import DEVICE, LATE, make

pytestmark = pytest.mark.slow
People = Callable[..., Page]
TYPED = {"type": ".typing", "choose": MET["choose"], "end": MET["end"]}


def test_a_game_against_three_bots_by_clicks(people: People) -> None:
    page = people()
    play_now(page)
    assert play(page) >= 16                                       # two clicks a turn, at least two turns in each of four rounds
    money = final_money(page)
    assert len(money) == 4
    assert sorted(money.values(), reverse=True) == list(money.values()), money
    assert sum(money.values()) > 0
    expect(page.get_by_role("img", name="What each player had after each round")).to_be_visible()
    expect(page.locator("[data-proof=ok]")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(ranking(page)).to_have_count(0)
    assert turn_or_end(page) in ("roll", "choose")                 # the next game is on


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Where no mouse is: Tab until the thing of that name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if name in page.evaluate("document.activeElement?.innerText ?? ''"): return
    raise AssertionError(f"Tab never came to {name!r}")


def test_a_game_by_keyboard_alone(people: People) -> None:
    page = people()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    turn_or_end(page)
    for key, title in (("?", "Keyboard"), ("l", "Log"), ("r", "Rules")):
        page.keyboard.press(key)
        dialog = page.get_by_role("dialog", name=title, exact=True)
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    if turn_or_end(page) == "roll": page.keyboard.press("Enter")
    expect(faces(page).first).to_be_visible()
    page.keyboard.press("ArrowRight")                             # the arrows go to the faces, Enter takes the one that has the focus
    expect(page.locator("[data-face]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-face]:focus")).to_have_count(0)
    for _ in range(4):
        if (wanted := turn_or_end(page)) == "end": break
        type_keys(page, wanted)
        settle(page, wanted)
    to_the_end(page)
    assert len(final_money(page)) == 4
    tab_to(page, "Watch the replay")
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def test_a_game_around_one_screen(people: People) -> None:
    page = people()
    names = ("Ana", "Bruno", "Chloé")
    open_table(page, "screen", 3, names)
    seen = set()
    for _ in range(6):
        if turn_or_end(page) == "roll": roll_button(page).click()
        met(page, {"choose": MET["choose"]})
        seen |= {name for name in names if name in page.locator("#tray-title").inner_text()}
        faces(page).first.click()
        settle(page, "choose")
    assert seen == set(names)
    to_the_end(page)
    assert set(final_money(page)) == set(names)


def test_real_dice_are_typed_in_and_corrected(people: People) -> None:
    page = people()
    page.goto("/new/screen")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("checkbox", name="Real dice").check()
    page.get_by_role("button", name="Start the game").click()
    confirm, correct = page.get_by_role("button", name="Confirm the roll"), page.get_by_role("button", name="Correct the roll")
    expect(confirm).to_be_visible()
    enter(page, "1" * 8)
    expect(faces(page)).to_have_count(1)
    correct.click()
    expect(confirm).to_be_visible()
    enter(page, "22334455")
    expect(faces(page)).to_have_count(4)
    page.locator("[data-face='5']").click()
    expect(confirm).to_be_visible()
    if not LONG: make(page, [DEVICE, DEVICE], position=LATE, dice="manual")
    dice = random.Random(4)
    while (found := met(page, TYPED)) != "end":
        if found == "type":
            enter(page, "".join(str(dice.randint(1, 6)) for _ in range(page.locator(".typing .place").count())))
            met(page, {"choose": MET["choose"]})
        else:
            faces(page).first.click()
            settle(page, "choose")
    assert len(final_money(page)) == 2


def enter(page: Page, dice: str) -> None:
    """By taps and by keys."""
    page.get_by_role("button", name=f"{dice[0]}: 0 so far. Add one.").click()
    for die in dice[1:]: page.keyboard.press(die)
    page.get_by_role("button", name="Confirm the roll").click()
