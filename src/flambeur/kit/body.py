"""What a move carries beside its id, where a game wants more than a number: how dice lie, an aim, a power (Strike).

Ids cover presets, so that search, simulation and adapters need no body; people and pages may send one. A body is checked by the game, kept
with the move and shown to all: a choice that is hidden takes none. A body never gets into the state unless the rules put it there.
"""
from pydantic import BaseModel, ConfigDict


class Body(BaseModel):
    """The root of every game's body: strict, and nothing in it that JSON does not have."""
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, allow_inf_nan=False)
