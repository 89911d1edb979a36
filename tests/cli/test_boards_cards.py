"""How the card game is drawn and told: nothing wider than the terminal, and never a card that the one who looks may not see."""
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from rich.text import Text

import flambeur
from flambeur.cli.boards import board_of
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas_cards import chips, hand, laid, players
from flambeur.cli.boards.las_vegas_cards.news import dice_at
from flambeur.cli.boards.marks import SEATS
from flambeur.cli.boards.vegas.chips import COLOURS, stacks
from flambeur.cli.table.seats import Sitter
from tests.cli.conftest import Done

BOARD = board_of("las-vegas-cards")
NAMES = ("Anna", "Maximilienne-Charlotte", "李小龍", "Zoé", "B")
IN_TURN = {"sequential": True, "chips": True}
AT_ONCE: dict[str, Any] = {}
WAYS = [pytest.param(AT_ONCE, id="at once"), pytest.param(IN_TURN, id="in turn")]
Run = Callable[..., Done]


def scene_of(match: flambeur.Match, language: str = "en", width: int = 80, height: int = 24, colour: bool = True,
             seat: int | None = None) -> Scene:
    """For who is to choose, or for a given seat."""
    names = [seat.name for seat in match.seats]
    seat = seat if seat is not None else match.actors[0] if match.actors else 0
    sitters = [Sitter(name, None if p == 0 else "medium") for p, name in enumerate(names)]
    return Scene(match.game.title[language], match.view(seat), seat, sitters, match.game.speaker(match.options, names, language),
                 match.options, width, height, colour)


def begun(n: int = 2, seed: int = 7, **options: Any) -> flambeur.Match:
    return flambeur.new("las-vegas-cards", players=n, seed=seed, names=NAMES[:n], **options)


@cache
def positions(n: int, in_turn: bool) -> list[flambeur.Match]:
    """Some positions of a random game, every one in which a chip may be taken, and its end."""
    match, found = begun(n, seed=n, **(IN_TURN if in_turn else AT_ONCE)), []
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.suggest(seat, "random", seed=len(match.entries)).action)
        if len(match.entries) % 11 == 0 or match.view(None)["phase"] == "take":
            found.append(match.copy())
    return [*found, match]


# the picture

@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("n", "in_turn"), [(2, True), (3, False), (5, True), (5, False)])
def test_nothing_is_wider_than_the_terminal(n: int, in_turn: bool, language: str) -> None:
    for match in positions(n, in_turn)[::3]:
        for width, height in ((40, 20), (49, 24), (50, 24), (66, 24), (77, 24), (80, 24), (100, 30), (120, 40)):
            for colour in (True, False):
                scene = scene_of(match, language, width, height, colour)
                for line in [*BOARD.picture(scene), *BOARD.tray(scene)]:
                    assert line.cell_len <= width, line.plain


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("in_turn", [False, True])
def test_on_80_by_24_five_players_news_hand_and_question_fit(in_turn: bool, language: str) -> None:
    for match in positions(5, in_turn):
        scene = scene_of(match, language)
        assert len(BOARD.picture(scene)) + len(BOARD.tray(scene)) <= 24 - 2 - 5      # two lines to ask, five of news


def test_the_sign_the_notes_and_the_dice_of_a_casino() -> None:
    match = begun()
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    scene = scene_of(match)
    lines = [line.plain for line in BOARD.picture(scene)]
    assert lines[0].startswith(" LAS VEGAS: THE CARD GAME   ●○○○ Round 1 of 4 ")
    assert lines[0].endswith("Hand 2 of 6")
    assert lines[1].startswith("╭• 1  GOLDEN NUGGET •")
    for casino in scene.view["casinos"]:
        assert any(f" ${casino['notes'][0]:,}   ${casino['notes'][1]:,} " in line for line in lines)
    assert any("◆" in line for line in lines[1:-2])
    assert any("▲" in line for line in lines[1:-2])


