"""Las Vegas solo (BV11), top-down: setup, the turn, the round. Payout is in payout.py, rolling and placing in vegas/common_dice.py."""
from flambeur.games.las_vegas_solo.events import (
    GAME_END,
    GROUP,
    OPENED,
    PLACED,
    ROLLED,
    ROUND,
    ROUND_END,
    SHUFFLED,
    STOCKED,
)
from flambeur.games.las_vegas_solo.facts import GROUPS, IN_A_GROUP, LAST, N_NOTES, NOTES, OWN
from flambeur.games.las_vegas_solo.payout import pay_casino, tell_ties
from flambeur.games.las_vegas_solo.state import CHOOSE, ENDED, OPENING, ROLL, SHUFFLE, State
from flambeur.games.vegas import common_dice
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.facts import CASINOS, DICE, LEAST
from flambeur.games.vegas.fortune import money_in_notes
from flambeur.games.vegas.placing import PLACE
from flambeur.games.vegas.stocking import packed_notes, stock_casinos
from flambeur.kit import pile
from flambeur.kit.chance import Source
from flambeur.kit.contract import CHANCE, NOBODY, OVER, Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.rng import Rng

YOU = 1 << OWN


@rule
def setup(s: State, preplaced: int, own_dice: int, rounds: int) -> None:
    """On a zeroed state. All notes wait to be shuffled, once a game."""
    s.n_players, s.preplaced, s.own_dice, s.rounds = 1, preplaced, own_dice, rounds
    for k in range(N_NOTES):
        s.pile.cards[k] = NOTES[k]
    s.pile.length = N_NOTES
    s.phase = SHUFFLE


@rule(inline=True)
def awaiting(s: State) -> int:
    if s.phase == CHOOSE: return YOU
    return OVER if s.phase == ENDED else CHANCE


@rule(inline=True)
def legal(s: State, seat: int, actions: Actions) -> int:
    """One of the faces rolled."""
    if s.phase == CHOOSE and seat == OWN: return common_dice.placements(s, PLACE.start, actions)
    return 0


@rule(inline=True)
def act(s: State, seat: int, action: int, log: Log) -> None:
    """All dice of the face are placed; the others of the throw go back to their group."""
    face = action - PLACE.start
    if s.phase != CHOOSE or seat != OWN or not common_dice.is_rolled(s, face):
        raise ValueError("illegal action", action, "of seat", seat)
    event(log, PLACED, seat, face, common_dice.place(s, face))
    go_on(s, log)


@rule(inline=True)
def go_on(s: State, log: Log) -> None:
    """The first group until all of it is placed, then the second one; then the casinos pay."""
    s.phase = ROLL
    if not common_dice.is_left(s): next_group(s, log)


@rule
def next_group(s: State, log: Log) -> None:
    for colour in range(COLOURS):
        s.left[colour], s.later[colour] = s.later[colour], 0
    if common_dice.is_left(s): event(log, GROUP, NOBODY, GROUPS - 1)
    else: end_round(s, log)


@rule
def pending(s: State) -> tuple[int, int]:
    """All dice are yours to throw."""
    return s.phase, NOBODY if s.phase == SHUFFLE else OWN


@rule(inline=True)
def chance(s: State, source: Source, log: Log) -> None:
    if s.phase == ROLL: roll_dice(s, source, log)
    elif s.phase == OPENING: open_round(s, source, log)
    else: shuffle_notes(s, source, log)


@rule(inline=True)
def roll_dice(s: State, source: Source, log: Log) -> None:
    """One die of each colour that still has dice in the group."""
    common_dice.roll_one_each(s, source)
    s.phase = CHOOSE
    event(log, ROLLED, OWN, s.roll)


@rule
def open_round(s: State, source: Source, log: Log) -> None:
    """All eight dice of violet, then, with two preplaced colours, of grey; each goes to its casino."""
    colour = LAST - s.opened
    dice = common_dice.roll_all(s, colour, DICE, source)
    event(log, OPENED, OWN, colour, dice)
    s.opened += 1
    if s.opened == s.preplaced: s.phase = ROLL


@rule
def shuffle_notes(s: State, source: Source, log: Log) -> None:
    """Once, at the start of the game: later rounds draw from the same pile."""
    pile.shuffle(s.pile, source)
    event(log, SHUFFLED, NOBODY, s.pile.length)
    start_round(s, log)


@rule
def start_round(s: State, log: Log) -> None:
    """LV2: stock casino 1, then 2, … 6. The dice that are not preplaced are split into two groups."""
    event(log, ROUND, OWN, s.round_no)
    stock_casinos(s)
    if log.capacity:
        for casino in range(CASINOS):
            event(log, STOCKED, NOBODY, casino, packed_notes(s, casino))
    pile.square_up(s.pile)
    split_dice(s)
    s.opened = 0
    s.phase = OPENING


@rule
def split_dice(s: State) -> None:
    """Four of each colour in each group; of an odd number of own dice the larger half in the second one."""
    for colour in range(COLOURS):
        n = IN_A_GROUP if colour + s.preplaced < COLOURS else 0
        s.left[colour] = s.later[colour] = n
    s.left[OWN] = s.own_dice // GROUPS
    s.later[OWN] = s.own_dice - s.left[OWN]


@rule
def end_round(s: State, log: Log) -> None:
    """LV6: ties are found at all casinos, then they pay, 1 to 6. Won or lost is decided once, after the last round."""
    if log.capacity:
        for casino in range(CASINOS):
            tell_ties(s, casino, log)
    for casino in range(CASINOS):
        pay_casino(s, casino, log)
    s.placed[:] = 0
    event(log, ROUND_END, NOBODY, s.round_no)
    if s.round_no + 1 == s.rounds:
        end_game(s, log)
    else:
        s.round_no += 1
        start_round(s, log)


@rule
def end_game(s: State, log: Log) -> None:
    s.phase = ENDED
    s.opened = 0
    if log.capacity: event(log, GAME_END, NOBODY, winners(s), fortune(s, OWN), others(s), s.own_dice)


@rule(inline=True)
def fortune(s: State, p: int) -> int:
    """What a colour has won, in tens of thousands; what the seven have stays with them from round to round."""
    return money_in_notes(s, p)


@rule
def others(s: State) -> int:
    """What the seven have together, the preplaced ones included."""
    total = 0
    for colour in range(COLOURS):
        total += money_in_notes(s, colour)
    return total - money_in_notes(s, OWN)


@rule
def winners(s: State) -> int:
    """You win if you have more than the seven together; equal is lost."""
    return YOU if fortune(s, OWN) > others(s) else 0


# what the family asks

@rule
def minimum(s: State) -> int:
    """LV2: stocking to 50k."""
    return LEAST


@rule
def lay_beside(s: State, casino: int, card: int) -> int:
    """There are no rainbow cards: each card is a note."""
    return 0


@rule
def rivals(s: State) -> int:
    """All eight colours compete."""
    return COLOURS


@rule(inline=True)
def weight(s: State, casino: int, colour: int) -> int:
    return s.placed[casino, colour]


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """Only the order of the pile is hidden, and of it not what was seen going under."""
    pile.imagine(s.pile, rng)
