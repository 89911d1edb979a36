"""Casino Royal: every action id, in blocks, and its typed form. What may be done in one phase stands together."""
from typing import Any

from flambeur.games.casino_royal.bets import BETS, COVERS, GAME_OF, N_BETS, OUTCOMES, PAYS
from flambeur.games.casino_royal.bets import TOTALS as PAIRS
from flambeur.games.casino_royal.board import CASINOS, NAMES, SQUARE_OF, SQUARES
from flambeur.games.casino_royal.facts import BLANK, DIE, JOKERS, PLAQUES, SYMBOLS, UNIT
from flambeur.kit.actions import Block
from flambeur.kit.dice import FACES


def after(block: Block, n: int) -> Block:
    return Block(block.stop, block.stop + n)


BET = Block(0, N_BETS)                    # CR4: also the side of a challenge, and the bets of Bonne Fortune B and C
PAIR = after(BET, len(PAIRS))             # CR3: two totals
STAKE = after(PAIR, len(PLAQUES) + 1)     # CR12: a plaque more, highest first; or play
BEFORE = after(STAKE, 2)                  # CR7: announce, or roll
DEED = after(BEFORE, 2)                   # CR6.3: buy a casino, or not
JOKER = after(DEED, SYMBOLS + 2)          # CR6.5: not; buy; buy and return one of the hand
DARE = after(JOKER, CASINOS + 1)          # CR6.4: challenge a casino, or nobody
LAY = after(DARE, SYMBOLS + 1)            # CR6.5: a Joker face down, or give up
ANSWER = after(LAY, 2)                    # CR6.5: accept, or see
TAKE = after(ANSWER, CASINOS + 1)         # CR6.4: take a casino, or none
LOSE = after(TAKE, SYMBOLS)               # CR3: which Joker goes under the pile
JET = after(LOSE, SQUARES + 1)            # CR3: to a square, or nowhere
GRAND = after(JET, 2)                     # CR6.6: the safe money, or try
GO_ON = after(GRAND, 2)                   # CR6.6: stop, or go on
BID = after(GO_ON, len(PLAQUES) + 2)      # CR12: open; raise, lowest first; or pass
SELL = after(BID, CASINOS)                # CR8: which casino comes next
N_ACTIONS = SELL.stop

PLAY = STAKE.stop - 1
ANNOUNCE, ROLL = BEFORE.ids()
BUY, BUY_NOT = DEED.ids()
NO_JOKER, BUY_JOKER = JOKER.start, JOKER.start + 1
EXCHANGE = Block(JOKER.start + 2, JOKER.stop)
DARE_NOBODY, GIVE_UP, TAKE_NONE, STAY, PASS = DARE.stop - 1, LAY.stop - 1, TAKE.stop - 1, JET.stop - 1, BID.stop - 1
ACCEPT, SEE = ANSWER.ids()
SAFE, TRY = GRAND.ids()
STOP, ON = GO_ON.ids()
OPEN = BID.start
RAISES = tuple(reversed(PLAQUES))         # of the last bid

PLAIN = {PLAY: "play", ANNOUNCE: "announce", ROLL: "roll", BUY: "buy", BUY_NOT: "leave", NO_JOKER: "no joker", BUY_JOKER: "joker",
         DARE_NOBODY: "nobody", GIVE_UP: "give up", ACCEPT: "accept", SEE: "see", TAKE_NONE: "none", STAY: "stay", SAFE: "safe", TRY: "try",
         STOP: "stop", ON: "go on", OPEN: "open", PASS: "pass"}
KINDS = {action: name.replace(" ", "_") for action, name in PLAIN.items()} | {BUY_JOKER: "buy_joker", NO_JOKER: "no_joker"}
FRENCH = {"jouer": PLAY, "annoncer": ANNOUNCE, "lancer": ROLL, "acheter": BUY, "laisser": BUY_NOT, "sans joker": NO_JOKER,
          "personne": DARE_NOBODY, "renoncer": GIVE_UP, "accepter": ACCEPT, "voir": SEE, "aucun": TAKE_NONE, "rester": STAY,
          "sûr": SAFE, "tenter": TRY, "arrêter": STOP, "continuer": ON, "ouvrir": OPEN, "passer": PASS}


def symbols(joker: int) -> str:
    """A Joker as people write it: "die", "cards+roulette", "blank"."""
    names = [name for k, name in enumerate(("die", "cards", "roulette")) if joker - BLANK >> k & 1]
    return "+".join(names) or "blank"


def describe(action: int) -> tuple[str, dict[str, Any], str]:
    """Kind, fields and typed form. Bets, Jokers and squares count from 1; money in full."""
    if action in KINDS:
        return KINDS[action], {}, PLAIN[action]
    if action in BET.ids():
        return "bet", {"pays": int(PAYS[action]), "bet": action + 1, "covers": int(COVERS[action]),
                       "of": int(OUTCOMES[GAME_OF[action]])}, typed_bet(action)
    if action in PAIR.ids():
        one, two = PAIRS[action - PAIR.start]
        return "totals", {"one": one, "two": two, "covers": ways(one) + ways(two), "of": FACES**2}, f"totals {one} {two}"
    if action in STAKE.ids():
        return amount("plaque", PLAQUES[action - STAKE.start], "add")
    if action in EXCHANGE.ids():
        return joker("exchange", action - EXCHANGE.start + BLANK)
    if action in DARE.ids():
        return casino("challenge", action - DARE.start)
    if action in LAY.ids():
        return joker("lay", action - LAY.start + BLANK)
    if action in TAKE.ids():
        return casino("take", action - TAKE.start)
    if action in LOSE.ids():
        return joker("return", action - LOSE.start + BLANK)
    if action in JET.ids():
        return "fly", {"square": action - JET.start + 1}, f"fly {action - JET.start + 1}"
    if action in BID.ids():
        return amount("raise", RAISES[action - OPEN - 1], "raise")
    return casino("sell", action - SELL.start)


def typed_bet(action: int) -> str:
    return BETS[action][0] if GAME_OF[action] != DIE or not BETS[action][0][0].isdigit() else f"die {BETS[action][0]}"


def ways(total: int) -> int:
    """How many of the 36 throws of two dice come to a total."""
    return FACES - abs(total - FACES - 1)


def amount(kind: str, units: int, verb: str) -> tuple[str, dict[str, Any], str]:
    return kind, {"sum": units * UNIT}, f"{verb} {units * UNIT // 1000}"


def casino(kind: str, number: int) -> tuple[str, dict[str, Any], str]:
    """People and pages name a casino by its square, counted from Start as 1."""
    return kind, {"square": int(SQUARE_OF[number]) + 1}, f"{kind} {NAMES[number].lower()}"


def joker(kind: str, which: int) -> tuple[str, dict[str, Any], str]:
    return kind, {"joker": which}, f"{kind} {symbols(which)}"


assert JOKERS == BLANK + SYMBOLS
TYPED = {describe(action)[2]: action for action in range(N_ACTIONS)} | FRENCH
assert len(TYPED) == N_ACTIONS + len(FRENCH)


def parse(text: str) -> int | None:
    """ "add 100", "challenge nice", "die 3 5", "lay blank", "voir"."""
    return TYPED.get(" ".join(text.lower().split()))
