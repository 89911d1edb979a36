"""Seconds per move: they are counted down for all to see, and when they have run out a bot plays."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.apart import apart
from tests.web.playing import MET, met
from tests.web.tables import together, told

pytestmark = pytest.mark.slow
MOVE = 3000                               # seconds
LEFT = re.compile(r"^(50:00|4\d:\d\d)$")


def test_a_bot_plays_when_time_runs_out(people: Callable[..., Page], far: Server) -> None:
    host, guest = people(base=far.base), people(base=far.base)
    together(host, guest, names=("Olga", "Denis"), clock={"seconds": MOVE, "out": "bot"})
    met(host, MET)
    own = host.locator("#tray-title").get_by_role("timer")
    expect(own).to_have_text(LEFT)
    expect(guest.locator("li.seat", has_text="Olga").get_by_role("timer")).to_have_text(LEFT)
    before = own.inner_text()
    expect(own).not_to_have_text(before)
    apart(far.later(MOVE))
    expect(host.get_by_text("Your time ran out, and a bot plays for you.")).to_be_visible()
    expect(guest.locator("li.seat", has_text="Olga")).to_contain_text("a bot plays")
    expect(told(guest, "Olga places").first).to_be_visible()
    host.get_by_role("button", name="I am back").click()
    expect(host.get_by_text("Your time ran out")).to_have_count(0)
