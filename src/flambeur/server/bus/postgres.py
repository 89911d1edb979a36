"""The bus through PostgreSQL's LISTEN and NOTIFY: one thread hears, one speaks, each with its own connection."""
import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Full, Queue

import psycopg
from psycopg import sql
from psycopg.conninfo import make_conninfo

from flambeur.server.bus.base import Gap, Hear
from flambeur.server.bus.notices import CHANNEL, Message, pack, unpack

Connection = psycopg.Connection[tuple[object, ...]]
PATIENCE = 0.5                            # seconds between looks whether the bus is closed
WAITS = (0.1, 0.2, 0.5, 1.0, 2.0)         # seconds before the next attempt to connect; the last one again and again
MOST = 10_000                             # messages that wait for a lost connection; more are dropped: each process reads after a gap


class PostgresBus:
    """The bus of processes that share a PostgreSQL database."""
    shared = True

    def __init__(self, conninfo: str, sender: str, channel: str = CHANNEL) -> None:
        self._conninfo = conninfo
        self._sender = sender
        self._channel = channel
        self._closed = threading.Event()
        self._queue: Queue[Message | None] = Queue(MOST)
        self._threads: list[threading.Thread] = []
        self._start(self._speak, "flambeur-bus-speaks")

    def publish(self, table: str, text: str) -> None:
        """Tell the others. Returns at once."""
        list(pack(self._sender, [(table, text)]))             # too long: the caller's mistake, told to the caller
        with suppress(Full):
            self._queue.put_nowait((table, text))

    def subscribe(self, hear: Hear, gap: Gap) -> None:
        """From now on, call these two in the event loop that runs now."""
        loop = asyncio.get_running_loop()

        def tell(work: Callable[[], None]) -> None:
            with suppress(RuntimeError):                      # the loop is closed: so is the server
                loop.call_soon_threadsafe(work)

        def receive(notice: str) -> None:
            try:
                sender, messages = unpack(notice)
            except ValueError:
                return                                        # somebody else uses the channel
            if sender != self._sender:
                tell(lambda: pass_on(messages, hear))

        self._start(lambda: self._listen(receive, lambda: tell(gap)), "flambeur-bus-hears")

    def close(self) -> None:
        """Say what is still to be said, then fall silent."""
        self._closed.set()
        with suppress(Full):
            self._queue.put_nowait(None)
        for thread in self._threads:
            thread.join(timeout=3)

    def _start(self, work: Callable[[], None], name: str) -> None:
        thread = threading.Thread(target=work, name=name, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _connect(self) -> Connection:
        return psycopg.connect(make_conninfo(self._conninfo, application_name="flambeur-bus"), autocommit=True)

    def _keep(self, work: Callable[[Connection, Callable[[], None]], None]) -> None:
        """Give `work` a connection, and a new one when that breaks; `work` calls its second argument when the connection is good."""
        failures = 0

        def good() -> None:
            nonlocal failures
            failures = 0

        while not self._closed.is_set():
            try:
                with self._connect() as connection:
                    work(connection, good)
            except psycopg.Error:
                self._closed.wait(WAITS[min(failures, len(WAITS) - 1)])
                failures += 1

    def _listen(self, receive: Callable[[str], None], gap: Callable[[], None]) -> None:
        def work(connection: Connection, good: Callable[[], None]) -> None:
            connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._channel)))
            good()
            gap()
            while not self._closed.is_set():
                for notice in connection.notifies(timeout=PATIENCE):
                    receive(notice.payload)

        self._keep(work)

    def _speak(self) -> None:
        unsaid: list[Message] = []

        def work(connection: Connection, good: Callable[[], None]) -> None:
            good()
            while True:
                done = self._gather(unsaid)
                for notice in pack(self._sender, unsaid):
                    connection.execute("SELECT pg_notify(%s, %s)", (self._channel, notice))
                unsaid.clear()
                if done:
                    return

        self._keep(work)

    def _gather(self, unsaid: list[Message]) -> bool:
        """Wait for something to say, unless a lost connection has left something unsaid; True: nothing more will come."""
        if not unsaid:
            first = self._queue.get()
            if first is None:
                return True
            unsaid.append(first)
        with suppress(Empty):
            while (more := self._queue.get_nowait()) is not None:
                unsaid.append(more)
            return True
        return self._closed.is_set()


def pass_on(messages: list[Message], hear: Hear) -> None:
    for table, text in messages:
        hear(table, text)
