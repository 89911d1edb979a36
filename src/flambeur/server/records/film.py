"""A record as a film: after each entry what happened and what can be seen. The page shows the film and needs no rule for that.

A long film comes in pages. A page is made piece by piece, so that others have their turn between two pieces; the next page goes on where
the last one ended, without playing the game again from its start (`projector.py`).
"""
import time
from typing import Any

from flambeur.errors import FlambeurError, RecordError
from flambeur.kit.words import LANGUAGES
from flambeur.table.match import Match
from flambeur.table.record import Chance, Move, Record, read
from flambeur.table.replay import begun, step

PAGE = 400                                # frames: most games have fewer
PIECE = 100                               # entries that are played in one go: some ten milliseconds


class Reel:
    """A record and its match, of which so many entries have been played."""
    __slots__ = ("at", "match", "record")

    def __init__(self, body: str) -> None:
        self.record = read(body)
        self.match = begun(self.record, Match)
        self.at = 0

    @property
    def is_over(self) -> bool:
        return self.at == len(self.record.entries)

    def step(self) -> tuple[Move | Chance, int]:
        """Plays the next entry; the entry, and how much had happened before it."""
        entry, before = self.record.entries[self.at], len(self.match.rows)
        try:
            step(self.match, entry)
        except FlambeurError as error:
            raise RecordError(f"this record cannot be replayed: {error}",
                              f"cette partie ne peut pas être rejouée : {error.text('fr')}") from None
        self.at += 1
        return entry, before


class Page:
    """A page of the film that is being made, from frame `first` on, as a seat saw it; None: as a spectator did."""

    def __init__(self, body: str, seat: int | None, seconds: float, first: int = 0, reel: Reel | None = None) -> None:
        self.body, self.seat, self.first, self.left = body, seat, first, seconds
        self.reel = reel                  # of the page before, if it is still there
        self.frames: list[dict[str, Any]] = []

    def work(self) -> bool:
        """Makes a piece of the page; True: it is ready. RecordError: the record cannot be replayed, or the page takes more than its seconds
        of the processor's time."""
        began = time.thread_time()
        done = self.go_on()
        self.left -= time.thread_time() - began
        if self.left < 0:
            raise RecordError("the record takes too long to replay", "cette partie est trop longue à rejouer")
        return done

    def go_on(self) -> bool:
        if self.reel is None:
            self.reel = Reel(self.body)
            if self.first == 0: self.frames.append(frame(self.reel.match, self.seat, None, 0))
        reel, last = self.reel, min(self.first + PAGE - 1, len(self.reel.record.entries))
        for _ in range(min(PIECE, last - reel.at)):
            entry, before = reel.step()
            if reel.at >= self.first: self.frames.append(frame(reel.match, self.seat, entry, before))
        return reel.at >= last

    def told(self) -> dict[str, Any]:
        """The page, once it is ready."""
        assert self.reel is not None
        record = self.reel.record
        return {**about(record, self.reel.match), "seat": self.seat, "total": len(record.entries) + 1, "first": self.first,
                "frames": self.frames}


def frames(body: str, seat: int | None, seconds: float, first: int = 0) -> dict[str, Any]:
    """A whole page in one go."""
    page = Page(body, seat, seconds, first)
    while not page.work(): pass
    return page.told()


def about(record: Record, match: Match) -> dict[str, Any]:
    return {"game": record.game, "rules": record.rules, "options": record.options, "table": record.table, "dice": record.dice,
            "commitment": record.commitment, "seats": [one.model_dump() for one in record.seats], "over": record.over,
            "scores": record.scores, "winners": record.winners,
            "lists": {language: dict(match.game.lists(match.options, language)) for language in LANGUAGES},
            "marks": [mark.as_json() for mark in match.game.marks(match.options)]}


def frame(match: Match, seat: int | None, entry: Move | Chance | None, before: int) -> dict[str, Any]:
    return {"seat": entry.seat if isinstance(entry, Move) else None, "body": entry.body if isinstance(entry, Move) else None,
            "chance": entry.chance if isinstance(entry, Chance) else None, "trail": entry.trail if isinstance(entry, Chance) else None,
            "events": [event.as_json() for event in match.seen(match.rows[before:], seat)], "view": match.view(seat),
            "standing": match.game.standing(match.cell), "awaited": list(match.awaited), "thrower": match.thrower}
