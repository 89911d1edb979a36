"""A first start that was interrupted does not spoil the next one: what is half made is never taken for whole, nor left running."""
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.patience import PATIENCE
from tools import environment, page
from tools.progress import Failure, started

ROOT = Path(__file__).resolve().parents[2]
GROUPS = pytest.mark.skipif(os.name == "nt", reason="Windows has no process groups of this kind")


# processes

SLEEP = "[time.sleep(0.1) for _ in range(6000)]"       # a signal that comes just before a long sleep would be heard behind it only

# What run.py is to a step: it runs a program that starts another one in a group of its own, as run.py, tools.page and npm do.
INNER = "import subprocess, sys; from tools.progress import *; end_in_order(); quietly([sys.executable, '-c', sys.argv[1]])"
HEARS = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)"      # whoever runs the tests may not
OUTER = f"{HEARS}; from tools.progress import *; end_in_order(); quietly([sys.executable, '-c', {INNER!r}, sys.argv[1]])"


@GROUPS
@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP], ids=lambda sign: sign.name)
def test_a_step_that_is_interrupted_ends_with_all_that_it_has_started(sign: signal.Signals, tmp_path: Path) -> None:
    told = tmp_path / "pid"
    last = f"import os, pathlib, time; pathlib.Path({str(told)!r}).write_text(str(os.getpid())); {SLEEP}"
    child = subprocess.Popen([sys.executable, "-c", OUTER, last], cwd=ROOT, stderr=subprocess.DEVNULL)
    wait_for(lambda: told.exists() and told.read_text() != "")
    assert is_alive(int(told.read_text()))
    child.send_signal(sign)
    assert child.wait(PATIENCE) == (-sign if sign == signal.SIGINT else 128 + sign)
    wait_for(lambda: not is_alive(int(told.read_text())))


# What run.py is to the command that it runs: it waits for it. The command tells its process id when it can be interrupted.
WAITER = (f"{HEARS}; from pathlib import Path; from tools import environment; environment.python_of = lambda venv: Path(sys.executable)\n"
          "sys.exit(environment.run_inside(Path('.'), ['-c', *sys.argv[1:]]))")
IN_ORDER = "signal.signal(signal.SIGTERM, lambda *_: sys.exit(0)); signal.signal(signal.SIGINT, signal.SIG_IGN)"
BY_SIGNAL = "signal.signal(signal.SIGINT, signal.SIG_IGN)"
POLITE = "signal.signal(signal.SIGINT, lambda *_: sys.exit(5))"


def command(handlers: str, told: Path) -> list[str]:
    inner = f"import os, pathlib, signal, sys, time; {handlers}; pathlib.Path({str(told)!r}).write_text(str(os.getpid())); {SLEEP}"
    return [sys.executable, "-c", WAITER, inner]


@GROUPS
@pytest.mark.parametrize(("sign", "handlers", "code"), [
    (signal.SIGINT, IN_ORDER, 0), (signal.SIGTERM, IN_ORDER, 0), (signal.SIGINT, BY_SIGNAL, 130), (signal.SIGTERM, BY_SIGNAL, 143)])
def test_a_signal_to_run_py_alone_ends_the_command_too(sign: signal.Signals, handlers: str, code: int, tmp_path: Path) -> None:
    """As from another program, without a terminal. The command does not hear of the interrupt itself."""
    told = tmp_path / "pid"
    child = subprocess.Popen(command(handlers, told), cwd=ROOT, start_new_session=True)
    wait_for(lambda: told.exists() and told.read_text() != "")
    child.send_signal(sign)
    assert child.wait(PATIENCE) == code
    assert not is_alive(int(told.read_text()))


@GROUPS
def test_ctrl_c_at_a_terminal_is_the_commands_own(tmp_path: Path) -> None:
    import pty
    told = tmp_path / "pid"
    master, slave = pty.openpty()
    try:
        child = subprocess.Popen(command(POLITE, told), cwd=ROOT, stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
                                 preexec_fn=take_terminal)
        wait_for(lambda: told.exists() and told.read_text() != "")
        os.write(master, b"\x03")
        assert child.wait(PATIENCE) == 5
    finally:
        os.close(master)
        os.close(slave)


def take_terminal() -> None:
    """In the new process: the terminal is its own."""
    import fcntl
    import termios
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@GROUPS
def test_what_ignores_the_polite_way_ends_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tools.progress.GRACE", 0.01)
    deaf = f"import pathlib, signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); pathlib.Path({str(tmp_path / 'deaf')!r}).touch()"
    with started([sys.executable, "-c", f"{deaf}; {SLEEP}"]) as child:
        wait_for((tmp_path / "deaf").exists)
    assert child.returncode == -signal.SIGKILL


def wait_for(holds: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.01)


