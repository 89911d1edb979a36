"""Below the protocol, on a real server: frames that are too large, torn, unmasked or no text, and requests that are no HTTP. Each ends
with the close code or status that the standards have for it; the server goes on, and its log tells of no failure."""
import asyncio
import base64
import contextlib
import json
import os
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from flambeur.server.gate.headers import HEADERS
from flambeur.server.socket.messages import PROTOCOL
from tests.helpers.patience import PATIENCE
from tests.server.client import Client, call, new_table
from tests.server.nursery import Nursery
from tests.server.running import Server

pytestmark = pytest.mark.slow
TEXT, BINARY, CLOSE, PING, CONTINUATION = 1, 2, 8, 9, 0


class Raw:
    """A WebSocket by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def frame(self, opcode: int, payload: bytes, *, final: bool = True, masked: bool = True, reserved: int = 0,
              claim: int | None = None) -> None:
        """`claim` is the length that the header says, whatever follows."""
        length = len(payload) if claim is None else claim
        head = bytes([(final << 7) | (reserved << 4) | opcode])
        flag = masked << 7
        if length < 126: head += bytes([flag | length])
        elif length < 65536: head += bytes([flag | 126]) + struct.pack("!H", length)
        else: head += bytes([flag | 127]) + struct.pack("!Q", length)
        self.writer.write(head + (bytes(4) + payload if masked else payload))      # a mask of zeros changes nothing

    def frames(self, *frames: tuple[int, bytes]) -> None:
        """Short ones, so that they come together."""
        self.writer.write(b"".join(bytes([128 | opcode, 128 | len(payload), *bytes(4), *payload]) for opcode, payload in frames))

    async def read(self) -> tuple[int, bytes]:
        """The next frame; (CLOSE, b"") when the line is dead."""
        try:
            async with asyncio.timeout(PATIENCE):
                first, second = await self.reader.readexactly(2)
                length = second & 127
                if length == 126: length = struct.unpack("!H", await self.reader.readexactly(2))[0]
                elif length == 127: length = struct.unpack("!Q", await self.reader.readexactly(8))[0]
                return first & 15, await self.reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError):
            return CLOSE, b""

    async def closed(self) -> int | None:
        """The code with which the server closes it; None: without one."""
        while True:
            opcode, payload = await self.read()
            if opcode == CLOSE:
                return struct.unpack("!H", payload[:2])[0] if payload else None

    async def said(self, kind: str) -> dict[str, Any]:
        while True:
            opcode, payload = await self.read()
            if opcode == PING: continue
            assert opcode == TEXT, (opcode, payload)
            message: dict[str, Any] = json.loads(payload)
            if message["type"] == kind:
                return message


async def line(base: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    parts = urlsplit(base)
    return await asyncio.open_connection(parts.hostname, parts.port)


async def http(base: str, request: bytes) -> bytes:
    """What a server answers to anything."""
    reader, writer = await line(base)
    writer.write(request)
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read(65536)
    except ConnectionError:
        return b""
    finally:
        writer.close()


async def upgraded(base: str) -> Raw:
    """A connection that has not said hello yet."""
    reader, writer = await line(base)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                 f"Sec-WebSocket-Key: {key}\r\n\r\n".encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return Raw(reader, writer)


async def raw(base: str, table: dict[str, str]) -> Raw:
    """A connection that has been welcomed."""
    found = await upgraded(base)
    found.frame(TEXT, json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table["table"], "token": table["token"]}).encode())
    assert 0 in (await found.said("welcome"))["you"]
    return found


def in_pieces(r: Raw) -> None:
    for k in range(6):
        r.frame(TEXT if k == 0 else CONTINUATION, b"a" * 4000, final=False)


Bad = Callable[[Raw], None]
GOODBYE, PROTOCOL_ERROR, NOT_TEXT, TOO_LARGE = 1000, 1002, 1007, 1009
FRAMES: dict[str, tuple[Bad, int]] = {
    "too large": (lambda r: r.frame(TEXT, b'"' + b"a" * 20_000 + b'"'), TOO_LARGE),
    "too large by its word": (lambda r: r.frame(TEXT, b"", claim=2**40), TOO_LARGE),
    "too large in pieces": (lambda r: in_pieces(r), TOO_LARGE),
    "no UTF-8": (lambda r: r.frame(TEXT, b'{"type":"ping\xff"}'), NOT_TEXT),
    "no UTF-8, then goodbye": (lambda r: r.frames((TEXT, b"\xff"), (CLOSE, b"\x03\xe8")), GOODBYE),
    "half a character": (lambda r: r.frame(TEXT, b"\xed\xa0\x80"), NOT_TEXT),
    "unmasked": (lambda r: r.frame(TEXT, b'{"type":"ping"}', masked=False), PROTOCOL_ERROR),
    "reserved bits": (lambda r: r.frame(TEXT, b"x", reserved=5), PROTOCOL_ERROR),
    "unknown kind": (lambda r: r.frame(11, b"x"), PROTOCOL_ERROR),
    "a continuation of nothing": (lambda r: r.frame(CONTINUATION, b"x"), PROTOCOL_ERROR),
    "a ping in pieces": (lambda r: r.frame(PING, b"x", final=False), PROTOCOL_ERROR),
    "a long ping": (lambda r: r.frame(PING, b"x" * 126), PROTOCOL_ERROR),
    "a length below zero": (lambda r: r.frame(TEXT, b"", claim=2**63), PROTOCOL_ERROR),
    "a close of one byte": (lambda r: r.frame(CLOSE, b"x"), PROTOCOL_ERROR),
}


async def check_frames(base: str, table: dict[str, str]) -> None:
    for name, (send, code) in FRAMES.items():
        one = await raw(base, table)
        send(one)
        assert await one.closed() in ({code} | ({TOO_LARGE} if name == "a length below zero" else set())), name
        one.writer.close()
    one = await raw(base, table)
    one.frame(BINARY, b'{"type":"ping"}')
    assert (await one.said("error"))["code"] == "malformed"
    one.frame(TEXT, b'{"type":', final=False)
    one.frame(PING, b"between")
    one.frame(CONTINUATION, b'"ping"}')
    assert (await one.read())[0] == 10
    assert await one.said("pong")
    one.writer.close()                    # in the middle of everything, without a word
    two = await raw(base, table)
    two.writer.write(b"\x81\xfe")         # the beginning of a frame
    await two.writer.drain()
    two.writer.close()


async def check_handshakes(base: str) -> None:
    upgrade = "GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    for lines in ("", "Sec-WebSocket-Version: 13\r\n", "Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
                  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n"):
        answer = await http(base, (upgrade + lines + "\r\n").encode())
        assert answer.split(b" ")[1] in (b"400", b"426"), answer
    foreign = await http(base, (upgrade + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                                          "Origin: http://evil.example.com\r\n\r\n").encode())
    assert foreign.startswith(b"HTTP/1.1 403"), foreign
    for name, value in HEADERS:
        assert name + b": " + value in foreign, name
    for garbage in (b"\x16\x03\x01\x02\x00\x01\x00", b"GET\r\n\r\n", b"\x00" * 100 + b"\r\n\r\n",
                    b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
                    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                    b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * 200_000 + b"\r\n\r\n"):
        answer = await http(base, garbage)
        assert not answer or answer.split(b" ")[1] in (b"400", b"431", b"505"), (garbage[:60], answer[:200])


def test_frames_and_handshakes(tmp_path: Path, nursery: Nursery) -> None:
    async def whole() -> None:
        async with Server(tmp_path, nursery, log_level="debug") as server:
            await server.ready()
            table = await new_table(server.base, "device", "random")
            async with Client(server.base, table["table"], table["token"]) as honest:
                await honest.start()
                before = honest.updates
                await check_frames(server.base, table)
                await check_handshakes(server.base)
                assert honest.updates == before
                await honest.act()
            assert (await call(server.base, "GET", "/healthz"))["ok"]
            written = server.log()
        assert "Traceback" not in written, written[-3000:]
        assert not any(secret in written or secret[:16] in written for secret in table.values() if len(secret) == 43)
    asyncio.run(whole())


def test_a_flood_that_is_never_read(tmp_path: Path, nursery: Nursery) -> None:
    """A client that asks and does not listen is closed, as soon as its outbox is full; it does not fill the memory, and others are
    served."""
    async def whole() -> None:
        async with Server(tmp_path, nursery, outbox_messages=50) as server:
            await server.ready()
            table = await new_table(server.base, "device", "device")
            deaf = await raw(server.base, table)
            deaf.writer.transport.pause_reading()      # type: ignore[attr-defined]
            pouring = asyncio.create_task(pour(deaf, lambda: deaf.frame(TEXT, b'{"type":"ping"}')))
            async with Client(server.base, table["table"], table["token"]) as honest:
                await honest.ask("say", seat=0, text="still here")
                await asyncio.wait_for(pouring, PATIENCE)
                await honest.ask("say", seat=0, text="still here")
            assert pouring.result() < MOST, "it was served for ever"
            deaf.writer.transport.abort()
            deaf.writer.close()
    asyncio.run(whole())


def test_who_is_silent_is_asked_and_who_does_not_answer_is_gone(tmp_path: Path, nursery: Nursery) -> None:
    async def whole() -> None:
        async with Server(tmp_path, nursery, ping_seconds=HOUR) as server:
            await server.ready()
            dead = await raw(server.base, await new_table(server.base, "device", "device"))
            await server.later(HOUR)
            while (await dead.read())[0] != PING: pass
            await server.later(HOUR)
            assert await dead.closed() == 1011
            dead.writer.close()
    asyncio.run(whole())


HOUR, MOST = 3600, 3_000_000


async def pour(deaf: Raw, send: Callable[[], None]) -> int:
    """Until the other side has had enough."""
    sent = 0
    with contextlib.suppress(ConnectionError):
        while sent < MOST and not deaf.writer.transport.is_closing():
            for _ in range(1000): send()
            sent += 1000
            await deaf.writer.drain()
    return sent