def test_dice_count_and_a_double_is_one_card_with_two() -> None:
    seen = {"dice": [2, 4], "cards": [[5, 5], [5, 5, 55]]}
    assert [line.plain for line in laid.laid(SEATS, seen, 24, rows=3)] == [" 4   ▲   ▲   ▲ ▲ ", " 2   ◆   ◆ ", ""]
    assert laid.laid(SEATS, seen, 24, rows=1)[0].plain == "▲▲▲▲ 4  ◆◆ 2"
    assert laid.laid(SEATS, seen, 12, rows=2)[0].plain == " 4  ▲▲▲▲"


def test_a_casino_has_its_chips_at_the_sign() -> None:
    match = begun(2, **IN_TURN)
    scene = scene_of(match)
    symbols = [COLOURS[casino["chips"][0] - 1].symbol for casino in scene.view["casinos"]]
    signs = [line.plain for line in BOARD.picture(scene) if line.plain.startswith("╭•")]
    assert re.findall(r" (\S) ╮", "".join(signs)) == symbols
    scene.view["casinos"][1]["chips"] = [1, 2, 5, 5]
    narrow = [line.plain for line in BOARD.picture(replace(scene, width=50))]
    assert any(line.endswith("♥♛77╮") for line in narrow)


def test_chips_and_seats_are_told_apart_without_colour() -> None:
    symbols = [mark.symbol for mark in (*SEATS, *COLOURS)]
    assert len(set(symbols)) == len(symbols)
    assert stacks([1, 1, 2, 5, 5]).plain == "♥♥ ♛ 77"
    assert stacks([1] * 5 + [5] * 4).plain == "♥×5 7×4"


def test_without_colour_notes_are_bracketed_and_cards_have_borders() -> None:
    scene = scene_of(begun(), colour=False)
    assert any(re.search(r"\[\$\d+,000\] \[\$\d+,000\]", line.plain) for line in BOARD.picture(scene))
    assert BOARD.tray(scene)[0].plain.startswith("│")


def test_pictures_do_not_jump_within_a_round() -> None:
    heights = {len(BOARD.picture(scene_of(match, width=120, height=40))) for match in positions(4, False)[:-1]}
    assert len(heights) == 1


# the players

def test_who_has_chosen_and_who_has_not() -> None:
    match = begun(3)
    match.play(0, match.legal(0)[0])
    assert [line.plain[0] for line in players.players(scene_of(match), 78)] == ["✓", "▶", "▶"]


def test_in_turn_one_is_to_play_and_one_began() -> None:
    match = begun(3, sequential=True)
    match.play(0, match.legal(0)[0])
    lines = [line.plain for line in players.players(scene_of(match), 78)]
    assert [line[0] for line in lines] == [" ", "▶", " "]
    assert [line.rstrip().endswith("1st") for line in lines] == [True, False, False]


@pytest.mark.parametrize(("width", "shown"), [
    (120, "▮▯▯▯▯▯▯▯  1/8  hand 5 deck 20 glass 4 "), (82, "medium bot  1/8  hand 5 deck 20 glass 4 "),
    (70, " 1/8  hand 5 deck 20 glass 4 "), (56, " 1/8  5+20 ▽4 "), (44, "     1/8  hand 5 deck 20 glass 4 "), (40, "     1/8  5+20 ▽4 "),
])
def test_a_player_has_as_many_columns_as_there_is_room(width: int, shown: str) -> None:
    match = flambeur.new("las-vegas-cards", players=2, seed=7, names=["Anna", "Ben"])
    for seat in (0, 1):
        match.play(seat, next(action for action in match.legal(seat) if " " not in action.typed))
    lines = [line.plain for line in players.players(scene_of(match), width)]
    assert any(shown in line for line in lines)
    assert any("in the safe" in line and "Ben" in line for line in lines)
    assert sum("0 notes" in line for line in lines) == 2


