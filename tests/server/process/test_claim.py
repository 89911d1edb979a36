"""One server per SQLite database: the system's lock decides, and what the file says is believed only if the server says the same."""
import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from flambeur.server.process.claim import Running, Taken, claim, find, lock_file, wait_for
from flambeur.server.process.serve import PortError, bound, free_socket
from flambeur.server.settings import Settings
from tests.helpers.patience import PATIENCE


@contextmanager
def answering(text: str) -> Iterator[int]:
    """Something that answers /healthz; its port."""
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    monkeypatch.setattr("flambeur.server.process.claim.PATIENCE", PATIENCE)
    return Settings(data=str(tmp_path))


def test_the_file_lies_beside_an_sqlite_database_only(tmp_path: Path) -> None:
    assert lock_file(Settings(data=str(tmp_path))) == tmp_path / "tables.db.server"
    assert lock_file(Settings(database=f"sqlite:///{tmp_path}/x.db?timeout=1")) == tmp_path / "x.db.server"
    assert lock_file(Settings(database="sqlite://")) is None
    assert lock_file(Settings(database="postgresql://db/x")) is None


def test_of_two_servers_one_is_told_where_the_other_is(settings: Settings) -> None:
    with claim(settings) as held, answering('{"ok": true, "instance": "abc"}') as port:
        with pytest.raises(Taken, match="is starting"), claim(settings):
            pass
        held.tell(Running(1, "0.0.0.0", port, "abc"))
        with pytest.raises(Taken, match=f"http://127.0.0.1:{port}") as taken, claim(settings):
            pass
        assert taken.value.found == find(settings) == wait_for(settings, 0) == Running(1, "0.0.0.0", port, "abc")
        assert taken.value.text("fr") != taken.value.text("en")
    assert find(settings) is None
    with claim(settings):
        pass


@pytest.mark.parametrize("text", ['{"ok": true, "instance": "other"}', "[]", "no json", '{"ok": true}'])
def test_another_server_at_the_port_of_a_stale_file_is_not_taken_for_ours(settings: Settings, text: str) -> None:
    with answering(text) as port:
        lock_file(settings).write_text(json.dumps({"pid": 1, "host": "127.0.0.1", "port": port, "instance": "abc", "public_url": ""}))
        assert find(settings) is None


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"pid": 1}', '{"pid": 1, "host": "127.0.0.1", "port": 1, "instance": "abc"}'])
def test_a_stale_or_damaged_file_is_no_server(settings: Settings, text: str) -> None:
    lock_file(settings).write_text(text)
    assert find(settings) is None
    with claim(settings):                 # and it hinders nobody
        pass


def test_several_servers_may_share_postgresql() -> None:
    shared = Settings(database="postgresql://db/x")
    with claim(shared), claim(shared):
        assert find(shared) is None


@pytest.mark.parametrize(("running", "url"), [
    (Running(1, "127.0.0.1", 80, ""), "http://127.0.0.1:80"),
    (Running(1, "0.0.0.0", 8000, ""), "http://127.0.0.1:8000"),
    (Running(1, "::", 8000, ""), "http://[::1]:8000"),
    (Running(1, "2001:db8::1", 8000, ""), "http://[2001:db8::1]:8000"),
    (Running(1, "127.0.0.1", 8000, "", "https://play.example.org"), "https://play.example.org"),
])
def test_the_address_is_one_that_a_browser_can_open(running: Running, url: str) -> None:
    assert running.url == url


def test_a_busy_port_takes_the_next() -> None:
    with free_socket("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with free_socket("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] < port + 20


def test_small_answers_do_not_wait_for_larger_ones() -> None:
    """Nagle's algorithm is off: with it an answer of two parts takes 40 ms, since clients acknowledge the first one late."""
    async def run() -> int:
        accepted: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
        listening = bound("127.0.0.1", 0)
        async with await asyncio.start_server(lambda _, writer: accepted.set_result(writer), sock=listening):
            _, client = await asyncio.open_connection(*listening.getsockname())
            server = await accepted
            found: int = server.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            for writer in (client, server): writer.close()
        return found
    assert asyncio.run(run())


def test_a_port_is_busy_as_soon_as_it_is_bound() -> None:
    with bound("127.0.0.1", 0) as first, pytest.raises(OSError, match="in use"):
        bound("127.0.0.1", first.getsockname()[1])


def test_there_is_no_port_behind_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def busy(host: str, port: int) -> None:
        tried.append(port)
        raise OSError(98, "Address already in use")
    monkeypatch.setattr("flambeur.server.process.serve.bound", busy)
    with pytest.raises(PortError, match="port 65530 to 65535: Address already in use"):
        free_socket("127.0.0.1", 65530)
    assert tried == [*range(65530, 65536)]


def test_a_host_that_does_not_exist_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def unknown(host: str, port: int, **_: object) -> None:
        asked.append(port)
        raise socket.gaierror(-2, "Name or service not known")
    monkeypatch.setattr("socket.getaddrinfo", unknown)
    with pytest.raises(PortError, match="cannot listen on nowhere, port 8000 to 8019: Name or service not known"):
        free_socket("nowhere", 8000)
    assert asked == [8000]
