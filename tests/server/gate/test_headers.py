"""Every answer forbids what the page does not need."""
import asyncio

import pytest

from flambeur.server.gate.headers import CONTENT, Headers
from flambeur.server.gate.origins import Origins
from flambeur.server.gate.refusals import Message, Receive, Scope, Send
from flambeur.server.journal.metrics import Metrics
from flambeur.server.settings import Settings
from tests.server.asgi import ask, reads_all, scope_of, told


@pytest.mark.parametrize("path", ["/", "/api/tables", "/assets/app.js"])
def test_every_answer_has_them(path: str) -> None:
    found = ask(Headers(reads_all), scope_of(path, "GET"))
    assert found["content-security-policy"] == CONTENT
    assert found["referrer-policy"] == "no-referrer"
    assert found["x-content-type-options"] == "nosniff"
    assert "camera=()" in (found["permissions-policy"] or "")
    assert found["content-type"] == "text/plain"
    assert found.body == b"0"


@pytest.mark.parametrize(("headers", "said"), [
    ({"host": "127.0.0.1:8000"}, "same-origin"), ({"host": "[::1]:8000"}, "same-origin"), ({"host": "localhost"}, "same-origin"),
    ({"host": "example.org", "x-forwarded-proto": "https"}, "same-origin"), ({"host": "table.test:8000"}, None),
    ({"host": "192.168.1.7:8000"}, None), ({}, None), ({"host": "["}, None),
])
def test_windows_are_set_apart_where_browsers_trust_the_address(headers: dict[str, str], said: str | None) -> None:
    assert ask(Headers(reads_all), scope_of("/", "GET", headers))["cross-origin-opener-policy"] == said


def test_the_policy_lets_nothing_in_but_our_own_files() -> None:
    rules = dict(part.split(" ", 1) for part in CONTENT.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == rules["form-action"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == rules["object-src"] == "'none'"
    assert not any(word in CONTENT for word in ("unsafe", "http:", "https:", "ws:", "*"))


@pytest.mark.parametrize(("path", "kept"), [
    ("/api", "no-store"), ("/api/tables/x", "no-store"), ("/metrics", "no-store"), ("/apiary.js", None), ("/assets/app.js", None),
])
def test_what_is_private_is_not_kept(path: str, kept: str | None) -> None:
    assert ask(Headers(reads_all), scope_of(path, "GET"))["cache-control"] == kept


def test_what_the_application_says_itself_stays() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        own = [(b"Cache-Control", b"max-age=60"), (b"Referrer-Policy", b"origin")]
        await send({"type": "http.response.start", "status": 200, "headers": own})
        await send({"type": "http.response.body", "body": b""})
    found = ask(Headers(app), scope_of("/api/x"))
    assert [value for name, value in found.headers if name.lower() == "cache-control"] == ["max-age=60"]
    assert [value for name, value in found.headers if name.lower() == "referrer-policy"] == ["origin"]


def test_refusals_have_them_too() -> None:
    scope = scope_of(headers={"origin": "http://evil.example.com", "host": "127.0.0.1"})
    found = ask(Headers(Origins(reads_all, Settings(), Metrics())), scope)
    assert (found.status, found["x-content-type-options"]) == (403, "nosniff")


def test_what_is_not_http_passes() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "lifespan.startup.complete"})
    sent: list[Message] = asyncio.run(told(Headers(app), {"type": "lifespan"}))
    assert sent == [{"type": "lifespan.startup.complete"}]
