"""Moves that are signed by the browser that sat down, and what the proof says of them; parts of the dice that nobody opened."""
import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from flambeur.table.proof import verify
from tests.server.running import Server
from tests.web.playing import LONG, MET, met, open_table, turn_or_end
from tests.web.skipping import nearly_over, skip, to_the_end
from tests.web.tables import BOARD, DEVICE, OPEN, join, make, one_turn, open_menu, together
from tests.web.test_together import at_play

pytestmark = pytest.mark.slow
People = Callable[..., Page]
RECORD = """async () => {
  const { table, token } = JSON.parse(localStorage.getItem('flambeur.held')).at(0)
  const answer = await fetch(`/api/records/${table}`, { headers: { authorization: `Bearer ${token}` } })
  return answer.text()
}"""

HEARD_ONE_MORE = """() => {
  const all = JSON.parse(localStorage.getItem('flambeur.noted'))
  for (const one of Object.values(all)) one.calledOff.push(1)
  localStorage.setItem('flambeur.noted', JSON.stringify(all))
}"""


def claim(page: Page, state: str, key: str) -> str:
    found = page.locator(f"[data-claims={state}] [data-claim='{key}']")
    expect(found).to_be_visible(timeout=LONG)
    return found.inner_text()


def test_a_game_on_one_screen_is_signed_and_holds(people: People) -> None:
    page = people()
    open_table(page, "screen", 2, ("Ana", "Bruno"))
    for _ in range(3): one_turn(page)
    to_the_end(page)
    expect(page.locator("[data-proof=ok]")).to_contain_text("All that this page can check holds.", timeout=LONG)
    assert re.match(r"Ana: all \d+ moves are signed by the device that sat down", claim(page, "holds", "signed 0"))
    assert "nothing can have been left out" in claim(page, "holds", "vouched null")
    assert "knows no rules" in claim(page, "open", "moves null")
    record = json.loads(page.evaluate(RECORD))
    verdict = verify(record, record["commitment"])
    assert verdict.whole, verdict.problems
    assert page.evaluate("JSON.stringify(localStorage) + JSON.stringify(sessionStorage)").find(record["keys"][0]) == -1


def test_two_browsers_sign_each_its_own_and_a_reload_keeps_the_key(people: People) -> None:
    host, guest = people(), people()
    together(host, guest, names=("Olga", "Denis"))
    for _ in range(4): one_turn(at_play(host, guest) or host)
    guest.reload()
    skip(host, guest, until=nearly_over)
    while page := at_play(host, guest): one_turn(page)
    for page in (host, guest):
        for seat in (0, 1): assert "signed by the device that sat down" in claim(page, "holds", f"signed {seat}")
    record = json.loads(host.evaluate(RECORD))
    assert len(set(record["keys"])) == 2
    assert verify(record, record["commitment"]).whole


def test_over_plain_http_the_page_says_that_moves_are_not_signed(people: People, far: Server) -> None:
    page = people(base=far.settings["public_url"])
    open_table(page, "friends", 2, ("Ana",))
    expect(page.locator("[data-signs=false]")).to_contain_text("Your moves are not signed")
    open_table(page, "screen", 2, ("Ana", "Bruno"))
    met(page, MET)
    to_the_end(page)
    expect(page.locator("[data-proof=ok]")).to_contain_text("What could be checked holds; not everything could.", timeout=LONG)
    assert "Moves are not signed" in claim(page, "open", "unsigned")


def test_a_seat_that_is_handed_over_goes_on_signing(people: People) -> None:
    page, other = people(), people()
    open_table(page, "screen", 2, ("Ana", "Bruno"))
    for _ in range(3): one_turn(page)
    open_menu(page, "Continue on another device")
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_role("textbox", name="Open this on the other device").input_value()
    assert "&sign=" in link
    other.goto(link)
    turn_or_end(other)
    assert "sign=" not in other.url           # the key is not left where others can read it
    other.reload()
    one_turn(other)
    to_the_end(other)
    assert "signed by the device that sat down" in claim(other, "holds", "signed 0")
    record = json.loads(other.evaluate(RECORD))
    assert [one["seat"] for one in record["successions"]] == [0, 1]
    assert verify(record, record["commitment"]).whole


def test_a_part_that_is_not_opened_is_left_out_only_with_consent(people: People, servers: Callable[..., Server]) -> None:
    base = servers(seed_seconds=0.1).base
    host, guest = people(base=base), people(base=base)
    made = make(host, [DEVICE, OPEN], ("Olga",))
    join(guest, made, "Denis")
    start = host.get_by_role("button", name="Start", exact=True)
    for again in (False, True):
        expect(host.get_by_text("sealed", exact=True)).to_have_count(2)
        guest.goto("about:blank")             # what was sealed there is not opened
        start.click()
        expect(host.locator("[data-missing]")).to_contain_text("What Denis had sealed has not been opened", timeout=LONG)
        if not again:
            host.get_by_role("button", name="Call off the start").click()
            expect(start).to_be_visible()
            guest.goto(f"{base}/t/{made['table']}")      # both seal anew
    host.get_by_role("button", name="Begin without that part").click()
    expect(host.locator(BOARD).first).to_be_visible(timeout=LONG)
    guest.goto(f"{base}/t/{made['table']}")
    expect(guest.locator(BOARD).first).to_be_visible(timeout=LONG)
    skip(host, guest, until=nearly_over)
    while page := at_play(host, guest): one_turn(page)
    for page in (host, guest):
        assert "and Olga agreed" in claim(page, "open", "left_out 1")
        assert "The start was called off once before" in claim(page, "open", "retried null")
    host.evaluate(HEARD_ONE_MORE)             # as if the table had not counted one of those
    host.reload()
    assert "heard 2 starts being called off; the record counts 1" in claim(host, "fails", "retried null")
