"""The engine of Casino Royal and its slow twin (tests/reference/casino_royal/) play the same random games in lock-step.

    .venv/bin/python -m tests.reference.test_lockstep_casino_royal 5000        plays so many games

The engine draws; what it has drawn is given to the twin. Compared are: who is awaited, the legal actions of every seat, all that lies open,
every hand, the pile in its order, which single Jokers each seat knows there and in other hands, the places and who has won.
"""
import random
from collections.abc import Callable
from typing import Any

import pytest

from flambeur.games.casino_royal import actions as ids
from flambeur.games.casino_royal.bets import BETS, GAME_OF
from flambeur.games.casino_royal.bets import TOTALS as PAIRS
from flambeur.games.casino_royal.board import NAMES
from flambeur.games.casino_royal.facts import BLANK, N_JOKERS, PLAQUES, RANKS, UNIT
from flambeur.games.casino_royal.game import GAME
from flambeur.games.casino_royal.options import RoyalOptions
from flambeur.games.casino_royal.places import place
from flambeur.games.casino_royal.state import BUY, CHALLENGE, FORTUNE, MIX, SIDE, State
from flambeur.kit import contract, rng
from flambeur.kit.contract import CHANCE, OVER, Actions
from flambeur.kit.events import read, seats
from flambeur.kit.known_hands import known_cards
from flambeur.kit.known_pile import EVERYONE, known_to
from flambeur.kit.log import new_log
from flambeur.kit.structs import new, plain
from tests.helpers.share import seed_of_the_day, size
from tests.reference.casino_royal.facts import ALL_JOKERS, BOARD, CASINOS, TYPE_OF, Choice
from tests.reference.casino_royal.jokers import draws_of
from tests.reference.casino_royal.table import Table
from tests.reference.lockstep import main

TWINS_NAME = {"Venise": "Venice"}
KINDS = ("blank", "die", "cards", "cards+die", "roulette", "die+roulette", "cards+roulette", "all")      # by the engine's number - 1
LOOKS = 0.1                               # share of the steps at which what everybody knows is compared
CHANCES = {"set_up": "deal", "start_throw": "first", "throw": "throw", "fortune_dice": "totals", "die": "die", "cut": "cut",
           "spin": "spin", "joker_loss": "lose", "return_jokers": "mix"}
PLAIN: dict[Choice, int] = {
    ("announce",): ids.ANNOUNCE, ("roll",): ids.ROLL, ("play",): ids.PLAY, ("give_up",): ids.GIVE_UP, ("accept",): ids.ACCEPT,
    ("see",): ids.SEE, ("decline",): ids.TAKE_NONE, ("safe",): ids.SAFE, ("try",): ids.TRY, ("stop",): ids.STOP, ("go_on",): ids.ON,
    ("stay",): ids.STAY, ("open",): ids.OPEN,
}
PASSES = {"buy": ids.BUY_NOT, "buy_joker": ids.NO_JOKER, "challenge": ids.DARE_NOBODY, "bid": ids.PASS}


def twins_casino(number: int) -> str:
    return TWINS_NAME.get(NAMES[number], NAMES[number])


CASINO_NUMBER = {twins_casino(number): number for number in range(len(NAMES))}


def joker(kind: str) -> int:
    return KINDS.index(kind)


def bet_named(kind: str, bet: Choice) -> int:
    """The engine's number of a bet of a game, by what it covers."""
    game = ("die", "cards", "roulette").index(kind)
    name = {"cards": card_bet, "die": die_bet, "roulette": roulette_bet}[kind](bet)
    return next(k for k, (its, *_) in enumerate(BETS) if GAME_OF[k] == game and its == name)


def card_bet(bet: Choice) -> str:
    return str(bet[-1])


def die_bet(bet: Choice) -> str:
    return " ".join(map(str, bet[1:])) if len(bet) > 1 else str(bet[0])


def roulette_bet(bet: Choice) -> str:
    match bet:
        case (str(name),): return {"red": "rouge", "black": "noir", "even": "pair", "odd": "impair", "low": "1-18", "high": "19-36"}[name]
        case ("column", int(n)): return f"column {n}"
        case (str(name), int(n)):
            wide = {"dozen": 12, "nine": 9, "sixain": 6}[name]
            first = n if name == "sixain" else wide * (n - 1) + 1
            return f"{first}-{first + wide - 1}"
    raise ValueError(bet)


