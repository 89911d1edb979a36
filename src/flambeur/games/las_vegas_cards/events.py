"""Las Vegas, the card game: what can happen, as rows of the log and by name, and who may see what of it."""
from flambeur.games.las_vegas_cards import actions
from flambeur.games.las_vegas_cards.facts import HAND, NUMBERS
from flambeur.games.vegas.money import money
from flambeur.kit.events import Kind, face, number, seats

(NOTES_SHUFFLED, CHIPS_SHUFFLED, ROUND, STOCKED, CHIP_LAID, DECKS_SHUFFLED, DEALT, CHOSEN, CHANGED, SHOWN, LAID, CHIP_TAKEN, CHIP_LEFT,
 PUT_AWAY, DONE, TIE, PAID, BOXED, ROUND_END, GAME_END) = range(20)


def hand(packed: int) -> list[int]:
    """Cards that are packed in four bits each, as their kind + 1."""
    return [NUMBERS[(packed >> 4 * k & 15) - 1] for k in range(HAND) if packed >> 4 * k & 15]


CARDS = frozenset({"cards"})
KINDS = (
    Kind("notes_shuffled", {"notes": number}),                                  # CG2
    Kind("chips_shuffled", {"chips": number}),                                  # CG9
    Kind("round", {"round": face, "in_turn": number}),                          # CG3, CG7; CG8: seat is the first player
    Kind("stocked", {"casino": face, "high": money, "low": money}, reveals=True),      # CG2, CG7
    Kind("chip_laid", {"casino": face, "colour": face}, reveals=True),          # CG9
    Kind("decks_shuffled"),                                                     # CG2, CG7
    Kind("dealt", {"cards": hand}, secret=CARDS, reveals=True),                 # CG2, CG4
    Kind("chosen", {"cards": actions.numbers}, secret=CARDS),                   # CG3
    Kind("changed", {"cards": actions.numbers}, private=True),                  # CG3: nobody else notices
    Kind("shown", {"cards": actions.numbers}, reveals=True),                    # CG3: all turn over what they chose
    Kind("laid", {"cards": actions.numbers}),                                   # CG8
    Kind("chip_taken", {"casino": face, "colour": face}),                       # CG9
    Kind("chip_left", {"casino": face}),                                        # CG9
    Kind("put_away", {"n": number}),                                            # CG4
    Kind("done", {"out": number, "rest": number}),                              # CG5
    Kind("tie", {"casino": face, "dice": number, "who": seats}, settles=True),                # CG6
    Kind("paid", {"casino": face, "note": money, "dice": number, "n": number}, settles=True),      # CG6: for so many dice on n cards
    Kind("boxed", {"casino": face, "note": money}, settles=True),                             # CG6
    Kind("round_end", {"round": face}),                                         # CG5
    Kind("game_end", {"winners": seats}),                                       # CG7
)
