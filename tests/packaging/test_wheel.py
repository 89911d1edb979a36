"""The wheel alone, in an empty environment without compiler and Node, plays a game."""
import hashlib
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.helpers.patience import PATIENCE
from tests.web.apart import alone
from tests.web.browser import opened
from tools.build import build
from tools.environment import binaries, python_of
from tools.progress import quietly

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]
PLAY = """
import flambeur
m = flambeur.new("las-vegas", players=2, seed=1)
while not m.over:
    for seat in m.actors:
        m.play(seat, m.legal(seat)[0])
print("winners", m.winners)
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    paths = build(tmp_path_factory.mktemp("dist"))
    return {"wheel" if path.suffix == ".whl" else "sdist": path for path in paths}


@pytest.fixture(scope="module")
def empty_venv(made: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and, by hash, what its metadata asks for. Only the cache of downloads is shared with ours."""
    folder = tmp_path_factory.mktemp("wheel")
    venv, pins = folder / "venv", folder / "pins.txt"
    digest = hashlib.sha256(made["wheel"].read_bytes()).hexdigest()
    play = (ROOT / "requirements" / "play.txt").as_posix()
    pins.write_text(f"flambeur @ {made['wheel'].as_uri()} --hash=sha256:{digest}\n-r {play}\n", "utf-8")
    uv = [sys.executable, "-m", "uv"]
    quietly([*uv, "venv", "--no-project", "--python", sys.executable, str(venv)])
    quietly([*uv, "pip", "install", "--python", str(python_of(venv)), "--require-hashes", "--only-binary", ":all:", "-r", str(pins)])
    quietly([*uv, "pip", "check", "--python", str(python_of(venv))])
    return venv


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Empty at first; what the first start compiles the others load."""
    return tmp_path_factory.mktemp("home")


def bare(venv: Path, home: Path) -> dict[str, str]:
    """An environment that knows neither the repository nor a compiler, with an empty home."""
    keep = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
    return {**keep, "PATH": str(binaries(venv)), "HOME": str(home), "USERPROFILE": str(home), "LOCALAPPDATA": str(home), "PYTHONUTF8": "1"}


def run_bare(venv: Path, home: Path, *command: str) -> str:
    done = subprocess.run([str(binaries(venv) / command[0]), *command[1:]], cwd=home, env=bare(venv, home), check=False,
                          capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_holds_the_package_and_nothing_else(made: dict[str, Path]) -> None:
    names = zipfile.ZipFile(made["wheel"]).namelist()
    assert "flambeur/py.typed" in names
    assert [name for name in names if not name.startswith("flambeur")] == []
    assert [name for name in names if "test_" in name or "tests/" in name or name.endswith((".pyc", ".nbi", ".nbc"))] == []
    assert {name.rpartition("/")[2] for name in names if "/licenses/" in name} == {"LICENSE", "NOTICE"}


def test_the_source_archive_holds_what_the_tests_need(made: dict[str, Path]) -> None:
    with tarfile.open(made["sdist"]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    needed = {"run.py", "conftest.py", "tools/test.py", "tests/packaging/test_wheel.py", "docs/index.md", "requirements/dev.txt", ".ci/run"}
    assert needed <= names
    assert [name for name in names if name.startswith((".venv", "site", "dist"))] == []


@contextmanager
def serving(venv: Path, home: Path) -> Iterator[str]:
    """`flambeur serve` of the wheel; its address, which it says when it answers."""
    log = home / "server.log"
    with log.open("w") as errors:
        command = [str(binaries(venv) / "flambeur"), "serve", "--port", "0"]
        server = subprocess.Popen(command, cwd=home, env=bare(venv, home), stdout=subprocess.PIPE, stderr=errors, text=True)
    with server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, log.read_text("utf-8")
            yield found[0]
        finally:
            server.terminate()
            server.wait(PATIENCE)


def test_the_installed_wheel_serves_a_table_while_it_still_compiles(empty_venv: Path, home: Path) -> None:
    """A first start: nothing is compiled. The page is there, and one can play."""
    alone(lambda: check_first_start(empty_venv, home))


def check_first_start(empty_venv: Path, home: Path) -> None:
    with opened() as browser, serving(empty_venv, home) as base:      # the browser first: nothing waits while the server compiles
        page = browser.new_page(base_url=base, locale="en-US")
        page.set_default_timeout(PATIENCE * 1000)
        complaints: list[str] = []
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        page.locator("button[data-roll]").click()
        page.locator("button[data-face]").first.wait_for()
        assert complaints == []


def test_the_installed_wheel_plays_a_game_without_compiler_and_node(empty_venv: Path, home: Path) -> None:
    assert run_bare(empty_venv, home, "python", "-c", PLAY).startswith("winners")


def test_the_installed_wheel_lists_its_games(empty_venv: Path, home: Path) -> None:
    assert "las-vegas" in run_bare(empty_venv, home, "flambeur", "games")
