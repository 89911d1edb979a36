"""What no clause says but a broken rule would do: tests that `run.py mutate` asked for."""
import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.facts import MOST_DICE
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.module import bit_of
from flambeur.games.las_vegas.modules.kickers.drawer import KICK
from flambeur.games.las_vegas.payout import pay_casino, tell_rest, tell_ties
from flambeur.games.las_vegas.state import CLEARING, FIRST, PAYOUT, SHUFFLE, TIES
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.fortune import notes_won
from flambeur.games.vegas.money import unpacked
from flambeur.games.vegas.ties import NONE
from flambeur.kit import contract, rng
from flambeur.kit.chance import Given
from flambeur.kit.contract import CHANCE, MAX_SEATS, NOBODY, OVER, Actions
from flambeur.kit.events import read, seats
from flambeur.kit.log import new_log
from flambeur.kit.structs import new, put
from tests.helpers.las_vegas import table

JUNK = 7
ALL = 100                                 # seats


# By module: what lies in its drawer by seat, and what else. Kickers look at all that can lie on a casino (meetings.py), so with them an
# empty drawer must be empty where they look.
SEATED = {"neutral_dice": ("left",), "big_dice": ("left", "at"), "kickers": ("left",), "rainbow": (), "slot_machine": (), "chips": ("won",)}
OTHER = {"neutral_dice": ("roll",), "big_dice": ("roll",), "kickers": ("each", "roll", "due", "casino", "whites"), "rainbow": ("at", "out"),
         "slot_machine": ("by", "dice", "picks", "whites"), "chips": ("at", "owed")}
LOOKED_AT = {"kickers": {("neutral_dice", "roll")}, "slot_machine": {("neutral_dice", "roll"), ("big_dice", "roll")}}
SETS = [(2, ""), (5, ""), (3, "neutral_dice"), (4, "big_dice"), (2, "kickers"), (3, "big_dice kickers"), (2, "neutral_dice kickers"),
        (3, "neutral_dice big_dice kickers"), (3, "rainbow"), (5, "slot_machine"), (2, "chips"), (6, "rainbow slot_machine chips kickers")]


def is_on(s: Any, module: str) -> bool:
    return bool(s.modules & bit_of(module))


def n_casinos(s: Any) -> int:
    return CASINOS + is_on(s, "slot_machine")


def parts(s: Any) -> Iterator[tuple[Any, str, int]]:
    """What lies in the drawers, and for how many seats the game uses it; everything else in a drawer is of no use while it is off."""
    for module in SEATED:
        for name in SEATED[module]:
            yield s[module], name, s.n_players if is_on(s, module) else 0
        for name in OTHER[module]:
            looked_at = any(is_on(s, other) and (module, name) in found for other, found in LOOKED_AT.items())
            yield s[module], name, ALL if is_on(s, module) or looked_at else 0


def spoil(s: Any) -> None:
    """Junk where the game has no business: empty seats, modules that are off, Boulevard's table, beyond the last note of a casino."""
    n = s.n_players
    s.dice_left[n:], s.won[n:], s.placed[:, n + is_on(s, "neutral_dice"):] = JUNK, JUNK, JUNK
    s.n_notes[n_casinos(s):], s.notes[n_casinos(s):] = 2, JUNK
    for casino in range(n_casinos(s)):
        s.notes[casino, s.n_notes[casino]:] = JUNK
    for drawer, name, of_use in parts(s):
        if np.ndim(drawer[name]): drawer[name][of_use:] = JUNK
        elif not of_use: drawer[name] = JUNK


def used(s: Any) -> list[Any]:
    """All that lies on the table."""
    n = s.n_players
    rows = (s.dice_left[:n], s.won[:n], s.placed[:, :n + is_on(s, "neutral_dice")], s.n_notes[:n_casinos(s)], s.pile.cards,
            s.chips.pile.cards)
    drawers = [np.atleast_1d(drawer[name])[:of_use].tolist() for drawer, name, of_use in parts(s)]
    money = [s.notes[casino, :s.n_notes[casino]].tolist() for casino in range(n_casinos(s))]
    numbers = (s.phase, s.round_no, s.first, s.to_move, s.asked, s.asking, s.step, s.paying, s.roll)
    return [*numbers, s.pile.top, s.pile.length, s.pile.known, money, drawers, *(row.tolist() for row in rows)]


def unused(s: Any) -> list[Any]:
    """The junk, but for that on the casinos: they are cleared as a whole."""
    rows = (s.dice_left[s.n_players:], s.won[s.n_players:], s.n_notes[n_casinos(s):], s.notes[n_casinos(s):])
    drawers = [np.atleast_1d(drawer[name])[of_use:].tolist() for drawer, name, of_use in parts(s)]
    return [*(row.tolist() for row in rows), drawers]


class Pair:
    """A clean table, and the same with junk on it."""

    def __init__(self, players: int, modules: str) -> None:
        options = GAME.Options(players=players, **dict.fromkeys(modules.split(), True))
        self.tables: Any = new(GAME.state_of(options), 2)
        GAME.set_up(self.tables[0], options)
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


@pytest.mark.parametrize(("players", "modules"), SETS)
def test_what_the_game_does_not_use_is_neither_read_nor_written(players: int, modules: str) -> None:
    pair, chooser = Pair(players, modules), random.Random(players)
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


@pytest.mark.parametrize(("players", "modules"), SETS)
def test_a_drawer_that_is_off_is_empty(players: int, modules: str) -> None:
    s: Any = new(GAME.State)[0]
    GAME.set_up(s, GAME.Options(players=players, **dict.fromkeys(modules.split(), True)))
    assert {name for name in SEATED if any(s[name].tobytes())} == \
        {name for name in modules.split() if "each" in s[name].dtype.names or name == "chips"}


