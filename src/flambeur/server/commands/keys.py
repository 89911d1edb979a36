"""The signature that a move carries, and devices that get another key in the middle of a game."""
from collections.abc import Sequence
from typing import Any, NamedTuple

from flambeur.server.commands.gathering import is_key, sits_there
from flambeur.server.errors import NotNow, Stale, WrongSignature
from flambeur.server.tables import entries as log
from flambeur.server.tables.table import Table
from flambeur.table.record import Signed


class Sign(NamedTuple):
    """A signature as it comes with a move: how many entries the device vouches for, and the signature."""
    after: int
    signature: str


def signed_by(table: Table, seat: int, turn: int | None, actions: Sequence[int], body: dict[str, Any] | None,
              sign: Sign | None) -> Signed | None:
    """The signature of a move, found to be right; None where the device of the seat does not sign. WrongSignature, or Stale if the device
    has not seen the last dice."""
    chain = table.signers.chain
    if chain is None or seat not in table.signers.current:
        if sign is not None: raise WrongSignature
        return None
    if sign is None or turn is None:
        raise WrongSignature
    if not chain.dice <= sign.after <= chain.settled:      # what lies beyond may change in secret: nobody learns how much that is
        raise Stale
    signed = Signed(turn=turn, after=sign.after, more=len(actions) - 1, signature=sign.signature)
    if not table.signers.is_by(seat, actions, body, signed):
        raise WrongSignature
    return signed


def change_key(table: Table, holder: int, seat: int, key: str | None, signature: str | None, at: int, id: str | None = None) -> None:
    """From here on another key, or none: the device has lost its own, or has got the seat from another one. All can see whether the old key
    has announced the new one."""
    table.playable()
    sits_there(table, holder, seat)
    is_key(key)
    if seat >= len(table.signers.keys) or table.signers.keys[seat] is None or table.signers.chain is None:
        raise NotNow("keys are given before the start", "les clés se donnent avant le début")
    if table.signers.current.get(seat) == key:
        raise NotNow("the seat signs with this key already", "la place signe déjà avec cette clé")
    table.allowance.check(seat)
    if signature is not None and not table.signers.is_announced(seat, key, signature):
        raise WrongSignature
    table.add(log.Keyed(seat=seat, key=key, signature=signature, holder=holder, id=id), at)
