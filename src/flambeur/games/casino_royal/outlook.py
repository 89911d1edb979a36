"""Casino Royal: how things stand, and what a choice may lead to, for the page to show: chances, cash and pot after a win and a loss, whose
series is made or broken, and which squares a throw may reach. All of it lies open."""
from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import BaseModel

from flambeur.games.casino_royal import actions as ids
from flambeur.games.casino_royal import betting, jokers
from flambeur.games.casino_royal.bets import COVERS, GAME_OF, OUTCOMES, PAYS
from flambeur.games.casino_royal.bets import TOTALS as PAIRS
from flambeur.games.casino_royal.board import CASINO_AT, COLOURS, SQUARE_OF, SQUARES, START
from flambeur.games.casino_royal.facts import BLANK, FEE, GAMES, JOKER_PRICE, PLAQUES, POT_CAP, POT_SEED, PRICE, UNIT
from flambeur.games.casino_royal.facts import OPENING as OPENING_BID
from flambeur.games.casino_royal.facts import SAFE as SAFE_MONEY
from flambeur.games.casino_royal.grand_slam import BETS, TOTAL
from flambeur.games.casino_royal.series import IN_SERIES
from flambeur.games.casino_royal.state import BET, IN_CHALLENGE, THROW, TURN, State
from flambeur.kit.dice import FACES
from flambeur.kit.show import show
from flambeur.kit.structs import plain

Told = dict[str, Any]


class Reached(BaseModel):
    """A square that the next throw may reach."""
    square: Annotated[int, show("name", list="square")]
    ways: Annotated[int, show("hidden")]  # of 36


class Stake(BaseModel):
    """A stake that may be laid, and the actions that follow the bet for it (CR12, CR13)."""
    sum: Annotated[int, show("hidden")]
    actions: Annotated[list[int], show("hidden")]


class Standing(BaseModel):
    series: Annotated[list[int], show("count", at="players")]      # CR2: how many casinos of one series each has at most
    reach: Annotated[list[Reached], show("place", at="squares")]      # CR6.2: while the throw that moves is awaited
    held: Annotated[list[int], show("hidden")]      # CR2: squares of casinos that belong to a series of their owner
    stakes: Annotated[list[Stake], show("hidden")]      # CR6.3: while a bet is to be made


class Outlook(BaseModel):
    chances: Annotated[int | None, show("count")] = None      # outcomes that win,
    out_of: Annotated[int | None, show("count")] = None      # of so many
    cash_won: Annotated[int | None, show("money", kind="k")] = None      # one's cash after a win, or after what is sure
    cash_lost: Annotated[int | None, show("money", kind="k")] = None
    pot_won: Annotated[int | None, show("money", kind="k")] = None
    pot_lost: Annotated[int | None, show("money", kind="k")] = None
    makes: list[Annotated[int, show("seat")]] = []      # whose series it makes, if won
    breaks: list[Annotated[int, show("seat")]] = []
    fits: Annotated[bool | None, show("hidden")] = None      # CR6.5: of one's own Joker: whether it wins, if it is seen
    reach: Annotated[list[Reached], show("place", at="squares")] = []


def standing(cell: Any) -> Told:
    s = plain(State, cell[0])
    moves = s.phase in (THROW, TURN)
    return {"series": [best(s.royal, p, s.colours_only) for p in range(s.n_players)], "reach": reach(s.square[s.to_move]) if moves else [],
            "held": held(s), "stakes": stakes(int(betting.most(cell[0]))) if s.phase == BET else []}


def held(s: State) -> list[int]:
    """CR2: by square."""
    mine = [[owner == p + 1 for owner in s.royal] for p in range(s.n_players)]
    rows = [range(GAMES * colour, GAMES * (colour + 1)) for colour in range(COLOURS)]
    columns = [] if s.colours_only else [range(game, GAMES * COLOURS, GAMES) for game in range(GAMES)]
    runs = [[casino for casino in run if own[casino]] for own in mine for run in (*rows, *columns)]
    found = {casino for run in runs if len(run) >= IN_SERIES for casino in run}
    return sorted(int(SQUARE_OF[casino]) + 1 for casino in found)


