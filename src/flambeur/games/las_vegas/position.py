"""Las Vegas: a position as readable JSON, and back. Everything is checked; only the order of the pile may be left out."""
from typing import Any, Literal

from pydantic import Field

from flambeur.errors import PositionError
from flambeur.games.las_vegas.facts import CASINOS, DICE, DOLLARS, IN_THE_BOX, MOST_NOTES, ROUNDS
from flambeur.games.las_vegas.modules.neutral_dice import OPENING_DICE
from flambeur.games.las_vegas.options import LasVegasOptions
from flambeur.games.las_vegas.state import CHOOSE, ENDED, OPENING, ROLL, State
from flambeur.games.las_vegas.view import PHASES
from flambeur.kit import pile
from flambeur.kit.dice import counts_of, faces_of
from flambeur.kit.pile import cards_of
from flambeur.kit.position import Part, left_in_box, read
from flambeur.kit.rng import Rng

NUMBERS = {name: phase for phase, name in PHASES.items()}
Face = Field(ge=1, le=CASINOS)


class Casino(Part):
    notes: list[int] = Field(default=[], max_length=MOST_NOTES, description="dollars, in any order")
    dice: list[int] = Field(default=[], description="of each seat")
    white: int = Field(default=0, ge=0)


class Player(Part):
    dice: int = Field(default=DICE, ge=0, description="own dice not yet placed, those just rolled included")
    white: int = Field(default=0, ge=0)
    won: list[int] = Field(default=[], description="notes won, dollars")


class Roll(Part):
    own: list[int] = Field(default=[])
    white: list[int] = Field(default=[])


class Pile(Part):
    above: list[int] | None = Field(default=None, description="from the top; left out: dealt by the generator")
    under: list[int] = Field(default=[], description="notes that all saw going under the pile, from top to bottom")


class Position(Part):
    """The full state of a game of Las Vegas."""
    phase: Literal["opening", "roll", "choose", "ended"] = "roll"
    round: int = Field(default=1, ge=1, le=ROUNDS)
    first: int = Field(default=0, ge=0)
    to_move: int = Field(default=0, ge=0)
    roll: Roll | None = None
    casinos: list[Casino] = Field(min_length=CASINOS, max_length=CASINOS)
    players: list[Player]
    pile: Pile = Pile()


def position(s: State) -> dict[str, Any]:
    """As JSON; a game that is not yet set up has none."""
    if s.phase not in (OPENING, ROLL, CHOOSE, ENDED):
        raise PositionError("there is no position before the notes are shuffled", "il n’y a pas de position avant le mélange des billets")
    cards = [note * DOLLARS for note in cards_of(s.pile)]
    hidden = int(s.pile.length - s.pile.known)
    return {
        "phase": PHASES[int(s.phase)], "round": int(s.round_no) + 1, "first": int(s.first), "to_move": int(s.to_move),
        "roll": {"own": faces_of(s.roll), "white": faces_of(s.neutral_dice.roll)} if s.phase == CHOOSE else None,
        "casinos": [{"notes": [int(note) * DOLLARS for note in s.notes[c, :s.n_notes[c]]],
                     "dice": [int(n) for n in s.placed[c, :s.n_players]], "white": int(s.placed[c, s.n_players])} for c in range(CASINOS)],
        "players": [{"dice": int(s.dice_left[p]), "white": int(s.neutral_dice.left[p]),
                     "won": [note * DOLLARS for note, n in enumerate(s.won[p]) for _ in range(n)]} for p in range(s.n_players)],
        "pile": {"above": cards[:hidden], "under": cards[hidden:]},
    }


def lay(s: State, options: LasVegasOptions, data: Any, rng: Rng) -> None:
    """On a state just set up. Raises PositionError with the first thing that cannot be."""
    given = read(Position, data)
    check_seats(given, options)
    check_dice(given, options, int(s.neutral_dice.each))
    check_end(given)
    above = left_in_pile(given)           # checks the notes
    lay_table(s, given)
    lay_pile(s, given, above, rng)


def refuse(en: str, fr: str) -> PositionError:
    return PositionError(en, fr)


def check_seats(given: Position, options: LasVegasOptions) -> None:
    n = options.players
    if len(given.players) != n:
        raise refuse(f"the position has {len(given.players)} players, the options say {n}",
                     f"la position a {len(given.players)} joueurs, les options disent {n}")
    if given.first >= n or given.to_move >= n:
        raise refuse(f"first and to_move are seats 0 to {n - 1}", f"first et to_move sont des places de 0 à {n - 1}")
    for number, casino in enumerate(given.casinos, 1):
        casino.dice += [0] * (n - len(casino.dice))
        if len(casino.dice) > n or min(casino.dice) < 0:
            raise refuse(f"casino {number} lists dice for {n} seats, none below 0",
                         f"le casino {number} compte les dés de {n} places, jamais sous 0")


