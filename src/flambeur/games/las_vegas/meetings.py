"""Where modules touch each other: each meeting in one place, by clause. A module that is off has an empty drawer, so nobody asks."""
from flambeur.games.las_vegas.facts import SEATS, SLOT
from flambeur.games.las_vegas.modules.action_cards import drawer as cards
from flambeur.games.las_vegas.modules.big_dice import rules as big_dice
from flambeur.games.las_vegas.modules.kickers.drawer import BIG, BY_FACE, OPENING, WHITE
from flambeur.games.las_vegas.modules.slot_machine import drawer as slot
from flambeur.games.las_vegas.state import State
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.stocking import stocked_casinos
from flambeur.kit.dice import showing
from flambeur.kit.jit import rule

# kickers x all dice that can lie on a casino (BV6)


@rule(inline=True)
def can_be_kicked(s: State, casino: int, target: int) -> bool:
    """A die of that owner and kind lies there: a normal one, a big one (BV5), a white one placed by that player (BV6d)."""
    if target < BIG: return target < s.n_players and s.placed[casino, target] > 0
    if target < WHITE: return big_dice.lies(s, casino, target - BIG)
    if target >= BY_FACE: return s.slot_machine.dice[kind_at(target), face_at(target)] > 0
    return s.kickers.whites[casino, target - WHITE] > 0


@rule(inline=True)
def owner_of(s: State, target: int) -> int:
    """Whose hand a die goes back to; OPENING: nobody's."""
    if target >= BY_FACE: return s.slot_machine.by[face_at(target)] - 1
    return OPENING if target == WHITE + OPENING else target % SEATS


@rule
def kick(s: State, casino: int, target: int) -> None:
    """The die goes back to its owner, a white one to the player who placed it. One of the opening roll is out for the round (BV6d).
    Who placed a white die is remembered for kickers alone."""
    if target >= BY_FACE:
        kick_off_slot(s, target)
    elif target < BIG:
        s.placed[casino, target] -= 1
        s.dice_left[target] += 1
    elif target < WHITE:
        s.big_dice.at[target - BIG] = 0
        s.big_dice.left[target - BIG] = 1
    else:
        s.placed[casino, s.n_players] -= 1
        s.kickers.whites[casino, target - WHITE] -= s.kickers.each > 0
        if target - WHITE != OPENING: s.neutral_dice.left[target - WHITE] += 1


@rule
def lift(s: State, casino: int, target: int, sign: int) -> None:
    """A die leaves the casino to see what that changes there (sign -1), and lies there again (1); no hand notices."""
    if target >= BY_FACE: lift_off_slot(s, kind_at(target), face_at(target), sign)
    elif target < BIG: s.placed[casino, target] += sign
    elif target < WHITE: s.big_dice.at[target - BIG] += sign * (casino + 1)
    else: s.placed[casino, s.n_players] += sign


# kickers x neutral dice (BV6d): the game remembers who placed each white die


@rule(inline=True)
def white_placed(s: State, seat: int, face: int, casino: int) -> None:
    """The white dice of the roll are the mover's; noted before they go to the casino."""
    s.kickers.whites[casino, seat] += showing(s.neutral_dice.roll, face)


@rule(inline=True)
def white_opened(s: State) -> None:
    """The opening dice are nobody's."""
    for casino in range(CASINOS):
        s.kickers.whites[casino, OPENING] = s.placed[casino, s.n_players]


# slot machine x all dice that can lie there (BV8, BV5)


@rule(inline=True)
def big_showing(s: State, face: int) -> int:
    return showing(s.big_dice.roll, face)


@rule(inline=True)
def white_showing(s: State, face: int) -> int:
    return showing(s.neutral_dice.roll, face)


@rule(inline=True)
def as_counted(s: State, face: int) -> int:
    """The own dice there that show a face, as they count: BV5, a big one twice for the number and twice for the sum."""
    return s.slot_machine.dice[slot.NORMAL, face] + big_dice.COUNTS_AS * s.slot_machine.dice[slot.BIG, face]


