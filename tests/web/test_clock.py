"""Seconds per move: they are counted down for all to see, and when they have run out a bot plays."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, met
from tests.web.tables import together, told

pytestmark = pytest.mark.slow


def test_a_bot_plays_when_time_runs_out(people: Callable[..., Page]) -> None:
    host, guest = people(), people()
    together(host, guest, names=("Olga", "Denis"), clock={"seconds": 5, "out": "bot"})
    met(host, MET)
    expect(host.locator("#tray-title").get_by_role("timer")).to_have_text(re.compile("^0:0[1-5]$"))
    expect(guest.locator("li.seat", has_text="Olga").get_by_role("timer")).to_have_text(re.compile("^0:0[1-5]$"))
    expect(host.get_by_text("Your time ran out, and a bot plays for you.")).to_be_visible()
    expect(guest.locator("li.seat", has_text="Olga")).to_contain_text("a bot plays")
    expect(told(guest, "Olga places").first).to_be_visible()
    host.get_by_role("button", name="I am back").click()
    expect(host.get_by_text("Your time ran out")).to_have_count(0)
