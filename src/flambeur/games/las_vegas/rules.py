"""Las Vegas, base game (LV1-LV14), top-down: setup, the turn, the round. Payout is in payout.py."""
from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.actions import PLACE
from flambeur.games.las_vegas.events import DRAWN_FIRST, GAME_END, OPENED, PLACED, ROLLED, ROUND, ROUND_END, SHUFFLED, STOCKED
from flambeur.games.las_vegas.facts import CASINOS, DICE, DOLLARS, N_NOTES, NOTES, PILE, ROUNDS, VALUES
from flambeur.games.las_vegas.hands import stock_casinos
from flambeur.games.las_vegas.payout import pay_casino, tell_ties
from flambeur.games.las_vegas.state import CHOOSE, ENDED, FIRST, OPENING, ROLL, SHUFFLE, State
from flambeur.kit import dice, pile
from flambeur.kit.chance import Source, draw, roll
from flambeur.kit.contract import CHANCE, NOBODY, OVER, Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.record import Floats
from flambeur.kit.rng import Rng


@rule
def setup(s: State, n_players: int, modules: int, white_each: int, draw_first: bool) -> None:
    """On a zeroed state. The notes wait to be shuffled (LV2), the first player perhaps to be drawn (LV3)."""
    s.n_players, s.modules, s.neutral_dice.each = n_players, modules, white_each
    for k in range(N_NOTES):
        s.pile.cards[k] = NOTES[k]
    s.pile.length = N_NOTES
    s.phase = FIRST if draw_first else SHUFFLE


@rule(inline=True)
def awaiting(s: State) -> int:
    if s.phase == CHOOSE: return 1 << s.to_move
    return OVER if s.phase == ENDED else CHANCE


@rule(inline=True)
def legal(s: State, seat: int, actions: Actions) -> int:
    """LV4: one of the faces rolled."""
    n = 0
    if s.phase == CHOOSE and seat == s.to_move:
        rolled = moments.rolled(s)
        for face in range(CASINOS):
            actions.ids[n] = PLACE.start + face        # stays only if n moves on: no branch to mispredict
            n += dice.showing(rolled, face) > 0
    return n


@rule(inline=True)
def act(s: State, seat: int, action: int, log: Log) -> None:
    if s.phase != CHOOSE or seat != s.to_move or not PLACE.start <= action < PLACE.stop or moments.showing(s, action) == 0:
        raise ValueError("illegal action", action, "of seat", seat)
    place_dice(s, seat, action, log)
    pass_turn(s, log)


@rule(inline=True)
def place_dice(s: State, seat: int, face: int, log: Log) -> None:
    """LV4, LV11: all dice of one face, own and white, go to the casino of that number."""
    own = dice.showing(s.roll, face)
    s.placed[face, seat] += own
    s.dice_left[seat] -= own
    white = moments.on_place(s, seat, face)
    s.roll = 0                                         # no roll lies on the table any more: equal positions are equal bytes
    event(log, PLACED, seat, face, own, white)


@rule(inline=True)
def pass_turn(s: State, log: Log) -> None:
    """LV5: to the next player with dice, clockwise; it may be the same one. LV6: nobody has dice: the round ends."""
    p = s.to_move
    for _ in range(s.n_players):
        p = next_seat(s, p)
        if moments.dice_in_hand(s, p) > 0:
            s.to_move = p
            s.phase = ROLL
            return
    end_round(s, log)


@rule(inline=True)
def next_seat(s: State, p: int) -> int:
    """Clockwise."""
    return p + 1 if p + 1 < s.n_players else 0


@rule
def pending(s: State) -> tuple[int, int]:
    """LV4, LV10: dice belong to the seat that throws them."""
    if s.phase == ROLL: return s.phase, s.to_move
    return s.phase, s.first if s.phase == OPENING else NOBODY


