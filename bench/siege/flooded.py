"""One address does all it may, within the default limits, to make everybody else wait; what others wait is timed by their pings."""
import asyncio
import statistics
import time
from pathlib import Path

from bench.load.flood import Plan, flood
from bench.load.host import TABLES, Host
from bench.siege.tally import Tally


def fought(folder: Path, plan: Plan) -> Tally:
    begun, log = time.monotonic(), folder / "server.log"
    with Host(TABLES, {"port": 0, "data": str(folder), "log_format": "json"}, log) as host:
        found = asyncio.run(flood(host.base, plan))
    answers = {f"{name}: {code}": n for name, one in found.items() for code, n in one.answers.items()}
    pings = sorted(ping * 1000 for one in found.values() for ping in one.pings)
    tally = Tally(messages=sum(answers.values()), tables=3, p50=statistics.median(pings), p99=pings[len(pings) * 99 // 100],
                  seconds=time.monotonic() - begun, answers=answers)
    tally.read_log(log.read_text("utf-8", "replace"))
    return tally
