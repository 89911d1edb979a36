"""What lies on the table, and the few ways in which notes and dice move."""

from tests.reference.boulevard.facts import KINDS, RAINBOW, SLOT, Casino, Die, Event, high_to_low
from tests.reference.boulevard.options import Options
from tests.reference.boulevard.turn_state import Turn


class State:
    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = options.players
        self.round = 1
        self.first = 0  # LV3: the "oldest" is seat 0 (with "random": not meant until drawn)
        self.notes: list[list[int]] = [[] for _ in options.casinos()]
        self.rolled = no_dice()  # faces that lie before the player whose turn it is
        self.hands = [options.hand() for _ in range(self.players)]
        self.pile: list[int] = []
        self.known_under = 0
        self.discarded = 0  # BV7: rainbow cards that are out of the game
        self.won_by_white: list[int] = []  # LV12: set aside until the casino is done (LV7d)
        self.won: list[list[int]] = [[] for _ in range(self.players)]
        self.bonus_decks: list[list[int]] = []  # of the rounds to come
        self.announced = [1] * self.players  # BV9: the announcement dice
        self.action_decks: list[list[str]] = []  # of the rounds to come
        self.chip_pile: list[int] = []
        self.chips: list[list[int]] = [[] for _ in options.casinos()]
        self.chips_won: list[list[int]] = [[] for _ in range(self.players)]
        self.secret_notes: list[list[int]] = [[] for _ in range(self.players)]  # AC10: won notes that only their owner saw
        self.set_aside: list[int] = []  # AC9: notes drawn, until a casino is chosen
        self._told: list[Event] = []
        self.clear()

    def clear(self) -> None:
        """What lasts no longer than a round (BV14, 7): dice and kickers go back to their owners, cards to their decks."""
        self.dice: list[list[Die]] = [[] for _ in self.options.casinos()]  # what lies on each casino
        self.closed: list[int] = []  # BV8a: faces that no more dice may show on the slot machine
        self.used_kickers = [0] * self.players  # BV6: on the display card
        self.white_out = 0  # BV6d: opening white dice that were kicked
        self.received: list[list[int]] = [[] for _ in range(self.players)]  # notes that came from casinos
        self.bonus_hands: list[list[int]] = [[] for _ in range(self.players)]
        self.cards: list[list[str]] = [[] for _ in range(self.players)]  # BV10: action cards in hand
        self.played: list[tuple[int, str]] = []
        self.turns = [0] * self.players  # how many each seat has had
        self.turn = Turn(self.first)
        self.tie_winner: int | None = None  # AC1: who played it, until it is spent
        self.reroller: int | None = None  # AC2: who played it
        self.rerolls = 0
        self.two_casinos: int | None = None  # AC3: whose opponents must place two faces
        self.early: tuple[int, Casino] | None = None  # AC8: who will be paid where
        self.swapper: int | None = None  # AC10: who played it

    # ---- what happens, for all to see

    def tell(self, *event: object) -> None:
        self._told.append(event)

    def told(self) -> list[Event]:
        """What was told since the last time."""
        told, self._told = self._told, []
        return told

    # ---- places

    def at(self, casino: Casino) -> int:
        """Where this casino stands in the lists of casinos."""
        return 6 if casino == SLOT else int(casino) - 1

    def lying(self, casino: Casino) -> list[Die]:
        return self.dice[self.at(casino)]

    def has_dice(self, seat: int) -> bool:
        return sum(self.hands[seat].values()) > 0

    # ---- notes

    def draw(self) -> int:
        """The top card of the pile, which is not empty. LV2: notes that all saw going under stay known until they are drawn."""
        card = self.pile.pop(0)
        self.known_under = min(self.known_under, len(self.pile))
        return card

    def draw_note(self) -> int | None:
        """The next note of the pile: rainbow cards drawn now are discarded (BV7, AC9, AC10). None if there is none (LV14)."""
        while self.pile:
            card = self.draw()
            if card != RAINBOW:
                return card
            self.discarded += 1
        return None

    def put_under(self, note: int) -> None:
        self.pile.append(note)
        self.known_under += 1  # LV2

    def lay_note(self, casino: Casino, note: int) -> None:
        self.notes[self.at(casino)] = high_to_low([*self.notes[self.at(casino)], note])

    def receive(self, seat: int, note: int) -> None:
        self.won[seat].append(note)  # LV8
        self.received[seat].append(note)


def no_dice() -> dict[str, list[int]]:
    return {kind: [] for kind in KINDS}
