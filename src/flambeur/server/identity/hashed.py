"""Addresses as they are kept: hashed under a secret that is not in the database."""
import hashlib
import hmac
import secrets
from functools import lru_cache
from pathlib import Path

from flambeur.server.identity.addresses import address
from flambeur.server.private import private_folder


def hash_address(text: str, secret: bytes) -> str:
    """What is stored of an address. There are so few IPv4 addresses that a plain hash could be reversed by trying them all: so the
    hash takes a secret, which is not in the database. IPv6 counts by /64, which is what one household gets."""
    return hmac.new(secret, group(text).encode(), hashlib.sha256).hexdigest()[:32]


@lru_cache(4096)
def group(text: str) -> str:
    """The address, or the first half of it where one client has a whole half to choose from."""
    found = address(text)
    if found is None:
        return text
    return str(found) if found.version == 4 or found.is_loopback else f"{found.exploded[:19]}::/64"


def address_secret(folder: Path, given: str = "") -> bytes:
    """The secret of the operator, which several machines must share, or the one in the data folder, made when it is first needed."""
    if given:
        return hashlib.sha256(given.encode()).digest()
    path = folder / "address-secret"
    private_folder(folder)
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
