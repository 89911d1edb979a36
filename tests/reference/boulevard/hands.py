"""The hands of action cards (BV10), and the cards that may be played all turn long: AC1, AC2, AC3, AC9, AC10."""

from tests.reference.boulevard.facts import ACTIONS_EACH, THREE, Choice, Steps, high_to_low
from tests.reference.boulevard.rainbow import replace_rainbows
from tests.reference.boulevard.state import State

ALL_TURN_LONG = ["tie_won", "reroll", "two_casinos", "three_notes", "swap"]  # BV13 (3)


def deal_action_cards(t: State) -> None:
    """BV10: each round, two cards for each player, or one; from the start player on, each all of theirs in one go."""
    if not t.options.action_cards:
        return
    deck = t.action_decks.pop(0)
    for step in range(t.players):
        seat = (t.first + step) % t.players
        t.cards[seat] = [deck.pop(0) for _ in range(ACTIONS_EACH[t.players])]


def all_turn_long(t: State, seat: int) -> list[Choice]:
    """BV13 (3): AC1 only in the first turn of the round; BV10: nothing once your dice are gone."""
    cards = [card for card in ALL_TURN_LONG if card in t.cards[seat] and t.has_dice(seat)]
    return [("card", card) for card in cards if card != "tie_won" or t.turns[seat] == 0]


def show(t: State, seat: int, card: str, *how: object) -> None:
    """BV10: a played card is shown to all."""
    t.cards[seat].remove(card)
    t.played.append((seat, card))
    t.tell("card", seat, card, *how)


def play_card(t: State, seat: int, card: str) -> Steps:
    show(t, seat, card)
    match card:
        case "tie_won":
            t.tie_winner = seat
        case "reroll":
            t.reroller = seat
        case "two_casinos":
            t.two_casinos = seat
        case "three_notes":
            yield from three_notes(t, seat)
        case "swap":
            t.swapper = seat


def three_notes(t: State, seat: int) -> Steps:
    """AC9."""
    for casino in t.options.casinos():
        replace_rainbows(t, casino)
    drawn = [note for note in [t.draw_note() for _ in range(THREE)] if note is not None]
    t.tell("drawn", seat, high_to_low(drawn))
    if not drawn:  # with none nothing happens
        return
    middle = sorted(drawn)[1] if len(drawn) == THREE else min(drawn)  # of two the lower, a single one itself
    drawn.remove(middle)
    t.set_aside = [middle, *high_to_low(drawn)]
    choice = yield "lay", seat, middle
    t.set_aside = []
    t.lay_note(choice[1], middle)
    t.tell("laid", seat, choice[1], middle)
    for note in high_to_low(drawn):  # the higher first, known to all
        t.put_under(note)
        t.tell("under", None, note, "nobody")


def swap(t: State) -> Steps:
    """AC10: once all casinos have paid; who received no note swaps none."""
    seat = t.swapper
    if seat is None or not t.received[seat]:
        return
    note = (yield "swap", seat)[1]
    t.tell("swapped", seat, note)
    if note is not None:
        t.won[seat].remove(note)
        t.put_under(note)  # first, so that it is the same one again if the pile has no other
        new = t.draw_note()
        assert new is not None
        t.won[seat].append(new)
        t.secret_notes[seat].append(new)  # seen by the owner alone
