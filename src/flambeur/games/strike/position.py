"""Strike: a position as readable JSON, and back."""
from typing import Annotated, Any

from pydantic import Field

from flambeur.errors import IllegalAction
from flambeur.games.strike.actions import GRAND, THROW, describe, parse
from flambeur.games.strike.facts import DICE, LIMIT, MAX_PLAYERS
from flambeur.games.strike.floor import places
from flambeur.games.strike.options import StrikeOptions
from flambeur.games.strike.rules import is_grand, is_legal, players_in
from flambeur.games.strike.state import CHOOSE, ENDED, OPENING, State
from flambeur.games.strike.state import THROW as THROWING
from flambeur.games.strike.toss import check_places
from flambeur.games.strike.trails import put
from flambeur.games.strike.view import PHASES, Phase, faces_lying
from flambeur.kit.dice import FACES
from flambeur.kit.position import Part, read, refuse_unless

NUMBERS = {name: phase for phase, name in PHASES.items()}


class Player(Part):
    dice: int = Field(ge=0, description="in the reserve")
    out: int = Field(default=0, ge=0, description="as which one the player has gone out, from 1; 0: still in")
    points: int = Field(default=0, ge=0, description="with several rounds")


class Position(Part):
    """The full state of a game of Strike."""
    phase: Phase = "choose"
    round: int = Field(default=1, ge=1, le=MAX_PLAYERS)
    first: int = Field(default=0, ge=0, description="who began this round")
    to_move: int = Field(default=0, ge=0)
    thrown: int = Field(default=0, ge=0, description="throws so far in this turn")
    throw: str | None = Field(default=None, description="phase throw: how the dice are being thrown, as one types it")
    arena: list[int] = Field(default=[], description="the numbers that lie there, rising")
    places: list[Annotated[list[int], Field(min_length=3, max_length=3)]] | None = Field(
        default=None, description="how they lie: across and away from the middle in hundredths of a millimetre, turned to the left in "
                                  "hundredths of a degree; left out: nobody knows")
    players: list[Player]
    lost: int | None = Field(default=None, ge=0, description="dice out of the game; left out: all that lie nowhere else")
    decisions: int = Field(default=0, ge=0, le=LIMIT, description="in this round")


def position(s: State) -> dict[str, Any]:
    found = {
        "phase": PHASES[int(s.phase)], "round": int(s.round_no) + 1, "first": int(s.first), "to_move": int(s.to_move),
        "thrown": int(s.thrown), "arena": faces_lying(s), "players": [player_of(s, p) for p in range(s.n_players)], "lost": int(s.lost),
        "decisions": int(s.decisions),
    }
    found |= {"places": [list(place) for place in places(s)]} if s.placed else {}
    return found | ({"throw": describe(int(s.how) - 1)[2]} if s.how else {})


def player_of(s: State, p: int) -> dict[str, int]:
    found = {"dice": int(s.reserve[p]), "out": int(s.out[p])}
    return found | ({"points": int(s.points[p])} if s.rounds > 1 else {})


def lay(s: State, options: StrikeOptions, data: Any) -> None:
    """On a state just set up. Raises PositionError with the first thing that cannot be."""
    given = read(Position, data)
    check_table(given, int(s.n_players), int(s.rounds))
    check_dice(given, DICE[options.box])
    lay_table(s, given)
    lay_places(s, given)
    check_players(s, given)
    check_turn(s, given)


def check_table(given: Position, n: int, rounds: int) -> None:
    refuse_unless(len(given.players) == n, f"the position has {len(given.players)} players, the options say {n}",
                  f"la position a {len(given.players)} joueurs, les options disent {n}")
    refuse_unless(given.first < n and given.to_move < n, f"first and to_move are seats 0 to {n - 1}",
                  f"first et to_move sont des places de 0 à {n - 1}")
    refuse_unless(given.round <= rounds, f"round is 1 to {rounds}", f"round va de 1 à {rounds}")
    refuse_unless(given.phase != "ended" or given.round == rounds, "the game ends after its last round",
                  "la partie finit après sa dernière manche")
    refuse_unless(rounds > 1 or not any(player.points for player in given.players), "points are for games of several rounds",
                  "les points sont pour les parties en plusieurs manches")


