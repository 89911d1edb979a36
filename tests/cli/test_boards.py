"""How the table is drawn: nothing is wider than the terminal, and every sign is there without colour."""
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.text import Text

import flambeur
from flambeur.cli.boards import BOARDS, board_of, pips
from flambeur.cli.boards.draw import beside, first_that_fits, fitted
from flambeur.cli.boards.generic import Board, Scene, tree
from flambeur.cli.boards.marks import SEATS, WHITE
from flambeur.cli.table.seats import Sitter
from flambeur.games import FOLDERS
from flambeur.kit.contract import MAX_SEATS
from tests.helpers.las_vegas import finish_round, roll, table, turn

BOARD = board_of("las-vegas")
NAMES = ("Anna", "Maximilienne-Charlotte", "李小龍", "Zoé", "B")


def scene_of(match: flambeur.Match, language: str = "en", width: int = 80, height: int = 24, colour: bool = True) -> Scene:
    names = [seat.name for seat in match.seats]
    seat = match.actors[0] if match.actors else 0
    sitters = [Sitter(name, None if p == 0 else "medium") for p, name in enumerate(names)]
    return Scene("Las Vegas", match.view(seat), seat, sitters, match.game.speaker(match.options, names, language), match.options,
                 width, height, colour)


def positions(players: int, neutral_dice: bool = False) -> list[flambeur.Match]:
    """Some positions of a random game."""
    match = flambeur.new("las-vegas", players=players, seed=players, names=NAMES[:players], neutral_dice=neutral_dice)
    found = []
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.suggest(seat, "random", seed=len(match.entries)).action)
        if len(match.entries) % 9 == 0:
            found.append(match.copy())
    return [*found, match]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("players", "white"), [(2, True), (3, True), (4, False), (5, False)])
def test_nothing_is_wider_than_the_terminal(players: int, white: bool, language: str) -> None:
    for match in positions(players, neutral_dice=white):
        for width, height in ((40, 20), (60, 24), (77, 24), (80, 24), (100, 30), (120, 40)):
            scene = scene_of(match, language, width, height)
            for line in [*BOARD.picture(scene), *BOARD.tray(scene)]:
                assert line.cell_len <= width, line.plain


def test_on_80_by_24_table_news_roll_and_question_fit() -> None:
    for match in positions(5):
        scene = scene_of(match)
        assert len(BOARD.picture(scene)) + len(BOARD.tray(scene)) <= 24 - 2 - 3      # two lines to ask, three of news


def test_the_sign_the_notes_and_the_dice_of_a_casino() -> None:
    match = flambeur.new("las-vegas", players=2, seed=123, names=["Anna", "Ben"])
    match.play(0, "4")
    lines = [line.plain for line in BOARD.picture(scene_of(match))]
    assert lines[0].startswith(" LAS VEGAS   ●○○○ Round 1 of 4")
    assert lines[0].endswith("44 notes in the pile")
    assert lines[1].startswith("╭• 1  GOLDEN NUGGET •")
    assert any(line.startswith("│  $50,000   $30,000     │") for line in lines)
    assert any(line.startswith("│  2   ◆   ◆  ") for line in lines)
    lines = [line.plain for line in BOARD.picture(scene_of(match, height=20))]
    assert any(line.startswith("│ ◆◆ 2 ") for line in lines)


def test_without_colour_notes_are_bracketed_and_dice_have_borders() -> None:
    match = flambeur.new("las-vegas", players=2, seed=123, names=["Anna", "Ben"])
    scene = scene_of(match, colour=False)
    assert any("[$50,000] [$30,000]" in line.plain for line in BOARD.picture(scene))
    assert BOARD.tray(scene)[0].plain.startswith("│     │")


def test_a_tall_terminal_has_a_line_for_each_player_at_a_casino() -> None:
    match = positions(4)[2]
    small, tall = (BOARD.picture(scene_of(match, width=120, height=height)) for height in (24, 40))
    assert len(tall) == len(small) + 2 * 3


