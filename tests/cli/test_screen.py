"""The drawn table under a real (pseudo-)terminal: a whole game, the asides, and leaving."""
import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals of this kind", allow_module_level=True)
import fcntl
import pty
import struct
import termios

from tests.helpers.patience import PATIENCE

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
QUESTION = re.compile(r"choi[cx]e? \(([0-9])")
NEVER = "(?!)"


def take_terminal() -> None:
    """In the new process: the terminal is its own, and Ctrl-C reaches it even if whoever runs the tests ignores it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """`flambeur terminal` in a terminal of a given size."""

    def __init__(self, *args: str, columns: int, lines: int, env: dict[str, str]) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen([sys.executable, "-m", "flambeur", "terminal", *args], stdin=slave, stdout=slave, stderr=slave,
                                        start_new_session=True, preexec_fn=take_terminal,
                                        env={**kept, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_GB.UTF-8",
                                             "PYTHONIOENCODING": "utf-8", **env})
        self.master, self.slave, self.raw = master, slave, b""         # the slave stays open: its last words must not be lost

    def read_until(self, pattern: str, patience: float = PATIENCE) -> str:
        """The last screen, once its last line has the pattern, or the program has ended."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            ended = self.process.poll() is not None
            if select.select([self.master], [], [], 0.2)[0]:
                self.raw += os.read(self.master, 65536)
                if re.search(pattern, self.plain.rstrip().rpartition("\n")[2]):
                    break
            elif ended:
                break
        return self.plain

    @property
    def seen(self) -> str:
        """All output since something was typed."""
        return self.raw.decode("utf-8", "replace")

    @property
    def plain(self) -> str:
        """What was drawn since the screen was last cleared, without colours."""
        return ESCAPE.sub("", self.seen.rpartition("\x1b[2J")[2]).replace("\r\n", "\n")

    def type(self, text: str) -> None:
        self.raw = b""
        os.write(self.master, text.encode())

    def interrupt(self) -> str:
        """Ctrl-C, and what is said then. Python does not notice one that comes in the moment between the question and the reading of its
        answer: so not before the program sleeps, or, where nobody can tell, again when nothing happens for a while."""
        while self.is_awake: time.sleep(0.01)
        while self.process.poll() is None:
            self.type("\x03")
            if self.read_until(NEVER, patience=60).strip() != "^C":
                break
        return self.read_until(NEVER)

    @property
    def is_awake(self) -> bool:
        status = Path(f"/proc/{self.process.pid}/stat")
        return status.exists() and status.read_text("ascii", "replace").rpartition(")")[2].split()[0] in "RD"

    def close(self) -> int:
        self.read_until(NEVER)
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        os.close(self.slave)
        return code


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """Programs that a failing test leaves behind are ended."""
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()


def duel(terminals: list[Terminal], *more: str, columns: int = 80, lines: int = 24, env: dict[str, str] | None = None) -> Terminal:
    terminal = Terminal("las-vegas", "--seat", "human", "--seat", "easy", "--seed", "123", "--name", "Anna", "--pace", "0", *more,
                        columns=columns, lines=lines, env=env or {})
    terminals.append(terminal)
    return terminal


@pytest.mark.parametrize(("columns", "lines", "language"), [
    (80, 24, "en"), *(pytest.param(columns, lines, "fr", marks=pytest.mark.slow) for columns, lines in ((60, 24), (120, 40)))])
def test_a_whole_game_is_drawn_and_nothing_wraps(terminals: list[Terminal], tmp_path: Path, columns: int, lines: int,
                                                 language: str) -> None:
    file = tmp_path / "game.json"
    terminal = duel(terminals, "--save", str(file), "--lang", language, columns=columns, lines=lines)
    tables = payouts = 0
    while True:
        screen = terminal.read_until(r"\? pour l’aide\)\xa0:|\? for help\):|Entrée pour continuer|Enter to continue|verify")
        assert all(cell_len(line) <= columns for line in screen.split("\n") if str(file) not in line), screen
        if (question := QUESTION.search(screen)) is not None:
            tables += 1
            assert screen.startswith(" LAS VEGAS ")
            assert "╭• 1  GOLDEN NUGGET •" in screen
            assert len(screen.split("\n")) <= lines
            terminal.type(f"{question[1]}\r")
        elif re.search("Ent(er|rée)", screen):
            payouts += 1
            terminal.type("\r")
        else:
            break
    assert terminal.close() == 0
    assert json.loads(file.read_text("utf-8"))["over"]
    assert tables >= 12
    assert payouts >= 4
    assert ("gagne" if language == "fr" else "wins") in screen


@pytest.mark.slow
def test_colours_are_there_unless_they_are_not_wanted(terminals: list[Terminal]) -> None:
    cases: list[tuple[tuple[str, ...], dict[str, str]]] = [((), {}), (("--no-color",), {}), ((), {"NO_COLOR": "1"})]
    for more, env in cases:
        terminal = duel(terminals, *more, env=env)
        screen = terminal.read_until("for help")
        coloured = not more and not env
        assert ("\x1b[38;2;" in terminal.seen or "48;2;" in terminal.seen) == coloured
        assert ("[$50,000] [$30,000]" in screen) == (not coloured)
        terminal.type("\x04")
        assert terminal.close() == 0


@pytest.mark.slow
def test_plain_and_dumb_terminals_get_sentences(terminals: list[Terminal]) -> None:
    cases: list[tuple[tuple[str, ...], dict[str, str]]] = [(("--plain",), {}), ((), {"TERM": "dumb"})]
    for more, env in cases:
        terminal = duel(terminals, *more, env=env)
        screen = terminal.read_until("for help")
        assert "1 Golden Nugget: $50,000, $30,000. No dice." in screen
        assert "\x1b" not in terminal.seen
        terminal.type("\x04")
        assert terminal.close() == 0


def test_asides_go_back_to_the_table(terminals: list[Terminal]) -> None:
    terminal = duel(terminals)
    terminal.read_until("for help")
    for typed, shown in (("?", "The rules in short"), ("l", "Round 1: Anna begins."), ("w", "No casino has paid yet"), ("h", "░")):
        terminal.type(f"{typed}\r")
        assert shown in terminal.read_until("Enter to go back")
        terminal.type("\r")
        assert "╭• 1  GOLDEN NUGGET •" in terminal.read_until("for help")
    terminal.type("3\r")
    screen = terminal.read_until("for help")
    assert "╭• 1  GOLDEN NUGGET •" in screen               # the table stays, with the sentence below it
    assert "no die shows 3: choose one of the faces rolled" in screen
    terminal.type("q\r")
    terminal.read_until("do not save")
    terminal.type("\r")
    assert "Goodbye! The game is not saved." in terminal.read_until(NEVER)
    assert terminal.close() == 0


def test_ctrl_c_leaves_politely_and_saves(terminals: list[Terminal], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = duel(terminals, "--save", str(file))
    terminal.read_until("for help")
    said = terminal.interrupt()
    assert f"Goodbye! flambeur terminal --resume {file} continues the game.\n" in said
    assert "Traceback" not in terminal.seen
    assert terminal.close() == 0
    assert not json.loads(file.read_text("utf-8"))["over"]
