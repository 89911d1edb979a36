"""The flood does what it says, against a server with its default limits of how much: what is counted here is refused, not timed."""
import asyncio
from pathlib import Path

import pytest

from bench.load.flood import Plan, flood
from bench.load.host import TABLES, Host
from flambeur.server.tables.allowance import AT_A_TIME, BEFORE
from tests.helpers.patience import PATIENCE

pytestmark = pytest.mark.slow
UNHURRIED = dict.fromkeys(("hello_seconds", "header_seconds", "body_seconds", "unread_seconds", "ping_seconds"), PATIENCE)


def test_one_address_cannot_make_a_log_grow_for_ever(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    with Host(TABLES, {"port": 0, "data": str(tmp_path / "data"), "log_level": "warning", **UNHURRIED}, log) as host:
        found = asyncio.run(flood(host.base, Plan(seconds=5, hello_seconds=1, hellos=10)))
    assert set(found["fills"].answers) <= {"ack", "too_many"}
    assert set(found["choices"].answers) <= {"ack", "too_many"}
    assert 0 < found["fills"].answers["ack"] <= BEFORE
    assert 0 < found["choices"].answers["ack"] <= 1 + AT_A_TIME
    assert found["hellos after fills"].seen <= BEFORE + 4
    for name in ("hellos after fills", "hellos after choices"): assert set(found[name].answers) == {"welcome"}, name
    assert all(one.pings for one in found.values())
    assert "Traceback" not in log.read_text("utf-8")
