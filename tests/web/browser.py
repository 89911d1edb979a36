"""A real Chromium, the one of the system, without a window."""
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.helpers.patience import PATIENCE
from tools.needs import chromium

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync"]


@contextmanager
def opened(*more: str) -> Iterator[Browser]:
    """Skips where there is none."""
    program = chromium(light=True)
    if program is None:
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, headless=True, args=[*ARGUMENTS, *more],
                                             timeout=PATIENCE * 1000)
        try:
            yield browser
        finally:
            browser.close()
