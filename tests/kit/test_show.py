"""Hints: what a field of a view is on a table, in the schema that the page gets."""
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel

from flambeur.kit.show import HINTS, schema_of, show, without_hints


class Nest(BaseModel):
    number: Annotated[int, show("name", list="nest")]
    eggs: Annotated[list[int], show("count", of="egg", by="seat")]


class Table(BaseModel):
    phase: Literal["lay", "over"]
    notes: list[Annotated[int | None, show("note")]]
    nests: Annotated[list[Nest], show("place", picks="nest")]
    last: Annotated[Nest | None, show("hidden")]
    weather: str = "rain"


NEST: dict[str, Any] = {"type": "object", "properties": {
    "number": {"type": "integer", "show": {"as": "name", "list": "nest"}},
    "eggs": {"type": "array", "items": {"type": "integer"}, "show": {"as": "count", "of": "egg", "by": "seat"}},
}}


def test_a_schema_has_its_parts_in_their_places_and_a_hint_where_it_was_written() -> None:
    assert schema_of(Table) == {"type": "object", "properties": {
        "phase": {"type": "string", "enum": ["lay", "over"]},
        "notes": {"type": "array", "items": {"type": "integer", "show": "note"}},
        "nests": {"type": "array", "items": NEST, "show": {"as": "place", "picks": "nest"}},
        "last": {**NEST, "show": "hidden"},
        "weather": {"type": "string"},
    }}


def test_what_validates_does_not_change_by_a_hint() -> None:
    given = {"phase": "lay", "notes": [10, None], "nests": [{"number": 1, "eggs": [0, 2]}], "last": None}
    assert Table.model_validate(given).model_dump() == {**given, "weather": "rain"}


def test_there_are_a_dozen_hints_and_no_other_is_taken() -> None:
    assert len(HINTS) == 12
    with pytest.raises(ValueError, match="no hint says egg"):
        show("egg")
    with pytest.raises(ValueError, match=r"no hint says die .*colour"):
        show("die", colour="red")


def test_who_draws_nothing_gets_no_hints() -> None:
    assert '"show"' not in str(without_hints(Table.model_json_schema())).replace("'", '"')
