"""Tables of Casino Royal for tests: a position in few words, dice and cards laid by hand, acts as they are typed."""
from typing import Any

from flambeur.api import Match
from flambeur.games.casino_royal import board
from flambeur.games.casino_royal.facts import TOTAL, UNIT
from flambeur.games.casino_royal.game import GAME
from flambeur.games.casino_royal.names import squares
from flambeur.games.casino_royal.options import RoyalOptions
from flambeur.kit.contract import CHANCE, awaiting
from flambeur.table import fairness
from flambeur.table.record import Chance, Move
from flambeur.table.replay import step

K = 1000
ANNA, BENNO, CARLA, DENNY = range(4)
SQUARES = [name.lower() for name in squares("en")]
BLANK, DIE, CARDS, DIE_CARDS, ROULETTE, DIE_ROULETTE, CARDS_ROULETTE, ALL = range(1, 9)      # Jokers
HEARTS, DIAMONDS, CLUBS, SPADES = (13 * k for k in range(4))
ACE, TEN, JACK, QUEEN, KING = 0, 9, 10, 11, 12


def at(square: str | int) -> int:
    """The number of a square, from 1; by name the first of that name."""
    return square if isinstance(square, int) else SQUARES.index(square.lower()) + 1


def player(cash: int = 1500, *casinos: str, square: str | int = 1, jokers: list[int] | None = None, **more: Any) -> dict[str, Any]:
    """Cash in thousands."""
    return {"cash": cash * K, "casinos": list(casinos), "square": at(square), "jokers": jokers or [], **more}


class Royal:
    """A game that goes on step by step; nothing is drawn but what is laid."""

    def __init__(self, *players: dict[str, Any], phase: str = "throw", bank: int | None = None, pot: int = 250, options: Any = None,
                 **more: Any) -> None:
        """The rest of the money is in the bank, unless it says how much is: then the bank owes the rest."""
        seats = [*players, *[player()] * (3 - len(players))]
        rest = TOTAL * UNIT - sum(one["cash"] for one in seats) - pot * K - more.get("stake", 0)
        held = rest if bank is None else bank * K
        owed = {"paper": held - rest} if held > rest else {}
        position = {"phase": phase, "players": seats, "pot": pot * K, "bank": held, **owed, **more}
        if held < rest: position["players"][-1] = seats[-1] | {"cash": seats[-1]["cash"] + rest - held}
        chosen = RoyalOptions(players=len(seats), **(options or {}))
        self.m = Match(GAME, chosen, secret=fairness.new_secret(1), position=position, settle=False)

    # steps

    def lay(self, *values: int) -> "Royal":
        """What is drawn next, counted from 0."""
        throw = self.m.awaiting_chance
        assert throw is not None
        assert len(values) == len(throw.sizes), (throw.kind, throw.sizes)
        step(self.m, Chance(chance=self.m.n_events, draws=[[n, value] for n, value in zip(throw.sizes, values, strict=True)]))
        return self

    def throw(self, *faces: int) -> "Royal":
        """Dice as they are read."""
        return self.lay(*(face - 1 for face in faces))

    def land(self, square: str | int, double: bool = False) -> "Royal":
        """The pawn at turn comes to a square by a throw of 1 and 2, or of 1 and 1."""
        self.m.state.square[self.mover] = (at(square) - 1 - (2 if double else 3)) % board.SQUARES
        return self.throw(1, 1 if double else 2)

    def act(self, *typed: str) -> "Royal":
        """Whoever is asked does this."""
        for text in typed:
            action = GAME.parse(text)
            assert action is not None, text
            assert action in self.m.legal_ids(self.asked), (text, self.may)
            step(self.m, Move(seat=self.asked, action=action))
        return self

    # what is seen

    @property
    def asked(self) -> int:
        (seat,) = self.m.actors
        return seat

    @property
    def may(self) -> list[str]:
        return [action.typed for action in self.m.legal(self.asked)]

    @property
    def waits(self) -> str:
        """For what: a phase, or a chance event."""
        return self.m.awaiting_chance.kind if awaiting(self.m.state) == CHANCE else str(self.view()["phase"])      # type: ignore[union-attr]

    @property
    def mover(self) -> int:
        return int(self.m.state.to_move)

    def view(self, seat: int | None = None) -> Any:
        return self.m.view(seat)

    def cash(self, seat: int) -> int:
        """In thousands."""
        return int(self.m.state.cash[seat]) * UNIT // K

    def casinos(self, seat: int) -> list[str]:
        return [name for name, owner in zip(board.NAMES, self.m.state.royal, strict=True) if owner == seat + 1]

    def jokers(self, seat: int) -> list[int]:
        return [joker for joker, n in enumerate(self.m.state.hand[seat]) for _ in range(n)]

    @property
    def pot(self) -> int:
        return int(self.m.state.pot) * UNIT // K

    @property
    def bank(self) -> int:
        """What it has, less what it owes."""
        return int(self.m.state.bank - self.m.state.paper) * UNIT // K

    @property
    def pile(self) -> list[int]:
        return [int(joker) for joker in self.m.state.pile.cards[:self.m.state.pile.length]]

    def told(self, seat: int | None = None) -> list[str]:
        return [event.kind for event in self.m.events(seat)]
