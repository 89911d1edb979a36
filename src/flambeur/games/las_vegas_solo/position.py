"""Las Vegas solo: a position as readable JSON, and back. Only the order of the pile may be left out. What belongs to the colours is listed
in their order, yours first."""
from typing import Any, Literal

from pydantic import Field

from flambeur.games.las_vegas_solo.facts import GROUPS, IN_A_GROUP, MOST_NOTES, OWN
from flambeur.games.las_vegas_solo.options import SoloOptions
from flambeur.games.las_vegas_solo.state import CHOOSE, SHUFFLE, State
from flambeur.games.las_vegas_solo.view import PHASES, notes_won
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.common_dice import faces_of, roll_of
from flambeur.games.vegas.facts import CASINOS, DICE, DOLLARS, ROUNDS
from flambeur.games.vegas.laid import called, check_roll, lay_casinos, lay_pile
from flambeur.games.vegas.money import money
from flambeur.games.vegas.notes import WITH_HIGH
from flambeur.kit.pile import cards_of
from flambeur.kit.position import Part, in_order, left_in_box, read, refuse_unless
from flambeur.kit.rng import Rng
from flambeur.kit.structs import plain

NUMBERS = {name: phase for phase, name in PHASES.items()}


class Casino(Part):
    notes: list[int] = Field(default=[], max_length=MOST_NOTES, description="dollars, in any order")
    dice: list[int] = Field(default=[0] * COLOURS, min_length=COLOURS, max_length=COLOURS, description="of each colour")


class Pile(Part):
    above: list[int] | None = Field(default=None, description="from the top, dollars; left out: dealt by the generator")
    under: list[int] = Field(default=[], description="notes that were seen going under the pile, from top to bottom")


class Position(Part):
    """The full state of a game of Las Vegas solo."""
    phase: Literal["opening", "roll", "choose", "ended"] = "choose"
    round: int = Field(default=1, ge=1, le=ROUNDS)
    casinos: list[Casino] = Field(min_length=CASINOS, max_length=CASINOS)
    left: list[int] = Field(default=[0] * COLOURS, min_length=COLOURS, max_length=COLOURS,
                            description="of each colour the dice of the group that is being played, those just rolled included")
    later: list[int] = Field(default=[0] * COLOURS, min_length=COLOURS, max_length=COLOURS,
                             description="of each colour the dice of the second group, while the first one is played")
    roll: list[int] | None = Field(default=None, min_length=COLOURS, max_length=COLOURS,
                                   description="phase choose: of each colour the face that its die shows, 0 where none was rolled")
    won: list[list[int]] = Field(default=[[] for _ in range(COLOURS)], min_length=COLOURS, max_length=COLOURS,
                                 description="of each colour the notes won, dollars")
    pile: Pile = Pile()


def position(state: State) -> dict[str, Any]:
    refuse_unless(state.phase != SHUFFLE, "there is no position before the casinos are stocked",
                  "il n’y a pas de position avant que les casinos soient garnis")
    s = plain(State, state)
    cards = [money(note) for note in cards_of(state.pile)]
    above = len(cards) - s.pile.known
    return {
        "phase": PHASES[s.phase], "round": s.round_no + 1,
        "casinos": [{"notes": [money(note) for note in s.notes[casino] if note], "dice": s.placed[casino]} for casino in range(CASINOS)],
        "left": s.left, "later": s.later, "roll": faces_of(s.roll) if s.phase == CHOOSE else None,
        "won": [notes_won(s, colour) for colour in range(COLOURS)], "pile": {"above": cards[:above], "under": cards[above:]},
    }


def lay(s: State, options: SoloOptions, data: Any, rng: Rng) -> None:
    """On a state just set up. Raises PositionError with the first thing that cannot be."""
    given = read(Position, data)
    check_end(given, options)
    check_dice(given, options)
    check_roll(given.phase, given.roll, given.left)
    above = left_in_pile(given)
    lay_table(s, given, opened_in(given, options))
    lay_pile(s.pile, above, given.pile.under, given.pile.above is None, rng)


def check_end(given: Position, options: SoloOptions) -> None:
    refuse_unless(given.round <= options.rounds, f"round {given.round} is not played: there are {options.rounds}",
                  f"il n’y a pas de manche {given.round} : on en joue {options.rounds}")
    if given.phase != "ended": return
    refuse_unless(given.round == options.rounds and not any(any(casino.dice) or casino.notes for casino in given.casinos),
                  f"a game ends after round {options.rounds} with empty casinos",
                  f"une partie finit après la manche {options.rounds}, casinos vides")


