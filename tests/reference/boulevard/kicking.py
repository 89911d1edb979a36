"""Kickers (BV6)."""

from tests.reference.boulevard.facts import WHITE, Casino, Die, Steps
from tests.reference.boulevard.state import State


def kickers_act(t: State, seat: int, casino: Casino) -> Steps:
    """BV6c: the kickers of this placement act one after the other, each if any other die lies there."""
    while kickers := [die for die in t.lying(casino) if die[1] == "kicker"]:
        if not targets(t, casino):  # BV6a
            to_display_card(t, seat, casino, kickers[0])
            t.tell("no_effect", seat, casino)
            continue
        choice = yield "kick", seat, casino  # BV6b: one must go
        to_display_card(t, seat, casino, kickers[0])
        kick(t, choice[1:], casino)
        t.tell("kicked", seat, casino, *choice[1:])


def targets(t: State, casino: Casino) -> list[Die]:
    """BV6: any die there, own or anybody's, normal, big or white, no kicker (c); equal dice of one owner and kind are one target."""
    return sorted({die for die in t.lying(casino) if die[1] != "kicker"}, key=in_order)


def in_order(die: Die) -> tuple[int, ...]:
    """Seat by seat, normal before big; then white by who placed it, nobody's last (BV6d); on the slot machine by face."""
    who, kind, *face = die
    if who == WHITE:
        return (100, kind if isinstance(kind, int) else 100, *face)
    return (int(who), ["normal", "big"].index(str(kind)), *face)


def to_display_card(t: State, seat: int, casino: Casino, kicker: Die) -> None:
    t.lying(casino).remove(kicker)
    t.used_kickers[seat] += 1


def kick(t: State, die: Die, casino: Casino) -> None:
    t.lying(casino).remove(die)
    give_back(t, die)


def give_back(t: State, die: Die) -> None:
    """A die goes back to its owner."""
    match die[:2]:
        case (int(owner), str(kind)):
            t.hands[owner][kind] += 1
        case (_, int(placed_it)):
            t.hands[placed_it]["white"] += 1  # BV6d
        case _:
            t.white_out += 1  # BV6d
