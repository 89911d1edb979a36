"""Casino Royal: what a position must be like, one check after the other. Each refusal says what cannot be."""
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from flambeur.games.casino_royal.actions import RAISES
from flambeur.games.casino_royal.bets import FIRST, N_OF, SIDES
from flambeur.games.casino_royal.bets import TOTALS as PAIRS
from flambeur.games.casino_royal.board import (
    CASINO,
    CASINO_AT,
    CHALLENGE,
    DOZEN,
    GRAND_SLAM,
    JET,
    KIND,
    LOSS,
    NAMES,
    RANDOM_LOSS,
    SUIT,
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
    MIN_STAKE,
    MIX,
    N_JOKERS,
    OPENING,
    PRICE,
    TOTAL,
    UNIT,
)
from flambeur.games.casino_royal.options import RoyalOptions
from flambeur.games.casino_royal.rules import asked, legal
from flambeur.games.casino_royal.state import MIX as LAST_CHANCE
from flambeur.games.casino_royal.state import State
from flambeur.kit.contract import Actions
from flambeur.kit.position import refuse_unless
from flambeur.kit.structs import new

if TYPE_CHECKING:
    from flambeur.games.casino_royal.position import Auction, Position


DRAWN = {"die": 0, "cut": 1, "spin": 2}   # phases in which the bet of a game is drawn
WHERE = {"buy": (CASINO,), "joker": (A_JOKER,), "challenge": (CHALLENGE,), "side": (CHALLENGE,), "take": (CHALLENGE,), "loss": (LOSS,),
         "lose": (RANDOM_LOSS,), "jet": (JET,), "fortune": (TOTALS, SUIT, DOZEN), "totals": (TOTALS,), "grand": (GRAND_SLAM,),
         "goes_on": (GRAND_SLAM,)}        # on which squares a phase may be
COSTS = {"buy": PRICE, "joker": JOKER_PRICE, "challenge": FEE, "bet": MIN_STAKE}      # who cannot pay this is not asked


def check(given: "Position", options: RoyalOptions) -> None:
    check_seats(given, options.players)
    check_money(given)
    check_casinos(given)
    check_jokers(given, options.players)
    check_trial(given)


def check_seats(given: "Position", n: int) -> None:
    refuse_unless(len(given.players) == n, f"the position has {len(given.players)} players, the options say {n}",
                  f"la position a {len(given.players)} joueurs, les options disent {n}")
    auction = given.auction
    named = [given.to_move, given.last_lap, given.champion, *(who for place in given.places for who in place.bunch)]
    named += [who for place in given.places if place.known != "all" for who in place.known]
    named += [seat for player in given.players for who in player.told.values() for seat in who]
    if auction is not None: named += [auction.bidder, auction.asked, *auction.passed]
    refuse_unless(all(seat is None or 0 <= seat < n for seat in named), f"seats are 0 to {n - 1}", f"les places vont de 0 à {n - 1}")
    refuse_unless(given.champion is None or given.phase == "ended", "a champion is there when the game is over",
                  "il y a un champion quand la partie est finie")


def check_money(given: "Position") -> None:
    """CR1: no plaque is born or lost."""
    bid = given.auction.bid if given.auction else 0
    sums = [given.pot, given.bank, given.paper, given.stake, given.debt, bid, *(player.cash for player in given.players)]
    refuse_unless(all(one % UNIT == 0 for one in sums), "all money is in multiples of 50000", "tout l’argent est en multiples de 50000")
    there = given.pot + given.bank - given.paper + given.stake + sum(player.cash for player in given.players)
    refuse_unless(there == TOTAL * UNIT, f"cash, stake, bank and pot less paper come to {there}; the box has {TOTAL * UNIT}",
                  f"l’argent des joueurs, la mise, la banque et la cagnotte moins la dette font {there} ; la boîte a {TOTAL * UNIT}")
    refuse_unless(all(player.cash == 0 or not player.ruined for player in given.players), "whoever has money is not ruined",
                  "qui a de l’argent n’est pas ruiné")


def check_casinos(given: "Position") -> None:
    owned = Counter(name for player in given.players for name in player.casinos)
    refuse_unless(all(n == 1 for n in owned.values()), "each casino has one owner", "chaque casino a un seul propriétaire")
    refuse_unless(all(not player.casinos or not player.ruined for player in given.players), "whoever has a casino is not ruined",
                  "qui a un casino n’est pas ruiné")


