"""Bonus cards (BV9)."""

from tests.reference.boulevard.facts import BONUS_EACH, LAST_PIP
from tests.reference.boulevard.state import State


def deal_bonus_cards(t: State) -> None:
    """BV9: each round, two cards for each player, or one; from the start player on, each all of theirs in one go."""
    if not t.options.bonus_cards:
        return
    deck = t.bonus_decks.pop(0)
    for step in range(t.players):
        seat = (t.first + step) % t.players
        t.bonus_hands[seat] = [deck.pop(0) for _ in range(BONUS_EACH[t.players])]


def fulfilled(t: State, seat: int) -> list[int]:
    """BV9: each card whose value equals a note received from a casino or the slot machine in this round, once."""
    return [card for card in t.bonus_hands[seat] if card in t.received[seat]]


def check_bonus_cards(t: State) -> None:
    for seat in range(t.players):
        for card in sorted(fulfilled(t, seat)):
            t.announced[seat] = min(t.announced[seat] + 1, LAST_PIP)  # BV9: the die stops at 6
            t.tell("bonus", seat, card, t.announced[seat])
