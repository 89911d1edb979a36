"""The map of the source names only what is there, and the layers of its picture are in the order that the text says."""
import re
from pathlib import Path
from xml.etree import ElementTree

import flambeur.api

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "flambeur"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
LATER = ["adapters"]
BESIDE = ["web/"]                         # not in the package
LEGEND = ["compiled", "plain"]
LAYERS = ["cli", "api.py", "server", "bots", "table", "games/las_vegas", "games/vegas", "kit"]      # from top to bottom


def drawn() -> dict[str, list[str]]:
    """What the picture shows in each layer."""
    root = ElementTree.parse(ROOT / "docs" / "architecture.svg").getroot()
    names = [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text") if text.get("class") == "m"]
    layers: dict[str, list[str]] = {}
    for name in names:
        if name in (*LATER, *BESIDE, *LEGEND):
            continue
        if name in LAYERS and len(layers) == LAYERS.index(name):
            layers[name] = []
        else:
            layers[list(layers)[-1]].append(name)
    return layers


def exists(layer: str, name: str) -> bool:
    if layer == "api.py":
        owner, _, attribute = name.rpartition(".")
        return hasattr(getattr(flambeur.api, owner) if owner else flambeur.api, attribute)
    return (SOURCE / layer / name).is_dir() if name.endswith("/") else (SOURCE / layer / f"{name}.py").is_file()


def test_the_picture_shows_all_layers_and_only_files_that_exist() -> None:
    picture = drawn()
    assert list(picture) == LAYERS
    assert [f"{layer}/{name}" for layer, names in picture.items() for name in names if not exists(layer, name)] == []


def test_the_picture_shows_every_folder_of_the_server() -> None:
    folders = {f"{path.parent.name}/" for path in (SOURCE / "server").glob("*/__init__.py")}
    assert set(drawn()["server"]) == folders


def test_the_text_lists_the_folders_in_the_order_of_the_picture() -> None:
    section = PAGE.split("\n## The folders")[1].split("\n## ")[0]
    folders = list(dict.fromkeys(layer.partition("/")[0] for layer in reversed(LAYERS)))
    assert re.findall(r"^\| `([a-z.]+)` \|", section, re.MULTILINE) == folders


def test_what_is_called_later_is_not_there_yet() -> None:
    assert [name for name in LATER if (SOURCE / name).exists()] == []
    assert [name for name in BESIDE if not (ROOT / name).is_dir()] == []


def test_every_file_that_the_text_names_exists() -> None:
    named = re.findall(r"`((?:kit|games|table|bots|server|cli|tests|tools|bench|src|docs)/[\w./]+)`", PAGE)
    assert len(named) > 10
    assert [name for name in named if not (SOURCE / name).exists() and not (ROOT / name).exists()] == []
