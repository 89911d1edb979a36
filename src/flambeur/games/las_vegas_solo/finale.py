"""Las Vegas solo when it is over: won or lost, and by how much; then the best coup, and the tie that cost you most."""
from collections.abc import Sequence
from typing import Any

from flambeur.games.las_vegas_solo.facts import MASTER, OWN
from flambeur.games.las_vegas_solo.rules import fortune, others, winners
from flambeur.games.las_vegas_solo.state import State
from flambeur.games.vegas import finale as vegas
from flambeur.games.vegas.finale import Chapter
from flambeur.games.vegas.money import money, notes_of
from flambeur.kit.events import Row
from flambeur.kit.finale import Finale, Holding, Telling

TELLINGS = {
    **{kind: vegas.TELLINGS[kind] for kind in ("coup", "tie", "no_tie")},
    "master": ("seat", "yours", "theirs"), "beaten": ("seat", "yours", "theirs"), "lost": ("seat", "yours", "theirs"),
    "lost_level": ("seat", "yours", "theirs"),
}


def finale(s: State, rows: Sequence[Row]) -> Finale:
    told = vegas.chapters(rows)
    story = [outcome(s), vegas.best_coup(yours(told, "paid")), vegas.costliest_tie(yours(told, "tie"))]
    return Finale([Holding(notes_of(s.won[OWN])[::-1])], None, [one for one in story if one is not None])


def yours(told: Sequence[Chapter], kind: str) -> list[Chapter]:
    """The rounds, with those events of a kind alone that concern you."""
    return [Chapter(chapter.round, [row for row in chapter.rows if row.kind.name != kind or concerns_you(row)]) for chapter in told]


def concerns_you(row: Row) -> bool:
    return row.seat == OWN or OWN in row.fields.get("who", [])


def outcome(s: State) -> Telling:
    yours, theirs = int(fortune(s, OWN)), int(others(s))
    fields: dict[str, Any] = {"yours": money(yours), "theirs": money(theirs)}
    if winners(s): return Telling("master" if s.own_dice == MASTER else "beaten", OWN, fields)
    return Telling("lost_level" if yours == theirs else "lost", OWN, fields)
