"""The live protocol: one WebSocket is one device at one table. It says hello first; then requests come in and updates go out."""
import asyncio
import contextlib
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from flambeur.errors import FlambeurError
from flambeur.server.connection import Connection
from flambeur.server.errors import Blocked, Malformed, NotYours, TooMany, WrongKey, WrongVersion
from flambeur.server.house import House
from flambeur.server.identity import group, hash_address
from flambeur.server.limits import Bucket, Buckets, Crowd, SlowDown
from flambeur.server.messages import PROTOCOL, Hello, read_client
from flambeur.server.requests import answer
from flambeur.server.room import Room
from flambeur.server.store.base import StoreError
from flambeur.server.table import Table

REFUSED, GONE, AWAY = 1008, 1000, 1011    # codes with which a connection is closed
PATIENCE = 0.5                            # seconds before one is told why it takes so long
MISTAKES = 20                             # malformed messages after which it is closed


class Sockets:
    """All connections of this process."""

    def __init__(self, house: House) -> None:
        settings = house.settings
        self.house = house
        self.crowd = Crowd(settings.sockets_per_address, settings.sockets)
        self.addresses = Buckets(settings.address_messages_per_second, settings.address_message_burst)
        house.metrics.sockets.set_function(lambda: self.crowd.n)

    async def serve(self, socket: WebSocket) -> None:
        """From the handshake to the end."""
        who = group(socket.scope["state"]["address"])
        await socket.accept()
        connection = Connection(self.house.settings.outbox_messages, self.house.post, socket.scope["state"].pop("wire", None))
        connection.address = hash_address(who, self.house.address_secret)
        try:
            self.crowd.enter(who)
        except TooMany as error:
            self.complain(connection, None, error)
            connection.close(REFUSED, error.code)
            return await deliver(socket, connection)
        sender = asyncio.create_task(deliver(socket, connection))
        try:
            await Session(self, socket, connection, who).run()
        except (WebSocketDisconnect, RuntimeError):
            connection.close(GONE, "gone")
        finally:
            self.crowd.leave(who)
            self.house.parted += 1
            connection.close(AWAY, "away")
            with contextlib.suppress(Exception):
                await asyncio.wait_for(sender, self.house.settings.hello_seconds)
            connection.let_go()

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
        """Who it is decides what it will see. What the key or token does not open stays shut, whether it exists or not."""
        if hello.protocol != PROTOCOL:
            raise WrongVersion
        if wait := self.sockets.addresses.take(self.who):
            raise SlowDown(wait)
        if await asyncio.to_thread(self.house.store.is_blocked, self.connection.address, self.house.now()):
            raise Blocked
        room = await self.open(hello.table)
        connection = self.connection
        if hello.token is not None:
            connection.holder = room.holder_of(hello.token)
            if connection.holder is None:
                raise NotYours("this device holds no seat at the table any more: ask for a new link",
                               "cet appareil n’a plus de place à cette table : demandez un autre lien")
        elif not room.opens(hello.key):
            raise WrongKey
        elif room.presence.watchers() >= self.house.settings.watchers_per_table:
            raise TooMany("too many are watching this table", "trop de monde regarde cette table")
        chats = await room.chat.history()

        def enter(table: Table, at: int) -> None:
            connection.audience = tuple(table.seats_of(connection.holder))
            room.connections.add(connection)
            room.delivery.welcome(connection, hello.seen, chats, hello.at)
        await room.do(enter)              # in its turn: nothing is shown that is not stored
        await room.chat.catch_up(connection, chats)
        room.presence.changed()
        return room

    async def open(self, table: str) -> Room:
        """The table's room. Where its game has to be compiled first, which takes half a minute, the client is told to be patient."""
        opening = asyncio.ensure_future(self.house.room(table))
        done, _ = await asyncio.wait([opening], timeout=PATIENCE)
        if not done:
            self.connection.send({"type": "thinking", "seats": [], "preparing": True})
        return await opening

    async def handle(self, room: Room, text: str) -> None:
        """One message; what cannot be done is answered with a sentence."""
        id: str | None = None
        self.house.thinking.stirred = self.house.thinking.clock()
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
        raise Malformed(*complaint(error)) from None


def complaint(error: ValidationError) -> tuple[str, str]:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = " ".join(str(part) for part in first["loc"])
    said = first["msg"].lower()
    return f"this message cannot be read: {where} {said}", f"message illisible : {where} {said}"


async def deliver(socket: WebSocket, connection: Connection) -> None:
    """What is in the outbox goes out, in its order, unless the wire has taken it; then the connection is closed."""
    try:
        while connection.closing is None or (connection.outbox and connection.wire is None):
            while connection.outbox and connection.wire is None:
                await socket.send({"type": "websocket.send", "text": connection.outbox.popleft().decode()})
            connection.stirred.clear()
            if connection.closing is None: await connection.stirred.wait()
        connection.flush()
        while connection.outbox: await socket.send({"type": "websocket.send", "text": connection.outbox.popleft().decode()})
        await socket.close(*connection.closing)
    except (WebSocketDisconnect, RuntimeError):
        connection.close(GONE, "gone")
