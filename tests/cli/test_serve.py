"""`flambeur serve` and `flambeur play`: settings as flags, the address in the person's language, the browser where there is one."""
import json
import logging
import signal
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from flambeur.cli.browser import can_open, open_page
from flambeur.cli.commands import play, serve
from flambeur.cli.parser import parse
from flambeur.cli.settings import VARIABLE_ONLY, settings_of
from flambeur.cli.words.settings import FRENCH
from flambeur.server.process.claim import Running, Taken
from flambeur.server.settings import Settings
from tests.cli.conftest import Done
from tests.helpers.patience import PATIENCE

Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No setting comes from outside, and what is logged here is logged nowhere else."""
    for name in [f.name for f in fields(Settings)]:
        monkeypatch.delenv(f"FLAMBEUR_{name.upper()}", raising=False)
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def parsed(*args: str) -> Settings:
    return settings_of(parse(["serve", *args], "en"))


def test_every_setting_is_a_flag_and_explained_in_both_languages(run: Run) -> None:
    english, french = (" ".join(run("serve", "--help", "--lang", language).out.split()) for language in ("en", "fr"))
    assert FRENCH.keys() == {f.name for f in fields(Settings)}
    for f in fields(Settings):
        if f.name not in VARIABLE_ONLY:
            assert f"--{f.name.replace('_', '-')} " in english
            assert f.metadata["what"] in english
            assert FRENCH[f.name] in french


def test_flags_win_over_variables_and_those_over_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_PORT", "8080")
    monkeypatch.setenv("FLAMBEUR_HOST", "0.0.0.0")
    found = parsed("--port", "9000", "--origins", "https://a.org,https://b.org", "--messages-per-second", "2.5")
    assert found == Settings(port=9000, host="0.0.0.0", origins=("https://a.org", "https://b.org"), messages_per_second=2.5)
    assert parsed() == Settings(port=8080, host="0.0.0.0")


@pytest.mark.parametrize(("args", "sentence"), [
    (["--port", "eighty"], "--port: port is a number, not 'eighty'"),
    (["--port", "70000"], "port is from 0 to 65535, not 70000"),
    (["--bus", "pigeon"], "bus is one of auto, local, postgres"),
    (["--public-url", "example.org"], "addresses like https://example.org"),
    (["--database", "mysql://me:hunter2@db/x"], "a database begins with sqlite:/// or postgresql://"),
    (["--address-secret", "x"], "unknown: --address-secret"),
    (["--jackpot"], "unknown: --jackpot"),
])
def test_what_does_not_fit_is_one_line(run: Run, args: list[str], sentence: str) -> None:
    done = run("serve", *args)
    assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)
    assert sentence in done.err
    assert "hunter2" not in done.err


def test_a_database_that_cannot_be_used_is_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("no database, but long enough to be looked at as one " * 100)
    done = run("serve", "--port", 0, "--data", tmp_path)
    assert (done.code, done.out) == (2, "")
    assert done.err == "flambeur: The database does not answer.\n"


def test_a_database_in_use_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*_: object) -> None:
        raise Taken(Running(1, "127.0.0.1", 8123, "abc"))
    monkeypatch.setattr("flambeur.server.process.serve.run", taken)
    done = run("serve", "--lang", "fr")
    assert (done.code, done.err) == (2, "flambeur: un serveur utilise déjà cette base\xa0: http://127.0.0.1:8123\n")


# the address and the browser

@pytest.mark.parametrize(("settings", "language", "line"), [
    (Settings(), "en", "Flambeur is at http://127.0.0.1:8001  (Ctrl-C stops it)"),
    (Settings(host="::"), "fr", "Flambeur est à l’adresse http://[::1]:8001  (Ctrl-C l’arrête)"),
    (Settings(public_url="https://play.example.org"), "en", "Flambeur is at https://play.example.org  (Ctrl-C stops it)"),
])
def test_the_address_is_told_in_the_persons_language(settings: Settings, language: str, line: str, capsys: pytest.CaptureFixture[str],
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.server.http.page.is_built", lambda: True)
    serve.welcome(settings, 8001, language, wants_page=False)
    assert capsys.readouterr().out == line + "\n"


def test_a_server_without_a_page_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.server.http.page.is_built", lambda: False)
    serve.welcome(Settings(), 8001, "fr", wants_page=False)
    assert "La page n’est pas construite" in capsys.readouterr().out


@pytest.mark.parametrize(("env", "platform", "can"), [
    ({}, "linux", False), ({"DISPLAY": ":0"}, "linux", True), ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
    ({"DISPLAY": ":0", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, "linux", False), ({}, "darwin", True), ({}, "win32", True),
    ({"SSH_TTY": "/dev/pts/1"}, "darwin", False), ({"BROWSER": "firefox", "SSH_TTY": "/dev/pts/1"}, "linux", True),
])
def test_the_browser_is_opened_only_where_somebody_sits_before_a_screen(env: dict[str, str], platform: str, can: bool) -> None:
    assert can_open(env, platform) == can


class Browser(webbrowser.BaseBrowser):
    def __init__(self, opens: bool = True) -> None:
        super().__init__()
        self.opens, self.opened = opens, []

    def open(self, url: str, new: int = 0, autoraise: bool = True) -> bool:
        self.opened.append(url)
        return self.opens


def lynx(*_: object) -> Any:
    return webbrowser.GenericBrowser("lynx")


def none(*_: object) -> Any:
    raise webbrowser.Error("could not locate runnable browser")


@pytest.mark.parametrize(("get", "opened"), [(Browser, True), (lambda: Browser(opens=False), False), (lynx, False), (none, False)])
def test_a_browser_that_fails_or_would_take_the_terminal_is_none(get: Callable[[], Any], opened: bool,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.cli.browser.can_open", lambda: True)
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr("webbrowser.get", get)
    assert open_page("http://127.0.0.1:8000") == opened


# play

@pytest.mark.parametrize(("built", "flags"), [(False, []), (True, ["--terminal"])])
def test_without_a_page_or_on_request_play_is_the_table_at_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, built: bool,
                                                                        flags: list[str]) -> None:
    monkeypatch.setattr(play, "is_built", lambda: built)
    done = run("play", *flags, "--players", 2, "--plain", "--pace", 0, typed="q\n\n")
    assert done.code == 0
    assert "Goodbye" in done.out


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Browser:
    """As if the page was built; the browser that would show it."""
    browser = Browser()
    monkeypatch.setattr(play, "is_built", lambda: True)
    monkeypatch.setattr("flambeur.cli.browser.can_open", lambda: True)
    monkeypatch.setattr("webbrowser.get", lambda: browser)
    return browser


def test_with_a_page_play_serves_and_opens_it(run: Run, page: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    served = []
    monkeypatch.setattr(serve, "serve", lambda settings, language, wants_page, lan: served.append((settings, wants_page)) or 0)
    assert run("play", "--data", tmp_path).code == run("play", "--data", tmp_path, "--no-open").code == 0
    quiet = Settings(data=str(tmp_path), log_level="warning")
    assert served == [(quiet, True), (quiet, False)]


@pytest.mark.parametrize("starting", [False, True])
def test_a_second_play_opens_the_running_one(run: Run, page: Browser, monkeypatch: pytest.MonkeyPatch, starting: bool) -> None:
    there = Running(1, "127.0.0.1", 8123, "abc")

    def taken(*_: object) -> None:
        raise Taken(None if starting else there)
    monkeypatch.setattr("flambeur.server.process.serve.run", taken)
    monkeypatch.setattr("flambeur.server.process.claim.wait_for", lambda settings: there)
    done = run("play")
    assert (done.code, done.out) == (0, "Flambeur is running already: http://127.0.0.1:8123\n")
    assert page.opened == ["http://127.0.0.1:8123"]


def test_one_that_never_starts_is_one_line(run: Run, page: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*_: object) -> None:
        raise Taken(None)
    monkeypatch.setattr("flambeur.server.process.serve.run", taken)
    monkeypatch.setattr("flambeur.server.process.claim.wait_for", lambda settings: None)
    done = run("play")
    assert (done.code, done.out, done.err) == (2, "", "flambeur: a server that uses this database is starting\n")
    assert page.opened == []


def hear_ctrl_c() -> None:
    """In the new process, even if whoever runs the tests ignores it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def refusal_of_a_second(command: list[str]) -> str:
    """What it says. On a slow machine the first one may seem to be starting still."""
    while True:
        second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert (second.returncode, second.stdout) == (2, "")
        if "démarre" not in second.stderr: return second.stderr


@pytest.mark.slow
def test_a_real_server_starts_answers_refuses_a_second_one_and_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "flambeur", "serve", "--port", "0", "--data", str(tmp_path), "--lang", "fr", "--log-level", "error"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_ctrl_c) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().removeprefix("Flambeur est à l’adresse ").split()[0]
            with urllib.request.urlopen(f"{url}/healthz", timeout=PATIENCE) as answer:
                health = json.load(answer)
            assert health["ok"]
            assert json.loads((tmp_path / "tables.db.server").read_text())["instance"] == health["instance"]
            assert refusal_of_a_second(command) == f"flambeur: un serveur utilise déjà cette base\xa0: {url}\n"
            server.send_signal(signal.SIGINT)
            out, err = server.communicate(timeout=PATIENCE)
            assert (server.returncode, out.splitlines()[-1], err) == (0, "arrêté", "")
        finally:
            server.kill()
