"""What a section has found, as Markdown; and bench/results.md, in which sections that were not run keep their last result."""
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench.machine import machine, today

RESULTS = Path(__file__).with_name("results.md")
HOLDS = {True: "yes", False: "**no**", None: "not measured"}
TARGET_HEAD = ("target", "wanted", "measured", "holds")
INTRO = """# Measurements

Written by `python3 run.py bench [section…]`; a section that was not run keeps its last result. Ratios are what counts: the machine is
named with each section, its speed of the day is in both sides of a ratio. Best of 5 rounds in which the contenders take turns.
"""


@dataclass(frozen=True)
class Target:
    """What the project promised, what was measured, and whether it holds (None: could not be measured here)."""
    what: str
    wanted: str
    measured: str
    holds: bool | None


def at_least(what: str, value: float | None, limit: float, form: str = "{:.2f}") -> Target:
    return compare(what, value, limit, form, "≥", value is not None and value >= limit)


def above(what: str, value: float | None, limit: float, form: str = "{:.2f}") -> Target:
    return compare(what, value, limit, form, ">", value is not None and value > limit)


def at_most(what: str, value: float | None, limit: float, form: str = "{:.2f}") -> Target:
    return compare(what, value, limit, form, "≤", value is not None and value <= limit)


def compare(what: str, value: float | None, limit: float, form: str, sign: str, holds: bool) -> Target:
    wanted = f"{sign} {form.format(limit)}"
    return Target(what, wanted, "–", None) if value is None else Target(what, wanted, form.format(value), holds)


@dataclass(frozen=True)
class Section:
    name: str
    note: str                            # what is measured, with the seeds
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    targets: Sequence[Target]

    def markdown(self) -> str:
        targets = [(t.what, t.wanted, t.measured, HOLDS[t.holds]) for t in self.targets]
        tables = [table(self.head, self.rows), *([table(TARGET_HEAD, targets)] if targets else [])]
        return "\n\n".join([f"## {self.name}", self.note, *tables, f"Measured {today()}: {machine()}."]) + "\n"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Markdown that can be read as it is: columns are padded."""
    widths = [max(len(row[k]) for row in (head, *rows)) for k in range(len(head))]
    lines = [head, ["-" * width for width in widths], *rows]
    return "\n".join("| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines)


def split(text: str) -> dict[str, str]:
    """The sections of a results page by name."""
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]
    return {part.splitlines()[0].removeprefix("## "): part.rstrip() + "\n" for part in parts}


def targets_in(text: str) -> list[tuple[str, str]]:
    """(target, holds) of all targets on a page."""
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in text.splitlines() if line.startswith("| ")]
    return [(row[0], row[-1]) for row in rows if len(row) == len(TARGET_HEAD) and row[-1] in HOLDS.values()]


def merged(old: str, new: Sequence[Section], order: Sequence[str]) -> str:
    """The page with the new sections in place of the old ones of the same name."""
    parts = split(old) | {section.name: section.markdown() for section in new}
    body = "\n".join(parts[name] for name in order if name in parts)
    return "\n".join([INTRO, summary(body) + "\n", body])


def summary(text: str) -> str:
    found = targets_in(text)
    missed = [what for what, holds in found if holds == HOLDS[False]]
    line = f"{sum(holds == HOLDS[True] for _, holds in found)} of {len(found)} targets hold."
    return line + (f" Missed: {'; '.join(missed)}." if missed else "")
