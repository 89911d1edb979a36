"""What the positions of all games share: strict models, and refusals that say in two languages what cannot be."""
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from flambeur.errors import PositionError
from flambeur.kit.complaints import complaint

M = TypeVar("M", bound=BaseModel)
K = TypeVar("K", int, str)
POSITION = ("the position", "dans la position")


class Part(BaseModel):
    """A part of a position as it is written."""
    model_config = ConfigDict(extra="forbid", strict=True)


def read(model: type[M], data: Any) -> M:
    """The position, or PositionError with the first thing that is not as the model has it."""
    try:
        return model.model_validate(data)
    except ValidationError as e:
        raise PositionError(*complaint(e, *POSITION)) from None


def refuse_unless(so: bool, en: str, fr: str) -> None:
    if not so:
        raise PositionError(en, fr)


def left_in_box(box: Mapping[K, int], used: Iterable[K], en: str, fr: str) -> list[K]:
    """What the box has and lies nowhere else, rising; refuses more of a kind than the box has. `en` and `fr` name the things."""
    counted = Counter(used)
    for one, n in counted.items():
        has = box.get(one, 0)
        refuse_unless(n <= has, f"{n} {en} {one} lie about; the box has {has}", f"il y a {n} {fr} {one} ; la boîte en a {has}")
    return sorted((Counter(box) - counted).elements())


def in_order(given: Sequence[K] | None, left: Sequence[K], where: str, en: str, fr: str) -> list[K]:
    """What is left, in the order in which the position lists it at that place, if it does; refuses any other things, and names them."""
    if given is None:
        return list(left)
    lacks, extra = Counter(left) - Counter(given), Counter(given) - Counter(left)
    refuse_unless(not lacks and not extra,
                  f"{where} must hold just the {en} that lie nowhere else{counted('lacks', lacks)}{counted('too many', extra)}",
                  f"{where} doit contenir juste les {fr} qui ne sont nulle part ailleurs"
                  f"{counted('manquent', lacks, ' ')}{counted('en trop', extra, ' ')}")
    return list(given)


def counted(word: str, things: Mapping[Any, int], space: str = "") -> str:
    """ "; lacks: 2 × 20000, 1 × 90000", or nothing """
    listed = ", ".join(f"{n} × {thing}" for thing, n in sorted(things.items(), key=lambda item: (isinstance(item[0], str), item[0])))
    return f"{space}; {word}{space}: {listed}" if things else ""
