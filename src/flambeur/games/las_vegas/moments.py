"""Which module speaks when: the only place that asks which modules are on, one line per module and moment, in rulebook order.

A moment is a sentence of the rulebook at which modules have something to say (kit/moment.py). Where a state's class tells its modules
(state.py), the others' lines are not even compiled.
"""
from flambeur.games.las_vegas import meetings
from flambeur.games.las_vegas.actions import PLACE
from flambeur.games.las_vegas.facts import DICE, LEAST, SLOT
from flambeur.games.las_vegas.leads import LEADS
from flambeur.games.las_vegas.modules.action_cards import advice as card_advice
from flambeur.games.las_vegas.modules.action_cards import deck as card_deck
from flambeur.games.las_vegas.modules.action_cards import placing, reroll, swap, tie_won, turn
from flambeur.games.las_vegas.modules.action_cards import rules as action_cards
from flambeur.games.las_vegas.modules.action_cards.drawer import ACTION_CARDS, PAIR, REROLL_ONCE
from flambeur.games.las_vegas.modules.big_dice import advice as big_advice
from flambeur.games.las_vegas.modules.big_dice import rules as big_dice
from flambeur.games.las_vegas.modules.big_dice.drawer import BIG_DICE
from flambeur.games.las_vegas.modules.bonus_cards import rules as bonus_cards
from flambeur.games.las_vegas.modules.bonus_cards.drawer import BONUS_CARDS
from flambeur.games.las_vegas.modules.bonus_cards.drawer import WORTH as BONUS
from flambeur.games.las_vegas.modules.chips import advice as chip_advice
from flambeur.games.las_vegas.modules.chips import rules as chips
from flambeur.games.las_vegas.modules.chips.drawer import CHIPS
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
from flambeur.games.las_vegas.modules.rainbow import advice as rainbow_advice
from flambeur.games.las_vegas.modules.rainbow import rules as rainbow
from flambeur.games.las_vegas.modules.rainbow.drawer import RAINBOW
from flambeur.games.las_vegas.modules.slot_machine import rules as slot_machine
from flambeur.games.las_vegas.modules.slot_machine.drawer import INSERT, SLOT_MACHINE
from flambeur.games.las_vegas.payout import pay_early
from flambeur.games.las_vegas.state import ASK, PAYOUT, State
from flambeur.games.vegas import fortune as fortunes
from flambeur.games.vegas.chips import worth as chips_worth
from flambeur.games.vegas.facts import CASINOS
from flambeur.games.vegas.fortune import money_in_notes
from flambeur.games.vegas.ties import NONE
from flambeur.kit import dice, pile
from flambeur.kit.chance import Source
from flambeur.kit.contract import Actions
from flambeur.kit.log import Log
from flambeur.kit.moment import moment
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Floats

# the game


@moment
def on_setup(s: State) -> None:
    """LV1: what is in the box."""
    if s.modules & NEUTRAL_DICE: neutral_dice.on_setup(s)
    if s.modules & HIGH_NOTES: high_notes.on_setup(s)
    if s.modules & RAINBOW: rainbow.on_setup(s)
    if s.modules & CHIPS: chips.on_setup(s)
    if s.modules & KICKERS: kickers.on_setup(s)
    if s.modules & ACTION_CARDS: action_cards.on_setup(s, s.modules & REROLL_ONCE != 0)


@moment
def on_shuffle(s: State, source: Source) -> None:
    """LV2: the notes have been shuffled, and so is all that will be dealt, for every round (BV9, BV10)."""
    if s.modules & CHIPS: chips.on_shuffle(s, source)
    if s.modules & BONUS_CARDS: bonus_cards.on_shuffle(s, source)
    if s.modules & ACTION_CARDS: card_deck.on_shuffle(s, source)


@moment
def imagine_notes(s: State, seat: int) -> None:
    """AC10: notes that a seat cannot know lie in the pile, which is dealt anew next."""
    if s.modules & ACTION_CARDS: swap.gather(s, seat)


