"""Probe: a position as readable JSON, and back. Hands, what lies face down and the pile may be left out: they are dealt."""
from collections import Counter
from typing import Any, Literal

from pydantic import Field

from flambeur.kit.contract import NOBODY
from flambeur.kit.events import seats
from flambeur.kit.known_pile import EVERYONE, cards_of
from flambeur.kit.position import Part, read, refuse_unless
from flambeur.kit.rng import Rng
from tests.games.probe.actions import NAMED, TYPED
from tests.games.probe.facts import AIMING, ANNOUNCING, CARDS, HAND, RECYCLING, SHARING, SPOILS
from tests.games.probe.features import spoils
from tests.games.probe.memory import lay_told, told_of
from tests.games.probe.options import ProbeOptions
from tests.games.probe.rules import deal_hidden
from tests.games.probe.state import HIDDEN, ROLL, SETTLE, SHUFFLE, State
from tests.games.probe.view import PHASES, cards_in

NUMBERS = {name: phase for phase, name in PHASES.items()}
Knowing = list[int] | Literal["all"]


class Player(Part):
    points: int = Field(default=0, ge=0)
    stones: int = Field(default=0, ge=0)
    hand: list[int] | None = Field(default=None, description="left out: dealt by the generator")
    told: dict[str, list[int | None]] = Field(default={}, description="of cards in the hand which seats know them; null: spectators")
    probe: int | Literal["hidden"] | None = Field(default=None, description="the card laid; face up, it is a played one")


class Position(Part):
    """The full state of a game of Probe."""
    phase: Literal["before", "roll", "lay", "answer", "settle", "ended"] = "roll"
    first: int = Field(default=0, ge=0)
    stake: int = Field(default=0, ge=0)
    announced: bool = False
    throw: Literal["soft", "hard"] | None = Field(default=None, description="phase roll: how the die is being thrown")
    asked: list[int] = Field(default=[], description="phase settle: who has still to be asked")
    players: list[Player]
    played: list[int] = Field(default=[])
    pile: list[int] | None = Field(default=None, description="from the top; left out: dealt by the generator")
    known: list[Knowing] | None = Field(default=None, description="of each card in the pile, which seats know it; left out: none does")
    rounds: int | None = Field(default=None, ge=0, description="with recycling: still to be played, this one included")


def position(s: State) -> dict[str, Any]:
    """What a feature adds is there where it is on."""
    refuse_unless(s.phase != SHUFFLE, "there is no position before the cards are shuffled",
                  "il n’y a pas de position avant le mélange des cartes")
    found = {"phase": PHASES[int(s.phase)], "first": int(s.first), "stake": int(s.stake),
             "players": [player_of(s, p) for p in range(s.n_players)], "played": cards_in(s.played), "pile": cards_of(s.pile)}
    if s.phase == SETTLE: found |= {"asked": seats(s.spoils.asked)}
    if s.pile.seen.any(): found |= {"known": [knowing(int(who)) for who in s.pile.seen[:s.pile.length]]}
    if s.features & RECYCLING: found |= {"rounds": int(s.recycling.rounds)}
    if s.features & AIMING and s.phase == ROLL: found |= {"throw": NAMED[int(s.aiming.how)]}
    if s.features & ANNOUNCING: found |= {"announced": bool(s.announcing.done)}
    return found


def player_of(s: State, p: int) -> dict[str, Any]:
    found = {"points": int(s.points[p]), "hand": cards_in(s.hand[p]), "probe": int(s.probe[p]) or None}
    if s.features & SPOILS: found |= {"stones": int(s.spoils.stones[p])}
    return found | ({"told": told} if (told := told_of(s, p)) else {})


def knowing(who: int) -> Knowing:
    return "all" if who == EVERYONE else seats(who)


def lay(s: State, options: ProbeOptions, data: Any, rng: Rng) -> None:
    """On a state just set up. Raises PositionError with the first thing that cannot be."""
    given = read(Position, data)
    check_table(given, options.players)
    check_features(given, options)
    check_cards(given, options)
    check_laid(given)
    lay_table(s, given, size_of_hands(given, options))
    deal_hidden(s, NOBODY, rng)
    lay_pile(s, given)


def check_table(given: Position, n: int) -> None:
    refuse_unless(len(given.players) == n, f"the position has {len(given.players)} players, the options say {n}",
                  f"la position a {len(given.players)} joueurs, les options disent {n}")
    refuse_unless(given.first < n, f"first is a seat 0 to {n - 1}", f"first est une place de 0 à {n - 1}")
    refuse_unless(given.stake > 0 or given.phase in ("before", "roll", "ended"), "the die has put points on the table",
                  "le dé a mis des points en jeu")
    lie = sum(player.probe is not None for player in given.players)
    refuse_unless(lie in {"lay": range(n), "answer": (n,), "settle": (n,)}.get(given.phase, (0,)),
                  "cards lie on the table in phase lay, until the last one does, and in phases answer and settle, one of each player",
                  "des cartes sont posées dans la phase lay, jusqu’à la dernière, et dans les phases answer et settle, une par joueur")


