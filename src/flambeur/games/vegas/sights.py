"""The Las Vegas family: what standing.py says, as models with hints for who draws it."""
from typing import Annotated

from pydantic import BaseModel

from flambeur.games.vegas.standing import TIED, UNKNOWN
from flambeur.kit.show import show

SAYS = {str(TIED): "tied", str(UNKNOWN): "unknown"}


class Paid(BaseModel):
    pays: Annotated[list[list[int]], show("money", by="seat", at="casinos", says=SAYS)]      # of each casino, by seat, then white


class Counted(Paid):
    counts: Annotated[list[list[int]], show("count", by="seat", at="casinos")]      # as the payout counts: a big die is two


class Touched(BaseModel):
    """A casino as it would stand after a choice."""
    casino: Annotated[int, show("name", list="casino")]
    dice: Annotated[list[int], show("count", by="seat")]
    pays: Annotated[list[int], show("money", by="seat", says=SAYS)]


class Outlook(BaseModel):
    after: Annotated[list[Touched], show("place", at="casinos")] = []


class TouchedCounts(Touched):
    dice: Annotated[list[int], show("count", by="seat", at="counts")]


class OutlookCounts(BaseModel):
    """Where the dice of a casino do not all count as one (BV5)."""
    after: Annotated[list[TouchedCounts], show("place", at="casinos")] = []
    adds: Annotated[int, show("money")] = 0      # what an answer brings at once (BV8, CG9)
