"""Las Vegas: what a seat may see. Everything lies open but the order of the pile; money is a matter of memory (LV8)."""
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from flambeur.games.las_vegas.events import money as dollars
from flambeur.games.las_vegas.facts import CASINOS
from flambeur.games.las_vegas.options import LasVegasOptions
from flambeur.games.las_vegas.rules import money, notes_won, winners
from flambeur.games.las_vegas.state import CHOOSE, ENDED, FIRST, OPENING, ROLL, SHUFFLE, State
from flambeur.kit.events import seats
from flambeur.kit.pile import cards_of

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
    return View(
        seat=seat, phase=PHASES[int(s.phase)], round=int(s.round_no) + 1, first=int(s.first),
        to_move=int(s.to_move) if s.phase in (CHOOSE, ROLL) else int(s.first) if s.phase == OPENING else None,
        roll=roll_of(s) if s.phase == CHOOSE else None,
        casinos=[casino_of(s, casino) for casino in range(CASINOS)],
        players=[player_of(s, p, open_money=options.open_money or p == seat or s.phase == ENDED) for p in range(s.n_players)],
        pile=int(s.pile.length), under=[dollars(note) for note in cards_of(s.pile)[int(s.pile.length - s.pile.known):]],
        winners=seats(winners(s)) if s.phase == ENDED else [],
    )


def roll_of(s: State) -> Roll:
    return Roll(own=faces(s.roll), white=faces(s.neutral_dice.roll))


def faces(counts: Any) -> list[int]:
    return [face + 1 for face in range(CASINOS) for _ in range(counts[face])]


def casino_of(s: State, casino: int) -> Casino:
    dice = [int(n) for n in s.placed[casino, :s.n_players + 1]]
    notes = [dollars(int(note)) for note in s.notes[casino, :s.n_notes[casino]]]
    return Casino(number=casino + 1, notes=notes, dice=dice[:-1], white=dice[-1])


def player_of(s: State, p: int, open_money: bool) -> Player:
    return Player(dice=int(s.dice_left[p]), white=int(s.neutral_dice.left[p]), notes=int(notes_won(s, p)),
                  money=dollars(int(money(s, p))) if open_money else None)
