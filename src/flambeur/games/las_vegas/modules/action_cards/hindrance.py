"""Why a card cannot be played now (BV10, BV13): a number for each reason, 0 if it can."""
from flambeur.games.las_vegas.modules.action_cards import early, placing, take_back
from flambeur.games.las_vegas.modules.action_cards.drawer import (
    ACTION_CARDS,
    AFTER,
    BEFORE,
    DOUBLE_TROUBLE,
    EARLY_PAYOUT,
    PASS,
    PLAYING,
    ROTATION,
    TAKE_BACK,
    TIE_WON,
)
from flambeur.games.las_vegas.modules.action_cards.reach import dice_in_hand
from flambeur.games.las_vegas.state import ASK, CHOOSE, State
from flambeur.kit.jit import rule

(PLAYABLE, NOT_NOW, NO_DICE, FIRST_TURN, BEFORE_PLACING, AFTER_PLACING, CARD_PENDING, NO_PAIR, NOTHING_LIES, ALL_TAKEN,
 PAYS_EARLY) = range(11)
REASONS = ("playable", "not_now", "no_dice", "first_turn", "before_placing", "after_placing", "card_pending", "no_pair", "nothing_lies",
           "all_taken", "pays_early")


@rule
def hindrance(s: State, seat: int, card: int) -> int:
    """BV13: (3), (4) and (6). No card is played while another one is being carried out, nor in the middle of placing."""
    c = s.action_cards
    chooses = s.phase == CHOOSE and seat == s.to_move
    asked = s.phase == ASK and s.asking == ACTION_CARDS and c.question == PLAYING and seat == s.asked
    if not chooses and not asked: return NOT_NOW
    if chooses and c.stage != BEFORE: return CARD_PENDING
    if card in (TAKE_BACK, EARLY_PAYOUT): return after_placing(s, seat, card)
    if card in (PASS, ROTATION, DOUBLE_TROUBLE):
        if c.stage == AFTER: return BEFORE_PLACING
        return NO_PAIR if card == DOUBLE_TROUBLE and not placing.has_pair_beside(s, -1) else PLAYABLE
    if card == TIE_WON and c.turns >> seat & 1 > 0: return FIRST_TURN
    return PLAYABLE if dice_in_hand(s, seat) > 0 else NO_DICE


@rule
def after_placing(s: State, seat: int, card: int) -> int:
    """AC6, then AC8: while the placement is being finished, dice or no dice."""
    c = s.action_cards
    if c.stage == BEFORE: return AFTER_PLACING
    if card == EARLY_PAYOUT: return PLAYABLE if early.can_pay(s) > 0 else ALL_TAKEN
    if c.early > 0 and early.owner(s) == seat: return PAYS_EARLY
    return PLAYABLE if take_back.how_many(s) > 0 else NOTHING_LIES