@moment
def imagine_cards(s: State, seat: int, rng: Rng) -> None:
    """BV9, BV10: what else than the order of the pile a seat cannot know, dealt anew."""
    if s.modules & CHIPS: chips.imagine(s, rng)
    if s.modules & BONUS_CARDS: bonus_cards.imagine(s, seat, rng)
    if s.modules & ACTION_CARDS:
        swap.imagine(s, seat, rng)
        card_deck.imagine(s, seat, rng)


# stocking (games/vegas/stocking.py)


@moment
def minimum(s: State) -> int:
    """LV2: what a casino holds at least, in tens of thousands; BV1: by the number of players."""
    if s.modules & MINIMUM: return minimum_by_players.minimum(s)
    return LEAST


@moment
def stocked_casinos(s: State) -> int:
    """LV2: casinos 1 to 6. BV8: the slot machine after casino 6."""
    if s.modules & SLOT_MACHINE: return SLOT + 1
    return CASINOS


@moment
def lay_beside(s: State, casino: int, card: int) -> int:
    """BV7: a card of the pile that is no note lies beside the notes; what it counts while stocking. 0: it is a note."""
    if s.modules & RAINBOW: return rainbow.lay_beside(s, casino, card)
    return 0


@moment
def tell_stock(s: State, casino: int, log: Log) -> None:
    """BV7: what lies at a casino beside its notes, told with them."""
    if s.modules & RAINBOW: rainbow.tell_stock(s, casino, log)


@moment
def on_stocked(s: State, log: Log) -> None:
    """CG9: all casinos have their notes."""
    if s.modules & CHIPS: chips.on_stocked(s, log)


# the round


@moment
def on_round_start(s: State) -> None:
    """LV3: every player has all dice again."""
    if s.modules & NEUTRAL_DICE: neutral_dice.on_round_start(s)
    if s.modules & BIG_DICE: big_dice.on_round_start(s)
    if s.modules & KICKERS: kickers.on_round_start(s)
    if s.modules & BONUS_CARDS: bonus_cards.on_round_start(s)
    if s.modules & ACTION_CARDS: action_cards.on_round_start(s)


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
    if s.modules & SLOT_MACHINE: slot_machine.on_round_end(s)
    if s.modules & BONUS_CARDS: bonus_cards.on_round_end(s)
    if s.modules & ACTION_CARDS: action_cards.on_round_end(s)


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
    if s.modules & ACTION_CARDS: turn.on_roll(s)


@moment
def rolls_again(s: State) -> bool:
    """AC2: some of the dice on the table are rolled once more."""
    return s.modules & ACTION_CARDS != 0 and turn.rolls_again(s)


@moment
def roll_again(s: State, source: Source, log: Log) -> None:
    if s.modules & ACTION_CARDS: reroll.throw(s, source, log)


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
def add_placements(s: State, rolled: int, actions: Actions, n: int) -> int:
    """LV4: where else than to the casino of its number a face of the roll may go. BV13: and what else may be chosen then."""
    if s.modules & SLOT_MACHINE: n = slot_machine.add_placements(s, rolled, actions, n)
    if s.modules & ACTION_CARDS: n = turn.add_choices(s, actions, n)
    return n


@moment
def is_placement(s: State, action: int) -> bool:
    """LV4: one of the faces rolled, to its casino. BV8: or to the slot machine, if it is open there. AC7: or a pair anywhere."""
    if s.modules & ACTION_CARDS:
        if PAIR.start <= action < PAIR.stop: return placing.is_pair(s, action)
        if not placing.may_place(s, meetings.face_placed(action), meetings.casino_placed(action)): return False
    if s.modules & SLOT_MACHINE and INSERT.start <= action < INSERT.stop: return slot_machine.is_open(s, rolled(s), action)
    return PLACE.start <= action < PLACE.stop and showing(s, action) > 0


@moment
def is_choice(s: State, action: int) -> bool:
    """BV13: from the roll on cards are played. Something that may be chosen then and places nothing."""
    return s.modules & ACTION_CARDS != 0 and turn.is_choice(s, action)


@moment
def choose(s: State, seat: int, action: int, log: Log) -> None:
    if s.modules & ACTION_CARDS: turn.choose(s, seat, action, log)


