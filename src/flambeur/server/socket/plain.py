"""uvicorn's HTTP connection, counted from its first moment and with time limits: for a header, for a body, and for taking the answer."""
from asyncio import Transport
from contextlib import suppress
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from flambeur.server.door.crowd import Place
from flambeur.server.door.door import Door
from flambeur.server.errors import TooMany
from flambeur.server.socket.wire import Wire

A_WHILE = 1.0                             # seconds after which a connection that has not asked for anything makes room for others
LATE = b"The request took too long."
PLAIN = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]


class PlainWire(H11Protocol):
    """The application finds the connection's place in scope["state"]["place"]. When the client asks for a WebSocket, a Wire takes over."""

    def __init__(self, door: Door, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self.door = door
        self.place: Place | None = None
        self.header = door.pace(door.settings.header_seconds)         # from the beginning, or from the answer before, silence included
        self.body = door.pace(door.settings.body_seconds)
        self.answer = door.taking()
        self.stage: tuple[object, object] | None = None               # how far the client is, and in which request

    def connection_made(self, transport: Transport) -> None:          # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)      # so that we hear of every byte that the client does not take
        try:
            self.place = self.door.enter(self.client, transport.close)
        except TooMany:
            transport.abort()
            return
        self.app_state = {**self.app_state, "place": self.place}
        self.door.watch.add(self)
        self.turn()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.watch.discard(self)
        if self.place is not None: self.place.leave()

    def data_received(self, data: bytes) -> None:
        self.body.moved += len(data)
        super().data_received(data)
        self.turn()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.turn()

    def turn(self) -> None:
        """The client may have got further: then something else is waited for, or nothing."""
        stage = (self.conn.their_state, self.cycle)
        if stage == self.stage or self.place is None:
            return
        self.stage, now = stage, self.loop.time()
        self.header.end()
        self.body.end()
        if stage[0] is h11.IDLE:
            self.header.begin(now)
            self.place.release()
        else:
            if stage[0] is h11.SEND_BODY: self.body.begin(now)
            self.place.stir()

    # what is waited for

    def look(self, now: float) -> None:
        if self.answer.since is not None:
            if self.answer.is_late_with(self.transport.get_write_buffer_size(), now): self.transport.abort()
        elif self.flow.read_paused:
            if self.body.since is not None: self.body.begin(now)      # it is us who do not take more of it
        elif self.header.is_late(now) or self.body.is_late(now):
            self.cut()
        elif self.place is not None and self.header.since is not None and now - self.header.since > A_WHILE:
            self.place.rest()

    def cut(self) -> None:
        """Whoever has begun to ask hears why there is no answer."""
        begun = self.conn.trailing_data[0] or self.body.since is not None
        if begun: self.say(408, LATE)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        self.say(400, msg.encode())
        self.transport.close()

    def say(self, status: int, text: bytes) -> None:
        """Instead of the application, of which nothing more is heard. If its answer has begun, or if an answer may not have a body (HEAD),
        what can still be said is said."""
        if self.cycle is not None: self.cycle.disconnected = True
        with suppress(h11.LocalProtocolError):
            for event in (h11.Response(status_code=status, headers=PLAIN), h11.Data(data=text), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")

    def pause_writing(self) -> None:
        super().pause_writing()
        self.answer.begin(self.loop.time())

    def resume_writing(self) -> None:
        super().resume_writing()
        self.answer.end()
        if self.header.since is not None: self.header.begin(self.loop.time())         # only now has the client the answer before

    # becoming a WebSocket

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.door.watch.discard(self)
        place, self.place = self.place, None
        if place is None:
            return
        if isinstance(self.ws_protocol_class, type) and issubclass(self.ws_protocol_class, Wire):
            self.ws_protocol_class = partial(taken_over, self.ws_protocol_class, self.door, place, self.flow.write_paused)    # type: ignore[assignment]
        else:
            self.app_state.pop("place")           # below is another WebSocket than ours, which keeps no place
            place.leave()
        super().handle_websocket_upgrade(event)


def taken_over(kind: type[Wire], door: Door, place: Place, is_behind: bool, **of_uvicorn: Any) -> Wire:
    wire = kind(**of_uvicorn)
    wire.take_over(door, place, is_behind)
    return wire
