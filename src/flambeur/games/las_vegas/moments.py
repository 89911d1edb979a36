"""Which module speaks when: the only place that asks which modules are on, one line per module and moment, in rulebook order.

A moment is a sentence of the rulebook at which modules have something to say (kit/moment.py). Where a state's class tells its modules
(state.py), the others' lines are not even compiled.
"""
from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.facts import DICE, LEAST
from flambeur.games.las_vegas.leads import LEADS
from flambeur.games.las_vegas.modules.big_dice import advice as big_advice
from flambeur.games.las_vegas.modules.big_dice import rules as big_dice
from flambeur.games.las_vegas.modules.big_dice.drawer import BIG_DICE
from flambeur.games.las_vegas.modules.high_notes import rules as high_notes
from flambeur.games.las_vegas.modules.high_notes.drawer import HIGH_NOTES
from flambeur.games.las_vegas.modules.kickers import advice as kick_advice
from flambeur.games.las_vegas.modules.kickers import rules as kickers
from flambeur.games.las_vegas.modules.kickers.drawer import KICK, KICKERS
from flambeur.games.las_vegas.modules.minimum import rules as minimum_by_players
from flambeur.games.las_vegas.modules.minimum.drawer import MINIMUM
from flambeur.games.las_vegas.modules.neutral_dice import advice as white_advice
from flambeur.games.las_vegas.modules.neutral_dice import rules as neutral_dice
from flambeur.games.las_vegas.modules.neutral_dice.drawer import NEUTRAL_DICE
from flambeur.games.las_vegas.state import State
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.fortune import money_in_notes
from flambeur.kit import dice
from flambeur.kit.chance import Source
from flambeur.kit.contract import Actions
from flambeur.kit.log import Log
from flambeur.kit.moment import moment
from flambeur.kit.rng import Rng

# the game


@moment
def on_setup(s: State) -> None:
    """LV1: what is in the box."""
    if s.modules & NEUTRAL_DICE: neutral_dice.on_setup(s)
    if s.modules & HIGH_NOTES: high_notes.on_setup(s)
    if s.modules & KICKERS: kickers.on_setup(s)


@moment
def on_shuffle(s: State, source: Source) -> None:
    """LV2: the notes have been shuffled, and so is all that will be dealt, for every round (BV9, BV10). No module deals anything yet."""


@moment
def imagine_cards(s: State, seat: int, rng: Rng) -> None:
    """BV9, BV10: what else than the order of the pile a seat cannot know, dealt anew. No module hides anything yet."""


# stocking (games/vegas/stocking.py)


@moment
def minimum(s: State) -> int:
    """LV2: what a casino holds at least, in tens of thousands; BV1: by the number of players."""
    if s.modules & MINIMUM: return minimum_by_players.minimum(s)
    return LEAST


@moment
def stocked_casinos(s: State) -> int:
    """LV2: casinos 1 to 6. No module has another one yet (BV8: the slot machine, stocked after casino 6)."""
    return CASINOS


@moment
def lay_beside(s: State, casino: int, card: int) -> int:
    """BV7: a card of the pile that is no note lies beside the notes; what it counts while stocking. 0: it is a note. No module has such
    cards yet."""
    return 0


@moment
def tell_stock(s: State, casino: int, log: Log) -> None:
    """BV7: what lies at a casino beside its notes, told with them. No module has such cards yet."""


# the round


@moment
def on_round_start(s: State) -> None:
    """LV3: every player has all dice again."""
    if s.modules & NEUTRAL_DICE: neutral_dice.on_round_start(s)
    if s.modules & BIG_DICE: big_dice.on_round_start(s)
    if s.modules & KICKERS: kickers.on_round_start(s)


@moment
def has_opening(s: State) -> bool:
    """LV10: something is rolled before the first turn of a round."""
    return s.modules & NEUTRAL_DICE != 0 and neutral_dice.has_opening(s)


@moment
def open_round(s: State, source: Source, log: Log) -> None:
    """LV10: the roll before the first turn."""
    if s.modules & NEUTRAL_DICE: neutral_dice.open_round(s, source, log)
    if s.modules & KICKERS: meetings.white_opened(s)      # BV6d


@moment
def on_round_end(s: State) -> None:
    """LV6: all take their dice back."""
    if s.modules & BIG_DICE: big_dice.on_round_end(s)
    if s.modules & KICKERS: kickers.on_round_end(s)


# the turn


@moment
def dice_in_hand(s: State, p: int) -> int:
    """LV5: a player without dice is skipped."""
    n = s.dice_left[p]
    if s.modules & NEUTRAL_DICE: n += s.neutral_dice.left[p]
    if s.modules & BIG_DICE: n += s.big_dice.left[p]
    if s.modules & KICKERS: n += s.kickers.left[p]
    return n


@moment
def on_roll(s: State, source: Source) -> None:
    """LV4: all dice that are left; rules.py rolls the normal ones. Whoever types real dice in is asked for them in this order."""
    if s.modules & NEUTRAL_DICE: neutral_dice.on_roll(s, source)
    if s.modules & BIG_DICE: big_dice.on_roll(s, source)
    if s.modules & KICKERS: kickers.on_roll(s, source)


@moment
def tell_roll(s: State, log: Log) -> None:
    if s.modules & NEUTRAL_DICE: neutral_dice.tell_roll(s, log)
    if s.modules & BIG_DICE: big_dice.tell_roll(s, log)
    if s.modules & KICKERS: kickers.tell_roll(s, log)


@moment
def rolled(s: State) -> int:
    """LV4: one of the faces rolled. All dice of the mover, counted by face."""
    counts = s.roll
    if s.modules & NEUTRAL_DICE: counts += s.neutral_dice.roll
    if s.modules & BIG_DICE: counts += s.big_dice.roll
    if s.modules & KICKERS: counts += s.kickers.roll
    return counts


