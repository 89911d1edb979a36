"""From options that do not go together to those nearby that do: a refusal names its ways out, and each is followed to its end."""
from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import BaseModel, ValidationError


def mended(model: type[BaseModel], given: Mapping[str, Any], error: ValidationError) -> list[dict[str, Any]]:
    """A whole set of options for each way out of a refusal, none twice; a way that leads nowhere is left out."""
    found: list[dict[str, Any]] = []
    for mend in ways_out(error):
        if (options := followed(model, {**given, **mend}, frozenset(mend))) is not None and options not in found: found.append(options)
    return found


def followed(model: type[BaseModel], given: dict[str, Any], settled: frozenset[str]) -> dict[str, Any] | None:
    """What was mended may ask for more. An option is changed once, so that this ends; None: it cannot be mended like that."""
    try:
        return model.model_validate(given).model_dump()
    except ValidationError as error:
        for mend in ways_out(error):
            if settled.isdisjoint(mend): return followed(model, {**given, **mend}, settled | mend.keys())
    return None


def ways_out(error: ValidationError) -> Iterator[dict[str, Any]]:
    """Of the first thing that is refused; what is no option at all, or out of its limits, has none."""
    first = error.errors()[0]
    yield from first.get("ctx", {}).get("mends", ()) if first["type"] == "refused" else ()
