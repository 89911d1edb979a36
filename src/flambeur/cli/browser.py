"""Opening the browser, where there is one to be seen."""
import os
import sys
from collections.abc import Mapping


def can_open(env: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether somebody sits before a screen of this machine. BROWSER says that there is a way, whatever else."""
    if env.get("BROWSER"):
        return True
    if env.get("SSH_CONNECTION") or env.get("SSH_TTY"):
        return False
    return platform in ("win32", "darwin", "cygwin") or bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))


def open_page(url: str) -> bool:
    """Starts a browser, but not one that would take over this terminal; returns whether it did."""
    if not can_open():
        return False
    import webbrowser
    try:
        browser = webbrowser.get()
        if type(browser) is webbrowser.GenericBrowser and not os.environ.get("BROWSER"):
            return False                  # w3m, lynx and the like
        return bool(browser.open(url))
    except (webbrowser.Error, OSError):
        return False
