"""Las Vegas with hidden colours: what a seat may see: everything but the order of the pile, and of the colours its own two. What belongs to
the colours is listed in their order."""
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from flambeur.games.las_vegas_hidden.facts import ROUNDS
from flambeur.games.las_vegas_hidden.options import HiddenOptions
from flambeur.games.las_vegas_hidden.scoring import casino_of, colour_of, dice_of, value_of
from flambeur.games.las_vegas_hidden.state import CARDS, CHOOSE, ENDED, OPENING, ROLL, SHUFFLE, State
from flambeur.games.vegas.colour_sights import OutlookByColour, PaidByColour
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.common_dice import faces_of
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.fortune import winners
from flambeur.games.vegas.money import money
from flambeur.kit.events import seats
from flambeur.kit.show import show
from flambeur.kit.structs import plain
from flambeur.kit.view import Sight

PHASES: dict[int, Any] = {SHUFFLE: "shuffle", OPENING: "opening", CARDS: "cards", ROLL: "roll", CHOOSE: "choose", ENDED: "ended"}
Phase = Literal["shuffle", "opening", "cards", "roll", "choose", "ended"]


class Casino(Sight):
    number: Annotated[int, show("name", list="casino")]      # 1-6
    notes: list[Annotated[int, show("note")]]      # dollars, high to low
    dice: Annotated[list[int], show("count", of="die", by="colours")]      # of each colour


class Won(Sight):
    """A note on the shelf, with the dice that won it."""
    colour: Annotated[int, show("hidden")]      # 1-8
    note: Annotated[int, show("hidden")]
    dice: Annotated[int, show("hidden")]
    casino: Annotated[int, show("hidden")]      # 1-6


class Player(Sight):
    colours: list[Annotated[int, show("name", list="colours")]] | None      # 1-8; None: hidden
    notes: Annotated[int, show("count", of="note")]      # how many taken at the reveals
    money: Annotated[int, show("money")]


class View(Sight):
    seat: int | None                      # whose view; None: a spectator's
    phase: Phase
    round: Annotated[int, show("top", of=ROUNDS)]      # 1-2
    rounds: Annotated[int, show("hidden")]
    first: int                            # who began the round
    to_move: int | None                   # seat that rolls or chooses
    roll: Annotated[list[int] | None, show("die", each="colours", picks="face")]      # of each colour a face, 0: none rolled
    left: Annotated[list[int], show("count", of="die", each="colours")]      # dice still to be placed, those just rolled included
    taken: Annotated[list[int], show("money", each="colours")]      # what each colour has won this round
    shelf: Annotated[list[Won], show("hidden")]      # note by note, in their order
    casinos: Annotated[list[Casino], show("place", picks="face")]
    players: list[Player]
    pile: Annotated[int, show("count", of="note")]      # notes in the pile
    box: list[Annotated[int, show("money")]]      # notes out of the game, rising
    winners: list[int]                    # once over


class Worth(PaidByColour):
    """Which colours would take which note, if the casino scored now."""


class Outlook(OutlookByColour):
    earn: Annotated[int, show("money", by="you")] = 0      # what of it goes to the own colours


def view(s: State, options: HiddenOptions, seat: int | None) -> View:
    return View.model_validate(sights(s, options, [seat])[0])


def sights(state: State, options: HiddenOptions, whom: Sequence[int | None]) -> list[dict[str, Any]]:
    """The views of several seats: what lies open is read once."""
    s = plain(State, state)
    table, rest = table_of(s), {"pile": s.pile.length, "box": spread(s.box), "winners": seats(winners(state)) if s.phase == ENDED else []}
    everyone = range(s.n_players)
    return [{"seat": seat, **table, "players": [player_of(s, p, p == seat) for p in everyone], **rest} for seat in whom]


def table_of(s: State) -> dict[str, Any]:
    """What lies open, from a plain copy, as the next ones."""
    return {
        "phase": PHASES[s.phase], "round": s.round_no + 1, "rounds": ROUNDS, "first": s.first,
        "to_move": s.to_move if s.phase in (ROLL, CHOOSE) else s.first if s.phase == OPENING else None,
        "roll": faces_of(s.roll) if s.phase == CHOOSE else None, "left": s.left, "taken": taken_by(s),
        "shelf": [won_of(won) for won in s.shelf[:s.n_shelf]],
        "casinos": [casino_at(s, casino) for casino in range(CASINOS)],
    }


def taken_by(s: State) -> list[int]:
    found = [0] * COLOURS
    for won in s.shelf[:s.n_shelf]: found[colour_of(won)] += money(value_of(won))
    return found


def won_of(won: int) -> dict[str, int]:
    return {"colour": colour_of(won) + 1, "note": money(value_of(won)), "dice": dice_of(won), "casino": casino_of(won) + 1}


def casino_at(s: State, casino: int) -> dict[str, Any]:
    return {"number": casino + 1, "notes": [money(note) for note in s.notes[casino] if note], "dice": s.placed[casino]}


def player_of(s: State, p: int, mine: bool) -> dict[str, Any]:
    """The own colours alone are seen, as soon as they are dealt."""
    won = s.won[p]
    colours = [colour + 1 for colour in range(COLOURS) if s.owner[colour] == p + 1] if mine and s.phase in (ROLL, CHOOSE) else None
    return {"colours": colours, "notes": sum(won), "money": money(sum(note * n for note, n in enumerate(won)))}


def spread(counts: Any) -> list[int]:
    """Notes counted by value one by one, in dollars, rising."""
    return [money(note) for note, n in enumerate(counts) for _ in range(n)]
