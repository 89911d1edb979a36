"""Las Vegas with action cards: the drawn table, and hands that play."""
from typing import Any

import pytest

from flambeur import Event, IllegalAction, Match
from flambeur.games.las_vegas.modules.action_cards.hindrance import REASONS
from tests.helpers.drawing import NAMES
from tests.helpers.las_vegas import choices, table

__all__ = ["cards", "do", "may", "offered", "question", "reasons", "seat_asked", "why_not"]


def cards(drawing: str, players: int = 3, **options: Any) -> Match:
    return table(drawing, players, action_cards=True, **options)


def do(m: Match, *moves: str) -> list[Event]:
    """Whoever must choose does, one move after the other."""
    return [event for move in moves for event in m.play(m.actors[0], move)]


def question(m: Match) -> str:
    return str(m.view().get("card_question", ""))


def seat_asked(m: Match) -> str:
    return NAMES[m.actors[0]]


def may(m: Match) -> list[str]:
    """What the player at turn may type but for the cards."""
    return [choice for choice in choices(m) if not choice.startswith("card ")]


def offered(m: Match) -> list[int]:
    """The cards that may be played now."""
    return [int(choice.removeprefix("card ")) for choice in choices(m) if choice.startswith("card ")]


def reasons(m: Match, name: str) -> dict[int, str]:
    """Of each card of a player whether it can be played, or why not."""
    player = m.view(NAMES.index(name))["players"][NAMES.index(name)]
    assert set(player["playable"]) <= set(REASONS)
    return dict(zip(player["cards"], player["playable"], strict=True))


def why_not(m: Match, move: str) -> tuple[str, str]:
    """Why whoever must choose may not do this, in English and French."""
    with pytest.raises(IllegalAction) as refusal: do(m, move)
    en, fr = (refusal.value.text(language).replace("\xa0", " ").split(" (")[0] for language in ("en", "fr"))
    return en, fr
