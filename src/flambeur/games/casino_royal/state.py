"""Casino Royal: what lies on the table (CR6.0)."""
from flambeur.games.casino_royal.board import CASINOS
from flambeur.games.casino_royal.facts import JOKERS, N_JOKERS, SEATS
from flambeur.kit.structs import Ints, row

(ENDED, DEAL, FIRST, THROW, CUT, DIE, SPIN, TOTALS, LOSE, MIX, TURN, BUY, BET, STAKE, JOKER, CHALLENGE, SIDE, OFFER, RESPONSE, TAKE, LOSS,
 JET, FORTUNE, GRAND, GOES_ON, BID, SELL) = range(27)      # phases: over, chance up to MIX, then choices
LANDED, RESOLVED, UNCOVERED = range(27, 30)      # steps of a turn, never left standing (rules.py)
AT_TABLE, IN_CHALLENGE, FOR_FORTUNE, FOR_SLAM = range(1, 5)      # what a draw decides


class Jokers:
    """The pile of Jokers (kit/known_pile.py)."""
    cards: Ints = row(N_JOKERS)
    seen: Ints = row(N_JOKERS)
    length: int


class State:
    n_players: int
    max_stake: int                        # options (CR10); 0: none
    min_laps: int
    colours_only: int
    strict_lap: int
    phase: int
    decisions: int                        # CR13
    contest: int                          # CR6.1: a bit for each seat that still throws for the start
    to_move: int
    double: int                           # CR6.2: another throw follows
    black: int                            # CR7: the seat on its last lap + 1
    champion: int                         # CR7: who has won, + 1
    bank: int
    pot: int
    paper: int                            # CR8
    royal: Ints = row(CASINOS)            # the owner of each casino + 1
    cash: Ints = row(SEATS)
    square: Ints = row(SEATS)             # where each pawn is
    laps: Ints = row(SEATS)               # throws that reached or passed Start
    ruined: Ints = row(SEATS)             # CR8: does not bet until there is money again
    hand: Ints = row(SEATS, JOKERS)       # how many of each Joker; the one that lies face down included; of 0: still to be dealt
    told: Ints = row(SEATS, JOKERS)       # who knows the Joker there (memory.py)
    pile: Jokers
    trial: int                            # what the draw decides that is due or being repaired: AT_TABLE …
    casino: int                           # the casino concerned, + 1
    bet: int                              # + 1
    stake: int                            # on the table
    laid: int                             # CR6.5: the Joker that lies face down
    totals: int                           # CR3: the pair of totals named, + 1
    slam: int                             # CR6.6: bets of a Grand Slam won
    debt: int                             # CR8
    forced: int                           # CR6.3: the debt was a stake, so exactly 50k is bet
    at_auction: int                       # the casino that is sold, + 1
    bid: int                              # the highest
    bidder: int                           # whose it is, + 1
    asked: int                            # whose turn it is to bid
    passed: int                           # a bit for each seat that has
