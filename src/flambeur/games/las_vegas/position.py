"""Las Vegas: a position as readable JSON, and back. Everything is checked; only the order of the pile may be left out.

What a module adds to a casino, a player, the roll or the table stands among the fields of that part (module.py).
"""
from collections import Counter
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from pydantic import Field

from flambeur.errors import PositionError
from flambeur.games.las_vegas import cards, meetings_laid
from flambeur.games.las_vegas import view as views
from flambeur.games.las_vegas.facts import DICE, MOST_NOTES, TABLES
from flambeur.games.las_vegas.module import Module, bit_of, merged, of_bits, on
from flambeur.games.las_vegas.modules.listed import modules
from flambeur.games.las_vegas.options import LasVegasOptions
from flambeur.games.las_vegas.state import ASK, CHOOSE, CLEARING, ENDED, LAST_DIE, OPENING, PAYOUT, PLAYED, ROLL, TIES, State
from flambeur.games.las_vegas.view import PHASES, with_modules
from flambeur.games.vegas.facts import CASINOS, DOLLARS, ROUNDS
from flambeur.games.vegas.money import notes_of
from flambeur.games.vegas.position import check_seats as check_players
from flambeur.games.vegas.position import per_seat
from flambeur.kit import pile
from flambeur.kit.dice import counts_of
from flambeur.kit.pile import cards_of
from flambeur.kit.position import Part, in_order, left_in_box, read
from flambeur.kit.rng import Rng
from flambeur.kit.structs import plain

NUMBERS = {name: phase for phase, name in PHASES.items()}
STEPS: dict[int, Any] = {LAST_DIE: "last_die", TIES: "ties", PAYOUT: "payout", CLEARING: "clearing"}
Json = dict[str, Any]
K = TypeVar("K", int, str)


class LaidCasino(Part):
    notes: list[int] = Field(default=[], max_length=MOST_NOTES, description="dollars, in any order")
    dice: list[int] = Field(default=[], description="normal ones of each seat")

    def holds_dice(self) -> bool:
        """Whether dice of any kind lie here."""
        there = [getattr(self, name) for name in ("dice", *(name for module in modules() for name in module.dice))]
        return any(any(what) if isinstance(what, list) else what for what in there)


class LaidPlayer(Part):
    dice: int | None = Field(default=None, ge=0, description="own normal dice not yet placed, those just rolled included; left out: all")
    won: list[int] = Field(default=[], description="notes won, dollars")


class LaidRoll(Part):
    own: list[int] = Field(default=[])


if TYPE_CHECKING:
    Card = int | str
else:
    Card = cards.kind()


class Pile(Part):
    above: list[Card] | None = Field(default=None, description="from the top; left out: dealt by the generator")
    under: list[int] = Field(default=[], description="notes that all saw going under the pile, from top to bottom")


class Settling(Part):
    """How far the end of a round has come when somebody is asked in its course."""
    step: Literal["last_die", "ties", "payout", "clearing"]
    casino: int = Field(default=1, ge=1, le=TABLES, description="at the payout: the casino that pays next")


if TYPE_CHECKING:
    Casino = LaidCasino
    Player = LaidPlayer
    Roll = LaidRoll
else:
    Casino, Player, Roll = with_modules(LaidCasino, "Casino"), with_modules(LaidPlayer, "Player"), with_modules(LaidRoll, "Roll")


class LaidTable(Part):
    """The full state of a game of Las Vegas."""
    phase: Literal["opening", "roll", "choose", "ask", "ended"] = "roll"
    round: int = Field(default=1, ge=1, le=ROUNDS)
    first: int = Field(default=0, ge=0)
    to_move: int = Field(default=0, ge=0)
    asked: int = Field(default=0, ge=0, description="phase ask: the seat that is asked")
    asking: str = Field(default="", description="phase ask: the module that asks")
    settling: Settling | None = None
    roll: Roll | None = None
    casinos: list[Casino] = Field(min_length=CASINOS, max_length=TABLES)
    players: list[Player]
    pile: Pile = Pile()


Position: Any = with_modules(with_modules(LaidTable, "Table"), "Kept", "Position")


def position(state: State) -> Json:
    """The position as JSON; a game that is not yet set up has none."""
    s = plain(State, state)
    if s.phase not in (OPENING, ROLL, CHOOSE, ASK, ENDED):
        raise PositionError("there is no position before the notes are shuffled", "il n’y a pas de position avant le mélange des billets")
    pile, modules_on = cards.written(s.pile.cards[:s.pile.length]), of_bits(s.modules)
    hidden = s.pile.length - s.pile.known
    return {
        "phase": PHASES[s.phase], "round": s.round_no + 1, "first": s.first, "to_move": s.to_move, **views.question_of(s), **settling_of(s),
        "roll": views.roll_of(s, modules_on),
        "casinos": [without(views.casino_of(s, c, modules_on), "number") for c in range(views.n_casinos(modules_on))],
        "players": [player_of(s, p, modules_on) for p in range(s.n_players)],
        "pile": {"above": pile[:hidden], "under": pile[hidden:]},
        **merged([{**module.table(s), **module.kept(s)} for module in modules_on]),
    }


