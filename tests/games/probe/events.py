"""Probe: what can happen, as rows of the log and by name, and who may see what of it."""
from flambeur.kit.events import Kind, number, seats

SHUFFLED, DRAWN, ROLLED, LAID, CHANGED, SHOWN, ACCEPTED, REFUSED, GAME_END = range(9)
TOOK_COIN, TOOK_STONE, PAID, BURIED, RETURNED, ANNOUNCED, ASKED = range(9, 16)      # of features

KINDS = (
    Kind("shuffled", {"cards": number}),                                  # PR2
    Kind("drawn", {"card": number}, secret=frozenset({"card"}), reveals=True),      # PR2, PR5: which card, only the seat knows
    Kind("rolled", {"die": number, "stake": number}),                     # PR3
    Kind("laid", {"card": number}, secret=frozenset({"card"})),           # PR4
    Kind("changed", {"card": number}, private=True),                      # PR4: nobody else notices
    Kind("shown", {"card": number}, reveals=True),                        # PR5
    Kind("accepted", {"stake": number, "leader": number}, settles=True),      # PR6
    Kind("refused", {"stake": number}, settles=True),      # PR6
    Kind("game_end", {"winners": seats}),                                 # PR7
    Kind("coin"),                                                         # PR8
    Kind("stone"),                                                        # PR8
    Kind("paid", {"stake": number}, settles=True),      # PR8: what the others have left
    Kind("buried", {"card": number}, secret=frozenset({"card"})),         # PR9
    Kind("returned", {"card": number}),                                   # PR10
    Kind("announced", {"card": number}, reveals=True),                    # PR11
    Kind("asked", {"how": number}),                                       # PR11, PR12: for the die; 0: plainly, 1: softly, 2: hard
)
