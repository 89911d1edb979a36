"""Las Vegas with hidden colours, 2 to 4 players, as slowly and plainly as the rules page says it (BV12 and what was settled about it).

Written from the rules alone, to be played in lock-step against the engine. It draws nothing at random itself: waiting() says what must
come next, and the caller supplies it. Money is in thousands; colours are told by their names.

    waiting()                        answered by
    ("shuffle", 59)                  lay_pile(notes): all 59 notes, the top of the pile first; once in a game
    ("opening", 16)                  roll(faces): two dice of each colour, in the order of COLOURS: red, red, green, green, …
    ("deal", 8)                      deal(colours): the eight cards by their colours, the top first; seat 0 gets the first two, seat 1 the
                                     next two, …; the rest stays unseen
    ("roll", seat, (colour, …))      roll(faces): one die of each of these colours, in this order (that of COLOURS)
    ("choose", seat, (face, …))      choose(face): all dice of the throw that show it go to its casino; asked also with one face
    ("over",)                        nothing
"""

from collections import Counter
from typing import Any

from tests.reference.boulevard.facts import COLOURS, FACES, OWN_DICE, Event, Steps, all_notes, high_to_low

ROUNDS = 2
NOTES_EACH = 3  # on a casino, whatever they are worth
OPENING_EACH = 2  # dice of each colour
CARDS_EACH = 2


def score(dice: list[str], notes: list[int]) -> list[tuple[str, int]]:
    """Which colours win which notes of a casino, most dice first: of the untied ones as many as there are notes, the cheapest notes."""
    numbers = Counter(dice)
    untied = [colour for colour in COLOURS if numbers[colour] > 0 and [*numbers.values()].count(numbers[colour]) == 1]
    ranking = sorted(untied, key=lambda colour: numbers[colour], reverse=True)
    winners = ranking[: len(notes)]
    cheapest = sorted(notes)[: len(winners)]
    return list(zip(winners, high_to_low(cheapest), strict=True))


