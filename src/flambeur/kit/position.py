"""What the positions of all games share: strict models, and refusals that say in two languages what cannot be."""
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from flambeur.errors import PositionError

M = TypeVar("M", bound=BaseModel)


class Part(BaseModel):
    """A part of a position as it is written."""
    model_config = ConfigDict(extra="forbid", strict=True)


def read(model: type[M], data: Any) -> M:
    """The position, or PositionError with the first thing that is not as the model has it."""
    try:
        return model.model_validate(data)
    except ValidationError as e:
        error = e.errors()[0]
        where, what = " ".join(str(part) for part in error["loc"]), error["msg"].lower()
        raise PositionError(f"the position's {where}: {what}", f"dans la position, {where} : {what}") from None


def refuse_unless(so: bool, en: str, fr: str) -> None:
    if not so:
        raise PositionError(en, fr)


def left_in_box(box: Mapping[int, int], used: Iterable[int], en: str, fr: str) -> list[int]:
    """What the box has and lies nowhere else, rising; refuses more of a kind than it has. `en` and `fr` name the things."""
    counted = Counter(used)
    for one, n in counted.items():
        has = box.get(one, 0)
        refuse_unless(n <= has, f"{n} {en} {one} lie about; the box has {has}", f"il y a {n} {fr} {one} ; la boîte en a {has}")
    return sorted((Counter(box) - counted).elements())
