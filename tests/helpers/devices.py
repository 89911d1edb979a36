"""Devices that sign, as the page does: with a key of their own, always the same for the same number."""
import hashlib

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Device:
    def __init__(self, number: int) -> None:
        secret = int.from_bytes(hashlib.sha256(b"device %d" % number).digest(), "big") >> 1
        self._private = ec.derive_private_key(secret, ec.SECP256R1())
        self.key = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint).hex()

    def sign(self, text: bytes) -> str:
        r, s = decode_dss_signature(self._private.sign(text, ec.ECDSA(hashes.SHA256(), deterministic_signing=True)))
        return (r.to_bytes(32, "big") + s.to_bytes(32, "big")).hex()
