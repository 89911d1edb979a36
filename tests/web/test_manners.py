"""What a table owes to those who do not see it, do not use a mouse, or change their minds about the language."""
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import flambeur
from tests.web.playing import MET, faces, met, roll_button, settle
from tests.web.tables import BOT, DEVICE, make
from tests.web.test_cards import GAME, pick
from tests.web.test_cards import MET as CARDS_MET
from tests.web.test_records import bring_in

pytestmark = pytest.mark.slow
People = Callable[..., Page]
ALL_KEYS = ("1", "2", "3", "4", "5", "6", "Enter", "u", "h", "l", "r", "?")


def alone(people: People, **settings: bool) -> Page:
    """At a table of two people around one screen, so that nobody moves meanwhile."""
    page = people(settings={"speed": 0, "motion": "reduced", **settings})
    make(page, [DEVICE, DEVICE], names=["Ana", "Bruno"])
    met(page, {"roll": MET["roll"]})
    return page


def keys_do_nothing(page: Page) -> None:
    """While nothing has the focus, that Enter would press."""
    page.evaluate("document.activeElement?.blur()")
    page.mouse.move(0, 0)
    before = page.locator("body").inner_text()
    for key in ALL_KEYS: page.keyboard.press(key)
    assert page.locator("body").inner_text() == before
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_with_shortcuts_off_no_single_key_does_anything(people: People) -> None:
    page = alone(people, shortcuts=False)
    for state in ("roll", "choose"):
        met(page, {state: MET[state]})
        keys_do_nothing(page)
        if state == "roll": roll_button(page).click()


def test_with_shortcuts_off_no_single_key_does_anything_at_the_card_game(people: People) -> None:
    page = people(settings={"speed": 0, "motion": "reduced", "shortcuts": False})
    make(page, [DEVICE, BOT], game=GAME, options={"sequential": True}, names=["Ana", "Benno"])
    met(page, {"pick": CARDS_MET["pick"]})
    keys_do_nothing(page)
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    pick(page, [0])
    keys_do_nothing(page)
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)


def test_with_shortcuts_off_a_replay_stands_still(people: People) -> None:
    page = people(settings={"speed": 0, "motion": "reduced", "shortcuts": False})
    bring_in(page, played())
    moment = page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_be_visible()
    page.evaluate("document.activeElement?.blur()")
    for key in ("End", "ArrowLeft", "Space"):
        before = moment.input_value()
        page.keyboard.press(key)
        assert moment.input_value() == before
    moment.press("End")                       # who is at the slider moves it
    expect(moment).not_to_have_value("0")


def played() -> dict[str, Any]:
    match = flambeur.new("las-vegas", players=2, seed=1)
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match.record()


def test_the_language_changes_at_once(people: People) -> None:
    page = alone(people)
    expect(page.get_by_role("button", name="Roll", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("dialog", name="Réglages")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(MET["roll"])).to_contain_text("Lancer")
    expect(page).to_have_title("(1) À Ana de jouer · Las Vegas · Flambeur")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.locator(MET["roll"]).click()
    expect(page.get_by_role("log")).to_contain_text("Ana lance")


def test_a_screen_reader_hears_a_roll_and_a_placement(people: People) -> None:
    page = alone(people)
    heard = page.get_by_role("log")
    expect(heard).to_have_attribute("aria-live", "polite")
    roll_button(page).click()
    expect(heard).to_contain_text("Ana rolls")
    met(page, {"choose": MET["choose"]})
    faces(page).first.click()
    settle(page, "choose")
    expect(heard).to_contain_text("Ana places")
    expect(page.get_by_role("status").filter(has_text="Bruno’s turn")).to_have_count(1)


def test_the_title_of_the_tab_tells_whose_turn_it_is(people: People) -> None:
    page = alone(people)
    expect(page).to_have_title("(1) Ana’s turn · Las Vegas · Flambeur")
    roll_button(page).click()
    met(page, {"choose": MET["choose"]})
    faces(page).first.click()
    expect(page).to_have_title("(1) Bruno’s turn · Las Vegas · Flambeur")