def preplaced(options: SoloOptions) -> range:
    return range(COLOURS - options.preplaced, COLOURS)


def opened_in(given: Position, options: SoloOptions) -> int:
    """How many of the preplaced colours lie on the casinos: violet first."""
    if given.phase == "ended": return 0
    return sum(any(casino.dice[colour] for casino in given.casinos) for colour in preplaced(options))


def groups_of(colour: int, options: SoloOptions) -> tuple[int, int]:
    """How many dice of a colour the first group begins with, and the second."""
    if colour == OWN: return options.own_dice // GROUPS, options.own_dice - options.own_dice // GROUPS
    return IN_A_GROUP, IN_A_GROUP


def check_dice(given: Position, options: SoloOptions) -> None:
    """LV1: no die is lost, and none but the preplaced ones is placed outside its group."""
    for dice in (given.left, given.later, *(casino.dice for casino in given.casinos)):
        refuse_unless(min(dice) >= 0, "no number of dice is below 0", "aucun nombre de dés n’est sous 0")
    if given.phase == "ended":
        refuse_unless(not any(given.left) and not any(given.later), "when the game is over all dice lie in the box",
                      "quand la partie est finie, tous les dés sont dans la boîte")
        return
    check_preplaced(given, options)
    for colour in range(COLOURS - options.preplaced):
        check_groups(given, colour, options)
    refuse_unless(given.phase == "opening" or any(given.left), "no die is left in the group that is being played",
                  "il ne reste pas de dé dans le groupe en cours")


def lie(given: Position, colour: int) -> int:
    return sum(casino.dice[colour] for casino in given.casinos)


def check_preplaced(given: Position, options: SoloOptions) -> None:
    """Violet first, then grey; each with all its dice before the first throw."""
    opened = opened_in(given, options)
    refuse_unless((given.phase == "opening") == (opened < options.preplaced),
                  f"{opened} of {options.preplaced} colours are placed at once: phase opening lasts until all are, and no longer",
                  f"{opened} des {options.preplaced} couleurs sont placées d’emblée : la phase opening dure jusqu’à la dernière, pas plus")
    for colour in preplaced(options):
        en, fr = called(colour)
        n, wanted = lie(given, colour), DICE if colour >= COLOURS - opened else 0
        refuse_unless(n == wanted and not given.left[colour] and not given.later[colour],
                      f"{en} has {n} dice on the casinos, not {wanted}, and none in the groups",
                      f"{fr} a {n} dés sur les casinos et non {wanted}, et aucun dans les groupes")


def check_groups(given: Position, colour: int, options: SoloOptions) -> None:
    en, fr = called(colour)
    n, left, later = lie(given, colour), given.left[colour], given.later[colour]
    first, second = groups_of(colour, options)
    refuse_unless(n + left + later == first + second,
                  f"{en} has {n + left + later} dice, not {first + second}: {n} on the casinos, {left} and {later} in the groups",
                  f"{fr} a {n + left + later} dés et non {first + second} : {n} sur les casinos, {left} et {later} dans les groupes")
    if given.phase == "opening": fits = (left, later) == (first, second)
    elif any(given.later): fits = left <= first and later == second
    else: fits = left <= second
    refuse_unless(fits, f"{en} cannot have {left} and {later} dice in the groups: they begin with {first} and {second}",
                  f"{fr} ne peut pas avoir {left} et {later} dés dans les groupes : ils commencent avec {first} et {second}")


def left_in_pile(given: Position) -> list[int]:
    """LV1: the notes of the box that lie nowhere else."""
    box = {money(note): n for note, n in WITH_HIGH.items()}
    used = [note for part in (*(casino.notes for casino in given.casinos), *given.won, given.pile.under) for note in part]
    return in_order(given.pile.above, left_in_box(box, used, "notes of", "billets de"), "pile.above", "notes", "billets")


def lay_table(s: State, given: Position, opened: int) -> None:
    s.phase, s.round_no, s.opened = NUMBERS[given.phase], given.round - 1, opened
    s.left[:], s.later[:], s.roll = given.left, given.later, roll_of(given.roll or [])
    lay_casinos(s, given.casinos)
    for colour, notes in enumerate(given.won):
        for note in notes:
            s.won[colour, note // DOLLARS] += 1
