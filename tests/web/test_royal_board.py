"""Casino Royal on its drawn board: whole games by clicks while felt and tray keep their boxes, and each kind of decision by itself."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.casino_royal import BLANK, DIE, ROULETTE, Royal, player
from tests.helpers.share import some
from tests.web.playing import LONG, met
from tests.web.royal import BOARD, GAME, OFFERED, act, watch
from tests.web.tables import BOT, DEVICE, make

pytestmark = pytest.mark.slow
People = Callable[..., Page]
SIZES = [(1280, 800), (390, 844), (360, 740), (768, 1024), (1024, 768)]
NAMES = ("Anna", "Benno", "Carla", "Denny", "Elsa", "Farid")


@pytest.mark.parametrize(("width", "height"), some(SIZES, SIZES[0]))
def test_a_whole_game_is_played_by_clicks(people: People, width: int, height: int) -> None:
    page, done = people(width, height, has_touch=width < 500), set[str]()
    make(page, [DEVICE, BOT, BOT], NAMES[:3], game=GAME)
    watch(page)
    expect(page.locator(BOARD)).to_have_count(36)
    while "end" not in done: done.add(act(page))
    assert "roll" in done
    seen = page.evaluate("window.seen")
    assert seen["wrong"] == [], "\n".join(seen["wrong"])
    assert seen["looks"] > 20
    expect(page.get_by_role("heading", name="Ranking")).to_be_visible()


def table(page: Page, laid: Royal) -> None:
    """Anna is asked; the others are bots."""
    position = laid.m.position()
    n = len(position["state"]["players"])
    make(page, [DEVICE, *[BOT] * (n - 1)], NAMES[:n], game=GAME, position=position)
    met(page, {"asked": "[data-asked]"})


def cash(page: Page) -> str:
    return page.locator("[data-purse] b").inner_text(timeout=LONG)


def anna(*casinos: str, **more: object) -> dict[str, object]:
    return player(1500, *casinos, **more)      # type: ignore[arg-type]


def test_every_square_shows_what_it_is(people: People) -> None:
    """The pictures of the ring are printed; the names come from the game."""
    page = people()
    table(page, Royal(anna()))
    signs = {"start": "Start", "joker": "Joker", "challenge": "Challenge", "fortune": "Bonne Fortune", "slam": "Grand Slam", "tax": "Tax",
             "loss": "Joker loss", "jet": "Private jet"}
    squares = page.locator("[data-square]:not(.casino)")
    assert squares.count() == 21
    for square in squares.all():
        sign = square.locator("[data-sign]").first.get_attribute("data-sign") or ""
        assert signs[sign] in (square.get_attribute("aria-label") or ""), sign


def test_a_free_casino_is_bought(people: People) -> None:
    page = people()
    table(page, Royal(anna()).land("Nice"))
    expect(page.locator("#tray-title")).to_have_text("Nice is free")
    page.get_by_role("button", name="Buy Nice for 100k").click()
    expect(page.locator("[data-casino='15']")).to_have_attribute("data-owner", "0")


def test_a_bet_is_picked_on_the_cloth_and_its_stake_is_laid(people: People) -> None:
    page = people(390, 844, has_touch=True)
    table(page, Royal(anna(), player(1500, "Monte-Carlo")).land("Monte-Carlo"))
    page.get_by_role("button", name="3:1").click()
    page.locator("[data-cloth] label", has_text="19–27").click()
    expect(page.locator(".covered")).to_have_count(9)
    expect(page.locator("[data-go]")).to_be_disabled()
    for worth in (100, 250, 50): page.locator(f"[data-add='{worth}000']").click()      # in any order
    expect(page.locator(".won")).to_contain_text("9 of 37")
    expect(page.locator(".won")).to_contain_text("cash 2,700k")
    expect(page.locator(".lost")).to_contain_text("cash 1,100k")
    page.locator("[data-clear]").click()
    page.locator("[data-add='250000']").click()
    page.locator("[data-go]").click()
    met(page, {"spin": "[data-roll]:enabled"})
    assert cash(page) == "1,250k"
    page.locator("[data-roll]").click()
    met(page, {"over": "body:not(:has([data-asked=spin]))"})


def test_all_that_one_has_is_staked_as_one(people: People) -> None:
    """Where no plaque could follow, the bet is on without being asked again."""
    page = people()
    table(page, Royal(player(150), player(1500, "Nice")).land("Nice"))
    page.locator("[data-cloth] label", has_text="Even").click()
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    met(page, {"die": "[data-asked=die]"})
    assert cash(page) == "0k"


def test_two_numbers_are_named_on_a_die(people: People) -> None:
    page = people()
    table(page, Royal(anna(), player(1500, "Macao")).land("Macao"))
    page.locator("[data-two='2']").click()
    page.locator("[data-two='5']").click()
    page.locator("[data-all]").click()
    expect(page.locator(".won")).to_contain_text("2 of 6")
    page.locator("[data-go]").click()
    expect(page.locator("[data-affair]")).to_contain_text("2 or 5")


def test_a_challenge_names_a_casino_of_the_matrix(people: People) -> None:
    page = people(360, 740, has_touch=True)
    table(page, Royal(anna("Nice"), player(1500, "Monte-Carlo")).land(5))
    expect(page.locator("button[data-pick]:enabled")).to_have_count(1)
    page.locator("button[data-pick]:enabled").click()
    page.get_by_role("button", name="Pay 100k and challenge Monte-Carlo").click()
    met(page, {"side": "[data-asked=side]"})
    assert cash(page) == "1,400k"


def test_the_jet_flies_to_a_square_of_the_ring(people: People) -> None:
    page = people()
    table(page, Royal(anna()).land(19))
    page.locator("[data-square='14']").click()
    page.locator("[data-step='1']").click()
    expect(page.locator("[data-go]")).to_contain_text("Fly to Nice")
    page.locator("[data-go]").click()
    expect(page.locator("[data-pawn='0']")).to_have_attribute("data-at", "15", timeout=LONG)


@pytest.mark.parametrize(("width", "height"), some(SIZES, SIZES[1]))
def test_a_bid_that_makes_a_series_fits_its_buttons(people: People, width: int, height: int) -> None:
    page = people(width, height, has_touch=width < 500, locale="fr-FR")
    seller = player(100, "Nice", "Reno", square=3)
    table(page, Royal(anna("Monte-Carlo", "Cannes"), seller, player(0), to_move=1).land("Tax A").act("sell nice"))
    watch(page)
    page.wait_for_function("window.seen.looks > 0")
    cut = """() => [...document.querySelectorAll('[data-kind] :is(b, small)')].filter((e) => {
      const [a, b] = [e.getBoundingClientRect(), e.closest('button').getBoundingClientRect()]
      return a.top < b.top || a.bottom > b.bottom || a.right > b.right }).map((e) => e.textContent)"""
    assert page.evaluate(cut) == []
    assert page.evaluate("window.seen.wrong") == []
    expect(page.locator("header p", has_text="C’est une série")).to_be_visible()


def test_two_totals_are_named(people: People) -> None:
    page = people()
    table(page, Royal(anna()).land(7))
    for total in (7, 8): page.locator(f"[data-total='{total}']").click()
    expect(page.locator("[data-go]")).to_contain_text("11 of 36")
    page.locator("[data-go]").click()
    met(page, {"throw": "[data-roll]:enabled"})


def test_a_joker_is_laid_face_down(people: People) -> None:
    page = people()
    laid = Royal(anna(jokers=[BLANK, DIE]), player(1500, "Nice")).land("Nice").act("even", "add 100", "play").throw(3)
    table(page, laid)
    page.keyboard.press("1")
    met(page, {"gone": "body:not(:has([data-asked=offer]))"})


def lift(page: Page) -> None:
    """The curtain between two people."""
    page.locator(".curtain button").click(timeout=LONG)
    expect(page.locator(".curtain")).to_have_count(0)


FACES = "[data-joker]:not([data-joker=hidden])"


@pytest.mark.parametrize("answer", some(["see", "accept"], "see"))
def test_a_duel_around_one_screen(people: People, answer: str) -> None:
    """Nothing that Benno sees, or that stands in his page, tells which Joker it is, until he sees it."""
    page = people()
    m = Royal(player(1500, jokers=[BLANK, DIE]), player(1500, "Nice"), player()).land("Nice").act("even", "add 100", "play").throw(3)
    make(page, [DEVICE, DEVICE, BOT], ("Anna", "Benno"), game=GAME, position=m.m.position())
    lift(page)
    page.locator("[data-kind=lay]").first.click()
    met(page, {"curtain": ".curtain button"})
    assert page.locator(FACES).count() == 0
    lift(page)
    met(page, {"asked": "[data-asked=response]"})
    assert page.locator(FACES).count() == 0
    assert "blank" not in page.locator("[data-duel]").inner_text().lower()
    page.locator(f"[data-kind={answer}]").click()
    line = "it does not fit" if answer == "see" else "Benno accepts the Joker"
    expect(page.get_by_text(line).first).to_be_attached(timeout=LONG)
    if answer == "accept": assert "blank" not in page.locator(".log").inner_text().lower()


KEYS = {"end": "[data-end]", "roll": "[data-roll]:enabled", "bet": "[data-cloth]", "pick": "button[data-pick]:enabled",
        "totals": "[data-total]", "choose": "[data-royal-tray] button[data-action]:enabled"}
TYPED = {"roll": ["Enter"], "bet": ["ArrowDown", " ", "2", "Enter"], "pick": ["ArrowDown", "Enter", "Enter"], "totals": ["6", "7", "Enter"],
         "choose": ["1"]}


@pytest.mark.long
def test_a_whole_game_by_keyboard(people: People) -> None:
    page, done = people(), set[str]()
    make(page, [DEVICE, BOT, BOT], NAMES[:3], game=GAME)
    while (wanted := met(page, KEYS)) != "end":
        was = page.evaluate("document.querySelector('[data-asked]')?.dataset.asked")
        if wanted == "choose" and was == "jet": page.keyboard.press("0")
        else:
            for key in TYPED[wanted]: page.keyboard.press(key)
        page.wait_for_timeout(60)
        done.add(wanted)
    assert {"roll", "choose"} <= done


@pytest.mark.long
def test_the_other_decisions_are_answered(people: People) -> None:
    """Each is asked, and answered by the first thing that is offered."""
    three = [ROULETTE, DIE, BLANK]
    for laid in (Royal(anna()).land(10), Royal(anna(jokers=three)).land(3), Royal(anna(jokers=three)).land(16), Royal(anna()).land(21),
                 Royal(player(50, "Las Vegas", "Venise", "Nice")).land(9), Royal(anna("Cannes", "Venise", "Reno"), phase="turn")):
        page = people()
        table(page, laid)
        was = page.locator("[data-asked]").get_attribute("data-asked")
        while page.locator(f"[data-asked={was}]").count() and act(page) in ("pick", "total", "box"): pass
        met(page, {**OFFERED, "other": f"body:not(:has([data-asked={was}]))"})
