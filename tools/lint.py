"""`run.py lint`: ruff and mypy. The rules are in pyproject.toml."""
import sys

from tools.progress import ROOT, Failure, quietly, speak_any_script, step

TYPED = ("src", "tools", "bench", "tests/reference", "tests/packaging", "tests/docs", "docs/conf.py", "conftest.py")
CHECKS = {
    "ruff": ["ruff", "check", "--quiet", "--output-format", "concise", "."],
    "mypy": ["mypy", "--no-error-summary", *(path for path in TYPED if (ROOT / path).exists())],
}


def lint(first: int = 1, of: int = len(CHECKS)) -> None:
    """Run each check as one step, counted from `first`."""
    for number, (name, check) in enumerate(CHECKS.items(), first):
        with step(number, of, name):
            quietly([sys.executable, "-m", *check])


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
