"""Casino Royal: the casino square, the bet, its stake and its draw, and how Jokers repair it (CR4, CR6.3, CR6.5)."""
from flambeur.games.casino_royal import auction, jokers
from flambeur.games.casino_royal.actions import ACCEPT, GIVE_UP, LAY, PLAY, STAKE
from flambeur.games.casino_royal.bank import pay, receive, to_pot
from flambeur.games.casino_royal.bets import FIRST, N_OF, OUTCOMES, PAYS, SIDES, WINS
from flambeur.games.casino_royal.board import CASINO_AT
from flambeur.games.casino_royal.events import BET, BOUGHT, BUYING, CUT, DECLINED, DIE, GAVE_UP, LOST, PLAQUE, SPUN, TAKING, TOOK, WON
from flambeur.games.casino_royal.facts import BLANK, CARDS, GAMES, MIN_STAKE, PLAQUES, PRICE, RANKS
from flambeur.games.casino_royal.facts import DIE as A_DIE
from flambeur.games.casino_royal.series import change_owner
from flambeur.games.casino_royal.state import AT_TABLE, BUY, IN_CHALLENGE, OFFER, RESOLVED, RESPONSE, TAKE, State
from flambeur.games.casino_royal.state import BET as TO_BET
from flambeur.games.casino_royal.state import CUT as TO_CUT
from flambeur.games.casino_royal.state import DIE as TO_THROW
from flambeur.games.casino_royal.state import SPIN as TO_SPIN
from flambeur.games.casino_royal.state import STAKE as TO_STAKE
from flambeur.kit.chance import Source, draw
from flambeur.kit.contract import NOBODY
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event


@rule
def visit(s: State, log: Log) -> None:
    """CR6.3: unowned, it may be bought; another's asks for a bet, of anyone who is not ruined."""
    p, casino = s.to_move, CASINO_AT[s.square[s.to_move]]
    owner = s.royal[casino] - 1
    s.phase = RESOLVED
    if owner == NOBODY:
        if s.cash[p] >= PRICE: s.phase = BUY
    elif owner != p and not s.ruined[p]:
        s.casino = casino + 1
        s.trial = AT_TABLE
        if s.cash[p] >= MIN_STAKE: s.phase = TO_BET
        else:
            s.forced = 1
            auction.owe(s, MIN_STAKE, log)


@rule
def buy(s: State, buys: bool, log: Log) -> None:
    """CR6.3: 100k, to the pot."""
    p, casino = s.to_move, CASINO_AT[s.square[s.to_move]]
    s.phase = RESOLVED
    if not buys:
        event(log, DECLINED, p, BUYING)
        return
    s.cash[p] -= PRICE
    to_pot(s, PRICE)
    event(log, BOUGHT, p, casino, PRICE)
    change_owner(s, casino, p, log)


# the bet and its stake

@rule
def game_of(s: State) -> int:
    """The game of the casino concerned."""
    return (s.casino - 1) % GAMES


@rule
def may_bet(s: State, bet: int) -> bool:
    first = FIRST[game_of(s)]
    return first <= bet < first + N_OF[game_of(s)]


@rule
def may_side(s: State, bet: int) -> bool:
    """CR6.4: the 1:1 bet of the game, either way."""
    first = FIRST[game_of(s)]
    return first <= bet < first + SIDES


@rule
def bet_on(s: State, bet: int, log: Log) -> None:
    """CR6.3; CR13: a stake that can only be 50k is laid at once."""
    s.bet = bet + 1
    if most(s) == MIN_STAKE:
        lay_plaque(s, len(PLAQUES) - 1, log)
    else:
        s.phase = TO_STAKE


@rule
def most(s: State) -> int:
    """CR4: how much the stake can be at most: all that one has, CR10: or the limit of the table; CR6.3: 50k, if one had to sell for it."""
    if s.forced: return MIN_STAKE
    has = s.stake + s.cash[s.to_move]
    return min(has, s.max_stake) if s.max_stake else has


@rule
def may_lay(s: State, k: int) -> bool:
    return may_follow(s.stake, k, most(s))


@rule
def may_follow(stake: int, k: int, limit: int) -> bool:
    """CR12, CR13: the plaques so far must be the fewest that make their sum, highest first, and stay so."""
    plaque, rest = PLAQUES[k], stake
    if stake + plaque > limit: return False
    for higher in range(k):
        rest %= PLAQUES[higher]
        if rest + plaque >= PLAQUES[higher]: return False
    return rest % plaque == 0


