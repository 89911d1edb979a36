"""Casino Royal: what can happen, as rows of the log and by name, and who may see what of it."""
from flambeur.games.casino_royal.board import SQUARE_OF
from flambeur.games.casino_royal.facts import UNIT
from flambeur.kit.events import Kind, face, number, seats

(SHUFFLED, CASINO_DRAWN, JOKER_DRAWN, THREW, TIED, BEGINS, TURN, ANNOUNCED, ROLLS, ROLLED, LAP_DONE, LAP_FAILED, LOST_HOLD,
 BOUGHT, DECLINED, TAXED, BET, PLAQUE, CUT, DIE, SPUN, WON, LOST, CHALLENGED, SIDE, TOOK, LAID, ACCEPTED, SEEN, GAVE_UP, RETURNED,
 ALL_RETURNED, OWES, AUCTION, OPENED, SOLD, TO_BANK, RUINED, FLEW, NAMED, TRIED, THREW_TOTALS, POT, POT_MISSED, SAFE, SLAM, SLAM_LOST,
 SLAM_ENDED, TURN_LOST, LIMIT, GAME_END) = range(51)

BUYING, DARING, BIDDING, TAKING, FLYING, JOKERS = range(6)      # what somebody declines
DECLINED_WHAT = ("casino", "challenge", "bid", "take", "fly", "joker")


def money(units: int) -> int:
    """In full; inside, money counts in units of 50k."""
    return int(units) * UNIT


def at(casino: int) -> int:
    """The square of a casino, by which people and pages name it."""
    return int(SQUARE_OF[casino]) + 1


def what(k: int) -> str:
    return DECLINED_WHAT[k]


JOKER = frozenset({"joker"})
KINDS = (
    Kind("shuffled", {"jokers": number, "casinos": number}),                          # CR6.1
    Kind("casino_drawn", {"square": at}, reveals=True),                             # CR6.1
    Kind("joker_drawn", {"joker": number}, secret=JOKER, reveals=True),               # CR6.1, CR6.5
    Kind("threw", {"one": face, "two": face}),                                        # CR6.1
    Kind("tied", {"who": seats}),                                                     # CR6.1
    Kind("begins"),                                                                   # CR6.1
    Kind("turn"),                                                                     # CR6.2
    Kind("announced"),                                                                # CR7
    Kind("rolls"),                                                                    # CR6.2: takes the dice, though there was a choice
    Kind("rolled", {"one": face, "two": face, "square": face}),                       # CR6.2
    Kind("lap_done"),                                                                 # CR7
    Kind("lap_failed"),                                                               # CR7
    Kind("lost_hold"),                                                                # CR10: strict_lap
    Kind("bought", {"square": at, "sum": money}),                                   # CR6.3
    Kind("declined", {"what": what}),
    Kind("taxed", {"sum": money}),                                                    # CR3
    Kind("bet", {"bet": face, "square": at, "sum": money}),                         # CR6.3
    Kind("plaque", {"sum": money, "stake": money}),                                   # CR12
    Kind("cut", {"rank": face, "suit": face}),                                        # CR4
    Kind("die", {"die": face}),                                                       # CR4
    Kind("spun", {"pocket": number}),                                                 # CR4
    Kind("won", {"square": at, "sum": money, "stake": money}, settles=True),        # CR6.3: the bank pays
    Kind("lost", {"square": at, "stake": money, "owner": number}, settles=True),    # CR6.3: the owner collects
    Kind("challenged", {"square": at, "owner": number, "sum": money}),              # CR6.4
    Kind("side", {"bet": face, "square": at}),                                      # CR6.4
    Kind("took", {"square": at, "owner": number}, settles=True),                    # CR6.4
    Kind("laid", {"joker": number, "owner": number}, secret=JOKER),                   # CR6.5
    Kind("accepted", {"bettor": number}),                                             # CR6.5
    Kind("seen", {"joker": number, "bettor": number, "fits": number}, reveals=True),      # CR6.5
    Kind("gave_up"),                                                                  # CR6.5
    Kind("returned", {"joker": number}, secret=JOKER),                                # CR3, CR6.5
    Kind("all_returned", {"n": number}),                                              # CR8
    Kind("owes", {"sum": money}),                                                     # CR8
    Kind("auction", {"square": at}),                                                # CR8
    Kind("opened", {"sum": money, "square": at}),                                   # CR8, CR12: any bid
    Kind("sold", {"square": at, "sum": money, "buyer": number}, settles=True),      # CR8
    Kind("to_bank", {"square": at, "sum": money}, settles=True),                    # CR8
    Kind("ruined", {"sum": money}, settles=True),                                     # CR8: what is cancelled
    Kind("flew", {"square": face}),                                                   # CR3
    Kind("named", {"one": number, "two": number}),                                    # CR3
    Kind("tried", {"bet": face}),                                                     # CR3
    Kind("threw_totals", {"one": face, "two": face}),                                 # CR3
    Kind("pot", {"sum": money}, settles=True),                                        # CR6.6
    Kind("pot_missed"),                                                               # CR6.6
    Kind("safe", {"sum": money}, settles=True),                                       # CR6.6
    Kind("slam", {"sum": money, "bets": number}),                                     # CR6.6: the running total
    Kind("slam_lost"),                                                                # CR6.6
    Kind("slam_ended", {"sum": money}, settles=True),                                 # CR6.6
    Kind("turn_lost"),                                                                # CR6.4
    Kind("limit", {"decisions": number}, settles=True),                               # CR12
    Kind("game_end", {"winners": seats}),                                             # CR7
)
assert len(KINDS) == GAME_END + 1
