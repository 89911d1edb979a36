"""Strike: what is kept of a throw that was measured: how the dice lie that stay in the arena."""
from typing import Any

from flambeur.errors import IllegalAction, RecordError
from flambeur.games.strike.floor import Place
from flambeur.games.strike.state import State
from flambeur.games.strike.toss import check_places
from flambeur.kit.dice import FACES


def keep(s: State, trail: Any) -> None:
    """Of the dice in the arena, if there are any: with a match, or at the end of a round, it may be empty."""
    faces = [face for face in range(FACES) if s.arena[face]]
    if not faces: return
    put(s, faces, found(faces, trail))


def found(faces: list[int], trail: Any) -> list[Place]:
    lies = trail.get("lies") if isinstance(trail, dict) else None
    places: list[Any] = [lies.get(str(face + 1)) for face in faces] if isinstance(lies, dict) else []
    if not places or not all(is_place(place) for place in places):
        raise RecordError(f"the trail of a throw must say how the dice lie that show {[face + 1 for face in faces]}",
                          f"la trace d’un lancer doit dire où se trouvent les dés {[face + 1 for face in faces]}")
    laid = [(x, y, turn) for x, y, turn in places]
    try:
        check_places(laid)
    except IllegalAction as e:
        raise RecordError(f"the trail of a throw cannot be: {e}", f"la trace d’un lancer est impossible : {e.text('fr')}") from None
    return laid


def is_place(place: Any) -> bool:
    return isinstance(place, list) and len(place) == 3 and all(type(n) is int and abs(n) <= 100_000 for n in place)


def put(s: State, faces: list[int], laid: list[Place]) -> None:
    s.placed = 1
    for face, place in zip(faces, laid, strict=True):
        for k in range(3): s.place[face, k] = place[k]
