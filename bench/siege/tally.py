"""What a bout has counted."""
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from tests.server.whole.proof import Findings


@dataclass
class Tally:
    blows: int = 0                        # kills, outages: what was done to the server
    messages: int = 0                     # hostile ones
    tables: int = 0
    acknowledged: int = 0
    moves: int = 0                        # and throws, of the acknowledged
    resent: int = 0                       # asked again, since the answer was lost
    lost: int = 0
    doubled: int = 0
    leaked: int = 0
    wrong: int = 0
    tracebacks: int = 0
    seconds: float = 0.0
    p50: float = 0.0                      # milliseconds
    p99: float = 0.0
    slope: float = 0.0                    # kilobytes of memory a minute
    answers: dict[str, int] = field(default_factory=dict)
    kinds: dict[str, int] = field(default_factory=dict)         # of entries, where foes were at the table
    states: dict[str, int] = field(default_factory=dict)        # how many of these tables ended where
    said: list[str] = field(default_factory=list)       # what went wrong, the first of it

    def note(self, findings: Findings) -> None:
        for kind in ("lost", "doubled", "leaked", "wrong"):
            setattr(self, kind, getattr(self, kind) + findings.count(kind))
        self.said = [*self.said, *(text for _, text in findings.found)][:SHOWN]

    def read_log(self, text: str) -> None:
        """Lines of a server's log that tell of something that failed inside."""
        bad = [line for line in text.splitlines() if '"level": "error"' in line or '"level": "critical"' in line or "Traceback" in line]
        self.tracebacks += len(bad)
        self.said = [*self.said, *bad][:SHOWN]

    @property
    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.leaked or self.wrong or self.tracebacks)

    def kept(self) -> dict[str, Any]:
        return asdict(self)


SHOWN = 20
SUMS = [f.name for f in fields(Tally) if f.type is int] + ["seconds"]


def total(tallies: Iterable[Tally]) -> Tally:
    """All bouts of a part; of times and slopes the worst."""
    found = Tally()
    for one in tallies:
        for name in SUMS: setattr(found, name, getattr(found, name) + getattr(one, name))
        for name in ("p50", "p99", "slope"): setattr(found, name, max(getattr(found, name), getattr(one, name)))
        for name in ("answers", "kinds", "states"): setattr(found, name, dict(Counter(getattr(found, name)) + Counter(getattr(one, name))))
        found.said = [*found.said, *one.said][:SHOWN]
    return found
