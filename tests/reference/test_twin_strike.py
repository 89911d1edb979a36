"""The twin of Strike (ST1 to ST7), sentence by sentence, and whole random games: what the engine is compared with must be right."""

import random

import pytest

from tests.reference.strike import COCKED, DICE, OUT, Die, Strike, X, matching

ANNA, BENNO, CARLA, DENNY = range(4)


def table(players: int = 3, arena: tuple[Die, ...] = (2,), reserves: list[int] | None = None, **options: str | bool) -> Strike:
    """Anna is to throw."""
    t = Strike(players, **options)  # type: ignore[arg-type]
    t.resolve([0])
    t.arena = list(arena)
    t.reserves = reserves or t.reserves
    return t


def throw(t: Strike, *dice: Die) -> None:
    """Whoever's turn it is throws what must be thrown; all dice end so."""
    (seat,) = t.awaiting()[1]
    t.act(seat, t.legal(seat)[0])
    t.outcome(dice)


def turn_of(t: Strike) -> tuple[int, str]:
    kind, (seat,), phase = t.awaiting()
    assert kind == "decide"
    return int(seat), str(phase)


@pytest.mark.parametrize(("edition", "players", "each"), [
    ("31 dice", 2, 9), ("31 dice", 3, 8), ("31 dice", 4, 7), ("31 dice", 5, 6),
    ("26 dice", 2, 8), ("26 dice", 3, 7), ("26 dice", 4, 6), ("26 dice", 5, 5),
])
def test_ST1_dice_of_each_player(edition: str, players: int, each: int) -> None:
    t = Strike(players, edition)
    t.resolve([0])
    assert t.reserves == [each] * players


def test_ST2_one_of_the_five_numbers_lies_in_the_arena_and_seat_0_begins_clockwise() -> None:
    for value, face in enumerate((2, 3, 4, 5, 6)):
        t = Strike(3)
        assert t.awaiting() == ("chance", "start_die", (5,), (0, 1, 2))
        t.resolve([value])
        assert (t.arena, turn_of(t)) == ([face], (ANNA, "turn"))
        assert t.legal(ANNA) == [("throw",)]
    for seat in (ANNA, BENNO, CARLA, ANNA):
        assert turn_of(t) == (seat, "turn")
        throw(t, *[3] * len(t.arena), 4)
        if len(t.arena) > 1:
            t.act(seat, ("stop",))
        t.arena = [2]


def test_ST4_the_printed_example_2_3_5_then_2_3_4_6_then_two_3s_and_two_5s() -> None:
    t = table(arena=(2, 3, 5))
    throw(t, 2, 3, 4, 6)
    assert (turn_of(t), t.legal(ANNA)) == ((ANNA, "on"), [("throw",), ("stop",)])
    throw(t, 3, 3, 5, 5, 6)
    assert (t.reserves, t.arena, turn_of(t)) == ([8 - 2 + 4, 8, 8], [6], (BENNO, "turn"))


def test_ST4_stopping_ends_the_turn() -> None:
    t = table()
    throw(t, 2, 3)
    t.act(ANNA, ("stop",))
    assert (t.reserves[ANNA], t.arena, turn_of(t)) == (7, [2, 3], (BENNO, "turn"))


@pytest.mark.parametrize("end", [X, OUT])
def test_ST4_a_missed_throw_or_an_X_does_not_end_the_turn_and_the_die_is_out_of_the_game(end: Die) -> None:
    t = table()
    throw(t, 2, end)
    assert (t.arena, t.out, turn_of(t)) == ([2], 1, (ANNA, "on"))


def test_ST4_dice_that_lay_there_can_be_turned_go_out_and_show_X() -> None:
    t = table(arena=(2, 3, 4))
    throw(t, 5, OUT, X, 6)
    assert (t.arena, t.out, t.reserves[ANNA]) == ([5, 6], 2, 7)
    throw(t, 6, 6, 6)
    assert (t.arena, t.reserves[ANNA]) == ([], 9)


def test_ST4_a_cocked_die_is_thrown_again_outside_and_counts_with_the_face_it_shows() -> None:
    t = table(arena=(2, 3))
    throw(t, COCKED, 3, COCKED)
    assert t.awaiting() == ("chance", "cocked", (6, 6), (ANNA,))
    t.resolve([0, 2])  # X, and a 3
    assert (t.arena, t.out, t.reserves[ANNA], turn_of(t)) == ([], 1, 9, (BENNO, "grand"))


def test_ST4_all_dice_of_all_numbers_that_match_must_be_taken() -> None:
    assert matching([2, 2, 2, 3, 5, 6, 5]) == [2, 2, 2, 5, 5]
    assert matching([2, 3, 4, 5, 6]) == []


def test_ST5_an_arena_emptied_without_a_match_lets_the_player_throw_on_and_only_the_end_of_the_turn_passes_the_grand_throw() -> None:
    t = table()
    throw(t, OUT, X)
    assert turn_of(t) == (ANNA, "on")
    throw(t, 4)
    t.act(ANNA, ("stop",))
    assert turn_of(t) == (BENNO, "turn")
    throw(t, OUT, OUT)
    t.act(BENNO, ("stop",))
    assert (turn_of(t), t.legal(CARLA)) == ((CARLA, "grand"), [("grand",)])


