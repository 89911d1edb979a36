"""The page in a real browser, on a real server: one of each for all tests of a worker, a fresh browser profile for each test."""
import json
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from flambeur.server.http.page import is_built
from tests.helpers.patience import GLANCE, PATIENCE
from tests.server.nursery import Nursery
from tests.server.running import Server
from tests.web.apart import apart
from tests.web.browser import opened

SOON = GLANCE * 1000                      # milliseconds; machines that run tests are busy
FAST = {"speed": 0, "motion": "reduced"}  # nobody has to follow what is shown
PLAYWRIGHTS = "Service Worker registration blocked by Playwright"
NAME = "table.test"                       # leads to this machine, but browsers do not know that: no secure context
KEEP = "location.protocol === 'http:' && !localStorage.getItem('flambeur.settings') && localStorage.setItem('flambeur.settings', {})"


expect.set_options(timeout=SOON)


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Callable[..., Server]]:
    """`servers(public_url=…)` is one more of them."""
    if not is_built():
        pytest.skip("the page has not been built: run.py test does that")
    found: list[Server] = []

    def one(**settings: Any) -> Server:
        # a thought ends by its rollouts, not by the clock: on a busy machine there would be nothing to show
        usual: dict[str, Any] = {"bot_pause_seconds": 0.02, "bot_max_seconds": 60, "seed_seconds": PATIENCE, "grace_seconds": 0}
        server = Server(tmp_path_factory.mktemp("server"), nursery, **{**usual, **settings})
        found.append(server)
        apart(server.start())
        apart(server.ready())
        return server

    yield one
    for server in found:
        apart(server.stop())


@pytest.fixture(scope="session")
def server(servers: Callable[..., Server]) -> Server:
    return servers()


@pytest.fixture(scope="session")
def far(servers: Callable[..., Server]) -> Server:
    """Known by a name, and on the same port when it is started again."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    return servers(port=port, public_url=f"http://{NAME}:{port}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with opened(f"--host-resolver-rules=MAP {NAME} 127.0.0.1") as found:
        yield found


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """`people(width=390, locale="fr-FR")` is one more person with a browser of their own.

    What a console complains of fails the test, unless the test provokes it: `forgive` are parts of such complaints."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def one(width: int = 1280, height: int = 800, locale: str = "en-US", settings: dict[str, Any] | None = None, base: str = "",
            forgive: tuple[str, ...] = (), **how: Any) -> Page:
        context = browser.new_context(base_url=base or server.base, viewport={"width": width, "height": height}, locale=locale, **how)
        contexts.append(context)
        context.set_default_timeout(SOON)
        context.add_init_script(KEEP.format(repr(json.dumps(FAST if settings is None else settings))))

        def complain(text: str) -> None:
            if not any(part in text for part in (*forgive, PLAYWRIGHTS)): complaints.append(text)

        def read(said: ConsoleMessage) -> None:
            if said.type in ("error", "warning"): complain(f"{said.text} ({said.location['url']})")

        page = context.new_page()
        page.on("console", read)
        page.on("pageerror", lambda error: complain(str(error)))
        return page

    yield one
    for context in contexts:
        context.close()
    assert complaints == []
