"""Las Vegas, the card game: why did I get nothing?"""
from collections.abc import Sequence
from typing import TYPE_CHECKING

from flambeur.cli.boards.las_vegas_cards import words as say
from flambeur.cli.boards.las_vegas_cards.news import LAYS, dice_at
from flambeur.cli.boards.vegas import why as vegas
from flambeur.kit.words import Speaker

if TYPE_CHECKING:
    from flambeur.kit.events import Event


def why(events: "Sequence[Event]", seat: int, speaker: Speaker, brief: bool) -> list[str]:
    return vegas.why(events, seat, speaker, laid, brief) or [say.WHY_NOT_YET(speaker.language)]


def laid(event: "Event", seat: int) -> dict[int, int]:
    return dice_at(event.fields["cards"]) if event.kind in LAYS and event.seat == seat else {}
