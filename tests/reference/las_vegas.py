"""Las Vegas, the dice game, with the modules of Boulevard, as slowly and plainly as the rules page says it (LV1-LV14; BV1-BV10, BV13,
BV14; AC1-AC10; CG9).

Written from the rules alone, to be played in lock-step against the engine. It draws nothing at random itself:
waiting() says which shuffle, roll or choice comes next, and the caller supplies it. Money is in thousands.
The rules are in boulevard/, this is the table that one plays at: start with boulevard/rounds.py.
"""

from typing import Any

from tests.reference.boulevard.after import choices_after
from tests.reference.boulevard.bonus import fulfilled
from tests.reference.boulevard.chips import chip_money
from tests.reference.boulevard.choosing import choices
from tests.reference.boulevard.facts import (
    BONUS_MONEY,
    FACES,
    KINDS,
    ROUNDS,
    SLOT,
    WHITE,
    WHITE_EACH,
    WHITE_OVER,
    Casino,
    Choice,
    Die,
    Event,
    Who,
    all_notes,
)
from tests.reference.boulevard.kicking import targets
from tests.reference.boulevard.options import Options
from tests.reference.boulevard.ranks import tied_groups, weights
from tests.reference.boulevard.rounds import play
from tests.reference.boulevard.state import State

__all__ = [
    "FACES", "KINDS", "SLOT", "WHITE", "WHITE_EACH", "WHITE_OVER", "Casino", "Choice", "Die", "Event", "Table", "Who",
    "all_notes", "tied_groups", "weights",
]


class Table(State):
    def __init__(self, players: int, **options: Any) -> None:
        """The options are those of boulevard/options.py."""
        super().__init__(Options(players, **options))
        self._game = play(self)
        self._next: Event = next(self._game)

    def waiting(self) -> Event:
        """What must come next."""
        match self._next:
            case ("roll", seat):
                return ("roll", seat, *[self.hands[seat][kind] for kind in KINDS])
            case event:
                return event

    def _go_on(self, answer: Any) -> list[Event]:
        """The game has what it waited for, and goes on until it waits again; what happened."""
        try:
            self._next = self._game.send(answer)
        except StopIteration:
            self._next = ("over",)
            self.tell("over", self.winners())
        return self.told()

    # ---- chance

    def draw_first_player(self, seat: int) -> None:
        """LV3, option first_player = random."""
        if self._next[0] != "first_player" or seat not in range(self.players):
            raise ValueError("no first player is to be drawn now, or no such seat")
        self._go_on(seat)

    def lay_pile(self, notes: list[int]) -> list[Event]:
        """LV2: the notes are shuffled once; `notes` has the top of the pile first."""
        if self._next[0] != "shuffle" or sorted(notes) != self.options.pile():  # LV1
            raise ValueError("the notes are not shuffled now, or these are not the notes of the box")
        return self._go_on(list(notes))

    def lay_decks(self, bonus_orders: list[list[int]], action_orders: list[list[str]], chip_order: list[int]) -> list[Event]:
        """BV9, BV10: a shuffle of the cards for each round. CG9: the chips are shuffled once. Top first; without a module nothing."""
        bonus_cards, action_cards, chips = self.options.decks()
        right = sorted(chip_order) == sorted(chips)
        right &= [*map(sorted, bonus_orders)] == ([sorted(bonus_cards)] * ROUNDS if bonus_cards else [])
        right &= [*map(sorted, action_orders)] == ([sorted(action_cards)] * ROUNDS if action_cards else [])
        if self._next[0] != "decks" or not right:
            raise ValueError("no decks are shuffled now, or these are not the cards of the box")
        return self._go_on(([*map(list, bonus_orders)], [*map(list, action_orders)], list(chip_order)))

    def roll(self, own: list[int], big: int | None, kickers: list[int], white: list[int]) -> list[Event]:
        """The dice that waiting() tells: of a turn, or of the opening of three players (LV10)."""
        faces = {"normal": list(own), "big": [] if big is None else [big], "kicker": list(kickers), "white": list(white)}
        match self.waiting():
            case ("opening", _, number):
                must = [0, 0, 0, number]
            case ("roll" | "reroll", _, *numbers):
                must = numbers
            case _:
                raise ValueError("nobody rolls now")
        if [len(faces[kind]) for kind in KINDS] != must or any(face not in FACES for kind in KINDS for face in faces[kind]):
            raise ValueError("wrong number of dice, or a die that does not show 1 to 6")
        return self._go_on(faces)

    # ---- choices

    def legal(self) -> list[Choice]:
        """What the seat that waiting() tells may choose."""
        match self._next:
            case ("choose", _):
                return choices(self)
            case ("kick", _, casino):
                return [("kick", *die) for die in targets(self, casino)]
            case ("chip", _, casino):  # CG9: any one of that casino
                return [("chip", colour) for colour in sorted(set(self.chips[self.at(casino)]))] + [("no_chip",)]
            case ("after", _):
                return choices_after(self)
            case ("lay", *_):  # AC9: the slot machine included
                return [("lay", casino) for casino in self.options.casinos()]
            case ("tie_won", _, tied):  # AC1: one, or none
                return [("tie_won", casino) for casino in [*tied, None]]
            case ("swap", seat):  # AC10: one note received in this round, or none
                return [("swap", note) for note in [*sorted(set(self.received[seat])), None]]
            case ("pick", _):  # BV8b
                return [("pick", note) for note in sorted(set(self.notes[self.at(SLOT)]))]
            case _:
                return []

    def choose(self, choice: Choice) -> list[Event]:
        if choice not in self.legal():
            raise ValueError("this may not be chosen")
        return self._go_on(choice)

    # ---- money

    def scores(self) -> list[int]:
        """BV9, CG9: bonus money and chips count from the start."""
        notes = [sum(notes) for notes in self.won]
        bonus = [BONUS_MONEY * pips if self.options.bonus_cards else 0 for pips in self.announced]
        return [sum(parts) for parts in zip(notes, bonus, map(chip_money, self.chips_won), strict=True)]

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat knows of what is hidden."""
        return {
            "bonus_cards": sorted(self.bonus_hands[seat]),
            "fulfilled": sorted(fulfilled(self, seat)),  # BV9: the owner learns of it when the note arrives
            "cards": sorted(self.cards[seat]),  # BV10
            "numbers_of_cards": [len(cards) for cards in self.cards],
            "won": [self._won_as_seen(owner, seat) for owner in range(self.players)],
        }

    def _won_as_seen(self, owner: int, seat: int) -> list[int | None]:
        """LV8: everybody saw the notes being won; AC10: but not the new one, until the game ends."""
        seen: list[int | None] = [*sorted(self.won[owner])]
        if owner != seat and self._next != ("over",):
            for note in self.secret_notes[owner]:
                seen[seen.index(note)] = None
        return seen

    def winners(self) -> list[int]:
        """LV9: the richest; among those, the ones with most notes; still tied: all of them."""
        holdings = [(score, len(notes)) for score, notes in zip(self.scores(), self.won, strict=True)]
        return [seat for seat in range(self.players) if holdings[seat] == max(holdings)]
