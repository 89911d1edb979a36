"""Las Vegas with hidden colours: a position as readable JSON, and back. The order of the pile and whose which colour is may be left out."""
from collections import Counter
from typing import Any, Literal

from pydantic import Field

from flambeur.games.las_vegas_hidden import hidden
from flambeur.games.las_vegas_hidden.facts import CARDS_EACH, OFFER, OPENING_EACH, ROUNDS, STOCK
from flambeur.games.las_vegas_hidden.options import HiddenOptions
from flambeur.games.las_vegas_hidden.scoring import CASINO_AT, COLOUR_AT, DICE_AT
from flambeur.games.las_vegas_hidden.state import CHOOSE, SHUFFLE, State
from flambeur.games.las_vegas_hidden.view import PHASES, spread, won_of
from flambeur.games.vegas.colours import COLOURS
from flambeur.games.vegas.common_dice import faces_of, roll_of
from flambeur.games.vegas.facts import CASINOS, DICE, DOLLARS
from flambeur.games.vegas.laid import called, check_roll, lay_casinos, lay_pile
from flambeur.games.vegas.money import money
from flambeur.games.vegas.notes import WITH_HIGH
from flambeur.games.vegas.position import check_seats
from flambeur.kit.pile import cards_of
from flambeur.kit.position import Part, in_order, left_in_box, read, refuse_unless
from flambeur.kit.rng import Rng
from flambeur.kit.structs import plain

NUMBERS = {name: phase for phase, name in PHASES.items()}
DEALT = ("roll", "choose")                # phases in which everyone has colours


class Casino(Part):
    notes: list[int] = Field(default=[], max_length=OFFER, description="dollars, in any order")
    dice: list[int] = Field(default=[0] * COLOURS, min_length=COLOURS, max_length=COLOURS, description="of each colour")


class Won(Part):
    casino: int = Field(ge=1, le=CASINOS)
    colour: int = Field(ge=1, le=COLOURS)
    note: int = Field(description="dollars")
    dice: int = Field(ge=1, le=DICE)


class Player(Part):
    colours: list[int] | None = Field(default=None, description="the two secret colours, 1 to 8; left out: dealt by the generator")
    won: list[int] = Field(default=[], description="notes taken at the reveals, dollars")


class Position(Part):
    """The full state of a game of Las Vegas with hidden colours."""
    phase: Literal["opening", "cards", "roll", "choose", "ended"] = "choose"
    round: int = Field(default=1, ge=1, le=ROUNDS)
    first: int = Field(default=0, ge=0)
    to_move: int = Field(default=0, ge=0)
    casinos: list[Casino] = Field(min_length=CASINOS, max_length=CASINOS)
    left: list[int] = Field(default=[0] * COLOURS, min_length=COLOURS, max_length=COLOURS,
                            description="of each colour the dice not yet placed, those just rolled included")
    roll: list[int] | None = Field(default=None, min_length=COLOURS, max_length=COLOURS,
                                   description="phase choose: of each colour the face that its die shows, 0 where none was rolled")
    shelf: list[Won] = Field(default=[], description="notes won this round, in their order, with the dice that won them")
    players: list[Player]
    box: list[int] = Field(default=[], description="notes out of the game, dollars")
    pile: list[int] | None = Field(default=None, description="from the top, dollars; left out: dealt by the generator")


def position(state: State) -> dict[str, Any]:
    refuse_unless(state.phase != SHUFFLE, "there is no position before the casinos are stocked",
                  "il n’y a pas de position avant que les casinos soient garnis")
    s = plain(State, state)
    return {
        "phase": PHASES[s.phase], "round": s.round_no + 1, "first": s.first, "to_move": s.to_move,
        "casinos": [{"notes": [money(note) for note in s.notes[casino] if note], "dice": s.placed[casino]} for casino in range(CASINOS)],
        "left": s.left, "roll": faces_of(s.roll) if s.phase == CHOOSE else None, "shelf": [won_of(won) for won in s.shelf[:s.n_shelf]],
        "players": [player_of(s, p) for p in range(s.n_players)],
        "box": spread(s.box), "pile": [money(note) for note in cards_of(state.pile)],
    }


def player_of(s: State, p: int) -> dict[str, Any]:
    return {"colours": [colour + 1 for colour in range(COLOURS) if s.owner[colour] == p + 1], "won": spread(s.won[p])}


def lay(s: State, options: HiddenOptions, data: Any, rng: Rng) -> None:
    """On a state just set up. Raises PositionError with the first thing that cannot be."""
    given = read(Position, data)
    check_seats(given, options.players, "first", "to_move")
    check_end(given)
    check_dice(given)
    check_roll(given.phase, given.roll, given.left)
    check_colours(given)
    rest = left_in_pile(given)
    lay_table(s, given)
    lay_pile(s.pile, rest, [], given.pile is None, rng)
    lay_colours(s, given, rng)


