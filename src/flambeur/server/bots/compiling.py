"""What is being compiled of a build, and how far the work is: counted in pieces, never guessed from a clock."""
import asyncio

from flambeur.bots.code.pieces import STAGES, Stage


class Compiling:
    """Told by those who compile, asked by those who wait."""

    def __init__(self) -> None:
        self.stages: dict[str, Stage] = {}      # of all pieces; {}: not known
        self.left: set[str] = set()
        self.ended = False
        self._news = asyncio.Event()

    def begin(self, stages: dict[str, Stage], left: set[str]) -> None:
        """All pieces with their stages, and those that are still to be compiled."""
        self.stages, self.left = stages, left
        self._news.set()

    def done(self, name: str) -> None:
        """A piece is on disk."""
        self.left.discard(name)
        self._news.set()

    def end(self) -> None:
        """Nobody compiles any more: what is left now is compiled where it is loaded."""
        self.ended = True
        self._news.set()

    async def until(self, stage: Stage) -> None:
        """All pieces that the stage needs are on disk, or nobody compiles any more."""
        while not self.ended and (not self.stages or self.left.intersection(self.needed(stage))):
            self._news.clear()
            await self._news.wait()

    def share(self, stage: Stage) -> float | None:
        """How many of the pieces that the stage needs are there, of all of them; None: not known."""
        needed = self.needed(stage)
        return sum(name not in self.left for name in needed) / len(needed) if needed else None

    def needed(self, stage: Stage) -> list[str]:
        """The pieces of the stage and of those before it."""
        return [name for name, its in self.stages.items() if STAGES.index(its) <= STAGES.index(stage)]
