"""What the slow tests need beside Python, and how `run.py test` gets it: PostgreSQL, and Chromium."""
import contextlib
import os
import shutil
from pathlib import Path

from tools.progress import Failure, quietly, step

SHELL = "chromium-headless-shell"         # a page in it costs a third of what it costs in a browser whose window nobody sees
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGED = Path("/usr/lib/postgresql")    # where Debian and its kin put the programs that only the server's user needs


def version(programs: Path) -> list[int]:
    """The version in /usr/lib/postgresql/9.6/bin: [9, 6]."""
    return [int(number) for number in programs.parent.name.split(".") if number.isdigit()]


def postgres_programs() -> Path | None:
    """The folder with initdb and postgres; None: PostgreSQL is not installed."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(PACKAGED.glob("*/bin"), key=version, reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def chromium(light: bool = False) -> str | None:
    """The browser, or a light one where there is one; None: none is installed."""
    return next((found for name in ((SHELL,) if light else ()) + BROWSERS if (found := shutil.which(name))), None)


def can_install() -> bool:
    """Whether Debian packages can be installed here."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def missing() -> list[str]:
    """The Debian packages to be installed first. Without the right to install, the tests that need them are skipped and say so."""
    wanted = {"postgresql": postgres_programs(), "chromium": chromium(), SHELL: shutil.which(SHELL)}
    return [package for package, found in wanted.items() if found is None] if can_install() else []


def install(packages: list[str], number: int, of: int) -> None:
    """Install packages, as one step. The tests can do without the light browser, which not every Debian has."""
    with step(number, of, f"installing {' and '.join(packages)} for the tests"):
        if needed := [package for package in packages if package != SHELL]: fetch(needed)
        if SHELL in packages:
            with contextlib.suppress(Failure): fetch([SHELL])


def fetch(packages: list[str]) -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quietly(["apt-get", "update", "-q"], env=env)
    quietly(["apt-get", "install", "-q", "-y", "--no-install-recommends", *packages], env=env)
