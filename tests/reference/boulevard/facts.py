"""What the box holds, and the words that the twin has for it. Money is in thousands."""

from collections.abc import Generator
from typing import Any

Event = tuple[Any, ...]
Choice = tuple[Any, ...]
# The game as it is played: it yields what must come next, is sent it, and goes on. So the files read as the rules do, top-down.
Steps = Generator[Event, Any, None]
Who = int | str  # a seat, or WHITE
Casino = int | str  # 1 to 6, or SLOT
# A die that lies on a casino: (seat, "normal"), (seat, "big"), (seat, "kicker") while it acts, (WHITE, the seat that placed it),
# and (WHITE, None) for one that three players rolled at the opening of the round: it belongs to nobody's placement (LV10).
# On the slot machine its face is told as well: (seat, "normal", 4).
Die = tuple[Who, str | int | None] | tuple[Who, str | int | None, int]

WHITE = "white"
SLOT = "slot"
NOBODY = "nobody"
KINDS = ["normal", "big", "kicker", "white"]  # what a player can have in hand, in the order of a roll
FACES = [1, 2, 3, 4, 5, 6]
ROUNDS = 4  # LV3
OWN_DICE = 8  # LV1
BIG_EACH = 1  # BV5
KICKERS_EACH = {2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1}  # BV6
# LV10, BV4: white dice for each player, by number of players; and those left over of the eight with three players.
WHITE_EACH = {2: 4, 3: 2, 4: 2, 5: 2}
WHITE_OVER = {2: 0, 3: 2, 4: 0, 5: 0}
COLOURS = ["red", "green", "blue", "black", "white", "yellow", "grey", "violet"]  # LV1, BV3: seats take them in this order

MINIMUM = 50  # LV2
MINIMUM_BY_PLAYERS = {2: 30, 3: 40, 4: 50, 5: 60, 6: 70, 7: 80, 8: 90}  # BV1
NOTES = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}  # LV1: how many notes there are of each value
HIGH_NOTES = {100: 5}  # BV2
RAINBOW = 0  # how a rainbow card stands among the notes: as money it is worth nothing
RAINBOWS = 6  # BV7
RAINBOW_WORTH = 40  # BV7: while stocking

# AC1 to AC10
ACTION_CARDS = [
    "tie_won", "reroll", "two_casinos", "pass", "rotate", "take_back", "double", "early_payout", "three_notes", "swap",
]
ACTIONS_EACH = {2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1}  # BV10
THREE = 3  # AC9
# BV9: the values of the bonus cards, and how many a player gets
BONUS_CARDS = [20, 30, 30, 40, 40, 50, 50, 60, 60, 70]
BONUS_EACH = {2: 2, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1}
BONUS_MONEY = 50  # for each pip of the announcement die
LAST_PIP = 6
# CG9: the colours of the chips are 0 to 4; what n chips of one colour are worth
CHIPS = [colour for colour in range(5) for _ in range(5)]
CHIP_VALUE = {0: 0, 1: 10, 2: 30, 3: 60, 4: 100, 5: 150}
ENOUGH_FOR_A_CHIP = 2


def all_notes(high_notes: bool = False) -> list[int]:
    """The 54 notes, rising (LV1); with the five of 100k, 59 (BV2)."""
    box = NOTES | (HIGH_NOTES if high_notes else {})
    return [value for value, count in box.items() for _ in range(count)]


def high_to_low(notes: list[int]) -> list[int]:
    return sorted(notes, reverse=True)