def test_who_is_done_is_called_so() -> None:
    match = next(match for match in positions(5, False) if any(player["done"] for player in match.view(0)["players"]))
    for player, line in zip(match.view(0)["players"], players.players(scene_of(match), 120), strict=True):
        assert ("done" in line.plain) == player["done"]


# the hand

def test_the_hand_is_drawn_over_what_one_types() -> None:
    drawn = [line.plain for line in hand.draw([1, 5, 5, 55], SEATS[0], [], 80, colour=False)]
    assert drawn[0].startswith("│     │  │●   ●│ │●   ●│ │●   ●│●   ●│")
    assert drawn[-1].split() == ["1", "5", "5", "55"]
    assert "".join(drawn).count("●") == 1 + 4 * 5


@pytest.mark.parametrize(("width", "height", "told"), [(120, 4, True), (90, 4, True), (80, 4, False), (50, 1, False), (24, 1, False)])
def test_a_hand_is_drawn_as_large_as_there_is_room(width: int, height: int, told: bool) -> None:
    cards = [11, 22, 33, 44, 55]
    how = [Text(line) for line in hand.explained(cards, "en")]
    drawn = hand.draw(cards, SEATS[0], how, width, colour=True)
    assert len(drawn) == height
    assert ("as in" in "".join(line.plain for line in drawn)) == told
    assert all(line.cell_len <= width for line in drawn)


def test_examples_are_cards_of_this_hand() -> None:
    assert hand.examples([1, 4, 5, 5, 55], "en") == "1 4 or 5 5 55"
    assert hand.examples([1, 1, 1, 1, 11], "fr") == "1 1 1 1 11"
    assert hand.examples([1, 2, 3, 4, 55], "fr") == "1 2 ou 1"
    match = begun(5)
    for seat in range(5):
        for example in hand.examples(match.view(seat)["players"][seat]["hand"], "en").split(" or "):
            assert match.game.parse(example) in [action.id for action in match.legal(seat)]


def test_what_one_chose_stays_in_sight() -> None:
    match = begun(3)
    action = match.legal(0)[0]
    match.play(0, action)
    assert BOARD.tray(scene_of(match, seat=0))[-1].plain == f"You chose {action.typed}."
    assert not any("You chose" in line.plain for line in BOARD.tray(scene_of(match, seat=1)))


@pytest.mark.parametrize("in_turn", [False, True])
def test_hands_of_others_are_never_drawn(in_turn: bool) -> None:
    """Whatever the others hold and have chosen, picture, tray and sentences are the same."""
    assert BOARD.private
    for match in positions(3, in_turn)[:12]:
        spectator = replace(scene_of(match), view=match.view(None), seat=None)
        assert BOARD.tray(spectator) == []
        assert not any("your cards" in line for line in BOARD.speech(spectator))
        for seat in range(3):
            scene = scene_of(match, seat=seat)
            imagined = {**scene.view, "players": [dict(player) for player in scene.view["players"]]}
            for p, player in enumerate(imagined["players"]):
                if p != seat:
                    assert player["hand"] is player["chosen"] is player["away"] is None
                    full = match.view(p)["players"][p]
                    player.update({name: full[name] for name in ("hand", "chosen", "away")})
            other = replace(scene, view=imagined)
            assert [*BOARD.picture(other), *BOARD.tray(other)] == [*BOARD.picture(scene), *BOARD.tray(scene)]
            assert BOARD.speech(other) == BOARD.speech(scene)


# chips

def test_a_chip_is_offered_with_what_one_types_and_what_it_adds() -> None:
    for match in positions(2, True):
        view = match.view(match.actors[0]) if match.actors else {"phase": "ended"}
        if view["phase"] != "take": continue
        for language in ("en", "fr"):
            scene = scene_of(match, language)
            text, typed = " ".join(line.plain for line in BOARD.tray(scene)), match.legal(match.actors[0])
            assert text.startswith(match.game.lists(match.options, language)["casino"][view["taking"] - 1])
            words = [word for word in re.findall(r"[a-z]+", text) if match.game.parse(word) is not None]
            assert [match.game.parse(word) for word in words] == [action.id for action in typed]
            assert all(word in " ".join(BOARD.speech(scene)).lower() for word in words[:-1])
    assert chips.tray(scene_of(next(m for m in positions(2, True) if m.view(None)["phase"] == "take"), width=20))[1].cell_len <= 20


