"""Las Vegas, base game (LV1-LV14), top-down: setup, the turn, the round. Payout is in payout.py."""
from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.actions import PLACE
from flambeur.games.las_vegas.events import DRAWN_FIRST, GAME_END, PLACED, ROLLED, ROUND, ROUND_END, SHUFFLED, STOCKED
from flambeur.games.las_vegas.facts import DICE, N_NOTES, NOTES
from flambeur.games.las_vegas.payout import pay_casino, tell_ties
from flambeur.games.las_vegas.state import (
    ASK,
    CHOOSE,
    CLEARING,
    ENDED,
    FIRST,
    LAST_DIE,
    OPENING,
    PAYOUT,
    PLAYED,
    ROLL,
    SHUFFLE,
    TIES,
    State,
)
from flambeur.games.vegas.facts import CASINOS, ROUNDS
from flambeur.games.vegas.fortune import winners
from flambeur.games.vegas.stocking import packed_notes, stock_casinos
from flambeur.kit import dice, pile
from flambeur.kit.chance import Source, draw, roll
from flambeur.kit.contract import CHANCE, NOBODY, OVER, Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Floats


@rule
def setup(s: State, n_players: int, modules: int, draw_first: bool) -> None:
    """On a zeroed state. The notes wait to be shuffled (LV2), the first player perhaps to be drawn (LV3)."""
    s.n_players, s.modules = n_players, modules
    for k in range(N_NOTES):
        s.pile.cards[k] = NOTES[k]
    s.pile.length = N_NOTES
    moments.on_setup(s)
    s.phase = FIRST if draw_first else SHUFFLE


@rule(inline=True)
def awaiting(s: State) -> int:
    if s.phase == CHOOSE: return 1 << s.to_move
    if moments.can_ask(s) and s.phase == ASK: return 1 << s.asked
    return OVER if s.phase == ENDED else CHANCE


@rule(inline=True)
def legal(s: State, seat: int, actions: Actions) -> int:
    """LV4: one of the faces rolled. Or what a module asks."""
    n = 0
    if s.phase == CHOOSE and seat == s.to_move:
        rolled = moments.rolled(s)
        for face in range(CASINOS):
            actions.ids[n] = PLACE.start + face        # stays only if n moves on: no branch to mispredict
            n += dice.showing(rolled, face) > 0
        n = moments.add_placements(s, rolled, actions, n)
    elif moments.can_ask(s) and s.phase == ASK and seat == s.asked:
        n = moments.answers(s, actions)
    return n


@rule(inline=True)
def act(s: State, seat: int, action: int, log: Log) -> None:
    if moments.can_ask(s) and s.phase == ASK:
        answer(s, seat, action, log)
    else:
        if s.phase != CHOOSE or seat != s.to_move or not (moments.is_placement(s, action) or moments.is_choice(s, action)):
            raise ValueError("illegal action", action, "of seat", seat)
        if moments.is_choice(s, action):
            moments.choose(s, seat, action, log)
        else:
            face, casino = moments.face_of(s, action), moments.casino_of(s, action)
            moments.prepare(s, action, face, casino)
            place_dice(s, seat, face, casino, log)
    go_on(s, log)


@rule(inline=True)
def place_dice(s: State, seat: int, face: int, casino: int, log: Log) -> None:
    """LV4: all dice of one face go to the casino of that number. BV8: or to the slot machine."""
    own = dice.showing(s.roll, face)
    s.placed[casino, seat] += own
    s.dice_left[seat] -= own
    event(log, PLACED, seat, casino, own)
    moments.on_place(s, seat, face, casino, log)
    s.roll = 0                                         # no roll lies on the table any more: equal positions are equal bytes
    moments.on_placed(s)


@rule
def answer(s: State, seat: int, action: int, log: Log) -> None:
    """The answer to what a module has asked."""
    if seat != s.asked or not moments.is_answer(s, action):
        raise ValueError("illegal action", action, "of seat", seat)
    moments.answer(s, seat, action, log)
    s.asked = s.asking = 0


