"""What lies on the table, and how money and casinos move (CR1, CR6.0, CR7, CR8). Money is in units of 50k."""

from collections import Counter

from tests.reference.casino_royal.facts import (
    ALL_MONEY,
    CASINOS,
    COLOUR_OF,
    POT_CAP,
    POT_SEED,
    SERIES,
    START,
    START_CASH,
    TYPE_OF,
    Choice,
    Steps,
)
from tests.reference.casino_royal.jokers import Jokers


class State:
    def __init__(self, players: int, max_stake: int = 0, min_laps: int = 0, series: str = "both", strict_lap: bool = False) -> None:
        if players not in (3, 4, 5, 6) or series not in ("both", "colour"):
            raise ValueError("3 to 6 players; series is both or colour")
        self.players = players
        self.max_stake, self.min_laps, self.series, self.strict_lap = max_stake, min_laps, series, strict_lap
        self.cash = [START_CASH] * players  # CR6.1
        self.pot = POT_SEED
        self.bank = ALL_MONEY - players * START_CASH - POT_SEED
        self.paper = 0  # CR8: one number of the bank
        self.stake = 0  # on the table
        self.jokers = Jokers(players)
        self.owner: dict[str, int | None] = dict.fromkeys(CASINOS)
        self.position = [START] * players
        self.last_lap: int | None = None  # whose pawn is black
        self.laps = [0] * players  # throws that reached or passed Start
        self.found_ruined: set[int] = set()  # and has had no cash since
        self.first = 0
        self.seat = 0  # whose turn it is
        self.decisions = 0
        self.winner: int | None = None  # of a last lap

    def ask(self, seat: int, phase: str, choices: list[Choice], always: bool = False) -> Steps[Choice]:
        """CR13: a seat with a single possible answer is not asked."""
        if len(choices) == 1 and not always:
            return choices[0]
        choice: Choice = yield "decide", seat, phase, tuple(choices)
        return choice

    # ---- money

    def receive(self, seat: int, amount: int) -> None:
        self.cash[seat] += amount
        if self.cash[seat] > 0:  # CR8: ruin ends as soon as there are 50k
            self.found_ruined.discard(seat)

    def to_bank(self, amount: int) -> None:
        """CR8: paper is the first thing redeemed when money reaches the bank."""
        redeemed = min(self.paper, amount)
        self.paper -= redeemed
        self.bank += amount - redeemed

    def to_pot(self, amount: int) -> None:
        """CR6.6: cap 1M, excess to the bank at once."""
        self.pot += amount
        excess = max(0, self.pot - POT_CAP)
        self.pot -= excess
        self.to_bank(excess)

    def bank_pays(self, seat: int, amount: int) -> None:
        """CR8: with what it has, then from the pot, then on paper."""
        from_bank = min(self.bank, amount)
        from_pot = min(self.pot, amount - from_bank)
        self.bank -= from_bank
        self.pot -= from_pot
        self.paper += amount - from_bank - from_pot
        self.receive(seat, amount)

    def pay_pot(self, seat: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.to_pot(amount)

    def pay_bank(self, seat: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.to_bank(amount)

    # ---- casinos

    def casinos_of(self, seat: int) -> list[str]:
        return [casino for casino in CASINOS if self.owner[casino] == seat]

    def casinos_of_opponents(self, seat: int) -> list[str]:
        return [casino for casino in CASINOS if self.owner[casino] not in (None, seat)]

    def give(self, casino: str, seat: int | None) -> None:
        self.owner[casino] = seat
        if self.strict_lap and self.last_lap is not None and not self.has_series(self.last_lap):
            self.last_lap = None  # CR10, CR13: tested after every change of owner; the pawn stays, coloured

    def has_series(self, seat: int) -> bool:
        """CR2: three of one colour, or any three of one type."""
        mine = self.casinos_of(seat)
        numbers = Counter(COLOUR_OF[casino] for casino in mine)
        if self.series == "both":
            numbers.update(TYPE_OF[casino] for casino in mine)
        return any(number >= SERIES for number in numbers.values())

    def may_announce(self, seat: int) -> bool:
        """CR7.1: owns a series now, nobody is on a last lap; CR10: and has been round often enough."""
        return self.has_series(seat) and self.last_lap is None and self.laps[seat] >= self.min_laps

    # ---- the end

    def places(self) -> list[int]:
        """CR12: the winner, then most casinos, then most cash; equal ones share the place: 1, 2, 2, 4; also at the limit."""
        holdings = [(seat == self.winner, len(self.casinos_of(seat)), self.cash[seat]) for seat in range(self.players)]
        return [1 + sum(other > mine for other in holdings) for mine in holdings]
