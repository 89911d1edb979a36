"""Casino Royal: a position as readable JSON, and back. Jokers in hands and in the pile may be left out: they are dealt."""
from typing import Any, Literal

from pydantic import Field

from flambeur.games.casino_royal import checks
from flambeur.games.casino_royal.bets import TOTALS as PAIRS
from flambeur.games.casino_royal.board import CASINOS, NAMES, SQUARES
from flambeur.games.casino_royal.facts import BLANK, JOKERS, JOKERS_HELD, POT_CAP, PRIZES, UNIT
from flambeur.games.casino_royal.hidden import deal_hidden
from flambeur.games.casino_royal.jokers import nth
from flambeur.games.casino_royal.options import RoyalOptions
from flambeur.games.casino_royal.state import BID, DEAL, FIRST, FOR_SLAM, State
from flambeur.games.casino_royal.view import PHASES, in_full, jokers_in
from flambeur.kit import known_hands
from flambeur.kit.chance import draw
from flambeur.kit.contract import NOBODY
from flambeur.kit.events import seats
from flambeur.kit.known_pile import BUNCH, EVERYONE, GONE, MORE, gone
from flambeur.kit.position import Part, read, refuse_unless
from flambeur.kit.rng import Rng

NUMBER_OF = {name: phase for phase, name in PHASES.items()}
TRIALS = (None, "casino", "challenge", "fortune", "slam")
Knowing = list[int] | Literal["all"]
Casino = Literal["Las Vegas", "Reno", "Atlantic City", "Nice", "Cannes", "Monte-Carlo", "Saint-Vincent", "Venise", "San Remo",
                 "Biarritz", "Deauville", "Enghien", "Macao", "Estoril", "Baden-Baden"]


class Player(Part):
    cash: int = Field(ge=0, description="a multiple of 50,000, as all money")
    casinos: list[Casino] = Field(default=[])
    square: int = Field(default=1, ge=1, le=SQUARES, description="1: Start")
    laps: int = Field(default=0, ge=0, description="throws that reached or passed Start")
    ruined: bool = False
    n_jokers: int = Field(default=0, ge=0, le=JOKERS_HELD, description="how many are in the hand, where they are left out")
    jokers: list[int] | None = Field(default=None, description="1: blank, 2 to 8: one more than die 1, cards 2, roulette 4 added up")
    told: dict[str, list[int | None]] = Field(default={}, description="of Jokers in the hand which seats know them; null: spectators")


class Place(Part):
    """A place of the Joker pile about which somebody knows something."""
    depth: int = Field(ge=1, description="1: the top card; behind the last one of the pile: drawn from the bunch at the top")
    known: Knowing = Field(default=[], description="seats that know the card")
    bunch: list[int] = Field(default=[], description="seats that know the bunch to which it belongs")
    more: bool = Field(default=False, description="the place below belongs to the same bunch")
    drawn: int = Field(default=0, ge=0, description="at the top: how many of its bunch are gone; of one that is gone: its holder + 1")


class Auction(Part):
    casino: Casino
    bid: int = Field(default=0, ge=0)
    bidder: int | None = None
    asked: int = 0
    passed: list[int] = Field(default=[])


class Position(Part):
    """The full state of a game of Casino Royal."""
    phase: Literal["throw", "cut", "die", "spin", "totals", "lose", "mix", "turn", "buy", "bet", "stake", "joker", "challenge", "side",
                   "offer", "response", "take", "loss", "jet", "fortune", "grand", "goes_on", "bid", "sell", "ended"] = "throw"
    to_move: int = Field(default=0, ge=0)
    players: list[Player]
    pot: int = Field(default=250_000, ge=0, le=POT_CAP * UNIT)
    bank: int = Field(ge=0)
    paper: int = Field(default=0, ge=0, description="what the bank owes")
    last_lap: int | None = Field(default=None, ge=0)
    champion: int | None = Field(default=None, ge=0, description="phase ended: who has come round")
    double: bool = False
    decisions: int = Field(default=0, ge=0)
    trial: Literal["casino", "challenge", "fortune", "slam"] | None = Field(default=None, description="what is being tried")
    casino: Casino | None = Field(default=None, description="the casino concerned")
    bet: int | None = Field(default=None, ge=1, le=57, description="as actions number them")
    stake: int = Field(default=0, ge=0)
    laid: int | Literal["hidden"] | None = Field(default=None, description="the Joker that lies face down, also in its hand")
    totals: list[int] = Field(default=[], description="two totals, rising")
    slam: int = Field(default=0, ge=0, lt=len(PRIZES), description="bets of a Grand Slam won")
    debt: int = Field(default=0, ge=0)
    forced: bool = Field(default=False, description="exactly 50,000 is bet, or owed for that")
    auction: Auction | None = None
    pile: list[int] | None = Field(default=None, description="from the top; left out: dealt by the generator")
    gone: list[int] = Field(default=[], description="Jokers drawn from the bunch at the top of the pile")
    places: list[Place] = Field(default=[])


