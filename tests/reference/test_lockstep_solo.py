"""The engine of Las Vegas solo and its slow twin (tests/reference/las_vegas_solo.py) play the same random games in lock-step.

    .venv/bin/python -m tests.reference.test_lockstep_solo 5000        plays so many games

The engine draws; its dice and notes are given to the twin. Compared are: what is awaited, legal choices, all that lies on the table, the
pile in its order and the known part of it, notes won, each event, score and winner, and now and then a view.
"""
import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from flambeur.games.las_vegas_solo.game import GAME
from flambeur.games.las_vegas_solo.options import SoloOptions
from flambeur.games.las_vegas_solo.state import CHOOSE, OPENING, State
from flambeur.games.vegas.common_dice import faces_of
from flambeur.kit import contract, pile, rng
from flambeur.kit.contract import CHANCE, MAX_SEATS, OVER, Actions
from flambeur.kit.events import Row, read, seats
from flambeur.kit.log import new_log
from flambeur.kit.structs import new, plain, put
from tests.reference.boulevard.facts import COLOURS, FACES, Event
from tests.reference.las_vegas_solo import PREPLACED, Solo
from tests.reference.lockstep import main, other_games

SETS = list(product((1, 2), range(8, 0, -1), (1, 2, 3, 4)))      # preplaced colours, own dice, rounds
VIEWS = 0.05                              # share of the steps at which a view is compared as well


