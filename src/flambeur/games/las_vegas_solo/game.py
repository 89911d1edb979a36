"""Las Vegas solo as a Game: everything that the rest of Flambeur asks of it."""
from collections.abc import Mapping, Sequence
from typing import Any

from flambeur.games.las_vegas_solo import advice, events, finale, outlook, rules, state, words
from flambeur.games.las_vegas_solo import position as positions
from flambeur.games.las_vegas_solo import view as views
from flambeur.games.las_vegas_solo.options import SoloOptions
from flambeur.games.vegas import fortune, placing, standing
from flambeur.games.vegas.casinos import casino_lists
from flambeur.games.vegas.colours import YOU, colour_lists
from flambeur.games.vegas.facts import EDITIONS
from flambeur.kit.events import Row
from flambeur.kit.finale import Finale
from flambeur.kit.game import ChanceKind, Game
from flambeur.kit.rng import Rng
from flambeur.kit.verbs import register

register(state.State, rules, fortune, advice, outlook)


class LasVegasSolo(Game):
    id = "las-vegas-solo"
    version = 1
    title = words.TITLE
    State = state.State
    Options = SoloOptions
    View = views.View
    Standing, Outlook = views.Worth, views.Outlook
    n_actions = placing.PLACE.stop
    kinds = events.KINDS
    chances = (ChanceKind("ended"), ChanceKind("shuffle"), ChanceKind("opening", typed=True, first=1),      # as the phases of state.py
               ChanceKind("roll", typed=True, first=1))
    words = words.WORDS
    tellings = finale.TELLINGS

    def set_up(self, s: state.State, options: SoloOptions) -> None:
        rules.setup(s, options.preplaced, options.own_dice, options.rounds)

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        return placing.describe(action)

    def parse(self, text: str) -> int | None:
        return placing.parse(text)

    def why_not(self, s: state.State, seat: int, action: int) -> tuple[str, str]:
        return placing.why_not(action)

    def view(self, s: state.State, options: SoloOptions, seat: int | None) -> views.View:
        return views.view(s, options, seat)

    def sights(self, s: state.State, options: SoloOptions, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return views.sights(s, options, seats)

    def standing(self, cell: Any) -> dict[str, Any]:
        _, pays = standing.standing(cell)
        return {"pays": pays, **outlook.earned(pays)}

    def outlooks(self, cell: Any, options: SoloOptions, seat: int, actions: list[int]) -> list[dict[str, Any]]:
        _, pays = standing.standing(cell)
        return [outlook.after(pays, touched) for touched in standing.after(cell, self.State, seat, actions)]

    def position(self, s: state.State, options: SoloOptions) -> dict[str, Any]:
        return positions.position(s)

    def lay(self, s: state.State, options: SoloOptions, position: Mapping[str, Any], rng: Rng) -> None:
        positions.lay(s, options, position, rng)

    def finale(self, s: state.State, options: SoloOptions, rows: Sequence[Row]) -> Finale:
        return finale.finale(s, rows)

    def lists(self, options: SoloOptions, language: str) -> Mapping[str, Sequence[str]]:
        return {**casino_lists(EDITIONS[options.edition], language), **colour_lists(language), "you": [YOU[language]],
                "seven": [views.SEVEN[language]]}


GAME = LasVegasSolo()
