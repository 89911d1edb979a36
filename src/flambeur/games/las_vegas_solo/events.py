"""Las Vegas solo: what can happen, as rows of the log and by name. A colour without a seat is called by its name."""
from flambeur.games.las_vegas_solo.facts import OWN
from flambeur.games.vegas.colours import NAMES, colour, colours
from flambeur.games.vegas.common_dice import faces_of
from flambeur.games.vegas.money import money, unpacked
from flambeur.kit.events import Kind, dice, face, number, seats

SHUFFLED, ROUND, STOCKED, OPENED, GROUP, ROLLED, PLACED, TIE, PAID, UNDER, ROUND_END, GAME_END = range(12)


def whom(x: int) -> int | str:
    """Your seat, or the name of one of the seven."""
    return x if x == OWN else NAMES[x]


def who(bits: int) -> list[int | str]:
    return [whom(x) for x in seats(bits)]


KINDS = (
    Kind("shuffled", {"notes": number}),
    Kind("round", {"round": face}),
    Kind("stocked", {"casino": face, "notes": unpacked}, reveals=True),
    Kind("opened", {"colour": colour, "dice": dice}),      # all dice of an opposing colour, each on its casino
    Kind("group", {"group": face}),                        # the first group is placed: the second one begins
    Kind("rolled", {"dice": faces_of}),                    # of each colour; 0: none was rolled
    Kind("placed", {"casino": face, "colours": colours}),
    Kind("tie", {"casino": face, "dice": number, "who": who}, settles=True),                      # LV7a
    Kind("paid", {"casino": face, "note": money, "dice": number, "to": whom}, settles=True),      # LV7b
    Kind("under", {"casino": face, "note": money}, settles=True),                                 # LV7d
    Kind("round_end", {"round": face}),
    Kind("game_end", {"winners": seats, "yours": money, "theirs": money, "own_dice": number}),
)
