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
    """`Journal("rooms").info("loaded", table=id, entries=n)`: what happened, in a word or two, and fields."""

    def __init__(self, name: str) -> None:
        self.logger = logging.getLogger(f"flambeur.{name}")

    def debug(self, what: str, **fields: Any) -> None:
        self._log(logging.DEBUG, what, fields)

    def info(self, what: str, **fields: Any) -> None:
        self._log(logging.INFO, what, fields)

    def warning(self, what: str, **fields: Any) -> None:
        self._log(logging.WARNING, what, fields)

    def error(self, what: str, error: BaseException | None = None, **fields: Any) -> None:
        """An error, with the traceback, if an exception is given."""
        self._log(logging.ERROR, what, fields, error)

    def _log(self, level: int, what: str, fields: dict[str, Any], error: BaseException | None = None) -> None:
        if self.logger.isEnabledFor(level):
            self.logger.log(level, "%s", what, extra={"fields": fields}, exc_info=error)


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
        logger.setLevel(max(root.level, logging.INFO))         # below, uvicorn logs every message, in pieces that masks do not fit
    logging.getLogger("numba").setLevel(logging.WARNING)       # Numba tells its life at level debug
    return handler


class JsonLines(logging.Formatter):
    """Lines of JSON, masked as they are written, so that nothing gets around the masks: fields, messages and tracebacks alike."""

    def format(self, line: logging.LogRecord) -> str:
        return json.dumps(self.content(line), ensure_ascii=False, default=repr)

    def content(self, line: logging.LogRecord) -> dict[str, Any]:
        try:
            what, fields = described(line)
        except Exception:                 # somebody's arguments do not fit the message: logging itself would print them unmasked
            what, fields = str(line.msg), {}
        time = datetime.fromtimestamp(line.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        content = {"time": time, "level": line.levelname.lower(), "logger": line.name, "what": masked(what)}
        content |= {name if name not in content else f"{name}_": value for name, value in masked(fields).items()}
        if line.exc_info and line.exc_info[0] is not None:
            content["traceback"] = masked(self.formatException(line.exc_info))
        return content


class TextLines(JsonLines):
    """Lines for people, masked like those of JSON."""

    def format(self, line: logging.LogRecord) -> str:
        content = self.content(line)
        traceback = content.pop("traceback", "")
        time, level, _, what = (content.pop(name) for name in ("time", "level", "logger", "what"))
        fields = " ".join(f"{name}={value}" for name, value in content.items())
        shown = "".join(c if c.isprintable() else " " for c in f"{time[11:19]} {level:<7} {what} {fields}".rstrip())
        return f"{shown}\n{traceback}" if traceback else shown


def is_ours(line: logging.LogRecord) -> bool:
    """Whether to write a line down. uvicorn speaks of some mistakes of clients as if they were failures: of a WebSocket that was refused
    with an answer, and, with a traceback, of a text that is no UTF-8."""
    if not line.name.startswith("uvicorn"):
        return True
    if line.exc_info and isinstance(line.exc_info[1], UnicodeDecodeError):
        line.exc_info, line.levelno, line.levelname = None, logging.INFO, "INFO"
    return "without completing handshake" not in str(line.msg)


def described(line: logging.LogRecord) -> tuple[str, Mapping[str, Any]]:
    """What a line is about, and its fields. uvicorn's lines on requests and WebSockets begin with the client's address and have the
    query in their path: neither is kept."""
    fields: Mapping[str, Any] = getattr(line, "fields", {})
    args = line.args if isinstance(line.args, tuple) else ()
    if line.name == "uvicorn.access" and len(args) == 5:
        return "request", {"method": args[1], "path": path_of(args[2]), "status": args[4]}
    if line.name.startswith("uvicorn") and len(args) >= 2 and str(line.msg).startswith('%s - "WebSocket %s"'):
        status = args[2] if len(args) > 2 else 101 if "accepted" in str(line.msg) else 403
        return "websocket", {"path": path_of(args[1]), "status": status}
    return line.getMessage(), fields


def path_of(target: object) -> str:
    """A path without its query. The address of a feed is a secret as a whole: nothing of the address stays that could open the feed,
    however mistyped."""
    path = str(target).partition("?")[0].partition("#")[0]
    return f"{FEEDS}{HIDDEN}" if unquote(path).startswith(FEEDS) else path


def masked(value: Any) -> Any:
    """A value without what must not be known: fields with telling names, and whatever looks like a token, wherever it stands."""
    if isinstance(value, Mapping):
        return {str(name): HIDDEN if SECRET_NAMES.search(str(name)) else masked(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [masked(inner) for inner in value]
    if value is None or isinstance(value, bool | int | float):
        return value
    return TOKENS.sub(HIDDEN, PASSWORDS.sub(rf"\1:{HIDDEN}@", str(value)))
