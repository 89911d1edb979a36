"""What no clause says but a broken rule would do: tests that `run.py mutate` asked for."""
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.events import notes
from flambeur.games.las_vegas.facts import CASINOS
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.payout import pay_casino, tell_ties
from flambeur.games.las_vegas.state import FIRST, SHUFFLE
from flambeur.kit import contract, rng
from flambeur.kit.chance import Given
from flambeur.kit.contract import CHANCE, MAX_SEATS, NOBODY, OVER, Actions
from flambeur.kit.events import read, seats
from flambeur.kit.log import new_log
from flambeur.kit.record import new, put
from tests.helpers.las_vegas import table

JUNK = 7


def spoil(s: Any) -> None:
    """Junk where the game has no business: empty seats, modules that are off, Boulevard's table, beyond the last note of a casino."""
    n, n_white = s.n_players, s.n_players if s.modules else 0
    s.dice_left[n:], s.won[n:], s.placed[:, n + (s.modules > 0):] = JUNK, JUNK, JUNK
    s.n_notes[CASINOS:], s.notes[CASINOS:] = 2, JUNK
    for casino in range(CASINOS):
        s.notes[casino, s.n_notes[casino]:] = JUNK
    s.neutral_dice.left[n_white:] = JUNK
    if not s.modules: s.neutral_dice.roll = JUNK


def used(s: Any) -> list[Any]:
    """All that lies on the table."""
    n, white = s.n_players, s.modules > 0
    drawer = (s.neutral_dice.left[:n],) if white else ()
    rolls = (s.roll, s.neutral_dice.roll if white else 0)
    rows = (s.dice_left[:n], s.won[:n], s.placed[:, :n + white], s.n_notes[:CASINOS], s.pile.cards, *drawer)
    money = [s.notes[casino, :s.n_notes[casino]].tolist() for casino in range(CASINOS)]
    numbers = (s.phase, s.round_no, s.first, s.to_move, s.pile.top, s.pile.length, s.pile.known)
    return [*numbers, *rolls, money, *(row.tolist() for row in rows)]


def unused(s: Any) -> list[Any]:
    """The junk, but for that on the casinos: they are cleared as a whole."""
    white = [] if s.modules else [int(s.neutral_dice.roll)]
    rows = (s.dice_left[s.n_players:], s.won[s.n_players:], s.n_notes[CASINOS:], s.notes[CASINOS:])
    return [*white, *(row.tolist() for row in (*rows, s.neutral_dice.left[s.n_players if s.modules else 0:]))]


class Pair:
    """A clean table, and the same with junk on it."""

    def __init__(self, players: int, neutral_dice: bool) -> None:
        self.tables: Any = new(GAME.State, 2)
        GAME.set_up(self.tables[0], GAME.Options(players=players, neutral_dice=neutral_dice))
        self.log, self.actions = new_log(), new(Actions)[0]

    def step(self, do: Callable[[Any], None]) -> None:
        """Do the same on both; the junk makes no difference and stays."""
        clean, spoiled = self.tables[0], self.tables[1]
        put(self.tables, 1, clean)
        spoil(spoiled)
        before, seen = unused(spoiled), []
        for s in (clean, spoiled):
            self.log.n = 0
            do(s)
            seen.append((used(s), read(self.log, GAME.kinds), contract.winners(s), self.legal(s)))
        assert seen[0] == seen[1]
        assert unused(spoiled) == before

    def legal(self, s: Any) -> list[list[int]]:
        return [self.actions.ids[:contract.legal(s, seat, self.actions)].tolist() for seat in range(s.n_players)]


@pytest.mark.parametrize(("players", "neutral_dice"), [(2, False), (3, True), (5, False)])
def test_what_the_game_does_not_use_is_neither_read_nor_written(players: int, neutral_dice: bool) -> None:
    pair, chooser = Pair(players, neutral_dice), random.Random(players)
    s, event = pair.tables[0], 0
    while (who := contract.awaiting(s)) != OVER:
        if who == CHANCE:
            event += 1
            pair.step(lambda s, event=event: contract.chance(s, rng.new(players, event), pair.log))       # type: ignore[misc]
        else:
            seat = seats(who)[0]
            action = chooser.choice(pair.legal(s)[seat])
            pair.step(lambda s, seat=seat, action=action: contract.act(s, seat, action, pair.log))        # type: ignore[misc]
    assert s.round_no == 3


def test_the_state_has_room_for_boulevard() -> None:
    """Eight seats and the white dice, a slot machine, twelve notes on a casino, values up to the rainbow card: bytes stay comparable."""
    s: Any = new(GAME.State)[0]
    assert (s.dice_left.shape, s.placed.shape, s.won.shape) == ((8,), (6, 9), (8, 12))
    assert (s.n_notes.shape, s.notes.shape, s.pile.cards.shape) == ((7,), (7, 12), (72,))
    assert s.neutral_dice.left.shape == (8,)


def test_twelve_notes_on_a_casino_can_be_told() -> None:
    assert notes(sum(note << 4 * k for k, note in enumerate([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]))) == [
        110_000, 100_000, 90_000, 80_000, 70_000, 60_000, 50_000, 40_000, 30_000, 20_000, 10_000, 10_000]


def test_LV2_LV3_notes_and_the_first_player_are_drawn_by_nobody() -> None:
    tables: Any = new(GAME.State, 2)
    GAME.set_up(tables[0], GAME.Options())
    GAME.set_up(tables[1], GAME.Options(first_player="random"))
    assert tuple(contract.pending(tables[0])) == (SHUFFLE, NOBODY)
    assert tuple(contract.pending(tables[1])) == (FIRST, NOBODY)


def test_LV7a_no_dice_are_no_tie_and_tied_dice_win_nothing() -> None:
    """Nor do white dice tie in a game that has none."""
    s, log = table("2: 80 30 10 | Anna 5, Benno 3, Carla 3, Denny 1 \n 3: 50 | Anna 1, Benno 2")._state, new_log()
    s.placed[:, 4] = 3
    for casino in range(3):
        tell_ties(s, casino, log)
    pay_casino(s, 1, log)
    assert [row.fields for row in read(log, GAME.kinds)] == [
        {"casino": 2, "dice": 3, "who": [1, 2]}, {"casino": 2, "note": 80_000, "dice": 5}, {"casino": 2, "note": 30_000, "dice": 1},
        {"casino": 2, "note": 10_000, "why": "nobody"}]


def test_LV10_without_white_dice_nothing_opens_a_round() -> None:
    s, given = table("", players=3)._state, new(Given)[0]
    assert moments.open_round(s, given) == 0
    assert given.taken == s.placed.sum() == 0


def test_LV7b_no_note_stays_at_a_casino_that_has_paid() -> None:
    s, log = table("2: 80 30 10 | Anna 5, Benno 3")._state, new_log()
    pay_casino(s, 1, log)
    assert (s.n_notes[1], s.notes[1].tolist()) == (0, [0] * 12)


def test_scores_are_written_for_the_players_only() -> None:
    out = np.full(MAX_SEATS, -1.0)
    contract.scores(table("Anna won 30 20", players=3)._state, out)
    assert out.tolist() == [50_000, 0, 0, -1, -1, -1, -1, -1]
