"""Frames that we write ourselves are those of the library, and a client reads them."""
import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from flambeur.server.wire import framed

LENGTHS = [0, 1, 125, 126, 127, 1500, 65_535, 65_536, 200_000]


@pytest.mark.parametrize("n", LENGTHS)
def test_a_frame_is_what_the_library_would_write(n: int) -> None:
    text = ("é" * n).encode()[:n]
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_client_reads_several_in_one_write() -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    texts = [b"x" * n for n in LENGTHS]
    client.receive_data(b"".join(map(framed, texts)))
    assert [event.data for event in client.events_received() if isinstance(event, Frame)] == texts