@rule(inline=True)
def chance(s: State, source: Source, log: Log) -> None:
    if s.phase == ROLL: roll_dice(s, source, log)
    elif s.phase == OPENING: open_round(s, source, log)
    elif s.phase == SHUFFLE: shuffle_notes(s, source, log)
    else: draw_first_player(s, source, log)


@rule(inline=True)
def roll_dice(s: State, source: Source, log: Log) -> None:
    """LV4: all dice that are left."""
    s.roll = roll(source, s.dice_left[s.to_move])
    white = moments.on_roll(s, source)
    s.phase = CHOOSE
    event(log, ROLLED, s.to_move, s.roll, white)


@rule(inline=True)
def open_round(s: State, source: Source, log: Log) -> None:
    """What is rolled before the first turn of a round (LV10)."""
    white = moments.open_round(s, source)
    s.phase = ROLL
    event(log, OPENED, s.first, white)


@rule(inline=True)
def shuffle_notes(s: State, source: Source, log: Log) -> None:
    """LV2: once, at the start of the game."""
    pile.shuffle(s.pile, source)
    event(log, SHUFFLED, NOBODY, s.pile.length)
    start_round(s, log)


@rule(inline=True)
def draw_first_player(s: State, source: Source, log: Log) -> None:
    """LV3, option first_player = random."""
    s.first = draw(source, s.n_players)
    s.phase = SHUFFLE
    event(log, DRAWN_FIRST, s.first)


@rule
def start_round(s: State, log: Log) -> None:
    """LV2: stock casino 1, then 2, … 6; every player has all dice again (LV3)."""
    event(log, ROUND, s.first, s.round_no)
    stock_casinos(s)
    if log.capacity:
        for casino in range(CASINOS):
            event(log, STOCKED, NOBODY, casino, packed_notes(s, casino))
    pile.square_up(s.pile)
    for p in range(s.n_players):
        s.dice_left[p] = DICE
    moments.on_round_start(s)
    s.to_move = s.first
    s.phase = OPENING if moments.has_opening(s) else ROLL


@rule
def packed_notes(s: State, casino: int) -> int:
    packed = 0
    for k in range(s.n_notes[casino]):
        packed |= s.notes[casino, k] << 4 * k
    return packed


@rule
def end_round(s: State, log: Log) -> None:
    """LV6: ties are removed on all casinos, then the casinos pay out, 1 to 6. LV9: the game ends after round 4."""
    if log.capacity:
        for casino in range(CASINOS):
            tell_ties(s, casino, log)
    for casino in range(CASINOS):
        pay_casino(s, casino, log)
    s.placed[:] = 0                                    # all take their dice back
    event(log, ROUND_END, NOBODY, s.round_no)
    if s.round_no + 1 == ROUNDS:
        end_game(s, log)
    else:
        s.round_no += 1
        s.first = next_seat(s, s.first)                # LV3: the start card moves one seat to the left
        start_round(s, log)


@rule
def end_game(s: State, log: Log) -> None:
    s.phase = ENDED
    if log.capacity: event(log, GAME_END, NOBODY, winners(s))


@rule(inline=True)
def money(s: State, p: int) -> int:
    """In tens of thousands."""
    total = 0
    for note in range(VALUES):
        total += note * s.won[p, note]
    return total


@rule(inline=True)
def notes_won(s: State, p: int) -> int:
    n = 0
    for note in range(VALUES):
        n += s.won[p, note]
    return n


@rule(inline=True)
def scores(s: State, out: Floats) -> None:
    for p in range(s.n_players):
        out[p] = money(s, p) * DOLLARS


@rule
def winners(s: State) -> int:
    """LV9: the richest; ties go to the player with more notes; still tied, they share the victory."""
    best = who = 0
    for p in range(s.n_players):
        rank = money(s, p) * PILE + notes_won(s, p)       # nobody wins more notes than there are
        if rank > best: best, who = rank, 0
        if rank == best: who |= 1 << p
    return who


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """LV2: only the order of the pile is hidden, and of it not what all saw going under."""
    pile.shuffle(s.pile, rng)