class Lockstep:
    """One game on both tables."""

    def __init__(self, preplaced: int, own_dice: int, rounds: int, seed: int) -> None:
        self.name = f"preplaced {preplaced}, own dice {own_dice}, rounds {rounds}, seed {seed}"
        self.options = SoloOptions(preplaced=preplaced, own_dice=own_dice, rounds=rounds)
        self.table: Any = new(State, 2)      # the state, and scratch
        self.s = self.table[0]
        GAME.set_up(self.s, self.options)
        self.twin = Solo(preplaced, own_dice, rounds)
        self.random, self.rng, self.scratch_rng = random.Random(seed), rng.new(seed), new(rng.Rng)
        self.log, self.actions = new_log(), new(Actions)[0]

    def play(self) -> int:
        """To the end; returns the number of choices."""
        choices = 0
        while (who := contract.awaiting(self.s)) != OVER:
            self.compare("happened", *(self.chance() if who == CHANCE else self.choose(who)))
            choices += who != CHANCE
            self.compare_tables()
        self.compare("awaited at the end", ("over",), self.twin.waiting())
        return choices

    # a step: what happened here, and what there

    def chance(self) -> tuple[list[Event], list[Event]]:
        waiting = self.twin.waiting()
        notes = self.shuffled() if waiting[0] == "shuffle" else []
        kind, seat = contract.pending(self.s)
        self.compare("who rolls", seat, -1 if waiting[0] == "shuffle" else 0)
        self.log.n = 0
        contract.chance(self.s, self.rng, self.log)
        first, happened = read(self.log, GAME.kinds)[0], self.happened()
        match GAME.chances[kind].name:
            case "shuffle": return happened[1:], self.twin.lay_pile(notes)
            case "opening":
                self.compare("opening", ("preplace", first.fields["colour"], len(first.fields["dice"])), waiting)
                return happened, self.twin.roll(first.fields["dice"])
            case _:
                faces = {colour: face for colour, face in zip(COLOURS, first.fields["dice"], strict=True) if face}
                self.compare("rolled", ("roll", tuple(faces)), waiting)
                return happened, self.twin.roll(list(faces.values()))

    def shuffled(self) -> list[int]:
        """The order in which the engine is about to shuffle the notes, in thousands."""
        put(self.table, 1, self.s)
        put(self.scratch_rng, 0, self.rng)
        pile.shuffle(self.table[1].pile, self.scratch_rng[0])
        return [10 * note for note in pile.cards_of(self.table[1].pile)]

    def choose(self, who: int) -> tuple[list[Event], list[Event]]:
        self.compare("awaited", 1, who)
        n = contract.legal(self.s, 0, self.actions)
        legal = [int(action) for action in self.actions.ids[:n]]
        self.compare("legal", [action + 1 for action in legal], self.twin.legal())
        action = self.random.choice(legal)
        self.log.n = 0
        contract.act(self.s, 0, action, self.log)
        return self.happened(), self.twin.choose(action + 1)

    def happened(self) -> list[Event]:
        return [event for row in read(self.log, GAME.kinds) for event in told(row)]

    # what lies on the tables

    def compare_tables(self) -> None:
        twin, s = self.twin, plain(State, self.s)
        if twin.waiting()[0] == "shuffle": return
        over = twin.waiting() == ("over",)
        self.compare("round", s.round_no + 1, twin.round)
        self.compare("notes", [[10 * note for note in notes if note] for notes in s.notes], [twin.notes[face] for face in FACES])
        self.compare("dice", s.placed, [[twin.dice[face].count(colour) for colour in COLOURS] for face in FACES])
        self.compare("pile", [10 * note for note in pile.cards_of(self.s.pile)], twin.pile)
        self.compare("known", s.pile.known, twin.known_under)
        self.compare("won", [thousands(counts) for counts in s.won], [sorted(twin.won[colour]) for colour in COLOURS])
        self.compare("roll", {c: f for c, f in zip(COLOURS, faces_of(s.roll), strict=True) if f}, twin.rolled)
        if s.phase != OPENING:
            groups = [*twin.groups, {}, {}][:2]
            self.compare("groups", [s.left, s.later], [[group.get(colour, 0) for colour in COLOURS] for group in groups])
        contract.scores(self.s, out := np.zeros(MAX_SEATS))
        self.compare("score", float(out[0]), 1000.0 * twin.score())
        self.compare("winners", seats(contract.winners(self.s)), [0] if twin.has_won() else [])
        if self.random.random() < VIEWS or over: self.compare_view(over)

    def compare_view(self, over: bool) -> None:
        """What is seen is what lies on the twin's table."""
        twin, s, seat = self.twin, plain(State, self.s), self.random.choice([None, 0])
        waiting = twin.waiting()[0]
        groups = [*twin.groups, {}, {}][:2]
        if waiting == "preplace":             # the twin splits the dice once these lie
            own = (twin.own_dice // 2, twin.own_dice - twin.own_dice // 2)
            groups = [{c: n if c == "red" else 4 for c in COLOURS if c not in PREPLACED[:twin.preplaced]} for n in own]
        left, later = ([group.get(colour, 0) for colour in COLOURS] for group in groups)
        self.compare("view", GAME.view(self.s, self.options, seat).model_dump(), {
            "seat": seat, "phase": {"preplace": "opening", "over": "ended"}.get(waiting, waiting), "round": twin.round,
            "rounds": twin.rounds, "to_move": None if over else 0, "group": 1 if any(later) else 2,
            "roll": [twin.rolled.get(colour, 0) for colour in COLOURS] if s.phase == CHOOSE else None, "left": left, "later": later,
            "casinos": [{"number": face, "notes": [1000 * note for note in twin.notes[face]],
                         "dice": [twin.dice[face].count(colour) for colour in COLOURS]} for face in FACES],
            "players": [{"dice": left[0] + later[0], "notes": len(twin.won["red"]), "money": 1000 * twin.score()}],
            "money": [1000 * sum(twin.won[colour]) for colour in COLOURS], "theirs": 1000 * twin.others(), "pile": len(twin.pile),
            "under": [1000 * note for note in twin.pile[len(twin.pile) - twin.known_under:]],
            "winners": [0] if over and twin.has_won() else [],
        })

    def compare(self, what: str, ours: object, twins: object) -> None:
        assert ours == twins, f"{self.name}, round {self.twin.round}, {what}: the engine has {ours}, the twin {twins}"


def whom(who: int | str) -> str:
    return "red" if who == 0 else str(who)


def told(row: Row) -> list[Event]:
    """An event as the twin tells it."""
    f = row.fields
    match row.kind.name:
        case "shuffled": return [("shuffled", f["notes"])]
        case "stocked": return [("stocked", f["casino"], [note // 1000 for note in f["notes"]])]
        case "opened": return [("preplaced", f["colour"], f["dice"])]
        case "rolled": return [("rolled", {c: face for c, face in zip(COLOURS, f["dice"], strict=True) if face})]
        case "placed": return [("placed", f["casino"], f["colours"])]
        case "tie": return [("tie", f["casino"], f["dice"], [whom(who) for who in f["who"]])]
        case "paid": return [("paid", f["casino"], whom(f["to"]), f["note"] // 1000, f["dice"])]
        case "under": return [("under", f["casino"], f["note"] // 1000)]
        case "round_end": return [("round_end", f["round"])]
        case "game_end": return [("over", f["winners"] == [0])]
        case "round" | "group": return []     # which the twin does not tell
        case kind: raise AssertionError(f"the twin does not know of {kind}")


def thousands(counts: list[int]) -> list[int]:
    return [10 * note for note, n in enumerate(counts) for _ in range(n)]


def play_games(games: int, seed: int) -> int:
    """Games with all sets of options in turn; returns the number of choices."""
    return sum(Lockstep(*SETS[k % len(SETS)], seed + k).play() for k in range(games))


def test_engine_and_twin_agree_over_64_games() -> None:
    assert play_games(len(SETS), seed=1) > len(SETS) * 14


@pytest.mark.slow
def test_engine_and_twin_agree_over_other_games_each_time() -> None:
    games, choices = other_games(play_games)
    assert choices > games * 14


if __name__ == "__main__":
    main(play_games)
