"""The notes in the box, for the rules in short."""
from collections.abc import Mapping

from flambeur.games.vegas.money import money as dollars
from flambeur.kit.words import money


def counted(box: Mapping[int, int], language: str) -> str:
    """6 × $10,000, 8 × $20,000 …"""
    return ", ".join(f"{n} × {money(dollars(note), language)}" for note, n in box.items())
