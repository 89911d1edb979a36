"""A turn, from the roll on (BV13)."""

from tests.reference.boulevard.after import after_placing
from tests.reference.boulevard.choosing import faces_rolled
from tests.reference.boulevard.facts import KINDS, SLOT, Choice, Steps
from tests.reference.boulevard.hands import play_card, show
from tests.reference.boulevard.placing import place
from tests.reference.boulevard.state import State, no_dice
from tests.reference.boulevard.turn_state import Turn


def take_turn(t: State, seat: int) -> Steps:
    t.turn = Turn(seat)
    t.rolled = yield "roll", seat  # LV4: all dice left, LV11: white too, BV5, BV6: big die and kickers too
    t.turn.faces = len(faces_rolled(t))
    while not t.turn.placing_is_over:
        choice = yield "choose", seat
        yield from act(t, seat, choice)
    t.rolled = no_dice()
    yield from after_placing(t, seat)
    t.turns[seat] += 1


def act(t: State, seat: int, choice: Choice) -> Steps:
    match choice:
        case ("place", int(face)):
            yield from place(t, face, face, face)
        case ("place", _, face):
            yield from place(t, face, SLOT, face)
        case ("card", "pass"):  # AC4: place nothing, keep all dice, end the turn
            show(t, seat, "pass")
            t.turn.placing_is_over = True
        case ("card", card):
            yield from play_card(t, seat, card)
        case ("reroll", dice):
            yield from reroll(t, seat, dice)
        case ("rotate", face, to):
            rotate(t, seat, face, to)
        case ("double_later", *where):  # AC3, AC7: other dice first
            show(t, seat, "double")
            t.turn.pair_later = True
            yield from act(t, seat, ("place", *where))
        case ("double", pair, int(casino)):  # AC7: turned to the face of the casino
            if not t.turn.pair_later:
                show(t, seat, "double", pair)
            t.turn.pair_later = False
            yield from place(t, pair, casino, casino)
        case ("double", pair, _, face):
            if not t.turn.pair_later:
                show(t, seat, "double", pair)
            t.turn.pair_later = False
            yield from place(t, pair, SLOT, face)
        case ("done",):  # AC3: a second placement that is not owed
            t.turn.placing_is_over = True


def reroll(t: State, seat: int, dice: tuple[tuple[str, int], ...]) -> Steps:
    """AC2."""
    t.turn.rerolled = True
    t.rerolls += 1
    for kind, face in dice:
        t.rolled[kind].remove(face)
    t.tell("rerolled", seat, dice)
    again = yield "reroll", seat, *[[kind for kind, _ in dice].count(kind) for kind in KINDS]
    for kind in KINDS:
        t.rolled[kind] += again[kind]
    t.turn.faces = len(faces_rolled(t))


def rotate(t: State, seat: int, face: int, to: int) -> None:
    """AC5: all dice of the face, white, big and kickers too."""
    show(t, seat, "rotate", face, to)
    t.turn.rotated = True
    t.turn.joined = to if to in faces_rolled(t) else None
    t.rolled = {kind: [to if shown == face else shown for shown in t.rolled[kind]] for kind in KINDS}