@moment
def showing(s: State, face: int) -> int:
    """How many dice of the mover show a face."""
    return dice.showing(rolled(s), face)


@moment
def on_place(s: State, seat: int, face: int, log: Log) -> None:
    """LV4: all dice of one face; the normal ones are placed by rules.py."""
    if s.modules & KICKERS: meetings.white_placed(s, seat, face)
    if s.modules & NEUTRAL_DICE: neutral_dice.on_place(s, seat, face, log)
    if s.modules & BIG_DICE: big_dice.on_place(s, seat, face, log)
    if s.modules & KICKERS: kickers.on_place(s, seat, face, log)


@moment
def asks(s: State, log: Log) -> bool:
    """BV6: dice have been placed, or an answer was given; is there something to ask before the turn ends?"""
    return s.modules & KICKERS != 0 and kickers.asks(s, log)


# questions: only the module that asks hears the answer (s.asking)


@moment
def can_ask(s: State) -> bool:
    """Whether any module that is on ever asks something."""
    return s.modules & KICKERS != 0


@moment
def answers(s: State, actions: Actions) -> int:
    """What the seat that is asked may answer."""
    if s.modules & KICKERS and s.asking == KICKERS: return kickers.answers(s, actions)
    return 0


@moment
def is_answer(s: State, action: int) -> bool:
    if s.modules & KICKERS and s.asking == KICKERS: return kickers.is_answer(s, action)
    return False


@moment
def answer(s: State, seat: int, action: int, log: Log) -> None:
    if s.modules & KICKERS and s.asking == KICKERS: kickers.answer(s, seat, action, log)


# the end of the round


@moment
def on_last_die(s: State, log: Log) -> None:
    """BV7: after the last die, before ties. No module minds yet."""


@moment
def asks_at(s: State, step: int, casino: int, log: Log) -> bool:
    """BV14: before a step of the end of the round, at the payout before a casino pays: is there something to ask, be it of a seat that is
    not at turn? No module asks there yet."""
    return False


@moment
def rivals(s: State) -> int:
    """LV12: how many columns of dice compete at a casino, the fictional player's included."""
    return s.n_players + 1 if s.modules & NEUTRAL_DICE else s.n_players


@moment
def weight(s: State, casino: int, p: int) -> int:
    """LV7: what a player's dice at a casino count."""
    n = s.placed[casino, p]
    if s.modules & BIG_DICE: n += big_dice.weight(s, casino, p)
    return n


@moment
def on_paid(s: State, casino: int, log: Log) -> None:
    """LV7: a casino has paid, and what was left over is gone. No module minds yet."""


@moment
def on_end(s: State, log: Log) -> None:
    """LV9: the game is over, nothing is counted yet. No module minds yet."""


@moment
def fortune(s: State, p: int) -> int:
    """LV9: what a player has, in tens of thousands. No module brings anything but notes yet."""
    return money_in_notes(s, p)


# what a glance looks at (advice.py)


@moment
def own_dice_in_hand(s: State, p: int) -> int:
    """Dice that count for the player."""
    n = s.dice_left[p]
    if s.modules & BIG_DICE: n += s.big_dice.left[p]
    if s.modules & KICKERS: n += s.kickers.left[p]
    return n


@moment
def prizes(s: State, casino: int) -> int:
    """How many there are to win at a casino: its notes. No module has others yet (BV7: a card that a note will replace)."""
    return s.n_notes[casino]


@moment
def prize(s: State, casino: int, k: int) -> int:
    """What the k-th of them is worth, in tens of thousands, high to low."""
    return s.notes[casino, k]


@moment
def try_placing(s: State, seat: int, face: int, sign: int) -> None:
    """What goes to the casino along with the normal dice (1), or comes back (-1)."""
    if s.modules & NEUTRAL_DICE: white_advice.try_out(s, face, sign)
    if s.modules & BIG_DICE: big_advice.try_out(s, seat, face, sign)


@moment
def follows(s: State, face: int) -> int:
    """BV6: the module that will ask something if this face is placed; 0: none."""
    if s.modules & KICKERS and dice.showing(s.kickers.roll, face) > 0: return KICKERS
    return 0


@moment
def possible_answers(s: State, asking: int, casino: int) -> int:
    """A bit for each answer, counted from the first of the block."""
    if s.modules & KICKERS and asking == KICKERS: return kick_advice.targets(s, casino)
    return 0


@moment
def first_answer(s: State, asking: int) -> int:
    if s.modules & KICKERS and asking == KICKERS: return KICK.start
    return 0


@moment
def try_answer(s: State, asking: int, casino: int, action: int, sign: int) -> None:
    """What an answer changes at a casino (1), and back (-1)."""
    if s.modules & KICKERS and asking == KICKERS: meetings.lift(s, casino, action - KICK.start, -sign)


@moment
def casino_in_question(s: State) -> int:
    """The casino at which an answer changes something."""
    if s.modules & KICKERS and s.asking == KICKERS: return s.kickers.casino
    return 0


@moment
def is_untouched(s: State) -> bool:
    """No die of the round has been rolled: the first player has all dice, and none of them was placed and came back."""
    if s.modules & KICKERS and not kickers.are_unused(s): return False
    return dice_in_hand(s, s.first) == DICE + s.neutral_dice.each


@moment
def worth_of_a_lead(s: State, rounds_left: int) -> float:
    """What a lead is worth between rounds, in tens of thousands: fitted by simulation."""
    if s.modules & NEUTRAL_DICE: return white_advice.worth_of_a_lead(s, rounds_left)
    return LEADS[s.n_players, rounds_left]
