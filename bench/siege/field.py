"""A table at which some are hostile: connections of the device that made it, a spectator and a stranger, among people who play."""
import asyncio
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import flambeur
from bench.siege.foes import Attacker, Foe, Stranger
from bench.siege.friends import Friend
from bench.siege.messages import Messages
from bench.siege.scene import Scene
from flambeur.server.socket.messages import PROTOCOL
from flambeur.server.store.base import Store
from flambeur.server.store.rows import Stored
from flambeur.server.tables.table import load_table
from tests.server.client import Refusal, call, new_table
from tests.server.whole.proof import Findings, check_requests, done_twice, requests_in

HONEST = 2                                # the device of the guest
STEPS = 8                                 # that each friend may take after a burst, at most
AFTERWARDS = 12                           # bursts when the game is over


@dataclass(frozen=True)
class Plan:
    """A table. The last seat is an honest guest's, unless all seats are one device's."""
    game: str
    options: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    guest: bool = True
    hands: bool = False                   # its seats go from device to device


PLANS = (
    Plan("las-vegas"), Plan("las-vegas", {"neutral_dice": True}, hands=True), Plan("las-vegas", table={"dice": "manual"}, guest=False),
    Plan("las-vegas", table={"clock": {"seconds": 5, "out": "bot"}}), Plan("las-vegas-cards", hands=True),
    Plan("las-vegas-cards", {"sequential": True}), Plan("las-vegas-cards", {"sequential": True, "chips": True}))
SEATS = 3


class Field:
    def __init__(self, base: str, seed: int, number: int) -> None:
        self.base, self.luck, self.plan = base, random.Random(seed), PLANS[number % len(PLANS)]
        self.messages = Messages(self.luck)
        self.answers: Counter[str] = Counter()
        self.sent = 0
        self.kinds: Counter[str] = Counter()
        self.states: Counter[str] = Counter()
        self.stalls = "clock" in self.plan.table

    async def __aenter__(self) -> "Field":
        plan = self.plan
        seats = ["device"] * (SEATS - plan.guest) + ["open"] * plan.guest
        options = {"players": SEATS, **plan.options}
        self.made = await new_table(self.base, *seats, game=plan.game, hints=True, options=options, **plan.table)
        self.id = self.made["table"]
        self.owner = await self.friend(self.made["token"], hosts=True)
        self.guest = await self.friend(await self.sit(), hosts=False) if plan.guest else None
        self.friends = [friend for friend in (self.owner, self.guest) if friend is not None]
        said: dict[str, Any] = {"type": "hello", "protocol": PROTOCOL, "table": self.id}
        own = [Foe(self.base, lambda: {**said, "token": self.owner.hello["token"]}, Scene(SEATS, devices=self.owner.devices), self.answers)
               for _ in range(3)]
        watching = Foe(self.base, lambda: {**said, "key": self.made["watch"]}, Scene(SEATS), self.answers)
        self.foes: list[Attacker] = [*own, watching, Stranger(self.base, self.id, self.answers)]
        return self

    async def friend(self, token: str, hosts: bool) -> Friend:
        friend = Friend(lambda: self.base, self.made, token, self.luck.getrandbits(40), hosts=hosts, hands=hosts and self.plan.hands)
        await friend.connect()
        return friend

    async def sit(self) -> str:
        sat = await call(self.base, "POST", f"/api/tables/{self.id}/seats", {"key": self.made["sit"], "name": "Ann"})
        return str(sat["token"])

    async def __aexit__(self, *_: object) -> None:
        for foe in self.foes: await foe.drop()
        for friend in self.friends: await friend.drop()

    async def fight(self, messages: int) -> None:
        """Foes shout; after each burst all do what is right, so that the game goes on through all of its states."""
        over = 0
        while self.sent < messages and over < AFTERWARDS:
            self.sent += await self.luck.choice(self.foes).shout(self.messages)
            for _ in range(self.luck.randint(1, STEPS)):
                for friend in self.friends: await friend.go_on()
                await asyncio.sleep(0)
            if self.stalls and self.owner.now["status"] == "playing": await self.stall()
            over += self.owner.over

    async def stall(self) -> None:
        """Once all wait, until the clock of somebody has run out."""
        self.stalls = False
        await self.owner.wait(lambda: self.owner.over or any(seat["away"] for seat in self.owner.seats))

    async def use_links_again(self, findings: Findings) -> None:
        for ticket in self.owner.used:
            try:
                await call(self.base, "POST", "/api/passes", {"ticket": ticket})
                findings.expect(False, "wrong", f"{self.id}: a link worked twice")
            except Refusal as refusal:
                findings.expect(refusal.code == "link_used", "wrong", f"{self.id}: {refusal.code} for a link that was used")

    def judge(self, store: Store, findings: Findings) -> None:
        """What stands in the log afterwards: only what its sender may do; it replays; nobody has heard a secret."""
        stored = store.read(self.id)
        assert stored is not None
        asked = requests_in(stored)
        findings.expect(not done_twice(stored), "doubled", f"{self.id}: a request was done twice")
        for friend in self.friends: check_requests(friend, asked, findings)
        self.count(stored, findings)
        table = load_table(self.id, bytes.fromhex(stored.row.secret), stored.entries, stored.names, lambda: None)
        findings.expect(not table.changed_rules, "wrong", f"{self.id}: the log does not replay")
        self.states[table.status] += 1
        if table.status == "over" and (kept := store.record(self.id)) is not None:
            findings.expect(flambeur.verify(json.loads(kept.body)).ok, "wrong", f"{self.id}: the record does not verify")
        secrets = [*([str(self.guest.hello["token"])] if self.guest else []), *([stored.row.secret] if table.result is None else [])]
        heard = [text for foe in self.foes for text in foe.raw]
        for secret in secrets:
            findings.expect(not any(secret in text for text in heard), "leaked", f"{self.id}: a secret was told")
        for leak in (leak for foe in self.foes for leak in foe.leaks): findings.expect(False, "leaked", leak)

    def count(self, stored: Stored, findings: Findings) -> None:
        """The kinds of entries; nobody but the guest, or a bot, has acted for the guest."""
        guests = self.guest.you if self.guest is not None else []
        for entry in stored.entries:
            body = json.loads(entry.body)
            self.kinds[entry.kind] += 1
            if body.get("signed"): self.kinds["move, signed"] += 1
            if body.get("typed"): self.kinds["chance, typed in"] += 1
            if entry.kind == "move" and body["seat"] in guests:
                findings.expect(body.get("holder") in (HONEST, None), "wrong", f"{self.id}: moved for another")
