"""Kickers: the option, what is seen of them, what they ask, and their words."""
import re
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from flambeur.errors import PositionError
from flambeur.games.las_vegas import meetings_laid as meetings
from flambeur.games.las_vegas.facts import SEATS, SLOT
from flambeur.games.las_vegas.module import Extras, Module, Thing
from flambeur.games.las_vegas.modules.kickers.drawer import (
    BIG,
    BY_FACE,
    EACH,
    KICK,
    KICKED,
    KICKERS,
    MOST_PLAYERS,
    OPENING,
    SPENT,
    WHITE,
)
from flambeur.games.las_vegas.modules.kickers.rules import PLACED_KICKERS, ROLLED_KICKERS
from flambeur.games.las_vegas.modules.kickers.words import PARTS, WORDS
from flambeur.games.vegas.facts import CASINOS
from flambeur.kit.dice import counts_of, faces_of
from flambeur.kit.events import Kind, dice, face, number
from flambeur.kit.options import Options, option, refuse
from flambeur.kit.show import show

TYPED_IN = {"fr": {"kick": "chasser", "slot": "machine", "big": "gros", "white": "blanc"}}
TYPED = re.compile(r"(?:kick|chasser) (?:(big|gros|white|blanc) )?(\d)")
TYPED_BY_FACE = re.compile(r"(?:kick|chasser) (?:slot|machine) (?:(big|gros|white|blanc) )?([1-6])")
TYPED_KINDS = {"big": BIG, "gros": BIG, "white": WHITE, "blanc": WHITE}


class Option(Options):
    kickers: bool = option(False, "Two dice of each player (one with six or seven) are kickers: they throw another die off the casino that "
                           "they reach (2 to 7 players).",
                           "Deux dés de chacun (un seul à six ou sept) sont des kickers : ils chassent un autre dé du casino qu’ils "
                           "atteignent (2 à 7 joueurs).", label=("Kickers", "Kickers"), module="kickers")

    @model_validator(mode="after")
    def kickers_need_violet(self) -> "Option":
        if self.kickers and self.players > MOST_PLAYERS:
            raise refuse(f"kickers need at most {MOST_PLAYERS} players: the violet dice are then a player’s",
                         f"les kickers demandent {MOST_PLAYERS} joueurs au plus : les dés violets sont alors à un joueur",
                         {"kickers": False}, {"players": MOST_PLAYERS})
        return self