def without(part: Json, name: str) -> Json:
    return {key: value for key, value in part.items() if key != name}


def settling_of(s: State) -> Json:
    return {"settling": {"step": STEPS[s.step], "casino": s.paying + 1}} if s.step != PLAYED else {}


def player_of(s: State, p: int, modules_on: list[Module]) -> Json:
    return {"dice": s.dice_left[p], "won": notes_of(s.won[p]),
            **merged([{**module.player(s, p), **module.held(s, p)} for module in modules_on])}


def lay(s: State, options: LasVegasOptions, data: Any, rng: Rng) -> None:
    """Lays a position on a state just set up. Raises PositionError with the first thing that cannot be."""
    given = read(Position, data)
    check_modules(given, options)
    check_seats(given, options)
    own = own_dice(options)
    check_dice(given, own)
    for module in on(options):
        module.check(given, options)
    meetings_laid.check(given, options)
    check_roll(given, options)
    check_opening(given, options, own)
    check_question(given, options)
    check_end(given)
    above = left_in_pile(given, options, cards.written(cards_of(s.pile)))       # checks the notes
    lay_table(s, given)
    for module in on(options):
        module.lay(s, given)
    lay_pile(s, given, above, rng)
    for module in on(options):
        module.deal(s, given, rng)


def refuse(en: str, fr: str) -> PositionError:
    return PositionError(en, fr)


def check_modules(given: Any, options: LasVegasOptions) -> None:
    """What belongs to a module that is off is not there, or says nothing."""
    parts = [(given, "Table"), (given, "Kept")]
    parts += [*((casino, "Casino") for casino in given.casinos), *((player, "Player") for player in given.players)]
    parts += [(given.roll, "Roll")] if given.roll is not None else []
    for module in modules():
        if module.is_on(options): continue
        for part, name in parts:
            for field, info in getattr(module, name).model_fields.items():
                if getattr(part, field) not in (None, info.default) and not belongs(field, name, options):
                    raise refuse(f"the position has {field}, but the option {module.name} is off",
                                 f"la position a {field}, mais l’option {module.name} n’est pas activée")


def belongs(field: str, part: str, options: LasVegasOptions) -> bool:
    """Whether a field is also one of a module that is on."""
    return any(field in getattr(module, part).model_fields for module in on(options))


def check_seats(given: Any, options: LasVegasOptions) -> None:
    n, casinos = options.players, views.n_casinos(on(options))
    check_players(given, n, "first", "to_move", "asked")
    if len(given.casinos) != casinos:
        raise refuse(f"the position has {len(given.casinos)} casinos, with these options there are {casinos}",
                     f"la position a {len(given.casinos)} casinos, avec ces options il y en a {casinos}")
    for number, casino in enumerate(given.casinos, 1):
        if not per_seat(casino.dice, n, 0) or min(casino.dice) < 0:
            raise refuse(f"casino {number} lists dice for {n} seats, none below 0",
                         f"le casino {number} compte les dés de {n} places, jamais sous 0")


def own_dice(options: LasVegasOptions) -> int:
    """LV1: eight dice of a colour, less those that modules replace."""
    return DICE - sum(module.replaces(options) for module in on(options))


def check_dice(given: Any, own: int) -> None:
    """LV1: what is rolled is in the hand."""
    over = given.phase == "ended"
    for p, player in enumerate(given.players):
        lie = sum(casino.dice[p] for casino in given.casinos)
        if player.dice is None: player.dice = max(own - lie, 0)
        if lie + player.dice > own or (lie + player.dice < own and not over):
            raise refuse(f"seat {p} has {lie + player.dice} dice, not {own}: {lie} on the casinos and {player.dice} left",
                         f"la place {p} a {lie + player.dice} dés et non {own} : {lie} sur les casinos et {player.dice} en main")


def check_roll(given: Any, options: LasVegasOptions) -> None:
    mover = given.players[given.to_move]
    if given.phase in ("roll", "choose") and not mover.dice + sum(module.holds(mover) for module in on(options)):
        raise refuse(f"seat {given.to_move} is to roll and has no dice", f"la place {given.to_move} doit lancer et n’a plus de dés")
    if (given.roll is not None) != (given.phase == "choose") and not meetings_laid.roll_may_lie(given, options):
        raise refuse("a roll lies on the table in phase choose, and only then",
                     "un lancer est sur la table dans la phase choose, et là seulement")
    if given.roll is None:
        return
    for name, faces in given.roll:
        n = mover.dice if name == "own" else getattr(mover, name)
        if not meetings_laid.is_rolled(given, options, name, n):
            raise refuse(f"seat {given.to_move} rolls all its dice: {n} {name}, not {len(faces)}",
                         f"la place {given.to_move} lance tous ses dés : {n} {name}, et non {len(faces)}")
        if not all(1 <= face <= CASINOS for face in faces):
            raise refuse(f"a die shows 1 to {CASINOS}", f"un dé montre de 1 à {CASINOS}")


