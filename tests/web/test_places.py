"""Nothing jumps, nothing hides: the boxes of casinos, players, tray and bar are measured whenever the page changes, through a whole game
with its payouts. Within a round no sign moves, at no time does one box lie over another, and a phone never scrolls."""
import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.share import some
from tests.web.playing import MET, click, met, settle
from tests.web.tables import BOARD, BOT, DEVICE, laid, make
from tests.web.test_cards import lay, pick, take
from tests.web.test_guide import by_clicks, follow, learn

pytestmark = pytest.mark.slow
People = Callable[..., Page]
NAMES = ("Olga", "Bénédicte", "Maximilien", "Denny", "Emma")
SIZES = {360: 740, 390: 844, 768: 1024, 1280: 800}
PHONE = 480
WATCH = """async () => {
  const box = (e) => { const { left, top, right, bottom } = e.getBoundingClientRect(); return [left, top, right, bottom] }
  const one = (selector) => { const e = document.querySelector(selector); return e && box(e) }
  const meets = (a, b) => Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 1 && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 1
  const seen = (window.seen = { looks: 0, payouts: 0, pills: 0, rounds: {}, wrong: [] })
  const complain = (what) => seen.wrong.includes(what) || seen.wrong.push(what)

  function look() {
    const casinos = [...document.querySelectorAll('[data-casino]:not([data-outline] *)')]
    if (casinos.length < 6) return
    seen.looks += 1
    const boxes = Object.fromEntries(casinos.map((e) => [`casino ${e.dataset.casino}`, box(e)]))
    boxes.bar = one('header')
    boxes.tray = one('[aria-labelledby=tray-title]')
    for (const e of document.querySelectorAll('li.seat')) boxes[`seat ${e.dataset.purse}`] = box(e)
    const all = Object.entries(boxes).filter(([, at]) => at)
    apart(all)
    const offer = one('[data-offer]')
    if (offer) all.forEach(([name, at]) => name !== 'tray' && meets(at, offer) && complain(`the offer ${offer} over ${name} ${at}`))
    inside(casinos)
    dice()
    bar()
    if (boxes.tray) held(boxes.tray)
    const paying = document.querySelector('section[data-payout]')
    if (paying) payout(paying)
    const page = document.scrollingElement
    if (page.scrollHeight > innerHeight) complain(`the page is ${page.scrollHeight} px high in a window of ${innerHeight}`)
    if (page.scrollWidth > innerWidth + 1) complain(`the page is ${page.scrollWidth} px wide: ${wide()}`)
    headings(casinos, boxes)
  }

  function apart(all) {
    all.forEach(([a, at], k) => all.slice(k + 1).forEach(([b, to]) => meets(at, to) && complain(`${a} ${at} over ${b} ${to}`)))
  }

  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches('.sr')
  const named = (e) => [`"${(e.textContent.trim() || e.ariaLabel || e.tagName).slice(0, 30)}"`, box(e)]

  /** The words and buttons of the bar: none over another, and all of "your turn" is to be read. */
  function bar() {
    const parts = 'header :is(.brand svg, .brand > span, .round, .turn, .eyes, button)'
    apart([...document.querySelectorAll(parts)].filter(shown).map(named))
    const [turn, pill] = ['header .turn', 'header .pill'].map((e) => document.querySelector(e))
    if (turn.matches('.mine') && turn.scrollWidth > turn.clientWidth) complain(`the bar: "${turn.textContent}" is cut`)
    if (box(turn)[2] > box(pill)[2] + 1) complain(`the bar: "${turn.textContent}" ${box(turn)} sticks out of ${box(pill)}`)
    const [first, last] = [one('header'), [...document.querySelectorAll('header button')].filter(shown).at(-1)]
    if (box(last)[2] > first[2] + 1) complain(`the bar: ${named(last)} beyond ${first}`)
  }

  /** No words over dice or cards: neither at a casino nor in the tray. */
  function dice() {
    for (const row of document.querySelectorAll('[data-casino] .row, button[data-face]')) {
      const pieces = [...row.querySelectorAll('.die, .paper')].map((e) => ['dice', box(e)])
      const words = [...row.querySelectorAll('.count, .wins, .text b, .outcome, kbd')].filter(shown).map(named)
      for (const [word, at] of words) for (const [, of] of pieces) if (meets(at, of)) complain(`${word} ${at} over dice ${of}`)
    }
  }

  /** The innermost that stands beyond the window. */
  const wide = () => [...document.querySelectorAll('main *')].findLast((e) => box(e)[2] > innerWidth + 1)?.outerHTML.slice(0, 150)

  /** All that lies at a casino is within it. */
  function inside(casinos) {
    for (const e of casinos) {
      const [left, , right, bottom] = box(e)
      for (const row of e.querySelectorAll('.row, .pill')) {
        if (row.matches('.pill')) seen.pills += 1
        const at = box(row)
        if (at[3] > bottom + 1 || at[2] > right + 1 || at[0] < left - 1)
          complain(`casino ${e.dataset.casino}: ${row.className} ${at} sticks out`)
      }
    }
  }

  /** What is to be read and pressed in the tray is within it. */
  function held(tray) {
    for (const e of document.querySelectorAll('[aria-labelledby=tray-title] :is(h2, button):not(dialog *, [data-scrolls] *)')) {
      const at = box(e)
      if (at[3] > tray[3] + 1 || at[1] < tray[1] - 1 || at[0] < tray[0] - 1 || at[2] > tray[2] + 1)
        complain(`tray ${tray}: ${e.textContent.slice(0, 40)} ${at} sticks out`)
    }
    for (const button of document.querySelectorAll('button[data-face]'))
      for (const words of [...button.querySelectorAll('.text, .text b, .where, .wins')].filter(shown)) {
        const [within, at] = [box(button), box(words)]
        if (at[3] > within[3] + 1 || at[1] < within[1] - 1 || at[0] < within[0] - 1 || at[2] > within[2] + 1)
          complain(`button ${within}: ${named(words)} sticks out`)
      }
  }

  /** All rows of a payout are on the felt. */
  function payout(section) {
    seen.payouts += 1
    const felt = box(section.parentElement)
    for (const row of section.querySelectorAll('.row'))
      if (box(row)[3] > felt[3] + 1) complain(`payout: a row at ${box(row)} below the felt ${felt}`)
  }

  /** Where signs and tray are, by round. */
  function headings(casinos, boxes) {
    const round = document.querySelector('header .round b')?.textContent
    if (!round) return
    const first = (seen.rounds[round] ??= {})
    const now = Object.fromEntries(casinos.map((e) => [e.dataset.casino, box(e.querySelector('h3'))]))
    if (boxes.tray) now.tray = boxes.tray
    for (const [name, at] of Object.entries(now)) {
      first[name] ??= at
      if (Math.abs(first[name][0] - at[0]) > 1 || Math.abs(first[name][1] - at[1]) > 1)
        complain(`round ${round}: ${name} moved from ${first[name]} to ${at}`)
    }
  }

  /** As it is painted: the board fits what it shows to its boxes between a frame's callbacks and the paint. */
  const painted = (then) => requestAnimationFrame(() => setTimeout(then))
  let asked = false
  const soon = () => { if (!asked) { asked = true; painted(() => { asked = false; look() }) } }
  new MutationObserver(soon).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  await new Promise(painted)
  look()
}"""


