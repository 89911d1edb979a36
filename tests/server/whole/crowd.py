"""Tables under load: people, bots, spectators and some who come later, through all restarts of their server. Half of the devices sign, and
hand their seats over now and then."""
import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.server.client import Refusal, call, new_table
from tests.server.whole.signer import Signer
from tests.server.whole.survivor import Survivor, insist

KINDS = [("device", "easy"), ("device", "device", "random"), ("open", "device", "open"), ("device", "medium", "easy"), ("open", "device"),
         ("device", "device")]


@dataclass
class Crowd:
    """`tables` at once; where one is over the next is laid out, until `closing`."""
    base: Callable[[], str]
    seed: int
    tables: int = 12
    games: tuple[str, ...] = ("las-vegas",)
    pause: float = 0.05
    closing: bool = False
    played: dict[str, list[Survivor]] = field(default_factory=dict)       # all tables that have come to their end

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.clients: list[Survivor] = []

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            for k in range(self.tables):
                group.create_task(self._go_on(k))

    async def under_way(self) -> None:
        """When every table plays."""
        while len({client.hello["table"] for client in self.clients if client.now.get("status") == "playing"}) < self.tables:
            await asyncio.sleep(0.05)

    @property
    def acknowledged(self) -> int:
        return sum(len(client.acked) for client in self.clients)

    def count_moves(self) -> int:
        """Moves and throws that were acknowledged."""
        return sum(client.moves for client in self.clients)

    async def _go_on(self, k: int) -> None:
        while True:
            await self._one(KINDS[k % len(KINDS)], self.games[k // len(KINDS) % len(self.games)])
            if self.closing:
                return

    async def _one(self, seats: tuple[str, ...], game: str) -> None:
        made = await insist(lambda: new_table(self.base(), *seats, game=game))
        clients: list[Survivor] = []
        try:
            host = await self._enter(clients, made["table"], made["token"])
            for seat in range(len(seats)):
                if seats[seat] == "open" and (token := await self._sit(made, seat)) is not None:
                    await self._enter(clients, made["table"], token)
            watcher = await self._enter(clients, made["table"], None, made["watch"])
            await self._begin(host, [client for client in clients if client is not watcher])
            async with asyncio.TaskGroup() as group:
                for client in clients:
                    group.create_task(client.look_on() if client is watcher else client.live(lambda: 0.0 if self.closing else self.pause))
            for client in clients: await client.catch_up()      # one who saw the end first may have been cut off before the last entry
            self.played[made["table"]] = clients
        finally:
            for client in clients:
                await client.drop()

    async def _enter(self, clients: list[Survivor], table: str, token: str | None, key: str | None = None) -> Survivor:
        kind = Signer if token is not None and self.rng.random() < 0.5 else Survivor
        client = kind(self.base, table, token, key, seed=self.rng.getrandbits(60))
        clients.append(client)
        self.clients.append(client)
        await client.connect()
        return client

    async def _sit(self, made: dict[str, str], seat: int) -> str | None:
        """A seat's token. None: the answer was lost, and with it the seat, until the host makes it free again."""
        try:
            taken = await insist(lambda: call(self.base(), "POST", f"/api/tables/{made['table']}/seats",
                                              {"key": made["sit"], "seat": seat, "name": f"guest {seat}"}))
        except Refusal as refusal:
            if refusal.code != "seat_taken": raise
            return None
        return str(taken["token"])

    async def _begin(self, host: Survivor, players: list[Survivor]) -> None:
        """Seeds are pledged, lost seats made free and filled with bots; then the start, and the seeds are opened."""
        for player in players:
            for seat in player.you: await player.pledge(seat)
        there = {seat for player in players for seat in player.you}
        for seat, info in enumerate(host.seats):      # as they are: the host has just been answered, after any restart
            if info["sitter"] == "human" and seat not in there: await host.ask("remove", seat=seat)
        await host.ask("start", fill="easy")
        for player in players:
            for seat, seed in player.seeds.items():
                await player.try_to("seed", seat=seat, seed=seed.hex())
        await host.wait(lambda: host.now["status"] != "gathering")
