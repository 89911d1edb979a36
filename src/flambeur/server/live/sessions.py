"""The live protocol: one WebSocket is one device at one table. The device says hello first; then requests come in and updates go out."""
import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from flambeur.errors import FlambeurError
from flambeur.kit.complaints import complaint
from flambeur.server.bots.preparing import with_progress
from flambeur.server.door.crowd import Crowd, Place
from flambeur.server.errors import Blocked, Malformed, NotYours, TooMany, WrongKey, WrongVersion
from flambeur.server.gate.buckets import Bucket, Buckets, SlowDown
from flambeur.server.identity.hashed import hash_address
from flambeur.server.live.requests import answer
from flambeur.server.rooms.house import House
from flambeur.server.rooms.room import Room
from flambeur.server.socket.connection import Connection
from flambeur.server.socket.messages import PROTOCOL, Hello, read_client
from flambeur.server.store.base import StoreError
from flambeur.server.tables.table import Table

REFUSED, GONE, AWAY = 1008, 1000, 1011    # codes with which a connection is closed
MISTAKES = 20                             # malformed messages after which a connection is closed


class Sockets:
    """All WebSockets of this process."""

    def __init__(self, house: House, crowd: Crowd) -> None:
        settings = house.settings
        self.house, self.crowd = house, crowd
        self.n = 0
        self.addresses = Buckets(settings.address_messages_per_second, settings.address_message_burst)
        house.metrics.sockets.set_function(lambda: self.n)

    async def serve(self, socket: WebSocket) -> None:
        """From the handshake to the end."""
        state = socket.scope["state"]
        who: str = state["address"]
        await socket.accept()
        connection = Connection(self.house.settings.outbox_messages, self.house.outboxes, state.pop("wire", None))
        connection.address = hash_address(who, self.house.address_secret)
        sender = asyncio.create_task(deliver(socket, connection))
        try:
            with self.placed(state.pop("place", None), who):
                await Session(self, socket, connection, who).run()
        except TooMany as error:
            self.complain(connection, None, error)
            connection.close(REFUSED, error.code)
        except (WebSocketDisconnect, RuntimeError):
            connection.close(GONE, "gone")
        finally:
            self.house.parted += 1
            connection.close(AWAY, "away")
            with contextlib.suppress(Exception):
                await asyncio.wait_for(sender, self.house.settings.hello_seconds)
            connection.let_go()

    @contextlib.contextmanager
    def placed(self, kept: Place | None, who: str) -> Iterator[None]:
        """The place of this address that the connection has, from the moment on at which it was opened (None: below is another server than
        ours, and the connection gets its place here). TooMany: it is not served."""
        place = kept or self.crowd.enter(who)
        try:
            place.take(who)
            self.n += 1
            try: yield
            finally: self.n -= 1
        finally:
            if kept is None: place.leave()

    def complain(self, connection: Connection, id: str | None, error: FlambeurError) -> None:
        self.house.metrics.errors.labels(error.code).inc()
        connection.send({"type": "error", "id": id, "code": error.code, "text": error.sentences})


