"""Las Vegas, the card game (CG1-CG9), top-down: setup, the turn, the round. Payout is in payout.py, what is hidden in hidden.py."""
from flambeur.games.las_vegas_cards import chips, hands
from flambeur.games.las_vegas_cards.actions import LAY, LEAVE, NEEDS, OF_ONE_FACE, PAIR
from flambeur.games.las_vegas_cards.actions import TAKE as TAKES
from flambeur.games.las_vegas_cards.events import (
    CHANGED,
    CHIP_LAID,
    CHIP_LEFT,
    CHIP_TAKEN,
    CHIPS_SHUFFLED,
    CHOSEN,
    DECKS_SHUFFLED,
    DONE,
    GAME_END,
    LAID,
    NOTES_SHUFFLED,
    PUT_AWAY,
    ROUND,
    ROUND_END,
    SHOWN,
    STOCKED,
)
from flambeur.games.las_vegas_cards.facts import ENOUGH, IN_THE_BOX, KINDS, N_NOTES
from flambeur.games.las_vegas_cards.payout import dice_at, pay_casino, tell_ties
from flambeur.games.las_vegas_cards.state import CHIPS, CHOOSE, DECKS, ENDED, NOTES, TAKE, State
from flambeur.games.vegas import chips as vegas
from flambeur.games.vegas.facts import CASINOS, ROUNDS
from flambeur.games.vegas.fortune import money_in_notes, winners
from flambeur.kit import pile
from flambeur.kit.chance import Source
from flambeur.kit.contract import CHANCE, NOBODY, OVER, Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

LOWEST = min(IN_THE_BOX)
OF_A_VALUE = N_NOTES // len(IN_THE_BOX)


@rule
def setup(s: State, n_players: int, sequential: bool, with_chips: bool) -> None:
    """CG1, CG2, on a zeroed state. The notes wait to be shuffled, then perhaps the chips (CG9)."""
    s.n_players, s.sequential = n_players, sequential
    for k in range(N_NOTES):
        s.pile.cards[k] = LOWEST + k // OF_A_VALUE
    s.pile.length = N_NOTES
    if with_chips: chips.setup(s)
    for p in range(n_players):
        hands.gather(s, p)
    s.phase = NOTES


@rule(inline=True)
def awaiting(s: State) -> int:
    """CG3: all who hold cards and have not chosen. CG8: whose turn it is."""
    if s.phase == CHOOSE and not s.sequential: return without_choice(s)
    if s.phase >= CHOOSE: return 1 << s.to_move
    return OVER if s.phase == ENDED else CHANCE


@rule(inline=True)
def without_choice(s: State) -> int:
    who = 0
    for p in range(s.n_players):
        if s.chosen[p] == 0 and hands.holds(s, p): who |= 1 << p
    return who


@rule(inline=True)
def legal(s: State, seat: int, actions: Actions) -> int:
    """CG3: a player who has chosen may choose again, until the last one has chosen."""
    if s.phase == CHOOSE and seat < s.n_players and (not s.sequential or seat == s.to_move): return selections(s, seat, actions)
    if s.phase == TAKE and seat == s.to_move: return vegas.takings(s, chips.owing(s), TAKES.start, actions)      # CG9
    return 0


@rule
def selections(s: State, seat: int, actions: Actions) -> int:
    """CG3: up to five cards of one face, or one card each of two faces."""
    n = 0
    for face in range(CASINOS):
        for k in range(OF_ONE_FACE):
            action = LAY.start + face * OF_ONE_FACE + k
            actions.ids[n] = action                    # stays only if n moves on: no branch to mispredict
            n += (s.hand[seat, 2 * face] >= NEEDS[action, 2 * face]) & (s.hand[seat, 2 * face + 1] >= NEEDS[action, 2 * face + 1])
    action = PAIR.start
    for one in range(CASINOS):
        for two in range(one + 1, CASINOS):
            for k in range(4):
                actions.ids[n] = action
                n += (s.hand[seat, 2 * one + (k >> 1)] > 0) & (s.hand[seat, 2 * two + (k & 1)] > 0)
                action += 1
    return n


