"""The public face: what `import flambeur` offers, on top of all else. Documented in docs/api.md."""
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from flambeur.bots.code import meantime
from flambeur.bots.levels import Level, level
from flambeur.bots.simulate import simulate
from flambeur.errors import FlambeurError, PositionError
from flambeur.games import Registry, find
from flambeur.kit.arguments import seed_of, shown
from flambeur.kit.game import Game
from flambeur.kit.options import parse
from flambeur.table import fairness
from flambeur.table import position as positions
from flambeur.table import replay as replays
from flambeur.table.match import Match as TableMatch
from flambeur.table.play import Dice
from flambeur.table.record import Seat, names_of
from flambeur.table.verdict import Verdict

if TYPE_CHECKING:
    from flambeur.bots.suggest import Suggestion


__all__ = ["Match", "from_position", "games", "new", "replay", "simulate", "verify"]


class Match(TableMatch):
    """One game of any kind, with advice. Make one with `flambeur.new`, `flambeur.replay` or `flambeur.from_position`."""

    def suggest(self, seat: int, bot: str | Level = "expert", *, seconds: float | None = None, rollouts: int | None = None,
                seed: int = 0) -> "Suggestion":
        """What a bot would play for a seat, with its estimate of every legal action. The bot sees no more than the seat does."""
        from flambeur.bots.suggest import suggest
        mind = bot if isinstance(bot, Level) else level(bot)
        if mind.rollouts: meantime.wait(self.game, self.options)
        return suggest(self, seat, mind, seconds=seconds, rollouts=rollouts, seed=seed)


def games() -> Mapping[str, Game]:
    """All games by id."""
    return Registry()


def new(game: str, *, seed: int | None = None, names: Sequence[str] = (), dice: Dice = "auto", **options: Any) -> Match:
    """A new game. `seed` makes it repeatable; `dice="manual"` lets you type in what was rolled. Wrong options: OptionError."""
    found = find(game)
    chosen = parse(found.Options, game, options)
    check_dice(dice)
    meantime.begin(found, chosen)
    return Match(found, chosen, secret=secret_of(seed), seats=seats_of(chosen.players, names), dice=dice)


def replay(record: Any) -> Match:
    """The match of a record (JSON text, or what `record()` gives), at its last entry. RecordError says what does not fit."""
    return replays.replay(record, Match)


def verify(record: Any, commitment: str | None = None) -> Verdict:
    """Checks a finished record, claim by claim: its dice are those that its secret had fixed before the start, its moves lead to its
    result, and who has signed them."""
    from flambeur.table import proof
    return proof.verify(record, commitment)


def from_position(position: Mapping[str, Any], *, seed: int | None = None, names: Sequence[str] = (), dice: Dice = "auto") -> Match:
    """A match that begins in a position; what is hidden and left out is dealt by the generator. PositionError says what cannot be."""
    given = positions.read(position)
    game = find(given.game)
    if given.rules not in (None, game.version):
        raise PositionError(f"the position is for version {given.rules} of the rules of {game.id}; these are version {game.version}",
                            f"la position suit la version {given.rules} des règles de {game.id} ; celles-ci sont la version {game.version}")
    options = parse(game.Options, game.id, given.options)
    check_dice(dice)
    meantime.begin(game, options)
    return Match(game, options, secret=secret_of(seed), seats=seats_of(options.players, names), dice=dice,
                 position=given.state)


def check_dice(dice: str) -> None:
    if dice not in ("auto", "manual"):
        raise FlambeurError(f"dice is one of auto, manual, not {shown(dice)}", f"dice vaut auto ou manual, et non {shown(dice)}")


def secret_of(seed: int | None) -> bytes:
    return fairness.new_secret(None if seed is None else seed_of(seed))


def seats_of(players: int, names: Sequence[str]) -> list[Seat]:
    given = names_of(names, players)
    return [Seat(name=given[p] if p < len(given) else "") for p in range(players)]
