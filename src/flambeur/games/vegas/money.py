"""Money outside the rules: in dollars."""
from collections.abc import Iterable

from flambeur.games.vegas.facts import DOLLARS

BITS = 4                                  # of a note, in a number that holds several


def money(note: int) -> int:
    """A note, or a sum, as people write it."""
    return int(note) * DOLLARS


def notes_of(counts: Iterable[int]) -> list[int]:
    """Notes counted by value, one by one, rising."""
    return [money(note) for note, n in enumerate(counts) for _ in range(n)]


def unpacked(packed: int) -> list[int]:
    """Notes that are packed in four bits each (vegas/stocking.py)."""
    return [money(packed >> shift & 15) for shift in range(0, int(packed).bit_length(), BITS) if packed >> shift & 15]
