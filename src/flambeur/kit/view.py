"""Views: pydantic models of what a seat may see."""
from typing import Any

from pydantic import BaseModel, ConfigDict, SerializerFunctionWrapHandler, model_serializer


class Silent(BaseModel):
    """Says nothing."""


class Sight(BaseModel):
    """A part of a view. A field that was not given is not written: what belongs to a module that is off leaves no trace."""
    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_serializer(mode="wrap")
    def given_only(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        return {name: value for name, value in write(self).items() if name in self.model_fields_set}
