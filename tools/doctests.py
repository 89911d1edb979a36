"""A pytest plugin: the Python examples (>>>) of the Markdown pages are run, each page as one test.

pytest's own --doctest-glob takes the fence that closes an example for the output it should have.
"""
import doctest
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
FENCE = re.compile(r"^[ \t]*(```|~~~).*$", re.MULTILINE)


class Page(pytest.File):
    def collect(self) -> Iterable["Examples"]:
        text = FENCE.sub("", self.path.read_text("utf-8"))
        name = self.path.name
        test = doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, name, str(self.path), 0)
        if test.examples:
            yield Examples.from_parent(self, name="examples", test=test)


class Examples(pytest.Item):
    def __init__(self, *, test: doctest.DocTest, **rest: object) -> None:
        super().__init__(**rest)  # type: ignore[arg-type]
        self.test = test

    def runtest(self) -> None:
        said: list[str] = []
        doctest.DocTestRunner(verbose=False, optionflags=FLAGS).run(self.test, out=said.append)
        if said:
            raise WrongExample("".join(said))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        if isinstance(excinfo.value, WrongExample):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"examples of {self.path.name}"


class WrongExample(Exception):
    """An example printed something else than its page says."""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Page | None:
    return Page.from_parent(parent, path=file_path) if file_path.suffix == ".md" else None
