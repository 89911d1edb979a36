"""The engine and its slow twin (tests/reference/las_vegas.py) play the same random games in lock-step and must agree at every step.

    python -m tests.reference.test_lockstep 10000        plays so many games

The engine draws; its dice and notes are given to the twin. Compared are: what is awaited, legal faces, all that lies on the table, the
pile in its order and the known part of it, notes won, each event, scores and winners, and now and then a view. FLAMBEUR_SEED repeats a run.
"""
import random
from typing import Any

import numpy as np
import pytest

from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.options import LasVegasOptions
from flambeur.games.las_vegas.view import PHASES
from flambeur.kit import contract, pile, rng
from flambeur.kit.contract import CHANCE, MAX_SEATS, OVER, Actions
from flambeur.kit.events import read, seats
from flambeur.kit.log import new_log
from flambeur.kit.record import new, put
from tests.reference.las_vegas import FACES, WHITE, Event, Table
from tests.reference.lockstep import main, seed_of_the_day

SIZES = [(players, neutral) for players in (2, 3, 4, 5) for neutral in (False, True) if players < 5 or not neutral]
VIEWS = 0.05                              # share of the steps at which a view is compared as well; views are slow


class Lockstep:
    """One game on both tables."""

    def __init__(self, players: int, neutral_dice: bool, first_player: Any, seed: int) -> None:
        self.name = f"{players} players, neutral_dice={neutral_dice}, first_player={first_player}, seed {seed}"
        self.options = LasVegasOptions(players=players, neutral_dice=neutral_dice, first_player=first_player)
        self.table: Any = new(GAME.State, 2)              # the state, and scratch
        self.s, self.now = self.table[0], fields_of(self.table)
        GAME.set_up(self.s, self.options)
        self.twin = Table(players, neutral_dice, first_player)
        self.random, self.rng, self.scratch_rng = random.Random(seed), rng.new(seed), new(rng.Rng)
        self.log, self.actions = new_log(), new(Actions)[0]

    def play(self) -> int:
        """To the end; returns the number of choices."""
        choices = 0
        while (who := contract.awaiting(self.s)) != OVER:
            if who == CHANCE:
                self.compare("happened", *self.chance())
            else:
                self.compare("happened", *self.choose(seats(who)))
                choices += 1
            self.compare_tables()
        self.compare("awaited at the end", ("over",), self.twin.waiting())
        return choices

    # a step: what happened here, and what there

    def chance(self) -> tuple[list[Event], list[Event]]:
        waiting = self.twin.waiting()
        self.compare("chance awaited", self.awaited(), waiting[:2])
        notes = self.shuffled() if waiting[0] == "shuffle" else []
        self.log.n = 0
        contract.chance(self.s, self.rng, self.log)
        happened = self.happened()
        match happened[0]:
            case ("shuffled", 54):
                return happened[1:], self.twin.lay_pile(notes)
            case ("drawn_first", seat):
                self.twin.draw_first_player(seat)
            case ("opened", seat, white):
                self.compare("opening", ("opening", seat, len(white)), waiting)
                self.twin.roll([], white)
            case ("rolled", seat, own, white):
                self.compare("roll", ("roll", seat, len(own), len(white)), waiting)
                self.twin.roll(own, white)
            case event:
                raise AssertionError(f"{self.name}: {event} is no chance event")
        return happened[1:], []

    def awaited(self) -> Event:
        kind, seat = contract.pending(self.s)
        match GAME.chances[kind].name:
            case "first": return "first_player", self.options.players
            case "shuffle": return "shuffle", self.draws()
            case name: return name, seat

    def draws(self) -> int:
        """How many notes a shuffle is about to shuffle."""
        return int(self.s.pile.length - self.s.pile.known)

    def shuffled(self) -> list[int]:
        """The order in which the engine is about to shuffle the notes, in thousands."""
        put(self.table, 1, self.s)
        put(self.scratch_rng, 0, self.rng)
        pile.shuffle(self.table[1].pile, self.scratch_rng[0])
        return [10 * note for note in pile.cards_of(self.table[1].pile)]

    def choose(self, who: list[int]) -> tuple[list[Event], list[Event]]:
        self.compare("awaited", [("choose", seat) for seat in who], [self.twin.waiting()])
        for seat in range(self.options.players):
            self.compare(f"legal of seat {seat}", self.legal(seat), self.twin.legal() if seat == who[0] else [])
        face = self.random.choice(self.twin.legal())
        self.log.n = 0
        contract.act(self.s, who[0], face - 1, self.log)
        return self.happened(), self.twin.place(face)

    def legal(self, seat: int) -> list[int]:
        n = contract.legal(self.s, seat, self.actions)
        return [int(action) + 1 for action in self.actions.ids[:n]]

    def happened(self) -> list[Event]:
        """The engine's events as the twin tells them; what begins a round is checked here, the twin does not tell it."""
        found: list[Event] = []
        for row in read(self.log, GAME.kinds):
            f = row.fields
            match row.kind.name:
                case "drawn_first": found.append(("drawn_first", row.seat))
                case "shuffled": found.append(("shuffled", f["notes"]))
                case "opened": found.append(("opened", row.seat, f["white"]))
                case "rolled": found.append(("rolled", row.seat, f["own"], f["white"]))
                case "stocked": found.append(("stocked", f["casino"], thousands(f["notes"])))
                case "placed": found.append(("placed", row.seat, f["casino"], f["own"], f["white"]))
                case "tie": found.append(("tie", f["casino"], f["dice"], f["who"]))
                case "paid": found.append(("paid", f["casino"], row.seat, f["note"] // 1000, f["dice"]))
                case "under": found.append(("under", f["casino"], f["note"] // 1000, f["why"]))
                case "round_end": found.append(("round_end", f["round"]))
                case "game_end": found.append(("over", f["winners"]))
                case "round": self.compare("round", (row.seat, f["round"]), (int(self.s.first), int(self.s.round_no) + 1))
                case kind: raise AssertionError(f"{self.name}: the twin does not know of {kind}")
        return found

    # what lies on the tables

    def compare_tables(self) -> None:
        twin, waiting = self.twin, self.twin.waiting()
        if waiting[0] == "shuffle":                        # nothing lies out yet
            return
        n = twin.players
        self.compare("phase", PHASES[self.now["phase"].item()], "ended" if waiting[0] == "over" else waiting[0])
        self.compare("round", (self.now["round_no"].item() + 1, self.now["first"].item()), (twin.round, twin.first))
        self.compare("mover", [self.now["to_move"].item()][:len(waiting) - 1], list(waiting[1:2]))
        self.compare("roll", by_face(self.now["roll"].item()), [twin.rolled_own.count(face) for face in FACES])
        self.compare("white roll", by_face(self.now["white_roll"].item()), [twin.rolled_white.count(face) for face in FACES])
        self.compare("dice", self.now["placed"][:, :n].tolist(), [[dice.get(p, 0) for p in range(n)] for dice in twin.dice])
        self.compare("white dice", self.now["placed"][:, n].tolist(), [dice.get(WHITE, 0) for dice in twin.dice])
        self.compare("dice left", self.now["dice_left"][:n].tolist(), twin.left)
        self.compare("white dice left", self.now["white_left"][:n].tolist(), twin.white_left)
        self.compare("notes", [[10 * note for note in notes if note] for notes in self.now["notes"].tolist()], [*twin.notes, []])
        self.compare("won", self.now["won"][:n, 1:10].tolist(), [[notes.count(10 * k) for k in range(1, 10)] for notes in twin.won])
        self.compare("pile", [10 * note for note in self.now["cards"].tolist() if note], twin.pile)
        self.compare("known", self.now["known"].item(), twin.known_under)
        self.compare("scores", self.scores(), [1000.0 * score for score in twin.scores()])
        self.compare("winners", seats(contract.winners(self.s)), twin.winners())
        if self.random.random() < VIEWS:
            self.compare_views()

    def compare_views(self) -> None:
        """What a seat sees is what lies on the twin's table."""
        twin, seat = self.twin, self.random.choice([None, *range(self.twin.players)])
        over, choosing = twin.waiting() == ("over",), twin.waiting()[0] == "choose"
        self.compare("view", GAME.view(self.s, self.options, seat).model_dump(), {
            "seat": seat, "phase": "ended" if over else twin.waiting()[0], "round": twin.round, "first": twin.first,
            "to_move": None if over else twin.waiting()[1],
            "roll": {"own": sorted(twin.rolled_own), "white": sorted(twin.rolled_white)} if choosing else None,
            "casinos": [{"number": face, "notes": dollars(twin.notes[face - 1]), "white": twin.dice[face - 1].get(WHITE, 0),
                         "dice": [twin.dice[face - 1].get(p, 0) for p in range(twin.players)]} for face in FACES],
            "players": [{"dice": twin.left[p], "white": twin.white_left[p], "notes": len(twin.won[p]),
                         "money": 1000 * twin.scores()[p] if over or p == seat else None} for p in range(twin.players)],     # LV8
            "pile": len(twin.pile), "under": dollars(twin.pile[len(twin.pile) - twin.known_under:]),
            "winners": twin.winners() if over else [],
        })

    def scores(self) -> list[float]:
        out = np.zeros(MAX_SEATS)
        contract.scores(self.s, out)
        return [float(x) for x in out[:self.options.players]]

    def compare(self, what: str, ours: object, twins: object) -> None:
        assert ours == twins, f"{self.name}, round {self.twin.round}: {what}: the engine has {ours}, the twin {twins}"


def by_face(counts: int) -> list[int]:
    """A roll as the engine keeps it: a byte for each face."""
    return list(counts.to_bytes(len(FACES), "little"))


def fields_of(table: Any) -> dict[str, Any]:
    """The fields of table[0] as arrays that stay in place: reading them from the record each time is slow."""
    drawers = {name: table["pile"][name][0, ...] for name in ("cards", "known")}
    white = {f"white_{name}": table["neutral_dice"][name][0, ...] for name in ("left", "roll")}
    return {name: table[name][0, ...] for name in table.dtype.names} | drawers | white


def thousands(notes: list[int]) -> list[int]:
    return [note // 1000 for note in notes]


def dollars(notes: list[int]) -> list[int]:
    return [1000 * note for note in notes]


def play_games(games: int, seed: int) -> int:
    """Games of all sizes in turn; returns the number of choices."""
    return sum(Lockstep(*SIZES[k % len(SIZES)], ("oldest", "random")[k // len(SIZES) % 2], seed + k).play() for k in range(games))


def test_engine_and_twin_agree_over_300_games() -> None:
    assert play_games(300, seed=1) > 300 * 4 * 2 * 2       # two players need more than two turns each in a round


@pytest.mark.slow
def test_engine_and_twin_agree_over_1000_other_games_each_time() -> None:
    assert play_games(1000, seed_of_the_day()) > 1000 * 4 * 2 * 2


if __name__ == "__main__":
    main(play_games)