def watch(page: Page) -> None:
    met(page, {"board": BOARD})
    page.evaluate(WATCH)


def assert_right(page: Page) -> dict[str, Any]:
    """Nothing wrong was seen; what was."""
    found: dict[str, Any] = page.evaluate("window.seen")
    assert found["wrong"] == [], "\n".join(found["wrong"])
    return found


@pytest.mark.parametrize(("width", "players"), some(product(SIZES, (2, 5)), (360, 5), (1280, 2)))
def test_through_a_whole_game(people: People, width: int, players: int) -> None:
    """A hint is looked at, too."""
    page = people(width=width, height=SIZES[width], has_touch=width < PHONE, locale="fr-FR" if players == 5 else "en-US",
                  settings={"speed": 4, "motion": "reduced"})
    make(page, [DEVICE, *[BOT] * (players - 1)], NAMES[:players])
    watch(page)
    play_through(page, "Hint" if players == 2 else "Conseil")
    seen = assert_right(page)
    assert sorted(seen["rounds"]) == ["1", "2", "3", "4"]
    assert seen["payouts"] > 0
    assert seen["looks"] > 50


def play_through(page: Page, hint: str) -> None:
    """To the end, with a hint in between; payouts are left as soon as they have been seen."""
    acts, wanted = 0, {**MET, "pay": "[data-payout] .gold"}
    while (found := met(page, wanted)) != "end":
        if found == "pay":
            page.evaluate("document.querySelector('[data-payout] .gold')?.click()")
            continue
        if acts == 1: page.locator("header").get_by_role("button", name=hint).click()
        if acts == 3: page.get_by_role("button", name=re.compile("^(Close|Fermer)$")).first.click()
        click(page, found)
        settle(page, found)
        acts += 1


