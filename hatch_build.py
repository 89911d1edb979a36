"""Packaging: the page is built before the package, unless the page is there. Node comes from a wheel, and only where it is needed."""
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "page"

    def dependencies(self) -> list[str]:
        return [] if page.is_built() else [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":         # run.py builds the page by itself, with a line that says so
            page.build()
