"""A placement (BV13, 5)."""

from tests.reference.boulevard.chips import may_take_chip
from tests.reference.boulevard.choosing import owes_two, second_placements
from tests.reference.boulevard.facts import KINDS, SLOT, WHITE, Casino, Die, Steps
from tests.reference.boulevard.kicking import kickers_act
from tests.reference.boulevard.state import State, no_dice
from tests.reference.boulevard.turn_state import Placement


def place(t: State, rolled: int, casino: Casino, face: int) -> Steps:
    """LV4, LV11: all dice that rolled this, to show that face there; BV6b: all arrive before a kicker acts."""
    seat = t.turn.seat
    numbers = {kind: t.rolled[kind].count(rolled) for kind in KINDS}
    for kind in KINDS:
        t.lying(casino).extend([die_of(seat, kind, casino, face)] * numbers[kind])
        t.hands[seat][kind] -= numbers[kind]
        t.rolled[kind] = [shown for shown in t.rolled[kind] if shown != rolled]
    t.turn.placements.append(Placement(casino, face, numbers))
    t.tell("placed", seat, casino, *numbers.values(), *([face] if casino == SLOT else []))
    if casino == SLOT and any(numbers[kind] for kind in KINDS if kind != "kicker"):  # BV6a: a kicker alone leaves the face open
        t.closed.append(face)  # BV8a
    # AC3: one more if it is owed, or allowed
    t.turn.placing_is_over = len(t.turn.placements) == 2 or not owes_two(t) or not second_placements(t, casino)
    if t.turn.placing_is_over:
        t.rolled = no_dice()
    yield from kickers_act(t, seat, casino)
    yield from may_take_chip(t, seat, casino, sum(numbers.values()))


def die_of(seat: int, kind: str, casino: Casino, face: int) -> Die:
    """How a die that this seat placed lies there."""
    who, which = (WHITE, seat) if kind == "white" else (seat, kind)
    return (who, which, face) if casino == SLOT else (who, which)
