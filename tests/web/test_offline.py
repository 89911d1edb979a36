"""Without a network the page still opens, and says so; and it can be installed."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.slow
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")
AWAY = "The server does not answer"
KEPT = "navigator.serviceWorker.ready.then(() => caches.match('/')).then((found) => found?.text() ?? '')"
ICON = re.compile(r'href="(/[^"]+\.(?:svg|png|webmanifest))"')
TYPES = {"svg": "image/svg+xml", "png": "image/png", "webmanifest": "application/manifest+json"}


def test_the_page_opens_without_a_network_and_says_so(people: Callable[..., Page]) -> None:
    page = people(forgive=OFFLINE)
    page.goto("/")
    assert page.evaluate("isSecureContext")
    assert '<div id="app">' in page.evaluate(KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.goto("/about")                                           # any address is the page's; this part of it was never loaded
    expect(page.get_by_role("heading", name=AWAY)).to_be_visible()
    page.goto("/")
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(AWAY)).to_have_count(0)


def test_it_can_be_installed(people: Callable[..., Page]) -> None:
    """The manifest and every icon is there, of the type and the size that is said of it."""
    page = people()
    linked = ICON.findall(page.request.get("/").text())
    manifest = page.request.get("/app.webmanifest").json()
    named = {icon["src"]: icon for icon in manifest["icons"]}
    assert {"/app.webmanifest", "/icon.svg", "/touch.png"} <= {*linked}
    assert {icon["sizes"] for icon in named.values()} >= {"192x192", "512x512"}       # what browsers ask for
    for path in {*linked, *named, "/icon-turn.svg"}:
        answer = page.request.get(path)
        kind = TYPES[path.rsplit(".", 1)[1]]
        assert (answer.status, answer.headers["content-type"]) == (200, kind), path
        if path in named: assert named[path]["type"] == kind
        if kind == "image/png": assert size_of(answer.body()) == named.get(path, {}).get("sizes", "180x180"), path


def size_of(png: bytes) -> str:
    """As its header says."""
    return f"{int.from_bytes(png[16:20])}x{int.from_bytes(png[20:24])}"
