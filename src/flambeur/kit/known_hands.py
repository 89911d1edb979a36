"""What players know of each other's hands, where cards come from a pile of which each seat knows something else (kit/known_pile.py).

A card that is drawn leaves the pile with those who know it. `told` has a row for each hand and a column for each number of card: for every
seat, and for spectators as if they were one more, how many of these cards they know to be there, in two bits each: at most three.
"""
from flambeur.kit.contract import MAX_SEATS, NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.known_pile import EVERYONE
from flambeur.kit.structs import Ints

SPECTATORS = MAX_SEATS


@rule
def learn(told: Ints, p: int, card: int, who: int, players: int) -> None:
    """The seats in `who` know of one more such card in a hand. The player's own cards need no telling."""
    for seat in range(players):
        if seat != p and who >> seat & 1: told[p, card] += 1 << 2 * seat
    if who & EVERYONE == EVERYONE: told[p, card] += 1 << 2 * SPECTATORS


@rule
def on_shown(told: Ints, p: int, card: int) -> None:
    """A card left the hand in sight of all: for whoever knew one, it was that one."""
    for seat in range(SPECTATORS + 1):
        if told[p, card] >> 2 * seat & 3: told[p, card] -= 1 << 2 * seat


@rule
def forget(told: Ints, p: int) -> None:
    """A card left the hand that nobody saw: it may have been any."""
    told[p, :] = 0


@rule
def knows(told: Ints, seat: int, p: int, card: int) -> int:
    """How many of these cards a seat, or a spectator, knows in another's hand."""
    return told[p, card] >> 2 * (SPECTATORS if seat == NOBODY else seat) & 3


# imagining: whoever imagines a hand knows how much others know of it, since it saw who let go of what, and not what that is

@rule
def veil(told: Ints, p: int, seat: int, players: int) -> None:
    """What others know of a hand and `seat` does not, is kept at card 0, where it only says how many cards they know; `imagined` puts it
    back. What all know, spectators too, stays. Two seats know the same card only if all do: a pile is known to one or to all."""
    for other in range(players):
        if other in (seat, p): continue
        for card in range(1, told.shape[1]):
            alone = max(0, knows(told, other, p, card) - knows(told, NOBODY, p, card))
            told[p, card] -= alone << 2 * other
            told[p, 0] += alone << 2 * other


@rule
def imagined(told: Ints, p: int, card: int) -> None:
    """A card that `seat` does not know is now thought to be this one: it is one of those that somebody else knows, as long as there are."""
    for other in range(SPECTATORS):
        if told[p, 0] >> 2 * other & 3:
            told[p, 0] -= 1 << 2 * other
            told[p, card] += 1 << 2 * other
            return


# for views and positions

def known_cards(told: Ints, seat: int | None, p: int) -> list[int]:
    viewer = NOBODY if seat is None else seat
    return [card for card in range(1, told.shape[1]) for _ in range(knows(told, viewer, p, card))]


def who_knows(told: Ints, p: int, players: int) -> dict[str, list[int | None]]:
    """Of each card in a hand who knows it, as many times as they know one; None: spectators."""
    seats = [*((seat, seat) for seat in range(players) if seat != p), (None, SPECTATORS)]
    found: dict[str, list[int | None]] = {}
    for card in range(1, told.shape[1]):
        who = [name for name, seat in seats for _ in range(told[p, card] >> 2 * seat & 3)]
        if who: found[str(card)] = who
    return found


def lay(told: Ints, p: int, known: dict[str, list[int | None]]) -> None:
    """What `who_knows` has said."""
    for card, who in known.items():
        told[p, int(card)] = sum(1 << 2 * (SPECTATORS if seat is None else seat) for seat in who)