class Session:
    """One connection's conversation."""

    def __init__(self, sockets: Sockets, socket: WebSocket, connection: Connection, who: str) -> None:
        self.sockets, self.house, self.socket, self.connection, self.who = sockets, sockets.house, socket, connection, who
        self.bucket = Bucket(self.house.settings.messages_per_second, self.house.settings.message_burst)
        self.mistakes = 0

    async def run(self) -> None:
        try:
            async with asyncio.timeout(self.house.settings.hello_seconds):
                hello = read(await self.receive())
            if not isinstance(hello, Hello):
                raise Malformed("the first message is hello", "le premier message est hello")
            room = await self.join(hello)
        except TimeoutError:
            return self.connection.close(REFUSED, "silent")
        except FlambeurError as error:
            self.sockets.complain(self.connection, None, error)
            return self.connection.close(REFUSED, error.code)
        try:
            while self.connection.closing is None and self.house.rooms.get(room.id) is room:
                await self.handle(room, await self.receive())
        finally:
            room.connections.discard(self.connection)
            if not self.house.closing: room.presence.changed()

    async def receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", GONE))
        text = message.get("text")
        return text if text is not None else ""

    async def join(self, hello: Hello) -> Room:
        """The token or key decides what the connection will see. A table that neither opens stays shut, whether it exists or not."""
        if hello.protocol != PROTOCOL:
            raise WrongVersion
        if wait := self.sockets.addresses.take(self.who):
            raise SlowDown(wait)
        if await asyncio.to_thread(self.house.store.is_blocked, self.connection.address, self.house.now()):
            raise Blocked
        room = await self.open(hello.table)
        connection = self.connection
        if hello.token is not None:
            connection.holder = await room.find_holder(hello.token)
            if connection.holder is None:
                raise NotYours("this device holds no seat at the table any more: ask for a new link",
                               "cet appareil n’a plus de place à cette table : demandez un autre lien")
        elif not room.opens(hello.key):
            raise WrongKey
        elif room.presence.watchers() >= self.house.settings.watchers_per_table:
            raise TooMany("too many are watching this table", "trop de monde regarde cette table")
        chats = await room.chat.history()
        await room.delivery.prepare(tuple(room.table.seats_of(connection.holder)), hello.seen)

        def enter(table: Table, at: int) -> None:
            connection.audience = tuple(table.seats_of(connection.holder))
            room.connections.add(connection)
            room.delivery.welcome(connection, hello.seen, chats, hello.at)
        await room.do(enter)              # in the room's queue, so that nothing is shown that is not stored
        await room.chat.catch_up(connection, chats)
        room.presence.changed()
        return room

    async def open(self, table: str) -> Room:
        """The table's room. Where its game has to be compiled first, the client is told how far that is."""
        def tell(share: float | None) -> None:
            self.connection.send({"type": "thinking", "seats": [], "preparing": True, "progress": share, "warming": []})
        return await with_progress(self.house.room(table), lambda: self.house.share(table), tell)

    async def handle(self, room: Room, text: str) -> None:
        """One message; what cannot be done is answered with a sentence."""
        id: str | None = None
        self.house.preparing.stirred = self.house.preparing.clock()
        try:
            if wait := self.bucket.take() or self.sockets.addresses.take(self.who):
                raise SlowDown(wait)
            message = read(text)
            if isinstance(message, Hello):
                raise Malformed("hello is said once", "hello ne se dit qu’une fois")
            id = getattr(message, "id", None)
            await answer(room, self.connection, message)
        except FlambeurError as error:
            self.sockets.complain(self.connection, id, error)
            self.count(error)
        except Exception as error:
            self.house.failed("request", room.id, error)
            self.sockets.complain(self.connection, id, StoreError("something went wrong here; it has been noted",
                                                                  "quelque chose n’a pas marché ici ; c’est noté"))

    def count(self, error: FlambeurError) -> None:
        """A client that goes on sending nonsense is shown out."""
        if isinstance(error, Malformed | SlowDown):
            self.mistakes += 1
            if self.mistakes > MISTAKES: self.connection.close(REFUSED, error.code)


def read(text: str) -> Any:
    try:
        return read_client.validate_json(text)
    except ValidationError as error:
        raise Malformed(*complaint(error, "the message", "dans le message", skip=1)) from None      # the first part of a place is the type


async def deliver(socket: WebSocket, connection: Connection) -> None:
    """What is in the outbox goes out, in its order, unless the wire has taken it; then the connection is closed."""
    try:
        while connection.closing is None or (connection.outbox and connection.wire is None):
            while connection.outbox and connection.wire is None:
                await socket.send({"type": "websocket.send", "text": connection.next().decode()})
            connection.stirred.clear()
            if connection.closing is None: await connection.stirred.wait()
        connection.flush()
        while connection.outbox: await socket.send({"type": "websocket.send", "text": connection.next().decode()})
        await socket.close(*connection.closing)
    except (WebSocketDisconnect, RuntimeError):
        connection.close(GONE, "gone")
