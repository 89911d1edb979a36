"""At home the page comes over plain http, by the name of a machine: browsers then have neither crypto.subtle nor a clipboard for it."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.playing import MET, met, open_table
from tests.web.skipping import to_the_end

pytestmark = pytest.mark.slow


def test_everything_works_without_a_secure_context(people: Callable[..., Page], far: Server) -> None:
    page = people(base=far.settings["public_url"])
    open_table(page, "friends", 2)
    assert page.evaluate("[isSecureContext, crypto.subtle === undefined, navigator.clipboard === undefined]") == [False, True, True]
    link = page.get_by_role("textbox", name="Link to sit down").input_value()
    assert link.startswith(far.settings["public_url"])
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Copy ?: Link to sit down")).click()
    expect(page.get_by_role("button", name=re.compile("^Copied ?: Link to sit down"))).to_be_visible()
    name = page.get_by_role("textbox", name="Your name")
    name.evaluate("field => { field.maxLength = 1000 }")
    name.fill("")
    name.press("Control+V")
    expect(name).to_have_value(link)
    name.fill("Ana")

    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Notify me when it is my turn")).to_have_count(0)      # browsers would refuse it

    open_table(page, "screen", 2, ("Ana", "Bruno"))
    met(page, MET)
    to_the_end(page)
    expect(page.locator("[data-proof=ok]")).to_be_visible()        # the verifier has its own SHA-256
