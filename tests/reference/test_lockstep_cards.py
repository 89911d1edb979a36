"""The engine of the card game and its slow twin (tests/reference/las_vegas_cards.py) play the same random games in lock-step.

    .venv/bin/python -m tests.reference.test_lockstep_cards 10000        plays so many games

The engine draws; its piles and decks are given to the twin. Compared are: who is awaited, the legal selections and chips of every seat, all
that lies on the table, every hand, deck and pile in its order, each event, scores and winners, and now and then a view.
"""
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from flambeur.games.las_vegas_cards.actions import BY_CARDS, LAY, LEAVE, SELECTIONS, TAKE
from flambeur.games.las_vegas_cards.facts import kind_of
from flambeur.games.las_vegas_cards.game import GAME
from flambeur.games.las_vegas_cards.options import CardsOptions
from flambeur.games.las_vegas_cards.state import State
from flambeur.kit import contract, rng
from flambeur.kit.contract import CHANCE, MAX_SEATS, OVER, Actions
from flambeur.kit.events import Row, read, seats
from flambeur.kit.log import new_log
from flambeur.kit.structs import new, plain
from tests.reference.las_vegas_cards import FACES, Card, Event, Selection, Table
from tests.reference.lockstep import main, other_games

SETS = [(players, sequential, chips) for players in (2, 3, 4, 5) for sequential, chips in ((False, False), (True, False), (True, True))]
VIEWS = 0.05                              # share of the steps at which a view is compared as well
OPEN = 0.3                                # share of the games in which everyone's money is shown: the same game, other views
AGAIN = 0.2                               # share of the choices at which somebody who has chosen chooses again


def card(kind: int) -> Card:
    """A kind of card of the engine, as the twin has it."""
    return kind // 2 + 1, kind % 2 + 1


def card_of(number: int) -> Card:
    return card(kind_of(number))


def number_of(card: Card) -> int:
    return card[0] * (11 if card[1] == 2 else 1)


def selection(action: int) -> Selection:
    return tuple(card(kind) for kind in SELECTIONS[action])


def action_of(chosen: Selection) -> int:
    return BY_CARDS[tuple(2 * (face - 1) + dice - 1 for face, dice in chosen)]


