"""Where the table is shown: drawn afresh on a terminal, or told in sentences."""
import sys
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

from rich.text import Text

from flambeur.cli.output import console

if TYPE_CHECKING:
    from flambeur.cli.boards.generic import Board, Scene

PATIENCE = 2.0                            # seconds until a wait is explained
HANGING = 4                               # indent of a wrapped line


class Screen(ABC):
    """Says and asks."""
    lively = False                        # whether pictures and pages are shown rather than one sentence after the other

    def __init__(self, language: str, *, plain: bool, no_color: bool) -> None:
        self.language = language
        self.console = console(plain=plain, no_color=no_color)

    @property
    def colour(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    def say(self, *lines: str | Text) -> None:
        for line in lines:
            for part in self.wrapped(Text(line) if isinstance(line, str) else line):
                self.console.print(part, soft_wrap=True)

    def say_whole(self, line: str) -> None:
        """A line that people may want to copy: the terminal may break it, we do not."""
        self.console.print(Text(line), soft_wrap=True)

    def wrapped(self, line: Text) -> list[Text]:
        """The lines that a text takes."""
        return [line]

    def ask(self, question: str | Text) -> str:
        """What the person types. EOFError and KeyboardInterrupt mean that they leave."""
        *above, last = self.wrapped(Text(question) if isinstance(question, str) else question)
        self.say(*above)
        self.console.print(last, end=" ", soft_wrap=True)
        sys.stdout.flush()
        typed = input()
        if not sys.stdin.isatty():
            self.console.print(Text(typed), soft_wrap=True)
        return typed.strip()

    def wait(self, why: str) -> None:
        """Waits until the person has read what was said."""
        if sys.stdin.isatty():
            self.console.print()
            self.ask(Text(why, style="dim"))

    @abstractmethod
    def table(self, board: "Board", scene: "Scene", news: Sequence[Text]) -> None:
        """The table, with what happened."""

    @abstractmethod
    def page(self, title: str) -> None:
        """Something else than the table."""

    @abstractmethod
    def rest(self, seconds: float) -> None:
        """Give people time to look."""

    @abstractmethod
    def busy(self, what: str, slow: str = "") -> AbstractContextManager[None]:
        """While something takes its time; `slow` is what to say instead when it takes long."""


class Drawn(Screen):
    """A terminal: the table is drawn afresh at each turn."""
    lively = True

    def wrapped(self, line: Text) -> list[Text]:
        """A text broken between words; what follows hangs below the first word after a badge."""
        first, *rest = [*line.wrap(self.console, self.console.width)] or [Text()]
        if not rest:
            return [first]
        for part in rest:
            part.rstrip()
        below = Text(" ").join(rest).wrap(self.console, self.console.width - HANGING)
        return [first, *(Text(" " * HANGING).append_text(part) for part in below)]

    def table(self, board: "Board", scene: "Scene", news: Sequence[Text]) -> None:
        picture, tray = board.picture(scene), board.tray(scene)
        told = [part for line in news for part in self.wrapped(line)]
        room = self.console.height - len(picture) - len(tray) - 2         # for the question and what is typed wrong
        above, below = room > 0, room > len(told) + 1
        told = told[-max(room - above - below, 1):]
        self.console.clear()
        for part in [*picture, *[Text()] * above, *told, *[Text()] * below, *tray]:
            self.console.print(part, no_wrap=True, overflow="ellipsis", crop=True)

    def page(self, title: str) -> None:
        self.console.clear()
        self.console.print(Text(f" {title} ", style="bold #120b2e on #ffc533"))
        self.console.print()

    def rest(self, seconds: float) -> None:
        time.sleep(max(seconds, 0.0))

    @contextmanager
    def busy(self, what: str, slow: str = "") -> Iterator[None]:
        with self.console.status(Text(what, style="dim"), spinner="dots") as status, \
                after(PATIENCE, lambda: status.update(Text(slow or what, style="dim"))):
            yield


class Spoken(Screen):
    """A pipe or a screen reader: every event a sentence, nothing moves."""

    def table(self, board: "Board", scene: "Scene", news: Sequence[Text]) -> None:
        self.say("", *board.speech(scene))

    def page(self, title: str) -> None:
        self.say("", f"{title}")

    def rest(self, seconds: float) -> None: ...

    @contextmanager
    def busy(self, what: str, slow: str = "") -> Iterator[None]:
        with after(PATIENCE, lambda: explain(slow or what)):
            yield


@contextmanager
def after(seconds: float, do: Callable[[], None]) -> Iterator[None]:
    """Does something after some seconds, unless the block is done by then."""
    timer = threading.Timer(seconds, do)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def explain(wait: str) -> None:
    print(wait, file=sys.stderr, flush=True)


def screen_for(language: str, *, plain: bool, no_color: bool) -> Screen:
    return (Spoken if plain else Drawn)(language, plain=plain, no_color=no_color)
