"""Money outside the rules: in dollars."""
from collections.abc import Iterable

from flambeur.games.vegas.facts import DOLLARS


def money(note: int) -> int:
    """A note, or a sum, as people write it."""
    return int(note) * DOLLARS


def notes_of(counts: Iterable[int]) -> list[int]:
    """Notes counted by value, one by one, rising."""
    return [money(note) for note, n in enumerate(counts) for _ in range(n)]
