"""What Las Vegas Boulevard adds to the drawn board of Las Vegas: dice of every kind, kicks, chips, cards that become notes, up to eight
players. By clicks, by keys, and through whole games, in which nothing moves from its place."""
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.share import some
from tests.web.playing import MET, met, settle
from tests.web.tables import BOT, DEVICE, FORMAT, LAS_VEGAS, make, told
from tests.web.test_places import NAMES, SIZES, assert_right, watch

pytestmark = pytest.mark.slow
People = Callable[..., Page]
PEOPLE = (*NAMES, "Farid", "Gilles", "Hana")
ASKED = {"answer": "button[data-answer]:enabled", "take": "button[data-take]:enabled"}
PAID = {"pay": "[data-payout] .gold"}
DICE: dict[str, Any] = {"big_dice": True, "kickers": True}
LIGHT: dict[str, Any] = {**DICE, "rainbow": True, "chips": True, "high_notes": "on", "minimum": "by_players"}


def sit(page: Page, players: int, position: dict[str, Any] | None = None, **options: Any) -> None:
    make(page, [DEVICE, *[BOT] * (players - 1)], PEOPLE[:players], position=position, options={"players": players, **options})


def kicking(chips: bool = False) -> dict[str, Any]:
    """The first of three has rolled; the 2s are two dice and a kicker, and go where the second has two dice and the big one."""
    dice = [[2, 0, 1], [1, 2, 0], [0, 2, 2], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    notes = [[50_000], [60_000, 20_000], *([one] for one in (50_000, 70_000, 80_000, 90_000))]
    casinos: list[dict[str, Any]] = [{"notes": lie, "dice": there} for lie, there in zip(notes, dice, strict=True)]
    casinos[1]["big"] = [0, 1, 0]
    if chips: casinos[1]["chips"] = [1, 5]
    players = [{"dice": n, "big": big, "kickers": 2} for n, big in ((2, 1), (1, 0), (2, 1))]
    state = {"phase": "choose", "round": 4, "first": 0, "to_move": 0, "roll": {"own": [2, 2], "big": [4], "kickers": [2, 5]},
             "casinos": casinos, "players": players}
    return {"format": FORMAT, "game": LAS_VEGAS, "options": {"players": 3, **DICE, "chips": chips}, "state": state}


def count(page: Page, casino: int, seat: int) -> str:
    return page.locator(f".casinos [data-casino='{casino}'] [data-who='{seat}'] .count").inner_text()


@pytest.mark.parametrize("press", [False, True], ids=["click", "key"])
def test_a_kicker_throws_a_die_off_and_a_chip_is_taken(people: People, press: bool) -> None:
    page = people()
    sit(page, 3, kicking(chips=True), **DICE, chips=True)
    met(page, {"choose": MET["choose"]})
    expect(page.locator("[data-face='2'] [data-tray] [data-die]")).to_have_count(3)
    expect(page.locator("[data-face='4'] .text")).to_contain_text("0 → 2 dice")                # a big die counts as two
    expect(page.locator("[data-face='5'] .text")).to_contain_text("then a kick")
    page.locator("[data-face='2']").press("Enter")
    expect(page.locator("[data-kick]")).to_have_attribute("data-kick", "2")
    answers = page.locator("[data-answer]")
    expect(answers).to_have_count(3)                                # one's own, one of two, the big one
    big = answers.filter(has_text="the big die")
    expect(big).to_contain_text("You $60k, Bénédicte $20k")
    big.focus()
    expect(page.locator("[data-kick] .stand").last.locator(".row")).to_have_count(2)
    if press: page.keyboard.press("3")
    else: big.click()
    met(page, {"take": ASKED["take"]})
    expect(page.locator("[data-kick]")).to_have_count(0)
    assert (count(page, 2, 0), count(page, 2, 1)) == ("3", "2")
    expect(page.locator("[data-purse='1'] .kind.big")).to_have_count(1)      # it is back in its owner's hand
    if press: page.keyboard.press("1")
    else: page.locator("[data-take='1']").click()
    met(page, {"taken": "[aria-labelledby=tray-title] .own [data-chip='1']"})
    expect(told(page, "kicks the big die of Bénédicte").or_(told(page, "You kick")).first).to_be_visible()


def test_a_kicker_that_meets_nobody_is_spent(people: People) -> None:
    page = people(locale="fr-FR")
    sit(page, 3, kicking(), **DICE)
    met(page, {"choose": MET["choose"]})
    page.keyboard.press("5")
    expect(told(page, "reste sans effet").first).to_be_visible()
    expect(page.locator("[data-kick]")).to_have_count(0)


def test_real_dice_of_every_kind_are_typed_in(people: People) -> None:
    """In the order in which the game asks: own ones, white ones, the big one, kickers."""
    page = people()
    make(page, [DEVICE, DEVICE], PEOPLE[:2], options={"players": 2, **DICE, "neutral_dice": True}, dice="manual")
    met(page, {"type": "button.tap:enabled"})
    for kind, n in (("Own dice (5)", 5), ("White dice (4)", 4), ("Big die", 1), ("Kickers (2)", 2)):
        expect(page.locator(".typing .left")).to_contain_text(kind)
        for _ in range(n): page.keyboard.press("3")
    page.keyboard.press("Enter")
    met(page, {"choose": MET["choose"]})
    expect(page.locator("[data-face='3'] [data-die]")).to_have_count(12)


def act(page: Page, found: str) -> None:
    if found == "pay": page.evaluate("document.querySelector('[data-payout] .gold')?.click()")
    elif found in ASKED: page.locator(ASKED[found]).first.click()
    else:
        page.locator(MET[found]).first.click()
        settle(page, found)


def play_through(page: Page) -> dict[str, int]:
    """To the end; what was met on the way, and how often."""
    seen: dict[str, int] = {}
    while (found := met(page, {**MET, **ASKED, **PAID})) != "end":
        seen[found] = seen.get(found, 0) + 1
        act(page, found)
    return seen


GAMES: dict[int, dict[str, Any]] = {3: {**LIGHT, "neutral_dice": True}, 5: {**LIGHT, "neutral_dice": True}, 7: LIGHT,
                                    8: {"rainbow": True, "chips": True}}
SHAPES = [(players, width) for players in GAMES for width in SIZES]


@pytest.mark.parametrize(("players", "width"), some(SHAPES, (3, 360)))
def test_through_a_whole_game(people: People, players: int, width: int) -> None:
    """Nothing lies over anything else, no heading moves, and a phone never scrolls."""
    page = people(width=width, height=SIZES[width], locale="fr-FR" if width < 500 else "en-US", settings={"speed": 4, "motion": "reduced"})
    sit(page, players, **GAMES[players])
    watch(page)
    seen = play_through(page)
    found = assert_right(page)
    assert sorted(found["rounds"]) == ["1", "2", "3", "4"]
    assert seen["pay"] > 0
    assert seen["take"] > 0
    if "kickers" in GAMES[players]: assert seen["answer"] > 0
