"""uvicorn's WebSocket, with a way to write without waiting: messages are written where they are made, without a task to carry them."""
from collections.abc import Callable, Sequence
from contextlib import suppress

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request
from websockets.protocol import OPEN

from flambeur.server.door.crowd import Place
from flambeur.server.door.door import Door
from flambeur.server.door.pace import Taking

TEXT = b"\x81"                            # a last, and first, frame of text


class Wire(WebSocketsSansIOProtocol):
    """The application finds the wire in scope["state"]["wire"], once it has accepted the connection."""
    resumed: Callable[[], None] | None = None         # called when a client that was slow takes more
    heard = 0.0                                       # when the client last sent something
    door: Door | None = None                          # None: below is another HTTP than ours, which counts nobody
    place: Place | None = None
    taking: Taking | None = None                      # what the client has not taken yet

    def take_over(self, door: Door, place: Place, is_behind: bool) -> None:
        """What was a plain connection is a WebSocket from now on, with its place, and with what its client has not taken."""
        place.stay()
        self.door, self.place = door, place
        if is_behind: self.pause_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.door is not None: self.door.watch.discard(self)
        if self.place is not None: self.place.leave()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"): self.scope["state"]["wire"] = self

    @property
    def is_free(self) -> bool:
        """Whether the client keeps up with what was written."""
        return self.writable.is_set()

    def write(self, texts: Sequence[bytes]) -> None:
        """Write messages to an open connection; to one that is closing they are lost, as they would be on their way."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:       # the last test: the client is closing the connection
            return
        self.transport.write(b"".join(framed(text) for text in texts))

    def abort(self) -> None:
        """Close the connection at once; what has not gone out is lost."""
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.door is not None:
            self.taking = self.door.taking()
            self.taking.begin(self.loop.time())
            self.door.watch.add(self)

    def look(self, now: float) -> None:
        """Whoever does not take what was written is not waited for, not even with a goodbye."""
        if self.taking is not None and self.taking.is_late_with(self.transport.get_write_buffer_size(), now): self.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.door is not None: self.door.watch.discard(self)
        self.taking = None
        if self.resumed is not None: self.resumed()

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Only a client that has said nothing for so long is pinged: a client that plays is there."""
        left = (self.ping_interval or 0.0) - (self.loop.time() - self.heard)
        if left > 0: self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else: super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after each message until the application takes it; here only while another message is waiting. What is no
        text closes the connection, unless the client has just closed it, after such a message."""
        paused, self.read_paused = self.read_paused, self.read_paused or self.queue.empty()
        with suppress(InvalidState): super().send_receive_event_to_app()
        if not paused and self.queue.qsize() <= 1: self.read_paused = False


def framed(text: bytes) -> bytes:
    """A whole text message as a server sends it (RFC 6455, 5.2). What the library does takes five times as long, since the library
    knows everything else as well: masks, fragments, extensions."""
    n = len(text)
    if n < 126: return TEXT + n.to_bytes(1, "big") + text
    if n < 1 << 16: return TEXT + b"\x7e" + n.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + n.to_bytes(8, "big") + text