class Lockstep:
    """One game on both tables."""

    def __init__(self, players: int, sequential: bool, chips: bool, seed: int) -> None:
        self.random = random.Random(seed)
        open_money = self.random.random() < OPEN
        self.name = f"{players} players, sequential={sequential}, chips={chips}, open_money={open_money}, seed {seed}"
        self.options = CardsOptions(players=players, sequential=sequential, chips=chips, open_money=open_money)
        self.table: Any = new(GAME.State)
        self.s = self.table[0]
        GAME.set_up(self.s, self.options)
        self.twin = Table(players, sequential, chips)
        self.rng, self.log, self.actions = rng.new(seed), new_log(), new(Actions)[0]

    def play(self) -> int:
        """To the end; returns the number of choices."""
        choices = 0
        while (who := contract.awaiting(self.s)) != OVER:
            if who == CHANCE:
                self.chance()
            else:
                self.choose(seats(who))
                choices += 1
            self.compare_tables()
        self.compare("awaited at the end", ("over",), self.twin.waiting())
        return choices

    # a step on both tables

    def chance(self) -> None:
        waiting = self.twin.waiting()
        kind = GAME.chances[contract.pending(self.s)[0]].name
        self.compare("chance awaited", kind, {"notes": "notes", "chips": "chips", "deck": "decks"}[waiting[0]])
        self.log.n = 0
        contract.chance(self.s, self.rng, self.log)
        rows = read(self.log, GAME.kinds)
        self.compare("shuffled", rows[0].kind.name, f"{kind}_shuffled")
        happened = [event for row in rows[1:] for event in self.told(row)]
        if kind == "notes": self.compare("happened", happened, self.twin.lay_notes(self.pile_before("notes")))
        elif kind == "chips": self.compare("happened", happened, self.twin.lay_chips(self.pile_before("chips")))
        else: self.compare("happened", sorted(happened), sorted(self.lay_decks()))

    def pile_before(self, which: str) -> list[int]:
        """A pile as it was shuffled, now that the first cards of it lie on the casinos."""
        s = plain(State, self.s)
        rows, pile = read(self.log, GAME.kinds), (s.pile if which == "notes" else s.chips.pile)
        if which == "notes":              # of the two notes at a casino either may have been the first: nobody can tell
            drawn = [note // 1000 for row in rows if row.kind.name == "stocked" for note in (row.fields["high"], row.fields["low"])]
            return drawn + [10 * note for note in pile.cards[:pile.length]]
        return [row.fields["colour"] - 1 for row in rows if row.kind.name == "chip_laid"] + [chip - 1 for chip in pile.cards[:pile.length]]

    def lay_decks(self) -> list[Event]:
        s, events = plain(State, self.s), list[Event]()
        for seat in range(self.twin.players):
            self.compare("deck awaited", ("deck", seat, 30), self.twin.waiting())
            rest = [card(c - 1) for c in reversed(s.deck[seat][:s.deck_left[seat]])]
            events += self.twin.lay_deck(seat, self.hand(s, seat) + rest)
        return events

    def choose(self, who: list[int]) -> None:
        waiting, everyone = self.twin.waiting(), range(self.twin.players)
        self.compare("awaited", who, waiting[1] if waiting[0] == "choose" else [waiting[1]])
        for seat in everyone:
            twins = [*map(action_of, self.twin.legal(seat)), *map(chip_action, self.twin.legal_chips(seat))]
            self.compare(f"legal of seat {seat}", self.legal(seat), sorted(twins))
        seat = self.random.choice(who)
        if self.random.random() < AGAIN:
            seat = self.random.choice([seat for seat in everyone if self.legal(seat)])
        action = self.random.choice(self.legal(seat))
        self.log.n = 0
        contract.act(self.s, seat, action, self.log)
        happened = [event for row in read(self.log, GAME.kinds) for event in self.told(row)]
        if action < LAY.stop: self.compare("happened", happened, self.twin.choose(seat, selection(action)))
        else: self.compare("happened", happened, self.twin.take_chip(seat, None if action == LEAVE else action - TAKE.start))

    def legal(self, seat: int) -> list[int]:
        n = contract.legal(self.s, seat, self.actions)
        return [int(action) for action in self.actions.ids[:n]]

    def told(self, row: Row) -> list[Event]:
        """An event as the twin tells it."""
        f, seat = row.fields, row.seat
        match row.kind.name:
            case "round": return [("round", f["round"], seat)]
            case "stocked": return [("stocked", f["casino"], [f["high"] // 1000, f["low"] // 1000])]
            case "chip_laid": return [("chip_laid", f["casino"], f["colour"] - 1)]
            case "dealt": return [("dealt", seat, [card_of(n) for n in f["cards"]])]
            case "chosen" | "changed" as kind: return [(kind, seat)]
            case "shown": return [("laid", seat, tuple(card_of(n) for n in f["cards"]))]
            case "laid": return [("laid", seat, tuple(card_of(n) for n in f["cards"]))]
            case "chip_taken": return [("chip_taken", seat, f["casino"], f["colour"] - 1)]
            case "chip_left": return [("chip_left", seat, f["casino"])]
            case "put_away": return [("put_away", seat, f["n"])]
            case "done": return [("done", seat, f["out"], f["rest"])]
            case "tie": return [("tie", f["casino"], f["dice"], f["who"])]
            case "paid": return [("paid", f["casino"], seat, f["note"] // 1000, f["dice"])]
            case "boxed": return [("to_box", f["casino"], f["note"] // 1000)]
            case "round_end": return [("round_end", f["round"])]
            case "game_end": return [("over", f["winners"])]
            case kind: raise AssertionError(f"{self.name}: the twin does not know of {kind}")

    # what lies on the tables

    def hand(self, s: State, seat: int) -> list[Card]:
        return counted(s.hand[seat])

    def compare_tables(self) -> None:
        twin, s = self.twin, plain(State, self.s)
        if twin.waiting()[0] in ("notes", "chips"):        # nothing lies out yet
            return
        everyone = range(twin.players)
        dealt = twin.waiting()[0] in ("choose", "chip")
        self.compare("round", (s.round_no + 1, s.first), (twin.round, twin.first))
        self.compare("hands", [self.hand(s, p) for p in everyone], twin.hands)
        self.compare("away", [counted(s.away[p]) for p in everyone], twin.away)
        decks = [[card(c - 1) for c in reversed(s.deck[p][:s.deck_left[p]])] for p in everyone]
        self.compare("decks", [[] if not dealt or twin.done[p] else decks[p] for p in everyone], twin.decks)
        self.compare("glass", [len(decks[p]) if twin.done[p] else 0 for p in everyone], twin.glass)
        self.compare("laid", [{p: there for p in everyone if (there := self.laid(s, c, p))} for c in range(6)], twin.laid)
        self.compare("chosen", {p: selection(s.chosen[p] - 1) for p in everyone if s.chosen[p]}, twin.chosen)
        self.compare("notes", [[10 * note for note in notes if note] for notes in s.notes], twin.notes)
        self.compare("note pile", [10 * note for note in s.pile.cards[:s.pile.length]], twin.note_pile)
        self.compare("won", [thousands(s.won[p]) for p in everyone], [sorted(notes) for notes in twin.won])
        self.compare("box", thousands(s.box), sorted(twin.box))
        self.compare("chips", [spread(s.chips.at[c]) for c in range(6)], twin.chips)
        self.compare("chips won", [spread(s.chips.won[p]) for p in everyone], twin.chips_won)
        self.compare("chip pile", [chip - 1 for chip in s.chips.pile.cards[:s.chips.pile.length]], twin.chip_pile)
        self.compare("scores", self.scores(), [1000.0 * score for score in twin.scores()])
        self.compare("winners", seats(contract.winners(self.s)), twin.winners())
        if self.random.random() < VIEWS:
            self.compare_views()

    def laid(self, s: State, casino: int, p: int) -> list[Card]:
        singles, doubles = s.laid[casino][2 * p:2 * p + 2]
        return [(casino + 1, 1)] * singles + [(casino + 1, 2)] * doubles

    def compare_views(self) -> None:
        """What a seat sees is what lies on the twin's table, and of the others' cards how many."""
        twin, seat = self.twin, self.random.choice([None, *range(self.twin.players)])
        waiting = twin.waiting()
        over, in_turn = waiting == ("over",), twin.sequential and waiting[0] in ("choose", "chip")
        mover = (waiting[1][0] if waiting[0] == "choose" else waiting[1]) if in_turn else None
        self.compare("view", GAME.view(self.s, self.options, seat).model_dump(), {
            "seat": seat, "phase": {"deck": "decks", "chip": "take", "over": "ended"}.get(waiting[0], waiting[0]), "round": twin.round,
            "turn": 1 if over else twin.turn, "sequential": twin.sequential, "first": twin.first if twin.sequential else None,
            "to_move": mover, "taking": waiting[2] if waiting[0] == "chip" else None,
            "casinos": [self.casino(face) for face in FACES], "players": [self.player(p, p == seat, over) for p in range(twin.players)],
            "pile": len(twin.note_pile), "box": [1000 * note for note in sorted(twin.box)], "chip_pile": len(twin.chip_pile),
            "winners": twin.winners() if over else [],
        })

    def casino(self, face: int) -> dict[str, Any]:
        laid = [self.twin.laid[face - 1].get(p, []) for p in range(self.twin.players)]
        return {"number": face, "notes": [1000 * note for note in self.twin.notes[face - 1]],
                "cards": [[number_of(card) for card in cards] for cards in laid],
                "dice": [sum(dice for _, dice in cards) for cards in laid],
                "chips": [colour + 1 for colour in self.twin.chips[face - 1]]}

    def player(self, p: int, mine: bool, over: bool) -> dict[str, Any]:
        twin = self.twin
        dealt = twin.waiting()[0] in ("choose", "chip")
        return {
            "cards": len(twin.hands[p]), "hand": [number_of(c) for c in twin.hands[p]] if mine else None, "has_chosen": p in twin.chosen,
            "chosen": [number_of(c) for c in twin.chosen[p]] if mine and p in twin.chosen else None,
            "out": sum(len(there.get(p, [])) for there in twin.laid), "done": twin.done[p], "deck": len(twin.decks[p]) if dealt else 30,
            "glass": len(twin.away[p]) + twin.glass[p], "away": [number_of(c) for c in twin.away[p]] if mine else None,
            "notes": len(twin.won[p]), "money": 1000 * twin.scores()[p] if mine or over or self.options.open_money else None,
            "chips": [colour + 1 for colour in twin.chips_won[p]],
        }

    def scores(self) -> list[float]:
        out = np.zeros(MAX_SEATS)
        contract.scores(self.s, out)
        return [float(x) for x in out[:self.options.players]]

    def compare(self, what: str, ours: object, twins: object) -> None:
        assert ours == twins, f"{self.name}, round {self.twin.round}, {what}: the engine has {ours}, the twin {twins}"


def chip_action(colour: int | None) -> int:
    return LEAVE if colour is None else TAKE.start + colour


def counted(counts: Sequence[int]) -> list[Card]:
    return [card(kind) for kind, n in enumerate(counts) for _ in range(n)]


def spread(counts: Sequence[int]) -> list[int]:
    return [k for k, n in enumerate(counts) for _ in range(n)]


def thousands(counts: Any) -> list[int]:
    return [10 * note for note in spread(counts)]


def play_games(games: int, seed: int) -> int:
    """Games with all sets of options in turn; returns the number of choices."""
    return sum(Lockstep(*SETS[k % len(SETS)], seed + k).play() for k in range(games))


def test_engine_and_twin_agree_over_120_games() -> None:
    assert play_games(120, seed=1) > 120 * 4 * 2 * 2       # two players need more than two turns each in a round


@pytest.mark.slow
def test_engine_and_twin_agree_over_other_games_each_time() -> None:
    games, choices = other_games(play_games)
    assert choices > games * 4 * 2 * 2


if __name__ == "__main__":
    main(play_games)
