"""Who is who, without accounts: unguessable tokens of which only hashes are kept, names and chat that cannot deceive, hashed addresses."""
import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from functools import lru_cache
from pathlib import Path

from flambeur.server.addresses import address

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")                  # 32 bytes in base64url
TABLE = re.compile(r"[a-z2-7]{10}")                       # 50 bits in base32: public, but not to be met by chance
ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")    # they show nothing: a name of them is empty
MARKS = 3                                 # that may stand on one letter; more would climb into the lines above


def new_token() -> str:
    """32 random bytes: holds a seat."""
    return base64.urlsafe_b64encode(secrets.token_bytes(32)).decode().rstrip("=")


def token_from(id: str, table: str) -> str:
    """The token of a device that has made an id for this table, always the same; as hard to guess as the id."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"flambeur seat {table} {id}".encode()).digest()).decode().rstrip("=")


def new_key() -> str:
    """The same, in a link to sit down or to watch."""
    return new_token()


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def is_token(text: str) -> bool:
    return TOKEN.fullmatch(text) is not None


def is_table_id(text: str) -> bool:
    return TABLE.fullmatch(text) is not None


def hash_token(token: str) -> str:
    """What is stored of a token or key. It has 256 random bits, so that a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, stored: str | None) -> bool:
    """Whether a token is the one of a stored hash; takes as long for a nearly right one."""
    return stored is not None and hmac.compare_digest(hash_token(token), stored)


def feed_key(stored: str) -> str:
    """What stands in the address of a seat's feed. Its device computes it from the token; it leads back to neither token nor hash."""
    mixed = hmac.new(stored.encode(), b"flambeur feed", hashlib.sha256).digest()
    return base64.urlsafe_b64encode(mixed).decode().rstrip("=")


def clean_name(text: str, most: int = 24) -> str:
    """A name on one line, as it will be shown; "" if nothing is left of it."""
    return clean(text, most)


def clean_chat(text: str, most: int = 300) -> str:
    """A chat message on one line, as it will be shown; "" if nothing is left of it."""
    return clean(text, most)


def clean(text: str, most: int) -> str:
    """One line of at most so many characters, in the usual form (NFC), without marks that are invisible, turn the direction of
    writing or pile up."""
    shown = "".join(" " if c.isspace() else c for c in text if c.isspace() or is_shown(c))
    composed = unicodedata.normalize("NFC", shown)
    return " ".join("".join(unpiled(composed)).split())[:most].rstrip()


def is_shown(c: str) -> bool:
    """Not: controls, formats (direction marks, joiners, tags), halves of pairs, private and unassigned ones."""
    return unicodedata.category(c)[0] != "C" and c not in INVISIBLE


def unpiled(text: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= MARKS: kept.append(c)
    return kept


def hash_address(text: str, secret: bytes) -> str:
    """What is stored of an address. There are so few IPv4 addresses that a plain hash could be reversed by trying them all: it takes
    the secret, which is not in the database. IPv6 counts by /64, which is what one household gets."""
    return hmac.new(secret, group(text).encode(), hashlib.sha256).hexdigest()[:32]


@lru_cache(4096)
def group(text: str) -> str:
    """The address, or the first half of it where one client has a whole half to choose from."""
    found = address(text)
    if found is None:
        return text
    return str(found) if found.version == 4 or found.is_loopback else f"{found.exploded[:19]}::/64"


def address_secret(folder: Path, given: str = "") -> bytes:
    """The operator's, which several machines must share, or the one in the data folder, made when it is first needed."""
    if given:
        return hashlib.sha256(given.encode()).digest()
    path = folder / "address-secret"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = folder / f"address-secret.{secrets.token_hex(8)}"
    if not path.exists():
        fresh.touch(mode=0o600, exist_ok=False)
        fresh.write_bytes(secrets.token_bytes(32))
        try:
            path.hardlink_to(fresh)       # of two processes that start at once, one wins
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return path.read_bytes()
