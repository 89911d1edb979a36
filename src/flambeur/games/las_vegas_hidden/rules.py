"""Las Vegas with hidden colours (BV12), top-down: setup, the turn, the round. How a casino scores is in scoring.py, what is hidden in
hidden.py, rolling and placing in vegas/common_dice.py."""
import numpy as np

from flambeur.games.las_vegas_hidden.events import (
    BOXED,
    DEALT,
    GAME_END,
    LEFT,
    OPENED,
    PAID,
    PLACED,
    REVEALED,
    ROLLED,
    ROUND,
    ROUND_END,
    SHUFFLED,
    STOCKED,
    UNSEEN,
)
from flambeur.games.las_vegas_hidden.facts import CARDS_EACH, N_NOTES, NOTES, OFFER, OPENING_EACH, ROUNDS
from flambeur.games.las_vegas_hidden.scoring import casino_of, colour_of, dice_of, score, value_of
from flambeur.games.las_vegas_hidden.state import CARDS, CHOOSE, ENDED, OPENING, ROLL, SHUFFLE, State
from flambeur.games.vegas import common_dice
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.facts import CASINOS, DICE
from flambeur.games.vegas.fortune import money_in_notes, winners
from flambeur.games.vegas.placing import PLACE
from flambeur.games.vegas.stocking import lay_note, packed_notes
from flambeur.kit import pile
from flambeur.kit.chance import Source, draw
from flambeur.kit.contract import CHANCE, NOBODY, OVER, Actions
from flambeur.kit.dice import FACES
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def setup(s: State, n_players: int) -> None:
    """On a zeroed state. All notes wait to be shuffled, once a game."""
    s.n_players = n_players
    for k in range(N_NOTES):
        s.pile.cards[k] = NOTES[k]
    s.pile.length = N_NOTES
    s.phase = SHUFFLE


@rule(inline=True)
def awaiting(s: State) -> int:
    if s.phase == CHOOSE: return 1 << s.to_move
    return OVER if s.phase == ENDED else CHANCE


@rule(inline=True)
def legal(s: State, seat: int, actions: Actions) -> int:
    """One of the faces rolled."""
    if s.phase == CHOOSE and seat == s.to_move: return common_dice.placements(s, PLACE.start, actions)
    return 0


@rule(inline=True)
def act(s: State, seat: int, action: int, log: Log) -> None:
    """All dice of the face are placed, whoever's colours they are; then the casino scores at once."""
    face = action - PLACE.start
    if s.phase != CHOOSE or seat != s.to_move or not common_dice.is_rolled(s, face):
        raise ValueError("illegal action", action, "of seat", seat)
    event(log, PLACED, seat, face, common_dice.place(s, face))
    score(s, face, log)
    pass_turn(s, log)


@rule(inline=True)
def pass_turn(s: State, log: Log) -> None:
    """Clockwise, as long as there are dice: they are everybody's."""
    s.to_move = next_seat(s, s.to_move)
    s.phase = ROLL
    if not common_dice.is_left(s): end_round(s, log)


@rule(inline=True)
def next_seat(s: State, p: int) -> int:
    return p + 1 if p + 1 < s.n_players else 0


@rule
def pending(s: State) -> tuple[int, int]:
    """The opening dice are thrown by whoever begins the round; notes and cards are the table's."""
    if s.phase == ROLL: return s.phase, s.to_move
    return s.phase, s.first if s.phase == OPENING else NOBODY


@rule(inline=True)
def chance(s: State, source: Source, log: Log) -> None:
    if s.phase == ROLL: roll_dice(s, source, log)
    elif s.phase == OPENING: open_round(s, source, log)
    elif s.phase == CARDS: deal_cards(s, source, log)
    else: shuffle_notes(s, source, log)


@rule(inline=True)
def roll_dice(s: State, source: Source, log: Log) -> None:
    """One die of each colour that has any left."""
    common_dice.roll_one_each(s, source)
    s.phase = CHOOSE
    event(log, ROLLED, s.to_move, s.roll)


@rule
def open_round(s: State, source: Source, log: Log) -> None:
    """Two dice of each colour, each on its casino. They score nothing yet: they do with the first placement there."""
    one = two = 0
    for colour in range(COLOURS):
        first, second = draw(source, FACES), draw(source, FACES)
        one |= first + 1 << common_dice.BITS * colour
        two |= second + 1 << common_dice.BITS * colour
        s.placed[first, colour] += 1
        s.placed[second, colour] += 1
        s.left[colour] -= OPENING_EACH
    event(log, OPENED, s.first, one, two)
    s.phase = CARDS


