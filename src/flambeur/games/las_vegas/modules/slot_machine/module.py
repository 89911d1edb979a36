"""The slot machine: the option, what is seen of it, what it asks, and its words. It is the seventh casino of a view."""
import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

from pydantic import BaseModel, Field, model_validator

from flambeur.errors import PositionError
from flambeur.games.las_vegas import meetings_laid
from flambeur.games.las_vegas.events import who
from flambeur.games.las_vegas.facts import SLOT
from flambeur.games.las_vegas.module import Extras, Module, Thing
from flambeur.games.las_vegas.modules.slot_machine import rules
from flambeur.games.las_vegas.modules.slot_machine.drawer import BIG, FEWEST_PLAYERS, INSERT, LEVEL, NORMAL, PICK, SLOT_MACHINE, WHITE
from flambeur.games.las_vegas.modules.slot_machine.laying import check_faces, check_picks
from flambeur.games.las_vegas.modules.slot_machine.words import NAMES, WORDS
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.money import money
from flambeur.games.vegas.ties import NONE
from flambeur.kit.actions import Block
from flambeur.kit.events import Kind, face, number
from flambeur.kit.options import Options, option, refuse
from flambeur.kit.show import show

TYPED = re.compile(r"(?:slot|machine) ([1-6])")
TYPED_PICK = re.compile(r"(?:take|prendre) (\d{2,3})k?")


class Option(Options):
    slot_machine: bool = option(
        False, "A seventh casino: dice of any face go there, each face once, and the players choose among its notes (5 to 8 players).",
        "Un septième casino : on y place des dés de n’importe quel numéro, chacun une fois, et on choisit son billet (5 à 8 joueurs).",
        label=("Slot machine", "Machine à sous"), module="slot_machine")

    @model_validator(mode="after")
    def the_slot_machine_needs_many(self) -> "Option":
        if self.slot_machine and self.players < FEWEST_PLAYERS:
            raise refuse(f"the slot machine needs at least {FEWEST_PLAYERS} players: fewer would not fill a seventh casino",
                         f"la machine à sous demande au moins {FEWEST_PLAYERS} joueurs : à moins, un septième casino resterait vide",
                         {"slot_machine": False}, {"players": FEWEST_PLAYERS})
        return self


Faces = list[Annotated[int, Field(ge=1, le=CASINOS)]]


class OnCasino(BaseModel):
    shows: Annotated[list[Faces], show("die", by="seat")] = Field(default=[], description="at the slot machine: what each seat's dice show")
    big_shows: Annotated[list[Faces], show("die", kind="big", by="seat")] = Field(
        default=[], description="what each seat's big die there shows")
    white_shows: Annotated[Faces, show("die", kind="white", by="white")] = Field(default=[], description="what white dice there show")
    closed: Annotated[Faces, show("die")] = Field(default=[], description="faces that were placed there this round")
    closed_by: Annotated[list[int], show("hidden")] = Field(default=[], description="by whom, in that order")


KINDS = {LEVEL: Kind("level", {"casino": face, "dice": number, "who": who}, settles=True)}
EXTRAS: Extras = {"placed": {"face": (rules.PLACED_FACE, number)}}


