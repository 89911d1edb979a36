"""Coroutines in tests that talk to a browser."""
import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def apart(task: Coroutine[Any, Any, Any]) -> Any:
    """In a thread of its own, since Playwright's loop is running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, task).result()


def alone(work: Callable[[], Result]) -> Result:
    """The same for what starts a Playwright of its own: one thread has room for one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work).result()
