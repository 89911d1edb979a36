"""`run.py requirements`: pin the newest versions that go together, with their hashes and without any address, for all systems we support.

The run-time set comes from pyproject.toml; the others keep to its versions, so that what is tested is what is played.
"""
import sys
from itertools import product
from tempfile import TemporaryDirectory

from tools.progress import Failure, quietly, speak_any_script, step

SETS: dict[str, list[str]] = {      # what each is compiled from
    "setup": ["requirements/setup.in"],
    "play": ["pyproject.toml", "-c", "requirements/setup.txt"],
    "dev": ["requirements/dev.in", "pyproject.toml", "-c", "requirements/setup.txt", "-c", "requirements/play.txt",
            "--override", "requirements/overrides.in"],
}
SYSTEMS = ("x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu", "aarch64-apple-darwin", "x86_64-pc-windows-msvc")
PYTHONS = ("3.11", "3.12", "3.13")


def uv(*args: str) -> None:
    quietly([sys.executable, "-m", "uv", "pip", *args])


def pin(name: str) -> None:
    uv("compile", "--upgrade", "--universal", "--python-version", PYTHONS[0], "--generate-hashes", "--no-header", "--no-annotate",
       "--quiet", "--output-file", f"requirements/{name}.txt", *SETS[name])


def prove_installable(name: str) -> None:
    """Each system and Python finds a ready-made wheel for each pin: nobody needs a compiler."""
    with TemporaryDirectory() as nowhere:
        for system, python in product(SYSTEMS, PYTHONS):
            uv("install", "--dry-run", "--quiet", "--require-hashes", "--no-deps", "--only-binary", ":all:", "--target", nowhere,
               "--python-platform", system, "--python-version", python, "-r", f"requirements/{name}.txt")


def main() -> int:
    speak_any_script()
    try:
        for number, name in enumerate(SETS, 1):
            with step(number, len(SETS) + 1, f"pinning requirements/{name}.txt"):
                pin(name)
        with step(len(SETS) + 1, len(SETS) + 1, f"looking for wheels for {len(SYSTEMS)} systems and {len(PYTHONS)} Pythons"):
            for name in SETS:
                prove_installable(name)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code
    print("Now: python3 run.py licences, then python3 run.py test")
    return 0


if __name__ == "__main__":
    sys.exit(main())
