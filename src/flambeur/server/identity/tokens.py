"""Tokens that hold seats and keys in links: unguessable, and known to the database by their hashes only."""
import base64
import hashlib
import hmac
import re
import secrets

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")                  # 32 bytes in base64url
TABLE = re.compile(r"[a-z2-7]{10}")                       # 50 bits in base32: public, but not to be met by chance
ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


def new_token() -> str:
    """32 random bytes: a token holds seats."""
    return base64.urlsafe_b64encode(secrets.token_bytes(32)).decode().rstrip("=")


def token_from(id: str, table: str) -> str:
    """The token of a device that has made an id for this table, always the same; as hard to guess as the id."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"flambeur seat {table} {id}".encode()).digest()).decode().rstrip("=")


def pass_from(holder: str, table: str, id: str) -> str:
    """The secret of a link that a device asks for by this request, always the same: so a request that comes again, be it to another
    process, makes no second link. As hard to guess as what is stored of the device's token, which nobody else is told."""
    mixed = hmac.new(holder.encode(), f"flambeur pass {table} {id}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(mixed).decode().rstrip("=")


def new_key() -> str:
    """32 random bytes in a link to sit down or to watch."""
    return new_token()


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def table_id_from(secret: str) -> str:
    """The id of the table that follows upon another one, always the same."""
    mixed = hmac.new(secret.encode(), b"flambeur rematch", hashlib.sha256).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in mixed[:10])


def is_token(text: str) -> bool:
    return TOKEN.fullmatch(text) is not None


def is_table_id(text: str) -> bool:
    return TABLE.fullmatch(text) is not None


def hash_token(token: str) -> str:
    """What is stored of a token or key. Both have 256 random bits, so that a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, stored: str | None) -> bool:
    """Whether a token is the one of a stored hash; a nearly right token takes as long as a wrong one."""
    return stored is not None and hmac.compare_digest(hash_token(token), stored)


def feed_key(stored: str) -> str:
    """What stands in the address of a seat's feed. The seat's device computes the key from its token; the key leads back to neither token
    nor hash."""
    mixed = hmac.new(stored.encode(), b"flambeur feed", hashlib.sha256).digest()
    return base64.urlsafe_b64encode(mixed).decode().rstrip("=")
