"""What is compiled of a game, piece by piece, in the order in which a table needs it: what lets people play, what bots need that play by
their policy, what bots need that search. In each stage the piece that takes longest comes first, so that two processes end together.

A piece is a rule that Python calls, for arguments of certain types (an entry, kit/dispatcher.py). To compile it, nothing is played.
"""
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

import numpy as np

from flambeur.bots.code.builds import Build
from flambeur.bots.playout import new_scratch, pick
from flambeur.bots.search import Ledger, Thinker, choice, open_ledger, search
from flambeur.games import find
from flambeur.kit import calls, rng
from flambeur.kit.contract import MAX_SEATS, scores, winners
from flambeur.kit.digest import fields_of, gather
from flambeur.kit.jit import COMPILED
from flambeur.kit.log import new_log
from flambeur.kit.options import parse
from flambeur.kit.structs import new
from flambeur.kit.verbs import rule_of

Stage = Literal["table", "policy", "search"]
STAGES: tuple[Stage, ...] = get_args(Stage)
ROUND = "round"                           # played once at a table: what the game's own Python calls besides


class Piece(NamedTuple):
    """One entry; of the arguments only the types count."""
    stage: Stage
    rule: Any
    args: tuple[Any, ...]

    @property
    def name(self) -> str:
        return str(self.rule.__name__)

    def is_there(self) -> bool:
        """Whether the piece is on disk, and whole."""
        from flambeur.kit.cache import read
        return (place := self.place()) is not None and read(place) is not None

    def place(self) -> Path | None:
        found: Path | None = self.rule.place_for(*self.args)
        return found

    def compile(self) -> None:
        self.rule.compile_for(*self.args)


def pieces(build: Build) -> list[Piece]:
    """All that the server calls by name."""
    if not COMPILED:
        return []
    game = find(build.game)
    cls = game.state_of(parse(game.Options, game.id, build.given()))
    cell: Any = new(cls)
    table: Any = new(cls, 2)
    here = calls.desk()
    r, scratch, numbers, reals = rng.from_bytes(bytes(32)), new_scratch(), np.zeros(1, np.int64), np.zeros(MAX_SEATS)
    ledger, thinker, silent = new(Ledger)[0], new(Thinker)[0], new_log(0)
    return [
        Piece("table", calls.act_on, (cell, 0, 0, 0, here.log)),
        Piece("table", calls.list_draws, (cell, 0, here.scratch(cls), here.listing, here.silent)),
        Piece("table", calls.lay_given, (cell, 0, here.given, here.log)),
        Piece("table", calls.legal_of, (cell, 0, 0, here.actions)),
        Piece("table", calls.stand, (cell, 0, here.standing)),
        Piece("table", rng.draw_all, (here.generator, numbers, numbers)),
        Piece("table", gather, (cell.view(np.int64), fields_of(cls), numbers)),
        Piece("table", rule_of(winners, cls), (cell[0],)),
        Piece("table", rule_of(scores, cls), (cell[0], reals)),
        Piece("table", calls.rests, (cell, 0)),
        Piece("policy", pick, (table[0], 0, 0, 0.0, scratch, r)),
        Piece("policy", rng.seed, (r, 0, 0)),
        Piece("search", search, (table, 0, 0, 0, thinker, ledger, scratch, r, silent)),
        Piece("search", open_ledger, (table[0], 0, ledger, scratch)),
        Piece("search", choice, (ledger,)),
    ]

