"""The end of a game: what it says, what it shows, and what one may do with it. Positions with one move left, so that the end is sure."""
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.helpers.las_vegas_cards import laid as cards_laid
from tests.web.conftest import FAST
from tests.web.playing import LONG, final_money, met
from tests.web.tables import BOARD, BOT, DEVICE, laid, make, one_turn

pytestmark = pytest.mark.slow
People = Callable[..., Page]
NAMES = ("Anna", "Benno", "Carla")
DICE = [[4, 1, 0], [2, 3, 3], [0, 4, 3], [0, 0, 2], [1, 0, 0], [0, 0, 0]]      # Anna's last die goes to the sixth casino
WON = ([80_000, 70_000, 30_000], [90_000, 90_000], [60_000])
BEHIND = ([10_000], [90_000, 90_000, 50_000], [60_000])
SHARE = """() => {
  window.sent = []
  navigator.canShare = (data) => data.files?.length === 1
  navigator.share = async (data) => window.sent.push([data.text, data.files[0].type])
}"""


def one_move_left(won: tuple[list[int], ...] = WON, dice: list[list[int]] = DICE) -> dict[str, Any]:
    return laid([6], dice, [1, 0, 0], won)


def end(page: Page, position: dict[str, Any], seats: tuple[dict[str, str], ...] = (DEVICE, BOT, BOT)) -> Page:
    """The last move is made."""
    make(page, list(seats), NAMES[:len(seats)], position=position)
    one_turn(page)
    expect(page.locator("[data-end]")).to_be_visible(timeout=LONG)
    return page