@pytest.mark.parametrize(("values", "width", "written"), [
    ([60_000, 30_000], 22, " $60,000   $30,000 "), ([60_000, 30_000], 14, " $60k   $30k "), ([60_000, 30_000], 10, "$60k $30k"),
    ([60_000, 30_000], 5, "60 30"),
])
def test_notes_are_written_in_full_if_there_is_room(values: list[int], width: int, written: str) -> None:
    from flambeur.cli.boards.vegas.casino import notes
    assert notes(scene_of(flambeur.new("las-vegas", seed=1)), values, width).plain == written


def test_dice_are_counted_where_they_cannot_be_drawn() -> None:
    from flambeur.cli.boards.vegas.casino import one_line
    groups = [(SEATS[0], 8), (SEATS[1], 4), (WHITE, 3)]
    assert one_line(groups, 40).plain == "◆◆◆◆◆◆◆◆ 8  ▲▲▲▲ 4  ○○○ 3"
    assert one_line(groups, 22).plain == "◆◆◆◆◆◆◆◆8 ▲▲▲▲4 ○○○3"
    assert one_line(groups, 12).plain == "◆8 ▲4 ○3"


def test_every_seat_has_a_symbol_of_its_own() -> None:
    symbols = [mark.symbol for mark in (*SEATS, WHITE)]
    assert len(set(symbols)) == len(symbols) == MAX_SEATS + 1
    assert all(cell_len(symbol) == 1 for symbol in symbols)


def test_the_pips_of_a_die_are_as_many_as_it_shows() -> None:
    assert all("".join(rows).count("●") == face and {len(row) for row in rows} == {5} for face, rows in pips.PIPS.items())


@pytest.mark.parametrize(("width", "label"), [(80, "Sahara"), (52, "×2"), (42, "⚃○"), (34, "×2")])
def test_a_roll_is_drawn_as_large_as_there_is_room(width: int, label: str) -> None:
    dice = [(1, SEATS[0]), (2, SEATS[0]), (3, SEATS[0]), (4, SEATS[0]), (4, WHITE), (6, SEATS[0])]
    names = ["Nugget", "Caesars", "Mirage", "Sahara", "Luxor", "Circus"]
    drawn = pips.draw(dice, names, width, colour=True)
    assert label in drawn[-1].plain
    assert len(drawn) == (4 if width > 42 else 1)
    assert [key in drawn[-1].plain for key in (" 1 ", " 2 ", " 5 ")] == [True, True, False]


def test_news_are_placements_with_their_rolls() -> None:
    match = flambeur.new("las-vegas", players=2, seed=123, names=["Anna", "Ben"])
    match.play(0, "4")
    match.play(1, match.legal(1)[0])
    lines = [line.plain for line in BOARD.news(match.events(0), scene_of(match))]
    assert lines[0] == " ◆  Round 1: Anna begins."
    assert lines[1] == " ◆  Anna places 2 dice on Sahara.  (1 1 4 4 5 5 6 6)"
    assert lines[2].startswith(" ▲  Ben places ")
    assert len(lines) == 3


def test_the_payout_is_cut_out_of_what_happened() -> None:
    match = positions(3, neutral_dice=True)[-1]
    rest: Sequence[flambeur.Event] = match.events(0)
    rounds = 0
    while True:
        before, payout, after = BOARD.payout(rest)
        assert [*before, *payout, *after] == [*rest]
        if not payout:
            break
        rounds += 1
        assert payout[-1].kind == "round_end"
        assert {event.kind for event in payout} <= {"tie", "paid", "under", "round_end"}
        rest = after
    assert rounds == 4


def test_why_adds_up_to_what_was_paid() -> None:
    match = positions(4)[-1]
    for seat in range(4):
        lines = BOARD.why(match.events(seat), seat, scene_of(match))
        start = [k for k, event in enumerate(match.events(seat)) if event.kind == "round"][-1]
        last = [event for event in match.events(seat)[start:] if event.kind == "paid" and event.seat == seat]
        assert lines[-1] == f"Round 4: ${sum(event.fields['note'] for event in last):,} for you."
        assert sum("you took" in line for line in lines) == len(last)
        brief = BOARD.why(match.events(seat), seat, scene_of(match), brief=True)
        assert brief == [line for line in lines if "you took" not in line]