def check_opening(given: Any, options: LasVegasOptions, own: int) -> None:
    """LV10: where something is rolled before the first turn, no die lies out yet."""
    if given.phase != "opening":
        return
    if not any(module.opens_round(options) for module in on(options)):
        raise refuse(*(" ; ".join(filter(None, sentences)) for sentences in zip(*(module.opening for module in modules()), strict=True)))
    lies = any(casino.holds_dice() for casino in given.casinos)
    if lies or any(player.dice != own for player in given.players) or given.to_move != given.first:
        raise refuse("the opening roll comes before the first player’s first roll",
                     "le lancer d’ouverture précède le premier lancer du premier joueur")


def check_question(given: Any, options: LasVegasOptions) -> None:
    """A module that is on asks in phase ask, and only then; the end of a round rests in no other phase."""
    names = [module.name for module in on(options)]
    if (given.asking in names) != (given.phase == "ask") or (given.phase != "ask" and (given.asking or given.asked)):
        raise refuse("a module that is on asks in phase ask, and only then", "un module activé demande dans la phase ask, et là seulement")
    if given.settling is not None and given.phase != "ask":
        raise refuse("the end of a round rests only where somebody is asked", "la fin d’une manche ne s’arrête que pour une question")
    if given.settling is not None: check_settling(given, options)


def check_settling(given: Any, options: LasVegasOptions) -> None:
    """LV6: nobody has dice left; the casinos that have paid have no notes left."""
    for p, player in enumerate(given.players):
        if player.dice + sum(module.holds(player) for module in on(options)):
            raise refuse(f"the round is at its end, and seat {p} has dice", f"la manche se termine, et la place {p} a des dés")
    step, casino = given.settling.step, given.settling.casino
    if step != "payout" and casino != 1:
        raise refuse("settling names a casino only at the payout", "settling ne nomme un casino qu’au paiement")
    paid = {"last_die": 0, "ties": 0, "payout": casino - 1, "clearing": len(given.casinos)}[step]
    if any(given.casinos[c].notes for c in range(paid)):
        raise refuse("notes lie on a casino that has paid", "des billets sont sur un casino qui a déjà payé")


def check_end(given: Any) -> None:
    """LV9: after round 4, with nothing left on the casinos."""
    if given.phase == "ended" and (given.round != ROUNDS or any(c.notes or c.holds_dice() for c in given.casinos)):
        raise refuse(f"a game ends after round {ROUNDS} with empty casinos", f"une partie finit après la manche {ROUNDS}, casinos vides")


def left_in_pile(given: Any, options: LasVegasOptions, box: list[Card]) -> list[Card]:
    """LV1: the notes of the box that lie nowhere else, and the other cards. The box is the pile of a game just set up."""
    parts = *(c.notes for c in given.casinos), *(p.won for p in given.players), given.pile.under, *(m.keeps(given) for m in on(options))
    used = [card for part in parts for card in part]
    notes = left_in_box(Counter(only(int, box)), only(int, used), "notes of", "billets de")
    others = left_in_box(Counter(only(str, box)), only(str, used), "cards called", "cartes nommées")
    return in_order(given.pile.above, [*notes, *others], "pile.above", "notes", "billets")


def only(kind: type[K], cards: list[Card]) -> list[K]:
    return [card for card in cards if isinstance(card, kind)]


def lay_table(s: State, given: Any) -> None:
    s.phase, s.round_no, s.first, s.to_move = NUMBERS[given.phase], given.round - 1, given.first, given.to_move
    s.asked, s.asking = given.asked, bit_of(given.asking)
    if given.settling is not None:
        s.step, s.paying = next(step for step, name in STEPS.items() if name == given.settling.step), given.settling.casino - 1
    for c, casino in enumerate(given.casinos):
        s.n_notes[c] = len(casino.notes)
        s.notes[c, :len(casino.notes)] = [note // DOLLARS for note in sorted(casino.notes, reverse=True)]
        s.placed[c, :s.n_players] = casino.dice
    for p, player in enumerate(given.players):
        s.dice_left[p] = player.dice
        for note in player.won:
            s.won[p, note // DOLLARS] += 1
    if given.roll is not None:
        s.roll = counts_of(given.roll.own)


def lay_pile(s: State, given: Any, above: list[Card], rng: Rng) -> None:
    """The notes above the known ones are dealt by the generator unless the position has them."""
    lie = cards.numbers([*above, *given.pile.under])
    s.pile.cards[:] = 0
    s.pile.cards[:len(lie)] = lie
    s.pile.top, s.pile.length, s.pile.known = 0, len(lie), len(given.pile.under)
    if given.pile.above is None:
        pile.shuffle(s.pile, rng)
