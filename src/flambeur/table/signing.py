"""Moves that are signed by the devices of their players, so that nobody can alter, drop, reorder or invent one unseen.

    key            of a device: a point of the curve P-256, given with the pledge of a seed and so part of the start entry (h)
    head k         what the first k entries of the record add up to: HMAC-SHA-256(secret, head k-1 || entry), from h on
    signature      ECDSA with SHA-256 over a text that says which table, which start, which head, which seat, which turn, which move

The heads are made with the table's secret: a device can sign one that covers choices which it may not know yet, and learns nothing from it.
Once the secret is known anyone can make the heads again. docs/fairness.md says what this proves.
"""
import hmac
import struct
from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from flambeur.table.fairness import canonical
from flambeur.table.record import Chance, Move

HEAD = 32                                 # bytes
WHOLE = 2**53                             # below this every language writes a whole number the same way


def exact(data: Any) -> Any:
    """JSON in which a number that is not whole stands as the eight bytes that it is: languages write such numbers differently."""
    if isinstance(data, float):
        return int(data) if data.is_integer() and abs(data) < WHOLE else {"double": struct.pack(">d", data).hex()}
    if isinstance(data, dict):
        return {name: exact(value) for name, value in data.items()}
    return [exact(value) for value in data] if isinstance(data, list) else data


# what is signed

def move_text(table: str, start: str, head: bytes, seat: int, turn: int, actions: Sequence[int], body: dict[str, Any] | None) -> bytes:
    """`start` is h, or empty where a position was laid: h would tell what is hidden there. The head covers h in any case."""
    said = {"what": "move", "table": table, "start": start, "head": head.hex(), "seat": seat, "turn": turn, "actions": list(actions)}
    return canonical(said | ({"body": exact(body)} if body is not None else {}))


def consent_text(table: str, commitment: str, seat: int, left_out: Sequence[int], seeds: Sequence[str | None]) -> bytes:
    return canonical({"what": "consent", "table": table, "commitment": commitment, "seat": seat, "left_out": list(left_out),
                      "seeds": list(seeds)})


def succession_text(table: str, start: str, seat: int, key: str | None) -> bytes:
    return canonical({"what": "succession", "table": table, "start": start, "seat": seat, "key": key})


# keys

@lru_cache(256)
def known(key: str) -> Any:
    """The key as the library has it; None: there is no such point. Loaded here, since most programs that use a table sign nothing."""
    from cryptography.hazmat.primitives.asymmetric import ec
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes.fromhex(key))
    except ValueError:
        return None


def holds(key: str, text: bytes, signature: str) -> bool:
    """Whether a signature, r and s one after the other as browsers write them, is by this key and of this text."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    point, raw = known(key), bytes.fromhex(signature)
    if point is None:
        return False
    try:
        point.verify(encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")), text, method())
    except InvalidSignature:
        return False
    return True


@lru_cache(1)
def method() -> Any:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    return ec.ECDSA(hashes.SHA256())


# heads

def first_head(secret: bytes, h: bytes) -> bytes:
    return hmac.digest(secret, b"head" + h, "sha256")


def next_head(secret: bytes, head: bytes, entry: Move | Chance) -> bytes:
    return hmac.digest(secret, head + canonical(covered(entry)), "sha256")


def covered(entry: Move | Chance) -> dict[str, Any]:
    """What a head covers of an entry: everything but its signature."""
    said: dict[str, Any]
    if isinstance(entry, Move):
        said = {"seat": entry.seat, "action": entry.action, "body": exact(entry.body), "away": entry.away}
    else:
        said = {"chance": entry.chance, "draws": entry.draws, "typed": entry.typed or None, "noise": entry.noise or None,
                "trail": exact(entry.trail)}
    return {name: value for name, value in said.items() if value is not None}


class Chain:
    """The heads of a game as it grows, and shrinks when something is taken back. Of each step it is known how many entries all players may
    vouch for: what somebody can still change in secret is not among these."""
    __slots__ = ("_dice", "_ends", "_heads", "_secret", "_settled")

    def __init__(self, secret: bytes, h: bytes) -> None:
        self._secret = secret
        self._heads = bytearray(first_head(secret, h))
        self._ends = array("I", [0])      # after each step: how many entries there are
        self._settled = array("I", [0])   # how many of these are settled
        self._dice = array("I", [0])      # and how many there were when dice were last thrown

    def __len__(self) -> int:
        return self._ends[-1]

    @property
    def settled(self) -> int:
        return self._settled[-1]

    @property
    def dice(self) -> int:
        """As many entries, at least, a device must vouch for with its next move: it has seen the dice."""
        return self._dice[-1]

    def head(self, k: int) -> bytes:
        return bytes(self._heads[HEAD * k:HEAD * (k + 1)])

    def grow(self, entries: Sequence[Move | Chance], is_settled: bool) -> None:
        """One step: a chance event, or moves that were made together."""
        for entry in entries:
            self._heads += next_head(self._secret, bytes(self._heads[-HEAD:]), entry)
        self._ends.append(self._ends[-1] + len(entries))
        self._settled.append(self._ends[-1] if is_settled else self._settled[-1])
        self._dice.append(self._ends[-1] if isinstance(entries[0], Chance) else self._dice[-1])

    def shrink(self) -> None:
        """The last step is undone."""
        for kept in (self._ends, self._settled, self._dice): kept.pop()
        del self._heads[HEAD * (self._ends[-1] + 1):]
