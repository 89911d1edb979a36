"""Dice that can be proved fair: fixed before play by a secret that was committed to, mixed with the players' seeds.

    commitment     SHA-256 of the 32-byte secret, published before the start
    h              SHA-256 of the start entry in canonical JSON: table, game, rules version, options, seeds
    event k        the generator seeded with HMAC-SHA-256(secret, h || k as 8 bytes): its draws are the values

Once the secret is known anyone can draw the values again. This proves that they were fixed before play and not altered; it does not
prove that whoever held the secret did not look ahead.
"""
import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Any

SECRET_BYTES = 32


def new_secret(seed: int | None = None) -> bytes:
    """Random; from a plain number for games that one wants to repeat."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return hashlib.sha256(f"flambeur seed {seed}".encode()).digest()


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def canonical(data: Any) -> bytes:
    """JSON with sorted keys, no spaces, UTF-8: the same bytes everywhere."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def start_hash(start: Any) -> bytes:
    return hashlib.sha256(canonical(start)).digest()


def event_key(secret: bytes, h: bytes, k: int) -> bytes:
    """What seeds the generator for chance event k."""
    return hmac.digest(secret, h + k.to_bytes(8, "big"), "sha256")


def deal_key(secret: bytes, h: bytes) -> bytes:
    """What seeds the generator that deals what a laid position leaves out."""
    return hmac.digest(secret, h + b"deal", "sha256")


def values(secret: bytes, h: bytes, k: int, sizes: Sequence[int]) -> list[int]:
    """The draws of event k, each exactly uniform below its size."""
    from flambeur.kit.calls import draws_from
    return draws_from(event_key(secret, h, k), sizes)
