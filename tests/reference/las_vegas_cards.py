"""Las Vegas: the card game, as slowly and plainly as the rules page says it (clauses CG1-CG9).

Written from the rules alone, to be played in lock-step against the engine. It draws nothing at random itself:
waiting() says which shuffle or choice comes next, and the caller supplies it. Money is in thousands.
"""

from itertools import combinations
from typing import Any

Event = tuple[Any, ...]
Card = tuple[int, int]  # (face, dice): (5, 1) is a single 5, (5, 2) a double 5
Selection = tuple[Card, ...]

FACES = [1, 2, 3, 4, 5, 6]
SINGLES, DOUBLES = 4, 1  # CG1: of each face
NOTES = {30: 6, 40: 6, 50: 6, 60: 6, 70: 6, 80: 6, 90: 6, 100: 6}  # CG1: how many of each value
CHIPS, COLOURS = 25, 5  # CG1
ROUNDS = 4  # CG3
HANDS = 6  # CG3: turns in a round; CG4: six hands ...
HAND = 5  # ... of five
ENOUGH = 8  # CG5: cards, not dice
CHIP_VALUE = {0: 0, 1: 10, 2: 30, 3: 60, 4: 100, 5: 150}  # CG9: n chips of one colour


def deck_cards() -> list[Card]:
    """The 30 cards of one player, sorted (CG1)."""
    return sorted([(face, 1) for face in FACES] * SINGLES + [(face, 2) for face in FACES] * DOUBLES)


def all_notes() -> list[int]:
    """The 48 notes, rising (CG1)."""
    return [value for value, count in NOTES.items() for _ in range(count)]


