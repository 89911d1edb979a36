"""Casino Royal as a Game: everything that the rest of Flambeur asks of it."""
from collections.abc import Mapping, Sequence
from typing import Any

from flambeur.games.casino_royal import actions, advice, hidden, outlook, places, rules, state, words
from flambeur.games.casino_royal import position as positions
from flambeur.games.casino_royal import view as views
from flambeur.games.casino_royal.actions import ROLL
from flambeur.games.casino_royal.events import KINDS
from flambeur.games.casino_royal.facts import UNIT
from flambeur.games.casino_royal.options import RoyalOptions
from flambeur.kit.actions import Block
from flambeur.kit.game import ChanceKind, Game
from flambeur.kit.rng import Rng
from flambeur.kit.verbs import register

register(state.State, rules, hidden, places, advice)


class CasinoRoyal(Game):
    id = "casino-royal"
    version = 1
    title = words.TITLE
    State = state.State
    Options = RoyalOptions
    View = views.View
    Standing, Outlook = outlook.Standing, outlook.Outlook
    n_actions = actions.N_ACTIONS
    kinds = KINDS
    chances = (ChanceKind("ended"), ChanceKind("deal"), ChanceKind("first", typed=True, first=1), ChanceKind("throw", typed=True, first=1),
               ChanceKind("cut", typed=True, first=1), ChanceKind("die", typed=True, first=1), ChanceKind("spin", typed=True),
               ChanceKind("totals", typed=True, first=1), ChanceKind("lose"), ChanceKind("mix"))      # as the phases of state.py
    words = words.WORDS
    throws = Block(ROLL, ROLL + 1)

    def set_up(self, s: state.State, options: RoyalOptions) -> None:
        rules.setup(s, options.players, options.max_stake // UNIT, options.min_laps, options.series == "colour", options.strict_lap)

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        return actions.describe(action)

    def parse(self, text: str) -> int | None:
        return actions.parse(text)

    def why_not(self, s: state.State, seat: int, action: int) -> tuple[str, str]:
        return words.WHY_NOT[int(s.phase)]

    def view(self, s: state.State, options: RoyalOptions, seat: int | None) -> views.View:
        return views.view(s, seat)

    def standing(self, cell: Any) -> dict[str, Any]:
        return outlook.standing(cell)

    def outlooks(self, cell: Any, options: RoyalOptions, seat: int, actions: list[int]) -> list[dict[str, Any]]:
        return outlook.outlooks(cell, seat, actions)

    def position(self, s: state.State, options: RoyalOptions) -> dict[str, Any]:
        return positions.position(s)

    def lay(self, s: state.State, options: RoyalOptions, position: Mapping[str, Any], rng: Rng) -> None:
        positions.lay(s, options, position, rng)

    def lists(self, options: RoyalOptions, language: str) -> Mapping[str, Sequence[str]]:
        return words.LISTS[language]


GAME = CasinoRoyal()
