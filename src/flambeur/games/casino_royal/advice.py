"""Casino Royal: what a sensible player sees at a glance, and who stands how well between turns. All is reckoned in units of 50k."""
import numpy as np

from flambeur.games.casino_royal import actions as ids
from flambeur.games.casino_royal.bets import COVERS, GAME_OF, OUTCOMES, PAYS
from flambeur.games.casino_royal.bets import TOTALS as PAIRS
from flambeur.games.casino_royal.board import (
    CASINO,
    CASINO_AT,
    CASINOS,
    CHALLENGE,
    DOZEN,
    GRAND_SLAM,
    KIND,
    SQUARES,
    SUIT,
    TAX,
    TAX_PER_CASINO,
    TOTALS,
)
from flambeur.games.casino_royal.board import JOKER as A_JOKER
from flambeur.games.casino_royal.facts import (
    BLANK,
    FEE,
    GAMES,
    JOKER_PRICE,
    JOKERS,
    JOKERS_HELD,
    MIX,
    OPENING,
    PLAQUES,
    PRICE,
    TAX_A,
    TAX_B,
)
from flambeur.games.casino_royal.grand_slam import TOTAL
from flambeur.games.casino_royal.jokers import n_held
from flambeur.games.casino_royal.series import IN_SERIES, best_series, has_series, n_casinos
from flambeur.games.casino_royal.state import (
    AT_TABLE,
    BET,
    BID,
    BUY,
    FORTUNE,
    GOES_ON,
    GRAND,
    JET,
    JOKER,
    LOSS,
    OFFER,
    RESPONSE,
    SELL,
    STAKE,
    TAKE,
    THROW,
    TURN,
    State,
)
from flambeur.games.casino_royal.state import (
    CHALLENGE as TO_DARE,
)
from flambeur.kit import known_hands, known_pile
from flambeur.kit.contract import Actions
from flambeur.kit.jit import rule
from flambeur.kit.shares import by_lead
from flambeur.kit.structs import Floats

# Thought out, then tried against variants of this player: what a casino is worth by itself; the second and the third of a series; a Joker
# that fits, and a blank; how often an owner accepts a Joker; money that one likes to keep
PLAIN, SECOND, THIRD = 4.0, 4.0, 40.0
GOOD, EMPTY = 3.0, 1.5
TRUST = 0.5
RESERVE = 6
MOST = 20                                 # that one stakes: with enough one wins no sooner
CALM = 10_000                             # what counts as 50k for the noise of rollouts, which was tuned for smaller sums
WAYS = np.array([ids.ways(one) + ids.ways(two) for one, two in PAIRS])
CHANCE = np.array([1 / 2, 1 / 2, 18 / 37])       # of the bets of a Grand Slam
EVEN = np.array([1 / 2, 1 / 2, 18 / 37])         # of a challenge, by game


@rule
def appraise(s: State, seat: int, actions: Actions, n: int, out: Floats) -> None:
    for k in range(n):
        out[k] = look(s, seat, actions.ids[k]) * CALM


@rule
def look(s: State, p: int, action: int) -> float:
    if s.phase == STAKE: return look_at_plaque(s, p, action)
    if s.phase == BET: return look_at_bet(s, p, action)
    if s.phase == BUY: return worth_to(s, p, CASINO_AT[s.square[p]]) - PRICE if action == ids.BUY else thrift(s, p, PRICE)
    if s.phase == TO_DARE: return 0.0 if action == ids.DARE_NOBODY else look_at_dare(s, p, action - ids.DARE.start)
    if s.phase == OFFER: return 0.0 if action == ids.GIVE_UP else look_at_offer(s, p, action - ids.LAY.start + BLANK)
    if s.phase == RESPONSE: return look_at_answer(s, p, action)
    if s.phase == TAKE: return 0.0 if action == ids.TAKE_NONE else swing(s, p, action - ids.TAKE.start)
    if s.phase == JOKER: return look_at_joker(s, p, action)
    if s.phase == LOSS: return -joker_worth(action - ids.LOSE.start + BLANK)
    if s.phase == JET: return 0.0 if action == ids.STAY else look_at_square(s, p, action - ids.JET.start)
    if s.phase == FORTUNE: return WAYS[action - ids.PAIR.start] if action >= ids.PAIR.start else COVERS[action]
    if s.phase == GRAND: return TOTAL[1] * CHANCE[0] * 1.5 if action == ids.TRY and s.cash[p] >= 4 else 2.0 * (action == ids.SAFE)
    if s.phase == GOES_ON: return TOTAL[s.slam] if action == ids.STOP else TOTAL[s.slam + 1] * CHANCE[s.slam]
    if s.phase == BID: return look_at_bid(s, p, action)
    if s.phase == SELL: return -worth_to(s, p, action - ids.SELL.start)
    return 1.0 * (action == ids.ANNOUNCE) if s.phase == TURN else 0.0