def test_big_dice_and_kickers_bear_the_symbol_of_their_owner_and_a_letter() -> None:
    match = table("3: 60 40 | Anna 1, Anna big \n to roll Benno", players=2, big_dice=True, kickers=True)
    roll(match, "3 3 1 1 1", big="2", kickers="2 6")
    scene = scene_of(match)
    lines = [line.plain for line in BOARD.picture(scene)]
    assert any("◆ 1  ◆B 1" in line for line in lines)
    assert any("▲▲▲▲▲▲B▲K▲K" in line for line in lines)
    assert " 2  ×2 B K" in BOARD.tray(scene_of(match, width=66))[-1].plain
    tray = [line.plain for line in BOARD.tray(scene_of(match, width=42))]
    assert any("⚁▲B" in line and "⚁▲K" in line and "⚅▲K" in line for line in tray)
    spoken = BOARD.speech(scene)
    assert spoken[3].endswith("Dice: 1 of Anna, 1 big die of Anna.")
    assert "5 dice + 1 big die + 2 kickers" in spoken[8]
    assert spoken[-1] == "Benno, you rolled 1 1 1 3 3, big 2 and kickers 2 6."
    french = BOARD.speech(scene_of(match, "fr"))
    assert "5 dés + 1 gros dé + 2 kickers" in french[8]


def test_the_slot_machine_tells_what_its_dice_show() -> None:
    match = table("slot: 60 40 | Anna 3 3, Benno big 6, white 5 by Anna", players=5, slot_machine=True, big_dice=True, neutral_dice=True)
    roll(match, "3 1 1 1 1", big="2", white="1")
    lines = [line.plain for line in BOARD.picture(scene_of(match, width=100))]
    assert any("THE SLOT MACHINE" in line for line in lines)
    assert any("◆ 3 3  ▲B 6  ○ 5" in line for line in lines)
    assert BOARD.speech(scene_of(match))[7] == (
        "7 The Slot Machine: $60,000, $40,000. Dice: 2 of Anna, 1 white die, 1 big die of Benno. "
        "They show: 2 of Anna: 3 3, 1 big die of Benno: 6, 1 white die: 5.")
    assert BOARD.speech(scene_of(match, "fr"))[7].endswith("gros dé de Benno\xa0: 6, 1 dé blanc\xa0: 5.")


def test_rainbow_cards_lie_beside_the_notes_and_chips_on_the_sign() -> None:
    match = table("3: 60 rainbow pink pink gold | \n Anna chips blue blue silver", players=3, rainbow=True, chips=True)
    scene = scene_of(match, width=120)
    lines = [line.plain for line in BOARD.picture(scene)]
    assert any("$60,000" in line and "1 rainbow card" in line for line in lines)
    assert any("♥   ♥   ♛" in line for line in lines)
    assert any("♠♠ 7" in line for line in lines)
    spoken = BOARD.speech(scene)
    assert spoken[3] == "3 The Mirage: $60,000, 1 rainbow card, chips: 2 × pink, gold. No dice."
    assert "chips: 2 × blue, silver" in spoken[7]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [5, 8])
def test_with_modules_nothing_is_wider_than_the_terminal(players: int, language: str) -> None:
    on = {"chips": True, "rainbow": True, "slot_machine": True}
    match = flambeur.new("las-vegas", players=players, seed=1, names=[*NAMES, "Ö", "P", "Q"][:players], **on)  # type: ignore[arg-type]
    for k in range(120):
        seat = match.actors[0]
        match.play(seat, match.suggest(seat, "random", seed=k).action)
        if k % 20: continue
        for width, height in ((40, 20), (60, 24), (80, 24), (120, 40)):
            scene = scene_of(match, language, width, height)
            for line in [*BOARD.picture(scene), *BOARD.tray(scene)]:
                assert line.cell_len <= width, line.plain