@rule(inline=True)
def go_on(s: State, log: Log) -> None:
    """The game goes on until somebody is asked, or dice are to be rolled."""
    if moments.can_ask(s) and s.step != PLAYED: settle(s, log)
    elif not moments.asks(s, log): pass_turn(s, log)


@rule(inline=True)
def pass_turn(s: State, log: Log) -> None:
    """LV5: to the next player with dice, clockwise, who may be the same one. LV6: nobody has dice: the round ends."""
    p = s.to_move
    for _ in range(s.n_players):
        p = next_seat(s, p)
        if moments.dice_in_hand(s, p) > 0:
            if moments.is_held_up(s, p, log): return
            s.to_move = p
            s.phase = ROLL
            return
    s.step = LAST_DIE
    settle(s, log)


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
    if moments.rolls_again(s):
        moments.roll_again(s, source, log)
    else:
        s.roll = roll(source, s.dice_left[s.to_move])
        moments.on_roll(s, source)
    s.phase = CHOOSE
    if log.capacity:
        event(log, ROLLED, s.to_move, s.roll)
        moments.tell_roll(s, log)


@rule(inline=True)
def open_round(s: State, source: Source, log: Log) -> None:
    """LV10: what is rolled before the first turn of a round."""
    moments.open_round(s, source, log)
    s.phase = ROLL


@rule(inline=True)
def shuffle_notes(s: State, source: Source, log: Log) -> None:
    """LV2: once, at the start of the game."""
    pile.shuffle(s.pile, source)
    moments.on_shuffle(s, source)
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
    """LV2: stock casino 1, then 2, … 6 (BV8: and the slot machine); every player has all dice again (LV3)."""
    event(log, ROUND, s.first, s.round_no)
    stock_casinos(s)
    if log.capacity:
        for casino in range(moments.stocked_casinos(s)):
            event(log, STOCKED, NOBODY, casino, packed_notes(s, casino))
            moments.tell_stock(s, casino, log)
    pile.square_up(s.pile)
    moments.on_stocked(s, log)
    for p in range(s.n_players):
        s.dice_left[p] = DICE
    moments.on_round_start(s)
    s.to_move = s.first
    s.phase = OPENING if moments.has_opening(s) else ROLL


@rule
def settle(s: State, log: Log) -> None:
    """LV6: ties are removed on all casinos, then the casinos pay out, 1 to 6 (BV8: the slot machine, which knows no ties, last). Step by
    step (BV14): before each step somebody may be asked, and the answer leads back here."""
    if s.step == LAST_DIE:
        if moments.asks_at(s, LAST_DIE, 0, log): return
        moments.on_last_die(s, log)
        s.step = TIES
    if s.step == TIES:
        if moments.asks_at(s, TIES, 0, log): return
        tell_all_ties(s, log)
        s.step = PAYOUT
    if s.step == PAYOUT:
        for casino in range(s.paying if moments.can_ask(s) else 0, moments.stocked_casinos(s)):
            if moments.asks_at(s, PAYOUT, casino, log):
                s.paying = casino
                return
            if casino < CASINOS: pay_casino(s, casino, log)      # BV8: the slot machine has paid when it has nothing more to ask
            moments.on_paid(s, casino, log)
        s.paying, s.step = 0, CLEARING
    if moments.asks_at(s, CLEARING, 0, log): return
    moments.on_all_paid(s, log)
    s.step = PLAYED
    end_round(s, log)


@rule(inline=True)
def tell_all_ties(s: State, log: Log) -> None:
    if log.capacity:
        for casino in range(CASINOS):
            tell_ties(s, casino, log)


@rule
def end_round(s: State, log: Log) -> None:
    """LV6: all take their dice back. LV9: the game ends after round 4."""
    s.placed[:] = 0
    moments.on_round_end(s)
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
    moments.on_end(s, log)
    if log.capacity: event(log, GAME_END, NOBODY, winners(s))


@rule
def scores(s: State, out: Floats) -> None:
    """LV8, LV9: what everyone has."""
    moments.scores(s, out)


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """LV2: only the order of the pile is hidden, and of it not what all saw going under. And what modules hide."""
    moments.imagine_notes(s, seat)
    pile.imagine(s.pile, rng)
    moments.imagine_cards(s, seat, rng)
