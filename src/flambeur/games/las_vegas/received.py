"""Las Vegas: which notes a player has received from casinos this round, where a module asks for it (BV9, AC10): a bit for each value."""
from typing import Annotated, Any

from pydantic import BaseModel, Field

from flambeur.errors import PositionError
from flambeur.games.las_vegas.facts import VALUES
from flambeur.games.vegas.facts import DOLLARS
from flambeur.games.vegas.money import money
from flambeur.kit.show import show


class Received(BaseModel):
    received: list[Annotated[int, show("note")]] = Field(default=[], description="values of the notes received this round, dollars")


def values(bits: int) -> list[int]:
    return [money(note) for note in range(VALUES) if bits >> note & 1]


def bits(values: list[int]) -> int:
    return sum(1 << value // DOLLARS for value in set(values))


def check(player: Any, p: int) -> None:
    """What was received this round has been won."""
    for value in player.received:
        if value not in player.won:
            raise PositionError(f"seat {p} received a note of {value} this round and has not won one",
                                f"la place {p} a reçu un billet de {value} cette manche et n’en a gagné aucun")