def test_ST5_the_grand_throw_with_a_match_takes_the_matching_dice_and_the_others_stay() -> None:
    t = table()
    throw(t, 5, 5)
    t.act(BENNO, ("grand",))
    assert t.awaiting() == ("outcome", BENNO, (), 8)
    t.outcome([2, 2, 3, 4, 4, 4, X, OUT])
    assert (t.reserves, t.arena, t.out, turn_of(t)) == ([9, 5, 8], [3], 2, (CARLA, "turn"))


def test_ST5_without_a_match_the_player_is_out_and_the_dice_stay() -> None:
    t = table(reserves=[5, 3, 5])
    throw(t, 6, 6)
    throw(t, 2, 3, X)
    assert (t.eliminated, t.arena, turn_of(t)) == ([BENNO], [2, 3], (CARLA, "turn"))


def test_ST5_a_grand_throw_that_leaves_the_arena_empty_calls_for_another_one() -> None:
    t = table(4, reserves=[5, 3, 4, 5])
    throw(t, 6, 6)
    throw(t, 2, 2, X)
    assert (t.reserves[BENNO], turn_of(t)) == (2, (CARLA, "grand"))
    throw(t, X, OUT, X, OUT)
    assert (t.eliminated, turn_of(t)) == ([CARLA], (DENNY, "grand"))


def test_ST6_without_dice_at_the_end_of_the_turn_a_player_is_out_and_the_last_one_left_wins_at_once() -> None:
    t = table(reserves=[1, 1, 4])
    throw(t, 2, 3)  # not asked: the reserve is empty
    assert (t.eliminated, turn_of(t)) == ([ANNA], (BENNO, "turn"))
    throw(t, 2, 3, 4)
    assert (t.awaiting(), t.winners(), t.eliminated) == (("over",), [CARLA], [ANNA, BENNO])


def test_ST6_the_last_die_with_a_match_brings_dice_back() -> None:
    t = table(reserves=[1, 4, 4])
    throw(t, 2, 2)
    assert (t.reserves[ANNA], t.eliminated, turn_of(t)) == (2, [], (BENNO, "grand"))


def test_ST7_a_match_has_as_many_rounds_as_players_each_starts_once_and_who_goes_scores_the_players_left() -> None:
    t = Strike(4, match=True)
    for first in range(4):
        t.resolve([0])
        assert (t.reserves, turn_of(t)) == ([7] * 4, (first, "turn"))
        t.reserves = [1, 1, 1, 1]
        for _ in range(3):
            throw(t, *range(2, 3 + len(t.arena)))
    assert (t.awaiting(), t.points) == (("over",), [6, 6, 6, 6])
    assert t.winners() == [0, 1, 2, 3]


def test_a_game_of_more_than_2000_decisions_ends_and_most_dice_win() -> None:
    t = table(reserves=[5, 6, 6])
    t.decisions = 1999
    throw(t, 2, 3)
    assert turn_of(t) == (ANNA, "on")
    throw(t, 2, 3, 4)
    assert (t.decisions, t.awaiting(), t.winners()) == (2001, ("over",), [BENNO, CARLA])


def test_what_is_not_waited_for_is_refused() -> None:
    t = table()
    for seat, choice in ((BENNO, ("throw",)), (ANNA, ("stop",)), (ANNA, ("grand",))):
        with pytest.raises(ValueError, match="may not be chosen"):
            t.act(seat, choice)
    t.act(ANNA, ("throw",))
    for dice in ([2], [2, 3, 4], [2, 1], [2, 7]):
        with pytest.raises(ValueError, match=r"thrown|ends so"):
            t.outcome(dice)
    for players, edition in ((1, "31 dice"), (6, "31 dice"), (3, "30 dice")):
        with pytest.raises(ValueError, match="2 to 5 players"):
            Strike(players, edition)


# ---- whole games


def play(t: Strike, chance: random.Random) -> None:
    while t.awaiting() != ("over",):
        match t.awaiting():
            case ("chance", _, sizes, _):
                t.resolve([chance.randrange(size) for size in sizes])
            case ("outcome", _, lying, number):
                turned: list[Die] = [chance.choice([die, die, 2, 3, 4, 5, 6, X, OUT, COCKED]) for die in lying]
                thrown: list[Die] = chance.choices([X, 2, 3, 4, 5, 6, OUT, COCKED], [6, 6, 6, 6, 6, 6, 3, 1], k=number)
                t.outcome([*turned, *thrown])
            case (_, (seat,), _):
                t.act(seat, chance.choice(t.legal(seat)))
        check(t)


def check(t: Strike) -> None:
    """No die is born or lost; what lies in the arena differs."""
    if t.awaiting()[0] == "decide":
        assert sum(t.reserves) + len(t.arena) + t.out == 1 + t.players * DICE[t.edition][t.players]
        assert len(set(t.arena)) == len(t.arena)
        assert set(t.arena) <= {2, 3, 4, 5, 6}
        assert all(t.reserves[seat] > 0 for seat in range(t.players) if seat not in t.eliminated)


@pytest.mark.parametrize("match", [False, True])
@pytest.mark.parametrize("edition", DICE)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end_and_nothing_is_lost(players: int, edition: str, match: bool) -> None:
    for seed in range(15):
        t = Strike(players, edition, match)
        play(t, random.Random(seed))
        assert t.round == (players if match else 1)
        assert len(t.eliminated) == players - 1
        assert sum(t.points) == t.round * players * (players - 1) // 2
        assert t.winners()
        assert match or t.winners() == [seat for seat in range(players) if seat not in t.eliminated]
