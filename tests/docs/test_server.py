"""The page about the server: its list of parts is the server's own, and a move passes only through files that exist."""
import re
from pathlib import Path

import flambeur.server

ROOT = Path(__file__).resolve().parents[2]
SERVER = Path(flambeur.server.__file__).parent
PAGE = (ROOT / "docs" / "server.md").read_text("utf-8")


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}")[1].split("\n## ")[0]


def test_the_parts_are_listed_in_the_order_of_the_server() -> None:
    told = re.findall(r"^\| `([a-z]+)` \|", section("The parts of the server"), re.MULTILINE)
    assert told == re.findall(r"^    ([a-z]+)   ", flambeur.server.__doc__ or "", re.MULTILINE)
    assert len(told) > 10


def test_every_file_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`([a-z_]+/[a-z_]+\.py)`", PAGE))
    assert len(named) > 20
    assert sorted(name for name in named if not (SERVER / name).is_file() and not (SERVER.parent / name).is_file()) == []


def test_a_moves_way_leads_through_the_parts_that_a_move_passes() -> None:
    way = {name.partition("/")[0] for name in re.findall(r"`([a-z_]+/[a-z_]+\.py)`", section("A move's way"))}
    assert way >= {"socket", "gate", "live", "rooms", "commands", "tables", "records", "store", "audience", "bus"}
