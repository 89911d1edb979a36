"""A table whose dice are common: six neon signs, their banknotes and the dice of all colours, and the throw."""
from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from flambeur.cli.boards import pips
from flambeur.cli.boards.common_dice import words as say
from flambeur.cli.boards.draw import first_that_fits
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.marks import SEATS, dice
from flambeur.cli.boards.vegas.board import VegasBoard, line_of
from flambeur.cli.boards.vegas.casino import dice_of, framed, notes, sign_of

if TYPE_CHECKING:
    from flambeur.kit.events import Event
    from flambeur.table.play import Throw

TOLD = ("opened", "placed", "group", "round", "won", "revealed", "game_end")      # what the table does not show


class CommonBoard(VegasBoard):
    def rivals(self, scene: Scene) -> int:
        """The most colours that lie at one casino now."""
        return max(1, *(sum(n > 0 for n in casino["dice"]) for casino in scene.view["casinos"]))

    def casino(self, scene: Scene, k: int, width: int, rows: int, closed: bool) -> list[Text]:
        seen, inner = scene.view["casinos"][k], width - 4
        content = [notes(scene, seen["notes"], inner), *dice_of(list(zip(SEATS, seen["dice"], strict=True)), inner, rows)]
        return framed(seen["number"], sign_of(scene, seen["number"], width), content, width, closed)

    def tray(self, scene: Scene) -> list[Text]:
        rolled = scene.view["roll"]
        if rolled is None:
            return []
        thrown = sorted((face, k) for k, face in enumerate(rolled) if face)
        if scene.colour:
            return pips.draw([(face, SEATS[k]) for face, k in thrown], scene.speaker.lists["casino"], scene.width, True)
        return [Text(say.spoken_roll(scene))]      # without colours the pips would not tell whose they are

    def speech(self, scene: Scene) -> list[str]:
        from flambeur.cli.boards.common_dice.speech import speech
        return speech(scene, self.spoken_players(scene))

    @abstractmethod
    def spoken_players(self, scene: Scene) -> list[str]: ...

    def news(self, events: "Sequence[Event]", scene: Scene) -> list[Text]:
        return [line_of(event, scene) for event in events if event.kind in TOLD]

    def throw(self, throw: "Throw", scene: Scene) -> str:
        """Which dice are to be typed in, in their order."""
        if throw.kind == "roll":
            colours = [name for name, n in zip(scene.speaker.lists["colours"], scene.view["left"], strict=True) if n]
            return say.ONE_EACH(scene.language, colours=", ".join(colours))
        return super().throw(throw, scene)


def counted(scene: Scene, counts: Sequence[int], width: int) -> Text:
    """Dice of each colour: all of them, or how many."""
    groups = [(mark, n) for mark, n in zip(SEATS, counts, strict=True) if n]
    return first_that_fits(width, lambda: Text(" ").join(dice(mark, n) for mark, n in groups),
                           lambda: Text(" ").join(Text.assemble(dice(mark, 1), str(n)) for mark, n in groups))