def check_jokers(given: "Position", n: int) -> None:
    """CR5: no Joker more than the box has, no pile that is not the rest of it."""
    box = Counter({joker: MIX[joker] for joker in range(BLANK, JOKERS)})
    hands = [player.jokers for player in given.players if player.jokers is not None]
    refuse_unless(all(len(hand) <= JOKERS_HELD for hand in hands), f"nobody holds more than {JOKERS_HELD} Jokers",
                  f"personne n’a plus de {JOKERS_HELD} Jokers")
    used = Counter(joker for hand in hands for joker in hand)
    refuse_unless(used <= box, "there are Jokers that the box does not have", "il y a des Jokers que la boîte n’a pas")
    refuse_unless(given.pile is None or (len(hands) == n and Counter(given.pile) == box - used),
                  "the pile holds just the Jokers that are in no hand", "la pile contient juste les Jokers qui ne sont dans aucune main")
    for player in given.players:
        refuse_unless(all(joker.isdigit() and (player.jokers or []).count(int(joker)) >= max(Counter(who).values(), default=0)
                          for joker, who in player.told.items()),
                      "known Jokers are Jokers of the hand", "les Jokers connus sont des Jokers de la main")
    check_places(given, used)


def check_places(given: "Position", used: Counter[int]) -> None:
    refuse_unless(not given.places or given.pile is not None, "what is known of a pile needs the pile",
                  "ce qui est connu d’une pile demande la pile")
    last = len(given.pile or []) + len(given.gone)
    depths = [place.depth for place in given.places]
    refuse_unless(depths == sorted(set(depths)) and all(depth <= last <= N_JOKERS for depth in depths),
                  "places are told once, from the top, and lie in the pile",
                  "les places sont données une fois, du haut, et sont dans la pile")
    top = next((place.drawn for place in given.places if place.depth == 1), 0)
    refuse_unless(len(given.gone) == top and Counter(given.gone) <= used, "those drawn from the bunch at the top are in hands",
                  "ceux tirés du groupe du haut sont dans des mains")
    behind = [place for place in given.places if place.depth > len(given.pile or [])]
    refuse_unless(len(behind) == top and all(1 <= place.drawn <= len(given.players) and not place.more for place in behind),
                  "each of those has a holder", "chacun de ceux-là a un détenteur")
    told = {place.depth: place for place in given.places}
    refuse_unless(all(place.depth < len(given.pile or []) and place.depth + 1 in told for place in given.places if place.more),
                  "a bunch ends in the pile", "un groupe se termine dans la pile")
    refuse_unless(all(place.drawn == 0 for place in given.places if 1 < place.depth <= len(given.pile or [])),
                  "only the bunch at the top has lost cards", "seul le groupe du haut a perdu des cartes")


def check_trial(given: "Position") -> None:
    """What a phase needs is there, and nothing else."""
    phase, mover = given.phase, given.players[given.to_move]
    kind = KIND[mover.square - 1]
    game = NAMES.index(given.casino) % GAMES if given.casino else -1
    needs = {"casino": given.trial in ("casino", "challenge"), "auction": phase == "bid", "totals": phase == "totals",
             "laid": phase == "response"}
    for name, needed in needs.items():
        there = bool(getattr(given, name))
        refuse_unless(there == needed, f"{name} is there just when it is needed", f"{name} n’est donné que lorsqu’il le faut")
    trial = {"casino": ("bet", "stake", "offer", "response", "die", "cut", "spin", "bid", "sell"),
             "challenge": ("side", "offer", "response", "take", "die", "cut", "spin"), "fortune": ("totals", "cut", "spin"),
             "slam": ("die", "cut", "spin", "goes_on")}
    wanted = {name for name, phases in trial.items() if phase in phases}
    refuse_unless(given.trial in wanted or (given.trial is None and (not wanted or phase in ("bid", "sell"))),
                  f"in phase {phase} nobody tries {given.trial}", f"dans la phase {phase}, personne ne tente {given.trial}")
    bets = phase in ("stake", "offer", "response", "take", *DRAWN)
    refuse_unless((given.bet is not None) == bets, "a bet is there from its choice to its end", "une mise est là de son choix à sa fin")
    if given.bet is not None and phase not in DRAWN:
        refuse_unless(FIRST[game] <= given.bet - 1 < FIRST[game] + (N_OF[game] if given.trial == "casino" else SIDES),
                      "this bet is none of that casino", "ce n’est pas une mise de ce casino")
    if given.bet is not None and phase in DRAWN:
        k = DRAWN[phase]
        refuse_unless(FIRST[k] <= given.bet - 1 < FIRST[k] + N_OF[k] and game in (-1, k), f"this bet is none of the {phase}",
                      f"cette mise n’est pas pour {phase}")
    check_owners(given, mover.casinos)
    refuse_unless(not given.totals or tuple(given.totals) in PAIRS, "two totals of 2 to 12, rising", "deux totaux de 2 à 12, croissants")
    refuse_unless((given.debt > 0) == (phase in ("bid", "sell")), "a debt is there while casinos are sold",
                  "il y a une dette pendant qu’on vend des casinos")
    refuse_unless(given.debt == 0 or given.debt > mover.cash, "a debt is more than the player at turn has",
                  "une dette dépasse ce qu’a le joueur dont c’est le tour")
    refuse_unless(not given.forced or (given.trial == "casino" and phase in ("bet", "bid", "sell")),
                  "forced goes with a bet in a casino", "forced va avec une mise dans un casino")
    refuse_unless((given.trial == "casino") == given.forced or phase not in ("bid", "sell"),
                  "a debt for a stake is forced", "une dette pour une mise est forcée")
    refuse_unless((given.slam > 0) <= (given.trial == "slam") and (phase != "goes_on" or given.slam > 0),
                  "bets won belong to a Grand Slam", "les mises gagnées appartiennent à un Grand Chelem")
    refuse_unless(kind in WHERE.get(phase, (kind,)), f"phase {phase} is on another square", f"la phase {phase} est sur une autre case")
    owned = {name for player in given.players for name in player.casinos}
    refuse_unless(phase != "buy" or NAMES[CASINO_AT[mover.square - 1]] not in owned, "what is bought is a casino that nobody owns",
                  "on achète un casino qui n’est à personne")
    refuse_unless(mover.cash >= COSTS.get(phase, 0) * UNIT, f"in phase {phase} the player at turn can pay",
                  f"dans la phase {phase}, le joueur dont c’est le tour peut payer")
    refuse_unless(given.stake == 0 or given.trial == "casino", "a stake lies at a casino", "une mise est dans un casino")


