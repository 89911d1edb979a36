"""The end of a round (LV6, BV14), and early payouts (AC8)."""

from collections.abc import Generator
from typing import Any

from tests.reference.boulevard.bonus import check_bonus_cards
from tests.reference.boulevard.facts import FACES, NOBODY, SLOT, WHITE, Casino, Event, Steps
from tests.reference.boulevard.hands import swap
from tests.reference.boulevard.rainbow import replace_rainbows
from tests.reference.boulevard.ranks import level, ranking, slot_ranking, tied_groups, weights
from tests.reference.boulevard.state import State


def end_round(t: State) -> Steps:
    yield from pay_early(t)  # BV14 (1)
    for casino in t.options.casinos():  # (2)
        replace_rainbows(t, casino)
    tie_won_at = yield from ask_who_won_a_tie(t, t.options.casinos())  # (3)
    winner = t.tie_winner
    for casino in FACES:  # LV6: ties are removed on all casinos; BV8b: not on the slot machine
        remove_ties(t, casino, winner if casino == tie_won_at else None)
    for casino in t.options.casinos():  # (4), LV6: the casinos pay out, 1 to 6; BV8: then the slot machine
        yield from pay(t, casino, winner if casino == tie_won_at else None)
        put_rest_under(t, casino)
    yield from swap(t)  # (5)
    check_bonus_cards(t)  # (6)
    t.clear()  # (7)
    t.tell("round_end", t.round)


def remove_ties(t: State, casino: Casino, spared: int | None) -> None:
    for number, tied in tied_groups(weights(t.lying(casino))):  # LV7a
        group = [who for who in tied if who != spared]  # AC1: all others go, even if there is only one other
        t.dice[t.at(casino)] = [die for die in t.lying(casino) if die[0] not in group]
        t.tell("tie", casino, number, group)


def pay(t: State, casino: Casino, spared: int | None, early: bool = False) -> Steps:
    """LV7b, BV8b: in the order of their ranks everybody gets one note; LV7: without dice there, never a note."""
    notes = t.notes[t.at(casino)]
    for who, number in (slot_ranking if casino == SLOT else ranking)(t.lying(casino), spared):
        if not notes:  # LV7c
            return
        note = notes[0]  # LV7b: the highest note
        if casino == SLOT and who != WHITE and len(set(notes)) > 1:  # BV8b: white takes the highest one left; equal ones are no choice
            note = (yield "pick", who)[1]
        notes.remove(note)
        if isinstance(who, int):
            t.receive(who, note)
            t.tell("paid", casino, who, note, number)
        elif early:  # AC8: at once
            t.put_under(note)
            t.tell("under", casino, note, who)
        else:
            t.won_by_white.append(note)  # LV12


def put_rest_under(t: State, casino: Casino) -> None:
    """LV7d: when the casino is done, what no player won goes under, from high to low: what white won is never below what is left."""
    for why, notes in ((WHITE, t.won_by_white), (NOBODY, t.notes[t.at(casino)])):
        for note in notes:
            t.put_under(note)
            t.tell("under", casino, note, why)
        notes.clear()


# ---- AC8


def pay_early(t: State) -> Steps:
    """The early payout that is pending, if any: no die moves, notes not won stay there."""
    if t.early is None:
        return
    seat, casino = t.early
    t.early = None
    t.tell("early_payout", seat, casino)
    replace_rainbows(t, casino)
    winner = t.tie_winner
    tie_won_at = yield from ask_who_won_a_tie(t, [casino])
    if tie_won_at is not None:
        t.tie_winner = None  # AC1: spent
    yield from pay(t, casino, None if tie_won_at is None else winner, early=True)


# ---- AC1


def ask_who_won_a_tie(t: State, casinos: list[Casino]) -> Generator[Event, Any, Casino | None]:
    """AC1: its owner, if tied there, chooses one of these casinos, or none."""
    seat = t.tie_winner
    tied = [] if seat is None else [casino for casino in casinos if is_tied(t, seat, casino)]
    if not tied:
        return None
    choice = yield "tie_won", seat, tied
    t.tell("tie_won", seat, choice[1])
    return choice[1]


def is_tied(t: State, seat: int, casino: Casino) -> bool:
    """Only casinos with a note on them are offered. On the slot machine it serves only against white (BV8b)."""
    if not t.notes[t.at(casino)]:
        return False
    if casino == SLOT:
        return seat in level(t.lying(SLOT))
    return any(seat in group for _, group in tied_groups(weights(t.lying(casino))))