def check_features(given: Position, options: ProbeOptions) -> None:
    """What belongs to a feature is there only where it is on."""
    n = options.players
    refuse_unless(options.spoils or not any(player.stones for player in given.players), "stones are for games with spoils",
                  "les pierres sont pour les parties avec butin")
    refuse_unless((given.phase == "settle") == bool(given.asked) and (options.spoils or not given.asked),
                  "somebody is asked in phase settle of a game with spoils", "on interroge dans la phase settle d’une partie avec butin")
    if given.asked: spoils.check(given, n)
    refuse_unless(options.recycling == (given.rounds is not None), "rounds are counted with recycling, and only then",
                  "les manches se comptent avec le recyclage, et alors seulement")
    refuse_unless(given.rounds is None or (given.rounds == 0) == (given.phase == "ended"), "the game ends when no round is left",
                  "la partie finit quand il ne reste plus de manche")
    refuse_unless(options.announcing or not given.announced, "there is nothing to announce in this game",
                  "il n’y a rien à annoncer dans cette partie")
    refuse_unless(options.announcing or options.aiming or given.phase != "before", "there is nothing to do before the die in this game",
                  "il n’y a rien à faire avant le dé dans cette partie")
    refuse_unless((given.throw is not None) == (options.aiming and given.phase == "roll"), "throw says how the die is being thrown",
                  "throw dit comment le dé est lancé")
    check_known(given, n)


def check_known(given: Position, n: int) -> None:
    """Who knows what: of cards that are there, and by seats that there are."""
    for p, player in enumerate(given.players):
        told = Counter((card, seat) for card, who in player.told.items() for seat in who)
        refuse_unless(all((player.hand or []).count(int(card) if card.isdigit() else 0) >= many for (card, _), many in told.items()),
                      "known cards are cards of the hand", "les cartes connues sont des cartes de la main")
        refuse_unless(all(seat is None or (0 <= seat < n and seat != p) for _, seat in told), "other seats know them, or spectators",
                      "d’autres places les connaissent, ou les spectateurs")
    refuse_unless(given.known is None or (given.pile is not None and len(given.known) == len(given.pile)),
                  "known says of each card in the pile who knows it", "known dit de chaque carte de la pile qui la connaît")
    refuse_unless(all(who == "all" or set(who) <= {*range(n)} for who in given.known or []), f"seats are 0 to {n - 1}",
                  f"les places vont de 0 à {n - 1}")


def size_of_hands(given: Position, options: ProbeOptions) -> int:
    """PR2, PR5: two cards, as long as there are enough for all; with recycling there always are."""
    return HAND if options.recycling else min(HAND, (options.packs * CARDS - len(given.played)) // options.players)


def check_cards(given: Position, options: ProbeOptions) -> None:
    """PR1: no card more than the box has, no pile that is not the rest of it. PR2: everyone holds as many."""
    hands = [player.hand for player in given.players if player.hand is not None]
    box = Counter(dict.fromkeys(range(1, CARDS + 1), options.packs))
    used = Counter(card for part in (given.played, *hands) for card in part)
    for card, n in used.items():
        refuse_unless(n <= box[card], f"there are {n} cards {card}; the box has {box[card]}",
                      f"il y a {n} cartes {card} ; la boîte en a {box[card]}")
    n, size = options.players, size_of_hands(given, options)
    rounds = range(2 if options.recycling else CARDS * options.packs + 1)
    refuse_unless(len(given.played) in [n * k for k in rounds], f"{n} players play {n} cards a round",
                  f"à {n}, on joue {n} cartes par manche")
    refuse_unless(all(len(hand) == size for hand in hands), f"everyone holds {size} cards now", f"chacun a {size} cartes en ce moment")
    refuse_unless(options.recycling or given.phase in ("answer", "settle") or (size == 0) == (given.phase == "ended"),
                  "the game ends when all hands are empty", "la partie finit quand toutes les mains sont vides")
    refuse_unless(given.pile is None or (len(hands) == n and Counter(given.pile) == box - used),
                  "the pile holds just the cards that lie nowhere else",
                  "la pile contient juste les cartes qui ne sont nulle part ailleurs")


def check_laid(given: Position) -> None:
    if given.phase in ("answer", "settle"):
        lie = Counter(player.probe for player in given.players)
        refuse_unless(lie <= Counter(given.played), "the cards that lie face up are among those played",
                      "les cartes face visible sont parmi celles qui ont été jouées")
        return
    for player in given.players:
        refuse_unless(player.probe in (None, "hidden", *(player.hand or [])),
                      "a card that lies face down is one of the hand",
                      "une carte posée face cachée est une carte de la main")


def lay_table(s: State, given: Position, size: int) -> None:
    """What is left out becomes cards still to be dealt."""
    s.phase, s.first, s.stake = NUMBERS[given.phase], given.first, given.stake
    if given.phase == "settle": s.step, s.spoils.asked = SHARING, sum(1 << seat for seat in given.asked)
    if given.rounds is not None: s.recycling.rounds = given.rounds
    s.announcing.done = int(given.announced)
    if given.throw is not None: s.aiming.how = TYPED[given.throw]
    for card in given.played:
        s.played[card] += 1
    for p, player in enumerate(given.players):
        s.points[p], s.spoils.stones[p] = player.points, player.stones
        s.probe[p] = HIDDEN if player.probe == "hidden" else player.probe or 0
        lay_told(s, p, player.told)
        for card in [0] * size if player.hand is None else player.hand:
            s.hand[p, card] += 1
    s.pile.length -= len(given.played) + s.hand.sum()
    s.pile.cards[:] = 0


def lay_pile(s: State, given: Position) -> None:
    if given.pile is not None: s.pile.cards[:len(given.pile)] = given.pile
    for k, who in enumerate(given.known or []):
        s.pile.seen[k] = EVERYONE if who == "all" else sum(1 << seat for seat in who)