def title(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def story(page: Page, heading: str = "The story of the game") -> list[str]:
    items = page.locator("section", has=page.get_by_role("heading", name=heading)).get_by_role("listitem")
    expect(items).to_have_count(3)
    return [item.inner_text() for item in items.all()]


def test_a_winner_is_told_by_how_much_and_how_it_came_to_that(people: People) -> None:
    page = end(people(), one_move_left())
    expect(title(page)).to_have_text("You have won, $150,000 ahead of Benno!")
    assert final_money(page) == {"Anna": 400_000, "Benno": 250_000, "Carla": 150_000}
    expect(page.get_by_role("listitem").filter(has_text="Anna").get_by_role("img")).to_have_attribute(
        "aria-label", "Notes: $80,000, $70,000, $60,000, $60,000, $50,000, $50,000, $30,000")
    assert story(page) == [
        "Best coup: Carla took $90,000 at Sahara with 2 dice in round 4.",
        "Costliest tie: Benno and Carla had 3 dice each at Caesars Palace in round 4, and the $50,000 note went to you.",
        "Turning point: round 4. You won $220,000, passed Benno and stayed ahead.",
    ]


def test_who_came_second_is_told_in_french_too(people: People) -> None:
    page = end(people(width=390, height=844, locale="fr-FR"), one_move_left(BEHIND))
    expect(title(page)).to_have_text("Vous finissez deuxième, 70\u202f000\u00a0$ derrière Benno")
    assert story(page, "L’histoire de la partie")[1] == (
        "L’égalité la plus chère\u00a0: Benno et Carla avaient 3 dés chacun au Caesars Palace à la manche 4, "
        "et c’est à vous qu’est allé le billet de 50\u202f000\u00a0$.")


def test_what_decided_between_equals_is_told(people: People) -> None:
    page = end(people(), one_move_left(([30_000], [90_000, 90_000], [60_000])))
    expect(title(page)).to_have_text("You have won!")
    expect(page.get_by_text("Equal money, so the number of notes decides: 5 notes for you, 3 for Benno.")).to_be_visible()


def test_around_one_screen_nobody_is_you(people: People) -> None:
    page = end(people(), one_move_left(), (DEVICE, DEVICE, DEVICE))
    expect(title(page)).to_have_text("Anna wins, $150,000 ahead of Benno")
    assert story(page)[2] == "Turning point: round 4. Anna won $220,000, passed Benno and stayed ahead."


def test_the_board_is_shown_as_it_lay_before_the_payout(people: People) -> None:
    page = end(people(), one_move_left())
    for _ in range(2):                                             # also to somebody who opens the page later
        page.get_by_role("button", name="Show the board").click()
        there = page.locator("[data-before=true]")
        expect(there).to_be_visible()
        expect(there.locator(BOARD)).to_have_count(6)
        expect(there.locator("[data-casino='6'] .die:not(.ghost)")).to_have_count(1)      # the last one has been placed
        expect(there.get_by_role("region", name="Sahara")).to_contain_text("Notes: $90,000.")      # and nothing has been paid
        page.get_by_role("button", name="Back to the result").click()
        expect(title(page)).to_have_text("You have won, $150,000 ahead of Benno!")
        page.reload()
        expect(page.locator("[data-end]")).to_be_visible(timeout=LONG)


def test_the_result_is_copied_saved_and_sent(people: People, tmp_path: Path) -> None:
    page = people(permissions=["clipboard-read", "clipboard-write"])
    page.add_init_script(f"({SHARE})()")
    end(page, one_move_left())
    page.get_by_role("button", name="Share").click()
    there = page.get_by_role("dialog")
    expect(there.get_by_role("img", name="The picture: the ranking and the story of the game")).to_be_visible()
    there.get_by_role("button", name="Copy as text").click()
    expect(there.get_by_text("Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.splitlines()[:4] == ["Las Vegas: Anna wins, $150,000 ahead of Benno", "1. Anna  $400,000", "2. Benno  $250,000",
                                     "3. Carla  $150,000"]
    assert "Turning point: round 4. Anna won $220,000, passed Benno and stayed ahead." in text      # for others nobody is "you"
    with page.expect_download() as saved:
        there.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename == "flambeur-las-vegas.png"
    saved.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    there.get_by_role("button", name="Send").click()
    page.wait_for_function("window.sent.length === 1")
    assert page.evaluate("window.sent[0]") == [text, "image/png"]


def test_a_victory_is_celebrated_once_and_not_where_nothing_should_move(people: People) -> None:
    page = end(people(settings={"speed": 0, "motion": "full"}), one_move_left())
    expect(page.locator("[data-celebration]")).to_be_attached()
    page.reload()
    expect(page.locator("[data-end]")).to_be_visible(timeout=LONG)
    expect(page.locator("[data-celebration]")).to_have_count(0)
    still = end(people(settings=FAST), one_move_left())
    expect(still.locator("[data-celebration]")).to_have_count(0)
    lost = end(people(settings={"speed": 0, "motion": "full"}), one_move_left(BEHIND))
    expect(lost.locator("[data-celebration]")).to_have_count(0)


def test_a_game_that_was_given_up_has_neither_podium_nor_story(people: People) -> None:
    page = people()
    made = make(page, [DEVICE, BOT, BOT], NAMES, position=one_move_left())
    expect(page.locator(BOARD).first).to_be_visible(timeout=LONG)
    page.request.post(f"/api/tables/{made['table']}/quit", data={"token": made["token"]})
    expect(title(page)).to_have_text("The game was given up")
    for name in ("The story of the game", "Ranking"): expect(page.get_by_role("heading", name=name)).to_have_count(0)
    expect(page.get_by_role("button", name="Share")).to_have_count(0)


def test_a_game_of_cards_has_its_story_too(people: People) -> None:
    page = people(width=360, height=740)
    position = cards_laid("round 4 \n turn 6 \n 5: 100 90 | Leo 5 5 55, Henri 5, Rebecca 5", 3)
    make(page, [DEVICE, BOT, BOT], ("Leo", "Henri", "Rebecca"), game="las-vegas-cards", position=position)
    while met(page, {"pick": "button[data-card]:enabled", "end": "[data-end]"}) == "pick":
        hand = page.locator("[data-hand-number]").get_attribute("data-hand-number")
        page.locator("button[data-card]:enabled").first.click()
        page.locator("button[data-lay]:enabled").click()
        met(page, {"gone": f"body:not(:has([data-hand-number='{hand}'] button))"})
    told = story(page)
    assert "Henri and Rebecca had 1 die each at Luxor in round 4" in told[1]
    expect(page.get_by_role("img", name=re.compile("^(Notes:|No notes)"))).to_have_count(3)
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator("[data-before=true]").get_by_role("region", name="Luxor")).to_contain_text("$100,000")
