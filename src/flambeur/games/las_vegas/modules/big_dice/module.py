"""Big dice: the option, what is seen of them, and their words."""
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, Field, model_validator

from flambeur.errors import PositionError
from flambeur.games.las_vegas.module import Extras, Module, Thing
from flambeur.games.las_vegas.modules.big_dice.drawer import BIG_DICE, MOST_PLAYERS
from flambeur.games.las_vegas.modules.big_dice.rules import COUNTS_AS, PLACED_BIG, ROLLED_BIG
from flambeur.games.las_vegas.modules.big_dice.words import PARTS, WORDS
from flambeur.kit.dice import counts_of, faces_of
from flambeur.kit.events import dice, number
from flambeur.kit.options import Options, option, refuse
from flambeur.kit.show import show


class Option(Options):
    big_dice: bool = option(False, "One die of each player is big and counts as two at payout (2 to 7 players).",
                            "Chacun a un gros dé, qui compte double au paiement (2 à 7 joueurs).", label=("Big dice", "Gros dés"),
                            module="big_dice")

    @model_validator(mode="after")
    def big_dice_need_a_die_each(self) -> "Option":
        if self.big_dice and self.players > MOST_PLAYERS:
            raise refuse(f"big dice need at most {MOST_PLAYERS} players: there is no eighth big die",
                         f"les gros dés demandent {MOST_PLAYERS} joueurs au plus : il n’y a pas de huitième gros dé",
                         {"big_dice": False}, {"players": MOST_PLAYERS})
        return self


class OnCasino(BaseModel):
    big: Annotated[list[int], show("count", of="die", kind="big", by="seat")] = Field(
        default=[], description="of each seat: 1 where its big die lies here")


class InHand(BaseModel):
    big: Annotated[int, show("count", of="die", kind="big")] = Field(default=0, ge=0, le=1)


class Faces(BaseModel):
    big: list[Annotated[int, show("die", kind="big")]] = []


EXTRAS: Extras = {"rolled": {"big": (ROLLED_BIG, dice)}, "placed": {"big": (PLACED_BIG, number)}}


class BigDice(Module):
    name, bit, Option = "big_dice", BIG_DICE, Option
    colour = "violet"                     # BV3: it is violet that has no big die
    Casino, Player, Roll = OnCasino, InHand, Faces
    dice = ("big",)
    extras = EXTRAS
    words, parts = WORDS, PARTS

    # what is seen

    def casino(self, s: Any, casino: int) -> dict[str, Any]:
        return {"big": [int(at == casino + 1) for at in s.big_dice.at[:s.n_players]]}

    def player(self, s: Any, p: int) -> dict[str, Any]:
        return {"big": s.big_dice.left[p]}

    def roll(self, s: Any) -> dict[str, Any]:
        return {"big": faces_of(s.big_dice.roll)}

    def on_casino(self, view: Mapping[str, Any], casino: int) -> list[Thing]:
        return [Thing("big", p, n) for p, n in enumerate(view["casinos"][casino]["big"])]

    def in_hand(self, view: Mapping[str, Any], p: int) -> list[Thing]:
        return [Thing("big", p, view["players"][p]["big"])]

    def rolled(self, view: Mapping[str, Any]) -> list[Thing]:
        return [Thing("big", view["to_move"], face) for face in view["roll"]["big"]]

    def carried(self, event: Any, seat: int) -> Mapping[int, int]:
        """A big die counts as two there, as the payout tells it."""
        if event.kind == "placed" and event.seat == seat: return {event.fields["casino"]: COUNTS_AS * event.fields.get("big", 0)}
        return {}

    # positions

    def replaces(self, options: Options) -> int:
        return 1

    def holds(self, player: Any) -> int:
        return int(player.big)

    def check(self, given: Any, options: Options) -> None:
        for casino in given.casinos:
            casino.big += [0] * (options.players - len(casino.big))
            if len(casino.big) > options.players or not set(casino.big) <= {0, 1}:
                raise PositionError("each casino lists for each seat whether its big die lies there, 1 or 0",
                                    "chaque casino dit pour chaque place si son gros dé y est, 1 ou 0")
        for p, player in enumerate(given.players):
            n = sum(casino.big[p] for casino in given.casinos) + player.big
            if n > 1 or (n == 0 and given.phase != "ended"):
                raise PositionError(f"seat {p} has {n} big dice, on the casinos and in hand, not 1",
                                    f"la place {p} a {n} gros dés, sur les casinos et en main, et non 1")

    def lay(self, s: Any, given: Any) -> None:
        for p, player in enumerate(given.players):
            s.big_dice.left[p] = player.big
            s.big_dice.at[p] = sum((c + 1) * casino.big[p] for c, casino in enumerate(given.casinos))
        if given.roll is not None:
            s.big_dice.roll = counts_of(given.roll.big)


MODULE = BigDice()
