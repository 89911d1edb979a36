"""Probe: a position as readable JSON, and back. Hands, what lies face down and the pile may be left out: they are dealt."""
from collections import Counter
from typing import Any, Literal

from pydantic import Field

from flambeur.kit.pile import cards_of
from flambeur.kit.position import Part, read, refuse_unless
from flambeur.kit.rng import Rng
from tests.games.probe.facts import CARDS, HAND
from tests.games.probe.options import ProbeOptions
from tests.games.probe.rules import deal_hidden
from tests.games.probe.state import HIDDEN, SHUFFLE, State
from tests.games.probe.view import PHASES, cards_in

NUMBERS = {name: phase for phase, name in PHASES.items()}


class Player(Part):
    points: int = Field(default=0, ge=0)
    hand: list[int] | None = Field(default=None, description="left out: dealt by the generator")
    probe: int | Literal["hidden"] | None = Field(default=None, description="the card laid; face up, it is a played one")


class Position(Part):
    """The full state of a game of Probe."""
    phase: Literal["roll", "lay", "answer", "ended"] = "roll"
    first: int = Field(default=0, ge=0)
    stake: int = Field(default=0, ge=0)
    players: list[Player]
    played: list[int] = Field(default=[])
    pile: list[int] | None = Field(default=None, description="from the top; left out: dealt by the generator")


def position(s: State) -> dict[str, Any]:
    refuse_unless(s.phase != SHUFFLE, "there is no position before the cards are shuffled",
                  "il n’y a pas de position avant le mélange des cartes")
    players = [{"points": int(s.points[p]), "hand": cards_in(s.hand[p]), "probe": int(s.probe[p]) or None}
               for p in range(s.n_players)]
    return {"phase": PHASES[int(s.phase)], "first": int(s.first), "stake": int(s.stake), "players": players,
            "played": cards_in(s.played), "pile": cards_of(s.pile)}


def lay(s: State, options: ProbeOptions, data: Any, rng: Rng) -> None:
    """On a state just set up. Raises PositionError with the first thing that cannot be."""
    given = read(Position, data)
    check_table(given, options.players)
    check_cards(given, options)
    check_laid(given)
    lay_table(s, given, size_of_hands(given, options))
    deal_hidden(s, rng)
    if given.pile is not None:
        s.pile.cards[:len(given.pile)] = given.pile


def check_table(given: Position, n: int) -> None:
    refuse_unless(len(given.players) == n, f"the position has {len(given.players)} players, the options say {n}",
                  f"la position a {len(given.players)} joueurs, les options disent {n}")
    refuse_unless(given.first < n, f"first is a seat 0 to {n - 1}", f"first est une place de 0 à {n - 1}")
    refuse_unless(given.stake > 0 or given.phase in ("roll", "ended"), "the die has put points on the table",
                  "le dé a mis des points en jeu")
    lie = sum(player.probe is not None for player in given.players)
    refuse_unless(lie in {"lay": range(n), "answer": (n,)}.get(given.phase, (0,)),
                  "cards lie on the table in phase lay, until the last one does, and in phase answer, one of each player",
                  "des cartes sont posées dans la phase lay, jusqu’à la dernière, et dans la phase answer, une par joueur")


def size_of_hands(given: Position, options: ProbeOptions) -> int:
    """PR2, PR5: two cards, as long as there are enough for all."""
    return min(HAND, (options.packs * CARDS - len(given.played)) // options.players)


def check_cards(given: Position, options: ProbeOptions) -> None:
    """PR1: no card more than the box has, no pile that is not the rest of it. PR2: everyone holds as many."""
    hands = [player.hand for player in given.players if player.hand is not None]
    box = Counter(dict.fromkeys(range(1, CARDS + 1), options.packs))
    used = Counter(card for part in (given.played, *hands) for card in part)
    for card, n in used.items():
        refuse_unless(n <= box[card], f"there are {n} cards {card}; the box has {box[card]}",
                      f"il y a {n} cartes {card} ; la boîte en a {box[card]}")
    n, size = options.players, size_of_hands(given, options)
    refuse_unless(len(given.played) % n == 0, f"{n} players play {n} cards a round", f"à {n}, on joue {n} cartes par manche")
    refuse_unless(all(len(hand) == size for hand in hands), f"everyone holds {size} cards now", f"chacun a {size} cartes en ce moment")
    refuse_unless(given.phase == "answer" or (size == 0) == (given.phase == "ended"), "the game ends when all hands are empty",
                  "la partie finit quand toutes les mains sont vides")
    refuse_unless(given.pile is None or (len(hands) == n and Counter(given.pile) == box - used),
                  "the pile holds just the cards that lie nowhere else",
                  "la pile contient juste les cartes qui ne sont nulle part ailleurs")


def check_laid(given: Position) -> None:
    if given.phase == "answer":
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
    for card in given.played:
        s.played[card] += 1
    for p, player in enumerate(given.players):
        s.points[p] = player.points
        s.probe[p] = HIDDEN if player.probe == "hidden" else player.probe or 0
        for card in [0] * size if player.hand is None else player.hand:
            s.hand[p, card] += 1
