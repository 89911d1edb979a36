"""Two games on one server, and the second has no board of its own but the plain table: the lobby offers both, and the frame around any
game lets several people
choose at once behind the curtain, without showing one's cards to another."""
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.running import Server
from tests.web.playing import LONG, met, open_table
from tests.web.test_screens import Tour

pytestmark = pytest.mark.slow
People = Callable[..., Page]
MET = {"seen": "[data-seen]", "curtain": ".curtain", "roll": "[data-generic] button.gold:enabled",
       "choose": "[data-generic] button[data-action]:enabled", "end": "[data-end]"}


@pytest.fixture(scope="session")
def two(servers: Callable[..., Server]) -> Server:
    """With the probe beside Las Vegas."""
    return servers(guests=["tests.games.probe.game"])


def card(page: Page, game: str) -> Locator:
    return page.locator(f"[data-game={game}]")


def test_each_game_is_offered_and_the_last_played_one_comes_first(people: People, two: Server) -> None:
    page = people(base=two.base)
    page.goto("/")
    expect(page.get_by_role("heading", name="Las Vegas", level=1)).to_be_visible()
    expect(card(page, "las-vegas")).to_contain_text("2–8 players")
    expect(card(page, "probe")).to_contain_text("1–4 players")
    card(page, "las-vegas").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="Rules: Las Vegas")).to_contain_text("How we read the rules")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(card(page, "probe").get_by_role("button", name="Rules")).to_have_count(0)
    card(page, "probe").get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("banner")).to_contain_text("Probe", timeout=LONG)
    page.goto("/")
    expect(page.get_by_role("heading", name="Probe", level=1)).to_be_visible()
    expect(page.get_by_text("against three bots")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Against bots")).to_contain_text("Probe")     # among one's own tables
    page.get_by_role("link", name="Around one screen").click()
    expect(page.get_by_role("radio", name="Probe")).to_be_checked()


def test_the_form_is_that_of_the_game_and_keeps_who_sits_there(people: People, two: Server) -> None:
    page = people(base=two.base)
    page.goto("/new/public/probe")
    expect(page.get_by_role("radio", name="Probe")).to_be_checked()
    expect(page.get_by_text("1 to 4 players").first).to_be_visible()
    page.get_by_role("textbox", name="Name at seat 1").fill("Ana")
    page.get_by_role("radio", name="Las Vegas 2 to 8").check()
    page.wait_for_url("**/new/public/las-vegas")
    expect(page.get_by_role("checkbox", name="Neutral white dice")).to_be_visible()
    expect(page.get_by_role("textbox", name="Name at seat 1")).to_have_value("Ana")
    page.get_by_role("radio", name="Probe").check()
    expect(page.get_by_role("spinbutton", name="packs")).to_have_value("2")
    while page.get_by_role("button", name=re.compile(r"^Remove seat \d$")).count() > 2:
        page.get_by_role("button", name=re.compile(r"^Remove seat \d$")).last.click()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    other = people(base=two.base)
    other.goto("/")
    listed = other.get_by_role("region", name="Public tables").get_by_role("listitem")
    expect(listed).to_contain_text("Probe")
    listed.get_by_role("link", name="Join").click()
    expect(other.get_by_text("Probe, for 2 players")).to_be_visible()


def test_around_one_screen_nobody_sees_the_cards_of_another(people: People, two: Server) -> None:
    page = people(base=two.base)
    names = ("Ana", "Bruno", "Chloé")
    open_table(page, "screen/probe", 3, names)
    asked: list[str] = []
    for _ in range(200):
        wanted = met(page, MET)
        if wanted == "end":
            break
        if wanted == "seen":                                        # what happened stays until all have seen it
            page.get_by_role("button", name="Yes, continue").click()
            expect(page.locator(MET["seen"])).to_have_count(0)
            continue
        if wanted == "curtain":
            asked.append(page.locator(".curtain h2").inner_text())
            expect(page.locator("[data-hand]")).to_have_count(0)        # nothing of anybody's is shown
            page.locator(".curtain button").click()
            expect(page.locator(".curtain")).to_have_count(0)
            assert page.locator("[data-hand]:visible").count() <= 1
            continue
        page.locator(MET[wanted]).first.click()
        met(page, {**MET, "gone": f"body:not(:has({MET[wanted]}))"})
    else:
        raise AssertionError("the game does not end")
    assert set(asked) == set(names)
    assert asked.count("Bruno") >= 2                                # each lays a card in each round, seat by seat
    assert all(one != other for one, other in pairwise(asked))


def test_one_may_change_a_choice_until_the_last_has_chosen(people: People, two: Server) -> None:
    first, second = people(base=two.base), people(base=two.base)
    open_table(first, "friends/probe", 2, ("Ana",))
    second.goto(first.get_by_role("textbox", name="Link to sit down").input_value())
    second.get_by_role("textbox", name="Your name").fill("Bruno")
    second.get_by_role("button", name="Sit down").click()
    expect(first.get_by_text("at the table", exact=True)).to_be_visible()
    first.get_by_role("button", name="Start", exact=True).click()
    first.locator(MET["roll"]).click(timeout=LONG)
    for page in (first, second):
        expect(page.locator(MET["choose"]).first).to_be_visible()
    expect(first.get_by_role("banner")).to_contain_text("Your turn")
    first.locator(MET["choose"]).first.click()
    expect(first.get_by_role("banner")).to_contain_text("Bruno plays")
    expect(first.get_by_text("You can still change your mind")).to_be_visible()
    cards = first.locator(MET["choose"])
    cards.last.click()                                              # a change of mind; the other one notices nothing
    expect(first.get_by_role("banner")).to_contain_text("Bruno plays")
    second.locator(MET["choose"]).first.click()
    for page in (first, second):
        expect(page.get_by_text("Ana shows a").first).to_be_visible()


FEATURES = ("spoils", "announcing", "aiming")
WANTED = ANNOUNCE, *_ = (
    "Show a 6: the die counts twice", "Throw the die softly", "Throw the die hard", "Take a point", "Take a stone")


def open_with(page: Page, features: tuple[str, ...]) -> None:
    """A table for two around one screen."""
    page.goto("/new/screen/probe")
    page.locator("form details").evaluate("(more) => { more.open = true }")
    for name in features: page.get_by_role("checkbox", name=re.compile(f"^{name} ")).check()
    remove = page.get_by_role("button", name=re.compile(r"^Remove seat \d$"))
    expect(remove.first).to_be_visible()
    while remove.count() > 2: remove.last.click()
    page.get_by_role("button", name="Start the game").click()


def pick(offered: list[str], clicked: list[str]) -> int:
    """What is wanted and was clicked least often; of cards the lowest, so that a 6 stays to be shown."""
    return min(range(len(offered)), key=lambda k: (offered[k] not in WANTED, offered[k] != ANNOUNCE, clicked.count(offered[k]), k))


def play_features(page: Page, clicked: list[str]) -> None:
    for _ in range(300):
        match met(page, MET):
            case "end": return
            case "seen":
                page.get_by_role("button", name="Yes, continue").click()
                expect(page.locator(MET["seen"])).to_have_count(0)
            case "curtain":
                page.locator(".curtain button").click()
                expect(page.locator(".curtain")).to_have_count(0)
            case "roll": raise AssertionError("with aiming every throw is a choice")
            case _:
                offered = page.locator(MET["choose"])
                texts = [text.strip() for text in offered.locator(".say").all_inner_texts()]
                k = pick(texts, clicked)
                before = page.locator("[data-generic]").inner_html()
                offered.nth(k).click()
                clicked.append(texts[k])
                page.wait_for_function("(was) => document.querySelector('[data-generic]')?.innerHTML !== was", arg=before)
    raise AssertionError("the game does not end")


def test_a_choice_before_the_die_an_aim_and_a_question_in_mid_payout_are_played_by_clicks(people: People, two: Server) -> None:
    """Whether somebody has a 6 to show is luck: as many games as it takes."""
    page, clicked = people(base=two.base), list[str]()
    while not set(WANTED) <= set(clicked):
        open_with(page, FEATURES)
        play_features(page, clicked)
        expect(page.locator("[data-end]")).to_be_visible()


@pytest.mark.parametrize(("theme", "language", "width"), [("light", "en", 1280), ("dark", "fr", 360)])
def test_the_screens_of_two_games(people: People, two: Server, theme: str, language: str, width: int) -> None:
    page = people(base=two.base, width=width, locale=f"{language}-{language.upper()}", has_touch=width < 760,
                  settings={"speed": 0, "motion": "reduced", "theme": theme})
    tour = Tour(page, language)
    page.goto("/")
    expect(card(page, "probe")).to_contain_text("1–4")
    tour.look("lobby of two games")
    page.goto("/new/friends/probe")
    expect(page.locator("form")).to_be_visible()
    tour.look("form with a choice of games")
    open_table(page, "screen/probe", 2, ("Ana", "Bruno"))
    met(page, MET)
    tour.look("curtain")
    page.locator(".curtain button").click()
    expect(page.locator("[data-generic]")).to_be_visible()
    tour.look("a game without a board", foreign=True)
    assert tour.found == [], "\n".join(tour.found)
