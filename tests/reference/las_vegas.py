"""Las Vegas, the dice game, as slowly and plainly as the rules page says it (clauses LV1-LV14, no Boulevard).

Written from the rules alone, to be played in lock-step against the engine. It draws nothing at random itself:
waiting() says which shuffle, roll or choice comes next, and the caller supplies it. Money is in thousands.
"""

from typing import Any

Event = tuple[Any, ...]
Who = int | str  # a seat, or WHITE

WHITE = "white"
FACES = [1, 2, 3, 4, 5, 6]
OWN_DICE = 8  # LV1
MINIMUM = 50  # LV2
ROUNDS = 4  # LV3
# LV1: how many notes there are of each value.
NOTES = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}
# LV10: white dice for each player, by number of players; and those left over of the eight.
WHITE_EACH = {2: 4, 3: 2, 4: 2}
WHITE_OVER = {2: 0, 3: 2, 4: 0}


def all_notes() -> list[int]:
    """The 54 notes, rising (LV1)."""
    return [value for value, count in NOTES.items() for _ in range(count)]


def high_to_low(notes: list[int]) -> list[int]:
    return sorted(notes, reverse=True)


def tied_groups(dice: dict[Who, int]) -> list[tuple[int, list[Who]]]:
    """The groups with the same number of dice on one casino, most dice first: (number, who) (LV7a)."""
    groups: list[tuple[int, list[Who]]] = []
    for number in sorted(set(dice.values()), reverse=True):
        seats: list[Who] = [seat for seat in range(5) if dice.get(seat) == number]
        white: list[Who] = [WHITE] if dice.get(WHITE) == number else []  # LV12: white ties like anyone
        if number > 0 and len(seats + white) >= 2:
            groups.append((number, seats + white))
    return groups


