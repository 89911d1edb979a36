"""Probe as a Game: everything that the rest of the house asks of it."""
from collections.abc import Mapping, Sequence
from typing import Any

from flambeur.kit.game import ChanceKind, Game, Outcome
from flambeur.kit.rng import Rng
from flambeur.kit.verbs import register
from tests.games.probe import actions, advice, rules, state, words
from tests.games.probe import position as positions
from tests.games.probe import view as views
from tests.games.probe.events import KINDS
from tests.games.probe.features import aiming
from tests.games.probe.options import ProbeOptions

register(state.State, rules, advice)


class Probe(Game):
    id = "probe"
    version = 1
    title = words.TITLE
    State = state.State
    Options = ProbeOptions
    View = views.View
    n_actions = actions.N_ACTIONS
    kinds = KINDS
    chances = (ChanceKind("ended"), ChanceKind("shuffle"), ChanceKind("roll", typed=True, first=1),       # as the phases of state.py
               ChanceKind("throw", typed=True, first=1, measured=aiming.NOISE))           # PR12
    words = words.WORDS
    throws = actions.THROW
    Body = aiming.Aim

    def set_up(self, s: state.State, options: ProbeOptions) -> None:
        rules.setup(s, options.players, options.packs, options.features)

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        return actions.describe(action)

    def parse(self, text: str) -> int | None:
        return actions.parse(text)

    def why_not(self, s: state.State, seat: int, action: int) -> tuple[str, str]:
        if s.phase == state.LAY:
            return "lay a card of your hand", "posez une carte de votre main"
        if s.phase == state.ANSWER:
            return "accept or refuse", "acceptez ou refusez"
        if s.phase == state.BEFORE:
            return "throw the die", "lancez le dé"
        return "take a point or a stone", "prenez un point ou une pierre"

    def check_body(self, s: state.State, seat: int, action: int, body: Any) -> None:
        aiming.check_body(action, body)

    def measure(self, s: state.State, options: ProbeOptions, body: Any, noise: Sequence[int]) -> Outcome:
        return aiming.physics(body or aiming.preset(s.aiming.how), noise)

    def view(self, s: state.State, options: ProbeOptions, seat: int | None) -> views.View:
        return views.view(s, seat)

    def position(self, s: state.State, options: ProbeOptions) -> dict[str, Any]:
        return positions.position(s)

    def lay(self, s: state.State, options: ProbeOptions, position: Mapping[str, Any], rng: Rng) -> None:
        positions.lay(s, options, position, rng)


GAME = Probe()
