"""Las Vegas: what can happen, as rows of the log and by name. Modules add kinds of their own, and fields to these (module.py)."""
from flambeur.games.vegas.money import money, unpacked
from flambeur.kit.events import Kind, dice, face, number, seats

DRAWN_FIRST, SHUFFLED, ROUND, STOCKED, ROLLED, PLACED, TIE, PAID, UNDER, ROUND_END, GAME_END = range(11)
NOBODY_LEFT, WHITE_WON = range(2)         # why a note goes under the pile
UNDER_WHITE = 3                           # the column of UNDER that says for how many dice the fictional player won the note (LV12)
WHITE_BIT = 1 << 15                       # the fictional player of LV12 in a set of seats


def who(bits: int) -> list[int | str]:
    return [*seats(bits & ~WHITE_BIT), *(["white"] if bits & WHITE_BIT else [])]


def why(x: int) -> str:
    return ("nobody", "white")[x]


KINDS = (
    Kind("drawn_first"),                                                # LV3, first_player = random
    Kind("shuffled", {"notes": number}),                                # LV2
    Kind("round", {"round": face}),                                     # LV3: seat is the first player
    Kind("stocked", {"casino": face, "notes": unpacked}, reveals=True),    # LV2
    Kind("rolled", {"own": dice}),                                      # LV4
    Kind("placed", {"casino": face, "own": number}),                    # LV4
    Kind("tie", {"casino": face, "dice": number, "who": who}, settles=True),      # LV7a
    Kind("paid", {"casino": face, "note": money, "dice": number}, settles=True),      # LV7b
    Kind("under", {"casino": face, "note": money, "why": why}, settles=True),      # LV7d, LV12
    Kind("round_end", {"round": face}),                                 # LV6
    Kind("game_end", {"winners": seats}),                               # LV9
)
