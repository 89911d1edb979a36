"""Las Vegas, the card game, at the terminal: six neon signs, their notes, chips and dice, the players, and the own hand."""
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas_cards import chips, hand
from flambeur.cli.boards.las_vegas_cards import words as say
from flambeur.cli.boards.las_vegas_cards.laid import laid
from flambeur.cli.boards.las_vegas_cards.news import LAYS
from flambeur.cli.boards.las_vegas_cards.players import players
from flambeur.cli.boards.vegas import words as house
from flambeur.cli.boards.vegas.board import VegasBoard, header
from flambeur.cli.boards.vegas.casino import SIGN, framed, notes, sign_of
from flambeur.cli.boards.vegas.chips import row, spoken
from flambeur.games.las_vegas_cards.facts import TURNS

if TYPE_CHECKING:
    from flambeur.kit.events import Event


class CardsBoard(VegasBoard):
    def header(self, scene: Scene, width: int) -> Text:
        return header(scene, width, say.TURN(scene.language, turn=scene.view["turn"], turns=TURNS))

    def casino(self, scene: Scene, k: int, width: int, rows: int, closed: bool) -> list[Text]:
        seen, inner = scene.view["casinos"][k], width - 4
        room = max(width - SIGN - len(scene.speaker.lists["casino"][k]), len(seen["chips"]))
        sign = sign_of(scene, seen["number"], width, row(seen["chips"], room))
        content = [notes(scene, seen["notes"], inner), *laid(scene.marks, seen, inner, rows)]
        return framed(seen["number"], sign, content, width, closed)

    def players(self, scene: Scene, width: int) -> list[Text]:
        return players(scene, width)

    def tray(self, scene: Scene) -> list[Text]:
        takes = scene.view["taking"] is not None and scene.seat is not None and scene.view["to_move"] == scene.seat
        return chips.tray(scene) if takes else hand.tray(scene)

    def speech(self, scene: Scene) -> list[str]:
        from flambeur.cli.boards.las_vegas_cards.speech import speech
        return speech(scene)

    def news(self, events: "Sequence[Event]", scene: Scene) -> list[Text]:
        from flambeur.cli.boards.las_vegas_cards.news import news
        return news(events, scene)

    def payout(self, events: "Sequence[Event]") -> "tuple[Sequence[Event], Sequence[Event], Sequence[Event]]":
        """The payout with the cards that were laid last: nobody saw them yet."""
        before, paid, after = super().payout(events)
        if not paid:
            return before, paid, after
        start = max((k for k, event in enumerate(before) if event.kind in LAYS), default=len(before))
        while start and start < len(before) and before[start].kind == before[start - 1].kind == "shown":
            start -= 1
        return before[:start], [*before[start:], *paid], after

    def why(self, events: "Sequence[Event]", seat: int, scene: Scene, *, brief: bool = False) -> list[str]:
        from flambeur.cli.boards.las_vegas_cards.why import why
        return why(events, seat, scene.speaker, brief)

    def detail(self, seat: int, scene: Scene) -> str:
        seen = scene.view["players"][seat]
        held = spoken(scene, seen["chips"])
        return house.NOTES(scene.language, n=seen["notes"]).rjust(10) + (f"  ({held})" if held else "")

    def rules(self, scene: Scene) -> list[str]:
        return [word(scene.language) for word in say.RULES]


BOARD = CardsBoard()
