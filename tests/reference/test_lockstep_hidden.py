"""The engine of hidden colours and its slow twin (tests/reference/las_vegas_hidden.py) play the same random games in lock-step.

    .venv/bin/python -m tests.reference.test_lockstep_hidden 5000        plays so many games

The engine draws; its dice, notes and cards are given to the twin. Compared are: what is awaited, legal choices, all that lies on the table,
the pile in its order, whose which colour is, notes won, each event, scores and winners, and now and then a view.
"""
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from flambeur.games.las_vegas_hidden.facts import VALUES
from flambeur.games.las_vegas_hidden.game import GAME
from flambeur.games.las_vegas_hidden.options import HiddenOptions
from flambeur.games.las_vegas_hidden.scoring import colour_of, dice_of, value_of
from flambeur.games.las_vegas_hidden.state import State
from flambeur.games.vegas.common_dice import faces_of
from flambeur.kit import contract, pile, rng
from flambeur.kit.contract import CHANCE, MAX_SEATS, OVER, Actions
from flambeur.kit.events import Row, read, seats
from flambeur.kit.log import new_log
from flambeur.kit.structs import new, plain, put
from tests.reference.boulevard.facts import COLOURS, FACES, Event
from tests.reference.las_vegas_hidden import Hidden
from tests.reference.lockstep import main, other_games

VIEWS = 0.05                              # share of the steps at which a view is compared as well
LEAST = 2 * 8                             # choices of a game, and more