def test_BV5_without_big_dice_and_for_white_there_is_none_to_count() -> None:
    """Even if one was said to lie there."""
    s = table("1: 60 | Anna 3, white 2", neutral_dice=True).state
    s.big_dice.at[:] = 1
    assert [moments.weight(s, 0, p) for p in range(5)] == [3, 0, 0, 0, 2]
    s = table("1: 60 | Anna 3, Benno big, white 2", big_dice=True, neutral_dice=True).state
    s.big_dice.at[4:] = 1                 # of an empty seat
    assert [moments.weight(s, 0, p) for p in range(5)] == [3, 2, 0, 0, 2]


def test_the_state_has_room_for_boulevard() -> None:
    """Eight seats and the white dice, a slot machine, twelve notes on a casino, values up to the rainbow card: bytes stay comparable."""
    s: Any = new(GAME.State)[0]
    assert (s.dice_left.shape, s.placed.shape, s.won.shape) == ((8,), (7, 9), (8, 12))
    assert (s.n_notes.shape, s.notes.shape, s.pile.cards.shape) == ((7,), (7, 12), (72,))
    assert s.neutral_dice.left.shape == (8,)


def test_twelve_notes_on_a_casino_can_be_told() -> None:
    left, log, s = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1], new_log(), table("1: 60 | Anna 2").state
    told = [110_000, 100_000, 90_000, 80_000, 70_000, 60_000, 50_000, 40_000, 30_000, 20_000, 10_000, 10_000]
    assert unpacked(sum(note << 4 * k for k, note in enumerate(left))) == told
    s.n_notes[0], s.notes[0, :] = 12, left
    tell_rest(s, 0, NONE, log)
    assert [row.fields["note"] for row in read(log, GAME.kinds)] == told


def test_LV2_LV3_notes_and_the_first_player_are_drawn_by_nobody() -> None:
    tables: Any = new(GAME.State, 2)
    GAME.set_up(tables[0], GAME.Options())
    GAME.set_up(tables[1], GAME.Options(first_player="random"))
    assert tuple(contract.pending(tables[0])) == (SHUFFLE, NOBODY)
    assert tuple(contract.pending(tables[1])) == (FIRST, NOBODY)


def test_LV7a_no_dice_are_no_tie_and_tied_dice_win_nothing() -> None:
    """Nor do white dice tie in a game that has none."""
    s, log = table("2: 80 30 10 | Anna 5, Benno 3, Carla 3, Denny 1 \n 3: 50 | Anna 1, Benno 2").state, new_log()
    s.placed[:, 4] = 3
    for casino in range(3):
        tell_ties(s, casino, log)
    pay_casino(s, 1, log)
    assert [row.fields for row in read(log, GAME.kinds)] == [
        {"casino": 2, "dice": 3, "who": [1, 2]}, {"casino": 2, "note": 80_000, "dice": 5}, {"casino": 2, "note": 30_000, "dice": 1},
        {"casino": 2, "note": 10_000, "why": "nobody"}]


def test_LV7a_a_tie_of_as_many_dice_as_can_ever_count_is_told() -> None:
    s, log = table("").state, new_log()
    s.placed[2, :2] = MOST_DICE
    tell_ties(s, 2, log)
    assert [row.fields for row in read(log, GAME.kinds)] == [{"casino": 3, "dice": 15, "who": [0, 1]}]


def test_LV10_without_white_dice_nothing_opens_a_round() -> None:
    s, given, log = table("", players=3).state, new(Given)[0], new_log()
    moments.open_round(s, given, log)
    assert given.taken == s.placed.sum() == log.n == 0


def test_BV6_without_kickers_nothing_is_asked_and_nothing_is_an_answer() -> None:
    """Even if a kick was due at casino 1, where dice lie."""
    s, actions, log = table("1: 60 | Benno 2").state, new(Actions)[0], new_log()
    s.kickers.due = 1
    asked = (moments.can_ask(s), moments.asks(s, log), moments.answers(s, actions), moments.is_answer(s, KICK.start + 1))
    assert asked == (False, False, 0, False)
    before = s.copy()
    moments.answer(s, 0, KICK.start + 1, log)
    assert (s == before, log.n) == (True, 0)


def test_LV7b_no_note_stays_at_a_casino_that_has_paid() -> None:
    s, log = table("2: 80 30 10 | Anna 5, Benno 3").state, new_log()
    pay_casino(s, 1, log)
    assert (s.n_notes[1], s.notes[1].tolist()) == (0, [0] * 12)


def test_BV6_no_kick_is_due_and_nothing_is_asked() -> None:
    s, log = table("1: 60 | Benno 2", kickers=True).state, new_log()
    assert (moments.can_ask(s), moments.asks(s, log), log.n) == (True, False, 0)
    assert [moments.asks_at(s, step, 0, log) for step in (TIES, PAYOUT, CLEARING)] == [False] * 3       # no module does yet


def test_LV9_a_note_of_any_value_is_money() -> None:
    """Of any that the state has room for."""
    s, out = table("", players=2).state, np.zeros(MAX_SEATS)
    s.won[1] = 1
    contract.scores(s, out)
    assert out[:2].tolist() == [0, 10_000 * sum(range(12))]
    assert notes_won(s, 1) == 12


def test_scores_are_written_for_the_players_only() -> None:
    out = np.full(MAX_SEATS, -1.0)
    contract.scores(table("Anna won 30 20", players=3).state, out)
    assert out.tolist() == [50_000, 0, 0, -1, -1, -1, -1, -1]
