"""The server with many tables: how quickly it answers, what a move costs beside a bare echo, and what a table takes of the memory."""
import json
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.load.host import ECHO, NO_LIMITS, TABLES, Host, raise_file_limit
from bench.report import Section, at_most
from tools.progress import ROOT

FULL: dict[str, Any] = {"tables": 500, "rate": 300, "seconds": 20, "rounds": 5, "flat": 4, "echoes": 20_000,
                        "batch": 50, "batches": 4, "moves": 40}
TINY: dict[str, Any] = {"tables": 4, "rate": 20, "seconds": 1, "rounds": 2, "flat": 0.5, "echoes": 200,
                        "batch": 2, "batches": 3, "moves": 2}
NOTE = f"""Las Vegas, four people at a table, each with a socket of their own; SQLite with synchronous=FULL; clients in one other process on
the same two cores. A move is a throw or a choice: decided, committed, then told to four clients; its time ends when the last of the four
has it. CPU is that of the whole server process, commits included. "echo": a bare FastAPI WebSocket that sends back a message as long as a
move's, same uvicorn, same run, at the moves' pace on as many sockets as they have, and as fast as four sockets go. A move is counted in
echoes of its own pace: at 300 a second whoever serves wakes up for each of them, flat out for many at once. Flat out, echoes and moves take
turns, {FULL['rounds']} times each, and all rounds count together; at 300 a second there is one. Clients count every update: one that is
lost or comes twice ends the run. Memory: batches of tables are opened, played for some moves and left without a socket, one batch after the
other; what the process grows by from the second batch to the last, per table."""
HEAD = ("", "per second", "p50 ms", "p99 ms", "worst ms", "CPU µs each", "in echoes")


def measure(quick: bool = False) -> Section:
    plan = TINY if quick else FULL
    raise_file_limit()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        echo = run_echo(plan, Path(folder))
        found = run_tables(plan, Path(folder))
    pace = f"at {plan['rate']} a second"
    bare, fast = together(found["echoes"]), together(found["moves"])
    rows = [row(f"echo {pace}", echo, echo), row("echo, as fast as it goes", bare, bare),
            row(f"moves {pace}", found["steady"], echo), row("moves, 64 tables as fast as they go", fast, bare)]
    busy = f"{plan['tables']} tables, {4 * plan['tables']} sockets"
    note = f"{NOTE} CPU of the rounds, µs: echoes {spread(found['echoes'])}; moves {spread(found['moves'])}."
    return Section("server", note, HEAD, rows, [
        at_most(f"CPU of a move told to 4 clients, in echo round trips, both {pace}", cost(found["steady"]) / cost(echo), 12.0, "{:.1f}"),
        at_most("CPU of a move told to 4 clients, in echo round trips, both flat out", cost(fast) / cost(bare), 12.0, "{:.1f}"),
        at_most(f"p99 at {plan['rate']} moves a second, {busy}, ms", found["steady"]["p99"] * 1000, 150.0, "{:.0f}"),
        at_most("memory of an idle table, kB", found["memory"] / 1000, 50.0, "{:.0f}"),
    ])


def cost(found: dict[str, Any]) -> float:
    """Seconds of CPU for each move."""
    return float(found["cpu"] / found["moves"])


def together(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """Several rounds as if they had been one; of times the middle one, and the worst."""
    total: dict[str, Any] = {key: sum(found[key] for found in rounds) for key in ("moves", "seconds", "cpu")}
    middle: dict[str, Any] = {key: statistics.median(found[key] for found in rounds) for key in ("p50", "p99") if key in rounds[0]}
    return {**total, **middle, **({"worst": max(found["worst"] for found in rounds)} if middle else {})}


def spread(rounds: list[dict[str, Any]]) -> str:
    return ", ".join(f"{cost(found) * 1e6:.0f}" for found in rounds)


def row(name: str, found: dict[str, Any], echo: dict[str, Any]) -> list[str]:
    times = [f"{found[key] * 1000:.1f}" if key in found else "" for key in ("p50", "p99", "worst")]
    return [name, f"{found['moves'] / found['seconds']:,.0f}", *times, f"{cost(found) * 1e6:.0f}", f"{cost(found) / cost(echo):.1f}"]


def run_echo(plan: dict[str, Any], folder: Path) -> dict[str, Any]:
    with Host(ECHO, {}, folder / "echo.log") as host, Clients("echo", host, plan) as clients:
        clients.listen()
        return clients.timed()


def run_tables(plan: dict[str, Any], folder: Path) -> dict[str, Any]:
    with Host(TABLES, {**NO_LIMITS, "data": str(folder)}, folder / "server.log") as host, Host(ECHO, {}, folder / "race.log") as bare:
        with Clients("tables", host, {**plan, "tables": 1, "seconds": 0.2, "rate": 5, "rounds": 1, "flat": 0.2}) as warm:
            for _ in range(4):            # everything compiled and loaded
                warm.listen()
                warm.go()
        with Clients("tables", host, plan) as players, Clients("race", bare, plan) as echoing:
            players.listen()
            echoing.listen()
            found: dict[str, Any] = {"steady": players.timed(), "echoes": [], "moves": []}
            for _ in range(plan["rounds"]):
                found["echoes"].append(echoing.timed())
                found["moves"].append(players.timed())
            players.go()
            players.listen()
    with Host(TABLES, {**NO_LIMITS, "data": str(folder / "grown")}, folder / "grown.log") as host:
        return {**found, "memory": growth(host, plan)}


def growth(host: Host, plan: dict[str, Any]) -> float:
    """Bytes per table, from the second batch to the last."""
    sizes = []
    with Clients("grow", host, plan) as clients:
        for _ in range(plan["batches"]):
            clients.listen()
            sizes.append(host.memory())
            clients.go()
    return (sizes[-1] - sizes[1]) / (plan["batch"] * (plan["batches"] - 2))


class Clients:
    """The clients' process, which does one thing after the other, each when it is told to."""

    def __init__(self, kind: str, host: Host, plan: dict[str, Any]) -> None:
        self.host = host
        self.process = subprocess.Popen([sys.executable, "-m", "bench.load.drive", kind, host.base, json.dumps(plan)], cwd=ROOT, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> "Clients":
        return self

    def __exit__(self, *_: object) -> None:
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def go(self) -> None:
        assert self.process.stdin is not None
        if self.process.poll() is None:
            self.process.stdin.write("\n")
            self.process.stdin.flush()

    def listen(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the clients have stopped: see above")
        said: dict[str, Any] = json.loads(line)
        return said

    def timed(self) -> dict[str, Any]:
        """One thing, with the server's CPU that it took."""
        before = self.host.cpu()
        self.go()
        found = self.listen()
        return {**found, "cpu": self.host.cpu() - before}
