"""Casino Royal: what a seat may see: everything but the Jokers in other hands and in the pile, unless it knows them (CR5)."""
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict

from flambeur.games.casino_royal.board import CASINO_AT, SQUARE_OF, SQUARES
from flambeur.games.casino_royal.facts import BLANK, GAMES, JOKERS, UNIT
from flambeur.games.casino_royal.free_bets import PAIRS
from flambeur.games.casino_royal.grand_slam import TOTAL
from flambeur.games.casino_royal.jokers import n_held
from flambeur.games.casino_royal.places import place, winners
from flambeur.games.casino_royal.state import (
    BET,
    BID,
    BUY,
    CHALLENGE,
    CUT,
    DEAL,
    DIE,
    ENDED,
    FIRST,
    FORTUNE,
    GOES_ON,
    GRAND,
    JET,
    JOKER,
    LOSE,
    LOSS,
    MIX,
    OFFER,
    RESPONSE,
    SELL,
    SIDE,
    SPIN,
    STAKE,
    TAKE,
    THROW,
    TOTALS,
    TURN,
    State,
)
from flambeur.kit.events import seats
from flambeur.kit.known_hands import known_cards
from flambeur.kit.known_pile import known_to
from flambeur.kit.show import show

PHASES: dict[int, Any] = {
    DEAL: "deal", FIRST: "first", THROW: "throw", CUT: "cut", DIE: "die", SPIN: "spin", TOTALS: "totals", LOSE: "lose", MIX: "mix",
    TURN: "turn", BUY: "buy", BET: "bet", STAKE: "stake", JOKER: "joker", CHALLENGE: "challenge", SIDE: "side", OFFER: "offer",
    RESPONSE: "response", TAKE: "take", LOSS: "loss", JET: "jet", FORTUNE: "fortune", GRAND: "grand", GOES_ON: "goes_on", BID: "bid",
    SELL: "sell", ENDED: "ended"}
Phase = Literal["deal", "first", "throw", "cut", "die", "spin", "totals", "lose", "mix", "turn", "buy", "bet", "stake", "joker",
                "challenge", "side", "offer", "response", "take", "loss", "jet", "fortune", "grand", "goes_on", "bid", "sell", "ended"]
BEFORE_PLAY = (DEAL, FIRST)
TONES = (2, 5, 4, 1, 3)                   # by which colours of chips the series are tinted


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Square(Part):
    square: Annotated[int, show("name", list="square")]      # 1-36, from Start
    colour: Annotated[int | None, show("name", list="colour", tone=TONES)]      # of a casino, 1-5
    game: Annotated[int | None, show("name", list="game")]      # 1: die, 2: cards, 3: roulette
    owner: Annotated[int | None, show("seat")]
    here: list[Annotated[int, show("seat")]]      # pawns


class Player(Part):
    cash: Annotated[int, show("money", kind="k")]
    casinos: list[Annotated[int, show("name", list="square")]]
    joker_cards: Annotated[int, show("count", of="card", kind="joker")]      # in the hand
    jokers: Annotated[list[int] | None, show("card", kind="joker", list="joker", picks="joker")]      # None: hidden
    known: Annotated[list[int], show("card", kind="joker", list="joker", hand=False)]      # of a hidden hand, what one knows all the same
    laps: Annotated[int, show("count")]   # throws that reached or passed Start
    ruined: Annotated[bool, show("flag")]      # CR8: does not bet in casinos
    place: Annotated[int | None, show("count")]      # once over


class Known(Part):
    """Jokers in the pile of which one knows where they lie, or only that they are there, each at one of some places."""
    depth: Annotated[int, show("count")]      # 1: the top card
    jokers: Annotated[list[int], show("card", kind="joker", list="joker", hand=False)]      # one, or several of which it is one


