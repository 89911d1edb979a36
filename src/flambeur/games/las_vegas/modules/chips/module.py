"""Chip cards: the option, what is seen of them, what they ask, and their words."""
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

from pydantic import BaseModel, Field

from flambeur.games.las_vegas.facts import SLOT
from flambeur.games.las_vegas.module import Module
from flambeur.games.las_vegas.modules.chips.drawer import CHIP_LAID, CHIP_LEFT, CHIP_TAKEN, CHIPS, LEAVE, TAKE
from flambeur.games.las_vegas.modules.chips.words import WORDS
from flambeur.games.vegas import chips_told
from flambeur.games.vegas.chips import CHIP_WORTH, CHIPS_EACH, COLOURS, N_COLOURS
from flambeur.kit import pile
from flambeur.kit.actions import Block
from flambeur.kit.events import Kind, Row, face
from flambeur.kit.options import Options, option
from flambeur.kit.position import in_order, left_in_box, refuse_unless
from flambeur.kit.rng import Rng
from flambeur.kit.show import show

TYPED = {word: TAKE.start + k for k, words in enumerate(COLOURS) for word in words} | {"leave": LEAVE, "laisser": LEAVE}
Chip = Annotated[int, Field(ge=1, le=N_COLOURS), show("chip", list="chip")]


class Option(Options):
    chips: bool = option(False, "Chip cards at the casinos: who places two dice or more at once may take one.",
                         "Des cartes Jeton aux casinos : qui place au moins deux dés à la fois peut en prendre une.",
                         label=("Chip cards", "Cartes Jeton"), module="chips")


class OnCasino(BaseModel):
    chips: list[Chip] = Field(default=[], description="colours 1 to 5")


class InHand(BaseModel):
    chips: list[Chip] = Field(default=[], description="chips taken: colours 1 to 5")


class OnTable(BaseModel):
    taking: Annotated[int | None, show("name", list="casino")] = Field(
        default=None, ge=1, le=SLOT + 1, description="while chips ask: the casino at which one may be taken")
    chip_pile: Annotated[int | None, show("count")] = Field(default=None, description="how many chips are in the pile")


class Order(BaseModel):
    chip_order: list[Chip] | None = Field(default=None, description="the chips of the pile, from the top; left out: dealt by the generator")
    chip_owed: int | None = Field(default=None, ge=1, le=SLOT + 1, description="while others ask: the casino at which one is taken then")


KINDS = {CHIP_LAID: Kind("chip_laid", {"casino": face, "colour": face}, reveals=True),
         CHIP_TAKEN: Kind("chip_taken", {"casino": face, "colour": face}), CHIP_LEFT: Kind("chip_left", {"casino": face})}


class ChipsModule(Module):
    name, bit, Option = "chips", CHIPS, Option
    Casino, Player, Table, Kept = OnCasino, InHand, OnTable, Order
    block = Block(TAKE.start, LEAVE + 1)
    kinds = KINDS
    words = WORDS

    def lists(self, language: str) -> Mapping[str, Sequence[str]]:
        return {"chip": chips_told.names(language)}

    # actions

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        """Typed as the colour, "pink", or as "leave"."""
        if action == LEAVE: return "leave", {}, "leave"
        colour = action - TAKE.start
        return "take", {"colour": colour + 1}, COLOURS[colour][0]

    typed_in: ClassVar = {"fr": {**dict(COLOURS), "leave": "laisser"}}

    def parse(self, text: str) -> int | None:
        return TYPED.get(text)

    def why_not(self, s: Any, seat: int, action: int) -> tuple[str, str]:
        return "take a chip that lies at this casino, or leave them", "prenez un jeton de ce casino, ou laissez-les"

    def asked(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"taking": view["taking"]}

    # what is seen

    def casino(self, s: Any, casino: int) -> dict[str, Any]:
        return {"chips": chips_told.counted(s.chips.at[casino])}

    def player(self, s: Any, p: int) -> dict[str, Any]:
        return {"chips": chips_told.counted(s.chips.won[p])}

    def table(self, s: Any) -> dict[str, Any]:
        return {"chip_pile": s.chips.pile.length, **({"taking": s.chips.owed} if s.asking == CHIPS else {})}

    def adds(self, cell: Any, seat: int, action: int) -> int | None:
        return 0 if action == LEAVE else chips_told.adds(cell["chips"]["won"][0, seat].tolist(), action - TAKE.start)

    # money

    def brings(self, s: Any, p: int) -> int:
        return sum(CHIP_WORTH[n] for n in s.chips.won[p])

    def earned(self, s: Any, rows: Sequence[Row], seat: int) -> int:
        return chips_told.worth(s.chips.won[seat]) - chips_told.worth_before(s.chips.won, rows)[seat]

    # positions

    def kept(self, s: Any) -> dict[str, Any]:
        later = {"chip_owed": s.chips.owed} if s.chips.owed and s.asking != CHIPS else {}
        return {"chip_order": s.chips.pile.cards[:s.chips.pile.length], **later}

    def check(self, given: Any, options: Options) -> None:
        rest = in_order(given.chip_order, self.left(given), "chip_order", "chips", "jetons")
        refuse_unless(given.chip_pile in (None, len(rest)), f"chip_pile is {given.chip_pile}, and {len(rest)} chips lie nowhere else",
                      f"chip_pile vaut {given.chip_pile}, et {len(rest)} jetons ne sont nulle part ailleurs")
        refuse_unless((given.taking is not None) == (given.asking == self.name),
                      "a chip is taken in phase ask while chips ask, and only then",
                      "on prend un jeton dans la phase ask quand les jetons demandent, et là seulement")
        refuse_unless(given.chip_owed is None or (given.phase == "ask" and given.taking is None), "chip_owed is for when others ask first",
                      "chip_owed sert quand d’autres demandent d’abord")
        place = given.taking or given.chip_owed
        if place is None: return
        refuse_unless(given.asked == given.to_move and given.settling is None, "the player at turn is asked which chip to take",
                      "c’est au joueur dont c’est le tour de choisir un jeton")
        refuse_unless(place <= len(given.casinos) and bool(given.casinos[place - 1].chips),
                      f"no chip lies on casino {place}", f"aucun jeton sur le casino {place}")

    def left(self, given: Any) -> list[int]:
        """The chips of the box that lie nowhere else."""
        told = [colour for part in (*given.casinos, *given.players) for colour in part.chips]
        return left_in_box(dict.fromkeys(range(1, N_COLOURS + 1), CHIPS_EACH), told, "chips", "jetons")

    def lay(self, s: Any, given: Any) -> None:
        for place, colours in enumerate(casino.chips for casino in given.casinos):
            for colour, n in Counter(colours).items(): s.chips.at[place, colour - 1] = n
        for p, colours in enumerate(player.chips for player in given.players):
            for colour, n in Counter(colours).items(): s.chips.won[p, colour - 1] = n
        order = self.left(given) if given.chip_order is None else given.chip_order
        s.chips.pile.cards[:] = 0
        s.chips.pile.cards[:len(order)] = order
        s.chips.pile.length, s.chips.owed = len(order), given.taking or given.chip_owed or 0

    def deal(self, s: Any, given: Any, rng: Rng) -> None:
        if given.chip_order is None: pile.shuffle(s.chips.pile, rng)


MODULE = ChipsModule()
