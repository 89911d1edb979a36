"""The table of a Las Vegas game: its parts in their places, and what happens there."""
from abc import abstractmethod
from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from rich.text import Text

from flambeur.cli.boards.draw import beside, first_that_fits, fitted
from flambeur.cli.boards.generic import Board, Scene
from flambeur.cli.boards.marks import badge
from flambeur.cli.boards.vegas import words as say
from flambeur.cli.boards.vegas.casino import NEON, PAPER
from flambeur.cli.words.levels import bot_name
from flambeur.kit.words import money

if TYPE_CHECKING:
    from flambeur.kit.events import Event

GOLD = "bold #ffc533"
WIDEST = 40                               # of a casino
BESIDES = 12                              # lines for header, news, tray and question
ROUNDS = 4


class VegasBoard(Board):
    def picture(self, scene: Scene) -> list[Text]:
        across = 3 if scene.width >= 78 else 2 if scene.width >= 50 else 1
        width = min(scene.width // across, WIDEST)
        rivals, people = self.rivals(scene), self.players(scene, width * across)
        room = (scene.height - BESIDES - len(people)) // ceil(len(scene.view["casinos"]) / across)       # lines for a casino
        rows = rivals if room >= rivals + 3 else 1
        drawn = [self.casino(scene, k, width, rows, closed=room >= 4) for k in range(len(scene.view["casinos"]))]
        lines = [line for k in range(0, len(drawn), across) for line in beside(drawn[k:k + across])]
        return [self.header(scene, width * across), *lines, *people]

    def rivals(self, scene: Scene) -> int:
        """How many may have dice at a casino."""
        return len(scene.sitters)

    @abstractmethod
    def header(self, scene: Scene, width: int) -> Text: ...

    @abstractmethod
    def casino(self, scene: Scene, k: int, width: int, rows: int, closed: bool) -> list[Text]:
        """A casino with so many rows for the dice."""

    @abstractmethod
    def players(self, scene: Scene, width: int) -> list[Text]: ...

    def payout(self, events: "Sequence[Event]") -> "tuple[Sequence[Event], Sequence[Event], Sequence[Event]]":
        start = next((k for k, event in enumerate(events) if event.kind in ("tie", "level", "paid", "under", "boxed")), len(events))
        stop = next((k + 1 for k, event in enumerate(events) if k >= start and event.kind == "round_end"), start)
        return events[:start], events[start:stop], events[stop:]

    def score(self, score: float, language: str) -> str:
        return money(round(score), language)


def header(scene: Scene, width: int, last: str, rounds: int = ROUNDS) -> Text:
    """The game, the round, and something at the right end; less if there is no room."""
    view = scene.view
    title = Text.assemble((f" {scene.title.upper()} ", "bold #120b2e on #ffc533"), "  ",
                          ("●" * view["round"], "#ffc533"), ("○" * (rounds - view["round"]), "dim"))
    left = Text.assemble(title, " ", say.ROUND(scene.language, round=view["round"], rounds=rounds))
    right = Text(last, style="dim")
    return first_that_fits(width, lambda: fitted(left, max(width - right.cell_len - 1, left.cell_len)).append(" ").append_text(right),
                           lambda: left, lambda: title)


def kind_of(scene: Scene, p: int) -> str:
    bot = scene.sitters[p].bot
    return bot_name(bot, scene.language) if bot else say.YOU(scene.language) if p == scene.seat else ""


def line_of(event: "Event", scene: Scene) -> Text:
    """An event with its seat's badge, the casino in its neon, the note as paper."""
    nobodys = Text(" ✕ ", style="bold #ff6352") if event.kind in ("tie", "level") else Text("   ")
    mark = badge(scene.marks[event.seat]) if event.seat is not None else nobodys
    mine = event.seat is not None and event.seat == scene.seat
    style = "dim" if event.kind in ("under", "boxed") else GOLD if event.kind in ("round", "game_end") else "bold" if mine else ""
    text = Text(event.text(scene.language), style=style)
    if "casino" in event.fields:
        number = event.fields["casino"]
        text.highlight_words(spellings(scene, number), NEON[number - 1])
    if event.kind == "paid":
        text.highlight_words([money(event.fields["note"], scene.language)], PAPER.get(event.fields["note"], "reverse"))
    return Text.assemble(mark, " ", text)


def spellings(scene: Scene, number: int) -> list[str]:
    """A casino's name as sentences may have it: French leaves the English article out."""
    name = scene.speaker.lists["casino"][number - 1]
    return [name, name.removeprefix("The ")]
