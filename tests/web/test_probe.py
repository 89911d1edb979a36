"""Two games on one server, and the second has no board of its own: the lobby offers both, and the frame around any game lets several people
choose at once behind the curtain, without showing one's cards to another."""
import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.process import Server
from tests.web.playing import LONG, met, open_table
from tests.web.test_screens import Tour

pytestmark = pytest.mark.slow
People = Callable[..., Page]
MET = {"curtain": ".curtain", "roll": "[data-generic] button.gold:enabled", "choose": "[data-generic] button[data-action]:enabled",
       "end": "[data-end]"}


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
    expect(card(page, "las-vegas")).to_contain_text("2 to 5 players")
    expect(card(page, "probe")).to_contain_text("2 to 4 players")
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
    expect(page.get_by_text("2 to 4 players").first).to_be_visible()
    page.get_by_role("textbox", name="Name on seat 1").fill("Ana")
    page.get_by_role("radio", name="Las Vegas 2 to 5").check()
    page.wait_for_url("**/new/public/las-vegas")
    expect(page.get_by_role("checkbox", name="Neutral white dice")).to_be_visible()
    expect(page.get_by_role("textbox", name="Name on seat 1")).to_have_value("Ana")
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
        if wanted == "curtain":
            asked.append(page.locator(".curtain h2").inner_text())
            expect(page.get_by_text("hand", exact=True)).to_have_count(0)                       # nothing of anybody's is shown
            page.locator(".curtain button").click()
            expect(page.locator(".curtain")).to_have_count(0)
            seen = [text for text in page.locator("[data-field=hand]").all_inner_texts() if text.strip() not in ("", "–")]
            assert len(seen) <= 1, seen
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


@pytest.mark.parametrize(("theme", "language", "width"), [("light", "en", 1280), ("dark", "fr", 360)])
def test_the_screens_of_two_games(people: People, two: Server, theme: str, language: str, width: int) -> None:
    page = people(base=two.base, width=width, locale=f"{language}-{language.upper()}", has_touch=width < 760,
                  settings={"speed": 0, "motion": "reduced", "theme": theme})
    tour = Tour(page, language)
    page.goto("/")
    expect(card(page, "probe")).to_contain_text(re.compile("2 (to|à) 4"))
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