class Lockstep:
    """One game on both tables."""

    def __init__(self, players: int, seed: int) -> None:
        self.name = f"{players} players, seed {seed}"
        self.options = HiddenOptions(players=players)
        self.table: Any = new(State, 2)      # the state, and scratch
        self.s = self.table[0]
        GAME.set_up(self.s, self.options)
        self.twin = Hidden(players)
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
        self.log.n = 0
        contract.chance(self.s, self.rng, self.log)
        first, happened = read(self.log, GAME.kinds)[0], self.happened()
        match GAME.chances[kind].name:
            case "shuffle":
                self.compare("shuffle", ("shuffle", first.fields["notes"], -1), (*waiting, seat))
                return happened[1:], self.twin.lay_pile(notes)
            case "opening":
                dice = [face for pair in zip(first.fields["one"], first.fields["two"], strict=True) for face in pair]
                self.compare("opening", ("opening", len(dice), (self.twin.round - 1) % self.twin.players), (*waiting, seat))
                return happened, self.twin.roll(dice)
            case "cards":
                self.compare("cards", ("deal", 8, -1), (*waiting, seat))
                return happened, self.twin.deal(self.deck())
            case _:
                faces = {colour: face for colour, face in zip(COLOURS, first.fields["dice"], strict=True) if face}
                self.compare("rolled", ("roll", seat, tuple(faces)), waiting)
                return happened, self.twin.roll(list(faces.values()))

    def shuffled(self) -> list[int]:
        """The order in which the engine is about to shuffle the notes, in thousands."""
        put(self.table, 1, self.s)
        put(self.scratch_rng, 0, self.rng)
        pile.shuffle(self.table[1].pile, self.scratch_rng[0])
        return [10 * note for note in pile.cards_of(self.table[1].pile)]

    def deck(self) -> list[str]:
        """The cards as they were dealt: seat by seat, then those that nobody got."""
        owners = [int(owner) or 9 for owner in self.s.owner]
        return [COLOURS[k] for k in sorted(range(8), key=lambda k: owners[k])]

    def choose(self, who: int) -> tuple[list[Event], list[Event]]:
        waiting = self.twin.waiting()
        self.compare("awaited", ("choose", *seats(who)), waiting[:2])
        seat = seats(who)[0]
        n = contract.legal(self.s, seat, self.actions)
        legal = [int(action) for action in self.actions.ids[:n]]
        self.compare("legal", [action + 1 for action in legal], self.twin.legal())
        action = self.random.choice(legal)
        self.log.n = 0
        contract.act(self.s, seat, action, self.log)
        return self.happened(), self.twin.choose(action + 1)

    def happened(self) -> list[Event]:
        """As the twin tells it: at a reveal, what each player takes, then all notes that are out of the game together."""
        rows = read(self.log, GAME.kinds)
        taken = {seat: sorted(row.fields["note"] // 1000 for row in rows if row.kind.name == "paid" and row.seat == seat)
                 for seat in range(self.twin.players)}
        out = sorted(row.fields["note"] // 1000 for row in rows if row.kind.name in ("boxed", "left"))
        return [event for row in rows for event in told(row, taken, out)]

    # what lies on the tables

    def compare_tables(self) -> None:
        twin, s = self.twin, plain(State, self.s)
        if twin.waiting()[0] == "shuffle": return
        over = twin.waiting() == ("over",)
        self.compare("round", s.round_no + 1, twin.round)
        self.compare("notes", [[10 * note for note in notes if note] for notes in s.notes], [twin.notes[face] for face in FACES])
        self.compare("dice", s.placed, [[twin.dice[face].count(colour) for colour in COLOURS] for face in FACES])
        self.compare("pile", [10 * note for note in pile.cards_of(self.s.pile)], twin.pile)
        self.compare("roll", {c: f for c, f in zip(COLOURS, faces_of(s.roll), strict=True) if f}, twin.rolled)
        self.compare("cards", [[c for c, owner in zip(COLOURS, s.owner, strict=True) if owner == p + 1] for p in range(twin.players)],
                     [sorted(cards, key=COLOURS.index) for cards in twin.cards])
        if twin.waiting()[0] != "opening" and not over: self.compare("left", s.left, [twin.left[colour] for colour in COLOURS])
        self.compare("shelf", self.shelf(s), {colour: notes for colour, notes in twin.won_by.items() if notes})
        if twin.waiting()[0] != "opening" and not over:      # the twin counts these dice until the next round
            out = Counter[str]()
            for won in s.shelf[:s.n_shelf]: out[COLOURS[colour_of(won)]] += dice_of(won)
            self.compare("out", dict(out), {colour: n for colour, n in twin.out.items() if n})
        self.compare("won", [thousands(s.won[p]) for p in range(twin.players)], [sorted(notes) for notes in twin.won])
        self.compare("box", thousands(s.box), sorted(twin.discarded))
        contract.scores(self.s, out_ := np.zeros(MAX_SEATS))
        self.compare("scores", out_[:twin.players].tolist(), [1000.0 * score for score in twin.scores()])
        self.compare("winners", seats(contract.winners(self.s)), twin.winners())
        if self.random.random() < VIEWS or over: self.compare_view(over)

    def shelf(self, s: State) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for won in s.shelf[:s.n_shelf]: found.setdefault(COLOURS[colour_of(won)], []).append(10 * value_of(won))
        return found

    def compare_view(self, over: bool) -> None:
        """What a seat sees is what lies on the twin's table, and of the colours its own."""
        twin, s, seat = self.twin, plain(State, self.s), self.random.choice([None, *range(self.twin.players)])
        phase = {"deal": "cards", "over": "ended"}.get(twin.waiting()[0], twin.waiting()[0])
        first = (twin.round - 1) % twin.players
        seen = GAME.view(self.s, self.options, seat).model_dump()
        self.compare("shelf that is seen", [(won["colour"] - 1, won["note"] // 1000, won["dice"]) for won in seen.pop("shelf")],
                     [(colour_of(won), 10 * value_of(won), dice_of(won)) for won in s.shelf[:s.n_shelf]])
        self.compare("left that is seen", seen.pop("left"), s.left)
        self.compare("view", seen, {
            "seat": seat, "phase": phase, "round": twin.round, "rounds": 2, "first": first,
            "to_move": {"opening": first, "roll": s.to_move, "choose": s.to_move}.get(str(phase)),
            "roll": [twin.rolled.get(colour, 0) for colour in COLOURS] if phase == "choose" else None,
            "taken": [1000 * sum(twin.won_by[colour]) for colour in COLOURS],
            "casinos": [{"number": face, "notes": [1000 * note for note in twin.notes[face]],
                         "dice": [twin.dice[face].count(colour) for colour in COLOURS]} for face in FACES],
            "players": [{"colours": self.colours(p) if p == seat and phase in ("roll", "choose") else None, "notes": len(twin.won[p]),
                         "money": 1000 * sum(twin.won[p])} for p in range(twin.players)],
            "pile": len(twin.pile), "box": [1000 * note for note in sorted(twin.discarded)], "winners": twin.winners() if over else [],
        })

    def colours(self, p: int) -> list[int]:
        return sorted(COLOURS.index(colour) + 1 for colour in self.twin.view(p))

    def compare(self, what: str, ours: object, twins: object) -> None:
        assert ours == twins, f"{self.name}, round {self.twin.round}, {what}: the engine has {ours}, the twin {twins}"


def told(row: Row, taken: dict[int, list[int]], out: list[int]) -> list[Event]:
    """An event as the twin tells it."""
    f, seat = row.fields, row.seat
    match row.kind.name:
        case "shuffled": return [("shuffled", f["notes"])]
        case "stocked": return [("stocked", f["casino"], [note // 1000 for note in f["notes"]])]
        case "opened": return [("opened", [face for pair in zip(f["one"], f["two"], strict=True) for face in pair])]
        case "rolled": return [("rolled", seat, {c: face for c, face in zip(COLOURS, f["dice"], strict=True) if face})]
        case "placed": return [("placed", seat, f["casino"], f["colours"])]
        case "won": return [("won", f["casino"], f["colour"], f["note"] // 1000, f["dice"])]
        case "revealed":
            assert seat is not None
            return [("revealed", seat, f["colours"], taken[seat])]
        case "round_end": return [("discarded", out)]
        case "game_end": return [("over", f["winners"])]
        case "round" | "dealt" | "unseen" | "paid" | "boxed" | "left": return []      # which the twin tells otherwise
        case kind: raise AssertionError(f"the twin does not know of {kind}")


def thousands(counts: Any) -> list[int]:
    return [10 * note for note in range(VALUES) for _ in range(counts[note])]


def play_games(games: int, seed: int) -> int:
    """Games of two, three and four players in turn; returns the number of choices."""
    return sum(Lockstep(2 + k % 3, seed + k).play() for k in range(games))


def test_engine_and_twin_agree_over_60_games() -> None:
    assert play_games(60, seed=1) > 60 * LEAST


@pytest.mark.slow
def test_engine_and_twin_agree_over_other_games_each_time() -> None:
    games, choices = other_games(play_games)
    assert choices > games * LEAST


if __name__ == "__main__":
    main(play_games)
