"""A whole game, top-down (CR6.1, CR6.2, CR7)."""

from tests.reference.casino_royal.facts import (
    ALL_JOKERS,
    BOARD,
    CASINOS,
    JOKER_PRICE,
    MOST_DECISIONS,
    MOST_JOKERS,
    SQUARES,
    START,
    TAX_A,
    TAX_B,
    Choice,
    Steps,
)
from tests.reference.casino_royal.jokers import by_draws, kinds_in, shuffle_sizes
from tests.reference.casino_royal.luck import fortune, slam
from tests.reference.casino_royal.state import State
from tests.reference.casino_royal.trouble import pay_tax
from tests.reference.casino_royal.wagers import challenge, visit


def play(t: State) -> Steps[None]:
    yield from set_up(t)
    t.seat = t.first
    while t.decisions < MOST_DECISIONS:  # CR13: tested when a turn would begin
        yield from take_turn(t, t.seat)
        if t.winner is not None:
            return
        t.seat = (t.seat + 1) % t.players  # CR6.1: to the left


def set_up(t: State) -> Steps[None]:
    """CR6.1: one Joker and one Casino each, seats in order; the Casino is laid face up. Then the highest throw starts."""
    seats = tuple(range(t.players))
    draws = yield "chance", "set_up", shuffle_sizes(len(ALL_JOKERS)) + shuffle_sizes(len(CASINOS)), seats
    t.jokers.shuffled(draws[: len(ALL_JOKERS) - 1])
    casinos = by_draws(CASINOS, draws[len(ALL_JOKERS) - 1 :])
    for seat in seats:
        t.jokers.draw(seat)
        t.give(casinos[seat], seat)
    while len(seats) > 1:  # tied leaders rethrow
        dice = yield "chance", "start_throw", (6, 6) * len(seats), seats
        totals = {seat: dice[2 * at] + dice[2 * at + 1] for at, seat in enumerate(seats)}
        seats = tuple(seat for seat in seats if totals[seat] == max(totals.values()))
    t.first = seats[0]


def take_turn(t: State, seat: int) -> Steps[None]:
    """CR6.2: a double gives another throw after the square is resolved, without limit."""
    yield from announce(t, seat)
    again = True
    while again:
        first, second = yield "chance", "throw", (6, 6), (seat,)
        move(t, seat, first + second + 2)
        if t.winner is not None:
            return
        goes_on = yield from resolve(t, seat)
        again = goes_on and first == second


def announce(t: State, seat: int) -> Steps[None]:
    """CR7.1: only before the first throw of the turn. The pawn goes to Start, black."""
    choices: list[Choice] = [("announce",), ("roll",)] if t.may_announce(seat) else [("roll",)]
    answer = yield from t.ask(seat, "turn", choices)
    if answer == ("announce",):
        t.position[seat], t.last_lap = START, seat


def move(t: State, seat: int, steps: int) -> None:
    """CR7.2, CR7.3: the last lap is tested when the pawn reaches or passes Start, before the square beyond."""
    reaches_start = t.position[seat] + steps >= SQUARES
    t.position[seat] = (t.position[seat] + steps) % SQUARES
    if reaches_start:
        t.laps[seat] += 1
        if t.last_lap == seat:
            if t.has_series(seat):
                t.winner = seat
            t.last_lap = None if t.winner is None else seat


def resolve(t: State, seat: int) -> Steps[bool]:
    """CR3. Whether a double still counts."""
    match BOARD[t.position[seat]]:
        case ("casino", casino):
            yield from visit(t, seat, casino)
        case ("challenge",):
            return (yield from challenge(t, seat))
        case ("joker",):
            yield from joker(t, seat)
        case ("fortune", square):
            yield from fortune(t, seat, square)
        case ("tax", "A"):
            yield from pay_tax(t, seat, TAX_A)
        case ("tax", "B"):
            if t.casinos_of(seat):  # without a casino nothing
                yield from pay_tax(t, seat, TAX_B * len(t.casinos_of(seat)))
        case ("joker loss", square):
            yield from joker_loss(t, seat, square)
        case ("slam",):
            yield from slam(t, seat)
        case ("jet",):
            return (yield from jet(t, seat))
    return True  # Start: no effect


def joker(t: State, seat: int) -> Steps[None]:
    """CR6.5: the top card unseen for 100k; a full hand returns one first, in the same decision (CR13)."""
    if t.cash[seat] < JOKER_PRICE:
        return
    hand = t.jokers.hands[seat]
    full = len(hand) == MOST_JOKERS
    buy: list[Choice] = [("buy", kind) for kind in kinds_in(hand)] if full else [("buy",)]
    answer = yield from t.ask(seat, "buy_joker", [*buy, ("pass",)])
    if answer != ("pass",):
        t.pay_pot(seat, JOKER_PRICE)
        if full:
            t.jokers.return_unseen(seat, [str(answer[1])])
        t.jokers.draw(seat)


def joker_loss(t: State, seat: int, square: str) -> Steps[None]:
    """CR3: A: one of the player's choice, asked with two or more, also equal ones (CR13). B: one at random."""
    hand = t.jokers.hands[seat]
    if not hand:
        return
    if square == "A":
        _, kind = yield from t.ask(seat, "return", [("return", kind) for kind in kinds_in(hand)], always=len(hand) > 1)
        t.jokers.return_unseen(seat, [str(kind)])
    else:
        (which,) = (yield "chance", "joker_loss", (len(hand),), (seat,)) if len(hand) > 1 else (0,)
        t.jokers.return_unseen(seat, [hand[which]])


def jet(t: State, seat: int) -> Steps[bool]:
    """CR3: a black pawn gets nothing; else to any other square but Start, which is resolved at once; Start is not crossed."""
    if t.last_lap == seat:
        return True
    here = t.position[seat]
    squares: list[Choice] = [("jet", square) for square in range(SQUARES) if square not in (START, here)]
    answer = yield from t.ask(seat, "jet", [*squares, ("stay",)])
    if answer == ("stay",):
        return True
    t.position[seat] = int(answer[1])
    return (yield from resolve(t, seat))