@moment
def face_of(s: State, action: int) -> int:
    """LV4: the face that is placed."""
    if s.modules & ACTION_CARDS and action >= PAIR.start: return placing.face_of(action)
    if s.modules & SLOT_MACHINE and action >= INSERT.start: return action - INSERT.start
    return action


@moment
def casino_of(s: State, action: int) -> int:
    """LV4: where it goes."""
    if s.modules & ACTION_CARDS and action >= PAIR.start: return placing.casino_of(action)
    if s.modules & SLOT_MACHINE and action >= INSERT.start: return SLOT
    return action


@moment
def prepare(s: State, action: int, face: int, casino: int) -> None:
    """AC3, AC7: the rest of the roll waits, a pair is turned."""
    if s.modules & ACTION_CARDS: placing.prepare(s, action, face, casino)


@moment
def on_place(s: State, seat: int, face: int, casino: int, log: Log) -> None:
    """LV4: all dice of one face; the normal ones are placed by rules.py."""
    if s.modules & CHIPS: chips.on_place(s, showing(s, face), casino)
    if s.modules & SLOT_MACHINE and casino == SLOT: slot_machine.arrive(s, seat, face, 1)
    if s.modules & KICKERS: meetings.white_placed(s, seat, face, casino)
    if s.modules & NEUTRAL_DICE: neutral_dice.on_place(s, seat, face, casino, log)
    if s.modules & BIG_DICE: big_dice.on_place(s, seat, face, casino, log)
    if s.modules & KICKERS: kickers.on_place(s, seat, face, casino, log)
    if s.modules & SLOT_MACHINE and casino == SLOT: slot_machine.tell_face(face, log)


@moment
def on_placed(s: State) -> None:
    """AC3: the dice that waited lie on the table again."""
    if s.modules & ACTION_CARDS: placing.on_place(s)


@moment
def asks(s: State, log: Log) -> bool:
    """BV6: dice have been placed, or an answer was given; is there something to ask before the turn ends? CG9: chips come after kicks,
    BV13: and then the second placement and cards."""
    if s.modules & KICKERS and kickers.asks(s, log): return True
    if s.modules & CHIPS and chips.asks(s): return True
    return s.modules & ACTION_CARDS != 0 and turn.asks(s, log)


@moment
def is_held_up(s: State, p: int, log: Log) -> bool:
    """AC3, AC8: seat p has dice and comes next; seats between come up too. Is somebody asked before it rolls?"""
    return s.modules & ACTION_CARDS != 0 and turn.is_held_up(s, p, log)


# questions: only the module that asks hears the answer (s.asking)


@moment
def can_ask(s: State) -> bool:
    """Whether any module that is on ever asks something."""
    return s.modules & (KICKERS | SLOT_MACHINE | CHIPS | ACTION_CARDS) != 0


@moment
def answers(s: State, actions: Actions) -> int:
    """What the seat that is asked may answer."""
    if s.modules & KICKERS and s.asking == KICKERS: return kickers.answers(s, actions)
    if s.modules & SLOT_MACHINE and s.asking == SLOT_MACHINE: return slot_machine.answers(s, actions)
    if s.modules & CHIPS and s.asking == CHIPS: return chips.answers(s, actions)
    if s.modules & ACTION_CARDS and s.asking == ACTION_CARDS: return turn.answers(s, actions)
    return 0


@moment
def is_answer(s: State, action: int) -> bool:
    if s.modules & KICKERS and s.asking == KICKERS: return kickers.is_answer(s, action)
    if s.modules & SLOT_MACHINE and s.asking == SLOT_MACHINE: return slot_machine.is_answer(s, action)
    if s.modules & CHIPS and s.asking == CHIPS: return chips.is_answer(s, action)
    if s.modules & ACTION_CARDS and s.asking == ACTION_CARDS: return turn.is_answer(s, action)
    return False


@moment
def answer(s: State, seat: int, action: int, log: Log) -> None:
    if s.modules & KICKERS and s.asking == KICKERS: kickers.answer(s, seat, action, log)
    if s.modules & SLOT_MACHINE and s.asking == SLOT_MACHINE: slot_machine.answer(s, seat, action, log)
    if s.modules & CHIPS and s.asking == CHIPS: chips.answer(s, seat, action, log)
    if s.modules & ACTION_CARDS and s.asking == ACTION_CARDS: turn.answer(s, seat, action, log)


