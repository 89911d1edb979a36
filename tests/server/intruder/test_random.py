"""Thousands of random messages against a table in play, from a device with seats and from a spectator: every one is answered, nothing
fails inside, and nothing happens that its sender may not do; afterwards the table replays from its log to the same position."""
import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.intruder.lab import Lab, Wire, is_refusal
from tests.server.intruder.shapes import LEGAL, MESSAGES, TURN

OWN, VICTIM = (0, 1), 2                   # the seats of the device that attacks, and the one that it has no right to
BATCH = 50
WHO = st.sampled_from(["player", "player", "player", "spectator", "all"])      # all: those awaited play on, as people do
STEPS = st.lists(st.tuples(WHO, MESSAGES), min_size=BATCH, max_size=BATCH)


class Server:
    """One for all examples, in a loop of its own; each example has a table of its own."""

    def __init__(self, folder: Path) -> None:
        self.runner = asyncio.Runner()
        self.lab = Lab(folder, bot_max_seconds=0.1)
        self.answers: Counter[str] = Counter()      # to attackers
        self.effects: Counter[str] = Counter()      # entries of the logs of all tables
        self.runner.run(self.lab.__aenter__())

    def close(self) -> None:
        self.runner.run(self.lab.__aexit__())
        self.runner.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("random"))
    yield found
    found.close()


class Attack:
    """A table of three seats: two of the attacker's, one of an honest player's, and a spectator who attacks as well."""

    def __init__(self, server: Server) -> None:
        self.server, self.lab = server, server.lab

    async def begin(self) -> "Attack":
        self.made = await self.lab.new_table("device", "device", "open", names=["Mallory", "Mallory"], hints=True)
        self.id = self.made["table"]
        honest = await self.lab.sit(self.made, name="Ann")
        self.wires = {"player": await self.join(), "honest": await self.lab.join(self.id, honest["token"]),
                      "spectator": await self.lab.join(self.id, key=self.made["watch"])}
        assert (await self.wires["player"].ask({"type": "start", "id": "start"}))["type"] == "ack"
        return self

    async def join(self) -> Wire:
        return await self.lab.join(self.id, self.made["token"])

    async def at(self, who: str) -> Wire:
        """The connection of an attacker; a new one after too many mistakes."""
        if self.wires[who].over:
            self.wires[who] = await (self.join() if who == "player" else self.lab.join(self.id, key=self.made["watch"]))
        return self.wires[who]

    async def step(self, who: str, message: Any) -> None:
        if who == "all":
            for seat in sorted(self.lab.table(self.id).awaited): await self.play(seat)
            return
        wire = await self.at(who)
        before, n = self.lab.position(self.id), self.lab.table(self.id).n
        answer = await wire.ask(self.filled(wire, message))
        self.server.answers[answer.get("code", answer["type"]) if answer["type"] != "closed" else "closed"] += 1
        assert answer["type"] in ("ack", "pong", "closed") or is_refusal(answer, *CODES), answer
        if who == "spectator":
            assert answer["type"] != "ack"
        if answer["type"] != "ack" or who == "spectator":
            assert self.lab.position(self.id) == before, (message, answer)
        self.check_entries(n)

    def filled(self, wire: Wire, message: Any) -> Any:
        """With the numbers that a page would send now."""
        if not isinstance(message, dict):
            return message
        table = self.lab.table(self.id)
        seat = message.get("seat")
        given = dict(message)
        if given.get("turn") == TURN: given["turn"] = table.turns.get(seat, 0)      # type: ignore[arg-type]
        if given.get("action") == LEGAL:
            legal = wire.now["legal"].get(str(seat)) or [{"id": 0}]
            given["action"] = legal[given["turn"] % len(legal)]["id"]
        return json.dumps(given)

    def check_entries(self, n: int) -> None:
        """What is new in the log is of the attacker's own seats, or the table's own doing."""
        for line in self.lab.table(self.id).lines[n + 1:]:
            body = json.loads(line.entry.body)
            assert body.get("holder", 1) == 1, body
            assert body.get("seat", 0) in OWN or line.entry.kind == "away", (line.entry.kind, body)
            assert line.entry.kind in EFFECTS, line.entry.kind

    async def play(self, seat: int) -> None:
        """Something legal, if it is still the seat's turn."""
        table = self.lab.table(self.id)
        if seat not in table.awaited or table.match is None:
            return
        wire = self.wires["honest"] if seat == VICTIM else await self.at("player")
        await wire.when(lambda: wire.now["turns"].get(str(seat)) == table.turns[seat])
        what = {"type": "roll"} if table.match.thrower == seat else {"type": "move", "action": wire.now["legal"][str(seat)][0]["id"]}
        answer = await wire.ask({"id": f"h{table.n}", "seat": seat, "turn": table.turns[seat], **what})
        assert answer["type"] == "ack", answer

    def end(self) -> None:
        table, again = self.lab.table(self.id), self.lab.replayed(self.id)
        assert table.match is not None
        assert again.match is not None
        assert (again.n, again.match.digest, again.turns, again.status) == (table.n, table.match.digest, table.turns, table.status)
        assert table.seats[VICTIM].holder == 2
        assert table.names[VICTIM] == "Ann"
        assert all(chat.seat in OWN for chat in self.lab.house.store.chats(self.id))
        watched = "".join(self.wires["spectator"].raw)
        assert table.secret.hex() not in watched or table.result is not None
        self.server.effects.update(line.entry.kind for line in table.lines)


CODES = ("malformed", "not_yours", "not_now", "stale", "illegal_action", "not_your_turn", "game_over", "chance", "refused", "no_hints",
         "seat_taken")
EFFECTS = {"move", "chance", "take_back", "left", "back", "voted", "hinted", "away", "end", "rematch"}


def attack(server: Server, steps: list[tuple[str, Any]]) -> None:
    async def whole() -> None:
        table = await Attack(server).begin()
        for who, message in steps:
            await table.step(who, message)
        table.end()
        for wire in server.lab.wires:
            await wire.drop()
        server.lab.wires.clear()
        server.lab.house.rooms.pop(table.id)
        assert server.lab.problems() == []
    server.runner.run(whole())


def hypothetically(examples: int) -> Any:
    return settings(max_examples=examples, deadline=None, derandomize=True, database=None,
                    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example])


@pytest.mark.parametrize(("examples", "messages"), [(10, 350), pytest.param(80, 2_700, marks=pytest.mark.slow),
                                                    pytest.param(290, 10_000, marks=[pytest.mark.slow, pytest.mark.long])])
def test_random_messages(server: Server, examples: int, messages: int) -> None:
    server.answers.clear()
    server.effects.clear()

    @hypothetically(examples)
    @given(STEPS)
    def check(steps: list[tuple[str, Any]]) -> None:
        attack(server, steps)
    check()
    print(server.answers, server.effects)
    assert server.answers.total() >= messages
    assert server.answers["ack"] > messages // 50, "nothing was allowed: the attack was none"
    few = messages < 10_000
    assert {"malformed", "not_yours"} | (set() if few else {"stale"}) <= set(server.answers)
    assert ({"move", "chance"} if few else EFFECTS - {"rematch", "away"}) <= set(server.effects)
