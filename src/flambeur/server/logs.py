"""What the server writes down: one JSON object per line on stderr, or plain lines at a terminal. No secrets, no addresses, no queries."""
import json
import logging
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import IO, Any
from urllib.parse import unquote

from flambeur.server.settings import Settings

SECRET_NAMES = re.compile(r"token|key|secret|seed|password|authorization|cookie", re.IGNORECASE)
TOKENS = re.compile(r"[A-Za-z0-9_-]{43,}")              # 32 bytes in base64url; hashes in hexadecimal are as long
PASSWORDS = re.compile(r"(?<=://)([^/\s:@]*):[^/\s]*@")  # of a database's URL
HIDDEN = "***"
FEEDS = "/api/feeds/"
UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")


class Journal:
    """`Journal("rooms").info("loaded", table=id, entries=n)`: an event's name, and fields."""

    def __init__(self, name: str) -> None:
        self.logger = logging.getLogger(f"flambeur.{name}")

    def debug(self, event: str, **fields: Any) -> None:
        self._log(logging.DEBUG, event, fields)

    def info(self, event: str, **fields: Any) -> None:
        self._log(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Any) -> None:
        self._log(logging.WARNING, event, fields)

    def error(self, event: str, error: BaseException | None = None, **fields: Any) -> None:
        """With the traceback, if an exception is given."""
        self._log(logging.ERROR, event, fields, error)

    def _log(self, level: int, event: str, fields: dict[str, Any], error: BaseException | None = None) -> None:
        if self.logger.isEnabledFor(level):
            self.logger.log(level, "%s", event, extra={"fields": fields}, exc_info=error)


def configure(settings: Settings, stream: IO[str] | None = None) -> logging.Handler:
    """Everything that is logged in this process goes through one handler. (uvicorn gets log_config=None.)"""
    out = sys.stderr if stream is None else stream
    text = settings.log_format == "text" or (settings.log_format == "auto" and out.isatty())
    handler = logging.StreamHandler(out)
    handler.setFormatter(TextLines() if text else JsonLines())
    handler.addFilter(is_ours)
    root = logging.getLogger()
    for old in [h for h in root.handlers if isinstance(h.formatter, JsonLines)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(settings.log_level.upper())
    for name in UVICORN:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(max(root.level, logging.INFO))         # below, they write down every message, in pieces that masks do not fit
    logging.getLogger("numba").setLevel(logging.WARNING)       # it tells its life at level debug
    return handler


class JsonLines(logging.Formatter):
    """Masks while it writes, so that nothing gets around it: fields, messages and tracebacks alike."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(self.content(record), ensure_ascii=False, default=repr)

    def content(self, record: logging.LogRecord) -> dict[str, Any]:
        try:
            event, fields = described(record)
        except Exception:                 # somebody's arguments do not fit the message: logging itself would print them unmasked
            event, fields = str(record.msg), {}
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        content = {"time": time, "level": record.levelname.lower(), "logger": record.name, "event": masked(event)}
        content |= {name if name not in content else f"{name}_": value for name, value in masked(fields).items()}
        if record.exc_info and record.exc_info[0] is not None:
            content["traceback"] = masked(self.formatException(record.exc_info))
        return content


class TextLines(JsonLines):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        content = self.content(record)
        traceback = content.pop("traceback", "")
        time, level, _, event = (content.pop(name) for name in ("time", "level", "logger", "event"))
        fields = " ".join(f"{name}={value}" for name, value in content.items())
        line = "".join(c if c.isprintable() else " " for c in f"{time[11:19]} {level:<7} {event} {fields}".rstrip())
        return f"{line}\n{traceback}" if traceback else line


def is_ours(record: logging.LogRecord) -> bool:
    """Whether to write it down. uvicorn speaks of some mistakes of clients as if they were failures: of a WebSocket that was refused
    with an answer, and, with a traceback, of a text that is no UTF-8."""
    if not record.name.startswith("uvicorn"):
        return True
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
    return "without completing handshake" not in str(record.msg)


def described(record: logging.LogRecord) -> tuple[str, Mapping[str, Any]]:
    """The name of an event and its fields. uvicorn's lines on requests and WebSockets begin with the client's address and have the
    query in their path: neither is kept."""
    fields: Mapping[str, Any] = getattr(record, "fields", {})
    args = record.args if isinstance(record.args, tuple) else ()
    if record.name == "uvicorn.access" and len(args) == 5:
        return "request", {"method": args[1], "path": path_of(args[2]), "status": args[4]}
    if record.name.startswith("uvicorn") and len(args) >= 2 and str(record.msg).startswith('%s - "WebSocket %s"'):
        status = args[2] if len(args) > 2 else 101 if "accepted" in str(record.msg) else 403
        return "websocket", {"path": path_of(args[1]), "status": status}
    return record.getMessage(), fields


def path_of(target: object) -> str:
    """Without the query, and of a feed's address, which is a secret as a whole, without what opens it, however it was mistyped."""
    path = str(target).partition("?")[0].partition("#")[0]
    return f"{FEEDS}{HIDDEN}" if unquote(path).startswith(FEEDS) else path


def masked(value: Any) -> Any:
    """The same without what must not be known: fields with such names, and whatever looks like a token, wherever it stands."""
    if isinstance(value, Mapping):
        return {str(name): HIDDEN if SECRET_NAMES.search(str(name)) else masked(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [masked(inner) for inner in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    return TOKENS.sub(HIDDEN, PASSWORDS.sub(rf"\1:{HIDDEN}@", str(value)))