def action_of(phase: str, choice: Choice, kind: str) -> int:
    """The engine's action for a choice of the twin; `kind`: the game of the casino concerned."""
    if choice in PLAIN: return PLAIN[choice]
    match choice:
        case ("pass",): return PASSES[phase]
        case ("buy",): return ids.BUY if phase == "buy" else ids.BUY_JOKER
        case ("buy", str(which)): return ids.EXCHANGE.start + joker(which)
        case ("bet" | "side", *bet): return bet_named(kind, tuple(bet))
        case ("suit", _): return bet_named("cards", choice)
        case ("dozen", _): return bet_named("roulette", choice)
        case ("totals", int(a), int(b)): return ids.PAIR.start + PAIRS.index((a, b))
        case ("lay", int(units)): return ids.STAKE.start + PLAQUES.index(units)
        case ("joker", str(which)): return ids.LAY.start + joker(which)
        case ("challenge", str(casino)): return ids.DARE.start + CASINO_NUMBER[casino]
        case ("take", str(casino)): return ids.TAKE.start + CASINO_NUMBER[casino]
        case ("sell", str(casino)): return ids.SELL.start + CASINO_NUMBER[casino]
        case ("return", str(which)): return ids.LOSE.start + joker(which)
        case ("jet", int(square)): return ids.JET.start + square
        case ("raise", int(units)): return ids.OPEN + 1 + ids.RAISES.index(units)
    raise ValueError(choice)


