"""Las Vegas alone against seven colours, as slowly and plainly as the rules page says it (BV11 and what was settled about it).

Written from the rules alone, to be played in lock-step against the engine. It draws nothing at random itself: waiting() says what must
come next, and the caller supplies it. Money is in thousands; colours are told by their names, red is the player.

    waiting()                       answered by
    ("shuffle", 59)                 lay_pile(notes): all 59 notes, the top of the pile first; once in a game
    ("preplace", colour, 8)         roll(faces): that colour's eight dice, in any order
    ("roll", (colour, …))           roll(faces): one die of each of these colours, in this order (that of COLOURS)
    ("choose", (face, …))           choose(face): all dice of the throw that show it go to its casino; asked also with one face
    ("over",)                       nothing
"""

from typing import Any

from tests.reference.boulevard.facts import COLOURS, FACES, MINIMUM, OWN_DICE, Die, Event, Steps, all_notes, high_to_low
from tests.reference.boulevard.ranks import ranking, tied_groups, weights

PLAYER = "red"
PREPLACED = ["violet", "grey"]  # in this order
EACH = 4  # dice of each opposing colour in a group


class Solo:
    def __init__(self, preplaced: int = 1, own_dice: int = OWN_DICE, rounds: int = 1) -> None:
        if preplaced not in (1, 2) or own_dice not in range(1, 9) or rounds not in range(1, 5):
            raise ValueError("preplaced is 1 or 2, own dice are 1 to 8, rounds 1 to 4")
        self.preplaced, self.own_dice, self.rounds = preplaced, own_dice, rounds
        self.round = 1
        self.pile: list[int] = []
        self.known_under = 0  # LV2: how many notes under the pile all saw going there
        self.notes: dict[int, list[int]] = {casino: [] for casino in FACES}
        self.dice: dict[int, list[str]] = {casino: [] for casino in FACES}  # the colours of the dice that lie there
        self.groups: list[dict[str, int]] = []  # dice left of each colour in the group that is played, then in the one to come
        self.rolled: dict[str, int] = {}  # colour -> face, while a face is chosen
        self.won: dict[str, list[int]] = {colour: [] for colour in COLOURS}
        self._told: list[Event] = []
        self._game = self._play()
        self._next: Event = next(self._game)

    def waiting(self) -> Event:
        return self._next

    def legal(self) -> list[int]:
        return list(self._next[1]) if self._next[0] == "choose" else []

    # ---- answers

    def lay_pile(self, notes: list[int]) -> list[Event]:
        if self._next[0] != "shuffle" or sorted(notes) != all_notes(high_notes=True):
            raise ValueError("the notes are not shuffled now, or these are not the 59 notes")
        return self._go_on(list(notes))

    def roll(self, faces: list[int]) -> list[Event]:
        match self._next:
            case ("preplace", _, number):
                must: int = number
            case ("roll", colours):
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
            self._tell("over", self.has_won())
        told, self._told = self._told, []
        return told

    def _tell(self, *event: object) -> None:
        self._told.append(event)

    # ---- the game, top-down

    def _play(self) -> Steps:
        self.pile = yield "shuffle", len(all_notes(high_notes=True))  # once: rounds are played with the same pile
        for number in range(1, self.rounds + 1):
            self.round = number
            self._stock()
            for colour in PREPLACED[: self.preplaced]:
                yield from self._preplace(colour)
            self.groups = [self._group(self.own_dice // 2), self._group(self.own_dice - self.own_dice // 2)]  # odd: the larger half second
            while self.groups:
                yield from self._play_group(self.groups[0])
                del self.groups[0]
            self._pay_out()

    def _stock(self) -> None:
        """LV2: casino 1 to 6, up to 50k; no minimum by players, no rainbow cards. The pile cannot run out."""
        for casino in FACES:
            while sum(self.notes[casino]) < MINIMUM:
                self.notes[casino] = high_to_low([*self.notes[casino], self.pile.pop(0)])
                self.known_under = min(self.known_under, len(self.pile))
            self._tell("stocked", casino, list(self.notes[casino]))

    def _preplace(self, colour: str) -> Steps:
        """All eight dice of the colour, each on its casino."""
        faces: list[int] = yield "preplace", colour, OWN_DICE
        for face in faces:
            self.dice[face].append(colour)
        self._tell("preplaced", colour, sorted(faces))

    def _group(self, own: int) -> dict[str, int]:
        """Four of each colour that was not placed before, and of the player's what half it is."""
        colours = [colour for colour in COLOURS if colour not in PREPLACED[: self.preplaced]]
        return {colour: own if colour == PLAYER else EACH for colour in colours}

    def _play_group(self, group: dict[str, int]) -> Steps:
        """One die of each colour that still has dice in the group, until the group is placed."""
        while sum(group.values()) > 0:
            colours = tuple(colour for colour in COLOURS if group.get(colour, 0) > 0)
            faces = yield "roll", colours
            self.rolled = dict(zip(colours, faces, strict=True))
            self._tell("rolled", dict(self.rolled))
            face: int = yield "choose", tuple(sorted(set(faces)))
            placed = [colour for colour in colours if self.rolled[colour] == face]
            for colour in placed:  # the others go back to their group
                group[colour] -= 1
                self.dice[face].append(colour)
            self.rolled = {}
            self._tell("placed", face, placed)

    def _pay_out(self) -> None:
        """LV6, LV7: ties first, on all casinos; then casinos 1 to 6 pay. Notes of opposing colours stay with them until the end."""
        lying: dict[int, list[Die]] = {casino: [(COLOURS.index(c), "normal") for c in self.dice[casino]] for casino in FACES}
        for casino in FACES:
            for number, group in tied_groups(weights(lying[casino])):
                self._tell("tie", casino, number, [COLOURS[int(who)] for who in group])
        for casino in FACES:
            notes, self.notes[casino], self.dice[casino] = self.notes[casino], [], []
            for who, number in ranking(lying[casino]):
                if notes:
                    note = notes.pop(0)
                    self.won[COLOURS[int(who)]].append(note)
                    self._tell("paid", casino, COLOURS[int(who)], note, number)
            for note in notes:  # LV7d: from high to low
                self.pile.append(note)
                self.known_under += 1
                self._tell("under", casino, note)
        self._tell("round_end", self.round)

    # ---- money

    def score(self) -> int:
        return sum(self.won[PLAYER])

    def others(self) -> int:
        """What the seven others have together, colours placed before included."""
        return sum(sum(notes) for colour, notes in self.won.items() if colour != PLAYER)

    def has_won(self) -> bool:
        """Equal is lost."""
        return self.score() > self.others()
