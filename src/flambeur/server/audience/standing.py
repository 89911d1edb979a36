"""How a table stands, as one audience may see it: `now` in the protocol."""
from collections.abc import Iterable
from typing import Any

from flambeur.server.audience.story import Audience
from flambeur.server.commands.gathering import asked
from flambeur.server.tables.table import Table


class Standing:
    """How the table stands, for any audience."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.match if table.status != "gathering" else None
        self.playing = self.match if table.status == "playing" and not table.changed_rules else None
        self._sights: dict[int | None, Any] = {}
        self.common = {
            "status": table.status, "starting": table.starting is not None and table.status == "gathering",
            "awaited": sorted(table.awaited), "thrower": self.playing.thrower if self.playing else None, "throw": self._throw(),
            "standing": self.playing.game.standing(self.playing.cell) if self.playing else None,
            "deadline": table.deadline, "hints": table.hints_allowed, "votes": votes(table), "result": result(table),
            "rematch": table.rematch, "read_only": table.changed_rules or None, "missing": missing(table),
            "head": head(table) if self.playing else None,
        }

    def _throw(self) -> dict[str, Any] | None:
        """The dice that players are to type in; None: none."""
        if self.playing is None or self.playing.dice != "manual" or (throw := self.playing.awaiting_chance) is None:
            return None
        return {"kind": throw.kind, "sizes": list(throw.sizes), "first": throw.first}

    def see(self, audiences: Iterable[Audience]) -> None:
        """Read the views of all these audiences at once."""
        if self.match is not None:
            whom = list({seat for audience in audiences for seat in audience or (None,)})
            self._sights = dict(zip(whom, self.match.game.sights(self.match.state, self.match.options, whom), strict=True))

    def now(self, audience: Audience) -> dict[str, Any]:
        playing = self.playing
        whom: tuple[int | None, ...] = audience or (None,)
        return {
            **self.common,
            "turns": {str(seat): self.table.turns.get(seat, 0) for seat in audience} if playing else {},
            "legal": {str(seat): found for seat in audience if playing and (found := playing.legal_json(seat))},
            "views": {"watch" if seat is None else str(seat): self._sights[seat] for seat in whom} if self.match else {},
            "take_back": [seat for seat in audience if playing and playing.can_take_back(seat)],
            "correct": bool(audience) and playing is not None and playing.can_correct,
        }


def missing(table: Table) -> dict[str, Any] | None:
    """Seeds that keep the start waiting, and who has agreed to do without; None: none."""
    if table.missing is None:
        return None
    return {"seats": table.missing.seats, "seeds": table.missing.seeds, "asked": asked(table, table.missing.seats),
            "agreed": sorted(table.consents), "until": table.missing.until}


def head(table: Table) -> dict[str, Any] | None:
    """What the next move vouches for, where moves are signed: the same for all, since nothing can be read from it."""
    chain = table.signers.chain
    return {"after": chain.settled, "hash": chain.head(chain.settled).hex()} if chain is not None else None


def votes(table: Table) -> list[dict[str, Any]]:
    return [{"what": what, "target": target, "seats": sorted(seats)} for (what, target), seats in table.votes.items()]


def result(table: Table) -> dict[str, Any] | None:
    if table.result is None:
        return None
    return {"why": table.result.why, "scores": table.result.scores, "winners": table.result.winners, "secret": table.result.secret,
            "left_out": table.left_out, "resumed": table.resumed_at is not None,
            "finale": table.finale and table.finale.as_json()}
