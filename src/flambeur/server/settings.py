"""Settings: every limit and period of the server, in one place. Flags win over environment variables, those over the defaults here."""
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from flambeur.errors import FlambeurError
from flambeur.server.identity.addresses import network

PREFIX = "FLAMBEUR_"


class SettingError(FlambeurError):
    """A setting that cannot be."""
    code = "setting"


def setting(default: Any, what: str, low: float = 0, high: float = 1_000_000_000, among: tuple[str, ...] = (), secret: bool = False) -> Any:
    """A field with its range, and the half-sentence that help and docs say of it."""
    return field(default=default, repr=not secret, metadata={"what": what, "low": low, "high": high, "among": among})


def default_threads() -> int:
    """One core is left to the event loop; more than four threads are for the operator to allow."""
    return min(max((os.cpu_count() or 1) - 1, 1), 4)


@dataclass(frozen=True)
class Settings:
    """All settings. `Settings()` serves this machine only, from a file in the user's data folder."""
    # where
    host: str = setting("127.0.0.1", "address to listen on")
    port: int = setting(8000, "port to listen on; 0: any that is free", high=65_535)
    data: str = setting("", "folder for the database and its backups; empty: the user's data folder")
    database: str = setting("", "database URL, sqlite:///… or postgresql://…; empty: a file in the data folder", secret=True)
    bus: str = setting("auto", "how processes tell each other of moves", among=("auto", "local", "postgres"))
    public_url: str = setting("", "address that players type, when a reverse proxy stands in front")
    origins: tuple[str, ...] = setting((), "further origins whose pages may connect, as https://example.org")
    proxies: tuple[str, ...] = setting((), "reverse proxies whose X-Forwarded-For is believed: addresses, networks, or unix")
    address_secret: str = setting("", "key under which addresses are hashed; empty: one is kept in the data folder", secret=True)
    # what one connection or address may do
    message_bytes: int = setting(16_384, "largest message of a WebSocket, in bytes", 256)
    messages_per_second: float = setting(10.0, "messages per second of a connection", 0.1)
    message_burst: int = setting(40, "messages that a connection may send at once", 1)
    address_messages_per_second: float = setting(50.0, "messages per second of all connections of an address", 0.1)
    address_message_burst: int = setting(200, "messages that an address may send at once", 1)
    requests_per_second: float = setting(5.0, "requests to the API per second of an address", 0.1)
    request_burst: int = setting(60, "requests to the API that an address may send at once", 1)
    body_bytes: int = setting(65_536, "largest body of a request, in bytes", 256)
    sockets_per_address: int = setting(120, "open connections of an address, WebSockets or not", 1)
    sockets: int = setting(10_000, "open connections of this process, WebSockets or not", 1)
    header_seconds: float = setting(15.0, "seconds in which the header of a request must come, silence before it included", 0.1)
    body_seconds: float = setting(20.0, "seconds in which the body of a request must come, and more only for the bytes that have come", 0.1)
    unread_seconds: float = setting(20.0, "seconds in which a client must take what is sent to it, and more only for the bytes taken", 0.1)
    slowest_bytes_per_second: int = setting(1000, "bytes per second that a client sends of a body, or takes, at least", 1)
    outbox_messages: int = setting(500, "messages that may wait for a slow connection before it is closed", 1)
    hello_seconds: float = setting(10.0, "seconds in which a connection must say who it is", 0.1)
    ping_seconds: float = setting(30.0, "seconds without a word from a client after which it is pinged", 1)
    # tables
    tables_per_address: int = setting(40, "unfinished tables that an address may have created", 1)
    tables_per_device: int = setting(200, "tables that a device may ask after at once", 1)
    watchers_per_table: int = setting(200, "spectators of a table")
    name_length: int = setting(24, "characters of a name", 1, 200)
    chat_length: int = setting(300, "characters of a chat message", 1, 4000)
    chat_history: int = setting(100, "chat messages that a table shows to people who come later")
    idle_seconds: float = setting(600.0, "seconds without a connection or a bot after which a table leaves the memory", 0.1)
    absence_seconds: float = setting(20.0, "seconds without a connection after which the others may let a bot play for somebody")
    grace_seconds: float = setting(60.0, "seconds after a restart, or after a sleep, in which no clock runs out")
    seed_seconds: float = setting(10.0, "seconds that a start waits for the players' seeds", 0.1)
    consent_seconds: float = setting(120.0, "seconds in which the others can agree to begin without somebody's seed", 1)
    pass_seconds: float = setting(900.0, "seconds in which a link that hands over a seat must be used", 1)
    # imported records
    import_bytes: int = setting(1_000_000, "largest record that can be imported, in bytes", 256)
    import_seconds: float = setting(10.0, "seconds of the processor's time that the replay of an imported record may take", 0.1)
    imports_at_once: int = setting(2, "imported records that are replayed at the same time", 1, 64)
    imports_per_address: int = setting(100, "records that an address may import, as long as it is remembered", 1)
    # replays
    replay_seconds: float = setting(5.0, "seconds of the processor's time that a page of a replay may take", 0.1)
    replays_per_address: int = setting(20, "pages of replays that an address may be waiting for", 1)
    # bots
    bot_threads: int = setting(default_threads(), "threads in which bots think", 1, 256)
    bot_max_seconds: float = setting(3.0, "seconds from a bot's turn to its move, waiting included", 0.1, 3600)
    bot_pause_seconds: float = setting(0.7, "seconds that a bot's move takes at least where several devices play", 0, 60)
    # keeping and forgetting
    keep_chat_days: float = setting(30.0, "days after the end that chat is kept")
    keep_abandoned_days: float = setting(90.0, "days that abandoned and forgotten tables are kept")
    keep_address_days: float = setting(1.0, "days that hashed addresses are kept")
    janitor_seconds: float = setting(3600.0, "seconds between two rounds of forgetting", 1)
    # processes
    lease_seconds: float = setting(6.0, "seconds after which a silent process loses its tables", 0.1)
    heartbeat_seconds: float = setting(2.0, "seconds between two signs of life of a process", 0.05)
    shutdown_seconds: float = setting(5.0, "seconds that a shutdown may take", 0.1)
    # watching the server
    log_format: str = setting("auto", "json, text, or text at a terminal only", among=("auto", "json", "text"))
    log_level: str = setting("info", "how much is logged", among=("debug", "info", "warning", "error"))
    metrics: str = setting("local", "who may read /metrics", among=("local", "all", "off"))

    def __post_init__(self) -> None:
        for f in fields(self):
            check(f.name, getattr(self, f.name), f.metadata)
        for url in (self.public_url, *self.origins):
            if url and not is_origin(url):
                raise SettingError(f"public_url and origins are addresses like https://example.org, without a path, not {url!r}",
                                   f"public_url et origins sont des adresses comme https://example.org, sans chemin, et non {url!r}")
        for proxy in self.proxies:
            if network(proxy) is None:
                raise SettingError(f"a proxy is an IP address, a network like 10.0.0.0/8, or unix, not {proxy!r}",
                                   f"un proxy est une adresse IP, un réseau comme 10.0.0.0/8, ou unix, et non {proxy!r}")
        if self.database and not self.database.startswith(("sqlite://", "postgresql://", "postgresql+psycopg://")):
            raise SettingError("a database begins with sqlite:/// or postgresql://",           # the rest may be a password: not repeated
                               "une base de données commence par sqlite:/// ou postgresql://")
        if self.heartbeat_seconds * 2 > self.lease_seconds:
            raise SettingError("heartbeat_seconds is at most half of lease_seconds, or one late sign of life loses the tables",
                               "heartbeat_seconds vaut au plus la moitié de lease_seconds, ou un seul retard perd les tables")

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] | None = None, **flags: Any) -> Self:
        """FLAMBEUR_PORT=8080 and the like, then what was typed as flags (None: not typed)."""
        given = os.environ if environ is None else environ
        known = {f.name: f for f in fields(cls)}
        values = {name: read(name, type(f.default), given[PREFIX + name.upper()])
                  for name, f in known.items() if PREFIX + name.upper() in given}
        return cls(**values | {name: value for name, value in flags.items() if value is not None})

    @property
    def data_folder(self) -> Path:
        import platformdirs
        return Path(self.data).expanduser() if self.data else platformdirs.user_data_path("flambeur", appauthor=False)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data_folder / 'tables.db'}"


def check(name: str, value: Any, limits: Mapping[str, Any]) -> None:
    if limits["among"] and value not in limits["among"]:
        among = ", ".join(limits["among"])
        raise SettingError(f"{name} is one of {among}, not {value!r}", f"{name} vaut l’un de {among}, et non {value!r}")
    if isinstance(value, int | float) and not limits["low"] <= value <= limits["high"]:      # (nan is in no range)
        low, high = limits["low"], limits["high"]
        raise SettingError(f"{name} is from {low} to {high}, not {value}", f"{name} va de {low} à {high}, et non {value}")


def read(name: str, kind: type, text: str) -> Any:
    """A setting from its text; lists are separated by commas."""
    if kind is tuple:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        return kind(text.strip())
    except ValueError:
        raise SettingError(f"{name} is a number, not {text!r}", f"{name} est un nombre, et non {text!r}") from None


def is_origin(url: str) -> bool:
    """Scheme, host and perhaps a port, nothing else."""
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and url == f"{parts.scheme}://{parts.netloc}" \
            and "@" not in parts.netloc and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
