"""Connections that never come to anything, on a real server: silent ones, halves of headers and bodies, a byte now and then, answers that
nobody reads. All of them are counted, none stays, and whoever is only slow is served."""
import asyncio
import contextlib
import json
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
import pytest

from flambeur.server.door.crowd import SPARE
from tests.helpers.patience import PATIENCE
from tests.server.client import new_table
from tests.server.intruder.test_frames import TEXT, Raw, line, raw, upgraded
from tests.server.nursery import Nursery
from tests.server.running import Server

pytestmark = pytest.mark.slow
HOUR = 3600
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HEADER = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
TABLE = json.dumps({"game": "las-vegas", "seats": [{"sitter": "device"}, {"sitter": "device"}]}).encode()


def body(length: int | None, more: str = "") -> bytes:
    """The header of a request with a body; None: the body comes in pieces."""
    size = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
    return f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{more}{size}\r\n\r\n".encode()


def serve(folder: Path, nursery: Nursery, test: Callable[[Server, Callable[..., Awaitable[list[Line]]]], Awaitable[None]],
          **settings: Any) -> None:
    """Runs a test with a server and with a function that opens lines, which says something on each. Nothing of this is a failure."""
    async def whole() -> None:
        async with Server(folder, nursery, log_level="debug", **settings) as server, AsyncLines() as lines:
            async def opened(n: int, said: bytes = b"") -> list[Line]:
                return [await lines.open(server.base, said) for _ in range(n)]
            await test(server, opened)
            written = server.log()
        assert "Traceback" not in written, written[-3000:]
    asyncio.run(whole())


class AsyncLines:
    """Lines that are open until the end of a test."""

    def __init__(self) -> None:
        self.writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> "AsyncLines":
        return self

    async def __aexit__(self, *_: object) -> None:
        for writer in self.writers: writer.transport.abort()

    async def open(self, base: str, said: bytes) -> Line:
        reader, writer = await line(base)
        self.writers.append(writer)
        writer.write(said)
        await writer.drain()
        return reader, writer


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """All that still comes until the server closes the line."""
    found = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while some := await reader.read(65536): found += some
    return found


