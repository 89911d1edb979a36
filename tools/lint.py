"""`run.py lint`: ruff and mypy, whose rules are in pyproject.toml; biome, svelte-check and vitest for the page, whose rules are in web/."""
import sys
from collections.abc import Callable
from functools import partial

from tools import page
from tools.progress import ROOT, Failure, quietly, speak_any_script, step

TYPED = ("src", "tools", "bench", "tests/reference", "tests/packaging", "tests/docs", "docs/conf.py", "conftest.py")


def python(*check: str) -> None:
    quietly([sys.executable, "-m", *check])


def npm(*check: str) -> None:
    page.install_libraries()
    page.npm("run", "--silent", *check)


CHECKS: dict[str, Callable[[], None]] = {
    "ruff": partial(python, "ruff", "check", "--quiet", "--output-format", "concise", "."),
    "mypy": partial(python, "mypy", "--no-error-summary", *(path for path in TYPED if (ROOT / path).exists())),
    "biome": partial(npm, "lint"),
    "svelte-check": partial(npm, "check"),
    "vitest": partial(npm, "test"),
}


def lint(first: int = 1, of: int = len(CHECKS)) -> None:
    """Run each check as one step, counted from `first`."""
    for number, (name, check) in enumerate(CHECKS.items(), first):
        with step(number, of, name):
            check()


def main() -> int:
    speak_any_script()
    try:
        lint()
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