@rule
def deal_cards(s: State, source: Source, log: Log) -> None:
    """The eight cards are shuffled; seat 0 gets the first two, and so on. What is left over is nobody's and stays unseen."""
    deck = np.arange(COLOURS)
    for k in range(COLOURS - 1, 0, -1):
        other = draw(source, k + 1)
        deck[k], deck[other] = deck[other], deck[k]
    for p in range(s.n_players):
        for k in range(CARDS_EACH):
            s.owner[deck[CARDS_EACH * p + k]] = p + 1
        event(log, DEALT, p, colours_of(s, p))
    s.to_move = s.first
    s.phase = ROLL


@rule
def colours_of(s: State, p: int) -> int:
    """A bit for each colour that a seat holds; -1: for each that nobody does."""
    held = 0
    for colour in range(COLOURS):
        held |= (s.owner[colour] == p + 1) << colour
    return held


@rule
def shuffle_notes(s: State, source: Source, log: Log) -> None:
    """Once, at the start of the game: the second round draws from the same pile."""
    pile.shuffle(s.pile, source)
    event(log, SHUFFLED, NOBODY, s.pile.length)
    start_round(s, log)


@rule
def start_round(s: State, log: Log) -> None:
    """Three notes to each casino, from casino 1 on; all dice are there again."""
    event(log, ROUND, s.first, s.round_no)
    for casino in range(CASINOS):
        for k in range(OFFER):
            lay_note(s, casino, k, pile.draw_top(s.pile))
        event(log, STOCKED, NOBODY, casino, packed_notes(s, casino))
    pile.square_up(s.pile)
    for colour in range(COLOURS):
        s.left[colour] = DICE
    s.to_move = s.first
    s.phase = OPENING


@rule
def end_round(s: State, log: Log) -> None:
    """The colours are revealed, and everyone takes the notes of both; the round begins one seat further left next time."""
    if log.capacity: tell_colours(s, log)
    take_notes(s, log)
    discard_rest(s, log)
    clear_table(s)
    event(log, ROUND_END, NOBODY, s.round_no)
    if s.round_no + 1 == ROUNDS:
        end_game(s, log)
    else:
        s.round_no += 1
        s.first = next_seat(s, s.first)
        start_round(s, log)


@rule
def tell_colours(s: State, log: Log) -> None:
    for p in range(s.n_players):
        event(log, REVEALED, p, colours_of(s, p))
    if colours_of(s, NOBODY): event(log, UNSEEN, NOBODY, colours_of(s, NOBODY))


@rule
def take_notes(s: State, log: Log) -> None:
    """Notes of a colour that nobody holds are out of the game."""
    for k in range(s.n_shelf):
        note, colour = value_of(s.shelf[k]), colour_of(s.shelf[k])
        p = s.owner[colour] - 1
        if p == NOBODY: s.box[note] += 1
        else: s.won[p, note] += 1
        event(log, BOXED if p == NOBODY else PAID, p, casino_of(s.shelf[k]), note, dice_of(s.shelf[k]), colour)


@rule
def discard_rest(s: State, log: Log) -> None:
    """Notes left on the casinos are out of the game, too."""
    for casino in range(CASINOS):
        for k in range(s.n_notes[casino]):
            s.box[s.notes[casino, k]] += 1
            event(log, LEFT, NOBODY, casino, s.notes[casino, k])


@rule
def clear_table(s: State) -> None:
    s.placed[:] = 0
    s.notes[:] = 0
    s.n_notes[:] = 0
    s.owner[:] = 0
    s.shelf[:] = 0
    s.n_shelf = 0


@rule
def end_game(s: State, log: Log) -> None:
    s.phase = ENDED
    if log.capacity: event(log, GAME_END, NOBODY, winners(s))


@rule(inline=True)
def fortune(s: State, p: int) -> int:
    """What a player has taken at the reveals, in tens of thousands."""
    return money_in_notes(s, p)


# what the family asks

@rule
def rivals(s: State) -> int:
    """All eight colours compete, those that nobody holds included."""
    return COLOURS


@rule(inline=True)
def weight(s: State, casino: int, colour: int) -> int:
    return s.placed[casino, colour]