# casinos

@rule
def value(best: int) -> float:
    """What so many of one series are worth."""
    return THIRD + SECOND if best >= IN_SERIES else SECOND if best == IN_SERIES - 1 else 0.0


@rule
def worth_to(s: State, p: int, casino: int) -> float:
    """What it is worth to a player to own a casino instead of not."""
    before = s.royal[casino]
    s.royal[casino] = p + 1
    mine = value(best_series(s, p))
    s.royal[casino] = 0
    mine -= value(best_series(s, p))
    s.royal[casino] = before
    return PLAIN + mine


@rule
def urgency(s: State, p: int) -> float:
    """Whoever is on the last lap with a series must be stopped."""
    return 1.5 if s.black == p + 1 and has_series(s, p) else 0.6


@rule
def swing(s: State, p: int, casino: int) -> float:
    """What it is worth to a player to take a casino from its owner."""
    owner = s.royal[casino] - 1
    return worth_to(s, p, casino) + worth_to(s, owner, casino) * urgency(s, owner)


@rule
def look_at_dare(s: State, p: int, casino: int) -> float:
    """CR6.4: a chance to take it, and one to lose the best of one's own."""
    game, dearest = casino % GAMES, 0.0
    for own in range(CASINOS):
        if s.royal[own] == p + 1: dearest = max(dearest, worth_to(s, p, own))
    win = with_jokers(s, p, game, EVEN[game])
    return win * swing(s, p, casino) - (1.0 - win) * dearest * 1.3 - FEE


@rule
def thrift(s: State, p: int, price: int) -> float:
    """What it is worth to keep the money: with little left one is ruined soon."""
    left = s.cash[p] - price
    return 0.0 if left >= RESERVE // 2 else 1.5 * (RESERVE // 2 - left)


# bets and Jokers

@rule
def n_fitting(s: State, p: int, game: int) -> int:
    """Of one's own Jokers."""
    n = 0
    for joker in range(BLANK, JOKERS):
        if (joker - BLANK) >> game & 1: n += s.hand[p, joker]
    return n


@rule
def with_jokers(s: State, p: int, game: int, chance: float) -> float:
    """The chance to win a bet that Jokers repair: one that fits wins if it is seen; the others only bluff."""
    fits = n_fitting(s, p, game)
    win = chance
    for _ in range(fits):
        win += (1.0 - win) * (1.0 - TRUST + TRUST * chance)
    for _ in range(n_held(s, p) - fits):
        win += (1.0 - win) * TRUST * chance * 0.5
    return win


@rule
def look_at_bet(s: State, p: int, bet: int) -> float:
    """What it brings for each 50k; without a Joker the safest is as good as any."""
    game = GAME_OF[bet]
    win = with_jokers(s, p, game, COVERS[bet] / OUTCOMES[game])
    return win * (PAYS[bet] + 1) - 1.0 - 0.01 * PAYS[bet]


