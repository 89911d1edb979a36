"""The page for who runs a server: its table has every setting, its examples name settings and metrics that exist."""
import re
from dataclasses import fields
from pathlib import Path

from flambeur.server.journal.metrics import Metrics
from flambeur.server.settings import Settings, default_threads

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "deploy.md").read_text("utf-8")
PRIVACY = (DOCS / "privacy.md").read_text("utf-8")
NOT_THE_SERVERS = {"FLAMBEUR_CACHE", "FLAMBEUR_RULES"}


def shown(name: str, default: object) -> str:
    if name == "bot_threads":
        assert default == default_threads()
        return "cores less one, 1 to 4"
    if default in ("", ()):
        return "empty"
    return f"`{default:g}`" if isinstance(default, float) else f"`{default}`"


def test_every_setting_is_in_the_table_with_its_default() -> None:
    section = PAGE.split("\n## Settings\n")[1]
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$", section, re.MULTILINE)
    among = {f.name: f" ({', '.join(f.metadata['among'])})" if f.metadata["among"] else "" for f in fields(Settings)}
    assert rows == [(f.name, shown(f.name, f.default), f.metadata["what"] + among[f.name]) for f in fields(Settings)]


def test_variables_that_the_page_names_are_settings() -> None:
    named = {name for page in (PAGE, PRIVACY) for name in re.findall(r"FLAMBEUR_[A-Z_]+[A-Z]", page)}
    assert len(named) > 5
    assert named - NOT_THE_SERVERS <= {f"FLAMBEUR_{f.name.upper()}" for f in fields(Settings)}


def test_the_unit_keeps_what_it_writes_to_itself() -> None:
    unit = PAGE.split("[Service]")[1].split("```")[0].split("\n")
    assert {"UMask=0077", "StateDirectory=flambeur", "StateDirectoryMode=0700"} <= set(unit)


def test_every_metric_is_told_and_every_told_one_exists() -> None:
    section = PAGE.split("\n## Metrics, health and logs\n")[1].split("\n## ")[0]
    told = set(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE))
    counted = {f"{metric.name}_total" if metric.type == "counter" else metric.name for metric in Metrics().registry.collect()}
    assert told == {name for name in counted if name.startswith("flambeur_")}


def test_the_periods_of_the_page_on_privacy_are_the_defaults() -> None:
    s = Settings()
    for days, words in ((s.keep_chat_days, "{} days after the end of the game"),
                        (s.keep_abandoned_days, "others {} days after the last move"), (s.keep_address_days, "| {} day |")):
        assert words.format(f"{days:g}") in PRIVACY
    assert f"| {s.pass_seconds / 60:g} minutes |" in PRIVACY
