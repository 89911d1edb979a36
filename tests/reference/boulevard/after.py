"""After the placement (BV13, 6): AC6, then AC8; and the cards that may be played all turn long, if there are dice left."""

from collections.abc import Iterable

from tests.reference.boulevard.choosing import selections
from tests.reference.boulevard.facts import SLOT, Casino, Choice, Die, Steps
from tests.reference.boulevard.hands import all_turn_long, play_card, show
from tests.reference.boulevard.kicking import give_back
from tests.reference.boulevard.placing import die_of
from tests.reference.boulevard.state import State
from tests.reference.boulevard.turn_state import Placement


def after_placing(t: State, seat: int) -> Steps:
    while choices_after(t):
        choice = yield "after", seat
        match choice:
            case ("card", card):
                yield from play_card(t, seat, card)
            case ("take_back", dice):
                take_back(t, seat, dice)
            case ("early_payout", casino):
                show(t, seat, "early_payout", casino)
                t.early = (seat, casino)
                t.turn.pays_early = True
            case _:
                return


def choices_after(t: State) -> list[Choice]:
    """Nothing is asked where nothing is possible. AC4 ended the turn without a placement."""
    if not t.turn.placements:
        return []
    found = take_backs(t) + early_payouts(t) + all_turn_long(t, t.turn.seat)
    return found + [("done",)] if found else []


# ---- AC6


def take_backs(t: State) -> list[Choice]:
    """AC6: some or all of the dice just placed that still lie there; AC3: from both casinos; BV13 (6): before AC8."""
    if "take_back" not in t.cards[t.turn.seat] or t.turn.pays_early:
        return []
    dice = [die for placement in t.turn.placements for die in still_there(t, placement)]
    return [("take_back", some) for some in selections(dice)]


def still_there(t: State, placement: Placement) -> Iterable[tuple[Casino, str]]:
    """Of equal dice of one owner those placed now are the last to have been kicked."""
    for kind in ("normal", "big", "white"):
        die = die_of(t.turn.seat, kind, placement.casino, placement.face)
        for _ in range(min(placement.numbers[kind], t.lying(placement.casino).count(die))):
            yield placement.casino, kind


def take_back(t: State, seat: int, dice: tuple[tuple[Casino, str], ...]) -> None:
    show(t, seat, "take_back", dice)
    for casino, kind in dice:
        placement = next(one for one in t.turn.placements if one.casino == casino)
        die: Die = die_of(seat, kind, casino, placement.face)
        t.lying(casino).remove(die)
        give_back(t, die)
        placement.taken_back += 1
        if casino == SLOT and not any(len(other) == 3 and other[2] == placement.face for other in t.lying(SLOT)):
            t.closed.remove(placement.face)  # BV8a: open again if AC6 took back every die of it


# ---- AC8


def early_payouts(t: State) -> list[Choice]:
    """AC8: where a placement went, AC3: one of the two; not if AC6 took back the whole of it."""
    if "early_payout" not in t.cards[t.turn.seat]:
        return []
    return [("early_payout", placement.casino) for placement in t.turn.placements if placement.taken_back < placement.arrived()]