def test_why_counts_what_was_kicked_and_big_dice_twice() -> None:
    """Anna has her big die and a small one on The Mirage when Ben kicks the small one: two count, and come after Ben's three."""
    match = table("round 4 \n 3: 60", players=2, big_dice=True, kickers=True)
    turn(match, "3 1 1 1 1", big="3", kickers="1 1", place=3)
    turn(match, "3 3 3 2 2", big="2", kickers="3 2", place=3, kick="1")
    finish_round(match)
    assert "The Mirage: with 2 dice you came after the last of 1 note: nothing." in BOARD.why(match.events(0), 0, scene_of(match))
    match = table("round 4 \n 3: 60", players=2, big_dice=True, kickers=True)
    turn(match, "3 1 1 1 1", big="3", kickers="1 1", place=3)
    turn(match, "3 3 3 2 2", big="2", kickers="3 2", place=3, kick="big 1")
    finish_round(match)
    assert "The Mirage: with 1 die you came after the last of 1 note: nothing." in BOARD.why(match.events(0), 0, scene_of(match))


def test_the_result_names_the_winner_first() -> None:
    match = positions(4)[-1]
    lines = [line.plain for line in BOARD.result(scene_of(match), match.scores, match.winners)]
    assert NAMES[match.winners[0]] in lines[0]
    assert "★ wins" in lines[0]
    assert not any("★ wins" in line for line in lines[1:])
    assert "shares the victory" in BOARD.result(scene_of(match), [5.0, 5.0, 1.0, 0.0], [0, 1])[1].plain


def test_speech_tells_all_that_the_picture_shows() -> None:
    match = positions(3, neutral_dice=True)[1]
    scene, lines = scene_of(match), BOARD.speech(scene_of(match))
    for casino, line in zip(scene.view["casinos"], lines[1:7], strict=True):
        assert all(f"${note:,}" in line for note in casino["notes"])
        assert all(f"{n} of {NAMES[p]}" in line for p, n in enumerate(casino["dice"]) if n)
        assert (f"{casino['white']} white" in line) == (casino["white"] > 0)
    assert "face down" in lines[8]
    assert lines[-1].startswith(f"{NAMES[scene.view['to_move']]}, you rolled ")


def test_boards_are_of_games_that_exist() -> None:
    assert set(BOARDS) <= set(FOLDERS)
    assert type(board_of("no-such-game")) is Board


def test_any_view_is_a_tree_of_lines() -> None:
    assert list(tree({"a": 1, "b": [1, 2], "c": [], "d": {"e": None}, "f": [{"g": 1}, {"g": 2}]})) == [
        "a: 1", "b: 1, 2", "c: ", "d:", "  e: None", "f:", "  0:", "    g: 1", "  1:", "    g: 2"]


def test_the_generic_board_draws_and_tells_any_game() -> None:
    match = flambeur.new("las-vegas", players=2, seed=7)
    scene, board = replace(scene_of(match), title="Anything"), Board()
    assert board.picture(scene)[0].plain == "Anything"
    assert "phase: choose" in board.speech(scene)
    assert len(board.news(match.events(0), scene)) == len(match.events(0))
    assert board.payout(match.events(0)) == (match.events(0), [], [])
    assert board.score(1234.0, "fr") == "1\u202f234"
    assert any("Player 1 rolls" in line for line in board.why(match.events(0), 0, scene))


def test_lines_are_cut_and_filled_by_the_width_of_characters() -> None:
    assert fitted(Text("李小龍"), 4).cell_len == 4
    assert fitted(Text("ab"), 4).plain == "ab  "
    assert first_that_fits(3, lambda: Text("abcd"), lambda: Text("abc")).plain == "abc"
    assert first_that_fits(2, lambda: Text("abcd"), lambda: Text("abc")).plain == "a…"
    joined = beside([[Text("a"), Text("bb")], [Text("c")]], gap=1)
    assert [line.plain for line in joined] == ["a  c", "bb  "]


def test_pictures_do_not_jump_within_a_round() -> None:
    """The same lines are in the same place from one move to the next."""
    heights = [len(BOARD.picture(scene_of(match, width=120, height=40))) for match in positions(4)[:-1]]
    assert all(a == b for a, b in pairwise(heights))