def is_alive(pid: int) -> bool:
    """A process that has ended and that nobody has asked about counts as gone."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")


# the page

class Web:
    """A web/ and an npm of our own, which can be interrupted in the middle of its work."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.web, self.out = folder / "web", folder / "page"
        self.web.mkdir()
        (self.web / "package.json").write_text("{}")
        (self.web / "package-lock.json").write_text("{}")
        self.interrupted, self.asked = False, list[tuple[str, bool]]()      # whether without what only developers need
        for name, value in (("WEB", self.web), ("OUT", self.out), ("npm", self.npm)): monkeypatch.setattr(page, name, value)

    def npm(self, *args: str, cwd: Path | None = None) -> None:
        self.asked.append((args[0], "--omit=dev" in args))
        if args[0] == "ci":
            made = (cwd or self.web) / "node_modules"
            assert (made.parent / "package-lock.json").exists()
            assert not made.exists(), "ENOTEMPTY: directory not empty"      # as npm has it, when it finds what it has left half made
            made.mkdir()
            (made / "vite").touch()
        else:
            made = Path(args[args.index("--outDir") + 1])
            made.mkdir()
            (made / "index.html").write_text("new")
        if self.interrupted: raise KeyboardInterrupt

    @property
    def calls(self) -> list[str]:
        return [name for name, _ in self.asked]

    def is_clean(self) -> bool:
        return not list(self.web.glob(f"{page.UNDER_WAY}*"))


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Web:
    return Web(tmp_path, monkeypatch)


def test_npm_that_is_interrupted_is_begun_anew(web: Web) -> None:
    web.interrupted = True
    with pytest.raises(KeyboardInterrupt): page.install_libraries()
    assert web.is_clean()
    assert not (web.web / "node_modules").exists()
    web.interrupted = False
    page.install_libraries()
    page.install_libraries()
    assert web.calls == ["ci", "ci"]
    assert (web.web / "node_modules" / "vite").exists()


def test_whoever_only_plays_gets_no_more_than_the_page_is_built_with(web: Web) -> None:
    page.build()
    assert web.asked == [("ci", True), ("run", False)]
    page.install_libraries()
    assert web.asked[2:] == [("ci", False)], "to check the page, more is needed"
    (web.out / "index.html").unlink()
    page.build()
    assert web.asked[3:] == [("run", False)], "what is there will do"


def test_libraries_that_were_left_half_made_are_replaced(web: Web) -> None:
    (web.web / "node_modules" / "half").mkdir(parents=True)
    page.install_libraries()
    assert sorted(file.name for file in (web.web / "node_modules").iterdir()) == [".flambeur", "vite"]
    assert web.is_clean()


def test_a_build_that_is_interrupted_leaves_the_page_that_was_there(web: Web) -> None:
    page.install_libraries()
    web.out.mkdir()
    (web.out / "index.html").write_text("old")
    web.interrupted = True
    with pytest.raises(KeyboardInterrupt): page.build()
    assert ((web.out / "index.html").read_text(), page.is_built(), web.is_clean()) == ("old", False, True)
    web.interrupted = False
    page.build()
    assert ((web.out / "index.html").read_text(), page.is_built(), web.is_clean()) == ("new", True, True)
    page.build()
    assert web.calls == ["ci", "run", "run"]


def test_what_a_killed_process_left_is_cleared_away_later(web: Web) -> None:
    old, fresh = web.web / ".new-old", web.web / ".new-fresh"
    for folder in (old, fresh): folder.mkdir()
    os.utime(old, (0, 0))
    page.install_libraries()
    assert (old.exists(), fresh.exists()) == (False, True), "another process may be at work in the fresh one"


# the environment

@pytest.fixture
def venv(tmp_path: Path) -> Path:
    """A folder that looks like an environment with the play set, as of now."""
    python = environment.python_of(tmp_path)
    python.parent.mkdir()
    python.touch()
    environment.write_stamp(tmp_path, **environment.wanted_stamp("play"))
    return tmp_path


@pytest.mark.parametrize(("job", "install"), [("libraries", environment.install_libraries), ("project", environment.install_project)])
def test_an_installation_that_was_interrupted_is_made_anew(venv: Path, job: str, install: Callable[[Path, str], None],
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt
    monkeypatch.setattr(environment, "uv_install", interrupted)
    assert environment.missing(venv, "play") == []
    with pytest.raises(KeyboardInterrupt): install(venv, "play")
    assert environment.missing(venv, "play") == ["environment", "libraries", "project"]
    assert environment.read_stamp(venv)["under_way"] == job


def test_an_installation_that_came_to_its_end_is_whole(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "uv_install", lambda *args: None)
    environment.install_libraries(venv, "play")
    environment.install_project(venv, "play")
    assert environment.missing(venv, "play") == []


def test_an_environment_that_is_half_cleared_does_not_pass_for_whole(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*args: object) -> None:
        raise Failure("no disk")
    monkeypatch.setattr(environment, "quietly", fails)
    (venv / "pyvenv.cfg").touch()
    with pytest.raises(Failure): environment.make_environment(venv, "play")
    assert environment.missing(venv, "play") == ["environment", "libraries", "project"]


# meanwhile

def test_the_game_is_compiled_while_the_page_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(environment, "folder", lambda: tmp_path / "venv")
    monkeypatch.setattr(environment, "missing", lambda *args: list(environment.JOBS))
    monkeypatch.setattr(environment, "JOBS", {job: (text, lambda venv, name, job=job: done.append(job))
                                              for job, (text, _) in environment.JOBS.items()})
    environment.ensure("play", True, lambda venv: done.append("begun"))
    assert done == ["environment", "libraries", "project", "begun", "page"]
    monkeypatch.setattr(environment, "missing", lambda *args: ["project"])
    environment.ensure("play", True, lambda venv: done.append("begun"))
    assert done[5:] == ["project"]
