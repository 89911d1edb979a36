"""Las Vegas as a Game: everything that the rest of the house asks of it."""
from collections.abc import Mapping, Sequence
from typing import Any

from flambeur.games.las_vegas import actions, advice, moments, rules, state, words
from flambeur.games.las_vegas import position as positions
from flambeur.games.las_vegas import view as views
from flambeur.games.las_vegas.events import KINDS
from flambeur.games.las_vegas.facts import EDITIONS, WHITE_EACH
from flambeur.games.las_vegas.options import LasVegasOptions
from flambeur.kit.game import ChanceKind, Game
from flambeur.kit.rng import Rng
from flambeur.kit.verbs import register

register(state.State, rules, advice)


class LasVegas(Game):
    id = "las-vegas"
    version = 1
    title = words.TITLE
    State = state.State
    Options = LasVegasOptions
    View = views.View
    n_actions = actions.N_ACTIONS
    kinds = KINDS
    chances = (ChanceKind("ended"), ChanceKind("first"), ChanceKind("shuffle"),      # as the phases of state.py
               ChanceKind("opening", typed=True, first=1), ChanceKind("roll", typed=True, first=1))
    words = words.WORDS

    def set_up(self, s: state.State, options: LasVegasOptions) -> None:
        white_each = WHITE_EACH[options.players] if options.neutral_dice else 0
        rules.setup(s, options.players, moments.modules_of(neutral=options.neutral_dice), white_each, options.first_player == "random")

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        return actions.describe(action)

    def parse(self, text: str) -> int | None:
        return actions.parse(text)

    def why_not(self, s: state.State, seat: int, action: int) -> tuple[str, str]:
        face = action + 1
        return f"no die shows {face}: choose one of the faces rolled", f"aucun dé ne montre {face} : choisissez une des faces obtenues"

    def view(self, s: state.State, options: LasVegasOptions, seat: int | None) -> views.View:
        return views.view(s, options, seat)

    def sights(self, s: state.State, options: LasVegasOptions, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return views.sights(s, options, seats)

    def position(self, s: state.State, options: LasVegasOptions) -> dict[str, Any]:
        return positions.position(s)

    def lay(self, s: state.State, options: LasVegasOptions, position: Mapping[str, Any], rng: Rng) -> None:
        positions.lay(s, options, position, rng)

    def lists(self, options: LasVegasOptions, language: str) -> Mapping[str, Sequence[str]]:
        return {"casino": EDITIONS[options.edition]}


GAME = LasVegas()
