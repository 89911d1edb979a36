"""Casino Royal for 3 to 6 players, as slowly and plainly as the rules page says it (CR0 to CR13).

Written from the rules alone, to be played in lock-step against the engine. It draws nothing at random itself. Money is in units of 50k.
The rules read from rounds.py on; this is the table that one plays at.

awaiting() is one of
    ("chance", name, sizes, seats)   resolve(values): as many values as sizes, each a draw below its size; for whom it is drawn
    ("decide", seats, phase)         act(seat, choice): one of legal(seat); there is always exactly one such seat
    ("over",)                        places(), winner (a seat, or None when the limit of decisions was met)

How the values of a chance event are read:
    set_up         25, 24, … 2, then 15, 14, … 2: the Joker cards, then the Casino cards. Each value says which of the cards still left
                   (from 0, in the order of facts.ALL_JOKERS and facts.CASINOS: that of the board) comes next, the top first; the last
                   card needs none. jokers.draws_of(cards, order) gives the values of a known order. Seats 0, 1, … draw from the top.
    start_throw    6, 6 for each seat of `seats`, in their order: two dice, face = value + 1. Again with the tied leaders alone
    throw          6, 6: the movement throw
    fortune_dice   6, 6: the two dice of Bonne Fortune A
    die            6: face = value + 1
    cut            52: suit = facts.SUITS[value // 13] (clubs, diamonds, hearts, spades), value % 13: 2, 3, … 10, knave, queen, king, ace
    spin           37: the pocket
    joker_loss     n, the number of Jokers in the hand, only with two or more: which of the hand, from 0, in the order of facts.JOKERS
    return_jokers  n, n - 1, … 2, only with two or more: by a ruined player; read as a shuffle of the hand in the order of facts.JOKERS,
                   the first goes under the pile first

What the choices mean, by phase:
    turn           ("announce",): a last lap; ("roll",)
    buy            ("buy",), ("pass",): the casino where the pawn stands
    bet            ("bet", name, …): ("red",) ("black",) ("even",) ("odd",) ("low",) ("high",) ("head",) ("suit", "hearts")
                   ("two", 2, 5) ("one", 6) ("dozen", 1) ("column", 3: the pockets 3, 6, 9, …) ("nine", 4) ("sixain", 31: the lowest)
    stake          ("lay", units): one plaque; ("play",)
    joker          ("joker", kind): one of the hand face down before the opponent; ("give_up",)
    answer         ("accept",), ("see",): of the opponent
    challenge      ("challenge", casino), which pays the fee; ("pass",)
    side           ("side", "red" or "black", or "even" or "odd")
    take           ("take", casino): the defender takes one of the challenger's; ("decline",)
    buy_joker      ("buy",), with a full hand ("buy", kind that is returned first); ("pass",)
    return         ("return", kind): the Joker lost at Joker loss A
    fortune        ("totals", 3, 7), ("suit", "hearts"), ("dozen", 2)
    slam, slam_on  ("safe",), ("try",); ("stop",), ("go_on",)
    jet            ("jet", position), ("stay",)
    sell           ("sell", casino): which one is auctioned next
    bid            ("open",): exactly 150k; ("raise", units over the last bid); ("pass",)
"""

from collections.abc import Sequence
from typing import Any

from tests.reference.casino_royal.facts import Choice, Event
from tests.reference.casino_royal.rounds import play
from tests.reference.casino_royal.state import State


class Table(State):
    def __init__(self, players: int, **options: Any) -> None:
        """Options: max_stake (units of 50k, 0 for none), min_laps, series ("both" or "colour"), strict_lap."""
        super().__init__(players, **options)
        self._game = play(self)
        self._next: Event = next(self._game)

    def awaiting(self) -> Event:
        match self._next:
            case ("decide", seat, phase, _):
                return ("decide", (seat,), phase)
            case event:
                return event

    def legal(self, seat: int) -> list[Choice]:
        match self._next:
            case ("decide", decider, _, choices) if decider == seat:
                return list(choices)
        return []

    def act(self, seat: int, choice: Choice) -> None:
        if choice not in self.legal(seat):
            raise ValueError("this may not be chosen")
        self.decisions += 1  # CR13: one answer of a seat that had a choice; each plaque counts
        self._go_on(choice)

    def resolve(self, values: Sequence[int]) -> None:
        if self._next[0] != "chance" or len(values) != len(self._next[2]):
            raise ValueError("nothing is drawn now, or not so much")
        if any(value not in range(size) for value, size in zip(values, self._next[2], strict=True)):
            raise ValueError("a value that cannot be drawn")
        self._go_on(list(values))

    def _go_on(self, answer: Any) -> None:
        try:
            self._next = self._game.send(answer)
        except StopIteration:
            self._next = ("over",)

    # ---- who knows what

    def public(self) -> dict[str, Any]:
        return {
            "cash": list(self.cash), "bank": self.bank, "pot": self.pot, "paper": self.paper, "stake": self.stake,
            "owner": dict(self.owner), "position": list(self.position), "last_lap": self.last_lap, "laps": list(self.laps),
            "ruined": [seat in self.found_ruined for seat in range(self.players)],
            "jokers": [len(hand) for hand in self.jokers.hands], "pile": len(self.jokers.pile),
            "turn": self.seat, "decisions": self.decisions,
        }

    def knowledge(self, seat: int) -> dict[str, Any]:
        """What only this seat knows, and what it knows of the Jokers in the pile and in other hands: see jokers.py."""
        return self.jokers.view(seat)
