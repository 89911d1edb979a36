"""The survivors that we know of: a TOML file beside the game's tests has the reasons, the game's page shows them."""
import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from tools.mutation.mutants import Name

BEGIN, END = "<!-- survivors: written by `python3 run.py mutate GAME --write` -->", "<!-- end of survivors -->"


def known(path: Path) -> dict[Name, str]:
    """The known survivors, each with its reason."""
    if not path.exists():
        return {}
    entries = tomllib.loads(path.read_text("utf-8")).get("survivor", [])
    return {Name(**{key: value for key, value in entry.items() if key != "reason"}): entry["reason"] for entry in entries}


def entry(name: Name, reason: str = "") -> str:
    """A survivor as it stands in the file; JSON strings are TOML strings."""
    fields = {key: value for key, value in (asdict(name) | {"reason": reason}).items() if (key, value) != ("nth", 1)}
    return "\n".join(["[[survivor]]", *(f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items())])


def section(summary: str, survivors: Mapping[Name, str]) -> str:
    """What stands between the marks on the page."""
    lines = [BEGIN, summary, "", "| where | code | becomes | why nothing notices |", "| --- | --- | --- | --- |", *rows(survivors), END]
    return "\n".join(lines)


def rows(survivors: Mapping[Name, str]) -> list[str]:
    return [f"| {where(name)} | {code(name.code)} | {code(name.becomes)} | {reason} |" for name, reason in survivors.items()]


def where(name: Name) -> str:
    return code(".".join(filter(None, [name.file.removesuffix(".py").replace("/", "."), name.function])))


def code(text: str) -> str:
    return "removed" if text == "(removed)" else f"`{text}`".replace("|", "\\|")


def write(page: Path, summary: str, survivors: Mapping[Name, str]) -> None:
    text = page.read_text("utf-8")
    marked = re.compile(re.escape(BEGIN) + ".*" + re.escape(END), re.DOTALL)
    if not marked.search(text):
        raise ValueError(f"{page.name} has no marks for the survivors")
    page.write_text(marked.sub(lambda _: section(summary, survivors), text), "utf-8")


def listed(page: Path) -> list[str]:
    """The rows between the marks."""
    inside = page.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]
    return [line for line in inside.splitlines() if line.startswith("| ")][2:]