def check_end(given: Position) -> None:
    lies = given.shelf or any(any(casino.dice) or casino.notes for casino in given.casinos)
    refuse_unless(given.phase != "ended" or (given.round == ROUNDS and not lies), f"a game ends after round {ROUNDS} with empty casinos",
                  f"une partie finit après la manche {ROUNDS}, casinos vides")


def check_dice(given: Position) -> None:
    """LV1: no die is lost; before the opening roll none lies out, after it two of each colour at least."""
    for dice in (given.left, *(casino.dice for casino in given.casinos)):
        refuse_unless(min(dice) >= 0, "no number of dice is below 0", "aucun nombre de dés n’est sous 0")
    each = 0 if given.phase == "ended" else DICE
    for colour in range(COLOURS):
        en, fr = called(colour)
        out = sum(casino.dice[colour] for casino in given.casinos) + sum(won.dice for won in given.shelf if won.colour == colour + 1)
        refuse_unless(out + given.left[colour] == each,
                      f"{en} has {out + given.left[colour]} dice, not {each}: {out} have been placed and {given.left[colour]} are left",
                      f"{fr} a {out + given.left[colour]} dés et non {each} : {out} ont été placés et il en reste {given.left[colour]}")
        placed = {"opening": out == 0, "cards": out == OPENING_EACH, "ended": True}.get(given.phase, out >= OPENING_EACH)
        refuse_unless(placed, f"{out} dice of {en} have been placed: the opening roll places {OPENING_EACH} of each colour",
                      f"{out} dés de {fr} ont été placés : le lancer d’ouverture en place {OPENING_EACH} de chaque couleur")
    refuse_unless(given.phase not in DEALT or any(given.left), "no die is left: the round is over",
                  "il ne reste pas de dé : la manche est terminée")
    refuse_unless(given.phase in DEALT or not given.shelf, "nothing is won before the first turn", "rien n’est gagné avant le premier tour")


def check_colours(given: Position) -> None:
    """Two for each player, once the cards are dealt; no colour twice."""
    told = [colour for player in given.players for colour in player.colours or []]
    refuse_unless(given.phase in DEALT or not told, f"nobody has colours in phase {given.phase}",
                  f"personne n’a de couleurs dans la phase {given.phase}")
    if given.phase not in DEALT: return
    for p, player in enumerate(given.players):
        refuse_unless(player.colours is None or len(player.colours) == CARDS_EACH, f"seat {p} has {CARDS_EACH} colours",
                      f"la place {p} a {CARDS_EACH} couleurs")
    refuse_unless(all(1 <= colour <= COLOURS for colour in told) and max(Counter(told).values(), default=1) == 1,
                  f"colours are 1 to {COLOURS}, and none is held twice", f"les couleurs vont de 1 à {COLOURS}, aucune deux fois")


def left_in_pile(given: Position) -> list[int]:
    """LV1: the notes of the box that lie nowhere else; eighteen are used each round."""
    told = [*(note for casino in given.casinos for note in casino.notes), *(won.note for won in given.shelf), *given.box,
            *(note for player in given.players for note in player.won)]
    rest = left_in_box({money(note): n for note, n in WITH_HIGH.items()}, told, "notes of", "billets de")
    refuse_unless(len(told) == STOCK * given.round, f"{len(told)} notes have been used by round {given.round}, not {STOCK * given.round}",
                  f"{len(told)} billets ont servi à la manche {given.round} et non {STOCK * given.round}")
    return in_order(given.pile, rest, "pile", "notes", "billets")


def lay_table(s: State, given: Position) -> None:
    s.phase, s.round_no, s.first, s.to_move = NUMBERS[given.phase], given.round - 1, given.first, given.to_move
    s.left[:], s.roll = given.left, roll_of(given.roll or [])
    lay_casinos(s, given.casinos)
    s.n_shelf = len(given.shelf)
    for k, won in enumerate(given.shelf):
        s.shelf[k] = won.note // DOLLARS | won.dice << DICE_AT | won.colour - 1 << COLOUR_AT | won.casino - 1 << CASINO_AT
    for p, player in enumerate(given.players):
        for note in player.won: s.won[p, note // DOLLARS] += 1
    for note in given.box: s.box[note // DOLLARS] += 1


def lay_colours(s: State, given: Position, rng: Rng) -> None:
    """Those that the position has are given out, the others dealt to whoever still has none."""
    if given.phase not in DEALT: return
    for p, player in enumerate(given.players):
        for colour in player.colours or []: s.owner[colour - 1] = p + 1
    wanted = sum(1 << p for p, player in enumerate(given.players) if player.colours is None)
    hidden.deal_to(s, wanted, rng)