def check_dice(given: Position, box: int) -> None:
    refuse_unless(all(2 <= shown <= FACES for shown in given.arena) and given.arena == sorted(set(given.arena)),
                  "the arena holds different numbers from 2 to 6, rising", "l’arène contient des nombres différents de 2 à 6, croissants")
    there = len(given.arena) + sum(player.dice for player in given.players) + (given.phase == "opening")
    refuse_unless(there <= box if given.lost is None else there + given.lost == box,
                  f"{there} dice are in the game and {given.lost or 0} are not; the box has {box}",
                  f"{there} dés sont en jeu et {given.lost or 0} ne le sont plus ; la boîte en a {box}")


def lay_table(s: State, given: Position) -> None:
    s.phase, s.round_no, s.first, s.to_move = NUMBERS[given.phase], given.round - 1, given.first, given.to_move
    s.thrown, s.decisions = given.thrown, given.decisions
    for shown in given.arena: s.arena[shown - 1] = 1
    for p, player in enumerate(given.players):
        s.reserve[p], s.out[p], s.points[p] = player.dice, player.out, player.points
    s.lost = DICE[s.edition] - len(given.arena) - sum(player.dice for player in given.players) - (given.phase == "opening")


def lay_places(s: State, given: Position) -> None:
    """ST3: side by side on the floor."""
    if given.places is None: return
    refuse_unless(len(given.places) == len(given.arena) and len(given.arena) > 0, "places says of each die in the arena how it lies",
                  "places dit de chaque dé de l’arène comment il est posé")
    laid = [(x, y, turn) for x, y, turn in given.places]
    try:
        check_places(laid)
    except IllegalAction as e:
        refuse_unless(False, f"these places cannot be: {e}", f"ces places sont impossibles : {e.text('fr')}")
    put(s, [shown - 1 for shown in given.arena], laid)


def check_players(s: State, given: Position) -> None:
    """ST6: who is out has no dice and has gone out one after the other; all others have dice."""
    outs = sorted(player.out for player in given.players if player.out)
    refuse_unless(outs == list(range(1, len(outs) + 1)), "players go out one after the other: out is 1, 2, …",
                  "on sort l’un après l’autre : out vaut 1, 2, …")
    refuse_unless(all((player.out > 0) == (player.dice == 0) for player in given.players),
                  "who has no dice is out, and nobody else is", "qui n’a plus de dés est éliminé, et personne d’autre")
    refuse_unless(players_in(s) >= 1 and (players_in(s) > 1 or s.phase == ENDED), "with one player left the round is over",
                  "quand il ne reste qu’un joueur, la manche est finie")
    refuse_unless(s.phase == ENDED or not s.out[s.to_move], "whoever is to move is still in",
                  "le joueur dont c’est le tour n’est pas éliminé")


def check_turn(s: State, given: Position) -> None:
    refuse_unless(s.phase != ENDED or players_in(s) == 1 or s.decisions == LIMIT, "the game ends when one player is left",
                  "la partie finit quand il ne reste qu’un joueur")
    refuse_unless(s.phase == ENDED or s.decisions < LIMIT or (s.phase == THROWING and s.decisions == LIMIT),
                  f"a round has at most {LIMIT} decisions", f"une manche a au plus {LIMIT} décisions")
    refuse_unless(s.phase != OPENING or not (given.arena or given.thrown or given.decisions), "the arena is opened before the first turn",
                  "l’arène s’ouvre avant le premier tour")
    refuse_unless((given.throw is not None) == (s.phase == THROWING), "throw says how the dice are being thrown, in phase throw",
                  "throw dit comment les dés sont lancés, dans la phase throw")
    if given.throw is None: return
    action = parse(given.throw)
    s.phase = CHOOSE
    refuse_unless(action is not None and action < GRAND.stop and is_legal(s, given.to_move, action),
                  "this throw is not possible now", "ce lancer n’est pas possible maintenant")
    assert action is not None
    s.phase, s.how = THROWING, action + 1
    assert is_grand(s) == (action >= THROW.stop)
