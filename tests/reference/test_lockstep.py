"""The engine and its slow twin (tests/reference/las_vegas.py) play the same random games in lock-step and must agree at every step.

    .venv/bin/python -m tests.reference.test_lockstep 10000        plays so many games

The engine draws; its dice and notes are given to the twin. Compared are: what is awaited, legal choices, all that lies on the table, the
pile in its order and the known part of it, notes won, each event, scores and winners, and now and then a view. Of the many sets of modules
each game takes one by lot; those that have a class of states of their own come more often, and are played on it and on the common one in
turn. FLAMBEUR_SEED repeats a run.
"""
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from flambeur.games.las_vegas.facts import VALUES
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.modules.bonus_cards.drawer import DECK
from flambeur.games.las_vegas.modules.rainbow.drawer import CARD
from flambeur.games.las_vegas.view import PHASES
from flambeur.games.vegas.facts import ROUNDS
from flambeur.kit import contract, pile, rng
from flambeur.kit.contract import CHANCE, MAX_SEATS, OVER, Actions
from flambeur.kit.events import read, seats
from flambeur.kit.log import new_log
from flambeur.kit.options import parse
from flambeur.kit.structs import new, put
from tests.helpers.modules import FIELDS
from tests.helpers.share import size
from tests.reference import lockstep_cards as cards
from tests.reference.boulevard.facts import RAINBOW
from tests.reference.las_vegas import FACES, SLOT, WHITE, Casino, Choice, Die, Event, Table, Who
from tests.reference.lockstep import main, other_games

MODULES = ("neutral_dice", "minimum", "high_notes", "big_dice", "kickers", "rainbow", "slot_machine", "bonus_cards", "action_cards",
           "chips")
RANGES = {"neutral_dice": (2, 5), "big_dice": (2, 7), "kickers": (2, 7), "slot_machine": (5, 8), "bonus_cards": (2, 7)}      # of players
VALUES_OF = {"minimum": ("fixed", "by_players"), "high_notes": ("off", "on")}      # of options that are no switches
SETS = [(options, players) for players in range(2, 9) for n in range(len(MODULES) + 1) for options in combinations(MODULES, n)
        if all(low <= players <= high for name, (low, high) in RANGES.items() if name in options)]
KNOWN = [(options, players) for options, players in SETS if set(options) <= {"neutral_dice"}]      # with a class of states of their own
KINDS = {"normal": "", "big": "big_", "kicker": "kickers_", "white": "white_"}       # of dice, and what their fields begin with
# phases that the twin calls otherwise
AS_TOLD = {**dict.fromkeys(("kick", "pick", "chip", "after", "lay", "tie_won", "swap"), "ask"), "reroll": "roll", "over": "ended"}
SAME = size(100, 300)                     # games with one seed
VIEWS = 0.05                              # share of the steps at which a view is compared as well; views are slow


