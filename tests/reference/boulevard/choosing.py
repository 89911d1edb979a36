"""What a player may choose between the roll and the placement (BV13, 2-5)."""

from collections import Counter
from itertools import product
from typing import Any

from tests.reference.boulevard.facts import FACES, KINDS, SLOT, Casino, Choice
from tests.reference.boulevard.hands import all_turn_long
from tests.reference.boulevard.state import State


def choices(t: State) -> list[Choice]:
    turn = t.turn
    if turn.pair_later:  # AC7: the pair that stayed for the card
        return pairs(t, turn.placements[0].casino)
    if turn.placements:  # AC3: the second one; no card is played between the two
        return second_placements(t, turn.placements[0].casino) + [("done",)] * owes_no_second(t, turn.placements[0].face)
    found = [choice for choice in placements(t, faces_rolled(t)) if leaves_a_second(t, choice[-1], choice[1])]
    if turn.rotated:  # BV13 (4): at most one of AC4, AC5, AC7, then place
        return found
    return found + all_turn_long(t, turn.seat) + rerolls(t) + passes(t) + rotations(t) + doubles(t)


def faces_rolled(t: State) -> list[int]:
    return [face for face in FACES if any(face in t.rolled[kind] for kind in KINDS)]


def number_rolled(t: State, face: int) -> int:
    return sum(t.rolled[kind].count(face) for kind in KINDS)


def open_faces(t: State) -> list[int]:
    """BV8a: what may go to the slot machine: faces that do not lie there."""
    return [face for face in FACES if t.options.slot_machine and face not in t.closed]


def placements(t: State, faces: list[int], used: Casino | None = None) -> list[Choice]:
    """LV4, LV11, BV5, BV6: any face that was rolled, by whichever die, to its casino; BV8a: or to the slot machine. AC3: not where
    the first placement went."""
    casinos: list[Choice] = [("place", face) for face in faces if face != used]
    return casinos + [("place", SLOT, face) for face in faces if face in open_faces(t) and used != SLOT]


# ---- AC3: two casinos


def owes_two(t: State) -> bool:
    """Every opponent of who played it, with two or more faces rolled (after a re-roll)."""
    return t.two_casinos not in (None, t.turn.seat) and t.turn.faces >= 2


def owes_no_second(t: State, face: int) -> bool:
    """Who puts the dice that AC5 turned on a casino together with dice that already showed that face."""
    return t.turn.joined == face


def second_placements(t: State, used: Casino) -> list[Choice]:
    return placements(t, faces_rolled(t), used)


def leaves_a_second(t: State, face: int, casino: Casino) -> bool:
    """A first placement after which no legal second one would be left is not legal."""
    others = [other for other in faces_rolled(t) if other != face]
    return not owes_two(t) or owes_no_second(t, face) or placements(t, others, casino) != []


# ---- cards, and what they allow


def rerolls(t: State) -> list[Choice]:
    """AC2: any or all of your dice, once per turn; with reroll = round, once in the whole round."""
    done = t.rerolls > 0 if t.options.reroll == "round" else t.turn.rerolled
    if t.reroller != t.turn.seat or done:
        return []
    return [("reroll", dice) for dice in selections([(kind, face) for kind in KINDS for face in t.rolled[kind]])]


def passes(t: State) -> list[Choice]:
    return [("card", "pass")] if "pass" in t.cards[t.turn.seat] else []


def rotations(t: State) -> list[Choice]:
    """AC5: all dice of one rolled face to one other face, rolled or not."""
    if "rotate" not in t.cards[t.turn.seat]:
        return []
    return [("rotate", face, to) for face in faces_rolled(t) for to in FACES if to != face]


def doubles(t: State) -> list[Choice]:
    """AC7: a face shown by exactly two dice, to any casino, or to the slot machine as any face still open there."""
    if "double" not in t.cards[t.turn.seat]:
        return []
    return [choice for choice in pairs(t) if leaves_a_second(t, choice[1], choice[2])] + pairs_later(t)


def pairs(t: State, used: Casino | None = None) -> list[Choice]:
    casinos: list[tuple[Casino, ...]] = [(casino,) for casino in FACES]
    casinos += [(SLOT, face) for face in open_faces(t)]
    found = [face for face in faces_rolled(t) if number_rolled(t, face) == 2]
    return [("double", pair, *casino) for pair in found for casino in casinos if casino[0] != used]


def pairs_later(t: State) -> list[Choice]:
    """AC3: the player chooses the order; other dice may be placed first if a pair stays for the card."""
    if not owes_two(t):
        return []
    plain = placements(t, faces_rolled(t))
    return [("double_later", *choice[1:]) for choice in plain if any(pair != choice[-1] for _, pair, *_ in pairs(t))]


def selections(dice: list[tuple[Any, str]] | list[tuple[str, int]]) -> list[tuple[Any, ...]]:
    """Some or all of the dice: the different ones, each sorted."""
    kinds = Counter(dice)
    found = []
    for numbers in product(*[range(number + 1) for number in kinds.values()]):
        found.append([die for die, number in zip(kinds, numbers, strict=True) for _ in range(number)])
    return [tuple(sorted(some, key=lambda die: (str(die[0]), die[1]))) for some in found if some]
