"""Las Vegas solo: what is to be seen: everything but the order of the pile. What belongs to the colours is listed in their order, yours
first."""
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from flambeur.games.las_vegas_solo.facts import GROUPS, OWN
from flambeur.games.las_vegas_solo.options import SoloOptions
from flambeur.games.las_vegas_solo.rules import winners
from flambeur.games.las_vegas_solo.state import CHOOSE, ENDED, OPENING, ROLL, SHUFFLE, State
from flambeur.games.vegas.colour_sights import OutlookByColour, PaidByColour
from flambeur.games.vegas.common_dice import faces_of
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.money import money, notes_of
from flambeur.kit.events import seats
from flambeur.kit.show import show
from flambeur.kit.structs import plain
from flambeur.kit.view import Sight

PHASES: dict[int, Any] = {SHUFFLE: "shuffle", OPENING: "opening", ROLL: "roll", CHOOSE: "choose", ENDED: "ended"}
Phase = Literal["shuffle", "opening", "roll", "choose", "ended"]
SEVEN = {"en": "the seven", "fr": "les sept"}      # the other colours, as somebody without a seat


class Casino(Sight):
    number: Annotated[int, show("name", list="casino")]      # 1-6
    notes: list[Annotated[int, show("note")]]      # dollars, high to low
    dice: Annotated[list[int], show("count", of="die", by="colours")]      # of each colour


class Player(Sight):
    dice: Annotated[int, show("count", of="die")]      # not yet placed this round
    notes: Annotated[int, show("count", of="note")]      # how many won
    money: Annotated[int, show("money")]


class View(Sight):
    seat: int | None                      # whose view; None: a spectator's
    phase: Phase
    round: Annotated[int, show("top")]      # 1-4
    rounds: Annotated[int, show("hidden")]      # how many are played
    to_move: int | None
    group: Annotated[int, show("top", of=GROUPS)]      # 1-2: which group is being played
    roll: Annotated[list[int] | None, show("die", each="colours", picks="face")]      # of each colour a face, 0: none rolled
    left: Annotated[list[int], show("count", of="die", each="colours")]      # dice of the group, those just rolled included
    later: Annotated[list[int], show("count", of="die", each="colours")]      # dice of the second group, while the first is played
    casinos: Annotated[list[Casino], show("place", picks="face")]
    players: list[Player]
    money: Annotated[list[int], show("hidden")]      # what each colour has won
    theirs: Annotated[int, show("money")]      # what the seven have together
    pile: Annotated[int, show("count", of="note")]      # notes in the pile
    under: list[Annotated[int, show("money")]]      # those at its bottom that were seen going there, from top to bottom
    winners: list[int]                    # once over; empty: lost


class Worth(PaidByColour):
    """What the casinos would pay now."""
    earn: Annotated[int, show("money")]      # to you
    seven: Annotated[int, show("money")]      # and to the others together


class Outlook(OutlookByColour):
    earn: Annotated[int, show("money", by="you")] = 0
    seven: Annotated[int, show("money", by="seven")] = 0


def view(s: State, options: SoloOptions, seat: int | None) -> View:
    return View.model_validate(sights(s, options, [seat])[0])


def sights(state: State, options: SoloOptions, whom: Sequence[int | None]) -> list[dict[str, Any]]:
    """Everything lies open: the views differ in whose they are."""
    return [{"seat": seat, **table_of(plain(State, state), winners(state))} for seat in whom]


def table_of(s: State, won: int) -> dict[str, Any]:
    """From a plain copy, as the next ones."""
    wealth = [sum(note * n for note, n in enumerate(notes)) for notes in s.won]
    under = s.pile.cards[s.pile.length - s.pile.known:s.pile.length]
    return {
        "phase": PHASES[s.phase], "round": s.round_no + 1, "rounds": s.rounds,
        "to_move": OWN if s.phase in (OPENING, ROLL, CHOOSE) else None,
        "group": group_of(s), "roll": faces_of(s.roll) if s.phase == CHOOSE else None, "left": s.left, "later": s.later,
        "casinos": [casino_of(s, casino) for casino in range(CASINOS)],
        "players": [{"dice": s.left[OWN] + s.later[OWN], "notes": sum(s.won[OWN]), "money": money(wealth[OWN])}],
        "money": [money(one) for one in wealth], "theirs": money(sum(wealth) - wealth[OWN]),
        "pile": s.pile.length, "under": [money(note) for note in under], "winners": seats(won) if s.phase == ENDED else [],
    }


def group_of(s: State) -> int:
    """The second group is played when none of it waits any more."""
    return 1 if any(s.later) or s.phase == SHUFFLE else GROUPS


def casino_of(s: State, casino: int) -> dict[str, Any]:
    return {"number": casino + 1, "notes": [money(note) for note in s.notes[casino][:s.n_notes[casino]]], "dice": s.placed[casino]}


def notes_won(s: State, colour: int) -> list[int]:
    """In dollars, rising."""
    return notes_of(s.won[colour])
