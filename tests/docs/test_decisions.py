"""Decisions are numbered without a gap, and the list has them all, each under its number."""
import re
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "decisions"
FILES = sorted(path.name for path in FOLDER.glob("[0-9]*.md"))


def test_the_numbers_have_no_gap() -> None:
    assert [name[:4] for name in FILES] == [f"{number:04}" for number in range(1, len(FILES) + 1)]


def test_the_list_has_every_decision_in_its_order() -> None:
    listed = re.findall(r"^\| \[(\d{4})\]\((\S+)\) \|", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    assert listed == [(name[:4], name) for name in FILES]


def test_every_decision_begins_with_its_number() -> None:
    assert [name for name in FILES if not re.match(f"# {name[:4]}: ", (FOLDER / name).read_text("utf-8"))] == []