def die(target: int) -> str:
    if target >= BY_FACE: return ("normal", "big", "white")[(target - BY_FACE) // CASINOS]
    if target == WHITE + OPENING: return "opening"
    return "normal" if target < BIG else "big" if target < WHITE else "white"


def owner(number: int) -> int | None:
    return None if number == OPENING else int(number)


class OnCasino(BaseModel):
    white_by: Annotated[list[int], show("count", of="die", kind="white", each="seat")] = Field(
        default=[], description="with neutral dice: white dice by the seat that placed them, last those of nobody")


class InHand(BaseModel):
    kickers: Annotated[int, show("count", of="die", kind="kicker")] = Field(default=0, ge=0)


class Faces(BaseModel):
    kickers: list[Annotated[int, show("die", kind="kicker")]] = []


class Kick(BaseModel):
    """Kickers that have reached a casino and have not kicked yet."""
    model_config = ConfigDict(extra="forbid")
    casino: Annotated[int, show("name", list="casino")] = Field(ge=1, le=SLOT + 1)
    due: Annotated[int, show("count")] = Field(ge=1)


class OnTable(BaseModel):
    kick: Kick | None = None


KINDS = {KICKED: Kind("kicked", {"casino": face, "die": die, "owner": owner}, extras={"face": (3, number)}),
         SPENT: Kind("kicker_spent", {"casino": face})}
EXTRAS: Extras = {"rolled": {"kickers": (ROLLED_KICKERS, dice)}, "placed": {"kickers": (PLACED_KICKERS, number)}}


class KickersModule(Module):
    name, bit, Option = "kickers", KICKERS, Option
    colour = "violet"                     # BV3: kickers are violet
    Casino, Player, Roll, Table = OnCasino, InHand, Faces, OnTable
    block = KICK
    kinds = KINDS
    extras = EXTRAS
    words, parts = WORDS, PARTS

    # actions

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        """Typed as "kick 2", "kick big 2", "kick white 2"; "kick white 0" is one of the opening roll. Off the slot machine by face:
        "kick slot 3", "kick slot big 3"."""
        target = action - KICK.start
        kind, whose = die(target), None if target >= WHITE + OPENING else target % SEATS
        if target >= BY_FACE:
            face = (target - BY_FACE) % CASINOS + 1
            return "kick_slot", {"die": kind, "face": face}, f"kick slot {'' if kind == 'normal' else kind + ' '}{face}"
        said = {"normal": "", "big": "big ", "white": "white ", "opening": "white "}[kind]
        return "kick", {"die": kind} | ({} if whose is None else {"owner": whose}), f"kick {said}{0 if whose is None else whose + 1}"

    typed_in = TYPED_IN

    def parse(self, text: str) -> int | None:
        if found := TYPED_BY_FACE.fullmatch(text):
            return KICK.start + BY_FACE + CASINOS * (TYPED_KINDS.get(found[1], 0) // SEATS) + int(found[2]) - 1
        found = TYPED.fullmatch(text)
        if found is None: return None
        kind, number = TYPED_KINDS.get(found[1], 0), int(found[2])
        if number == 0: return KICK.start + WHITE + OPENING if kind == WHITE else None
        return KICK.start + kind + number - 1 if number <= SEATS else None

    def why_not(self, s: Any, seat: int, action: int) -> tuple[str, str]:
        if action not in KICK.ids():
            return "first choose the die that your kicker throws off", "choisissez d’abord le dé que votre kicker chasse"
        casino = int(s.kickers.casino) + 1
        return f"no such die lies on casino {casino}", f"aucun dé de ce genre sur le casino {casino}"

    def asked(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        return view["kick"]

    # what is seen

    def casino(self, s: Any, casino: int) -> dict[str, Any]:
        whites = s.kickers.whites[casino]
        return {"white_by": [*whites[:s.n_players], whites[OPENING]]} if meetings.remembers_white(s) else {}

    def player(self, s: Any, p: int) -> dict[str, Any]:
        return {"kickers": s.kickers.left[p]}

    def roll(self, s: Any) -> dict[str, Any]:
        return {"kickers": faces_of(s.kickers.roll)}

    def table(self, s: Any) -> dict[str, Any]:
        return {"kick": {"casino": s.kickers.casino + 1, "due": s.kickers.due}} if s.kickers.due else {}

    def in_hand(self, view: Mapping[str, Any], p: int) -> list[Thing]:
        return [Thing("kicker", p, view["players"][p]["kickers"])]

    def rolled(self, view: Mapping[str, Any]) -> list[Thing]:
        return [Thing("kicker", view["to_move"], face) for face in view["roll"]["kickers"]]

    def carried(self, event: Any, seat: int) -> Mapping[int, int]:
        return meetings.taken(event, seat)

    # positions

    def replaces(self, options: Options) -> int:
        return int(EACH[options.players])

    def holds(self, player: Any) -> int:
        return int(player.kickers)

    def check(self, given: Any, options: Options) -> None:
        """Kickers that are not in hand lie on the display card."""
        each = self.replaces(options)
        for p, player in enumerate(given.players):
            due = given.kick.due if given.kick is not None and p == given.to_move else 0
            if player.kickers + due > each:
                raise PositionError(f"seat {p} has {player.kickers + due} kickers, of {each}",
                                    f"la place {p} a {player.kickers + due} kickers, sur {each}")
        if (given.kick is not None) != (given.phase == "ask" and given.asking == self.name):
            raise PositionError("a kick is due in phase ask while kickers ask, and only then",
                                "un kick est dû dans la phase ask quand les kickers demandent, et là seulement")
        if given.phase == "opening" and any(player.kickers != each for player in given.players):
            raise PositionError("the opening roll comes before the first player’s first roll",
                                "le lancer d’ouverture précède le premier lancer du premier joueur")
        if given.kick is not None: check_kick(given)

    def lay(self, s: Any, given: Any) -> None:
        for p, player in enumerate(given.players):
            s.kickers.left[p] = player.kickers
        for c, casino in enumerate(given.casinos):
            s.kickers.whites[c, :s.n_players] = casino.white_by[:-1]
            s.kickers.whites[c, OPENING] = casino.white_by[-1]
        if given.roll is not None:
            s.kickers.roll = counts_of(given.roll.kickers)
        if given.kick is not None:
            s.kickers.due, s.kickers.casino = given.kick.due, given.kick.casino - 1


def check_kick(given: Any) -> None:
    """A kick is the mover's, in the course of a turn, and there is a die to choose (a)."""
    if given.asked != given.to_move:
        raise PositionError("the player at turn is asked what to kick", "c’est au joueur dont c’est le tour de choisir le dé chassé")
    if given.settling is not None:
        raise PositionError("kickers kick before the end of a round", "les kickers chassent avant la fin d’une manche")
    if not given.casinos[given.kick.casino - 1].holds_dice():
        raise PositionError(f"a kick is due on casino {given.kick.casino}, and no die lies there",
                            f"un kick est dû sur le casino {given.kick.casino}, et aucun dé n’y est")


MODULE = KickersModule()