# slot machine x kickers (BV6): a die is named by its face, which is one player's. A face that was kicked away stays closed (BV8a)


@rule(inline=True)
def kind_at(target: int) -> int:
    return (target - BY_FACE) // CASINOS


@rule(inline=True)
def face_at(target: int) -> int:
    return (target - BY_FACE) % CASINOS


@rule
def lift_off_slot(s: State, kind: int, face: int, sign: int) -> None:
    """A die leaves the slot machine (sign -1), or lies there again (1)."""
    p = s.slot_machine.by[face] - 1
    s.slot_machine.dice[kind, face] += sign
    if kind == slot.NORMAL: s.placed[SLOT, p] += sign
    elif kind == slot.BIG: s.big_dice.at[p] += sign * (SLOT + 1)
    else: s.placed[SLOT, s.n_players] += sign


@rule
def kick_off_slot(s: State, target: int) -> None:
    kind, face = kind_at(target), face_at(target)
    p = s.slot_machine.by[face] - 1
    lift_off_slot(s, kind, face, -1)
    if kind == slot.NORMAL: s.dice_left[p] += 1
    elif kind == slot.BIG: s.big_dice.left[p] = 1
    else:
        s.neutral_dice.left[p] += 1
        s.kickers.whites[SLOT, p] -= s.kickers.each > 0


# action cards x all dice that are rolled (AC2, AC3, AC5, AC7: white and big dice and kickers too)


@rule
def roll_of(s: State, kind: int) -> int:
    """The mover's dice of a kind, counted by face."""
    if kind == cards.NORMAL: return s.roll
    if kind == cards.BIG: return s.big_dice.roll
    if kind == cards.WHITE: return s.neutral_dice.roll
    return s.kickers.roll


@rule
def add_to_roll(s: State, kind: int, counts: int) -> None:
    if kind == cards.NORMAL: s.roll += counts
    elif kind == cards.BIG: s.big_dice.roll += counts
    elif kind == cards.WHITE: s.neutral_dice.roll += counts
    else: s.kickers.roll += counts


# action cards x slot machine (AC3: one of the two casinos may be it; AC7)


@rule
def casino_placed(action: int) -> int:
    """Where a plain placement goes."""
    return SLOT if action >= slot.INSERT.start else action


@rule
def is_open_slot(s: State, face: int) -> bool:
    """Dice that show the face may come to the slot machine, if there is one."""
    return stocked_casinos(s) > SLOT and s.slot_machine.by[face] == 0


@rule
def face_placed(action: int) -> int:
    return action - slot.INSERT.start if action >= slot.INSERT.start else action


# action cards x all dice that can lie on a casino (AC6): they come back as kicked ones do, but to the hand that placed them


@rule
def lying(s: State, casino: int, kind: int, p: int, face: int, placed: int) -> int:
    """How many dice of that kind a player has there that may be of the placement: on the slot machine of its face alone. Without kickers
    nobody remembers who placed white dice, and none of them has gone."""
    if casino == SLOT: return s.slot_machine.dice[kind, face]
    if kind == cards.NORMAL: return s.placed[casino, p]
    if kind == cards.BIG: return int(big_dice.lies(s, casino, p))
    return s.kickers.whites[casino, p] if s.kickers.each > 0 else placed


@rule
def take_back(s: State, casino: int, kind: int, p: int, face: int) -> None:
    kick(s, casino, target_of(casino, kind, p, face))


@rule
def target_of(casino: int, kind: int, p: int, face: int) -> int:
    """A player's die of that kind, as kickers number what they kick."""
    return BY_FACE + kind * CASINOS + face if casino == SLOT else kind * SEATS + p


@rule
def open_again(s: State, casino: int, face: int) -> None:
    """BV8a: a face of the slot machine whose last die was taken back."""
    if casino != SLOT: return
    left = 0
    for kind in range(slot.KINDS):
        left += s.slot_machine.dice[kind, face]
    if left == 0: s.slot_machine.by[face] = 0
