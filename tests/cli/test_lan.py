"""`flambeur play --lan`: heard in the home network, whose address is shown, as a QR code where there is a terminal."""
import socket
from collections.abc import Callable

import pytest

from flambeur.cli import lan
from flambeur.cli.commands import play, serve
from flambeur.cli.qr import in_terminal
from flambeur.server.gate.origins import is_own, read
from flambeur.server.http.routes import links
from flambeur.server.process.claim import Running, Taken
from flambeur.server.settings import Settings
from tests.cli.conftest import Done

Run = Callable[..., Done]
HOME = "10.0.0.7"
URL = f"http://{HOME}:8123"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with the page, in a network; no setting comes from outside."""
    monkeypatch.setattr(play, "is_built", lambda: True)
    monkeypatch.setattr(links, "home_address", lambda: HOME)
    for name in ("HOST", "PORT", "PUBLIC_URL", "DATABASE", "DATA"):
        monkeypatch.delenv(f"FLAMBEUR_{name}", raising=False)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, bool]]:
    """What would be served: settings, and whether the address is shown."""
    found: list[tuple[Settings, bool]] = []
    monkeypatch.setattr(serve, "serve", lambda settings, language, wants_page, lan: found.append((settings, lan)) or 0)
    return found


def test_without_it_only_this_machine_hears(run: Run, served: list[tuple[Settings, bool]]) -> None:
    assert run("play").code == 0
    assert served == [(Settings(log_level="warning"), False)]


def test_who_plays_sees_the_address_and_not_every_request(run: Run, served: list[tuple[Settings, bool]],
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    run("play", "--log-level", "info")
    monkeypatch.setenv("FLAMBEUR_LOG_LEVEL", "debug")
    run("play")
    assert [settings.log_level for settings, _ in served] == ["info", "debug"]


@pytest.mark.parametrize(("flags", "host"), [
    ((), "0.0.0.0"), (("--host", "localhost"), "0.0.0.0"), (("--host", "::"), "::"), (("--host", "192.168.1.5"), "192.168.1.5"),
])
def test_it_listens_in_the_network_and_a_chosen_host_stays(run: Run, served: list[tuple[Settings, bool]], flags: tuple[str, ...],
                                                            host: str) -> None:
    assert run("play", "--lan", "--port", 8123, *flags).code == 0
    assert served == [(Settings(host=host, port=8123, log_level="warning"), True)]


def welcomed(capsys: pytest.CaptureFixture[str], language: str = "en", **settings: str) -> list[str]:
    serve.welcome(Settings(host="0.0.0.0", **settings), 8123, language, wants_page=False, lan=True)
    return capsys.readouterr().out.splitlines()


def test_the_address_is_told_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    english, french = welcomed(capsys), welcomed(capsys, "fr")
    assert english[:2] == ["Flambeur is at http://127.0.0.1:8123  (Ctrl-C stops it)", f"In your network: {URL}"]
    assert french[1] == f"Dans votre réseau\xa0: {URL}"
    assert len(english) == len(french) == 3 or len(english) == 4        # into a pipe goes no picture


def test_a_public_address_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert "In your network: https://dice.example.org" in welcomed(capsys, public_url="https://dice.example.org")


def test_a_machine_without_a_network_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "home_address", lambda: None)
    assert "This computer is in no network: others cannot reach it." in welcomed(capsys)


@pytest.mark.parametrize("colours", [True, False])
def test_a_terminal_shows_the_code(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, colours: bool) -> None:
    monkeypatch.setattr(lan, "is_plain", lambda asked: False)
    monkeypatch.setattr(lan, "has_colours", lambda: colours)
    picture = lan.coloured(in_terminal(URL)) if colours else in_terminal(URL, inverted=True)
    lan.show(URL, "en")
    assert picture in capsys.readouterr().out


@pytest.mark.parametrize(("host", "code"), [("127.0.0.1", 2), ("0.0.0.0", 0)])
def test_a_running_one_is_shown_if_others_can_reach_it(run: Run, monkeypatch: pytest.MonkeyPatch, host: str, code: int) -> None:
    def taken(*_: object) -> None:
        raise Taken(Running(1, host, 8123, "abc"))
    monkeypatch.setattr("flambeur.server.process.serve.run", taken)
    done = run("play", "--lan", "--no-open")
    assert done.code == code
    assert (f"In your network: {URL}" in done.out) == (code == 0)
    assert ("for this computer only, at http://127.0.0.1:8123: stop it" in done.err) == (code == 2)


def test_pages_from_that_address_may_speak_to_the_server() -> None:
    assert is_own(read(URL), f"{HOME}:8123")


def test_the_address_of_this_machine_is_one_that_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    found = links.home_address()
    if found is not None:
        with socket.socket() as one:
            one.bind((found, 0))          # fails for an address that is not ours
