"""Las Vegas, the card game, as a Game: everything that the rest of Flambeur asks of it."""
from collections.abc import Mapping, Sequence
from typing import Any

from flambeur.games.las_vegas_cards import actions, advice, finale, hidden, outlook, rules, state, words
from flambeur.games.las_vegas_cards import position as positions
from flambeur.games.las_vegas_cards import view as views
from flambeur.games.las_vegas_cards.events import KINDS
from flambeur.games.las_vegas_cards.facts import NAMES
from flambeur.games.las_vegas_cards.options import PRESETS, CardsOptions
from flambeur.games.vegas import chips_told, fortune, standing
from flambeur.games.vegas.casinos import casino_lists
from flambeur.games.vegas.finale import TELLINGS
from flambeur.kit.events import Row
from flambeur.kit.finale import Finale
from flambeur.kit.game import ChanceKind, Game
from flambeur.kit.rng import Rng
from flambeur.kit.verbs import register

register(state.State, rules, hidden, fortune, advice, outlook)


class LasVegasCards(Game):
    id = "las-vegas-cards"
    version = 1
    title = words.TITLE
    State = state.State
    Options = CardsOptions
    presets = PRESETS
    View = views.View
    Standing, Outlook = views.Worth, views.Outlook
    n_actions = actions.N_ACTIONS
    kinds = KINDS
    chances = (ChanceKind("ended"), ChanceKind("notes"), ChanceKind("chips"), ChanceKind("decks"))      # as the phases of state.py
    words = words.WORDS
    tellings = TELLINGS

    def set_up(self, s: state.State, options: CardsOptions) -> None:
        rules.setup(s, options.players, options.sequential, options.chips)

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        return actions.describe(action)

    def parse(self, text: str) -> int | None:
        return actions.parse(text)

    def why_not(self, s: state.State, seat: int, action: int) -> tuple[str, str]:
        if s.phase == state.TAKE:
            return "take a chip that lies at this casino, or leave them", "prenez un jeton de ce casino, ou laissez-les"
        if action >= actions.TAKE.start:
            return "no chip is to be taken now: lay cards", "il n’y a pas de jeton à prendre maintenant : posez des cartes"
        return "these cards are not all in your hand", "ces cartes ne sont pas toutes dans votre main"

    def view(self, s: state.State, options: CardsOptions, seat: int | None) -> views.View:
        return views.view(s, options, seat)

    def sights(self, s: state.State, options: CardsOptions, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        return views.sights(s, options, seats)

    def standing(self, cell: Any) -> dict[str, Any]:
        chips = cell["chips"]["won"][0].tolist() if cell["chips"]["on"][0] else []
        _, pays = standing.standing(cell)
        return {"pays": pays, "chips": [chips_told.worth(won) for won in chips[:cell["n_players"][0]]]}

    def outlooks(self, cell: Any, options: CardsOptions, seat: int, actions: list[int]) -> list[dict[str, Any]]:
        if cell["phase"][0] == state.TAKE:
            won = cell["chips"]["won"][0, seat].tolist()
            return [{"adds": outlook.chip_adds(won, action)} for action in actions]
        return [{"after": after} for after in standing.after(cell, self.State, seat, actions)]

    def position(self, s: state.State, options: CardsOptions) -> dict[str, Any]:
        return positions.position(s)

    def lay(self, s: state.State, options: CardsOptions, position: Mapping[str, Any], rng: Rng) -> None:
        positions.lay(s, options, position, rng)

    def finale(self, s: state.State, options: CardsOptions, rows: Sequence[Row]) -> Finale:
        return finale.finale(s, rows)

    def lists(self, options: CardsOptions, language: str) -> Mapping[str, Sequence[str]]:
        return {**casino_lists(NAMES, language), "chip": chips_told.names(language)}


GAME = LasVegasCards()
