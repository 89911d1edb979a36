"""Las Vegas games: why did I get nothing? Read from the events of the last payout, nothing is guessed."""
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from flambeur.cli.boards.vegas import words as say
from flambeur.kit.words import Speaker

if TYPE_CHECKING:
    from flambeur.kit.events import Event

Laid = Callable[["Event", int], Mapping[int, int]]     # how many dice of a seat an event brought to which casinos, or took from them


def why(events: "Sequence[Event]", seat: int, speaker: Speaker, laid: Laid, brief: bool) -> list[str]:
    """Casino by casino, what the seat got in the last round that was paid, and why; in brief, only where the seat got nothing.
    Nothing when no round was paid."""
    story = last_round(events)
    if not story:
        return []
    number = story[-1].fields["round"]
    paid = [event for event in story if event.kind == "paid" and event.seat == seat]      # AC8: a casino may pay twice
    won = {event.fields["casino"] for event in paid}
    dice = Counter[int]()
    for event in story: dice.update(laid(event, seat))
    dice = +dice                          # only casinos where some are left
    casinos = sorted({*dice, *won})
    if not casinos:
        return [say.WHY_NOWHERE(speaker.language, round=number)]
    lines = [line for casino in casinos if not brief or casino not in won for line in at_casino(story, casino, dice[casino], seat, speaker)]
    return [*lines, say.WHY_TOTAL(speaker.language, round=number, total=sum(event.fields["note"] for event in paid))]


def last_round(events: "Sequence[Event]") -> "Sequence[Event]":
    """The events of the last round, from its beginning to its end; [] when none has ended."""
    ends = [k for k, event in enumerate(events) if event.kind == "round_end"]
    if not ends:
        return []
    starts = [k for k, event in enumerate(events[:ends[-1]]) if event.kind == "round"]
    return events[starts[-1] if starts else 0:ends[-1] + 1]


def at_casino(story: "Sequence[Event]", casino: int, dice: int, seat: int, speaker: Speaker) -> list[str]:
    """A sentence for each note, or one that says why there was none."""
    here = [event for event in story if event.fields.get("casino") == casino]
    paid = [event.fields for event in here if event.kind == "paid" and event.seat == seat]
    name, language = speaker.lists["casino"][casino - 1], speaker.language
    return [say.WHY_PAID(language, casino=name, dice=one["dice"], note=one["note"]) for one in paid] \
        or [why_nothing(here, name, dice, seat, speaker)]


def why_nothing(here: "Sequence[Event]", name: str, dice: int, seat: int, speaker: Speaker) -> str:
    language = speaker.language
    for event in here:
        if event.kind == "tie_won" and event.seat is not None and seat in event.fields["who"]:      # AC1
            return say.WHY_TIE_LOST(language, casino=name, winner=speaker.name(event.seat), dice=event.fields["dice"])
        if event.kind in ("tie", "level") and seat in event.fields["who"]:
            others = speaker.listed([speaker.name(who) for who in event.fields["who"] if who != seat])
            return say.WHY_TIE(language, casino=name, others=others, dice=event.fields["dice"])
    notes = sum(event.kind in ("paid", "under", "boxed") for event in here)
    return say.WHY_FEWER(language, casino=name, dice=dice, notes=notes)
