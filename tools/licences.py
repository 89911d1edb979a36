"""`run.py licences`: docs/licences.md, a table of what Flambeur runs on, from the pins and from what each package says of itself."""
import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from typing import NamedTuple

from tools.progress import ROOT, speak_any_script

PAGE = ROOT / "docs" / "licences.md"
PINS = ROOT / "requirements" / "play.txt"
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)(?: *; *([^\\]*?))? *\\?$", re.MULTILINE)
REGISTRIES = ("pypi", "npm")     # their pages are not a home
HOME_LABELS = ("homepage", "home", "source", "repository", "source code", "github", "documentation")   # best first
HEAD = """# Licences

Flambeur itself is under the MIT licence: [LICENSE](../LICENSE), [NOTICE](../NOTICE). It carries no code of others; what it runs on is
installed beside it. This table is written by `python3 run.py licences`.

| package | version | licence | home |
| --- | --- | --- | --- |
"""


class Pin(NamedTuple):
    name: str
    version: str
    marker: str        # for which Python or system only, in pip's words; mostly empty


def pins() -> list[Pin]:
    return [Pin(name, version, marker) for name, version, marker in PIN.findall(PINS.read_text("utf-8"))]


def versions() -> dict[str, str]:
    """The pinned versions of each package as the table shows them."""
    table: dict[str, list[str]] = {}
    for pin in pins():
        table.setdefault(pin.name, []).append(pin.version + (f" ({said(pin.marker)})" if pin.marker else ""))
    return {name: ", ".join(found) for name, found in table.items()}


def said(marker: str) -> str:
    return marker.replace("python_full_version", "Python").replace("sys_platform ==", "on").replace("'", "")


def field(name: str, key: str) -> str:
    """What an installed package says of itself under this heading, or nothing."""
    about = metadata(name)
    return about[key].strip() if key in about else ""


def licence(name: str) -> str:
    """The licence, in the best of the three ways in which packages tell it; older packages put its whole text into `License`."""
    classifiers = [text.split(" :: ")[-1] for text in metadata(name).get_all("Classifier", []) if text.startswith("License :: ")]
    short_text = field(name, "License") if "\n" not in field(name, "License") else ""
    return field(name, "License-Expression") or short_text or ", ".join(classifiers)


def home(name: str) -> str:
    labelled = [text.split(", ", 1) for text in metadata(name).get_all("Project-URL", [])]
    links = {"homepage": field(name, "Home-page"), **{label.lower(): link for label, link in labelled}}
    found = [links[label] for label in HOME_LABELS if links.get(label)]
    return next((link for link in found if not any(registry in link for registry in REGISTRIES)), "")


def row(name: str, version: str) -> str:
    try:
        return f"| {name} | {version} | {licence(name)} | {home(name)} |"
    except PackageNotFoundError:
        return f"| {name} | {version} | not installed on the system that made this page | |"


def page() -> str:
    return HEAD + "\n".join(row(name, version) for name, version in versions().items()) + "\n"


def main() -> int:
    speak_any_script()
    PAGE.write_text(page(), "utf-8", newline="\n")
    print(f"wrote {PAGE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