@rule
def aim(s: State, p: int) -> int:
    """How much to stake: little, unless a Joker that fits stands behind it."""
    game, has = GAME_OF[s.bet - 1], s.cash[p] + s.stake
    fits = n_fitting(s, p, game)
    if fits: return max(1, min(MOST, has * (1 + fits) // 3))
    return max(1, min(4, has // 8))


@rule
def look_at_plaque(s: State, p: int, action: int) -> float:
    if action == ids.PLAY: return 0.5
    plaque = PLAQUES[action - ids.STAKE.start]
    return 1.0 * plaque if s.stake + plaque <= aim(s, p) else -1.0 * plaque


@rule
def joker_worth(joker: int) -> float:
    n = 0
    for game in range(GAMES):
        n += (joker - BLANK) >> game & 1
    return EMPTY if n == 0 else GOOD + n


@rule
def look_at_joker(s: State, p: int, action: int) -> float:
    """CR6.5: one that is bought may be a blank."""
    if action == ids.NO_JOKER: return thrift(s, p, JOKER_PRICE) + JOKER_PRICE
    if action == ids.BUY_JOKER: return GOOD + 0.5
    return GOOD + 1.0 - joker_worth(action - ids.EXCHANGE.start + BLANK)


@rule
def at_stake(s: State) -> float:
    """What a repaired bet saves."""
    if s.trial == AT_TABLE: return 1.0 * s.stake * (PAYS[s.bet - 1] + 1)
    return swing(s, s.to_move, s.casino - 1) + PLAIN


@rule
def look_at_offer(s: State, p: int, joker: int) -> float:
    """One that fits wins if it is seen; any brings another draw if it is accepted. What fits elsewhere is kept for there."""
    game = GAME_OF[s.bet - 1]
    chance = COVERS[s.bet - 1] / OUTCOMES[game]
    seen = 1.0 - TRUST if (joker - BLANK) >> game & 1 else 0.0
    return (seen + TRUST * chance) * at_stake(s) - joker_worth(joker)


@rule
def look_at_answer(s: State, owner: int, action: int) -> float:
    """CR6.5: seen, the bet is won if the Joker fits; accepted, if the next draw wins."""
    chance = COVERS[s.bet - 1] / OUTCOMES[GAME_OF[s.bet - 1]]
    return -chance if action == ids.ACCEPT else -fitting(s, owner, GAME_OF[s.bet - 1])


@rule
def fitting(s: State, seat: int, game: int) -> float:
    """How likely the Joker that lies there fits, for all that a seat knows: whoever has one that fits lays it."""
    p, fits, all_ = s.to_move, 0, 0
    for joker in range(BLANK, JOKERS):
        known = known_hands.knows(s.told, seat, p, joker)
        left = MIX[joker] - s.hand[seat, joker]
        for q in range(s.n_players):
            if q != seat: left -= known_hands.knows(s.told, seat, q, joker)
        for k in range(s.pile.length):
            if s.pile.cards[k] == joker and known_pile.knows(s.pile, k, seat): left -= 1
        if (joker - BLANK) >> game & 1:
            if known: return 1.0
            fits += left
        all_ += left
    none = 1.0
    for _ in range(n_held(s, p)):
        none *= 1.0 - fits / max(all_, 1)
    return 1.0 - none


# elsewhere

@rule
def look_at_square(s: State, p: int, square: int) -> float:
    """CR3: where the jet may land."""
    kind, casino = KIND[square], CASINO_AT[square]
    if kind == CASINO:
        if s.royal[casino] == 0: return worth_to(s, p, casino) - PRICE if s.cash[p] >= PRICE else 0.0
        return 0.0 if s.royal[casino] == p + 1 else 0.5 * n_fitting(s, p, casino % GAMES) - 0.5
    if kind == CHALLENGE: return best_dare(s, p)
    if kind in (TOTALS, SUIT, DOZEN): return 0.3 * s.pot
    if kind == GRAND_SLAM: return 4.0
    if kind == A_JOKER: return 1.0 if s.cash[p] >= RESERVE and n_held(s, p) < JOKERS_HELD else 0.0
    if kind == TAX: return -1.0 * TAX_A
    return -1.0 * TAX_B * n_casinos(s, p) if kind == TAX_PER_CASINO else -1.0


@rule
def best_dare(s: State, p: int) -> float:
    best = 0.0
    if n_casinos(s, p) == 0 or s.cash[p] < FEE: return -1.0
    for casino in range(CASINOS):
        if s.royal[casino] > 0 and s.royal[casino] != p + 1: best = max(best, look_at_dare(s, p, casino))
    return best


@rule
def look_at_bid(s: State, p: int, action: int) -> float:
    """CR8: up to what it is worth; also so that another does not get it."""
    if action == ids.PASS: return 0.0
    price = OPENING if action == ids.OPEN else s.bid + ids.RAISES[action - ids.OPEN - 1]
    dear = worth_to(s, p, s.at_auction - 1)
    for q in range(s.n_players):
        if q != p and q != s.to_move: dear = max(dear, 0.5 * worth_to(s, q, s.at_auction - 1))
    return dear - price - thrift(s, p, price)


@rule
def resting(s: State) -> bool:
    """Between turns, before the dice."""
    return s.phase == THROW


SCALE = 1.0
SERIES = np.array([0.0, 0.25, 0.8, 1.8, 2.0, 2.2])      # what the best series of a player is worth, by its casinos
LAP, ON_ITS_WAY = 0.9, 1.6                # being on the last lap with a series, and having come round


@rule
def worth(s: State, out: Floats) -> None:
    """A share in the victory grows as the exponential of series, casinos and cash; the nearer a last lap to its end, the more."""
    for p in range(s.n_players):
        out[p] = SERIES[best_series(s, p)] + 0.12 * n_casinos(s, p) + 0.012 * s.cash[p] + 0.08 * n_held(s, p)
        if s.black == p + 1 and has_series(s, p): out[p] += LAP + ON_ITS_WAY * s.square[p] / SQUARES
        if s.champion == p + 1: out[p] += 100.0
    by_lead(out, s.n_players, SCALE)