def stakes(limit: int) -> list[Told]:
    """CR12: the one way to each sum; where no plaque could follow it is played without being asked (CR13)."""
    found = []
    for units in range(1, limit + 1):
        laid, left = list[int](), units
        for k, plaque in enumerate(PLAQUES):
            laid += [ids.STAKE.start + k] * (left // plaque)
            left %= plaque
        more = any(betting.may_follow(units, k, limit) for k in range(len(PLAQUES)))
        found.append({"sum": units * UNIT, "actions": [] if limit == 1 else laid + [ids.PLAY] * more})
    return found


def best(royal: Any, p: int, colours_only: int) -> int:
    """CR2: as series.py counts them."""
    mine = [owner == p + 1 for owner in royal]
    runs = [sum(mine[GAMES * colour:GAMES * (colour + 1)]) for colour in range(COLOURS)]
    return max(runs if colours_only else [*runs, *(sum(mine[game::GAMES]) for game in range(GAMES))])


def outlooks(cell: Any, seat: int, actions: Sequence[int]) -> list[Told]:
    s = plain(State, cell[0])
    return [of_action(s, seat, action) for action in actions]


def of_action(s: State, seat: int, action: int) -> Told:
    if action in ids.BEFORE.ids(): return {"reach": reach(START if action == ids.ANNOUNCE else s.square[seat])}
    if action in ids.BET.ids() or action in ids.PAIR.ids(): return of_bet(s, seat, action)
    if action in ids.STAKE.ids(): return of_stake(s, seat, action)
    if action == ids.BUY: return paid(s, seat, PRICE) | turned(s, int(CASINO_AT[s.square[seat]]), seat)
    if action == ids.BUY_JOKER or action in ids.EXCHANGE.ids(): return paid(s, seat, JOKER_PRICE)
    if action in ids.DARE.ids() and action != ids.DARE_NOBODY:
        casino = action - ids.DARE.start
        return paid(s, seat, FEE) | even_chance(casino % GAMES) | turned(s, casino, seat)
    if action in ids.LAY.ids() and action != ids.GIVE_UP: return of_joker(s, action - ids.LAY.start + BLANK)
    if action == ids.ACCEPT: return of_answer(s, seat)
    if action in ids.TAKE.ids() and action != ids.TAKE_NONE: return turned(s, action - ids.TAKE.start, seat)
    if action in ids.GRAND.ids() or action in ids.GO_ON.ids(): return of_slam(s, seat, action)
    if action in ids.BID.ids() and action != ids.PASS:
        bid = OPENING_BID if action == ids.OPEN else s.bid + ids.RAISES[action - ids.OPEN - 1]
        return {"cash_won": (s.cash[seat] - bid) * UNIT, **turned(s, s.at_auction - 1, seat)}
    if action in ids.SELL.ids(): return turned(s, action - ids.SELL.start, -1)
    return {}


def reach(start: int) -> list[Told]:
    """CR6.2: where a throw may lead."""
    return [{"square": (start + total) % SQUARES + 1, "ways": ids.ways(total)} for total in range(2, 2 * FACES + 1)]


def of_bet(s: State, seat: int, action: int) -> Told:
    """CR3: the pot is won or not; CR6.4: a casino; CR4: of a bet the stake is still to come."""
    if action in ids.PAIR.ids():
        one, two = PAIRS[action - ids.PAIR.start]
        return {"chances": ids.ways(one) + ids.ways(two), "out_of": FACES**2} | of_pot(s, seat)
    chance = {"chances": int(COVERS[action]), "out_of": int(OUTCOMES[GAME_OF[action]])}
    if not s.casino: return chance | of_pot(s, seat)
    return chance | (turned(s, s.casino - 1, seat) if s.trial == IN_CHALLENGE else {})


def of_pot(s: State, seat: int) -> Told:
    return {"cash_won": (s.cash[seat] + s.pot) * UNIT, "cash_lost": s.cash[seat] * UNIT,
            "pot_won": min(s.bank, POT_SEED) * UNIT, "pot_lost": s.pot * UNIT}


def of_stake(s: State, seat: int, action: int) -> Told:
    """CR6.3: as if it were played with this plaque."""
    bet, has = s.bet - 1, s.cash[seat] + s.stake
    stake = s.stake + (0 if action == ids.PLAY else PLAQUES[action - ids.STAKE.start])
    gain = stake * int(PAYS[bet])
    return {"chances": int(COVERS[bet]), "out_of": int(OUTCOMES[GAME_OF[bet]]), "cash_won": (has + gain) * UNIT,
            "cash_lost": (has - stake) * UNIT, "pot_won": (s.pot - from_pot(s, gain)) * UNIT, "pot_lost": s.pot * UNIT}


def from_pot(s: State, gain: int) -> int:
    """CR8: what the bank cannot pay, the pot does."""
    return min(s.pot, max(0, gain - s.bank))


def paid(s: State, seat: int, price: int) -> Told:
    return {"cash_won": (s.cash[seat] - price) * UNIT, "pot_won": min(s.pot + price, POT_CAP) * UNIT}


def even_chance(game: int) -> Told:
    """CR6.4: the 1:1 bet of the game."""
    bet = int(next(bet for bet in range(len(GAME_OF)) if GAME_OF[bet] == game))
    return {"chances": int(COVERS[bet]), "out_of": int(OUTCOMES[game])}


def of_joker(s: State, joker: int) -> Told:
    """CR6.5: accepted, the same bet is drawn again; seen, the Joker decides. The stake lies on the table."""
    bet, p = s.bet - 1, s.to_move
    found = {"chances": int(COVERS[bet]), "out_of": int(OUTCOMES[GAME_OF[bet]]), "fits": bool(jokers.fits(joker, int(GAME_OF[bet])))}
    if s.trial == IN_CHALLENGE: return found | turned(s, s.casino - 1, p)
    return found | {"cash_won": (s.cash[p] + s.stake * (1 + int(PAYS[bet]))) * UNIT, "cash_lost": s.cash[p] * UNIT}


def of_answer(s: State, seat: int) -> Told:
    """CR6.5: for the owner, who wins what the bettor loses once more."""
    bet = s.bet - 1
    out_of = int(OUTCOMES[GAME_OF[bet]])
    return {"chances": out_of - int(COVERS[bet]), "out_of": out_of,
            "cash_won": (s.cash[seat] + s.stake) * UNIT, "cash_lost": s.cash[seat] * UNIT}


def of_slam(s: State, seat: int, action: int) -> Told:
    """CR6.6."""
    cash = s.cash[seat]
    if action in (ids.SAFE, ids.STOP):
        gain = SAFE_MONEY if action == ids.SAFE else int(TOTAL[s.slam])
        return {"cash_won": (cash + gain) * UNIT, "pot_won": (s.pot - from_pot(s, gain)) * UNIT}
    bet, gain = int(BETS[s.slam]), int(TOTAL[s.slam + 1])
    return {"chances": int(COVERS[bet]), "out_of": int(OUTCOMES[GAME_OF[bet]]), "cash_won": (cash + gain) * UNIT, "cash_lost": cash * UNIT}


def turned(s: State, casino: int, owner: int) -> Told:
    """Whose series is made or broken when a casino changes its owner."""
    royal = list(s.royal)
    royal[casino] = owner + 1
    had, has = ({p for p in range(s.n_players) if best(one, p, s.colours_only) >= IN_SERIES} for one in (s.royal, royal))
    found = {"makes": sorted(has - had), "breaks": sorted(had - has)}
    return {name: who for name, who in found.items() if who}
