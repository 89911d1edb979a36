"""Action cards: their numbers, and what lies on the table of them (BV10, AC1-AC10, BV13)."""
import numpy as np

from flambeur.games.las_vegas.facts import SEATS, VALUES
from flambeur.games.vegas.facts import CASINOS, ROUNDS
from flambeur.kit.actions import Block
from flambeur.kit.structs import Ints, row

ACTION_CARDS = 1 << 9                     # the bit of State.modules
REROLL_ONCE = 1 << 10                     # AC2, option reroll = round: a bit of its own, for the state has no options

N_CARDS = 10
CARDS = range(N_CARDS)
TIE_WON, REROLL, TWO_CASINOS, PASS, ROTATION, TAKE_BACK, DOUBLE_TROUBLE, EARLY_PAYOUT, THREE_NOTES, SWAP = CARDS      # AC1 … AC10
EACH = np.array([0, 0, 2, 2, 2, 2, 1, 1, 1])      # BV10: cards of a player, by players

NORMAL, BIG, WHITE, KICKER = range(4)     # kinds of dice, the first three as the slot machine numbers them
KINDS = 4
LYING = 3                                 # kinds that stay where they are placed
PLACEMENTS = 2                            # AC3: in one turn
HIGHEST = 10                              # 100k: cards of the pile with a higher number are no notes
TO_SLOT = CASINOS                         # where the choices of AC7 begin that send the pair to the slot machine

PLAY = Block(71, 71 + N_CARDS)            # a card
MARK = Block(81, 81 + KINDS * CASINOS)    # AC2: a die to roll again, by kind and face
THROW = MARK.stop                         # AC2: and now they are rolled
TURN = Block(106, 106 + CASINOS * CASINOS)        # AC5: all dice of a face to another face
PAIR = Block(142, 142 + CASINOS * 2 * CASINOS)    # AC7: the pair of a face to a casino, or as a face to the slot machine
AT = Block(214, 214 + CASINOS + 1)        # a casino, slot machine included: AC1, AC8, AC9
BACK = Block(221, 221 + (CASINOS + 1) * LYING)    # AC6: a die, by casino and kind
GIVE = Block(242, 252)                    # AC10: a note of 10k … 100k
DONE = GIVE.stop                          # nothing, or nothing more
BLOCK = Block(PLAY.start, DONE + 1)

# kinds of events
CARD_PLAYED, ROLLED_AGAIN, TURNED, THREE_DRAWN, NOTE_LAID, TAKEN_BACK, EARLY_AT, PAYS_EARLY, TIE_IS_WON, TIE_NOT_WON, SWAPPED, \
    SWAPPED_OPENLY, NOT_SWAPPED = range(20, 33)

# BV13: how far a turn has come. ANNOUNCED: AC5 or AC7 was played; BETWEEN: AC3's two placements; OVER: nothing more to ask
BEFORE_ROLL, BEFORE, ANNOUNCED, BETWEEN, AFTER, OVER = range(6)
# what is asked, if anything
NOTHING, MARKING, THROWING, TURNING, LAYING, PLAYING, TAKING_BACK, CHOOSING_EARLY, WINNING_TIE, SWAPPING = range(10)
# AC8: a casino waits, its owner of AC1 is to be asked, it pays
WAITS, TO_ASK, PAYS = range(3)


class ActionCards:
    decks: Ints = row(ROUNDS, N_CARDS)    # of the rounds to come, shuffled, card + 1; nobody knows them
    hands: Ints = row(SEATS)              # a bit for each card that a player has and has not played
    by: Ints = row(N_CARDS)               # who has played a card this round, seat + 1
    once: int                             # AC2: one re-roll in the whole round
    turns: int                            # AC1: a bit for each seat that has had a turn this round
    stage: int
    question: int
    marked: Ints = row(KINDS)             # AC2: dice that will be rolled again, counted by the faces that they show (kit/dice.py)
    rerolled: int                         # AC2: this turn's re-roll is used (the round's with that option)
    two: int                              # AC3 holds
    joined: int                           # AC5: the face, + 1, which turned dice have joined
    pair: int                             # AC7: a pair is still to be placed
    rest: Ints = row(KINDS)               # AC3: while the first dice are placed, those that wait
    at: Ints = row(PLACEMENTS)            # this turn's placements: casino + 1
    shows: Ints = row(PLACEMENTS)         # the face
    laid: Ints = row(PLACEMENTS, KINDS)   # and how many dice of each kind arrived, less those that AC6 took back
    took: int                             # AC6: so many have been taken back
    note: int                             # AC9: to be placed
    early: int                            # AC8: the casino, + 1, that will pay early
    paying: int                           # AC8: how far it is with that
    tie_at: int                           # AC1: the casino, + 1, at which the tie is won now
    tie_level: int                        # and with what strength
    tie_spent: int                        # AC1 has been used, or the last question about it answered
    received: Ints = row(SEATS)           # a bit for each value of which a player got a note this round
    swapped: int                          # AC10 has been answered
    hidden: Ints = row(SEATS, VALUES)     # AC10: notes that their owner alone knows, by value
