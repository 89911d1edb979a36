"""Las Vegas: why did I get nothing?"""
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from flambeur.cli.boards.las_vegas import words as say
from flambeur.cli.boards.vegas import why as vegas
from flambeur.games.las_vegas.modules.listed import modules
from flambeur.kit.words import Speaker

if TYPE_CHECKING:
    from flambeur.kit.events import Event


def why(events: "Sequence[Event]", seat: int, speaker: Speaker, brief: bool) -> list[str]:
    return vegas.why(events, seat, speaker, laid, brief) or [say.WHY_NOT_YET(speaker.language)]


def laid(event: "Event", seat: int) -> Counter[int]:
    """How many dice that count for a seat an event brought where; white dice are nobody's."""
    dice = Counter[int]()
    if event.kind == "placed" and event.seat == seat: dice[event.fields["casino"]] = event.fields["own"]
    for module in modules(): dice.update(module.carried(event, seat))
    return dice
