"""Loading a game's compiled code before anybody waits for it. What is not on disk yet is compiled by a process that can be stopped."""
import asyncio
import sys

from flambeur.bots.suggest import suggest
from flambeur.games import FOLDERS, GUESTS, find
from flambeur.kit import calls
from flambeur.kit.jit import COMPILED
from flambeur.kit.options import parse
from flambeur.table import fairness
from flambeur.table.match import Match
from flambeur.table.replay import replay

COMMAND = "import sys; from flambeur.server.warming import warm; warm(sys.argv[1])"


def warm(game: str) -> None:
    """Calls, once, all compiled code that the server calls."""
    found = find(game)
    match = Match(found, parse(found.Options, found.id, {}), secret=fairness.new_secret(0))
    for level in ("random", "easy", "medium"):
        if not match.over:
            seat = match.actors[0]
            match.play(seat, suggest(match, seat, level, rollouts=1).action)
    match.view(0), match.events(0), match.scores, match.winners, match.digest, calls.rests(match._table, 0)
    again = replay(match.record(secret=True), Match)
    Match(found, again.options, secret=again.secret, position=again.position()["state"])


async def warm_apart(game: str) -> bool:
    """The same in another process, which leaves its code on disk; whether it did. Where that cannot help, at once False."""
    if not can_help(game):
        return False
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMMAND, game, stdin=asyncio.subprocess.DEVNULL,
                                                   stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL)
    try:
        return await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def can_help(game: str) -> bool:
    """If there is something to compile, a place to keep it, and the other process knows the game."""
    if not COMPILED or not sys.executable or game not in FOLDERS or game in GUESTS:
        return False
    from flambeur.kit.cache import folder
    return folder() is not None