def all_chips() -> list[int]:
    """The colours of the 25 chip cards, sorted (CG1)."""
    return sorted(list(range(COLOURS)) * (CHIPS // COLOURS))


def high_to_low(notes: list[int]) -> list[int]:
    return sorted(notes, reverse=True)


def dice_of(cards: list[Card]) -> int:
    """CG6: dice, not cards; a double counts two."""
    return sum(dice for _, dice in cards)


def selections(hand: list[Card]) -> list[Selection]:
    """CG3: one or two cards of any faces, or up to five of one face; never none. The different ones, sorted."""
    found: set[Selection] = set()
    for number in range(1, HAND + 1):
        for cards in combinations(sorted(hand), number):
            if number <= 2 or len({face for face, _ in cards}) == 1:
                found.add(cards)
    return sorted(found)


def tied_groups(dice: dict[int, int]) -> list[tuple[int, list[int]]]:
    """The groups with the same number of dice on one casino, most dice first: (number, seats) (CG6, LV7a)."""
    numbers = sorted(set(dice.values()), reverse=True)
    groups = [(number, sorted(seat for seat in dice if dice[seat] == number)) for number in numbers]
    return [(number, seats) for number, seats in groups if len(seats) >= 2]


class Table:
    def __init__(self, players: int, sequential: bool = False, chips: bool = False) -> None:
        if players not in (2, 3, 4, 5):
            raise ValueError("2 to 5 players")
        if chips and not sequential:  # CG9
            raise ValueError("chips only with the sequential variant")
        self.players = players
        self.sequential = sequential
        self.with_chips = chips
        self.round = 1
        self.turn = 1
        self.first = 0  # CG8: the oldest is seat 0
        self.notes: list[list[int]] = [[] for _ in FACES]
        self.note_pile: list[int] = []
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.box: list[int] = []
        self.chips: list[list[int]] = [[] for _ in FACES]
        self.chip_pile: list[int] = []
        self.chips_won: list[list[int]] = [[] for _ in range(players)]
        self._seat = 0  # whose deck or whose turn it is
        self._chip_casinos: list[int] = []  # where this seat may still take a chip in this turn
        self._phase = "notes"
        self.chosen: dict[int, Selection] = {}
        self._gather_cards()

    def waiting(self) -> Event:
        """What must come next."""
        if self._phase == "notes":
            return ("notes", len(all_notes()))
        if self._phase == "chips":
            return ("chips", CHIPS)
        if self._phase == "deck":
            return ("deck", self._seat, len(deck_cards()))
        if self._phase == "choose":
            return ("choose", [self._seat] if self.sequential else self._not_chosen())
        if self._phase == "chip":
            return ("chip", self._seat, self._chip_casinos[0])
        return ("over",)

    # ---- what is shuffled

    def lay_notes(self, notes: list[int]) -> list[Event]:
        """CG2: the notes are shuffled once; `notes` has the top of the pile first."""
        if self._phase != "notes" or sorted(notes) != all_notes():
            raise ValueError("the notes are not shuffled now, or these are not the 48 notes")
        self.note_pile = list(notes)
        if self.with_chips:
            self._phase = "chips"
            return []
        return self._start_round()

    def lay_chips(self, colours: list[int]) -> list[Event]:
        """CG9: the chips are shuffled once; `colours` has the top of the pile first."""
        if self._phase != "chips" or sorted(colours) != all_chips():
            raise ValueError("the chips are not shuffled now, or these are not the 25 chips")
        self.chip_pile = list(colours)
        return self._start_round()

    def lay_deck(self, seat: int, cards: list[Card]) -> list[Event]:
        """CG2, CG7: each round each player shuffles all 30 cards; `cards` has the top of the deck first."""
        if self._phase != "deck" or seat != self._seat or sorted(cards) != deck_cards():
            raise ValueError("this deck is not shuffled now, or these are not the 30 cards")
        self.decks[seat] = list(cards)
        if seat + 1 < self.players:
            self._seat = seat + 1
            return []
        self._seat, self._phase = self.first, "choose"
        return [self._draw(each) for each in range(self.players)]  # CG2

    # ---- a round begins

    def _start_round(self) -> list[Event]:
        events: list[Event] = [("round", self.round, self.first)]
        for casino in FACES:  # CG2, CG7: two notes each
            self.notes[casino - 1] = high_to_low([self.note_pile.pop(0), self.note_pile.pop(0)])
            events.append(("stocked", casino, list(self.notes[casino - 1])))
        for casino in FACES:  # CG9: one more chip each, those from before stay; without the option the pile is empty
            if self.chip_pile:
                colour = self.chip_pile.pop(0)
                self.chips[casino - 1] = sorted([*self.chips[casino - 1], colour])
                events.append(("chip_laid", casino, colour))
        self.turn, self._seat, self._phase = 1, 0, "deck"
        return events

    def _draw(self, seat: int) -> Event:
        self.hands[seat] = sorted(self.decks[seat][:HAND])
        self.decks[seat] = self.decks[seat][HAND:]
        return ("dealt", seat, list(self.hands[seat]))

    # ---- a turn

    def _still_playing(self) -> list[int]:
        """Who has a hand to play: not done (CG5) and not past the sixth hand (CG3)."""
        return [seat for seat in range(self.players) if not self.done[seat] and self._played[seat] < HANDS]

    def _not_chosen(self) -> list[int]:
        return [seat for seat in self._still_playing() if seat not in self.chosen]

    def legal(self, seat: int) -> list[Selection]:
        may = [self._seat] if self.sequential else self._still_playing()  # CG8, CG3
        return selections(self.hands[seat]) if self._phase == "choose" and seat in may else []

    def choose(self, seat: int, selection: Selection) -> list[Event]:
        if selection not in self.legal(seat):
            raise ValueError("this selection may not be laid")
        if self.sequential:
            events = [self._lay(seat, selection)]
            self._chip_casinos = self._casinos_with_a_chip_for(selection)
            return events + self._after_laying()
        events = [("changed" if seat in self.chosen else "chosen", seat)]
        self.chosen[seat] = selection
        return events if self._not_chosen() else events + self._reveal()

    def _lay(self, seat: int, selection: Selection) -> Event:
        for card in selection:  # CG3: on the casinos of their faces
            self.hands[seat].remove(card)
            there = self.laid[card[0] - 1]
            there[seat] = sorted([*there.get(seat, []), card])
        return ("laid", seat, selection)

    def _reveal(self) -> list[Event]:
        """CG3: all have chosen; the selections are laid, then the hands are finished."""
        seats = sorted(self.chosen)
        events = [self._lay(seat, self.chosen[seat]) for seat in seats]
        self.chosen = {}
        for seat in seats:
            events += self._finish_hand(seat)
        if not self._still_playing():  # CG5
            return events + self._end_round()
        self.turn += 1
        return events

    def _finish_hand(self, seat: int) -> list[Event]:
        events: list[Event] = [("put_away", seat, len(self.hands[seat]))]  # CG4
        self.away[seat] = sorted(self.away[seat] + self.hands[seat])
        self.hands[seat] = []
        self._played[seat] += 1
        out = sum(len(there.get(seat, [])) for there in self.laid)
        if out >= ENOUGH:  # CG5: done; the rest of the deck goes under the glass
            self.done[seat] = True
            self.glass[seat], self.decks[seat] = len(self.decks[seat]), []
            events.append(("done", seat, out, self.glass[seat]))
        elif self._played[seat] < HANDS:  # CG4
            events.append(self._draw(seat))
        return events

    # ---- the sequential variant and its chips

    def _casinos_with_a_chip_for(self, selection: Selection) -> list[int]:
        """CG9: at least two dice on this casino in this turn, and a chip lies there."""
        placed = {casino: dice_of([card for card in selection if card[0] == casino]) for casino in FACES}
        return [casino for casino in FACES if placed[casino] >= 2 and self.chips[casino - 1]]

    def legal_chips(self, seat: int) -> list[int | None]:
        """CG9: any one chip of that casino, or None: it is left."""
        if self._phase != "chip" or seat != self._seat:
            return []
        return [*sorted(set(self.chips[self._chip_casinos[0] - 1])), None]

    def take_chip(self, seat: int, colour: int | None) -> list[Event]:
        if colour not in self.legal_chips(seat):
            raise ValueError("this chip may not be taken")
        casino = self._chip_casinos.pop(0)  # CG9: never more than one per casino and turn
        if colour is None:
            return [("chip_left", seat, casino), *self._after_laying()]
        self.chips[casino - 1].remove(colour)
        self.chips_won[seat] = sorted([*self.chips_won[seat], colour])
        return [("chip_taken", seat, casino, colour), *self._after_laying()]

    def _after_laying(self) -> list[Event]:
        """CG8: the chips first, then the hand is finished and the next one clockwise plays."""
        if self._chip_casinos:
            self._phase = "chip"
            return []
        self._phase = "choose"
        events = self._finish_hand(self._seat)
        for step in range(1, self.players + 1):
            follower = (self._seat + step) % self.players
            if follower in self._still_playing():  # CG8: who is done is skipped; CG5: the last one goes on alone
                self._seat, self.turn = follower, self._played[follower] + 1
                return events
        return events + self._end_round()

    # ---- a round ends

    def _end_round(self) -> list[Event]:
        events: list[Event] = []
        for casino in FACES:  # CG6, LV7a: ties are removed on all casinos ...
            for number, seats in tied_groups(self._dice_at(casino)):
                for seat in seats:
                    del self.laid[casino - 1][seat]
                events.append(("tie", casino, number, seats))
        for casino in FACES:  # ... then the casinos pay out, 1 to 6
            events += self._pay_out(casino)
        events.append(("round_end", self.round))
        self._gather_cards()
        if self.round == ROUNDS:  # CG7
            self._phase = "over"
            return [*events, ("over", self.winners())]
        self.round += 1
        if self.sequential:
            self.first = (self.first + 1) % self.players  # CG8: one seat to the left
        return events + self._start_round()

    def _dice_at(self, casino: int) -> dict[int, int]:
        return {seat: dice_of(cards) for seat, cards in self.laid[casino - 1].items()}

    def _pay_out(self, casino: int) -> list[Event]:
        """CG6: the most dice take the higher note, the second most the lower; what is left goes to the box."""
        dice = self._dice_at(casino)
        ranking = sorted(dice, key=lambda seat: dice[seat], reverse=True)  # no ties any more
        events: list[Event] = []
        for note in high_to_low(self.notes[casino - 1]):
            if ranking:
                seat = ranking.pop(0)
                self.won[seat].append(note)
                events.append(("paid", casino, seat, note, dice[seat]))
            else:
                self.box.append(note)
                events.append(("to_box", casino, note))
        self.notes[casino - 1] = []
        return events

    def _gather_cards(self) -> None:
        """CG7: every player takes all 30 cards back."""
        self.laid: list[dict[int, list[Card]]] = [{} for _ in FACES]
        self.hands: list[list[Card]] = [[] for _ in range(self.players)]
        self.decks: list[list[Card]] = [[] for _ in range(self.players)]
        self.away: list[list[Card]] = [[] for _ in range(self.players)]
        self.glass = [0] * self.players
        self.done = [False] * self.players
        self._played = [0] * self.players  # hands of this round

    # ---- money

    def scores(self) -> list[int]:
        """Notes, and chips as CG9 values them."""
        totals: list[int] = []
        for seat in range(self.players):
            worth = [CHIP_VALUE[self.chips_won[seat].count(colour)] for colour in range(COLOURS)]
            totals.append(sum(self.won[seat]) + sum(worth))
        return totals

    def winners(self) -> list[int]:
        """CG7, LV9: the richest; among those, the ones with most notes (no chips); still tied: all of them."""
        holdings = [(money, len(notes)) for money, notes in zip(self.scores(), self.won, strict=True)]
        return [seat for seat in range(self.players) if holdings[seat] == max(holdings)]