# what happens

def test_news_are_the_cards_that_all_show() -> None:
    match = begun(3)
    laid = []
    for seat in range(3):
        laid.append(match.legal(seat)[0])
        match.play(seat, laid[-1])
    lines = [line.plain for line in BOARD.news(match.events(0), scene_of(match))]
    assert lines[0] == "    Round 1 begins."
    assert [line.split(":")[0] for line in lines[1:]] == [f" {SEATS[p].symbol}  {NAMES[p]} lays {laid[p].typed}" for p in range(3)]
    assert BOARD.news(match.events(0), scene_of(match, "fr"))[1].plain.startswith(f" ◆  Anna pose {laid[0].typed}\xa0: ")


def test_dice_are_told_by_casino() -> None:
    assert dice_at([5, 5, 55]) == {5: 4}
    assert dice_at([11, 4]) == {1: 2, 4: 1}


def test_news_say_who_is_done_and_take_no_lines_for_cards_dealt() -> None:
    match = positions(5, False)[-1]
    lines = [line.plain for line in BOARD.news(match.events(0), scene_of(match))]
    done = [event for event in match.events(0) if event.kind == "done"]
    assert sum("(done with " in line for line in lines) == len(done) > 0
    assert not any("draws" in line or "glass" in line or "has chosen" in line for line in lines)


def test_a_chip_is_told_with_the_cards_that_earned_it() -> None:
    match = positions(2, True)[-1]
    lines = [line.plain for line in BOARD.news(match.events(0), scene_of(match))]
    taken = [event for event in match.events(0) if event.kind == "chip_taken"]
    assert sum(line.count(" chip)") for line in lines) == len(taken) > 0
    assert BOARD.news(taken[:1], scene_of(match))[0].plain.endswith(taken[0].text("en"))


@pytest.mark.parametrize("in_turn", [False, True])
def test_the_payout_begins_with_the_last_cards_laid(in_turn: bool) -> None:
    rest, rounds = positions(3, in_turn)[-1].events(0), 0
    while True:
        before, payout, after = BOARD.payout(rest)
        assert [*before, *payout, *after] == [*rest]
        if not payout:
            break
        rounds += 1
        assert payout[0].kind == ("laid" if in_turn else "shown")
        assert payout[-1].kind == "round_end"
        assert sum(event.kind in ("paid", "boxed") for event in payout) == 12
        assert "chosen" not in [event.kind for event in payout]
        rest = list(after)
    assert rounds == 4


@pytest.mark.parametrize("in_turn", [False, True])
def test_why_adds_up_to_what_was_paid(in_turn: bool) -> None:
    match = positions(5, in_turn)[-1]
    for seat in range(5):
        events = match.events(seat)
        start = [k for k, event in enumerate(events) if event.kind == "round"][-1]
        last = [event for event in events[start:] if event.kind == "paid" and event.seat == seat]
        lines = BOARD.why(events, seat, scene_of(match))
        assert lines[-1] == f"Round 4: ${sum(event.fields['note'] for event in last):,} for you."
        assert sum("you took" in line for line in lines) == len(last)
        assert BOARD.why(events, seat, scene_of(match), brief=True) == [line for line in lines if "you took" not in line]
        ties = [event for event in events[start:] if event.kind == "tie" and seat in event.fields["who"]]
        assert sum("strike each other out" in line for line in lines) == len(ties)
    assert BOARD.why([], 0, scene_of(match, "fr"))[0].startswith("Aucun casino n’a encore payé")