def check_owners(given: "Position", own: Sequence[str]) -> None:
    """CR6.3, CR6.4: another's casino is bet in, or challenged; CR8: what is sold is one's own."""
    if given.casino is not None:
        refuse_unless(given.casino not in own and any(given.casino in player.casinos for player in given.players),
                      "the casino concerned is another player’s", "le casino concerné est à un autre joueur")
    if given.auction is not None:
        refuse_unless(given.auction.casino in own, "what is sold is a casino of the player at turn",
                      "ce qui est vendu est un casino du joueur dont c’est le tour")
        check_bids(given, given.auction)


def check_bids(given: "Position", auction: "Auction") -> None:
    """CR8: opponents bid, cash on hand; a pass is final. CR12: from 150k on. CR13: who is asked can pay the next bid."""
    who, bidder, bid = auction.asked, auction.bidder, auction.bid
    refuse_unless((bid > 0) == (bidder is not None), "a bid has a bidder", "une enchère a un enchérisseur")
    refuse_unless(bid == 0 or bid >= OPENING * UNIT, f"the opening bid is {OPENING * UNIT}", f"la première enchère est de {OPENING * UNIT}")
    refuse_unless(given.to_move not in (who, bidder) and who != bidder and not {who, bidder} & set(auction.passed),
                  "opponents of the seller bid who have not passed, and not over their own bid",
                  "enchérissent les adversaires du vendeur qui n’ont pas passé, et pas sur leur propre enchère")
    following = bid + RAISES[0] * UNIT if bid else OPENING * UNIT
    refuse_unless(given.players[who].cash >= following and (bidder is None or given.players[bidder].cash >= bid),
                  "who bids has the money for it", "qui enchérit a l’argent pour le faire")


def check_asked(s: State, given: "Position") -> None:
    """CR13: who is asked has something to answer."""
    if s.phase > LAST_CHANCE:
        refuse_unless(legal(s, asked(s), new(Actions)[0]) > 0, f"in phase {given.phase} there is nothing to choose",
                      f"dans la phase {given.phase}, il n’y a rien à choisir")
    laid = given.laid
    refuse_unless(laid is None or laid == "hidden" or (laid in range(BLANK, JOKERS) and s.hand[given.to_move, laid] > 0),
                  "the Joker that lies face down is one of the hand", "le Joker posé face cachée est un Joker de la main")
    has = s.hand[given.to_move].sum()
    least = {"offer": 1, "response": 1, "loss": 2, "lose": 2, "mix": 2}
    refuse_unless(has >= least.get(given.phase, 0), f"in phase {given.phase} the player at turn holds Jokers",
                  f"dans la phase {given.phase}, le joueur dont c’est le tour a des Jokers")
