"""The end of a server, for those who wait for a bot or for a game's compiled code."""
import asyncio
import contextlib
from collections.abc import Callable, Iterator

from flambeur.errors import FlambeurError


class Closing(FlambeurError):
    """The server shuts down; the bot of the next process will think again."""
    code = "closing"

    def __init__(self) -> None:
        super().__init__("the server shuts down", "le serveur s’arrête")


@contextlib.contextmanager
def unless(closed: Callable[[], bool]) -> Iterator[None]:
    """Tells the end of what is waited for, which is Closing, from the end of the task that waits."""
    try:
        yield
    except (asyncio.CancelledError, RuntimeError):
        task = asyncio.current_task()
        if closed() and not (task is not None and task.cancelling()):
            raise Closing from None
        raise
