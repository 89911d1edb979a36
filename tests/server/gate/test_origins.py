"""Foreign pages are refused; what is no page is not asked."""
import pytest

from flambeur.server.gate.origins import Origins
from flambeur.server.journal.metrics import Metrics
from flambeur.server.settings import Settings
from tests.server.asgi import Answer, ask, reads_all, scope_of

HOME = Settings()
PUBLIC = Settings(public_url="https://games.example.org", origins=("http://dev.example.org:5173",))


def answer(settings: Settings, headers: dict[str, str], kind: str = "http", method: str = "POST", metrics: Metrics | None = None) -> Answer:
    app = Origins(reads_all, settings, metrics or Metrics())
    return ask(app, scope_of(headers=headers, kind=kind, method=method))


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(("settings", "origin", "host", "allowed"), [
    (HOME, "http://127.0.0.1:8000", "127.0.0.1:8000", True),
    (HOME, "http://localhost:8000", "localhost:8000", True),
    (HOME, "http://LOCALHOST:8000", "localhost:8000", True),
    (HOME, "http://[::1]:8000", "[::1]:8000", True),
    (HOME, "http://192.168.1.5", "192.168.1.5", True),
    (HOME, "http://192.168.1.5", "192.168.1.5:80", True),                       # the same, said at length
    (HOME, "https://192.168.1.5", "192.168.1.5", True),                         # a proxy speaks https for us
    (HOME, "http://annas-laptop:8000", "annas-laptop:8000", True),
    (HOME, "http://annas-laptop.local:8000", "annas-laptop.local:8000", True),
    (HOME, "http://127.0.0.1:8001", "127.0.0.1:8000", False),                   # another server on this machine
    (HOME, "http://localhost:8000", "127.0.0.1:8000", False),
    (HOME, "http://192.168.1.5:8000", "192.168.1.5", False),
    (HOME, "http://evil.example.com", "127.0.0.1:8000", False),
    (HOME, "http://evil.example.com:8000", "evil.example.com:8000", False),     # a name that was pointed to this machine
    (HOME, "http://127.0.0.1.evil.example.com:8000", "127.0.0.1:8000", False),
    (HOME, "null", "127.0.0.1:8000", False),
    (HOME, "", "127.0.0.1:8000", False),
    (HOME, "file://", "127.0.0.1:8000", False),
    (HOME, "chrome-extension://abcdef", "127.0.0.1:8000", False),
    (HOME, "http://127.0.0.1:8000/", "127.0.0.1:8000", False),                  # no browser writes that
    (HOME, "http://127.0.0.1:8000 http://evil.example.com", "127.0.0.1:8000", False),
    (HOME, "http://evil.example.com@127.0.0.1:8000", "127.0.0.1:8000", False),
    (HOME, "http://127.0.0.1:99999", "127.0.0.1:8000", False),
    (HOME, "http://127.0.0.1:8000", "", False),
    (PUBLIC, "https://games.example.org", "games.example.org", True),
    (PUBLIC, "https://games.example.org:443", "127.0.0.1:8000", True),          # the proxy does not pass the host on
    (PUBLIC, "http://dev.example.org:5173", "games.example.org", True),
    (PUBLIC, "http://games.example.org", "games.example.org", False),           # not over the open line
    (PUBLIC, "https://games.example.org.evil.example.com", "games.example.org", False),
    (PUBLIC, "https://xgames.example.org", "games.example.org", False),
    (PUBLIC, "http://dev.example.org", "games.example.org", False),
    (PUBLIC, "http://127.0.0.1:8000", "127.0.0.1:8000", True),                  # the operator, on the machine itself
])
def test_whose_pages_may_speak(settings: Settings, origin: str, host: str, allowed: bool, kind: str) -> None:
    found = answer(settings, {"origin": origin, "host": host}, kind)
    assert found.status == (200 if allowed else 403)
    if not allowed:
        assert found.json()["code"] == "foreign_origin"
        assert kind == "websocket" or set(found.json()["text"]) == {"en", "fr"}


def test_a_client_that_is_no_browser_says_no_origin() -> None:
    assert answer(HOME, {"host": "127.0.0.1:8000"}, "websocket").status == 200
    assert answer(HOME, {"host": "127.0.0.1:8000"}).status == 200


@pytest.mark.parametrize(("site", "status"), [("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)])
def test_a_browser_that_hides_the_origin_is_known_by_another_sign(site: str, status: int) -> None:
    assert answer(HOME, {"host": "127.0.0.1:8000", "sec-fetch-site": site}).status == status


def test_two_origins_are_none() -> None:
    scope = scope_of(headers={"host": "127.0.0.1:8000"})
    scope["headers"] += [(b"origin", b"http://127.0.0.1:8000"), (b"origin", b"http://evil.example.com")]
    assert ask(Origins(reads_all, HOME, Metrics()), scope).status == 403


def test_looking_is_free_and_refusals_are_counted() -> None:
    metrics, foreign = Metrics(), {"origin": "http://evil.example.com", "host": "127.0.0.1:8000"}
    assert [answer(HOME, foreign, method=method, metrics=metrics).status for method in ("GET", "HEAD", "OPTIONS")] == [200] * 3
    assert [answer(HOME, foreign, method=method, metrics=metrics).status for method in ("POST", "PUT", "PATCH", "DELETE")] == [403] * 4
    assert b'flambeur_errors_total{code="foreign_origin"} 4.0' in metrics.render()


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("host", ["[", "[::1", "]", "a b", "evil@127.0.0.1:8000", "x:99999", "x:y", "x/y", "x?y", "[zz]", "\x00"])
def test_what_is_sent_to_a_name_that_is_none_is_refused(host: str, method: str, kind: str) -> None:
    found = answer(HOME, {"host": host}, kind, method)
    assert found.status in (400, 1008, 403)
    if kind == "http": assert (found.status, found.json()["code"]) == (400, "no_host")
