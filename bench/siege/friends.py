"""Those who just want to play: they do what is right, one step at a time, so that a table goes through all of its states."""
import contextlib
from collections.abc import Callable
from typing import Any

from tests.server.client import Refusal, call
from tests.server.whole.signer import Signer


class Friend(Signer):
    """Foes may have the same seats, and take keys, seeds and turns away at any moment: what is refused is tried again later."""

    def __init__(self, base: Callable[[], str], made: dict[str, str], token: str, seed: int, *, hosts: bool, hands: bool) -> None:
        super().__init__(base, made["table"], token, seed=seed)
        self.made, self.hosts, self.hands = made, hosts, hands
        self.used: list[str] = []         # links that work no more

    async def go_on(self) -> None:
        if self.closed is not None: await self.come_back()
        with contextlib.suppress(Refusal): await self.step()

    async def step(self) -> None:
        if self.now["status"] == "playing": await self.play()
        elif self.now["status"] == "gathering": await (self.open_up() if self.now["starting"] else self.gather())
        elif self.now["rematch"] is None:
            wanted = {seat for vote in self.now["votes"] if vote["what"] == "rematch" for seat in vote["seats"]}
            for seat in set(self.you) - wanted: await self.ask("rematch", seat=seat)

    async def gather(self) -> None:
        """Sits down again if a foe got up, pledges, and presses start. One who hosts loses a seed now and then."""
        if self.hosts and not self.you:
            await call(self.where(), "POST", f"/api/tables/{self.made['table']}/seats", self.seat_wanted())
        for seat in self.you:
            if not self.seats[seat]["pledged"]:
                await self.pledge(seat)
                if self.hosts and self.rng.random() < 0.1: del self.seeds[seat]
        if self.rng.random() < (0.3 if self.hosts else 0.05): await self.ask("start", fill="easy")

    def seat_wanted(self) -> dict[str, Any]:
        return {"key": self.made["sit"], "token": self.hello["token"], "name": "host"}

    async def open_up(self) -> None:
        missing = self.now["missing"]
        for seat in set(self.you) & set(self.seeds):
            await self.try_to("seed", seat=seat, seed=self.seeds.pop(seat).hex())
        if missing is None: return
        if self.hosts and self.rng.random() < 0.3: await self.ask("call_off")
        for seat in set(missing["asked"]) & set(self.you) - set(missing["agreed"]): await self.consent(seat)

    async def play(self) -> None:
        draw = self.rng.random()
        if self.now["throw"] is not None: await self.type_in()
        elif self.now["correct"] and draw < 0.1: await self.ask("correct", seat=self.you[0])
        elif self.now["take_back"] and draw < 0.05: await self.ask("take_back", seat=self.now["take_back"][0])
        elif self.you and draw < 0.02: await self.change_key(self.rng.choice(self.you))
        elif self.you and self.hands and draw < 0.05: self.used.append(await self.hand_over())
        elif self.mine(): await self.act_somehow()

    async def type_in(self) -> None:
        """Dice of a real table."""
        throw = self.now["throw"]
        if self.you: await self.ask("type_in", seat=self.you[0], values=[throw["first"] + self.rng.randrange(n) for n in throw["sizes"]])
