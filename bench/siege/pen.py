"""Signatures of foes who have a key: right ones, and such as are nearly right."""
import random
from collections.abc import Sequence
from typing import Any

from bench.siege.scene import Scene
from flambeur.table import signing
from tests.helpers.devices import Device

RIGHT = 0.6
ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551      # of P-256
HEAD = "00" * signing.HEAD


class Pen:
    def __init__(self, luck: random.Random) -> None:
        self.luck = luck

    def move(self, scene: Scene, seat: int, turn: int, actions: Sequence[int]) -> dict[str, Any] | None:
        """What a move carries; None: nothing."""
        if not scene.devices: return None
        device = scene.device_of(seat)
        right, head = self.luck.random() < RIGHT, scene.now.get("head") or {"after": 0, "hash": HEAD}
        if device is None and right: return None
        after, said, start = head["after"], head["hash"], scene.start
        if not right:
            wrong = self.luck.randrange(9)
            if wrong == 0: return None
            if wrong == 1: after = max(0, after + self.luck.choice([-1, 1, 50]))
            if wrong == 2: said = self.luck.randbytes(signing.HEAD).hex()
            if wrong == 3: seat = (seat + 1) % scene.seats
            if wrong == 4: turn += 1
            if wrong == 5: actions = [*actions, 0]
            if wrong == 6: start = ""
        text = signing.move_text(scene.table, start, bytes.fromhex(said), seat, turn, actions, None)
        return {"after": after, "signature": self.name(device or self.any(scene), text, scene, right)}

    def consent(self, scene: Scene, seat: int) -> str | None:
        missing = scene.now.get("missing") or {"seats": [], "seeds": []}
        text = signing.consent_text(scene.table, scene.commitment, seat, missing["seats"], missing["seeds"])
        return self.by_seat(scene, seat, text)

    def succession(self, scene: Scene, seat: int, key: str | None) -> str | None:
        return self.by_seat(scene, seat, signing.succession_text(scene.table, scene.start, seat, key))

    def by_seat(self, scene: Scene, seat: int, text: bytes) -> str | None:
        device = scene.device_of(seat) or (self.any(scene) if scene.devices else None)
        return None if device is None or self.luck.random() < 0.2 else self.name(device, text, scene, self.luck.random() < RIGHT)

    def any(self, scene: Scene) -> Device:
        return self.luck.choice(list(scene.devices.values()))

    def name(self, device: Device, text: bytes, scene: Scene, right: bool) -> str:
        """A signature. Not quite right: by another key, of another text, with a digit changed, without numbers, or the other of the two
        that hold by the mathematics of the curve."""
        if right: return device.sign(text)
        wrong = self.luck.randrange(5)
        if wrong == 0: return self.any(scene).sign(text)
        if wrong == 1: return device.sign(text + b" ")
        if wrong == 2: return self.luck.choice(["0", "f"]) * 128
        good = device.sign(text)
        if wrong == 3: return f"{good[:64]}{ORDER - int(good[64:], 16):064x}"
        at = self.luck.randrange(128)
        return f"{good[:at]}{(int(good[at], 16) + 1) % 16:x}{good[at + 1:]}"
