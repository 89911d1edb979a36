"""What happened: a line for each player who laid cards, not for each card that was dealt or put away."""
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from rich.text import Text

from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas_cards import words as say
from flambeur.cli.boards.marks import badge
from flambeur.cli.boards.vegas.board import line_of, spellings
from flambeur.cli.boards.vegas.casino import NEON

if TYPE_CHECKING:
    from flambeur.kit.events import Event

LAYS = ("shown", "laid")
TOLD = ("round", "tie", "paid", "round_end", "game_end")
ASIDES = {"done": say.DONE_WITH, "chip_taken": say.TAKES}      # told behind the cards that led to it


def news(events: "Sequence[Event]", scene: Scene) -> list[Text]:
    lines: list[Text] = []
    last: dict[int | None, Text] = {}     # what each seat laid
    boxed: list[int] = []
    for event in events:
        if event.kind in LAYS:
            last[event.seat] = lay_of(event, scene)
            lines.append(last[event.seat])
        elif event.kind in ASIDES and event.seat in last:
            last[event.seat].append(f"  ({aside(event, scene)})", style="dim")
        elif event.kind == "boxed":
            boxed.append(event.fields["note"])
        elif event.kind in TOLD or event.kind in ASIDES:
            if event.kind == "round_end" and boxed:
                lines.append(Text(f"    {say.BOXED(scene.language, notes=sorted(boxed, reverse=True))}", style="dim"))
                boxed = []
            lines.append(line_of(event if in_turn(event) else replace(event, seat=None), scene))
    return lines


def aside(event: "Event", scene: Scene) -> str:
    chip = scene.speaker.lists["chip"][event.fields["colour"] - 1] if event.kind == "chip_taken" else ""
    return ASIDES[event.kind](scene.language, out=event.fields.get("out"), chip=chip)


def in_turn(event: "Event") -> bool:
    """When all choose at once, a round is nobody's."""
    return event.kind != "round" or bool(event.fields["in_turn"])


def lay_of(event: "Event", scene: Scene) -> Text:
    """Who laid what where."""
    language, at = scene.language, dice_at(event.fields["cards"])
    dice = ", ".join(scene.speaker.say((say.AND_AT if k else say.DICE_AT).both, {"n": n, "casino": casino})
                     for k, (casino, n) in enumerate(at.items()))
    text = Text(say.LAYS(language, name=scene.speaker.name(event.seat), cards=event.fields["cards"], dice=dice),
                style="bold" if event.seat == scene.seat else "")
    for casino in at:
        text.highlight_words(spellings(scene, casino), NEON[casino - 1])
    assert event.seat is not None
    return Text.assemble(badge(scene.marks[event.seat]), " ", text)


def dice_at(cards: Sequence[int]) -> dict[int, int]:
    """How many dice on these cards go to which casinos."""
    return {face: sum(len(str(card)) for card in group) for face, group in groupby(cards, key=lambda card: card % 10)}