# the end of the round


@moment
def on_last_die(s: State, log: Log) -> None:
    """BV7: after the last die, before ties."""
    if s.modules & RAINBOW: rainbow.on_last_die(s, log)


@moment
def asks_at(s: State, step: int, casino: int, log: Log) -> bool:
    """BV14: before a step of the end of the round, at the payout before a casino pays: is there something to ask, be it of a seat that is
    not at turn?"""
    if s.modules & ACTION_CARDS and step != PAYOUT: return action_cards.asks_at(s, step, log)
    if s.modules & SLOT_MACHINE and step == PAYOUT and casino == SLOT: return slot_machine.asks_at(s, log)
    return False


@moment
def pays_early(s: State, casino: int, log: Log) -> bool:
    """AC8: a casino pays before the end of the round; whether it asks somebody first (BV8)."""
    if s.modules & SLOT_MACHINE and casino == SLOT: return slot_machine.asks_early(s, log)
    pay_early(s, casino, log)
    return False


@moment
def is_picking(s: State) -> bool:
    """BV8b: the slot machine pays, early (AC8) or not, and somebody chooses among its notes."""
    return s.modules & SLOT_MACHINE != 0 and s.phase == ASK and s.asking == SLOT_MACHINE


# AC8, AC9, AC10 x rainbow cards (BV7)


@moment
def draw_note(s: State) -> int:
    """The next note of the pile, 0 if there is none; rainbow cards drawn on the way are out of the game."""
    if s.modules & RAINBOW: return rainbow.next_note(s)
    return pile.draw_top(s.pile) if s.pile.length > 0 else 0


@moment
def replace_at(s: State, casino: int, log: Log) -> None:
    """AC8: only the rainbow cards there."""
    if s.modules & RAINBOW: rainbow.replace_at(s, casino, log)


@moment
def replace_all(s: State, log: Log) -> None:
    """AC9: all rainbow cards on the table."""
    if s.modules & RAINBOW: rainbow.on_last_die(s, log)


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
def strength(s: State, casino: int, p: int) -> int:
    """LV7: by what a player's dice at a casino rank: by what they count. BV8b: at the slot machine by more. AC1: a tie that was won."""
    if s.modules & ACTION_CARDS: return tie_won.strength_after(s, casino, p, own_strength(s, casino, p))
    return own_strength(s, casino, p)


@moment
def own_strength(s: State, casino: int, p: int) -> int:
    if s.modules & SLOT_MACHINE and casino == SLOT: return slot_machine.strength(s, p)
    return weight(s, casino, p)


@moment
def on_paid(s: State, casino: int, log: Log) -> None:
    """LV7: a casino has paid, and what was left over is gone. No module minds yet."""


@moment
def on_note(s: State, p: int, note: int) -> None:
    """LV7b: a player has received a note."""
    if s.modules & BONUS_CARDS: bonus_cards.on_note(s, p, note)
    if s.modules & ACTION_CARDS: action_cards.on_note(s, p, note)


@moment
def on_all_paid(s: State, log: Log) -> None:
    """BV9: all casinos have paid, the dice lie there still (BV14, 6)."""
    if s.modules & BONUS_CARDS: bonus_cards.on_all_paid(s, log)


@moment
def on_end(s: State, log: Log) -> None:
    """LV9: the game is over, nothing is counted yet."""
    if s.modules & ACTION_CARDS: action_cards.on_end(s)


@moment
def fortune(s: State, p: int) -> int:
    """LV9: what a player has, in tens of thousands."""
    n = money_in_notes(s, p)
    if s.modules & BONUS_CARDS: n += bonus_cards.money(s, p)
    if s.modules & CHIPS: n += chips_worth(s, p)
    return n


@moment
def scores(s: State, out: Floats) -> None:
    """LV8: what all could know; AC10: of a new note only its owner knows, until the game ends."""
    fortunes.scores(s, out)
    if s.modules & ACTION_CARDS: swap.without_hidden(s, out)


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
    """How many there are to win at a casino: its notes. BV7: and the cards that notes will replace."""
    if s.modules & RAINBOW: return rainbow_advice.prizes(s, casino)
    return s.n_notes[casino]