@rule
def may_stake(s: State, action: int) -> bool:
    if action == PLAY: return s.stake >= MIN_STAKE
    return may_lay(s, action - STAKE.start)


@rule
def stake(s: State, action: int, log: Log) -> None:
    if action == PLAY: play(s, log)
    else: lay_plaque(s, action - STAKE.start, log)


@rule
def lay_plaque(s: State, k: int, log: Log) -> None:
    """CR13: where no further plaque can be laid, there is nothing to ask."""
    s.cash[s.to_move] -= PLAQUES[k]
    s.stake += PLAQUES[k]
    event(log, PLAQUE, s.to_move, PLAQUES[k], s.stake)
    s.phase = TO_STAKE
    for other in range(k, len(PLAQUES)):
        if may_lay(s, other): return
    play(s, log)


@rule
def play(s: State, log: Log) -> None:
    event(log, BET, s.to_move, s.bet - 1, s.casino - 1, s.stake)
    s.forced = 0
    call_draw(s, game_of(s))


@rule
def call_draw(s: State, game: int) -> None:
    s.phase = TO_THROW if game == A_DIE else TO_CUT if game == CARDS else TO_SPIN


@rule
def draw_game(s: State, source: Source, log: Log) -> int:
    """CR4: the die, the cut of a full pack, or the roulette."""
    game = A_DIE if s.phase == TO_THROW else CARDS if s.phase == TO_CUT else 2
    outcome = draw(source, OUTCOMES[game])
    if game == A_DIE: event(log, DIE, s.to_move, outcome)
    elif game == CARDS: event(log, CUT, s.to_move, outcome % RANKS, outcome // RANKS)
    else: event(log, SPUN, s.to_move, outcome)
    return outcome


@rule
def on_drawn(s: State, outcome: int, log: Log) -> None:
    """CR6.5: after a lost draw a Joker may be laid, by who holds one."""
    if WINS[s.bet - 1, outcome]: win(s, log)
    elif jokers.n_held(s, s.to_move): s.phase = OFFER
    else: lose(s, log)


# Jokers

@rule
def may_offer(s: State, p: int, action: int) -> bool:
    return action == GIVE_UP or s.hand[p, action - LAY.start + BLANK] > 0


@rule
def offer(s: State, p: int, action: int, log: Log) -> None:
    if action == GIVE_UP:
        event(log, GAVE_UP, p)
        lose(s, log)
    else:
        jokers.lay(s, p, action - LAY.start + BLANK, s.royal[s.casino - 1] - 1, log)
        s.phase = RESPONSE


@rule
def respond(s: State, owner: int, action: int, log: Log) -> None:
    """CR6.5: accepted, the same bet is drawn again; seen, it is won or lost for good."""
    if action == ACCEPT:
        jokers.accept(s, owner, log)
        call_draw(s, game_of(s))
    elif jokers.see(s, owner, game_of(s), log): win(s, log)
    else: lose(s, log)


# the end of it

@rule
def win(s: State, log: Log) -> None:
    """CR6.3: the bank pays, and the stake returns. CR6.4: the challenger takes the casino."""
    p, casino = s.to_move, s.casino - 1
    if s.trial == AT_TABLE:
        gain, staked = s.stake * PAYS[s.bet - 1], s.stake
        s.stake = 0
        receive(s, p, staked)
        pay(s, p, gain)
        event(log, WON, p, casino, gain, staked)
    else:
        owner = s.royal[casino] - 1
        event(log, TOOK, p, casino, owner)
        change_owner(s, casino, p, log)
    close(s)


@rule
def lose(s: State, log: Log) -> None:
    """CR6.3: the owner collects the stake. CR6.4: or may take a casino of the challenger."""
    p, casino = s.to_move, s.casino - 1
    owner = s.royal[casino] - 1
    event(log, LOST, p, casino, s.stake, owner)
    if s.trial == IN_CHALLENGE:
        s.phase = TAKE
        return
    staked = s.stake
    s.stake = 0
    receive(s, owner, staked)
    close(s)


@rule
def take(s: State, owner: int, casino: int, log: Log) -> None:
    """CR6.4: one of the challenger's casinos, of the owner's choice, or none (-1)."""
    if casino == NOBODY: event(log, DECLINED, owner, TAKING)
    else:
        event(log, TOOK, owner, casino, s.to_move)
        change_owner(s, casino, owner, log)
    close(s)


@rule
def close(s: State) -> None:
    s.trial = s.casino = s.bet = 0
    s.phase = RESOLVED
