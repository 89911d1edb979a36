"""What has been fought so far, so that an interrupted siege goes on where it was."""
import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bench.siege.tally import Tally
from tools.progress import ROOT

KEPT = Path(__file__).with_name("kept.json")


def commit() -> str:
    found = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip() or "unknown"


class Ledger:
    """Tallies by part and number of the bout, each with the commit at which it was fought. Without a file nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.found: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8")) if file is not None and file.exists() else {}

    def get(self, part: str, bout: int) -> Tally | None:
        kept = self.found.get(f"{part} {bout}")
        return None if kept is None else Tally(**kept["tally"])

    def keep(self, part: str, bout: int, tally: Tally) -> None:
        self.found[f"{part} {bout}"] = {"commit": commit(), "tally": tally.kept()}
        if self.file is not None:
            self.file.write_text(json.dumps(self.found, indent=1), "utf-8")

    def bouts(self, part: str, n: int) -> list[Tally]:
        """Those of a part that were fought."""
        return [tally for number in range(n) if (tally := self.get(part, number)) is not None]

    def forget(self, parts: Iterable[str]) -> None:
        """What was fought of these."""
        named = tuple(parts)
        self.found = {name: kept for name, kept in self.found.items() if name.rpartition(" ")[0] not in named}

    def commits(self) -> list[str]:
        return sorted({kept["commit"] for kept in self.found.values()})