def twins_card(card: int) -> int:
    """A card of the engine (hearts, diamonds, clubs, spades; ace to king) as the twin counts it (clubs first; 2 to ace)."""
    return RANKS * (2, 1, 0, 3)[card // RANKS] + (card % RANKS - 1) % RANKS


class Lockstep:
    """One game on both tables."""

    def __init__(self, options: RoyalOptions, seed: int) -> None:
        self.random = random.Random(seed)
        self.name = f"{options!r}, seed {seed}"
        self.table: Any = new(State)
        self.s = self.table[0]
        GAME.set_up(self.s, options)
        self.twin = Table(options.players, max_stake=options.max_stake // UNIT, min_laps=options.min_laps, series=options.series,
                          strict_lap=options.strict_lap)
        self.rng, self.log, self.actions = rng.new(seed), new_log(), new(Actions)[0]

    def play(self) -> int:
        """To the end; returns the number of choices."""
        choices = 0
        while (who := contract.awaiting(self.s)) != OVER:
            if who == CHANCE: self.chance()
            else:
                self.choose(seats(int(who)))
                choices += 1
            if self.s.contest == 0: self.compare_tables()
        self.compare("over", ("over",), self.twin.awaiting())
        self.compare("places", [int(place(self.s, p)) for p in range(self.s.n_players)], self.twin.places())
        self.compare("champion", int(self.s.champion) - 1, -1 if self.twin.winner is None else self.twin.winner)
        return choices

    def chance(self) -> None:
        _, name, sizes, who = self.twin.awaiting()
        kind, seat = contract.pending(self.s)
        self.compare("chance awaited", GAME.chances[kind].name, CHANCES[name])
        if seat >= 0: self.compare("thrower", (seat,), who)
        before, length = plain(State, self.s), int(self.s.pile.length)
        self.log.n = 0
        contract.chance(self.s, self.rng, self.log)
        rows = [row.tolist() for row in self.log.rows[:self.log.n]]
        self.twin.resolve(self.values(name, len(sizes), rows, before, length))

    def values(self, name: str, n: int, rows: list[list[int]], before: State, length: int) -> list[int]:
        """What the engine has drawn, as the twin reads it."""
        match name:
            case "set_up": return self.shuffled()
            case "start_throw":
                told = zip(rows, read(self.log, GAME.kinds), strict=True)
                return [x for row, event in told if event.kind.name == "threw" for x in row[2:4]]
            case "throw" | "fortune_dice": return rows[0][2:4]
            case "cut": return [twins_card(rows[0][2] + RANKS * rows[0][3])]
            case "die" | "spin": return [rows[0][2]]
        hand = self.twin.jokers.hands[before.to_move]
        if name == "joker_loss": return [hand.index(KINDS[rows[0][2] - BLANK])]
        gone = [KINDS[card - BLANK] for card in self.s.pile.cards[length:length + n + 1]]
        return draws_of(hand, gone)

    def shuffled(self) -> list[int]:
        s = plain(State, self.s)
        drawn = [next(KINDS[card - BLANK] for card in range(1, len(s.hand[p])) if s.hand[p][card]) for p in range(s.n_players)]
        jokers = [*drawn, *(KINDS[card - BLANK] for card in s.pile.cards[:s.pile.length])]
        assert len(jokers) == N_JOKERS
        first = [twins_casino(list(s.royal).index(p + 1)) for p in range(s.n_players)]
        return [*draws_of(ALL_JOKERS, jokers), *draws_of(CASINOS, [*first, *(casino for casino in CASINOS if casino not in first)])]

    def choose(self, who: list[int]) -> None:
        _, awaited, phase = self.twin.awaiting()
        self.compare("awaited", tuple(who), awaited)
        kind = TYPE_OF[twins_casino(self.s.casino - 1)] if self.s.casino else ""
        for seat in range(self.twin.players):
            twins = {action_of(phase, choice, kind): choice for choice in self.twin.legal(seat)}
            self.compare(f"legal of seat {seat} in phase {phase}", self.legal(seat), sorted(twins))
            if seat == who[0]: choices = twins
        action = self.pick(list(choices))
        self.log.n = 0
        contract.act(self.s, who[0], action, self.log)
        self.twin.act(who[0], choices[action])

    def pick(self, actions: list[int]) -> int:
        """Now and then what makes games interesting: a casino is bought, the last lap is not always announced at once."""
        if self.s.phase == BUY and self.random.random() < 0.5: return ids.BUY
        if self.s.phase in (CHALLENGE, SIDE, FORTUNE): return self.random.choice(actions)
        return ids.ROLL if ids.ROLL in actions and self.random.random() < 0.3 else self.random.choice(actions)

    def legal(self, seat: int) -> list[int]:
        n = contract.legal(self.s, seat, self.actions)
        found: list[int] = self.actions.ids[:n].tolist()
        return found

    # what lies on both tables

    def compare_tables(self) -> None:
        s, public, n = plain(State, self.s), self.twin.public(), self.twin.players
        owner = {twins_casino(casino): owner - 1 if owner else None for casino, owner in enumerate(s.royal)}
        mine = {"cash": s.cash[:n], "bank": s.bank, "pot": s.pot, "paper": s.paper, "stake": s.stake, "owner": owner,
                "position": s.square[:n], "last_lap": s.black - 1 if s.black else None, "laps": s.laps[:n],
                "ruined": [bool(flag) for flag in s.ruined[:n]], "pile": s.pile.length, "decisions": s.decisions,
                "jokers": [sum(s.hand[p]) - (s.laid > 0 and p == s.to_move) for p in range(n)]}
        over = contract.awaiting(self.s) == OVER
        if over: mine["last_lap"] = public["last_lap"]      # of a game that is over it is not asked
        else: mine["turn"] = s.to_move
        for name, value in mine.items():
            if name == "ruined" and s.phase == MIX: continue      # ruined before, or after, the Jokers are back: nobody can tell
            if name != "owner": self.compare(name, value, public[name])
            else: self.compare("owner", value, {casino: public["owner"][casino] for casino in owner})
        pile = [KINDS[card - BLANK] for card in s.pile.cards[:s.pile.length]]
        self.compare("pile", pile, [place.kind for place in self.twin.jokers.pile])
        for p in range(n):
            self.compare("hand", self.hand(s, p), sorted(self.twin.jokers.hands[p]))
        if self.random.random() < LOOKS: self.compare_knowledge(n)

    def hand(self, s: State, p: int) -> list[str]:
        """Without the one that lies face down."""
        found = [KINDS[card - BLANK] for card in range(BLANK, len(s.hand[p])) for _ in range(s.hand[p][card])]
        if s.laid and p == s.to_move: found.remove(KINDS[s.laid - BLANK])
        return sorted(found)

    def compare_knowledge(self, n: int) -> None:
        """Of single Jokers; of those that went under the pile together kit/known_pile.py keeps more than the twin."""
        for seat in range(n):
            known = self.twin.knowledge(seat)
            for k, (mine, twins) in enumerate(zip(known_to(self.s.pile, seat), known["pile"], strict=True)):
                if self.twin.jokers.pile[k].batch is not None or self.s.pile.seen[k] > EVERYONE: continue
                self.compare(f"pile {k} for {seat}", [KINDS[mine - BLANK]] if isinstance(mine, int) else [], list(twins))
            for holder, cards in known["hands"].items():
                if any(len(card) != 1 for card in cards): continue
                self.compare(f"hand of {holder} for {seat}", sorted(KINDS[card - BLANK] for card in known_cards(self.s.told, seat, holder)),
                             sorted(card[0] for card in cards))

    def compare(self, what: str, engine: object, twin: object) -> None:
        if engine != twin:
            raise AssertionError(f"{self.name}: {what}\nengine: {engine}\ntwin:   {twin}")


def options_of(luck: random.Random) -> RoyalOptions:
    return RoyalOptions(players=luck.randint(3, 6), max_stake=luck.choice([0, 0, 0, 1, 2, 7, 10, 40]) * UNIT,
                        min_laps=luck.choice([0, 0, 1, 3]), series=luck.choice(["both", "colour"]), strict_lap=luck.random() < 0.5)


def play_games(games: int, seed: int) -> int:
    luck = random.Random(seed)
    return sum(Lockstep(options_of(luck), seed * 10_000 + k).play() for k in range(games))


def test_engine_and_twin_agree() -> None:
    assert play_games(12, 1) > 500


def test_so_they_do_in_other_games_each_time() -> None:
    assert play_games(size(24, 5000), seed_of_the_day()) > 500


@pytest.mark.parametrize("kind", ["cards", "die", "roulette"])
def test_every_bet_has_its_twin(kind: str) -> None:
    from tests.reference.casino_royal.bets import all_bets, odds
    of: Callable[[Choice], int] = lambda bet: bet_named(kind, bet)      # noqa: E731
    assert sorted(map(of, all_bets(kind))) == [k for k in range(len(BETS)) if ("die", "cards", "roulette")[GAME_OF[k]] == kind]
    assert all(BETS[of(bet)][2] == odds(bet) for bet in all_bets(kind))


assert len(BOARD) == 36


if __name__ == "__main__":
    main(play_games)
