"""Probe: what a seat may see: its own hand, and of the others how many cards they have and whether one lies face down."""
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from flambeur.kit.events import seats
from tests.games.probe.facts import CARDS
from tests.games.probe.rules import hand_size, leader, winners
from tests.games.probe.state import ANSWER, ENDED, LAY, ROLL, SHUFFLE, State

PHASES: dict[int, Any] = {SHUFFLE: "shuffle", ROLL: "roll", LAY: "lay", ANSWER: "answer", ENDED: "ended"}


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Player(Part):
    points: int
    cards: int                            # in the hand, the one that lies face down included
    hand: list[int] | None                # None: hidden
    probe: int | Literal["hidden"] | None      # the card laid, None: none yet


class View(Part):
    seat: int | None                      # whose view; None: a spectator's
    phase: Literal["shuffle", "roll", "lay", "answer", "ended"]
    first: int
    leader: int | None                    # while the cards lie face up
    stake: int
    players: list[Player]
    played: list[int]
    pile: int                             # how many cards
    winners: list[int]                    # once over


def view(s: State, seat: int | None) -> View:
    return View(
        seat=seat, phase=PHASES[int(s.phase)], first=int(s.first), leader=int(leader(s)) if s.phase == ANSWER else None, stake=int(s.stake),
        players=[player_of(s, p, p == seat) for p in range(s.n_players)],
        played=cards_in(s.played), pile=int(s.pile.length), winners=seats(winners(s)) if s.phase == ENDED else [],
    )


def player_of(s: State, p: int, mine: bool) -> Player:
    laid = int(s.probe[p]) or None
    return Player(points=int(s.points[p]), cards=int(hand_size(s, p)), hand=cards_in(s.hand[p]) if mine else None,
                  probe=laid if mine or laid is None or s.phase == ANSWER else "hidden")


def cards_in(counts: Any) -> list[int]:
    return [card for card in range(1, CARDS + 1) for _ in range(counts[card])]
