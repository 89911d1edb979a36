"""Buckets and bodies, with a clock that is moved by hand."""
import asyncio
from typing import Any

import pytest
from fastapi import FastAPI
from hypothesis import given
from hypothesis import strategies as st

from flambeur.server.gate.buckets import Bucket, Buckets
from flambeur.server.gate.limits import Limits
from flambeur.server.gate.refusals import App, Message, Receive, Scope, Send
from flambeur.server.journal.metrics import Metrics
from flambeur.server.settings import Settings
from tests.server.asgi import ask, reads_all, scope_of, told


class Hand:
    """A clock that is moved by hand."""
    now = 1000.0

    def __call__(self) -> float:
        return self.now


# tokens

def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Hand()
    bucket = Bucket(2.0, 3, clock)
    assert [bucket.take() for _ in range(3)] == [0.0] * 3
    assert bucket.take() == pytest.approx(0.5)
    assert bucket.take() == pytest.approx(0.5)            # what was refused was not taken
    clock.now += 0.5
    assert (bucket.take(), bucket.take() > 0) == (0.0, True)
    clock.now += 3600
    assert [bucket.take() > 0 for _ in range(4)] == [False] * 3 + [True]      # not more than the burst is saved


def test_several_tokens_at_once() -> None:
    bucket = Bucket(1.0, 10, Hand())
    assert bucket.take(7) == 0
    assert bucket.take(5) == pytest.approx(2.0)
    assert bucket.take(3) == 0


@given(st.lists(st.floats(0, 2), max_size=80), st.floats(0.5, 20), st.integers(1, 10))
def test_never_more_than_burst_and_rate(pauses: list[float], rate: float, burst: int) -> None:
    clock = Hand()
    bucket, given_out = Bucket(rate, burst, clock), 0
    for pause in pauses:
        clock.now += pause
        given_out += bucket.take() == 0
        assert given_out <= burst + rate * (clock.now - 1000.0) + 1e-6


def test_addresses_do_not_share_a_bucket() -> None:
    buckets = Buckets(1.0, 1, Hand())
    assert (buckets.take("a"), buckets.take("b"), buckets.take("a") > 0) == (0.0, 0.0, True)


def test_full_buckets_are_forgotten_and_memory_is_bounded() -> None:
    clock = Hand()
    buckets = Buckets(1.0, 1, clock, most=10)
    for k in range(10): buckets.take(f"old {k}")
    clock.now += 5                                        # they are full again
    buckets.take("new")
    assert list(buckets.full_at) == ["new"]
    for k in range(1000):
        buckets.take(f"flood {k}")
        assert len(buckets.full_at) <= 10
    assert buckets.take("flood 999") > 0                  # the latest are remembered


# connections


# requests

def limited(app: App = reads_all, clock: Hand | None = None, metrics: Metrics | None = None, **settings: Any) -> Limits:
    return Limits(app, Settings(**settings), metrics or Metrics(), {"/api/records": 5000}, clock or Hand())


def test_requests_of_an_address_are_counted() -> None:
    clock, metrics = Hand(), Metrics()
    app = limited(clock=clock, metrics=metrics, requests_per_second=0.5, request_burst=2)
    assert [ask(app, scope_of()).status for _ in range(3)] == [200, 200, 429]
    refused = ask(app, scope_of())
    assert refused["retry-after"] == "2"
    assert refused.json()["code"] == "slow_down"
    assert "2 s" in refused.json()["text"]["fr"]
    assert ask(app, scope_of(client="192.0.2.2")).status == 200
    assert ask(app, scope_of("/assets/app.js", "GET")).status == 200      # the page itself is not counted
    clock.now += 2
    assert ask(app, scope_of()).status == 200
    assert b'flambeur_errors_total{code="slow_down"} 2.0' in metrics.render()