@rule(inline=True)
def is_legal(s: State, seat: int, action: int) -> bool:
    if not 0 <= seat < s.n_players: return False
    if s.sequential and seat != s.to_move: return False
    if s.phase == CHOOSE: return LAY.start <= action < LAY.stop and hands.has(s, seat, action)
    return s.phase == TAKE and may_take(s, action)


@rule
def may_take(s: State, action: int) -> bool:
    if action == LEAVE: return True
    return TAKES.start <= action < TAKES.stop and s.chips.at[chips.owing(s), action - TAKES.start] > 0


@rule(inline=True)
def act(s: State, seat: int, action: int, log: Log) -> None:
    if not is_legal(s, seat, action):
        raise ValueError("illegal action", action, "of seat", seat)
    if s.phase == TAKE: take_chip(s, seat, action, log)
    elif s.sequential: play_in_turn(s, seat, action, log)
    else: choose(s, seat, action, log)


@rule(inline=True)
def choose(s: State, seat: int, action: int, log: Log) -> None:
    """CG3: hidden, in place of a choice made before; the last player's choice ends it."""
    event(log, CHANGED if s.chosen[seat] else CHOSEN, seat, action)
    s.chosen[seat] = action + 1
    if not without_choice(s): show_all(s, log)


@rule
def show_all(s: State, log: Log) -> None:
    """CG3: all choices are revealed and laid on the casinos of their faces. CG4: then everyone clears the hand and draws."""
    took_part = 0
    for k in range(s.n_players):
        p = left_of(s, k)
        if s.chosen[p]:
            took_part |= 1 << p
            event(log, SHOWN, p, s.chosen[p] - 1)
            lay_cards(s, p, s.chosen[p] - 1)
            s.chosen[p] = 0
    for k in range(s.n_players):
        p = left_of(s, k)
        if took_part >> p & 1: finish_turn(s, p, log)
    if not without_choice(s): end_round(s, log)        # CG5: the others play on, be it one player alone


@rule(inline=True)
def left_of(s: State, k: int) -> int:
    """The k-th seat to the left of the first player."""
    p = s.first + k
    return p if p < s.n_players else p - s.n_players


@rule(inline=True)
def lay_cards(s: State, seat: int, action: int) -> None:
    for kind in range(KINDS):
        n = NEEDS[action, kind]
        s.hand[seat, kind] -= n
        s.laid[kind >> 1, 2 * seat + (kind & 1)] += n


@rule(inline=True)
def finish_turn(s: State, p: int, log: Log) -> None:
    """CG4: unused cards go under the glass. CG5: with eight cards out a player is done; the others draw the next five, if any."""
    n = hands.put_away(s, p)
    event(log, PUT_AWAY, p, n)
    out = hands.cards_out(s, p)
    if out >= ENOUGH: event(log, DONE, p, out, s.deck_left[p])
    elif s.deck_left[p]: hands.draw_hand(s, p, log)


@rule
def play_in_turn(s: State, seat: int, action: int, log: Log) -> None:
    """CG8: choose and lay down in the open; CG9: perhaps with a chip to take."""
    event(log, LAID, seat, action)
    lay_cards(s, seat, action)
    if s.chips.on:
        for casino in range(CASINOS):
            chips.on_lay(s, casino, NEEDS[action, 2 * casino] + 2 * NEEDS[action, 2 * casino + 1])
    if s.chips.owed: s.phase = TAKE
    else: pass_turn(s, log)


@rule
def take_chip(s: State, seat: int, action: int, log: Log) -> None:
    """CG9: never more than one chip per casino and turn."""
    casino = chips.owing(s)
    if action == LEAVE:
        event(log, CHIP_LEFT, seat, casino)
    else:
        vegas.take(s, seat, casino, action - TAKES.start)
        event(log, CHIP_TAKEN, seat, casino, action - TAKES.start)
    s.chips.owed &= ~(1 << casino)
    if not s.chips.owed:
        s.phase = CHOOSE
        pass_turn(s, log)