class SlotMachine(Module):
    name, bit, Option = "slot_machine", SLOT_MACHINE, Option
    Casino = OnCasino
    casinos = 1
    block = Block(INSERT.start, PICK.stop)
    kinds = KINDS
    extras = EXTRAS
    words = WORDS

    def more_names(self, language: str) -> Mapping[str, Sequence[str]]:
        return NAMES[language]

    # actions

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        """Typed as "slot 3" and "take 80"."""
        if action in INSERT.ids():
            shown = action - INSERT.start + 1
            return "slot", {"number": shown}, f"slot {shown}"
        note = money(rules.note_of(action))
        return "pick", {"note": note}, f"take {note // 1000}"

    typed_in: ClassVar = {"fr": {"slot": "machine", "take": "prendre"}}

    def parse(self, text: str) -> int | None:
        if found := TYPED.fullmatch(text): return INSERT.start + int(found[1]) - 1
        tens, rest = divmod(int(found[1]), 10) if (found := TYPED_PICK.fullmatch(text)) else (0, 0)
        return PICK.start + tens - 1 if rest == 0 and tens - 1 in range(PICK.stop - PICK.start) else None

    def why_not(self, s: Any, seat: int, action: int) -> tuple[str, str]:
        return "take one of the notes that lie at the slot machine", "prenez un des billets de la machine à sous"

    def why_not_place(self, s: Any, action: int) -> tuple[str, str] | None:
        if action not in INSERT.ids(): return None
        shown = action - INSERT.start + 1
        if s.slot_machine.by[shown - 1]:
            return f"{shown}s lie at the slot machine already", f"il y a déjà des {shown} à la machine à sous"
        if meetings_laid.rolled(s, shown): return None               # AC3, AC7: it is for the cards to say why
        return f"no die shows {shown}: choose one of the faces rolled", f"aucun dé ne montre {shown} : choisissez un des numéros obtenus"

    # what is seen

    def casino(self, s: Any, casino: int) -> dict[str, Any]:
        if casino != SLOT: return {}
        by, dice = s.slot_machine.by, s.slot_machine.dice
        closed = [face for face in range(CASINOS) if by[face]]
        shows = [[[face + 1 for face in closed if by[face] == p + 1 for _ in range(dice[kind][face])] for p in range(s.n_players)]
                 for kind in (NORMAL, BIG)]
        return {"shows": shows[0], "big_shows": shows[1], "white_shows": [face + 1 for face in closed for _ in range(dice[WHITE][face])],
                "closed": [face + 1 for face in closed], "closed_by": [by[face] - 1 for face in closed]}

    def shown(self, view: Mapping[str, Any], casino: int) -> list[tuple[Thing, list[int]]]:
        if casino != SLOT: return []
        seen = view["casinos"][casino]
        own = [(Thing(kind, p, len(faces)), faces) for kind, name in (("normal", "shows"), ("big", "big_shows"))
               for p, faces in enumerate(seen[name])]
        return [*own, (Thing("white", None, len(seen["white_shows"])), seen["white_shows"])]

    def adds(self, cell: Any, seat: int, action: int) -> int | None:
        return money(rules.note_of(action))

    # positions

    def check(self, given: Any, options: Options) -> None:
        for place, casino in enumerate(given.casinos, 1):
            if place != SLOT + 1 and any(getattr(casino, name) for name in OnCasino.model_fields):
                raise PositionError(f"casino {place} is no slot machine", f"le casino {place} n’est pas une machine à sous")
        check_faces(given, options)
        check_picks(given, self.name, options)

    def lay(self, s: Any, given: Any) -> None:
        casino = given.casinos[SLOT]
        for closed, seat in zip(casino.closed, casino.closed_by, strict=True):
            s.slot_machine.by[closed - 1] = seat + 1
            s.slot_machine.dice[NORMAL, closed - 1] = casino.shows[seat].count(closed)
            s.slot_machine.dice[BIG, closed - 1] = casino.big_shows[seat].count(closed)
            s.slot_machine.dice[WHITE, closed - 1] = casino.white_shows.count(closed)
        if given.phase == "ask" and given.asking == self.name: lay_picks(s, given.asked)


def lay_picks(s: Any, asked: int) -> None:
    """Whoever comes before the seat that is asked has had a note; white's lies there still."""
    while (p := rules.next_to_pick(s)) not in (asked, NONE):
        s.slot_machine.whites |= p == s.n_players
        s.slot_machine.picks += 1
    if p == NONE:
        raise PositionError(f"seat {asked} has no dice at the slot machine that count",
                            f"la place {asked} n’a pas de dés qui comptent à la machine à sous")
    if not rules.has_choice(s):
        raise PositionError("a seat is asked for a note where there is none to choose",
                            "une place doit choisir un billet et n’a pas le choix")


MODULE = SlotMachine()
