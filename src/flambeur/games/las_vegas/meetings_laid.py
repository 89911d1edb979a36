"""Where modules touch each other in what is seen and laid: the Python half of meetings.py. Each meeting in one place, by clause."""
from collections.abc import Mapping
from typing import Any

from flambeur.errors import PositionError
from flambeur.games.las_vegas.facts import SLOT
from flambeur.games.las_vegas.modules.big_dice.rules import COUNTS_AS
from flambeur.games.las_vegas.modules.neutral_dice.drawer import OPENING_DICE, WHITE_EACH
from flambeur.games.las_vegas.modules.slot_machine.drawer import INSERT
from flambeur.games.vegas.placing import PLACE
from flambeur.kit.dice import faces_of
from flambeur.kit.options import Options


def has(options: Options, module: str) -> bool:
    return bool(getattr(options, module, False))


def check(given: Any, options: Options) -> None:
    """Checks a position in which each module has found its own things to be right."""
    if has(options, "kickers"): check_whites(given, options)
    if has(options, "kickers") and has(options, "slot_machine"): check_white_faces(given.casinos[SLOT], options.players)


# action cards x all dice that are rolled (BV13)


def roll_may_lie(given: Any, options: Options) -> bool:
    """Questions come before all of a roll is placed, and AC2's second roll."""
    return has(options, "action_cards") and given.card_stage in ("before", "announced", "between") and given.phase in ("ask", "roll")


def is_rolled(given: Any, options: Options, name: str, held: int) -> bool:
    """Whether all dice of a kind that a player holds lie there: but those that are rolled again, and between AC3's two placements."""
    lie = len(getattr(given.roll, name))
    if not has(options, "action_cards"): return lie == held
    marked = getattr(given.marked, {"kickers": "kicker"}.get(name, name)) if given.marked is not None else []
    return lie <= held if given.card_stage == "between" else lie + len(marked) == held


def rolled(s: Any, face: int) -> int:
    """How many dice of the roll show a face (1 to 6), whatever their kind."""
    return sum(faces_of(counts).count(face) for counts in (s.roll, s.big_dice.roll, s.neutral_dice.roll, s.kickers.roll))


# action cards x slot machine (AC3, AC7, AC8)


def is_placement(action: int) -> bool:
    """Of a face, on its casino or on the slot machine."""
    return action in PLACE.ids() or action in INSERT.ids()


def lies_at_slot(s: Any, face: int) -> bool:
    """Dice that show the face (1 to 6) lie at the slot machine."""
    return bool(s.slot_machine.by[face - 1])


def pays_early(given: Any, options: Options) -> bool:
    """The slot machine may pay before the end of the round."""
    return has(options, "action_cards") and given.pays_early != "" and given.early == SLOT + 1


# kickers x all dice that can lie on a casino (BV6)


LESS = {"normal": -1, "big": -COUNTS_AS}   # a die that leaves a casino, as it counts at the payout; others do not


def taken(event: Any, seat: int) -> Mapping[int, int]:
    """What a kick took from a seat at a casino."""
    if event.kind != "kicked" or event.fields["owner"] != seat: return {}
    return {event.fields["casino"]: LESS.get(event.fields["die"], 0)}


# action cards x all dice that can lie on a casino (AC6)


def taken_back(event: Any, seat: int) -> Mapping[int, int]:
    """What a seat took back from a casino."""
    if event.kind != "taken_back" or event.seat != seat: return {}
    return {event.fields["casino"]: LESS.get(event.fields["die"], 0)}


# kickers x neutral dice (BV6d)


def remembers_white(s: Any) -> bool:
    """Whether it matters who placed a white die."""
    return bool(s.neutral_dice.each)


def white_dice_out(options: Options, opening: int) -> int:
    """How many dice of the opening roll may be out for the round: those that were kicked."""
    return opening if has(options, "kickers") else 0


def check_whites(given: Any, options: Options) -> None:
    """Each white die was placed by somebody, or lies there since the opening roll."""
    n, each = options.players, WHITE_EACH[options.players] if has(options, "neutral_dice") else 0
    for place, casino in enumerate(given.casinos, 1):
        casino.white_by += [0] * (n + 1 - len(casino.white_by))
        if len(casino.white_by) > n + 1 or min(casino.white_by) < 0 or sum(casino.white_by) != casino.white:
            raise PositionError(f"white_by of casino {place} says who placed each white die there, last those of nobody",
                                f"white_by du casino {place} dit qui a posé chaque dé blanc, en dernier ceux de personne")
    if given.phase == "ended":
        return
    for p, player in enumerate(given.players):
        lie = sum(casino.white_by[p] for casino in given.casinos)
        if each and lie + player.white != each:
            left = player.white
            raise PositionError(f"seat {p} has {lie + left} white dice, not {each}: {lie} on the casinos and {left} left",
                                f"la place {p} a {lie + left} dés blancs et non {each} : {lie} sur les casinos et {left} en main")
    if sum(casino.white_by[n] for casino in given.casinos) > (OPENING_DICE if each and n == 3 else 0):
        raise PositionError("more white dice of an opening roll lie there than were rolled",
                            "il y a plus de dés blancs d’ouverture que lancés")


# kickers x slot machine (BV6d, BV8a)


def check_white_faces(slot: Any, players: int) -> None:
    """A white die there was placed by whoever closed its face."""
    by = dict(zip(slot.closed, slot.closed_by, strict=True))
    placed = [sum(by[face] == p for face in slot.white_shows) for p in range(players)]
    if slot.white_by != [*placed, 0]:
        raise PositionError("white_by of the slot machine does not agree with closed_by",
                            "white_by de la machine à sous ne s’accorde pas avec closed_by")