def position(s: State) -> dict[str, Any]:
    """What is as it mostly is stays out."""
    refuse_unless(s.phase not in (DEAL, FIRST), "there is no position before somebody begins",
                  "il n’y a pas de position avant que quelqu’un commence")
    found: dict[str, Any] = {
        "phase": PHASES[int(s.phase)], "to_move": int(s.to_move), "players": [player_of(s, p) for p in range(s.n_players)],
        "pot": in_full(s.pot), "bank": in_full(s.bank), "decisions": int(s.decisions),
        "pile": [int(joker) for joker in s.pile.cards[:s.pile.length]],
    }
    more = {
        "paper": in_full(s.paper) or None, "last_lap": int(s.black) - 1 if s.black else None,
        "champion": int(s.champion) - 1 if s.champion else None, "double": bool(s.double) or None, "trial": TRIALS[s.trial],
        "casino": NAMES[s.casino - 1] if s.casino else None, "bet": int(s.bet) or None, "stake": in_full(s.stake) or None,
        "laid": int(s.laid) or None, "totals": list(PAIRS[s.totals - 1]) if s.totals else None, "slam": int(s.slam) or None,
        "debt": in_full(s.debt) or None, "forced": bool(s.forced) or None, "auction": auction_of(s) if s.phase == BID else None,
        "gone": [int(joker) for joker in s.pile.cards[s.pile.length:s.pile.length + gone(s.pile)]] or None, "places": places_of(s) or None,
    }
    return found | {name: value for name, value in more.items() if value is not None}


def player_of(s: State, p: int) -> dict[str, Any]:
    found = {"cash": in_full(s.cash[p]), "casinos": [NAMES[casino] for casino in range(CASINOS) if s.royal[casino] == p + 1],
             "square": int(s.square[p]) + 1, "laps": int(s.laps[p]), "jokers": jokers_in(s.hand[p])}
    if s.ruined[p]: found |= {"ruined": True}
    return found | ({"told": told} if (told := known_hands.who_knows(s.told, p, int(s.n_players))) else {})


def auction_of(s: State) -> dict[str, Any]:
    found = {"casino": NAMES[s.at_auction - 1], "asked": int(s.asked), "passed": seats(s.passed)}
    return found | ({"bid": in_full(s.bid), "bidder": int(s.bidder) - 1} if s.bid else {})


def places_of(s: State) -> list[dict[str, Any]]:
    found = []
    for k, seen in enumerate(map(int, s.pile.seen)):
        if not seen: continue
        place: dict[str, Any] = {"depth": k + 1}
        if seen & EVERYONE: place["known"] = "all" if seen & EVERYONE == EVERYONE else seats(seen & EVERYONE)
        if seen >> BUNCH & EVERYONE: place["bunch"] = seats(seen >> BUNCH & EVERYONE)
        if seen & MORE: place["more"] = True
        if seen >> GONE: place["drawn"] = seen >> GONE
        found.append(place)
    return found


def lay(s: State, options: RoyalOptions, data: Any, rng: Rng) -> None:
    """On a state just set up. Raises PositionError with the first thing that cannot be."""
    given = read(Position, data)
    checks.check(given, options)
    lay_table(s, given)
    lay_trial(s, given)
    for p, player in enumerate(given.players):
        lay_player(s, p, player)
    lay_pile(s, given, rng)
    checks.check_asked(s, given)


def lay_table(s: State, given: Position) -> None:
    s.phase, s.to_move, s.double, s.decisions = NUMBER_OF[given.phase], given.to_move, int(given.double), given.decisions
    s.pot, s.bank, s.paper = given.pot // UNIT, given.bank // UNIT, given.paper // UNIT
    s.black = 0 if given.last_lap is None else given.last_lap + 1
    s.champion = 0 if given.champion is None else given.champion + 1


def lay_trial(s: State, given: Position) -> None:
    s.trial, s.casino, s.bet = TRIALS.index(given.trial), 0 if given.casino is None else NAMES.index(given.casino) + 1, given.bet or 0
    s.stake, s.slam, s.debt, s.forced = given.stake // UNIT, given.slam, given.debt // UNIT, int(given.forced)
    s.totals = PAIRS.index((given.totals[0], given.totals[1])) + 1 if given.totals else 0
    if given.auction is not None:
        s.at_auction, s.bid = NAMES.index(given.auction.casino) + 1, given.auction.bid // UNIT
        s.bidder = 0 if given.auction.bidder is None else given.auction.bidder + 1
        s.asked, s.passed = given.auction.asked, sum(1 << seat for seat in given.auction.passed)


def lay_player(s: State, p: int, player: Player) -> None:
    """Jokers that are left out are still to be dealt."""
    s.cash[p], s.square[p], s.laps[p], s.ruined[p] = player.cash // UNIT, player.square - 1, player.laps, int(player.ruined)
    for name in player.casinos:
        s.royal[NAMES.index(name)] = p + 1
    for joker in [0] * player.n_jokers if player.jokers is None else player.jokers:
        s.hand[p, joker] += 1
    known_hands.lay(s.told, p, player.told)


def lay_pile(s: State, given: Position, rng: Rng) -> None:
    """What is left out of pile and hands is dealt from the rest of the box."""
    s.pile.length -= s.hand.sum()
    s.pile.cards[:] = 0
    deal_hidden(s, NOBODY, rng)
    if given.pile is not None: s.pile.cards[:len(given.pile)] = given.pile
    s.pile.cards[s.pile.length:s.pile.length + len(given.gone)] = given.gone
    for place in given.places:
        known = EVERYONE if place.known == "all" else sum(1 << seat for seat in place.known)
        s.pile.seen[place.depth - 1] = known | sum(1 << BUNCH + seat for seat in place.bunch) | MORE * place.more | place.drawn << GONE
    if given.laid == "hidden": s.laid = nth(s, given.to_move, draw(rng, int(s.hand[given.to_move].sum())))
    else: s.laid = given.laid or 0


assert (len(TRIALS), JOKERS, BLANK) == (FOR_SLAM + 1, 9, 1)
