"""Neutral dice: the option, what is seen of them, and their words."""
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import BaseModel, Field, model_validator

from flambeur.errors import PositionError
from flambeur.games.las_vegas import meetings_laid as meetings
from flambeur.games.las_vegas.events import UNDER_WHITE
from flambeur.games.las_vegas.module import Extras, Module, Thing
from flambeur.games.las_vegas.modules.neutral_dice.drawer import NEUTRAL_DICE, OPENED, OPENING_DICE, WHITE_EACH
from flambeur.games.las_vegas.modules.neutral_dice.rules import PLACED_WHITE, ROLLED_WHITE
from flambeur.games.las_vegas.modules.neutral_dice.words import FICTIONAL, PARTS, WORDS
from flambeur.kit.dice import counts_of, faces_of
from flambeur.kit.events import Kind, dice, number
from flambeur.kit.options import Options, option, refuse
from flambeur.kit.show import show


class Option(Options):
    neutral_dice: bool = option(False, "White dice that everyone throws along and that win notes for nobody (2 to 5 players).",
                                "Des dés blancs que chacun lance avec les siens et qui ne gagnent pour personne (2 à 5 joueurs).",
                                label=("Neutral white dice", "Dés blancs neutres"), module="neutral_dice")

    @model_validator(mode="after")
    def neutral_dice_need_white(self) -> "Option":
        if self.neutral_dice and self.players not in WHITE_EACH:
            most = max(WHITE_EACH)
            raise refuse(f"neutral dice need at most {most} players: there are no white dice for more",
                         f"les dés neutres demandent {most} joueurs au plus : il n’y a pas de dés blancs pour davantage",
                         {"neutral_dice": False}, {"players": most})
        return self


class OnCasino(BaseModel):
    white: Annotated[int, show("count", of="die", kind="white", by="white")] = Field(default=0, ge=0)


class InHand(BaseModel):
    white: Annotated[int, show("count", of="die", kind="white")] = Field(default=0, ge=0)


class Faces(BaseModel):
    white: list[Annotated[int, show("die", kind="white")]] = []


KINDS = {OPENED: Kind("opened", {"white": dice})}      # LV10, three players
EXTRAS: Extras = {"rolled": {"white": (ROLLED_WHITE, dice)}, "placed": {"white": (PLACED_WHITE, number)},      # LV11
                  "under": {"dice": (UNDER_WHITE, number)}}                       # LV12: for so many dice white won the note


class NeutralDice(Module):
    name, bit, Option = "neutral_dice", NEUTRAL_DICE, Option
    colour = "white"                      # BV3, BV4
    Casino, Player, Roll = OnCasino, InHand, Faces
    dice = ("white",)
    kinds = KINDS
    extras = EXTRAS
    words, parts = WORDS, PARTS

    opening = ("only three players with neutral dice open a round with white dice",
               "seuls trois joueurs avec dés neutres ouvrent une manche avec des dés blancs")

    def opens_round(self, options: Options) -> bool:
        return options.players == 3

    def lists(self, language: str) -> Mapping[str, Sequence[str]]:
        return {"white": [FICTIONAL[language]]}

    # what is seen

    def casino(self, s: Any, casino: int) -> dict[str, Any]:
        return {"white": s.placed[casino][s.n_players]}

    def player(self, s: Any, p: int) -> dict[str, Any]:
        return {"white": s.neutral_dice.left[p]}

    def roll(self, s: Any) -> dict[str, Any]:
        return {"white": faces_of(s.neutral_dice.roll)}

    def on_casino(self, view: Mapping[str, Any], casino: int) -> list[Thing]:
        return [Thing("white", None, view["casinos"][casino]["white"])]

    def in_hand(self, view: Mapping[str, Any], p: int) -> list[Thing]:
        return [Thing("white", None, view["players"][p]["white"])]

    def rolled(self, view: Mapping[str, Any]) -> list[Thing]:
        return [Thing("white", None, face) for face in view["roll"]["white"]]

    # positions

    def holds(self, player: Any) -> int:
        return int(player.white)

    def check(self, given: Any, options: Options) -> None:
        """LV10: each player's white dice; what is rolled is in the hand."""
        each, over = WHITE_EACH[options.players], given.phase == "ended"
        for p, player in enumerate(given.players):
            if player.white > each:
                raise PositionError(f"seat {p} has {player.white} white dice left, of {each}",
                                    f"la place {p} a {player.white} dés blancs en main, sur {each}")
        white = sum(casino.white for casino in given.casinos)
        opening = OPENING_DICE if options.players == 3 and given.phase != "opening" else 0
        owed = sum(each - player.white for player in given.players) + opening
        if not owed - meetings.white_dice_out(options, opening) <= white <= owed and not over:
            raise PositionError(f"{white} white dice lie on the casinos; {owed} have been placed",
                                f"{white} dés blancs sont sur les casinos ; {owed} ont été placés")
        check_opening(given, each)

    def lay(self, s: Any, given: Any) -> None:
        for c, casino in enumerate(given.casinos):
            s.placed[c, s.n_players] = casino.white
        for p, player in enumerate(given.players):
            s.neutral_dice.left[p] = player.white
        if given.roll is not None:
            s.neutral_dice.roll = counts_of(given.roll.white)


def check_opening(given: Any, each: int) -> None:
    """LV10: the opening roll of three players comes before any die lies out."""
    if given.phase != "opening":
        return
    if any(player.white != each for player in given.players) or any(casino.white for casino in given.casinos):
        raise PositionError("the opening roll comes before the first player’s first roll",
                            "le lancer d’ouverture précède le premier lancer du premier joueur")


MODULE = NeutralDice()
