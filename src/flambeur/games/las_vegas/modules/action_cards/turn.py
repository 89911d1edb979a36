"""Action cards in the order of a turn (BV13): from the roll on cards are played, dice are placed, then AC6, AC8 and others may follow."""
from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.modules.action_cards import early, placing, reroll, swap, take_back, three_notes, tie_won
from flambeur.games.las_vegas.modules.action_cards.drawer import (
    ACTION_CARDS,
    AFTER,
    ANNOUNCED,
    BEFORE,
    BEFORE_ROLL,
    BETWEEN,
    CARD_PLAYED,
    CHOOSING_EARLY,
    DONE,
    DOUBLE_TROUBLE,
    EARLY_PAYOUT,
    KINDS,
    LAYING,
    MARK,
    MARKING,
    N_CARDS,
    NOTHING,
    OVER,
    PASS,
    PLACEMENTS,
    PLAY,
    PLAYING,
    ROTATION,
    SWAPPING,
    TAKE_BACK,
    TAKING_BACK,
    THREE_NOTES,
    THROW,
    THROWING,
    TURN,
    TURNING,
    TWO_CASINOS,
    WAITS,
    WINNING_TIE,
)
from flambeur.games.las_vegas.modules.action_cards.hindrance import hindrance
from flambeur.games.las_vegas.modules.action_cards.reach import dice_in_hand
from flambeur.games.las_vegas.state import ASK, CHOOSE, ROLL, State
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

# the seat comes up


@rule
def is_held_up(s: State, p: int, log: Log) -> bool:
    """On the way to seat p, which rolls next, seats come up, dice or no dice: AC3 ends with its owner's turn, AC8 pays at the start of it.
    Returns whether somebody is asked; the seat that has come up is then at turn."""
    q = s.to_move
    while True:
        q = q + 1 if q + 1 < s.n_players else 0
        if s.action_cards.by[TWO_CASINOS] == q + 1: s.action_cards.two = 0
        if s.action_cards.early > 0 and early.owner(s) == q:
            s.to_move = q
            early.begin(s, log)
            if early.asks(s, log): return True
        if q == p: return False


@rule
def turn_begins(s: State) -> bool:
    """AC8 has paid: the seat rolls, if it has dice."""
    if dice_in_hand(s, s.to_move) == 0: return False
    s.phase = ROLL
    return True


@rule
def on_roll(s: State) -> None:
    s.action_cards.stage = BEFORE


@rule
def rolls_again(s: State) -> bool:
    """AC2."""
    return s.action_cards.stage == BEFORE


# what may be chosen while dice lie on the table


@rule
def add_choices(s: State, actions: Actions, n: int) -> int:
    """Of the n placements those that AC3 and AC7 allow; then cards, dice to roll again, pairs, and after AC5 no second placement."""
    kept = 0
    for k in range(n):
        action = actions.ids[k]
        actions.ids[kept] = action
        kept += placing.may_place(s, meetings.face_placed(action), meetings.casino_placed(action))
    kept = add_cards(s, actions, kept)
    if reroll.may_mark(s): kept = reroll.add_marks(s, actions, kept)
    kept = placing.add_pairs(s, actions, kept)
    actions.ids[kept] = DONE
    return kept + placing.is_free(s)


@rule
def add_cards(s: State, actions: Actions, n: int) -> int:
    for card in range(N_CARDS):
        actions.ids[n] = PLAY.start + card
        n += is_playable(s, s.to_move, card)
    return n


@rule
def is_playable(s: State, seat: int, card: int) -> bool:
    return s.action_cards.hands[seat] >> card & 1 > 0 and hindrance(s, seat, card) == 0


@rule
def is_choice(s: State, action: int) -> bool:
    if PLAY.start <= action < PLAY.stop: return is_playable(s, s.to_move, action - PLAY.start)
    if MARK.start <= action < MARK.stop: return reroll.may_mark(s) and reroll.shows(s, action) > 0
    return action == DONE and placing.is_free(s)


@rule
def choose(s: State, seat: int, action: int, log: Log) -> None:
    if action == DONE: end_placing(s)
    elif action >= MARK.start: reroll.mark(s, action)
    else: play(s, seat, action - PLAY.start, log)


@rule
def end_placing(s: State) -> None:
    """What is left of the roll is not placed."""
    clear_roll(s)
    s.action_cards.stage = AFTER


@rule
def clear_roll(s: State) -> None:
    for kind in range(KINDS):
        meetings.add_to_roll(s, kind, -meetings.roll_of(s, kind))


