"""Probe: what players know of each other's hands.

A card that is drawn leaves the pile with those who know it (kit/known_pile.py). Of each card in a hand `told` counts for every seat, and
for spectators as if they were one more, how many of them they know there: two bits each, since there are two packs at most.
"""
from typing import TYPE_CHECKING

from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.known_pile import EVERYONE
from tests.games.probe.facts import CARDS, MAX_PLAYERS

if TYPE_CHECKING:
    from tests.games.probe.state import State

SPECTATORS = MAX_PLAYERS


@rule
def learn(s: "State", p: int, card: int, who: int) -> None:
    """The seats in `who` know of one more such card in a hand. The player's own cards need no telling."""
    for seat in range(s.n_players):
        if seat != p and who >> seat & 1: s.told[p, card] += 1 << 2 * seat
    if who & EVERYONE == EVERYONE: s.told[p, card] += 1 << 2 * SPECTATORS


@rule
def show(s: "State", p: int, card: int) -> None:
    """A card of the hand, to everyone; who knew one already may be shown the same."""
    for seat in range(SPECTATORS + 1):
        if seat != p and not s.told[p, card] >> 2 * seat & 3 and (seat < s.n_players or seat == SPECTATORS):
            s.told[p, card] += 1 << 2 * seat


@rule
def on_shown(s: "State", p: int, card: int) -> None:
    """A card left the hand in sight of all: it may have been the one that was known."""
    for seat in range(SPECTATORS + 1):
        if s.told[p, card] >> 2 * seat & 3: s.told[p, card] -= 1 << 2 * seat


@rule
def forget(s: "State", p: int) -> None:
    """A card left the hand that nobody saw: it may have been any."""
    s.told[p, :] = 0


@rule
def knows(s: "State", seat: int, p: int, card: int) -> int:
    """How many of these cards a seat, or a spectator, knows in another's hand."""
    return s.told[p, card] >> 2 * (SPECTATORS if seat == NOBODY else seat) & 3


def known_cards(s: "State", seat: int | None, p: int) -> list[int]:
    """For a view."""
    viewer = NOBODY if seat is None else seat
    return [card for card in range(1, CARDS + 1) for _ in range(knows(s, viewer, p, card))]


def told_of(s: "State", p: int) -> dict[str, list[int | None]]:
    """For a position: of each card in a hand who knows it, twice if they know two; None: spectators."""
    found: dict[str, list[int | None]] = {}
    for card in range(1, CARDS + 1):
        who = [None if seat == SPECTATORS else seat for seat in range(SPECTATORS + 1) for _ in range(s.told[p, card] >> 2 * seat & 3)]
        if who: found[str(card)] = who
    return found


def lay_told(s: "State", p: int, told: dict[str, list[int | None]]) -> None:
    for card, who in told.items():
        s.told[p, int(card)] = sum(1 << 2 * (SPECTATORS if seat is None else seat) for seat in who)
