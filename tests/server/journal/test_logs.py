"""What is logged, and what never is."""
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from flambeur.server.identity.tokens import hash_token, new_token
from flambeur.server.journal import logs
from flambeur.server.journal.logs import Journal, masked
from flambeur.server.settings import Settings

TOUCHED = ("", "numba", *logs.UVICORN)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    before = [(logger := logging.getLogger(name), logger.handlers[:], logger.level, logger.propagate) for name in TOUCHED]
    yield
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.fixture
def out() -> io.StringIO:
    stream = io.StringIO()
    logs.configure(Settings(), stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_json_object_on_a_line(out: io.StringIO) -> None:
    Journal("rooms").info("loaded", table="abcdefghij", entries=12, over=False, names=("Zoë\n", None))
    Journal("rooms").debug("not at this level")
    [line] = lines(out)
    assert line.pop("time").endswith("Z")
    assert line == {"level": "info", "logger": "flambeur.rooms", "what": "loaded", "table": "abcdefghij", "entries": 12, "over": False,
                    "names": ["Zoë\n", None]}


def test_a_field_cannot_pretend_to_be_the_event(out: io.StringIO) -> None:
    Journal("rooms").info("real", **{"level": "fake", "time": "fake"})
    [line] = lines(out)
    assert (line["what"], line["level"], line["level_"]) == ("real", "info", "fake")


def test_no_secret_gets_through_however_it_is_wrapped(out: io.StringIO) -> None:
    token = new_token()
    journal = Journal("x")
    journal.info("a", token="short", sit_key="short", Secret="short", seeds=["short"], database_password="short")
    journal.info(f"b {token}", at=f"https://x.org/t/abc#k={token}", deep={"list": [{"inner": token}], "watch_token": "short"})
    journal.info("c", hash=hash_token(token), raw=token.encode(), url="postgresql://me:short@db/x")
    logging.getLogger("other.library").warning("d %s %r", token, {"x": token})
    try:
        raise ValueError(f"f {token}")
    except ValueError as error:
        journal.error("f", error, inner=error)
    text = out.getvalue()
    assert [line["what"][0] for line in lines(out)] == list("abcdf")
    assert token not in text
    assert hash_token(token) not in text
    assert "short" not in text
    assert "me:***@db/x" in text
    assert "ValueError: f ***" in lines(out)[-1]["traceback"]


def test_arguments_that_do_not_fit_are_left_out() -> None:
    """logging itself would print them, unmasked."""
    token = new_token()
    wrong = logging.makeLogRecord({"msg": "two %s %s", "args": (token,), "name": "x", "levelname": "INFO"})
    assert json.loads(logs.JsonLines().format(wrong))["what"] == "two %s %s"
    assert token not in logs.TextLines().format(wrong)


def test_what_is_no_secret_stays() -> None:
    assert masked({"table": "abcdefghij", "n": 3, "x": None, "share": 0.5}) == {"table": "abcdefghij", "n": 3, "x": None, "share": 0.5}
    assert masked("a" * 42) == "a" * 42
    assert masked("a" * 43) == "***"
    assert masked("see https://example.org:80/a and me@example.org") == "see https://example.org:80/a and me@example.org"


def test_uvicorn_tells_no_address_and_no_query(out: io.StringIO) -> None:
    logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', "192.0.2.1:5", "GET", "/api/tables?name=Anna", "1.1", 200)
    for end, more in ((" [accepted]", ()), (" 403", ()), (" %d", (429,))):
        logging.getLogger("uvicorn.error").info(f'%s - "WebSocket %s"{end}', "192.0.2.1:5", "/ws?name=Anna", *more)
    logging.getLogger("uvicorn.error").info("Started server process [%d]", 77)
    found = [(line["what"], line.get("path"), line.get("status")) for line in lines(out)]
    assert found == [("request", "/api/tables", 200), ("websocket", "/ws", 101), ("websocket", "/ws", 403), ("websocket", "/ws", 429),
                     ("Started server process [77]", None, None)]
    assert "192.0.2.1" not in out.getvalue()
    assert "Anna" not in out.getvalue()


def test_the_address_of_a_feed_is_not_written_down(out: io.StringIO) -> None:
    """It is a secret as a whole; a reader that mistypes it has still said most of it."""
    for path in ("/api/feeds/abcdefghij/uPphXtQm3B6_SFwj?lang=fr", "/api/feeds/abcdefghij", "/api/%66eeds/abcdefghij/uPphXtQm3B6_SFwj"):
        logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', "192.0.2.1:5", "GET", path, "1.1", 400)
    assert {line["path"] for line in lines(out)} == {"/api/feeds/***"}
    assert "SFwj" not in out.getvalue()


def test_a_terminal_gets_plain_lines() -> None:
    stream = Terminal()
    logs.configure(Settings(), stream)
    Journal("rooms").warning("slow", table="abc", text="a\x1b[2J\nb")
    assert stream.getvalue()[8:] == " warning slow table=abc text=a [2J b\n"
    try:
        raise KeyError("x")
    except KeyError as error:
        Journal("rooms").error("failed", error)
    assert stream.getvalue().endswith("KeyError: 'x'\n")


@pytest.mark.parametrize(("setting", "stream", "is_json"), [
    ("json", Terminal(), True), ("text", io.StringIO(), False), ("auto", io.StringIO(), True), ("auto", Terminal(), False),
])
def test_the_format_can_be_set(setting: str, stream: io.StringIO, is_json: bool) -> None:
    logs.configure(Settings(log_format=setting), stream)
    Journal("x").info("event")
    assert stream.getvalue().startswith("{") is is_json


def test_configured_twice_nothing_is_said_twice(out: io.StringIO) -> None:
    again = io.StringIO()
    logs.configure(Settings(log_level="error"), again)
    Journal("x").error("event")
    Journal("x").warning("too low")
    assert (len(lines(out)), len(lines(again))) == (0, 1)