@rule
def play(s: State, seat: int, card: int, log: Log) -> None:
    """The card is shown to all. Some do something at once, or ask for more; the others hold from now on."""
    s.action_cards.hands[seat] &= ~(1 << card)
    s.action_cards.by[card] = seat + 1
    event(log, CARD_PLAYED, seat, card)
    if card == TWO_CASINOS: s.action_cards.two = 1
    elif card == PASS: pass_on(s)
    elif card == ROTATION: s.action_cards.question = TURNING
    elif card == TAKE_BACK: take_back.play(s, log)
    elif card == DOUBLE_TROUBLE: announce_pair(s)
    elif card == EARLY_PAYOUT: early.play(s, log)
    elif card == THREE_NOTES: three_notes.play(s, log)


@rule
def pass_on(s: State) -> None:
    """AC4: nothing is placed, all dice are kept, the turn is over."""
    clear_roll(s)
    s.action_cards.stage = OVER


@rule
def announce_pair(s: State) -> None:
    s.action_cards.pair, s.action_cards.stage = 1, ANNOUNCED


# questions


@rule
def asks(s: State, log: Log) -> bool:
    """Dice have been placed, or an answer was given: what comes next? Not asks, if the turn is over."""
    c = s.action_cards
    if c.paying != WAITS: return early.asks(s, log) or turn_begins(s)
    if c.question == THROWING:
        s.action_cards.question = NOTHING
        s.phase = ROLL
        return True
    if c.question != NOTHING: return ask(s)
    if c.stage == BEFORE or c.stage == ANNOUNCED or c.stage == BETWEEN:
        s.phase = CHOOSE
        return True
    if c.stage == AFTER and c.hands[s.to_move] != 0:
        s.action_cards.question = PLAYING      # BV13 (6): whether or not a card can be played, so that the question tells nothing
        return ask(s)
    if c.stage != BEFORE_ROLL: end_turn(s)
    return False


@rule
def ask(s: State) -> bool:
    s.phase, s.asked, s.asking = ASK, s.to_move, ACTION_CARDS
    return True


@rule
def end_turn(s: State) -> None:
    c = s.action_cards
    c.turns |= 1 << s.to_move
    if c.once == 0: c.rerolled = 0
    c.stage = c.joined = c.pair = c.took = 0
    for k in range(PLACEMENTS):
        c.at[k] = c.shows[k] = 0
        for kind in range(KINDS):
            c.laid[k, kind] = 0


@rule
def answers(s: State, actions: Actions) -> int:
    question = s.action_cards.question
    if question == MARKING: return reroll.answers(s, actions)
    if question == TURNING: return placing.add_turns(s, actions)
    if question == LAYING: return three_notes.answers(s, actions)
    if question == TAKING_BACK: return take_back.answers(s, actions)
    if question == CHOOSING_EARLY: return early.answers(s, actions)
    if question == WINNING_TIE: return tie_won.answers(s, actions)
    if question == SWAPPING: return swap.answers(s, actions)
    n = add_cards(s, actions, 0)
    actions.ids[n] = DONE
    return n + 1


@rule
def is_answer(s: State, action: int) -> bool:
    question = s.action_cards.question
    if question == MARKING: return reroll.is_answer(s, action)
    if question == TURNING: return TURN.start <= action < TURN.stop and placing.is_turn(s, action)
    if question == LAYING: return three_notes.is_answer(s, action)
    if question == TAKING_BACK: return take_back.is_answer(s, action)
    if question == CHOOSING_EARLY: return early.is_answer(s, action)
    if question == WINNING_TIE: return tie_won.is_answer(s, action)
    if question == SWAPPING: return swap.is_answer(s, action)
    return action == DONE or (PLAY.start <= action < PLAY.stop and is_playable(s, s.to_move, action - PLAY.start))


@rule
def answer(s: State, seat: int, action: int, log: Log) -> None:
    question = s.action_cards.question
    s.action_cards.question = NOTHING
    if question == MARKING:
        if action == THROW: s.action_cards.question = THROWING
        else: reroll.mark(s, action)
    elif question == TURNING: placing.turn(s, action, log)
    elif question == LAYING: three_notes.lay(s, action, log)
    elif question == TAKING_BACK:
        if action != DONE: take_back.take(s, action, log)
    elif question == CHOOSING_EARLY: early.choose(s, action, log)
    elif question == WINNING_TIE:
        tie_won.choose(s, seat, action, log)
        early.has_answered(s)
    elif question == SWAPPING: swap.swap(s, seat, action, log)
    elif action == DONE: s.action_cards.stage = OVER
    else: play(s, seat, action - PLAY.start, log)
