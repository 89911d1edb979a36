"""Las Vegas: lay a table drawn as text (tests/helpers/drawing.py), roll given dice, read what happened. Notes are in thousands."""
from collections.abc import Iterable, Mapping
from typing import Any

import flambeur
from flambeur import Event, Match
from tests.helpers.drawing import NAMES, Drawing, thousands


def new(players: int = 4, **options: Any) -> Match:
    """A game whose dice we roll ourselves."""
    return flambeur.new("las-vegas", players=players, dice="manual", seed=1, names=NAMES[:players], **options)


def table(drawing: str, players: int = 4, **options: Any) -> Match:
    """The drawn table, waiting for dice."""
    state = Drawing(drawing, players, options).state()
    position = {"format": "flambeur-position/1", "game": "las-vegas", "options": {"players": players, **options}, "state": state}
    return flambeur.from_position(position, dice="manual", seed=1, names=NAMES[:players])


# hands that play

def roll(m: Match, own: str = "", white: str = "", big: str = "", kickers: str = "") -> list[Event]:
    """The dice fall as written."""
    return m.resolve([int(face) for face in (own + white + big + kickers).replace(" ", "")])


def turn(m: Match, own: str = "", white: str = "", place: int = 0, big: str = "", kickers: str = "", kick: str = "") -> list[Event]:
    """Whoever is to roll does, and chooses a face; unless given, that of the first die. Then kicks, one after the other: "2, big 1"."""
    seen = roll(m, own, white, big, kickers)
    seen += m.play(m.actors[0], str(place) if place else (own + white).strip()[0])
    for target in filter(None, kick.split(", ")):
        seen += m.play(m.actors[0], f"kick {target}")
    return seen


def finish_round(m: Match, casino: int = 6) -> list[Event]:
    """All dice that are left show one face, until the round is over; kickers take the first target. Returns what happened."""
    number, seen = m.view()["round"], []
    while m.awaiting_chance and m.view()["round"] == number:
        seen += m.resolve([casino] * len(m.awaiting_chance.sizes))
        while m.actors:
            seen += m.play(m.actors[0], m.legal(m.actors[0])[0])
    return seen


def choices(m: Match) -> list[str]:
    """What the player at turn may type."""
    return [action.typed for action in m.legal(m.actors[0])]


# what lies on the table

def roller(m: Match) -> str:
    """Who is to roll."""
    assert m.awaiting_chance is not None
    assert m.awaiting_chance.seat is not None
    return NAMES[m.awaiting_chance.seat]


def n_dice(m: Match) -> int:
    """How many dice are to be rolled."""
    assert m.awaiting_chance is not None
    return len(m.awaiting_chance.sizes)


def on(m: Match, casino: int) -> dict[str, int]:
    """Whose dice lie on a casino."""
    seen = m.view()["casinos"][casino - 1]
    dice = dict(zip(NAMES, seen["dice"], strict=False)) | {"white": seen.get("white", 0)}
    dice |= {f"{name}'s big die": n for name, n in zip(NAMES, seen.get("big", []), strict=False)}
    return {whose: n for whose, n in dice.items() if n}


def stocked(m: Match) -> list[list[int]]:
    """The notes on the casinos, 1 to 6."""
    return [thousands(casino["notes"]) for casino in m.view()["casinos"]]


def all_notes(m: Match) -> list[int]:
    """Those in the pile and on the casinos."""
    return pile(m) + [note for casino in stocked(m) for note in casino]


def pile(m: Match) -> list[int]:
    """All notes of the pile, from top to bottom."""
    lies = m.position()["state"]["pile"]
    return thousands(lies["above"] + lies["under"])


def under(m: Match) -> list[int]:
    """Those that all saw going under it."""
    return thousands(m.view()["under"])


def won(m: Match, name: str) -> list[int]:
    return thousands(m.position()["state"]["players"][NAMES.index(name)]["won"])


# what happened

def kinds(seen: Iterable[Event]) -> list[str]:
    return [event.kind for event in seen]


def fields(seen: Iterable[Event], kind: str) -> list[Mapping[str, Any]]:
    return [event.fields for event in seen if event.kind == kind]


def ties(seen: Iterable[Event], casino: int) -> list[tuple[int, list[str]]]:
    """Who took dice back there: (how many dice, who), group by group."""
    return [(tie["dice"], [who if who == "white" else NAMES[who] for who in tie["who"]])
            for tie in fields(seen, "tie") if tie["casino"] == casino]


def paid(seen: Iterable[Event], casino: int) -> dict[str, int]:
    """Who received which note there."""
    return {NAMES[event.seat]: event.fields["note"] // 1000 for event in seen
            if event.kind == "paid" and event.fields["casino"] == casino and event.seat is not None}


def went_under(seen: Iterable[Event], casino: int) -> list[tuple[int, str]]:
    """The notes that went under the pile from there, and who won them: "white" or "nobody"."""
    return [(note["note"] // 1000, note["why"]) for note in fields(seen, "under") if note["casino"] == casino]
