"""Las Vegas: what lies in the pile, as people write it: a note in dollars, any other card by the name that its module gives it.

Such cards are written in the pile of a position alone. On a casino they lie beside the notes, never among them, in fields of their module;
nobody wins them, and none goes under the pile.
"""
from collections.abc import Iterable
from typing import Any, Literal

from flambeur.games.las_vegas.modules.listed import modules
from flambeur.games.vegas.facts import DOLLARS
from flambeur.games.vegas.money import money

Card = int | str


def names() -> dict[int, str]:
    """The cards of the pile that are no notes: their numbers, and what they are called."""
    return {card: name for module in modules() for card, name in module.cards.items()}


def kind() -> Any:
    """The type of a card in a position: a whole number, or one of the names there are."""
    called = tuple(names().values())
    return int | Literal[called] if called else int


def written(cards: Iterable[int]) -> list[Card]:
    called = names()
    return [called.get(card) or money(card) for card in cards]


def numbers(cards: Iterable[Card]) -> list[int]:
    """As the state has them."""
    known = {name: card for card, name in names().items()}
    return [known[card] if isinstance(card, str) else card // DOLLARS for card in cards]