def check_dice(given: Position, options: LasVegasOptions, each: int) -> None:
    """LV1, LV10: eight dice of a colour, each player's white dice; what is rolled is in the hand."""
    over = given.phase == "ended"
    for p, player in enumerate(given.players):
        lie = sum(casino.dice[p] for casino in given.casinos)
        if lie + player.dice > DICE or (lie + player.dice < DICE and not over):
            raise refuse(f"seat {p} has {lie + player.dice} dice, not {DICE}: {lie} on the casinos and {player.dice} left",
                         f"la place {p} a {lie + player.dice} dés et non {DICE} : {lie} sur les casinos et {player.dice} en main")
        if player.white > each:
            raise refuse(f"seat {p} has {player.white} white dice left, of {each}",
                         f"la place {p} a {player.white} dés blancs en main, sur {each}")
    white = sum(casino.white for casino in given.casinos)
    opening = OPENING_DICE if each and options.players == 3 and given.phase != "opening" else 0
    owed = sum(each - player.white for player in given.players) + opening
    if white != owed and not over:
        raise refuse(f"{white} white dice lie on the casinos; {owed} have been placed",
                     f"{white} dés blancs sont sur les casinos ; {owed} ont été placés")
    check_roll(given)
    check_opening(given, options, each)


def check_roll(given: Position) -> None:
    if given.phase == "roll" and not (given.players[given.to_move].dice or given.players[given.to_move].white):
        raise refuse(f"seat {given.to_move} is to roll and has no dice", f"la place {given.to_move} doit lancer et n’a plus de dés")
    if (given.roll is not None) != (given.phase == "choose"):
        raise refuse("a roll lies on the table in phase choose, and only then",
                     "un lancer est sur la table dans la phase choose, et là seulement")
    if given.roll is None:
        return
    mover = given.players[given.to_move]
    if len(given.roll.own) != mover.dice or len(given.roll.white) != mover.white or mover.dice + mover.white == 0:
        raise refuse(f"seat {given.to_move} rolls all its dice: {mover.dice} own and {mover.white} white",
                     f"la place {given.to_move} lance tous ses dés : {mover.dice} à elle et {mover.white} blancs")
    if not all(1 <= face <= CASINOS for face in given.roll.own + given.roll.white):
        raise refuse(f"a die shows 1 to {CASINOS}", f"un dé montre de 1 à {CASINOS}")


def check_opening(given: Position, options: LasVegasOptions, each: int) -> None:
    """LV10: only three players with neutral dice have an opening roll, and then no die lies out yet."""
    if given.phase != "opening":
        return
    if not each or options.players != 3:
        raise refuse("only three players with neutral dice open a round with white dice",
                     "seuls trois joueurs avec dés neutres ouvrent une manche avec des dés blancs")
    if any(player.dice != DICE or player.white != each for player in given.players) or given.to_move != given.first:
        raise refuse("the opening roll comes before the first player's first roll",
                     "le lancer d’ouverture précède le premier lancer du premier joueur")


def check_end(given: Position) -> None:
    """LV9: after round 4, with nothing left on the casinos."""
    if given.phase == "ended" and (given.round != ROUNDS or any(c.notes or c.white or any(c.dice) for c in given.casinos)):
        raise refuse(f"a game ends after round {ROUNDS} with empty casinos", f"une partie finit après la manche {ROUNDS}, casinos vides")


def left_in_pile(given: Position) -> list[int]:
    """LV1: the notes of the box that lie nowhere else."""
    used = [note for part in (*(c.notes for c in given.casinos), *(p.won for p in given.players), given.pile.under) for note in part]
    left = left_in_box({note * DOLLARS: n for note, n in IN_THE_BOX.items()}, used, "notes of", "billets de")
    if given.pile.above is not None:
        if sorted(given.pile.above) != left:
            raise refuse("pile.above must hold just the notes that lie nowhere else",
                         "pile.above doit contenir juste les billets qui ne sont nulle part ailleurs")
        return given.pile.above
    return left


def lay_table(s: State, given: Position) -> None:
    s.phase, s.round_no, s.first, s.to_move = NUMBERS[given.phase], given.round - 1, given.first, given.to_move
    for c, casino in enumerate(given.casinos):
        s.n_notes[c] = len(casino.notes)
        s.notes[c, :len(casino.notes)] = [note // DOLLARS for note in sorted(casino.notes, reverse=True)]
        s.placed[c, :s.n_players + 1] = [*casino.dice, casino.white]
    for p, player in enumerate(given.players):
        s.dice_left[p], s.neutral_dice.left[p] = player.dice, player.white
        for note in player.won:
            s.won[p, note // DOLLARS] += 1
    if given.roll is not None:
        s.roll, s.neutral_dice.roll = counts_of(given.roll.own), counts_of(given.roll.white)


def lay_pile(s: State, given: Position, above: list[int], rng: Rng) -> None:
    """The notes above the known ones are dealt by the generator unless the position has them."""
    cards = [note // DOLLARS for note in above + given.pile.under]
    s.pile.cards[:] = 0
    s.pile.cards[:len(cards)] = cards
    s.pile.top, s.pile.length, s.pile.known = 0, len(cards), len(given.pile.under)
    if given.pile.above is None:
        pile.shuffle(s.pile, rng)


