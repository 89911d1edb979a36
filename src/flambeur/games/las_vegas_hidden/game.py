"""Las Vegas with hidden colours as a Game: everything that the rest of Flambeur asks of it."""
from collections.abc import Mapping, Sequence
from typing import Any

from flambeur.games.las_vegas_hidden import advice, events, finale, hidden, outlook, rules, state, words
from flambeur.games.las_vegas_hidden import position as positions
from flambeur.games.las_vegas_hidden import view as views
from flambeur.games.las_vegas_hidden.options import HiddenOptions
from flambeur.games.vegas import fortune, placing, standing
from flambeur.games.vegas.casinos import casino_lists
from flambeur.games.vegas.colours import YOU, colour_lists
from flambeur.games.vegas.facts import EDITIONS
from flambeur.kit.events import Row
from flambeur.kit.finale import Finale
from flambeur.kit.game import ChanceKind, Game
from flambeur.kit.marks import LETTERS, Mark
from flambeur.kit.rng import Rng
from flambeur.kit.verbs import register

register(state.State, rules, hidden, fortune, advice, outlook)


class LasVegasHidden(Game):
    id = "las-vegas-hidden"
    version = 1
    title = words.TITLE
    State = state.State
    Options = HiddenOptions
    View = views.View
    Standing, Outlook = views.Worth, views.Outlook
    n_actions = placing.PLACE.stop
    kinds = events.KINDS
    chances = (ChanceKind("ended"), ChanceKind("shuffle"), ChanceKind("opening", typed=True, first=1),      # as the phases of state.py
               ChanceKind("cards"), ChanceKind("roll", typed=True, first=1))
    words = words.WORDS
    tellings = finale.TELLINGS

    def set_up(self, s: state.State, options: HiddenOptions) -> None:
        rules.setup(s, options.players)

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        return placing.describe(action)

    def parse(self, text: str) -> int | None:
        return placing.parse(text)

    def why_not(self, s: state.State, seat: int, action: int) -> tuple[str, str]:
        return placing.why_not(action)

    def view(self, s: state.State, options: HiddenOptions, seat: int | None) -> views.View:
        return views.view(s, options, seat)

    def sights(self, s: state.State, options: HiddenOptions, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return views.sights(s, options, seats)

    def standing(self, cell: Any) -> dict[str, Any]:
        return {"pays": standing.standing(cell)[1]}

    def outlooks(self, cell: Any, options: HiddenOptions, seat: int, actions: list[int]) -> list[dict[str, Any]]:
        own = [colour for colour, owner in enumerate(cell["owner"][0].tolist()) if owner == seat + 1]
        return [outlook.earned(own, touched) for touched in standing.after(cell, self.State, seat, actions)]

    def position(self, s: state.State, options: HiddenOptions) -> dict[str, Any]:
        return positions.position(s)

    def lay(self, s: state.State, options: HiddenOptions, position: Mapping[str, Any], rng: Rng) -> None:
        positions.lay(s, options, position, rng)

    def finale(self, s: state.State, options: HiddenOptions, rows: Sequence[Row]) -> Finale:
        return finale.finale(s, rows)

    def marks(self, options: HiddenOptions) -> Sequence[Mark]:
        """Letters: the colours are the dice's."""
        return LETTERS[:options.players]

    def lists(self, options: HiddenOptions, language: str) -> Mapping[str, Sequence[str]]:
        return {**casino_lists(EDITIONS[options.edition], language), **colour_lists(language), "you": [YOU[language]]}


GAME = LasVegasHidden()