class Table:
    def __init__(self, players: int, neutral_dice: bool = False, first_player: str = "oldest") -> None:
        if players not in (2, 3, 4, 5):
            raise ValueError("2 to 5 players")
        if neutral_dice and players not in WHITE_EACH:  # LV10
            raise ValueError("neutral dice are for 2 to 4 players")
        if first_player not in ("oldest", "random"):  # LV3
            raise ValueError("first_player is 'oldest' or 'random'")
        self.players = players
        self.neutral_dice = neutral_dice
        self.round = 1
        self.first = 0  # LV3: the "oldest" is seat 0 (with "random": not meant until drawn)
        self.notes: list[list[int]] = [[] for _ in FACES]
        self.dice: list[dict[Who, int]] = [{} for _ in FACES]
        self.left: list[int] = []
        self.white_left: list[int] = []
        self.pile: list[int] = []
        self.known_under = 0
        self.won: list[list[int]] = [[] for _ in range(players)]
        self.rolled_own: list[int] = []
        self.rolled_white: list[int] = []
        self._seat = 0  # whose turn it is
        self._phase = "first_player" if first_player == "random" else "shuffle"
        self._hand_out_dice()

    def waiting(self) -> Event:
        """What must come next."""
        if self._phase == "first_player":
            return ("first_player", self.players)
        if self._phase == "shuffle":
            return ("shuffle", len(all_notes()))
        if self._phase == "opening":
            return ("opening", self.first, WHITE_OVER[self.players])
        if self._phase == "roll":
            return ("roll", self._seat, self.left[self._seat], self.white_left[self._seat])
        if self._phase == "choose":
            return ("choose", self._seat)
        return ("over",)

    # ---- before the game

    def draw_first_player(self, seat: int) -> None:
        """LV3, option first_player = random."""
        if self._phase != "first_player" or seat not in range(self.players):
            raise ValueError("no first player is to be drawn now, or no such seat")
        self.first = seat
        self._phase = "shuffle"

    def lay_pile(self, notes: list[int]) -> list[Event]:
        """LV2: the notes are shuffled once; `notes` has the top of the pile first."""
        if self._phase != "shuffle" or sorted(notes) != all_notes():  # LV1
            raise ValueError("the notes are not shuffled now, or these are not the 54 notes")
        self.pile = list(notes)
        return self._start_round()

    # ---- a round begins

    def _start_round(self) -> list[Event]:
        self._hand_out_dice()
        events = self._stock()
        self._seat = self.first  # LV3
        # LV10: with three players, the two white dice left over are rolled after stocking.
        self._phase = "opening" if self.neutral_dice and WHITE_OVER[self.players] > 0 else "roll"
        return events

    def _hand_out_dice(self) -> None:
        self.left = [OWN_DICE] * self.players  # LV1
        self.white_left = [WHITE_EACH[self.players] if self.neutral_dice else 0] * self.players  # LV10

    def _stock(self) -> list[Event]:
        events: list[Event] = []
        for casino in FACES:  # LV2: casino 1, then 2, ... 6
            drawn: list[int] = []
            while sum(drawn) < MINIMUM and self.pile:  # LV2; LV14: stop when the pile is empty
                drawn.append(self.pile.pop(0))
            self.notes[casino - 1] = high_to_low(drawn)
            events.append(("stocked", casino, high_to_low(drawn)))
        # LV2: the notes that all saw going under stay known until they are drawn.
        self.known_under = min(self.known_under, len(self.pile))
        return events

    # ---- a turn

    def roll(self, own: list[int], white: list[int]) -> None:
        """LV4: all dice left are rolled; LV11: own and white together; LV10: the opening of three players."""
        if self._phase == "opening":
            must_own, must_white = 0, WHITE_OVER[self.players]
        elif self._phase == "roll":
            must_own, must_white = self.left[self._seat], self.white_left[self._seat]
        else:
            raise ValueError("nobody rolls now")
        if len(own) != must_own or len(white) != must_white or any(face not in FACES for face in own + white):
            raise ValueError("wrong number of dice, or a die that does not show 1 to 6")
        if self._phase == "opening":
            for face in white:  # LV10: each goes to the casino of its own face
                self._put(face, WHITE, 1)
            self._phase = "roll"
        else:
            self.rolled_own, self.rolled_white = list(own), list(white)
            self._phase = "choose"

    def legal(self) -> list[int]:
        """LV4, LV11: any face that was rolled, by an own or a white die."""
        if self._phase != "choose":
            return []
        return [face for face in FACES if face in self.rolled_own or face in self.rolled_white]

    def place(self, face: int) -> list[Event]:
        if face not in self.legal():
            raise ValueError("this face may not be chosen")
        seat = self._seat
        own, white = self.rolled_own.count(face), self.rolled_white.count(face)  # LV4, LV11: all dice of that face
        self._put(face, seat, own)
        self._put(face, WHITE, white)  # LV12: white dice count together, whoever placed them
        self.left[seat] -= own
        self.white_left[seat] -= white
        self.rolled_own, self.rolled_white = [], []
        events: list[Event] = [("placed", seat, face, own, white)]
        # LV3: clockwise; LV5: who has no dice, own or white, is skipped; the last one with dice goes on alone.
        for step in range(1, self.players + 1):
            follower = (seat + step) % self.players
            if self.left[follower] + self.white_left[follower] > 0:
                self._seat, self._phase = follower, "roll"
                return events
        return events + self._end_round()  # LV6: nobody has dice left

    def _put(self, casino: int, who: Who, number: int) -> None:
        if number > 0:
            self.dice[casino - 1][who] = self.dice[casino - 1].get(who, 0) + number

    # ---- a round ends

    def _end_round(self) -> list[Event]:
        events: list[Event] = []
        for casino in FACES:  # LV6: ties are removed on all casinos ...
            for number, group in tied_groups(self.dice[casino - 1]):  # LV7a
                for who in group:
                    del self.dice[casino - 1][who]
                events.append(("tie", casino, number, group))
        for casino in FACES:  # LV6: ... then the casinos pay out, 1 to 6
            events += self._pay_out(casino)
        events.append(("round_end", self.round))
        if self.round == ROUNDS:  # LV9
            self._phase = "over"
            return events + [("over", self.winners())]
        self.round += 1
        self.first = (self.first + 1) % self.players  # LV3: the start card moves one seat to the left
        return events + self._start_round()

    def _pay_out(self, casino: int) -> list[Event]:
        dice, notes = self.dice[casino - 1], high_to_low(self.notes[casino - 1])
        # LV7b: most dice first (no ties any more); LV7: without dice there, never a note.
        ranking = sorted([who for who in dice if dice[who] > 0], key=lambda who: dice[who], reverse=True)
        paid: list[Event] = []
        under: list[Event] = []
        for note in notes:  # LV7b: one note each; LV7c: who is left in the ranking after the last note gets nothing
            who = ranking.pop(0) if ranking else "nobody"
            if isinstance(who, int):
                self.won[who].append(note)  # LV8
                paid.append(("paid", casino, who, note, dice[who]))
            else:
                under.append(("under", casino, note, who))  # LV7d: "nobody"; LV12: "white"
        for event in under:  # LV7d: when the casino is done, from high to low
            self.pile.append(event[2])
            self.known_under += 1  # LV2
        self.notes[casino - 1], self.dice[casino - 1] = [], {}
        return paid + under

    # ---- money

    def scores(self) -> list[int]:
        return [sum(notes) for notes in self.won]

    def winners(self) -> list[int]:
        """LV9: the richest; among those, the ones with most notes; still tied: all of them."""
        holdings = [(sum(notes), len(notes)) for notes in self.won]
        return [seat for seat in range(self.players) if holdings[seat] == max(holdings)]
