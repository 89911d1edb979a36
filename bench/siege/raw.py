"""Sockets by hand, for what no library would send: requests that are hardly HTTP, frames that are hardly frames."""
import asyncio
import base64
import contextlib
import os
import random
import struct

from tests.helpers.patience import PATIENCE

Answer = tuple[int, bytes]                # status and body; (0, b"") if the line was closed without one
CLOSED: Answer = (0, b"")


class Raw:
    """One TCP connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: int) -> "Raw":
        return cls(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 22))

    async def ask(self, data: bytes, more: bool = True) -> Answer:
        """Sends what may be a request, and reads what is answered. Without `more` it says that nothing else will come."""
        try:
            async with asyncio.timeout(PATIENCE):
                self.writer.write(data)
                if not more: self.fall_silent()
                await self.writer.drain()
                return await self.answer()
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            return CLOSED

    def fall_silent(self) -> None:
        """Says that nothing else will come, if the line still stands."""
        with contextlib.suppress(OSError): self.writer.write_eof()

    async def answer(self) -> Answer:
        head = await self.reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
        if status in (101, 204, 304): return status, b""
        if (length := fields.get(b"content-length")) is not None:
            return status, await self.reader.readexactly(int(length))
        if fields.get(b"transfer-encoding") == b"chunked": return status, await self._chunks()
        return status, await self.reader.read()

    async def _chunks(self) -> bytes:
        found = b""
        while size := int((await self.reader.readuntil(b"\r\n")).strip(), 16):
            found += (await self.reader.readexactly(size + 2))[:-2]
        await self.reader.readuntil(b"\r\n")
        return found

    async def shake(self) -> int:
        """The handshake of a WebSocket."""
        key = base64.b64encode(os.urandom(16)).decode()
        head = ("GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n")
        return (await self.ask(head.encode()))[0]

    async def rest(self) -> bytes:
        """All that comes until the server closes the line."""
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE): return await self.reader.read()
        return b""

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError): await self.writer.wait_closed()


def frame(luck: random.Random, payload: bytes) -> bytes:
    """A frame of which something is mostly wrong."""
    opcode = luck.choice([0, 1, 1, 1, 2, 3, 7, 8, 9, 10, 11, 15])
    final, masked, reserved = luck.random() < 0.8, luck.random() < 0.9, luck.choice([0, 0, 0, 1, 2, 4, 7])
    claim = luck.choice([len(payload)] * 6 + [len(payload) + 1, 2**16, 2**31, 2**63 - 1, 2**64 - 1])
    head = bytes([(final << 7) | (reserved << 4) | opcode])
    flag = masked << 7
    if claim < 126: head += bytes([flag | claim])
    elif claim < 65536: head += bytes([flag | 126]) + struct.pack("!H", claim)
    else: head += bytes([flag | 127]) + struct.pack("!Q", claim)
    mask = luck.randbytes(4)
    return head + (mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload)) if masked else payload)


def sound_frame(luck: random.Random, payload: bytes) -> bytes:
    """One that is as it should be; text that is none goes as bytes."""
    try:
        payload.decode()
        opcode = 1
    except UnicodeDecodeError:
        opcode = 2
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else bytes([0xfe]) + struct.pack("!H", len(payload))
    mask = luck.randbytes(4)
    return bytes([0x80 | opcode]) + length + mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload))


FAREWELL = bytes([0x88, 0x80, 0, 0, 0, 0])      # a close that is none the matter with
