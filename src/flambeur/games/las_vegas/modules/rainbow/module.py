"""Rainbow cards: the option, what is seen of them, and their words."""
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

from pydantic import BaseModel, Field

from flambeur.errors import PositionError
from flambeur.games.las_vegas.module import Extras, Module, Thing
from flambeur.games.las_vegas.modules.rainbow.drawer import CARD, HOW_MANY, RAINBOW, REPLACED
from flambeur.games.las_vegas.modules.rainbow.rules import STOCKED_CARDS
from flambeur.games.las_vegas.modules.rainbow.words import PARTS, WORDS
from flambeur.games.vegas.money import money
from flambeur.kit.events import Kind, face, number
from flambeur.kit.options import Options, option
from flambeur.kit.show import show


class Option(Options):
    rainbow: bool = option(False, "Six rainbow cards among the notes; after the last die of a round each becomes the pile’s next note.",
                           "Six cartes arc-en-ciel parmi les billets ; après le dernier dé d’une manche, chacune devient le billet suivant "
                           "de la pile.", label=("Rainbow cards", "Cartes arc-en-ciel"), module="rainbow")


class OnCasino(BaseModel):
    rainbow: Annotated[int, show("count", of="card")] = Field(default=0, ge=0, description="rainbow cards beside the notes")


class OnTable(BaseModel):
    rainbow_out: Annotated[int, show("count", of="card")] = Field(default=0, ge=0, le=HOW_MANY, description="rainbow cards out of the game")


KINDS = {REPLACED: Kind("rainbow", {"casino": face, "note": money}, reveals=True, settles=True)}
EXTRAS: Extras = {"stocked": {"rainbow": (STOCKED_CARDS, number)}}
NAME = "rainbow"


class RainbowCards(Module):
    name, bit, Option = "rainbow", RAINBOW, Option
    Casino, Table = OnCasino, OnTable
    cards: ClassVar = {CARD: NAME}
    kinds = KINDS
    extras = EXTRAS
    words, parts = WORDS, PARTS

    # what is seen

    def casino(self, s: Any, casino: int) -> dict[str, Any]:
        return {"rainbow": s.rainbow.at[casino]}

    def table(self, s: Any) -> dict[str, Any]:
        return {"rainbow_out": s.rainbow.out}

    def beside_notes(self, view: Mapping[str, Any], casino: int) -> list[Thing]:
        return [Thing(NAME, None, view["casinos"][casino]["rainbow"])]

    # positions

    def keeps(self, given: Any) -> Sequence[int | str]:
        return [NAME] * (given.rainbow_out + sum(casino.rainbow for casino in given.casinos))

    def check(self, given: Any, options: Options) -> None:
        """Replaced before anything is settled."""
        settled = given.settling is not None and given.settling.step != "last_die"
        if (given.phase == "ended" or settled) and any(casino.rainbow for casino in given.casinos):
            raise PositionError("after the last die of a round no rainbow card lies at a casino",
                                "après le dernier dé d’une manche, il n’y a plus de carte arc-en-ciel aux casinos")

    def lay(self, s: Any, given: Any) -> None:
        s.rainbow.out = given.rainbow_out
        for c, casino in enumerate(given.casinos):
            s.rainbow.at[c] = casino.rainbow


MODULE = RainbowCards()
