"""Probe: what can happen, as rows of the log and by name, and who may see what of it."""
from flambeur.kit.events import Kind, number, seats

SHUFFLED, DRAWN, ROLLED, LAID, CHANGED, SHOWN, ACCEPTED, REFUSED, GAME_END = range(9)

KINDS = (
    Kind("shuffled", {"cards": number}),                                  # PR2
    Kind("drawn", {"card": number}, secret=frozenset({"card"}), reveals=True),      # PR2, PR5: which card, only the seat knows
    Kind("rolled", {"die": number, "stake": number}),                     # PR3
    Kind("laid", {"card": number}, secret=frozenset({"card"})),           # PR4
    Kind("changed", {"card": number}, private=True),                      # PR4: nobody else notices
    Kind("shown", {"card": number}, reveals=True),                        # PR5
    Kind("accepted", {"stake": number, "leader": number}),                # PR6
    Kind("refused", {"stake": number}),                                   # PR6
    Kind("game_end", {"winners": seats}),                                 # PR7
)
