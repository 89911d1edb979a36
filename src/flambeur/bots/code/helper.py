"""A process that compiles a game onto the disk and tells, line by line, which pieces are there.

    python -m flambeur.bots.code.helper [GAME [OPTIONS [all|pieces]]]

Several may run, started by a server, or by run.py while the page is being built. Each takes the first piece that nobody has compiled or is
compiling. One of them also plays a round at a table (`all`), which compiles what the game's own Python calls, before it helps with
what bots need. Without arguments: the first game of the list, and all its pieces.
"""
import sys
import time
from collections.abc import Callable

from flambeur.bots.code.builds import Build, is_found_elsewhere
from flambeur.bots.code.pieces import ROUND, Piece, pieces
from flambeur.bots.code.warming import warm
from flambeur.games import FOLDERS
from flambeur.kit.claims import claimed

LOOK = 0.05                               # seconds between two looks at a piece that another process is compiling


def compile_all(build: Build, told: Callable[[str], None]) -> None:
    """Compiles what a table needs, a round at a table, and the rest."""
    todo = pieces(build)
    work([piece for piece in todo if piece.stage == "table"], told)
    warm(build, "table")
    told(ROUND)
    work([piece for piece in todo if piece.stage != "table"], told)


def work(todo: list[Piece], told: Callable[[str], None]) -> None:
    """Compiles until all pieces are there; `told` hears the name of each, whoever has compiled it."""
    while todo:
        if (done := next(filter(is_done, todo), None)) is None:
            time.sleep(LOOK)
        else:
            todo.remove(done)
            told(done.name)


def is_done(piece: Piece) -> bool:
    """Compiles a piece, unless it is there or another process has it."""
    place = piece.place()
    if piece.is_there() or place is None:
        return True
    with claimed(place.with_name("claims"), place.name) as ours:
        if ours: piece.compile()
    return ours


def main(args: list[str]) -> None:
    game, options, how = [*args, *[next(iter(FOLDERS)), "{}", "all"][len(args):]]
    build = Build(game, "", options)

    def tell(name: str) -> None:
        print(name, flush=True)
    if not is_found_elsewhere(build): return      # nothing to compile, or nowhere to keep it
    if how == "all": compile_all(build, tell)
    else: work(pieces(build), tell)


if __name__ == "__main__":
    main(sys.argv[1:])