def test_a_household_of_ipv6_is_one_address() -> None:
    app = limited(request_burst=1)
    assert [ask(app, scope_of(client=f"2001:db8::{k}")).status for k in (1, 2)] == [200, 429]


def test_addresses_come_from_named_proxies_only() -> None:
    said = [{"x-forwarded-for": f"198.51.100.{k}"} for k in (1, 2)]
    unnamed, named = limited(request_burst=1), limited(request_burst=1, proxies=("192.0.2.1",))
    assert [ask(unnamed, scope_of(headers=headers)).status for headers in said] == [200, 429]
    assert [ask(named, scope_of(headers=headers)).status for headers in said] == [200, 200]


def test_the_application_gets_the_address() -> None:
    for kind in ("http", "websocket"):
        scope = scope_of(client="2001:db8::7", kind=kind)
        ask(limited(), scope)
        assert scope["state"]["address"] == "2001:0db8:0000:0000::/64"


# bodies

@pytest.mark.parametrize(("path", "sizes", "status"), [
    ("/api/x", [1000], 200), ("/api/x", [1001], 413), ("/api/x", [400, 400, 200], 200), ("/api/x", [400, 400, 201], 413),
    ("/other", [1001], 413), ("/api/records", [5000], 200), ("/api/records", [4000, 1001], 413), ("/api/records/", [1001], 413),
])
@pytest.mark.parametrize("announced", [True, False])
def test_a_body_has_its_limit_announced_or_not(path: str, sizes: list[int], status: int, announced: bool) -> None:
    headers = {"content-length": str(sum(sizes))} if announced else {}
    found = ask(limited(body_bytes=1000), scope_of(path, headers=headers), [b"x" * n for n in sizes])
    assert found.status == status
    if status == 413: assert found.json()["code"] == "too_large"
    else: assert found.body == str(sum(sizes)).encode()


def test_who_announces_less_than_is_sent_is_found_out() -> None:
    assert ask(limited(body_bytes=1000), scope_of(headers={"content-length": "1"}), [b"x" * 1001]).status == 413


@pytest.mark.parametrize("length", ["9" * 5000, "٣" * 9, "-5", "x"])
def test_strange_lengths_do_no_harm(length: str) -> None:
    scope = scope_of()
    scope["headers"] = [(b"content-length", length.encode("utf-8"))]
    assert ask(limited(body_bytes=1000), scope, [b"x" * 10]).status in (200, 413)


def test_a_framework_that_catches_everything_answers_413_all_the_same() -> None:
    app = FastAPI()

    @app.post("/api/x")
    async def endpoint(body: dict[str, str]) -> int:
        return len(body)
    limits = limited(app, body_bytes=1000)
    scope = scope_of(headers={"content-type": "application/json"})
    found = ask(limits, scope, [b'{"a": "', b"x" * 2000, b'"}'])
    assert (found.status, found.json()["code"]) == (413, "too_large")
    assert ask(limits, scope_of(headers={"content-type": "application/json"}), [b'{"a": ', b'"b"}']).body == b"1"


def test_an_error_of_the_application_stays_its_own() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise KeyError("its own")
    with pytest.raises(KeyError, match="its own"):
        asyncio.run(told(limited(app), scope_of()))


def test_an_answer_that_has_begun_is_not_answered_again() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await receive()
    with pytest.raises(Exception, match="too large"):
        asyncio.run(told(limited(app, body_bytes=1000), scope_of(), [b"x" * 2000]))


def test_a_body_that_is_too_large_is_taken_up_to_a_point_so_that_its_sender_can_read_why() -> None:
    taken: list[int] = []

    async def receive() -> Message:
        taken.append(1 << 20)
        return {"type": "http.request", "body": bytes(1 << 20), "more_body": True}

    async def run() -> None:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)
        await limited(body_bytes=1000)(scope_of(headers={"content-length": str(1 << 40)}), receive, send)
        assert sent[0]["status"] == 413
    asyncio.run(run())
    assert len(taken) == 8
