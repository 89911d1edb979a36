"""Strike as a Game: everything that the rest of Flambeur asks of it."""
from collections.abc import Mapping, Sequence
from typing import Any

from flambeur.games.strike import actions, advice, outlook, rules, state, toss, trails, words
from flambeur.games.strike import position as positions
from flambeur.games.strike import view as views
from flambeur.games.strike.events import KINDS
from flambeur.games.strike.facts import DICE
from flambeur.games.strike.options import StrikeOptions
from flambeur.games.strike.physics import throw
from flambeur.kit.actions import Block
from flambeur.kit.game import ChanceKind, Game, Outcome
from flambeur.kit.rng import Rng
from flambeur.kit.verbs import register

register(state.State, rules, advice)


class Strike(Game):
    id = "strike"
    version = 1
    title = words.TITLE
    State = state.State
    Options = StrikeOptions
    View = views.View
    Outlook = outlook.Outlook
    n_actions = actions.N_ACTIONS
    kinds = KINDS
    chances = (ChanceKind("ended"), ChanceKind("opening", typed=True, first=2),      # as the phases of state.py
               ChanceKind("throw", typed=True, first=1, measured=throw.ONE),
               *(ChanceKind("grand throw", typed=True, first=1, measured=throw.of_many(n)) for n in range(1, DICE[0] + 1)))
    words = words.WORDS
    Body = toss.Toss
    throws = Block(actions.THROW.start, actions.GRAND.stop)

    def set_up(self, s: state.State, options: StrikeOptions) -> None:
        rules.setup(s, options.players, options.box, options.players if options.match else 1)

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        return actions.describe(action)

    def parse(self, text: str) -> int | None:
        return actions.parse(text)

    def why_not(self, s: state.State, seat: int, action: int) -> tuple[str, str]:
        if action == actions.STOP:
            return "you must throw first", "il faut d’abord lancer"
        if rules.is_grand(s):
            return "the arena is empty: throw all your dice at once", "l’arène est vide : lancez tous vos dés d’un coup"
        if action >= actions.GRAND.start:
            return "all dice are thrown only into an arena that is empty when the turn begins", \
                "on ne lance tous ses dés que dans une arène vide au début du tour"
        if not toss.numbers(s):
            return "nothing lies in the arena: aim at the floor", "il n’y a rien dans l’arène : visez le sol"
        return "aim at something that lies there; one die cannot be spread", \
            "visez ce qui se trouve là ; un dé seul ne peut pas être écarté"

    def check_body(self, s: state.State, seat: int, action: int, body: Any) -> None:
        toss.check(s, action, body)

    def measure(self, s: state.State, options: StrikeOptions, body: Any, noise: Sequence[int]) -> Outcome:
        flying = int(s.reserve[s.to_move]) if rules.is_grand(s) else 1
        return throw.measure(toss.numbers(s), body or toss.preset(s, int(s.how) - 1), flying, noise)

    def keep(self, s: state.State, trail: Any) -> None:
        trails.keep(s, trail)

    def view(self, s: state.State, options: StrikeOptions, seat: int | None) -> views.View:
        return views.view(s, seat)

    def outlooks(self, cell: Any, options: StrikeOptions, seat: int, actions: list[int]) -> list[dict[str, Any]]:
        return [outlook.outlook(cell[0], action) for action in actions]

    def position(self, s: state.State, options: StrikeOptions) -> dict[str, Any]:
        return positions.position(s)

    def lay(self, s: state.State, options: StrikeOptions, position: Mapping[str, Any], rng: Rng) -> None:
        positions.lay(s, options, position)

    def lists(self, options: StrikeOptions, language: str) -> Mapping[str, tuple[str, ...]]:
        return words.LISTS[language]


GAME = Strike()