def test_the_result_has_notes_and_chips() -> None:
    match = positions(2, True)[-1]
    lines = [line.plain for line in BOARD.result(scene_of(match), match.scores, match.winners)]
    assert "★" in lines[0]
    for p, player in enumerate(match.view(0)["players"]):
        line = next(line for line in lines if NAMES[p][:10] in line)
        assert f"${player['money']:,}" in line
        assert f"{player['notes']} note" in line
        assert all(match.game.lists(match.options, "en")["chip"][colour - 1] in line for colour in player["chips"])


# in sentences

@pytest.mark.parametrize("options", WAYS)
def test_speech_tells_all_that_the_picture_shows(options: dict[str, Any]) -> None:
    match = positions(3, bool(options))[4]
    scene = scene_of(match)
    lines = BOARD.speech(scene)
    for casino, line in zip(scene.view["casinos"], lines[1:7], strict=True):
        assert all(f"${note:,}" in line for note in casino["notes"])
        assert all(f"{n} of {NAMES[p]} on {len(casino['cards'][p])} card" in line for p, n in enumerate(casino["dice"]) if n)
        assert ("Chips: " in line) == bool(casino["chips"])
    for p, (player, line) in enumerate(zip(scene.view["players"], lines[7:10], strict=True)):
        assert line.startswith(f"{NAMES[p]}: {player['out']} of 8 cards out, {player['cards']} in hand, {player['deck']} in the deck, ")
        assert ("has chosen" in line) == player["has_chosen"]
        assert ("in the safe" in line) == (p != scene.seat)


def test_speech_ends_with_the_own_cards() -> None:
    match = begun(2)
    cards = match.view(0)["players"][0]["hand"]
    lines = BOARD.speech(scene_of(match))[9:]
    assert lines[0] == f"Anna, your cards: {' '.join(map(str, cards))}."
    assert lines[1:-1] == [f"{card} is one card with two dice." for card in cards if card > 10]
    assert lines[-1].startswith("Type one or two cards, or more of one face, as in ")


# at the table

@pytest.mark.parametrize("options", [[], ["--sequential", "--chips"]])
def test_a_whole_game_through_a_pipe(run: Run, options: list[str]) -> None:
    typed = "leave\n" + "".join(f"{card}\n" for face in range(1, 7) for card in (face, 11 * face))
    seats = ("--seat", "human", "--seat", "random")
    done = run("terminal", "las-vegas-cards", *seats, "--seed", "3", "--lang", "fr", *options, typed=typed * 60)
    assert (done.code, done.err) == (0, "")
    assert any(line.startswith("La partie est gagnée par ") for line in done.lines)
    assert any(line.startswith("Joueur 1, vos cartes\xa0: ") for line in done.lines)


def test_people_who_share_a_keyboard_pass_it_on(run: Run) -> None:
    match = flambeur.new("las-vegas-cards", players=2, seed=3)
    first = match.legal(0)[0].typed
    done = run("terminal", "las-vegas-cards", "--humans", "2", "--players", "2", "--seed", "3", typed=f"{first}\n")
    before, _, after = done.out.partition("The keyboard to Player 2, please, then Enter.")
    assert "Player 1, your cards: " in before
    assert "Player 2, your cards: " not in before
    assert "Player 1 has chosen." in before
    assert "Player 1 chooses" not in done.out
    assert "Player 1, your cards: " not in after


def test_who_takes_a_chip_has_the_keyboard_already(run: Run) -> None:
    match = flambeur.new("las-vegas-cards", players=2, seed=4, **IN_TURN)
    double = next(action.typed for action in match.legal(0) if earns([int(card) for card in action.typed.split()]))
    done = run("terminal", "las-vegas-cards", "--humans", "2", "--players", "2", "--seed", "4", "--sequential", "--chips",
               typed=f"{double}\nleave\n")
    assert "take a chip?" in done.out
    assert [line for line in done.lines if line.startswith("The keyboard to ")] == [
        f"The keyboard to Player {n}, please, then Enter." for n in (1, 2)]


def earns(cards: list[int]) -> bool:
    """A chip, and only one."""
    return [n > 1 for n in dice_at(cards).values()] == [True]
