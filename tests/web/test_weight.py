"""What a browser loads before the first game."""
import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from flambeur.server.http.page import FOLDER, is_built

pytestmark = pytest.mark.slow
MOST = 120_000                            # bytes, packed


def packed(path: str) -> int:
    return len(gzip.compress((FOLDER / path).read_bytes(), 6))


@pytest.mark.skipif(not is_built(), reason="the page has not been built: run.py test does that")
def test_the_entry_of_the_page_is_light() -> None:
    index = (FOLDER / "index.html").read_text("utf-8")
    files = ["index.html", *re.findall(r'(?:src|href)="/?([^"]+\.(?:js|css|svg))"', index)]
    assert len(files) > 2
    assert sum(map(packed, files)) < MOST


def test_all_that_the_first_screen_loads_is_light_and_ours(people: Callable[..., Page]) -> None:
    page = people(service_workers="block")
    loaded: list[str] = []
    page.on("response", lambda response: loaded.append(response.url))
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    base = page.url
    assert all(url.startswith((base, "data:")) for url in loaded), loaded
    files = [url.removeprefix(base) or "index.html" for url in loaded if url.startswith(base) and not url.startswith(f"{base}api/")]
    assert sum(map(packed, files)) < MOST, files
    assert not any("Table" in name or "parts" in name or "Replay" in name for name in files), files     # these wait until they are opened
