"""The Las Vegas family: what standing.py says where colours compete that are nobody's for all to see (BV11, BV12), as models with hints."""
from typing import Annotated

from pydantic import BaseModel

from flambeur.games.vegas.sights import SAYS
from flambeur.kit.show import show


class PaidByColour(BaseModel):
    pays: Annotated[list[list[int]], show("money", by="colours", at="casinos", says=SAYS)]      # of each casino, by colour


class TouchedByColour(BaseModel):
    """A casino as it would stand after a choice."""
    casino: Annotated[int, show("name", list="casino")]
    dice: Annotated[list[int], show("count", by="colours")]
    pays: Annotated[list[int], show("money", by="colours", says=SAYS)]


class OutlookByColour(BaseModel):
    after: Annotated[list[TouchedByColour], show("place", at="casinos")] = []
