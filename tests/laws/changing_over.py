"""A random game that begins by the plain rules, and takes over one piece of compiled code after the other.

`.venv/bin/python -m tests.laws.changing_over GAME SEED` prints how often the plain rules were called, and the hash of all that happened.
"""
import hashlib
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from random import Random
from typing import Any

from flambeur.bots.code.builds import build_at
from flambeur.bots.code.pieces import Piece, pieces
from flambeur.games import registered
from flambeur.kit import meanwhile
from flambeur.kit.structs import bytes_of
from tests.laws.tables import GAMES, SETS, open_table, to_the_end

EVERY = 3                                 # entries between two pieces


def played(name: str, seed: int, changing: bool = False) -> tuple[int, str]:
    found, luck, order = hashlib.sha256(), Random(seed), Random(seed + 1)
    with counted() as calls, registered(GAMES[name]), meanwhile.waiting() if changing else nullcontext():
        m = open_table(GAMES[name], luck.choice(SETS[name]), seed)
        todo: list[Piece] = order.sample(there := pieces(build_at(m)), len(there)) if changing else []
        for k, _ in enumerate(to_the_end(m, luck)):
            found.update(bytes_of(m.state))
            found.update(json.dumps([[action.id for action in m.legal(seat)] for seat in range(len(m.seats))]).encode())
            if todo and k % EVERY == 0: todo.pop().compile()
        found.update(json.dumps([m.digest, m.scores, m.winners, [event.text() for event in m.events()]]).encode())
    return calls[0], found.hexdigest()


@contextmanager
def counted() -> Iterator[list[int]]:
    """How often the plain rules are called from outside."""
    calls, call = [0], meanwhile.Outside.__call__

    def counting(self: meanwhile.Outside, *args: Any) -> Any:
        calls[0] += 1
        return call(self, *args)
    meanwhile.Outside.__call__ = counting  # type: ignore[method-assign]
    try:
        yield calls
    finally:
        meanwhile.Outside.__call__ = call  # type: ignore[method-assign]


if __name__ == "__main__":
    print(*played(sys.argv[1], int(sys.argv[2]), changing=True))
