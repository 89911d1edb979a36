"""The processes that compile for us (helper.py): two, where there are two processors. They end when we do."""
import asyncio
import os
import sys

from flambeur.bots.code.builds import HELPER, Build, is_found_elsewhere
from flambeur.bots.code.pieces import ROUND, pieces
from flambeur.server.bots.compiling import Compiling

WAYS = ("all", "pieces")                  # one helper of each; see helper.py


def can_help(build: Build) -> bool:
    """Whether other processes are of any use."""
    return bool(sys.executable) and is_found_elsewhere(build)


async def compile_apart(build: Build, compiling: Compiling) -> None:
    """Returns when all pieces are on disk, or the helpers have failed: then what they left is compiled where it is loaded."""
    if not can_help(build):
        return
    found = await asyncio.to_thread(lambda: [(piece.name, piece.stage, piece.is_there()) for piece in pieces(build)])
    left = {name for name, _, there in found if not there}
    compiling.begin({**{name: stage for name, stage, _ in found}, ROUND: "table"}, left | ({ROUND} if left else set()))
    if left:
        async with asyncio.TaskGroup() as group:
            for way in WAYS[:os.cpu_count() or 1]: group.create_task(one_helper(build, way, compiling))


async def is_compiled(build: Build) -> bool:
    """Whether all pieces are on disk."""
    return can_help(build) and await asyncio.to_thread(lambda: all(piece.is_there() for piece in pieces(build)))


async def one_helper(build: Build, way: str, compiling: Compiling) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, *HELPER, build.game, build.options, way,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL)
    try:
        assert process.stdout is not None
        async for line in process.stdout:
            compiling.done(line.decode().strip())
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