@moment
def prize(s: State, casino: int, k: int) -> int:
    """What the k-th of them is worth, in tens of thousands, high to low."""
    if s.modules & RAINBOW: return rainbow_advice.prize(s, casino, k)
    return s.notes[casino, k]


@moment
def premium(s: State, seat: int, note: int) -> int:
    """BV9: what a note would bring a seat besides, as far as the seat knows."""
    if s.modules & BONUS_CARDS: return bonus_cards.wants(s, seat, note) * BONUS
    return 0


@moment
def try_placing(s: State, seat: int, face: int, casino: int, sign: int) -> None:
    """What goes to the casino along with the normal dice (1), or comes back (-1)."""
    if s.modules & NEUTRAL_DICE: white_advice.try_out(s, face, casino, sign)
    if s.modules & BIG_DICE: big_advice.try_out(s, seat, face, casino, sign)
    if s.modules & SLOT_MACHINE and casino == SLOT: slot_machine.arrive(s, seat, face, sign)


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
    """The casino at which an answer changes something; NONE: it changes nothing there."""
    if s.modules & KICKERS and s.asking == KICKERS: return s.kickers.casino
    return NONE


@moment
def gain(s: State, asking: int, seat: int, action: int) -> int:
    """What an answer brings at once, in tens of thousands."""
    if s.modules & SLOT_MACHINE and asking == SLOT_MACHINE:
        return slot_machine.note_of(action) + premium(s, seat, slot_machine.note_of(action))
    if s.modules & CHIPS and asking == CHIPS: return chip_advice.value(s, seat, action)
    return 0


@moment
def windfall(s: State, seat: int, face: int, casino: int) -> int:
    """CG9: what a placement brings at once, whatever the casino will pay."""
    if s.modules & CHIPS: return chip_advice.best(s, seat, casino, showing(s, face))
    return 0


@moment
def appeal(s: State, seat: int, action: int, wary: bool, envy: float) -> float:
    """BV10: what a choice is worth that places nothing, in tens of thousands."""
    if s.modules & ACTION_CARDS: return card_advice.appeal(s, seat, action, wary, envy)
    return 0.0


@moment
def asks_about_cards(s: State) -> bool:
    """BV10: whether the answers are worth what `appeal` says."""
    return s.modules & ACTION_CARDS != 0 and s.asking == ACTION_CARDS


@moment
def dice_of(s: State, action: int) -> int:
    """How many dice a placement places."""
    if s.modules & ACTION_CARDS and action >= PAIR.start: return placing.IN_A_PAIR
    return showing(s, face_of(s, action))


@moment
def hold(s: State, action: int) -> None:
    """AC7: a pair that is turned lies on the table as it would be placed, to see what it brings."""
    if s.modules & ACTION_CARDS and action >= PAIR.start: card_advice.hold(s, action)


@moment
def release(s: State, action: int) -> None:
    if s.modules & ACTION_CARDS and action >= PAIR.start: card_advice.release(s)


@moment
def try_choice(s: State, seat: int, action: int) -> int:
    """BV10: what a choice that places nothing changes at the casinos, on a copy; a bit for each."""
    if s.modules & ACTION_CARDS: return card_advice.try_out(s, seat, action)
    return 0


@moment
def is_untouched(s: State) -> bool:
    """No die of the round has been rolled: the first player has all dice, and none of them was placed and came back."""
    if s.modules & KICKERS and not kickers.are_unused(s): return False
    if s.modules & ACTION_CARDS and not action_cards.is_unused(s): return False
    return dice_in_hand(s, s.first) == DICE + s.neutral_dice.each


@moment
def worth_of_a_lead(s: State, rounds_left: int) -> float:
    """What a lead is worth between rounds, in tens of thousands: fitted by simulation."""
    if s.modules & NEUTRAL_DICE: return white_advice.worth_of_a_lead(s, rounds_left)
    return LEADS[s.n_players, rounds_left]