@rule
def pass_turn(s: State, log: Log) -> None:
    """CG8: the rest is put away, five are drawn, then the next player who holds cards is at turn; nobody holds any: the round ends."""
    finish_turn(s, s.to_move, log)
    p = s.to_move
    for _ in range(s.n_players):
        p = p + 1 if p + 1 < s.n_players else 0
        if hands.holds(s, p):
            s.to_move = p
            return
    end_round(s, log)


@rule
def pending(s: State) -> tuple[int, int]:
    """Notes, chips and decks are shuffled by the table."""
    return s.phase, NOBODY


@rule(inline=True)
def chance(s: State, source: Source, log: Log) -> None:
    if s.phase == DECKS: shuffle_decks(s, source, log)
    elif s.phase == NOTES: shuffle_notes(s, source, log)
    else: shuffle_chips(s, source, log)


@rule
def shuffle_notes(s: State, source: Source, log: Log) -> None:
    """CG2: once, at the start of the game."""
    pile.shuffle(s.pile, source)
    event(log, NOTES_SHUFFLED, NOBODY, s.pile.length)
    if s.chips.on: s.phase = CHIPS
    else: start_round(s, log)


@rule
def shuffle_chips(s: State, source: Source, log: Log) -> None:
    """CG9."""
    pile.shuffle(s.chips.pile, source)
    event(log, CHIPS_SHUFFLED, NOBODY, s.chips.pile.length)
    start_round(s, log)


@rule
def shuffle_decks(s: State, source: Source, log: Log) -> None:
    """CG2, CG7: every player shuffles all cards and takes five."""
    for k in range(s.n_players):
        hands.shuffle(s, left_of(s, k), source)
    event(log, DECKS_SHUFFLED, NOBODY)
    for k in range(s.n_players):
        hands.draw_hand(s, left_of(s, k), log)
    s.to_move = s.first
    s.phase = CHOOSE


@rule
def start_round(s: State, log: Log) -> None:
    """CG2, CG7: two notes at each casino. CG9: and a chip."""
    event(log, ROUND, s.first, s.round_no, s.sequential)
    for casino in range(CASINOS):
        one, two = pile.draw_top(s.pile), pile.draw_top(s.pile)
        s.notes[casino, 0], s.notes[casino, 1] = max(one, two), min(one, two)
        event(log, STOCKED, NOBODY, casino, max(one, two), min(one, two))
    pile.square_up(s.pile)
    if s.chips.on: vegas.lay_chips(s, CHIP_LAID, log)
    s.to_move = s.first
    s.phase = DECKS


@rule
def end_round(s: State, log: Log) -> None:
    """CG6: ties are found at all casinos, then they pay, 1 to 6. CG7: everybody takes all cards back; the game ends after round 4."""
    if log.capacity:
        for casino in range(CASINOS):
            tell_ties(s, casino, log)
    for casino in range(CASINOS):
        pay_casino(s, casino, log)
    for p in range(s.n_players):
        hands.gather(s, p)
    s.laid[:] = 0
    event(log, ROUND_END, NOBODY, s.round_no)
    if s.round_no + 1 == ROUNDS:
        s.phase = ENDED
        event(log, GAME_END, NOBODY, winners(s))
    else:
        s.round_no += 1
        if s.sequential: s.first = left_of(s, 1)       # CG8
        start_round(s, log)


@rule(inline=True)
def fortune(s: State, p: int) -> int:
    """What a player has, in tens of thousands, chips included (CG9); chips are no notes where these break a tie (CG7)."""
    return money_in_notes(s, p) + (vegas.worth(s, p) if s.chips.on else 0)


@rule(inline=True)
def weight(s: State, casino: int, p: int) -> int:
    """CG6: what counts is dice."""
    return dice_at(s, casino, p)