class Lockstep:
    """One game on both tables."""

    def __init__(self, options: Sequence[str], players: int, first_player: str, seed: int, common: bool = False,
                 reroll: str = "turn") -> None:
        self.name = f"{players} players, {', '.join(options) or 'no module'}, first_player={first_player}, seed {seed}"
        self.on = {name: name in options for name in MODULES}
        given = {name: VALUES_OF.get(name, (False, True))[on] for name, on in self.on.items()}
        given["reroll"] = reroll
        self.options = parse(GAME.Options, GAME.id, {"players": players, "first_player": first_player, **given})
        self.table: Any = new(GAME.State if common else GAME.state_of(self.options), 2)      # the state, and scratch
        self.s, self.now = self.table[0], fields_of(self.table)
        GAME.set_up(self.s, self.options)
        self.twin = Table(players, first_player=first_player, reroll=reroll, **{twins_name(name): on for name, on in self.on.items()})
        self.random, self.rng, self.scratch_rng = random.Random(seed), rng.new(seed), new(rng.Rng)
        self.log, self.actions = new_log(), new(Actions)[0]
        self.pays_early = False               # AC8: whether a casino did when somebody chose

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
        self.compare("chance awaited", self.awaited(), (AS_TOLD.get(waiting[0], waiting[0]), *waiting[1:2]))
        kept = cards.kept(self)
        notes = self.shuffled() if waiting[0] == "shuffle" else []
        self.log.n = 0
        contract.chance(self.s, self.rng, self.log)
        happened = self.happened()
        match happened[0]:
            case ("shuffled", n):
                self.compare("notes", n, len(notes))
                told = self.twin.lay_pile(notes)
                if self.twin.waiting()[0] == "decks": told = self.twin.lay_decks(self.decks(), cards.decks(self), self.chips())
                return happened[1:], told
            case ("drawn_first", seat):
                self.twin.draw_first_player(seat)
            case ("opened", seat, white):
                self.compare("opening", ("opening", seat, len(white)), waiting)
                self.twin.roll([], None, [], white)
            case ("rolled", seat, *dice):
                own, big, kickers, white = (cards.without(shown, there) for shown, there in zip(dice, kept, strict=True))
                self.compare("roll", (waiting[0], seat, len(own), len(big), len(kickers), len(white)), waiting)
                self.twin.roll(own, big[0] if big else None, kickers, white)
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
        return [in_thousands(card) for card in pile.cards_of(self.table[1].pile)]

    def chips(self) -> list[int]:
        """CG9: as they were shuffled, now that the first ones lie at the casinos."""
        if not self.on["chips"]: return []
        laid = [row.fields["colour"] - 1 for row in read(self.log, GAME.kinds) if row.kind.name == "chip_laid"]
        return laid + [chip - 1 for chip in self.now["chip_pile"].tolist() if chip]

    def decks(self) -> list[list[int]]:
        """The bonus cards of each round, in thousands, as the twin deals them: from the first player on; the engine begins with seat 0,
        and has just dealt those of the first round."""
        if not self.on["bonus_cards"]: return []
        n, first, drawer = self.options.players, int(self.s.first), self.table["bonus_cards"]
        hands = [[value for value, k in enumerate(counts) for _ in range(k)] for counts in drawer["hands"][0, :n].tolist()]
        each, found = len(hands[0]), []
        for k in range(ROUNDS):
            deck = [card for hand in hands for card in hand] if k == 0 else drawer["decks"][0, k].tolist()
            dealt, start = deck[:n * each], (first + k) % n * each
            found.append([10 * card for card in [*dealt[start:], *dealt[:start], *(Counter(DECK.tolist()) - Counter(dealt)).elements()]])
        return found

    def choose(self, who: list[int]) -> tuple[list[Event], list[Event]]:
        self.compare("awaited", who, [self.twin.waiting()[1]])
        twins = self.twin.legal()
        for seat in range(self.options.players):
            self.compare(f"legal of seat {seat}", set(self.legal(seat)), cards.begun(twins) if seat == who[0] else set())
        choice = self.random.choice(twins)
        self.log.n = 0
        cards.carry_out(self, who[0], choice)
        told = cards.as_told(self.twin.choose(choice))
        cards.go_on(self)
        return self.happened(), told

    def legal(self, seat: int) -> dict[Choice, int]:
        """As the twin names them, with their ids."""
        n = contract.legal(self.s, seat, self.actions)
        return {self.choice_of(int(action)): int(action) for action in self.actions.ids[:n]}

    def choice_of(self, action: int) -> Choice:
        kind, fields, _ = GAME.describe(action)
        match kind:
            case "place": return "place", fields["face"]
            case "slot": return "place", SLOT, fields["number"]
            case "pick": return "pick", fields["note"] // 1000
            case "take": return "chip", fields["colour"] - 1
            case "leave": return "no_chip",
            case "kick": return "kick", *die_of(fields)
            case "kick_slot":             # each face there is one player's
                owner = int(self.s.slot_machine.by[fields["face"] - 1]) - 1
                return "kick", *die_of({**fields, "owner": owner}), fields["face"]
            case _: return cards.choice_of(kind, fields)

    def happened(self) -> list[Event]:
        """The engine's events as the twin tells them; what begins a round is checked here, the twin does not tell it."""
        found: list[Event] = []
        for row in read(self.log, GAME.kinds):
            f = row.fields
            match row.kind.name:
                case "drawn_first": found.append(("drawn_first", row.seat))
                case "shuffled": found.append(("shuffled", f["notes"]))
                case "opened": found.append(("opened", row.seat, f["white"]))
                case "rolled": found.append(("rolled", row.seat, f["own"], *(f.get(kind, []) for kind in ("big", "kickers", "white"))))
                case "stocked": found.append(("stocked", casino(f), [*thousands(f["notes"]), *[RAINBOW] * f.get("rainbow", 0)]))
                case "placed": found.append(("placed", row.seat, casino(f), f["own"], *counts_of(f), *told_face(f)))
                case "kicked": found.append(("kicked", row.seat, casino(f), *die_of(f), *told_face(f)))
                case "kicker_spent": found.append(("no_effect", row.seat, casino(f)))
                case "rainbow": found.append(("rainbow", casino(f), f["note"] // 1000 or None))
                case "level" | "chip_left": pass      # the twin only acts upon it
                case "chip_laid": found.append(("chip_laid", casino(f), f["colour"] - 1))
                case "chip_taken": found.append(("chip", row.seat, casino(f), f["colour"] - 1))
                case "tie": found.append(("tie", f["casino"], f["dice"], f["who"]))
                case "paid": found.append(("paid", casino(f), row.seat, f["note"] // 1000, f["dice"]))
                case "under": found.append(("under", casino(f), f["note"] // 1000, f["why"]))
                case "bonus": found.append(("bonus", row.seat, f["card"] // 1000, f["die"]))
                case "round_end": found.append(("round_end", f["round"]))
                case "game_end": found.append(("over", f["winners"]))
                case name if name in cards.EVENTS: found += cards.told(row)
                case "round": self.compare("round", (row.seat, f["round"]), (int(self.s.first), int(self.s.round_no) + 1))
                case kind: raise AssertionError(f"{self.name}: the twin does not know of {kind}")
        return cards.in_order(found, self.pays_early)

    # what lies on the tables

    def compare_tables(self) -> None:
        twin, waiting = self.twin, self.twin.waiting()
        if waiting[0] == "shuffle":                        # nothing lies out yet
            return
        n = twin.players
        self.compare("phase", PHASES[self.now["phase"].item()], AS_TOLD.get(waiting[0], waiting[0]))
        self.compare("round", (self.now["round_no"].item() + 1, self.now["first"].item()), (twin.round, twin.first))
        paying = waiting[0] in ("pick", "swap")      # the twin has taken tied dice back by then
        seat = self.now["asked" if paying or waiting[0] == "tie_won" else "to_move"].item()
        self.compare("mover", [seat][:len(waiting) - 1], list(waiting[1:2]))
        for kind, prefix in KINDS.items():
            rolled, left = self.now[f"{prefix}roll"].item(), self.now[f"{prefix}left"][:n].tolist()
            self.compare(f"{kind} roll", by_face(rolled), [twin.rolled[kind].count(face) for face in FACES])
            self.compare(f"{kind} dice left", left, [hand[kind] for hand in twin.hands])
        if not paying: self.compare_dice()
        if self.on["action_cards"]: cards.compare(self)
        self.compare_slot_machine()
        if self.on["kickers"]:
            due = sum(die[1] == "kicker" for dice in twin.dice for die in dice)
            self.compare("kicks due", (self.now["due"].item(), self.now["casino"].item() + 1 if due else 0),
                         (due, at(waiting[2]) if due else 0))
            if waiting[0] != "over":
                each, left = twin.options.hand()["kicker"], self.now["kickers_left"][:n].tolist()
                used = [each - left[p] - (due if p == waiting[1] else 0) for p in range(n)]
                self.compare("used kickers", used, twin.used_kickers)
        if self.on["bonus_cards"]:
            hands = [bonus_of(counts) for counts in self.now["bonus_hands"][:n].tolist()]
            self.compare("bonus cards", hands, [*map(sorted, twin.bonus_hands)])
            self.compare("announcement dice", [1 + k for k in self.now["raised"][:n].tolist()], twin.announced)
        notes = [[*(10 * note for note in notes if note), *[RAINBOW] * rainbow]
                 for notes, rainbow in zip(self.now["notes"].tolist(), self.now["rainbow_at"].tolist(), strict=True)]
        self.compare("notes", notes[:len(twin.notes)], [*twin.notes[:6], *([*twin.won_by_white, *notes] for notes in twin.notes[6:])])
        self.compare("rainbow cards out", self.now["rainbow_out"].item(), twin.discarded)
        self.compare("chips", [spread(there) for there in self.now["chip_at"].tolist()[:len(twin.chips)]], [*map(sorted, twin.chips)])
        self.compare("chips won", [spread(won) for won in self.now["chip_won"].tolist()[:n]], [*map(sorted, twin.chips_won)])
        self.compare("chip pile", [chip - 1 for chip in self.now["chip_pile"].tolist() if chip], twin.chip_pile)
        if waiting[0] != "kick": self.compare("chip owed", self.now["chip_owed"].item(), at(waiting[2]) if waiting[0] == "chip" else 0)
        self.compare("won", self.now["won"][:n].tolist(), [[notes.count(10 * k) for k in range(VALUES)] for notes in twin.won])
        drawn = twin.set_aside[1:]      # AC9: the twin puts them under later
        self.compare("pile", [in_thousands(card) for card in self.now["cards"].tolist() if card], twin.pile + drawn)
        self.compare("known", self.now["known"].item(), twin.known_under + len(drawn))
        self.compare("scores", self.scores(), [1000.0 * score for score in cards.known(self, twin.scores())])
        self.compare("winners", seats(contract.winners(self.s)), twin.winners())
        if self.random.random() < VIEWS and not paying and waiting[0] != "tie_won":
            self.compare_views()

    def compare_dice(self) -> None:
        twin, n = self.twin, self.twin.players
        casinos, normal = len(twin.dice), [[number(dice, p, "normal") for p in range(n)] for dice in twin.dice]
        self.compare("dice", self.now["placed"][:casinos, :n].tolist(), normal)
        self.compare("white dice", self.now["placed"][:casinos, n].tolist(), [number(dice, WHITE) for dice in twin.dice])
        self.compare("big dice", self.now["big_at"][:n].tolist(), [big_die_at(twin, p) for p in range(n)])
        if self.on["kickers"]:
            self.compare("white dice by player", self.now["whites"][:casinos].tolist(), [whites(dice) for dice in twin.dice])

    def compare_slot_machine(self) -> None:
        twin = self.twin
        self.compare("closed", [face for face in FACES if self.now["slot_by"][face - 1]], sorted(twin.closed))
        if not self.on["slot_machine"]: return
        lying = [(die[0] if die[0] == WHITE else die[1], die[2]) for die in twin.dice[6] if len(die) == 3]
        faces = [[lying.count((kind, face)) for face in FACES] for kind in ("normal", "big", WHITE)]
        self.compare("faces", self.now["slot_dice"].tolist(), faces)

    def compare_views(self) -> None:
        """What a seat sees is what lies on the twin's table; what is off is not there."""
        twin, seat, waiting = self.twin, self.random.choice([None, *range(self.twin.players)]), self.twin.waiting()
        over, drawn = waiting == ("over",), twin.set_aside[1:]
        kicks = sum(die[1] == "kicker" for dice in twin.dice for die in dice)
        question: dict[str, Any] = {}
        if waiting[0] == "kick": question = {"asked": waiting[1], "asking": "kickers", "kick": {"casino": at(waiting[2]), "due": kicks}}
        if waiting[0] == "chip": question = {"asked": waiting[1], "asking": "chips", "taking": at(waiting[2])}
        if waiting[0] in ("after", "lay"): question = {"asked": waiting[1], "asking": "action_cards"}
        self.compare("view", cards.seen(self, seat), {
            "seat": seat, "phase": AS_TOLD.get(waiting[0], waiting[0]), "round": twin.round, "first": twin.first,
            "to_move": None if over else waiting[1], **question,
            "roll": {"own": sorted(twin.rolled["normal"]), **self.only_on(
                white=sorted(twin.rolled["white"]), big=twin.rolled["big"], kickers=sorted(twin.rolled["kicker"]))}
            if waiting[0] == "choose" or any(twin.rolled.values()) else None,
            "casinos": [self.casino_seen(place, dice) for place, dice in enumerate(twin.dice, 1)],
            **self.only_on(rainbow_out=twin.discarded, chip_pile=len(twin.chip_pile)),
            "players": [{"dice": hand["normal"], "notes": len(twin.won[p]),
                         **self.only_on(white=hand["white"], big=hand["big"], kickers=hand["kicker"],
                                        chips=[colour + 1 for colour in sorted(twin.chips_won[p])]), **self.bonus_seen(p, seat),
                         "money": 1000 * twin.scores()[p] if over or p == seat else None} for p, hand in enumerate(twin.hands)],     # LV8
            "pile": len(twin.pile + drawn), "under": dollars([*twin.pile[len(twin.pile) - twin.known_under:], *drawn]),
            "winners": twin.winners() if over else [],
        })

    def casino_seen(self, place: int, dice: list[Die]) -> dict[str, Any]:
        seats, notes = range(self.twin.players), self.twin.notes[place - 1]
        by = whites(dice)
        return {"number": place, "notes": dollars([note for note in notes if note != RAINBOW]),
                "dice": [number(dice, p, "normal") for p in seats],
                **self.only_on(white=number(dice, WHITE), big=[number(dice, p, "big") for p in seats], rainbow=notes.count(RAINBOW),
                               chips=[colour + 1 for colour in sorted(self.twin.chips[place - 1])]),
                **(self.faces_seen(dice) if place == at(SLOT) else {}),
                **({"white_by": [*by[:len(seats)], by[-1]]} if self.on["neutral_dice"] and self.on["kickers"] else {})}

    def bonus_seen(self, p: int, seat: int | None) -> dict[str, Any]:
        if not self.on["bonus_cards"]: return {}
        twin = self.twin
        if p != seat: return {"bonus": [None] * len(twin.bonus_hands[p]), "bonus_die": twin.announced[p]}
        seen = twin.view(p)
        return {"bonus": dollars(seen["bonus_cards"]), "fulfilled": dollars(seen["fulfilled"]),
                "received": dollars(sorted(set(twin.received[p]))), "bonus_die": twin.announced[p]}

    def faces_seen(self, dice: list[Die]) -> dict[str, Any]:
        """Of the slot machine."""
        closed = sorted(self.twin.closed)
        shows = [[sorted(die[2] for die in dice if len(die) == 3 and die[:2] == (p, kind)) for p in range(self.twin.players)]
                 for kind in ("normal", "big")]
        white = sorted(die[2] for die in dice if len(die) == 3 and die[0] == WHITE)
        return {"shows": shows[0], "big_shows": shows[1], "white_shows": white, "closed": closed,
                "closed_by": [int(self.now["slot_by"][face - 1]) - 1 for face in closed]}

    def only_on(self, **parts: Any) -> dict[str, Any]:
        """What belongs to the modules that are on."""
        return {name: part for name, part in parts.items() if self.on[FIELDS[name]]}

    def scores(self) -> list[float]:
        out = np.zeros(MAX_SEATS)
        contract.scores(self.s, out)
        return [float(x) for x in out[:self.options.players]]

    def compare(self, what: str, ours: object, twins: object) -> None:
        assert ours == twins, f"{self.name}, round {self.twin.round}: {what}: the engine has {ours}, the twin {twins}"


def twins_name(module: str) -> str:
    return "minimum_by_players" if module == "minimum" else module


def by_face(counts: int) -> list[int]:
    """A roll as the engine keeps it: a byte for each face."""
    return list(counts.to_bytes(len(FACES), "little"))


def number(dice: list[Die], who: Who, kind: str | None = None) -> int:
    """How many of the dice are this seat's, or white; of all kinds, or of one."""
    return len([die for die in dice if die[0] == who and kind in (None, die[1])])


def at(casino: Casino) -> int:
    """The twin's name of a casino as a number."""
    return 7 if casino == SLOT else int(casino)


def casino(fields: Mapping[str, Any]) -> Casino:
    return SLOT if fields["casino"] == at(SLOT) else int(fields["casino"])


def told_face(fields: Mapping[str, Any]) -> list[int]:
    """At the slot machine, and only there."""
    return [fields["face"]] if "face" in fields else []


def in_thousands(card: int) -> int:
    return RAINBOW if card == CARD else 10 * card


def die_of(fields: Mapping[str, Any]) -> Die:
    """As the twin names a die that is kicked."""
    match fields["die"]:
        case "opening": return WHITE, None
        case "white": return WHITE, fields["owner"]
        case kind: return fields["owner"], kind


def counts_of(fields: Mapping[str, Any]) -> list[int]:
    """Of a placement: dice that modules add."""
    return [fields.get(kind, 0) for kind in ("big", "kickers", "white")]


def big_die_at(twin: Table, p: int) -> int:
    return sum(casino for casino, dice in enumerate(twin.dice, 1) for die in dice if die[:2] == (p, "big"))


def whites(dice: list[Die]) -> list[int]:
    """White dice by who placed them, seat by seat, then nobody's."""
    return [sum(die[:2] == (WHITE, who) for die in dice) for who in (*range(8), None)]


def bonus_of(counts: list[int]) -> list[int]:
    """A hand of bonus cards, in thousands."""
    return [10 * value for value, n in enumerate(counts) for _ in range(n)]


def spread(counts: list[int]) -> list[int]:
    return [k for k, n in enumerate(counts) for _ in range(n)]


def fields_of(table: Any) -> dict[str, Any]:
    """The fields of table[0] as arrays that stay in place: reading them from the record each time is slow."""
    def of(drawer: str, *names: str, prefix: str = "") -> dict[str, Any]:
        return {prefix + name: table[drawer][name][0, ...] for name in names}
    drawers = of("pile", "cards", "known") | of("kickers", "due", "casino", "whites")
    drawers |= of("neutral_dice", "left", "roll", prefix="white_") | of("big_dice", "left", "roll", "at", prefix="big_")
    drawers |= of("kickers", "left", "roll", prefix="kickers_") | of("bonus_cards", "hands", prefix="bonus_") | of("bonus_cards", "raised")
    drawers |= {"chip_pile": table["chips"]["pile"]["cards"][0, ...]} | of("chips", "at", "won", "owed", prefix="chip_")
    drawers |= of("action_cards", "hands", "by", "two", "early", "paying", "received", "hidden", prefix="card_")
    drawers |= of("rainbow", "at", "out", prefix="rainbow_") | of("slot_machine", "by", "dice", prefix="slot_")
    return {name: table[name][0, ...] for name in table.dtype.names} | drawers | {"left": table["dice_left"][0, ...]}


def thousands(notes: list[int]) -> list[int]:
    return [note // 1000 for note in notes]


def dollars(notes: list[int]) -> list[int]:
    return [1000 * note for note in notes]


def play_games(games: int, seed: int) -> int:
    """Games of all sizes, with sets of modules by lot, every fourth one that is known; returns the number of choices."""
    total = 0
    for k in range(games):
        turn, luck = k // 4, random.Random(seed + k)
        options, players = luck.choice(SETS) if k % 4 else KNOWN[turn % len(KNOWN)]
        first, reroll = luck.choice(("oldest", "random")), luck.choice(("turn", "round"))
        total += Lockstep(options, players, first, seed + k, common=turn // len(KNOWN) % 2 == 1, reroll=reroll).play()
    return total


def test_engine_and_twin_agree_over_the_same_games_each_time() -> None:
    assert play_games(SAME, seed=1) > SAME * 4 * 2 * 2       # two players need more than two turns each in a round


@pytest.mark.slow
def test_engine_and_twin_agree_over_other_games_each_time() -> None:
    games, choices = other_games(play_games)
    assert choices > games * 4 * 2 * 2


if __name__ == "__main__":
    main(play_games)
