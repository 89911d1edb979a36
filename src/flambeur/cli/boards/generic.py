"""What the terminal table asks of a game's board, with answers that do for any game."""
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.text import Text

from flambeur.cli.boards.draw import column
from flambeur.cli.boards.marks import SEATS, Mark, badge
from flambeur.cli.numbers import number
from flambeur.cli.table.seats import Sitter
from flambeur.cli.words import table as say
from flambeur.kit.options import Options
from flambeur.kit.words import Speaker

if TYPE_CHECKING:
    from flambeur.kit.actions import Action
    from flambeur.kit.events import Event
    from flambeur.table.play import Throw


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a seat's view (or a spectator's), the people, and the room there is."""
    title: str
    view: Mapping[str, Any]
    seat: int | None
    sitters: Sequence[Sitter]
    speaker: Speaker                      # language, names of seats, names in the game
    options: Options                      # what is played
    width: int = 80
    height: int = 24
    colour: bool = True
    marks: Sequence[Mark] = SEATS         # of each seat

    @property
    def language(self) -> str:
        return self.speaker.language


class Board:
    """Draws any game from its view alone. A game's own board overrides what it can do better."""
    private = True                        # a view may hold secrets: people who share a keyboard must not see each other's

    def is_private(self, options: Options) -> bool:
        """Whether people who share a keyboard have secrets."""
        return self.private

    def picture(self, scene: Scene) -> list[Text]:
        """The table."""
        return [Text(scene.title, style="bold"), *(Text(line) for line in tree(scene.view))]

    def tray(self, scene: Scene) -> list[Text]:
        """What lies before the one who must choose."""
        return []

    def speech(self, scene: Scene) -> list[str]:
        """The table in sentences, with what lies before the one who must choose."""
        return list(tree(scene.view))

    def news(self, events: "Sequence[Event]", scene: Scene) -> list[Text]:
        """What happened, a line each."""
        return [Text.assemble(badge(scene.marks[e.seat]) if e.seat is not None else "   ", " ", e.text(scene.language)) for e in events]

    def payout(self, events: "Sequence[Event]") -> "tuple[Sequence[Event], Sequence[Event], Sequence[Event]]":
        """Splits what happened: before a payout, the payout, after it."""
        return events, [], []

    def why(self, events: "Sequence[Event]", seat: int, scene: Scene, *, brief: bool = False) -> list[str]:
        """Why a seat got what it got in the last payout; in brief, what the payout itself does not tell."""
        return [event.text(scene.language) for event in events[-20:] if concerns(event, seat)]

    def question(self, scene: Scene) -> str:
        """What the one who must choose is asked."""
        return say.YOUR_CHOICE(scene.language)

    def typed(self, action: "Action", language: str) -> str:
        """What to type for an action."""
        return action.typed

    def throw(self, throw: "Throw", scene: Scene) -> str:
        """The question which dice are to be typed in."""
        return say.VALUES(scene.language, n=len(throw.sizes), least=throw.first, most=max(throw.sizes) + throw.first - 1)

    def result(self, scene: Scene, scores: Sequence[float], winners: Sequence[int]) -> list[Text]:
        """The end: everyone by score, the winners marked."""
        order = sorted(range(len(scores)), key=lambda p: (p not in winners, -scores[p]))
        widest = max(len(scene.speaker.name(p)) for p in order)
        won = (say.WINS if len(winners) == 1 else say.SHARES)(scene.language)
        lines = [Text.assemble(badge(scene.marks[p]), " ", column(scene.speaker.name(p), widest), "  ",
                               self.score(scores[p], scene.language).rjust(12), "  ",
                               self.detail(p, scene), (f"  ★ {won}", "bold #ffc533") if p in winners else "") for p in order]
        return lines if winners else [*lines, Text(say.NOBODY_WINS(scene.language))]

    def detail(self, seat: int, scene: Scene) -> str:
        """What is to be said of a seat beside its score."""
        return ""

    def score(self, score: float, language: str) -> str:
        return number(score, language)

    def rules(self, scene: Scene) -> list[str]:
        """The rules in a few lines."""
        return []


def tree(value: Any, indent: str = "") -> Iterable[str]:
    """Nested data as indented lines."""
    entries = value.items() if isinstance(value, Mapping) else enumerate(value)
    for name, inner in entries:
        nested = isinstance(inner, Mapping) or (isinstance(inner, list) and any(isinstance(x, Mapping | list) for x in inner))
        if nested:
            yield f"{indent}{name}:"
            yield from tree(inner, indent + "  ")
        else:
            yield f"{indent}{name}: {', '.join(map(str, inner)) if isinstance(inner, list) else inner}"


def concerns(event: "Event", seat: int) -> bool:
    """An event of the seat, or one that names it among others."""
    return event.seat == seat or any(isinstance(value, list) and seat in value for name, value in event.fields.items() if name == "who")


BOARD = Board()
