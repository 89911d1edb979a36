"""Las Vegas: what a seat may see. Everything lies open but the order of the pile; money is a matter of memory (LV8).

What a module adds to a casino, a player, the roll or the table stands among the fields of that part (module.py).
"""
from collections.abc import Sequence
from operator import mul
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, create_model

from flambeur.games.las_vegas.module import Module, Nothing, merged, of_bits
from flambeur.games.las_vegas.modules.listed import modules
from flambeur.games.las_vegas.options import LasVegasOptions
from flambeur.games.las_vegas.state import ASK, CHOOSE, ENDED, FIRST, OPENING, ROLL, SHUFFLE, State
from flambeur.games.vegas.facts import CASINOS, ROUNDS
from flambeur.games.vegas.fortune import winners
from flambeur.games.vegas.money import money as dollars
from flambeur.kit.dice import faces_of
from flambeur.kit.events import seats
from flambeur.kit.show import show
from flambeur.kit.structs import plain
from flambeur.kit.view import Sight

PHASES: dict[int, Any] = {FIRST: "first", SHUFFLE: "shuffle", OPENING: "opening", ROLL: "roll", CHOOSE: "choose", ASK: "ask",
                          ENDED: "ended"}
Phase = Literal["first", "shuffle", "opening", "roll", "choose", "ask", "ended"]
Json = dict[str, Any]


def with_modules(base: type[BaseModel], part: str, name: str = "") -> Any:
    """A part of the view, or of a position, with what the modules add to it."""
    more = dict.fromkeys(getattr(module, part) for module in modules() if getattr(module, part) is not Nothing)
    return create_model(name or part, __base__=(*reversed(more), base))      # fields of the base come first


class CasinoSight(Sight):
    number: Annotated[int, show("name", list="casino")]      # 1-6; BV8: 7, the slot machine
    notes: list[Annotated[int, show("note")]]      # dollars, high to low
    dice: Annotated[list[int], show("count", of="die", by="seat")]      # normal ones of each seat


class PlayerSight(Sight):
    dice: Annotated[int, show("count", of="die")]      # normal ones not yet placed this round
    notes: Annotated[int, show("count", of="note")]      # how many won
    money: Annotated[int | None, show("money")]      # in notes, and what modules add; None: face down (LV8)


class RollSight(Sight):
    own: list[Annotated[int, show("die")]]      # normal dice: faces 1-6, rising


if TYPE_CHECKING:
    Casino = CasinoSight
    Player = PlayerSight
    Roll = RollSight
else:
    Casino, Player, Roll = with_modules(CasinoSight, "Casino"), with_modules(PlayerSight, "Player"), with_modules(RollSight, "Roll")


class TableSight(Sight):
    seat: int | None                      # whose view; None: a spectator's
    phase: Phase
    round: Annotated[int, show("top", of=ROUNDS)]      # 1-4
    first: int                            # seat with the start-player card
    to_move: int | None                   # seat that rolls or chooses
    asked: Annotated[int, show("hidden")] = 0      # phase ask, and only then: the seat that is asked
    asking: Annotated[str, show("hidden")] = ""      # the module that asks the seat
    roll: Annotated[Roll | None, show("die", picks="face")]      # lies on the table while the mover chooses
    casinos: Annotated[list[Casino], show("place", picks="face")]
    players: list[Player]
    pile: Annotated[int, show("count", of="note")]      # notes in the pile
    under: list[Annotated[int, show("money")]]      # those at its bottom that all saw going there (LV7d), from top to bottom
    winners: list[int]                    # once over


View: Any = with_modules(TableSight, "Table", "View")


def view(s: State, options: LasVegasOptions, seat: int | None) -> Any:
    return View.model_validate(sights(s, options, [seat])[0])


def sights(state: State, options: LasVegasOptions, whom: Sequence[int | None]) -> list[Json]:
    """The views of several seats: what lies open is read once."""
    s = plain(State, state)
    on = of_bits(s.modules)
    before, after = table_of(s, on), pile_of(s, seats(winners(state)) if s.phase == ENDED else [])
    players = [player_of(s, p, on) for p in range(s.n_players)]
    face_down = [{**player, "money": money} for player, money in zip(players, face_up(s, options, on, players), strict=True)]
    return [{"seat": seat, **before, "players": known_to(state, s, seat, on, players, face_down), **after} for seat in whom]


def face_up(s: State, options: LasVegasOptions, on: list[Module], players: list[Json]) -> list[int | None]:
    """LV8: what the others see of everyone's money."""
    if s.phase == ENDED: return [player["money"] for player in players]
    if not options.open_money: return [None] * len(players)
    return [player["money"] - dollars(sum(module.unseen(s, p) for module in on)) for p, player in enumerate(players)]


def known_to(state: State, s: State, seat: int | None, on: list[Module], players: list[Json], face_down: list[Json]) -> list[Json]:
    """LV8: everyone as the others see them, the seat itself with its money and what it holds."""
    if seat is None: return face_down
    own = [{**module.held(s, seat), **module.ruled(state, s, seat)} for module in on]
    return [*face_down[:seat], {**players[seat], **merged(own)}, *face_down[seat + 1:]]


def table_of(s: State, on: list[Module]) -> Json:
    """What lies open, from a plain copy, as the next ones."""
    return {
        "phase": PHASES[s.phase], "round": s.round_no + 1, "first": s.first,
        "to_move": s.to_move if s.phase in (CHOOSE, ROLL, ASK) else s.first if s.phase == OPENING else None, **question_of(s),
        "roll": roll_of(s, on), "casinos": [casino_of(s, casino, on) for casino in range(n_casinos(on))],
        **merged([module.table(s) for module in on]),
    }


def n_casinos(on: list[Module]) -> int:
    """One for each face, and those that modules bring."""
    return CASINOS + sum(module.casinos for module in on)


def question_of(s: State) -> Json:
    return {"asked": s.asked, "asking": of_bits(s.asking)[0].name} if s.phase == ASK else {}


def roll_of(s: State, on: list[Module]) -> Json | None:
    """While a player chooses; BV13: and while cards or kickers ask before all of it is placed."""
    roll = {"own": faces_of(s.roll), **merged([module.roll(s) for module in on])}
    return roll if s.phase == CHOOSE or any(roll.values()) else None


def pile_of(s: State, winners: list[int]) -> Json:
    under = s.pile.cards[s.pile.length - s.pile.known:s.pile.length]
    return {"pile": s.pile.length, "under": [dollars(note) for note in under], "winners": winners}


def casino_of(s: State, casino: int, on: list[Module]) -> Json:
    placed, notes = s.placed[casino], s.notes[casino][:s.n_notes[casino]]
    return {"number": casino + 1, "notes": [dollars(note) for note in notes], "dice": placed[:s.n_players],
            **merged([module.casino(s, casino) for module in on])}


def player_of(s: State, p: int, on: list[Module]) -> Json:
    """A player with the money, which is for its owner to see (LV8)."""
    won = s.won[p]
    money = sum(map(mul, won, range(len(won)))) + sum(module.brings(s, p) for module in on)
    return {"dice": s.dice_left[p], "notes": sum(won), "money": dollars(money),
            **merged([module.player(s, p) for module in on])}
