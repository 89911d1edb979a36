"""Las Vegas: what a seat may see. Everything lies open but the order of the pile; money is a matter of memory (LV8)."""
from collections.abc import Sequence
from operator import mul
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from flambeur.games.las_vegas.events import money as dollars
from flambeur.games.las_vegas.facts import CASINOS
from flambeur.games.las_vegas.options import LasVegasOptions
from flambeur.games.las_vegas.rules import winners
from flambeur.games.las_vegas.state import CHOOSE, ENDED, FIRST, OPENING, ROLL, SHUFFLE, State
from flambeur.kit.dice import faces_of
from flambeur.kit.events import seats
from flambeur.kit.record import plain

PHASES: dict[int, Any] = {FIRST: "first", SHUFFLE: "shuffle", OPENING: "opening", ROLL: "roll", CHOOSE: "choose", ENDED: "ended"}
Phase = Literal["first", "shuffle", "opening", "roll", "choose", "ended"]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Casino(Part):
    number: int                           # 1-6
    notes: list[int]                      # dollars, high to low
    dice: list[int]                       # of each seat
    white: int


class Player(Part):
    dice: int                             # not yet placed this round
    white: int
    notes: int                            # how many won
    money: int | None                     # None: face down (LV8)


class Roll(Part):
    own: list[int]                        # faces 1-6, rising
    white: list[int]


class View(Part):
    seat: int | None                      # whose view; None: a spectator's
    phase: Phase
    round: int                            # 1-4
    first: int                            # seat with the start-player card
    to_move: int | None                   # seat that rolls or chooses
    roll: Roll | None                     # lies on the table while the mover chooses
    casinos: list[Casino]
    players: list[Player]
    pile: int                             # notes in the pile
    under: list[int]                      # those at its bottom that all saw going there (LV7d), from top to bottom
    winners: list[int]                    # once over


def view(s: State, options: LasVegasOptions, seat: int | None) -> View:
    return View.model_validate(sights(s, options, [seat])[0])


def sights(state: State, options: LasVegasOptions, whom: Sequence[int | None]) -> list[dict[str, Any]]:
    """The views of several seats: what lies open is read once."""
    s = plain(State, state)
    before, after = table_of(s), pile_of(s, seats(winners(state)) if s.phase == ENDED else [])
    players = [player_of(s, p) for p in range(s.n_players)]
    face_down = players if options.open_money or s.phase == ENDED else [{**player, "money": None} for player in players]
    return [{"seat": seat, **before, "players": known_to(seat, players, face_down), **after} for seat in whom]


def known_to(seat: int | None, players: list[dict[str, Any]], face_down: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """LV8: everyone as the others see them, the seat itself with its money."""
    return face_down if seat is None else [*face_down[:seat], players[seat], *face_down[seat + 1:]]


def table_of(s: State) -> dict[str, Any]:
    """From a plain copy, as the next ones."""
    return {
        "phase": PHASES[s.phase], "round": s.round_no + 1, "first": s.first,
        "to_move": s.to_move if s.phase in (CHOOSE, ROLL) else s.first if s.phase == OPENING else None,
        "roll": {"own": faces_of(s.roll), "white": faces_of(s.neutral_dice.roll)} if s.phase == CHOOSE else None,
        "casinos": [casino_of(s, casino) for casino in range(CASINOS)],
    }


def pile_of(s: State, winners: list[int]) -> dict[str, Any]:
    under = s.pile.cards[s.pile.length - s.pile.known:s.pile.length]
    return {"pile": s.pile.length, "under": [dollars(note) for note in under], "winners": winners}


def casino_of(s: State, casino: int) -> dict[str, Any]:
    placed, notes = s.placed[casino], s.notes[casino][:s.n_notes[casino]]
    return {"number": casino + 1, "notes": [dollars(note) for note in notes], "dice": placed[:s.n_players], "white": placed[s.n_players]}


def player_of(s: State, p: int) -> dict[str, Any]:
    """With the money, which is for its owner to see (LV8)."""
    won = s.won[p]
    return {"dice": s.dice_left[p], "white": s.neutral_dice.left[p], "notes": sum(won),
            "money": dollars(sum(map(mul, won, range(len(won)))))}
