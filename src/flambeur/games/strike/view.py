"""Strike: what all may see: the dice in the arena, and what everyone has."""
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict

from flambeur.games.strike.actions import describe
from flambeur.games.strike.floor import APOTHEM, CM, DEGREE, Place, places
from flambeur.games.strike.rules import winners
from flambeur.games.strike.state import CHOOSE, ENDED, OPENING, THROW, State
from flambeur.kit.dice import FACES
from flambeur.kit.events import seats
from flambeur.kit.show import show

PHASES: dict[int, Any] = {OPENING: "opening", CHOOSE: "choose", THROW: "throw", ENDED: "ended"}
Phase = Literal["opening", "choose", "throw", "ended"]
WIDE = 2 * APOTHEM // CM                  # the floor, in centimetres


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Die(Part):
    shows: Annotated[int, show("die")]
    x: Annotated[float, show("hidden")]   # centimetres from the left
    y: Annotated[float, show("hidden")]   # from the far side to the near one
    turn: Annotated[float, show("hidden")]      # degrees, clockwise


class Player(Part):
    dice: Annotated[int, show("count", of="die")]      # in the reserve
    out: Annotated[bool, show("flag")]    # ST6
    points: Annotated[int | None, show("count")]      # ST7: with several rounds


class View(Part):
    seat: int | None                      # whose view; None: a spectator's
    phase: Phase
    round: Annotated[int | None, show("top")]      # ST7
    rounds: Annotated[int | None, show("hidden")]
    first: int                            # who began this round
    to_move: int | None
    thrown: Annotated[int, show("count")]      # throws in this turn
    grand: Annotated[bool, show("flag")]      # ST5: all dice of the reserve are thrown at once
    throw: Annotated[str | None, show("hidden")]      # how the dice are being thrown, as one types it
    arena: Annotated[list[Die], show("place", shape="field", size=(WIDE, WIDE))]
    players: list[Player]
    lost: Annotated[int, show("count", of="die")]      # out of the game
    winners: list[int]                    # once over


def view(s: State, seat: int | None) -> View:
    several, choosing = s.rounds > 1, s.phase in (CHOOSE, THROW)
    faces = faces_lying(s)
    return View(
        seat=seat, phase=PHASES[int(s.phase)], round=int(s.round_no) + 1 if several else None, rounds=int(s.rounds) if several else None,
        first=int(s.first), to_move=int(s.to_move) if choosing else None, thrown=int(s.thrown) if choosing else 0,
        grand=choosing and not faces and s.thrown == 0, throw=describe(int(s.how) - 1)[2] if s.how else None,
        arena=[die_at(face, place) for face, place in zip(faces, places(s), strict=True)],
        players=[Player(dice=int(s.reserve[p]), out=bool(s.out[p]), points=int(s.points[p]) if several else None)
                 for p in range(s.n_players)],
        lost=int(s.lost), winners=seats(winners(s)) if s.phase == ENDED else [],
    )


def faces_lying(s: State) -> list[int]:
    """The numbers that lie in the arena, rising."""
    return [face + 1 for face in range(FACES) for _ in range(s.arena[face])]


def die_at(shows: int, place: Place) -> Die:
    """A page counts from the far left corner."""
    x, y, turn = place
    return Die(shows=shows, x=(APOTHEM + x) / CM, y=(APOTHEM - y) / CM, turn=-turn / DEGREE)