class View(Part):
    seat: int | None                      # whose view; None: a spectator's
    phase: Phase
    to_move: int | None                   # whose turn it is
    squares: Annotated[list[Square], show("place", shape="ring", picks="square")]
    pot: Annotated[int, show("money", kind="k")]
    bank: Annotated[int, show("money", kind="k")]
    paper: Annotated[int | None, show("money", kind="k")]      # CR8: what the bank owes
    last_lap: Annotated[int | None, show("flag", of="seat")]      # CR7
    double: Annotated[bool, show("flag")]      # CR6.2: another throw follows
    target: Annotated[int | None, show("name", list="square")]      # the casino of a bet or a challenge
    bet: Annotated[int | None, show("name", list="bet")]
    stake: Annotated[int | None, show("money", kind="k")]      # on the table
    laid: Annotated[int | Literal["hidden"] | None, show("card", kind="joker", list="joker", hand=False)]      # CR6.5
    totals: list[Annotated[int, show("count")]]      # CR3: named at Bonne Fortune A
    slam: Annotated[int | None, show("money", kind="k")]      # CR6.6: won so far
    debt: Annotated[int | None, show("money", kind="k")]      # CR8
    auction: Annotated[int | None, show("name", list="square")]
    bid: Annotated[int | None, show("money", kind="k")]      # the highest
    bidder: Annotated[int | None, show("seat")]
    passed: list[Annotated[int, show("seat")]]
    contest: list[Annotated[int, show("seat")]]      # CR6.1: who throws for the start
    players: list[Player]
    joker_pile: Annotated[int, show("count", of="card", kind="joker")]
    known: list[Known]
    decisions: Annotated[int, show("hidden")]      # CR12
    winners: list[int]                    # once over


def view(s: State, seat: int | None) -> View:
    over, playing = s.phase == ENDED, s.phase not in (*BEFORE_PLAY, ENDED)
    at_table = s.casino > 0
    return View(
        seat=seat, phase=PHASES[int(s.phase)], to_move=int(s.to_move) if playing else None,
        squares=[square_of(s, k) for k in range(SQUARES)], pot=in_full(s.pot), bank=in_full(s.bank), paper=in_full(s.paper) or None,
        last_lap=int(s.black) - 1 if s.black else None, double=bool(s.double),
        target=square_number(s.casino - 1) if at_table else None, bet=int(s.bet) or None, stake=in_full(s.stake) or None,
        laid=None if not s.laid else int(s.laid) if seat == s.to_move else "hidden",
        totals=[int(total) for total in PAIRS[s.totals - 1]] if s.totals else [],
        slam=in_full(TOTAL[s.slam]) if s.slam else None, debt=in_full(s.debt) or None,
        auction=square_number(s.at_auction - 1) if s.at_auction else None, bid=in_full(s.bid) or None,
        bidder=int(s.bidder) - 1 if s.bidder else None, passed=seats(s.passed), contest=seats(s.contest),
        players=[player_of(s, p, seat) for p in range(s.n_players)], joker_pile=int(s.pile.length), known=known_of(s, seat),
        decisions=int(s.decisions), winners=seats(winners(s)) if over else [],
    )


def in_full(units: int) -> int:
    return int(units) * UNIT


def square_number(casino: int) -> int:
    """Where a casino is, as people count squares."""
    return int(SQUARE_OF[casino]) + 1


def square_of(s: State, k: int) -> Square:
    casino = int(CASINO_AT[k])
    is_casino = casino >= 0
    return Square(square=k + 1, colour=casino // GAMES + 1 if is_casino else None, game=casino % GAMES + 1 if is_casino else None,
                  owner=int(s.royal[casino]) - 1 if is_casino and s.royal[casino] else None,
                  here=[p for p in range(s.n_players) if s.square[p] == k])


def player_of(s: State, p: int, seat: int | None) -> Player:
    """CR5: of others one sees how many Jokers they have. One that lies face down is no longer in the hand."""
    mine, lies = p == seat, bool(s.laid) and p == s.to_move
    hand = jokers_in(s.hand[p])
    if lies: hand.remove(int(s.laid))
    return Player(cash=in_full(s.cash[p]), casinos=sorted(square_number(casino) for casino in casinos_of(s, p)),
                  joker_cards=int(n_held(s, p)) - lies, jokers=hand if mine else None,
                  known=[] if mine else known_cards(s.told, seat, p), laps=int(s.laps[p]), ruined=bool(s.ruined[p]),
                  place=int(place(s, p)) if s.phase == ENDED else None)


def casinos_of(s: State, p: int) -> list[int]:
    return [casino for casino, owner in enumerate(s.royal) if owner == p + 1]


def jokers_in(counts: Any) -> list[int]:
    return [joker for joker in range(BLANK, JOKERS) for _ in range(counts[joker])]


def known_of(s: State, seat: int | None) -> list[Known]:
    """Of the pile only the places of which one knows something."""
    return [Known(depth=k + 1, jokers=[found] if isinstance(found, int) else found)
            for k, found in enumerate(known_to(s.pile, seat)) if found is not None]