CROWD = [[1, 2, 3, 0, 0], [0, 1, 1, 2, 2], [1, 2, 3, 4, 5], [1, 0, 0, 1, 1], [0, 3, 1, 0, 0], [4, 0, 0, 1, 0]]      # eight of everybody's


@pytest.mark.parametrize("width", [360, 390])
def test_where_rows_do_not_fit_they_become_pills_and_a_tie_is_one(people: People, width: int) -> None:
    page = people(width=width, height=SIZES[width], has_touch=True)
    make(page, [DEVICE, *[BOT] * 4], NAMES, position=laid([6], CROWD, [1, 0, 0, 0, 0]))
    met(page, {"choose": MET["choose"]})
    watch(page)
    pills = page.locator("[data-casino='2'] .pill")
    expect(pills).to_have_count(2)
    expect(pills.first).to_have_class(re.compile("tie"))
    expect(pills.first.locator("[data-who]")).to_have_count(2)
    expect(page.locator("[data-casino='3'] .pill")).to_have_count(5)
    assert_right(page)


LOW = {"phone in landscape": (844, 390), "a desk at 200 %": (640, 400), "a small laptop": (1280, 600)}


@pytest.mark.parametrize(("window", "players"), some(product(LOW, (2, 5)), *zip(LOW, (5, 2, 5), strict=True)))
def test_where_the_window_is_low_the_tray_stands_beside_the_board(people: People, window: str, players: int) -> None:
    width, height = LOW[window]
    page = people(width=width, height=height, settings={"speed": 0, "motion": "reduced"})
    make(page, [DEVICE, *[BOT] * (players - 1)], NAMES[:players])
    watch(page)
    for _ in range(4):
        found = met(page, MET)
        click(page, found)
        settle(page, found)
    met(page, MET)
    assert_right(page)
    board, tray = (page.locator(one).first.bounding_box() for one in (".felt", "[aria-labelledby=tray-title]"))
    assert board is not None
    assert tray is not None
    assert board["x"] + board["width"] <= tray["x"] + 1
    logo, turn = page.locator("header .brand svg").bounding_box(), page.locator("header .turn")
    assert logo is not None
    assert logo["width"] >= 24
    expect(turn).to_have_text("Your turn")
    assert turn.evaluate("e => e.scrollWidth <= e.clientWidth")
    assert len({round(seat["y"]) for seat in (one.bounding_box() for one in page.locator("li.seat").all()) if seat}) == 1     # in one line


CARDS = {"pick": "button[data-card]:enabled", "take": "button[data-take]:enabled"}


@pytest.mark.parametrize(("width", "height"), some([(360, 740), (390, 844), (640, 400), (1280, 800)], (360, 740), (640, 400)))
def test_cards_and_chips_have_their_places_too(people: People, width: int, height: int) -> None:
    page = people(width=width, height=height, locale="fr-FR", settings={"speed": 0, "motion": "reduced"})
    make(page, [DEVICE, *[BOT] * 4], NAMES, game="las-vegas-cards", options={"sequential": True, "chips": True})
    watch(page)
    for _ in range(6):
        if met(page, CARDS) == "take": take(page)
        else:
            pick(page, range(5))                  # what may not be laid is said in the most words
            page.keyboard.press("Escape")
            lay(page)
    met(page, CARDS)
    assert_right(page)


GUIDED = list(product(("las-vegas", "las-vegas-cards"), [(360, 740), (640, 400), (1024, 768), (1280, 800)]))


@pytest.mark.parametrize(("game", "window"), some(GUIDED, GUIDED[0], GUIDED[5]))
def test_a_guided_game_keeps_its_places(people: People, game: str, window: tuple[int, int]) -> None:
    """Whatever the coach says, at whatever length."""
    page = people(width=window[0], height=window[1], locale="fr-FR")
    learn(page, game)
    watch(page)
    follow(page, by_clicks)
    if window == (640, 400):                      # a coach in a window as small as that: the tray may scroll in its place, never the board
        page.evaluate("seen.wrong = seen.wrong.filter((one) => !one.includes(': tray moved'))")
    assert assert_right(page)["looks"] > 10


