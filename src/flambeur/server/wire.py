"""uvicorn's WebSocket with a way out for those who do not wait: messages are written where they are made, without a task to carry them."""
from collections.abc import Callable, Sequence

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

TEXT = b"\x81"                            # a last, and first, frame of text


class Wire(WebSocketsSansIOProtocol):
    """The application finds it in scope["state"]["wire"], once it has accepted the connection."""
    resumed: Callable[[], None] | None = None         # called when a client that was slow takes more
    heard = 0.0                                       # when the client last sent something

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"): self.scope["state"]["wire"] = self

    @property
    def is_free(self) -> bool:
        """Whether the client keeps up with what was written."""
        return self.writable.is_set()

    def write(self, texts: Sequence[bytes]) -> None:
        """Messages of a connection that is open; of one that is not they are lost, as on their way."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:       # the last: the client is closing it
            return
        self.transport.write(b"".join(framed(text) for text in texts))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.resumed is not None: self.resumed()

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Only to who has said nothing for so long: whoever plays is there."""
        left = (self.ping_interval or 0.0) - (self.loop.time() - self.heard)
        if left > 0: self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else: super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after each message until it is taken; here only when another one is waiting still."""
        paused, self.read_paused = self.read_paused, self.read_paused or self.queue.empty()
        super().send_receive_event_to_app()
        if not paused and self.queue.qsize() <= 1: self.read_paused = False


def framed(text: bytes) -> bytes:
    """A whole text message as a server sends it (RFC 6455, 5.2). What the library does for it takes five times as long, since it can do
    everything else as well: masks, fragments, extensions."""
    n = len(text)
    if n < 126: return TEXT + n.to_bytes(1, "big") + text
    if n < 1 << 16: return TEXT + b"\x7e" + n.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + n.to_bytes(8, "big") + text
