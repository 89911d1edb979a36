"""A whole game, top-down."""

from collections.abc import Generator
from typing import Any

from tests.reference.boulevard.facts import ROUNDS, Event, Steps
from tests.reference.boulevard.payout import end_round, pay_early
from tests.reference.boulevard.state import State
from tests.reference.boulevard.stocking import start_round
from tests.reference.boulevard.turn import take_turn


def play(t: State) -> Steps:
    if t.options.first_player == "random":  # LV3
        t.first = yield "first_player", t.players
    t.pile = yield "shuffle", len(t.options.pile())  # LV2: once
    if any(t.options.decks()):
        t.bonus_decks, t.action_decks, t.chip_pile = yield "decks", *[len(deck) for deck in t.options.decks()]
    while True:
        yield from play_round(t)
        if t.round == ROUNDS:  # LV3
            return
        t.round += 1
        t.first = (t.first + 1) % t.players  # LV3: the start card moves one seat to the left


def play_round(t: State) -> Steps:
    yield from start_round(t)
    seat: int | None = t.first  # LV3
    while seat is not None:
        yield from take_turn(t, seat)
        seat = yield from next_seat(t, seat)
    yield from end_round(t)


def next_seat(t: State, seat: int) -> Generator[Event, Any, int | None]:
    """LV3: clockwise; LV5: who has no dice, of any kind, is skipped; the last one with dice goes on alone."""
    if not any(t.has_dice(p) for p in range(t.players)):  # LV6; BV6e: tested only now
        return None
    while True:
        seat = (seat + 1) % t.players
        yield from come_up(t, seat)
        if t.has_dice(seat):
            return seat


def come_up(t: State, seat: int) -> Steps:
    """The turn comes to this seat, dice or no dice."""
    if t.two_casinos == seat:  # AC3: until now
        t.two_casinos = None
    if t.early is not None and t.early[0] == seat:  # AC8, BV13 (1)
        yield from pay_early(t)
