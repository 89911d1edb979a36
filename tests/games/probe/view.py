"""Probe: what a seat may see: its own hand, and of the others how many cards they have and whether one lies face down."""
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict

from flambeur.kit.events import seats
from flambeur.kit.known_pile import known_to
from flambeur.kit.show import show
from tests.games.probe.actions import NAMED
from tests.games.probe.facts import CARDS
from tests.games.probe.hands import hand_size, leader
from tests.games.probe.memory import known_cards
from tests.games.probe.rules import winners
from tests.games.probe.state import ANSWER, BEFORE, ENDED, LAY, ROLL, SETTLE, SHUFFLE, State

PHASES: dict[int, Any] = {SHUFFLE: "shuffle", ROLL: "roll", LAY: "lay", ANSWER: "answer", SETTLE: "settle", BEFORE: "before",
                          ENDED: "ended"}


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Player(Part):
    points: Annotated[int, show("count")]
    stones: Annotated[int, show("count", of="stone")]      # PR8
    cards: Annotated[int, show("count", of="card")]      # in the hand, the one that lies face down included
    hand: Annotated[list[int] | None, show("card", picks="card")]      # None: hidden
    known: Annotated[list[int], show("card", hand=False)]      # of a hidden hand, the cards that one knows all the same
    probe: Annotated[int | Literal["hidden"] | None, show("card", hand=False)]      # the card laid, None: none yet


class View(Part):
    seat: int | None                      # whose view; None: a spectator's
    phase: Literal["shuffle", "roll", "lay", "answer", "settle", "before", "ended"]
    first: int
    leader: Annotated[int | None, show("seat")]      # while the cards lie face up
    stake: Annotated[int, show("count")]
    announced: Annotated[bool, show("flag")]      # PR11: the die of this round counts twice
    throw: Annotated[str | None, show("name")]      # PR12: how the die is being thrown
    asked: list[Annotated[int, show("seat")]]      # PR8: who has still to be asked
    players: list[Player]
    played: list[Annotated[int, show("card")]]
    pile: list[Annotated[int | None, show("card")]]      # from the top: the cards that one knows
    rounds: Annotated[int | None, show("count")]      # PR10: still to be played, this one included
    winners: list[int]                    # once over


def view(s: State, seat: int | None) -> View:
    face_up = s.phase in (ANSWER, SETTLE)
    return View(
        seat=seat, phase=PHASES[int(s.phase)], first=int(s.first), leader=int(leader(s)) if face_up else None, stake=int(s.stake),
        announced=bool(s.announcing.done), throw=NAMED.get(int(s.aiming.how)) if s.aiming.how else None, asked=seats(s.spoils.asked),
        players=[player_of(s, p, seat, face_up) for p in range(s.n_players)],
        played=cards_in(s.played), pile=[card if isinstance(card, int) else None for card in known_to(s.pile, seat)],
        rounds=int(s.recycling.rounds) or None, winners=seats(winners(s)) if s.phase == ENDED else [],
    )


def player_of(s: State, p: int, seat: int | None, face_up: bool) -> Player:
    laid, mine = int(s.probe[p]) or None, p == seat
    return Player(points=int(s.points[p]), stones=int(s.spoils.stones[p]), cards=int(hand_size(s, p)),
                  hand=cards_in(s.hand[p]) if mine else None, known=[] if mine else known_cards(s, seat, p),
                  probe=laid if mine or laid is None or face_up else "hidden")


def cards_in(counts: Any) -> list[int]:
    return [card for card in range(1, CARDS + 1) for _ in range(counts[card])]