async def answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next answer of a line that stays open."""
    async with asyncio.timeout(PATIENCE):
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        assert length, head
        return int(head.split(b" ")[1]), await reader.readexactly(int(length[1]))


async def asked(base: str, said: bytes) -> bytes:
    """All that a new line hears."""
    reader, writer = await line(base)
    writer.write(said + b"Connection: close\r\n\r\n")
    try:
        return await rest_of(reader)
    finally:
        writer.close()


async def status(base: str, said: bytes) -> int | None:
    """What a new line hears; None: it is closed without a word."""
    found = await asked(base, said)
    return int(found.split(b" ")[1]) if found else None


async def is_up(base: str, headers: dict[str, str] | None = None) -> None:
    """The server has answered somebody: so it has also heard all that was said to it before."""
    async with httpx2.AsyncClient(base_url=base, timeout=PATIENCE) as client:
        (await client.get("/api/games", headers={"connection": "close", **(headers or {})})).raise_for_status()


async def counted(base: str) -> int:
    """Open connections, without the one that asks."""
    found = re.search(rb"flambeur_connections ([\d.]+)", await asked(base, b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n"))
    assert found
    return round(float(found[1])) - 1


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await holds(): await asyncio.sleep(0.05)


def test_silence_and_halves_are_gone_after_their_time(tmp_path: Path, nursery: Nursery) -> None:
    async def test(server: Server, opened: Any) -> None:
        silent, headers = await opened(20), await opened(50, HEADER)
        bodies, pieces = await opened(20, body(1000) + b"{"), await opened(5, body(None) + b"5\r\n{")
        await until(lambda: all_counted(server.base, 95))
        await server.later(HOUR - 60)
        await is_up(server.base)
        assert await counted(server.base) >= 95, "not before"
        await server.later(120)
        assert {await rest_of(reader) for reader, _ in silent} == {b""}, "who said nothing hears nothing"
        for reader, _ in (*headers, *bodies, *pieces):
            assert (await rest_of(reader)).startswith(b"HTTP/1.1 408 "), "who began to ask hears why"
        await until(lambda: all_counted(server.base, 0))
    serve(tmp_path, nursery, test, header_seconds=HOUR, body_seconds=HOUR)


async def all_counted(base: str, n: int) -> bool:
    return await counted(base) == n if n == 0 else await counted(base) >= n


def test_a_byte_now_and_then_buys_no_time(tmp_path: Path, nursery: Nursery) -> None:
    async def test(server: Server, opened: Any) -> None:
        lines = [*await opened(1, HEADER), *await opened(1, body(1000)), *await opened(1, b"\r\n"),
                 *await opened(1, HEADER + b"\r\n" + HEADER)]          # the last one waits in a line that has been served
        for _ in range(5):
            for _, writer in lines: writer.write(b"\n" if writer is lines[2][1] else b"x")
            await is_up(server.base)
            await server.later(HOUR / 4)
        for reader, _ in lines: await rest_of(reader)
        await until(lambda: all_counted(server.base, 0))
    serve(tmp_path, nursery, test, header_seconds=HOUR, body_seconds=HOUR)


def test_who_is_slow_and_honest_is_served(tmp_path: Path, nursery: Nursery) -> None:
    """An upload over many minutes, and an answer that is read over many."""
    async def test(server: Server, opened: Any) -> None:
        padded = TABLE + b" " * 20_000
        [(reader, writer)] = await opened(1, body(len(padded)))
        for k in range(0, len(padded), 2500):
            await is_up(server.base)                  # all that was sent before has come
            await server.later(2000)
            writer.write(padded[k:k + 2500])
        made, _ = await answer(reader)
        assert made == 201
        writer.write(HEADER + b"\r\n")                # the same line serves another request
        assert (await answer(reader))[0] == 200
    serve(tmp_path, nursery, test, header_seconds=HOUR, body_seconds=HOUR, slowest_bytes_per_second=1)


def test_hello_has_its_time_too(tmp_path: Path, nursery: Nursery) -> None:
    async def test(server: Server, opened: Any) -> None:
        silent, half = await upgraded(server.base), await upgraded(server.base)
        half.frame(TEXT, b'{"type":"hello"', claim=100)
        await is_up(server.base)
        await server.later(HOUR + 1)
        assert [await one.closed() for one in (silent, half)] == [1008, 1008]
        await server.later(HOUR)                      # who does not say goodbye is not waited for
        for one in (silent, half):
            assert await rest_of(one.reader) == b""
            one.writer.close()
        await until(lambda: all_counted(server.base, 0))
    serve(tmp_path, nursery, test, hello_seconds=HOUR)


def test_all_connections_of_an_address_count(tmp_path: Path, nursery: Nursery) -> None:
    async def test(server: Server, opened: Any) -> None:
        table = await new_table(server.base, "device", "device")
        welcome = await raw(server.base, table)
        halves = await opened(3, body(1000) + b"{")
        await until(lambda: refused(server.base))
        found = await asked(server.base, HEADER)
        assert b'"code": "too_many"' in found
        assert b"\r\nconnection: close\r\n" in found.lower()
        deaf = await upgraded(server.base)            # browsers show a page nothing of a handshake: it is told what is wrong
        assert (await deaf.said("error"))["code"] == "too_many"
        assert await deaf.closed() == 1008
        with server.stopped(): crowd = await opened(SPARE + 10, body(1000))       # so that all of them come at once
        assert b"" in {await rest_of(reader) for reader, _ in crowd[SPARE:]}, "beyond these nobody is heard"
        for _, writer in (*halves, *crowd): writer.transport.abort()
        deaf.writer.transport.abort()
        await until(lambda: served(server.base))
        welcome.frame(TEXT, b'{"type":"ping"}')
        assert await welcome.said("pong")
        welcome.writer.close()
    serve(tmp_path, nursery, test, sockets_per_address=4)


async def refused(base: str) -> bool:
    return await status(base, HEADER) == 429


async def served(base: str) -> bool:
    return await status(base, HEADER) == 200


def test_who_has_not_asked_for_anything_makes_room(tmp_path: Path, nursery: Nursery) -> None:
    """Browsers open connections in advance, and keep those that have served them."""
    async def test(server: Server, opened: Any) -> None:
        kept = await opened(3, HEADER + b"\r\n")
        for reader, _ in kept: assert (await answer(reader))[0] == 200
        await server.later(2)
        for said in (b"", HEADER) * 3:
            new = await opened(3, said)
            await is_up(server.base)                  # who has come just now does not have to go already
            for reader, _ in kept: assert await rest_of(reader) == b""
            assert await counted(server.base) == 3
            await server.later(2)
            kept = new
    serve(tmp_path, nursery, test, sockets_per_address=4)


def test_behind_a_named_proxy_a_connection_is_whose_request_it_carries(tmp_path: Path, nursery: Nursery) -> None:
    async def test(server: Server, opened: Any) -> None:
        def by(who: int) -> bytes:
            return f"X-Forwarded-For: 192.0.2.{who}\r\n".encode()

        await opened(3, body(1000, by(7).decode()) + b"{")
        await opened(20)                              # of the proxy's own: nobody's
        await until(lambda: refused_of(server.base, by(7)))
        for who in (8, 8, 8, 8): assert await status(server.base, HEADER + by(who)) == 200
        [(reader, writer)] = await opened(1)
        for who in (8, 7, 9):                         # one line that carries requests of several
            writer.write(HEADER + by(who) + b"\r\n")
            assert (await answer(reader))[0] == (429 if who == 7 else 200)
            if who == 7: [(reader, writer)] = await opened(1)          # what is refused is closed
    serve(tmp_path, nursery, test, sockets_per_address=3, proxies=["127.0.0.1"])


async def refused_of(base: str, by: bytes) -> bool:
    return await status(base, HEADER + by) == 429


def test_requests_behind_each_other(tmp_path: Path, nursery: Nursery) -> None:
    """Each is answered in its turn; nonsense behind an answer ends the line, without a failure."""
    async def test(server: Server, opened: Any) -> None:
        [(reader, writer)] = await opened(1, (HEADER + b"\r\n") * 3 + body(len(TABLE)) + TABLE + HEADER)
        assert [(await answer(reader))[0] for _ in range(4)] == [200, 200, 200, 201]
        writer.write(b"\r\n")
        assert (await answer(reader))[0] == 200
        for nonsense in (b"GET\r\n\r\n", b"\x00" * 100):
            [(reader, writer)] = await opened(1, HEADER + b"\r\n" + nonsense)
            assert (await rest_of(reader)).count(b"HTTP/1.1") == 2
        chunked = body(None).replace(b"/api/tables", b"/api/nothing")
        [(reader, writer)] = await opened(1, chunked)
        assert (await answer(reader))[0] == 404
        writer.write(b"no chunk\r\n")
        assert b"HTTP" not in await rest_of(reader)
        for method in (b"POST", b"HEAD"):             # nonsense before an answer: one answer, and it is ours
            [(reader, _)] = await opened(1, body(None).replace(b"POST", method) + b"no chunk\r\n")
            assert (await rest_of(reader)).startswith(b"HTTP/1.1 400 ")
        [(_, writer)] = await opened(1, body(1000).replace(b"/api/tables", b"/api/records"))
        await is_up(server.base)
        writer.transport.abort()                      # in the middle of a body
        await until(lambda: all_counted(server.base, 0))
    serve(tmp_path, nursery, test)


@contextlib.asynccontextmanager
async def narrow(base: str) -> AsyncIterator[socket.socket]:
    """A line whose other end never reads, and has hardly any room for what comes."""
    parts = urlsplit(base)
    with socket.socket() as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        found.setblocking(False)
        await asyncio.get_running_loop().sock_connect(found, (parts.hostname, parts.port))
        yield found


def test_answers_that_nobody_reads(tmp_path: Path, nursery: Nursery) -> None:
    async def test(server: Server, opened: Any) -> None:
        loop = asyncio.get_running_loop()
        async with narrow(server.base) as deaf:
            pouring = asyncio.ensure_future(loop.sock_sendall(deaf, (b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") * 3000))
            await until(lambda: all_counted(server.base, 1))
            while await counted(server.base) > 0:     # blocked at some time, and then for an hour
                await server.later(HOUR + 1)
                await asyncio.wait([pouring], timeout=0.2)
            with contextlib.suppress(ConnectionError): await asyncio.wait_for(pouring, PATIENCE)
    async def in_time(server: Server, opened: Any) -> None:
        async with asyncio.timeout(PATIENCE): await test(server, opened)
    serve(tmp_path, nursery, in_time, unread_seconds=HOUR)


def test_a_websocket_that_nobody_reads(tmp_path: Path, nursery: Nursery) -> None:
    """Its outbox never gets full; but what was written is not taken, and neither is the goodbye."""
    async def test(server: Server, opened: Any) -> None:
        table = await new_table(server.base, "device", "device")
        deaf = await raw(server.base, table)
        deaf.writer.transport.pause_reading()         # type: ignore[attr-defined]
        pouring = asyncio.create_task(pour(deaf))
        await until(lambda: all_counted(server.base, 1))
        async with asyncio.timeout(PATIENCE):
            while await counted(server.base) > 0:
                await server.later(HOUR + 1)
                await asyncio.wait([pouring], timeout=0.2)
        await pouring
        deaf.writer.transport.abort()
    serve(tmp_path, nursery, test, unread_seconds=HOUR, outbox_messages=1_000_000, body_seconds=HOUR)


async def pour(deaf: Raw) -> None:
    with contextlib.suppress(ConnectionError):
        while not deaf.writer.transport.is_closing():
            for _ in range(500): deaf.frame(TEXT, b'{"type":"ping"}')
            await deaf.writer.drain()
