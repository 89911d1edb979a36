"""Las Vegas as a Game: everything that the rest of Flambeur asks of it."""
from collections.abc import Mapping, Sequence
from typing import Any

from flambeur.games.las_vegas import actions, advice, events, module, moments, outlook, rules, state, words
from flambeur.games.las_vegas import position as positions
from flambeur.games.las_vegas import view as views
from flambeur.games.las_vegas.modules.listed import modules
from flambeur.games.las_vegas.options import PRESETS, LasVegasOptions
from flambeur.games.vegas import finale, fortune, placing, sights, standing
from flambeur.games.vegas.casinos import casino_lists
from flambeur.games.vegas.facts import EDITIONS
from flambeur.games.vegas.money import money, notes_of
from flambeur.kit.events import Row, seats
from flambeur.kit.finale import Finale, Holding
from flambeur.kit.game import ChanceKind, Game
from flambeur.kit.marks import Mark
from flambeur.kit.rng import Rng
from flambeur.kit.structs import plain
from flambeur.kit.verbs import register

for cls in (state.State, *state.KNOWN.values()):
    register(cls, rules, moments, fortune, advice, outlook)


class LasVegas(Game):
    id = "las-vegas"
    version = 1
    title = words.TITLE
    State = state.State
    Options = LasVegasOptions
    presets = PRESETS
    View = views.View
    Standing, Outlook = sights.Counted, sights.OutlookCounts
    n_actions = actions.n_actions()
    kinds = module.all_kinds(events.KINDS)
    chances = (ChanceKind("ended"), ChanceKind("first"), ChanceKind("shuffle"),      # as the phases of state.py
               ChanceKind("opening", typed=True, first=1), ChanceKind("roll", typed=True, first=1))
    words = module.all_words(words.WORDS)
    tellings = finale.TELLINGS

    def state_of(self, options: LasVegasOptions) -> type:
        return state.KNOWN.get(module.bits(options), state.State)

    def hides(self, options: LasVegasOptions) -> bool:
        """BV9, BV10: only cards are held in secret."""
        return any(one.hides for one in module.on(options))

    def set_up(self, s: state.State, options: LasVegasOptions) -> None:
        rules.setup(s, options.players, module.bits(options), options.first_player == "random")

    def has_action(self, action: int, options: LasVegasOptions) -> bool:
        return action in actions.PLACE.ids() or any(action in one.block.ids() for one in module.on(options))

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        return actions.describe(action)

    def parse(self, text: str) -> int | None:
        return actions.parse(text)

    def why_not(self, s: state.State, seat: int, action: int) -> tuple[str, str]:
        if s.phase == state.ASK:
            return module.of_bits(int(s.asking))[0].why_not(s, seat, action)
        if (why := next(filter(None, (one.why_not_place(s, action) for one in module.of_bits(int(s.modules)))), None)) is not None:
            return why
        if action not in actions.PLACE.ids():
            return "place dice first: choose one of the faces rolled", "placez d’abord des dés : choisissez un des numéros obtenus"
        return placing.why_not(action)

    def view(self, s: state.State, options: LasVegasOptions, seat: int | None) -> views.View:
        return views.view(s, options, seat)

    def sights(self, s: state.State, options: LasVegasOptions, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return views.sights(s, options, seats)

    def standing(self, cell: Any) -> dict[str, Any]:
        counts, pays = standing.standing(cell)
        return {"counts": counts, "pays": pays}

    def outlooks(self, cell: Any, options: LasVegasOptions, seat: int, actions: list[int]) -> list[dict[str, Any]]:
        asking = module.of_bits(int(cell["asking"][0]))
        adds = [asking[0].adds(cell, seat, action) for action in actions] if asking else [None] * len(actions)
        after = standing.after(cell, self.state_of(options), seat, actions)
        return [{"after": places} if more is None else {"adds": more} for places, more in zip(after, adds, strict=True)]

    def position(self, s: state.State, options: LasVegasOptions) -> dict[str, Any]:
        return positions.position(s)

    def lay(self, s: state.State, options: LasVegasOptions, position: Mapping[str, Any], rng: Rng) -> None:
        positions.lay(s, options, position, rng)

    def finale(self, s: state.State, options: LasVegasOptions, rows: Sequence[Row]) -> Finale:
        laid, on = plain(state.State, s), module.on(options)
        besides = [money(sum(one.brings(laid, p) for one in on)) for p in range(options.players)]
        holdings = [Holding(notes_of(won)[::-1], rest) for won, rest in zip(laid.won, besides, strict=False)]
        return finale.finale(holdings, seats(fortune.winners(s)), rows,
                             lambda later: [rest - sum(one.earned(laid, later, p) for one in on) for p, rest in enumerate(besides)])

    def marks(self, options: LasVegasOptions) -> Sequence[Mark]:
        return module.marks(options)

    def lists(self, options: LasVegasOptions, language: str) -> Mapping[str, Sequence[str]]:
        on = module.on(options)
        lists = {**casino_lists(EDITIONS[options.edition], language), **module.merged([one.lists(language) for one in modules()])}
        return {name: [*names, *(more for one in on for more in one.more_names(language).get(name, []))] for name, names in lists.items()}


GAME = LasVegas()