class Hidden:
    def __init__(self, players: int) -> None:
        if players not in (2, 3, 4):
            raise ValueError("2 to 4 players")
        self.players = players
        self.round = 1
        self.pile: list[int] = []  # never shuffled again
        self.notes: dict[int, list[int]] = {casino: [] for casino in FACES}
        self.dice: dict[int, list[str]] = {casino: [] for casino in FACES}  # the colours of the dice that lie there
        self.left = dict.fromkeys(COLOURS, 0)  # dice of each colour that are still to be placed; public
        self.out = dict.fromkeys(COLOURS, 0)  # dice that left with a note, until the round ends
        self.won_by: dict[str, list[int]] = {colour: [] for colour in COLOURS}  # notes of this round
        self.cards: list[list[str]] = [[] for _ in range(players)]  # the colours of each player in this round
        self.rolled: dict[str, int] = {}  # colour -> face, while a face is chosen
        self.won: list[list[int]] = [[] for _ in range(players)]  # counted at the reveal only
        self.discarded: list[int] = []
        self._told: list[Event] = []
        self._game = self._play()
        self._next: Event = next(self._game)

    def waiting(self) -> Event:
        return self._next

    def legal(self) -> list[int]:
        return list(self._next[2]) if self._next[0] == "choose" else []

    def view(self, seat: int) -> list[str]:
        """What this seat alone knows: its colours."""
        return list(self.cards[seat])

    # ---- answers

    def lay_pile(self, notes: list[int]) -> list[Event]:
        if self._next[0] != "shuffle" or sorted(notes) != all_notes(high_notes=True):
            raise ValueError("the notes are not shuffled now, or these are not the 59 notes")
        return self._go_on(list(notes))

    def deal(self, colours: list[str]) -> list[Event]:
        if self._next[0] != "deal" or sorted(colours) != sorted(COLOURS):
            raise ValueError("the cards are not dealt now, or these are not the eight cards")
        return self._go_on(list(colours))

    def roll(self, faces: list[int]) -> list[Event]:
        match self._next:
            case ("opening", number):
                must: int = number
            case ("roll", _, colours):
                must = len(colours)
            case _:
                raise ValueError("nothing is rolled now")
        if len(faces) != must or any(face not in FACES for face in faces):
            raise ValueError("wrong number of dice, or a die that does not show 1 to 6")
        return self._go_on(list(faces))

    def choose(self, face: int) -> list[Event]:
        if face not in self.legal():
            raise ValueError("this face may not be chosen")
        return self._go_on(face)

    def _go_on(self, answer: Any) -> list[Event]:
        try:
            self._next = self._game.send(answer)
        except StopIteration:
            self._next = ("over",)
            self._tell("over", self.winners())
        told, self._told = self._told, []
        return told

    def _tell(self, *event: object) -> None:
        self._told.append(event)

    # ---- the game, top-down

    def _play(self) -> Steps:
        self.pile = yield "shuffle", len(all_notes(high_notes=True))
        for number in range(1, ROUNDS + 1):
            self.round = number
            self._stock()
            yield from self._open()
            yield from self._deal_cards()
            seat = (self.round - 1) % self.players  # the youngest is seat 0; round 2 starts one seat further left
            while sum(self.left.values()) > 0:
                yield from self._turn(seat)
                seat = (seat + 1) % self.players
            self._reveal()

    def _stock(self) -> None:
        for casino in FACES:
            self.notes[casino] = high_to_low(self.pile[:NOTES_EACH])
            del self.pile[:NOTES_EACH]
            self._tell("stocked", casino, list(self.notes[casino]))

    def _open(self) -> Steps:
        """Rolled and placed, without scoring: they score with the first placement on their casino."""
        self.left = dict.fromkeys(COLOURS, OWN_DICE)
        self.out = dict.fromkeys(COLOURS, 0)
        dice = [colour for colour in COLOURS for _ in range(OPENING_EACH)]
        faces = yield "opening", len(dice)
        for colour, face in zip(dice, faces, strict=True):
            self._place(colour, face)
        self._tell("opened", list(faces))

    def _deal_cards(self) -> Steps:
        deck: list[str] = yield "deal", len(COLOURS)
        for seat in range(self.players):
            self.cards[seat] = deck[CARDS_EACH * seat : CARDS_EACH * (seat + 1)]

    def _place(self, colour: str, face: int) -> None:
        self.left[colour] -= 1
        self.dice[face].append(colour)

    def _turn(self, seat: int) -> Steps:
        """One die of each colour that has any left; all of one face are placed, and that casino scores at once."""
        colours = tuple(colour for colour in COLOURS if self.left[colour] > 0)
        faces = yield "roll", seat, colours
        self.rolled = dict(zip(colours, faces, strict=True))
        self._tell("rolled", seat, dict(self.rolled))
        face: int = yield "choose", seat, tuple(sorted(set(faces)))
        placed = [colour for colour in colours if self.rolled[colour] == face]
        for colour in placed:
            self._place(colour, face)
        self.rolled = {}
        self._tell("placed", seat, face, placed)
        self._score(face)

    def _score(self, casino: int) -> None:
        """All dice of a colour that won leave with the note; all others, tied or without a note, stay."""
        for colour, note in score(self.dice[casino], self.notes[casino]):
            self.notes[casino].remove(note)
            self.won_by[colour].append(note)
            number = self.dice[casino].count(colour)
            self.out[colour] += number
            self.dice[casino] = [die for die in self.dice[casino] if die != colour]
            self._tell("won", casino, colour, note, number)

    def _reveal(self) -> None:
        """Each player takes the notes of both colours; notes that nobody claims are out of the game."""
        for seat in range(self.players):
            taken = [note for colour in self.cards[seat] for note in self.won_by.pop(colour)]
            self.won[seat] += taken
            self._tell("revealed", seat, list(self.cards[seat]), sorted(taken))
        unclaimed = [note for notes in (*self.won_by.values(), *self.notes.values()) for note in notes]
        self.discarded += unclaimed
        self._tell("discarded", sorted(unclaimed))
        self.won_by = {colour: [] for colour in COLOURS}
        self.notes = {casino: [] for casino in FACES}
        self.dice = {casino: [] for casino in FACES}
        self.cards = [[] for _ in range(self.players)]

    # ---- money

    def scores(self) -> list[int]:
        return [sum(notes) for notes in self.won]

    def winners(self) -> list[int]:
        """LV9: the richest; among those, the ones with most notes; still tied: all of them."""
        holdings = [(sum(notes), len(notes)) for notes in self.won]
        return [seat for seat in range(self.players) if holdings[seat] == max(holdings)]