@pytest.mark.parametrize(("width", "height"), some([(360, 740), (640, 400), (768, 1024), (1280, 800)], (360, 740), (1280, 800)))
def test_a_curtain_hangs_in_the_place_of_the_tray(people: People, width: int, height: int) -> None:
    page = people(width=width, height=height, locale="fr-FR")
    make(page, [DEVICE] * 3, NAMES[:3], game="las-vegas-cards")
    found = ["curtain", "pick"] * 3 + ["seen"]
    for wanted in found * 2:
        met(page, {wanted: {"curtain": ".curtain button", "pick": CARDS["pick"], "seen": "[data-seen] button"}[wanted]})
        if not page.evaluate("'seen' in window"): watch(page)
        if wanted == "pick": lay(page)
        else: page.locator("[data-seen] button, .curtain button").click()
    assert_right(page)


BARS = [(360, 740), (390, 844), (768, 1024), (820, 1180), (1024, 768), (1180, 820), (1280, 800)]
TOGETHER = laid([1, 1, 1, 3, 3, 5], [[1, 2, 3, 0, 0], [0, 1, 1, 2, 2], [0, 1, 2, 2, 2], [0, 0, 0, 1, 1], [0, 3, 1, 1, 0], [1, 0, 0, 1, 1]],
                [6, 1, 1, 1, 2])


def resize(page: Page, width: int, height: int) -> None:
    """Until the page has been laid out anew. A window under load gets its new size some frames after it was asked for."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")


def look_at_bars(page: Page) -> None:
    """The same moment in windows of all sizes."""
    for width, height in BARS:
        resize(page, width, height)
        watch(page)
        assert_right(page)


SEATS = {"2": [DEVICE, BOT], "5": [DEVICE, *[BOT] * 4], "5 at a screen": [DEVICE] * 5}


@pytest.mark.parametrize(("who", "language"), some(product(SEATS, ("en", "fr")), ("2", "en"), ("5 at a screen", "fr")))
def test_the_parts_of_the_bar_never_meet(people: People, who: str, language: str) -> None:
    """When one rolls, when one chooses, and when there is something to undo."""
    seats = SEATS[who]
    page = people(locale=f"{language}-{language.upper()}", settings={"speed": 0, "motion": "reduced"})
    make(page, seats, NAMES[:len(seats)], position=TOGETHER if len(seats) == 5 else None)
    for _ in range(3):
        found = met(page, MET)
        look_at_bars(page)
        click(page, found)
        settle(page, found)
    make(page, seats, NAMES[:len(seats)], game="las-vegas-cards")     # the game with the longest title
    met(page, {**CARDS, "curtain": ".curtain button"})
    look_at_bars(page)


CALLED = {"usual names": NAMES, "long names": ("Olga", "Bénédicte-Marie", "Maximilien der Zweite", "WWWWWWWWWWWWWWWWWWWWWWWW", "Emma")}


@pytest.mark.parametrize(("kind", "language"), some(product(CALLED, ("en", "fr")), ("long names", "fr")))
def test_ties_with_everybody_fit_on_their_buttons(people: People, kind: str, language: str) -> None:
    """The most words that a choice can have, on one to six buttons: they made the page one pixel higher than a phone."""
    names = CALLED[kind]
    page = people(locale=f"{language}-{language.upper()}")
    for faces in range(1, 7):
        roll, others = list(range(7 - faces, 7)), [1] * 4
        make(page, [DEVICE, *[BOT] * 4], names, position=laid(roll, [[8 - faces, *others], *[[0, *others]] * 5], [faces, 2, 2, 2, 2]))
        met(page, {"choose": MET["choose"]})
        expect(page.locator("button[data-face]")).to_have_count(faces)
        for size in (*BARS, *LOW.values()):
            resize(page, *size)
            watch(page)
            assert_right(page)


def test_on_a_phone_all_names_can_be_read(people: People) -> None:
    page = people(width=360, height=740)
    make(page, [DEVICE] * 5, NAMES, position=TOGETHER)
    met(page, MET)
    for size in ((360, 740), (640, 400), (844, 390)):
        resize(page, *size)
        cut = "(all) => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent)"
        expect(page.locator("li.seat h3")).to_have_count(5)
        assert page.locator("li.seat h3").evaluate_all(cut) == [], size


def test_on_a_wide_screen_the_board_grows(people: People) -> None:
    page = people(width=1920, height=1080)
    make(page, [DEVICE, BOT, BOT], NAMES[:3])
    watch(page)
    felt = page.locator(".felt").bounding_box()
    assert felt is not None
    assert felt["width"] > 1400
    assert_right(page)
