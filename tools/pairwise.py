"""Few sets of options in which any two values meet that may meet: not many more sets than the two widest options have pairs.

A set begins with two values that have not met yet, and is filled option by option with the value that meets most others for the first
time. Which values do not go together only the model knows, and the model says so of whole sets. So refusals are learnt: the values that a
refusal looked at are never put together again; two values that cannot be filled up to a set may not meet.

We would rather take a library, but allpairspy leaves out pairs that may meet once there are refusals
(https://github.com/thombashi/allpairspy/issues/2), and others must be told of each refusal beforehand which options it looks at.
"""
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

Chosen = dict[str, Any]
Refusal = Callable[[Chosen], set[str] | None]             # the options because of which a whole set is refused; None if the set is not
Places = dict[str, int]                                   # a set, or part of one: of each value the place in its option's column
Pair = frozenset[tuple[str, int]]


def cover(columns: Mapping[str, Sequence[Any]], refusal: Refusal) -> Iterator[Chosen]:
    """The sets, the same each time: first that of all first values, unless it is refused."""
    def values(places: Places) -> Chosen:
        return {name: columns[name][places[name]] for name in columns}
    cover = Cover({name: len(column) for name, column in columns.items()}, lambda places: refusal(values(places)))
    return map(values, cover.sets())


class Cover:
    """What has met, and what was learnt."""

    def __init__(self, widths: dict[str, int], refusal: Callable[[Places], set[str] | None]) -> None:
        self.widths, self.refusal = widths, refusal
        self.widest_first = sorted(widths, key=lambda name: -widths[name])
        self.unmet: dict[Pair, None] = {}                 # in a fixed order
        for one, two in combinations(self.widest_first, 2):
            self.unmet |= {frozenset({(one, k), (two, m)}): None for k in range(widths[one]) for m in range(widths[two])}
        self.never: list[Places] = []                     # learnt: refused together, whatever the others are

    def sets(self) -> Iterator[Places]:
        if (first := self.filled(dict.fromkeys(self.widths, 0))) is not None:
            yield self.met(first)
        while self.unmet:
            pair = next(iter(self.unmet))
            if (found := self.filled(dict(pair))) is not None: yield self.met(found)
            else: del self.unmet[pair]                    # they may not meet

    def met(self, found: Places) -> Places:
        for pair in map(frozenset, combinations(found.items(), 2)):
            self.unmet.pop(pair, None)
        return found

    def filled(self, chosen: Places) -> Places | None:
        """A set with these values that is not refused; None if there is none."""
        if any(never.items() <= chosen.items() for never in self.never):
            return None
        if len(chosen) == len(self.widths):
            return chosen if self.goes(chosen) else None
        name = next(name for name in self.widest_first if name not in chosen)
        ways = ({**chosen, name: k} for k in self.best_first(name, chosen))
        return next((found for way in ways if (found := self.filled(way)) is not None), None)

    def goes(self, chosen: Places) -> bool:
        """Whether a whole set is not refused; from a refusal we learn."""
        reason = self.refusal(chosen)
        if reason is not None and len(reason) < len(chosen):      # a reason as long as the set teaches nothing of other sets
            self.never.append({name: chosen[name] for name in reason})
        return reason is None

    def best_first(self, name: str, chosen: Places) -> list[int]:
        """The values of an option: first those that meet most of what was chosen for the first time, then those with most left to meet."""
        def news(k: int) -> tuple[int, int]:
            now = sum(frozenset({(name, k), other}) in self.unmet for other in chosen.items())
            return now, sum((name, k) in pair for pair in self.unmet)
        return sorted(range(self.widths[name]), key=news, reverse=True)
