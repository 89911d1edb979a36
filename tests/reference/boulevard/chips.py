"""Chip cards (CG9)."""

from tests.reference.boulevard.facts import CHIP_VALUE, ENOUGH_FOR_A_CHIP, Casino, Steps
from tests.reference.boulevard.state import State


def lay_chips(t: State) -> None:
    """CG9: at the start of each round one for each casino, the slot machine after casino 6; later ones get none when all are used up."""
    for casino in t.options.casinos():
        if t.chip_pile:
            t.chips[t.at(casino)].append(t.chip_pile.pop(0))
            t.tell("chip_laid", casino, t.chips[t.at(casino)][-1])


def may_take_chip(t: State, seat: int, casino: Casino, dice: int) -> Steps:
    """CG9: who places at least two dice on a casino may at once take any one chip card of it."""
    if dice < ENOUGH_FOR_A_CHIP or not t.chips[t.at(casino)]:
        return
    choice = yield "chip", seat, casino
    if choice != ("no_chip",):
        t.chips[t.at(casino)].remove(choice[1])
        t.chips_won[seat].append(choice[1])
        t.tell("chip", seat, casino, choice[1])


def chip_money(chips: list[int]) -> int:
    """CG9: n chips of one colour together."""
    return sum(CHIP_VALUE[chips.count(colour)] for colour in set(chips))
