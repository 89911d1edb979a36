"""A player who signs moves, takes another key, and hands the seats to another device, all while the server may die."""
import hashlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from flambeur.table import signing
from tests.helpers.devices import Device
from tests.server.client import call
from tests.server.whole.survivor import Survivor, insist

OFTEN = 0.02                              # of the steps: another key, another device
MOST = 3                                  # times that a player hands the seats over


class Signer(Survivor):
    signs = True

    def __init__(self, base: Callable[[], str], table: str, token: str | None = None, key: str | None = None, *, seed: int = 0) -> None:
        super().__init__(base, table, token, key, seed=seed)
        self.device = Device(self.rng.getrandbits(60))
        self.devices = {self.device.key: self.device}
        self.handed = 0

    async def pledge(self, seat: int) -> None:
        self.seeds[seat] = secrets.token_bytes(32)
        await self.ask("pledge", seat=seat, hash=hashlib.sha256(self.seeds[seat]).hexdigest(), key=self.device.key)

    def signing_for(self, seat: int) -> Device | None:
        """The device whose key the seat signs with now."""
        return self.devices.get(self.seats[seat]["key"])

    @property
    def promised(self) -> str:
        """What the entry that starts the game has fixed; empty: not yet."""
        return next((str(update["body"]["hash"]) for update in self.updates if update["kind"] == "start"), "")

    def vouched(self, seat: int, turn: int, actions: Sequence[int]) -> dict[str, Any]:
        """The signature that a move is sent with."""
        device, head = self.signing_for(seat), self.now["head"]
        if device is None or head is None: return {}
        text = signing.move_text(str(self.hello["table"]), self.promised, bytes.fromhex(head["hash"]), seat, turn, actions, None)
        return {"sign": {"after": head["after"], "signature": device.sign(text)}}

    async def consent(self, seat: int) -> None:
        """To begin without the seeds that are missing."""
        missing, device = self.now["missing"], self.signing_for(seat)
        if missing is None: return            # they have come meanwhile, or the start was called off
        commitment = next(update["body"]["commitment"] for update in self.updates if update["kind"] == "created")
        text = signing.consent_text(str(self.hello["table"]), commitment, seat, missing["seats"], missing["seeds"])
        await self.try_to("consent", seat=seat, signature=device.sign(text) if device is not None else None)

    def announced(self, seat: int, key: str) -> str | None:
        """The old key says that this one takes its place."""
        device = self.signing_for(seat)
        return None if device is None else device.sign(signing.succession_text(str(self.hello["table"]), self.promised, seat, key))

    def another(self) -> Device:
        self.device = Device(self.rng.getrandbits(60))
        self.devices[self.device.key] = self.device
        return self.device

    async def besides(self) -> None:
        await super().besides()
        if self.rng.random() < OFTEN: await self.change_key(self.rng.choice(self.you))
        if self.rng.random() < OFTEN and self.handed < MOST and not self.over: await self.hand_over()

    async def change_key(self, seat: int) -> None:
        """Half of the time the old one is lost, and announces nothing."""
        key = self.another().key
        await self.try_to("key", seat=seat, key=key, signature=self.announced(seat, key) if self.rng.random() < 0.5 else None)

    async def hand_over(self) -> str:
        """All seats go to another device, which goes on as this one did. Returns the link's secret, which works no more."""
        seats, key = list(self.you), self.another().key
        told = [self.announced(seat, key) for seat in seats]
        is_announced = None not in told and self.rng.random() < 0.5
        fields = {"key": key, "signatures": told} if is_announced else {}
        said = await self.ask("hand", seats=seats, **fields)
        await self.drop()
        ticket, id = said["data"]["pass"], secrets.token_urlsafe(32)
        taken = await insist(lambda: call(self.where(), "POST", "/api/passes", {"ticket": ticket, "id": id}))
        self.hello["token"] = taken["token"]
        self.handed += 1
        await self.connect()
        for seat in seats:
            if self.promised and self.seats[seat]["key"] != key: await self.try_to("key", seat=seat, key=key)
        return str(ticket)
