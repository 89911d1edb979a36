"""What links for other devices begin with."""
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from flambeur.server.app import make_app
from flambeur.server.http.routes import links
from flambeur.server.settings import Settings


@pytest.mark.parametrize(("host", "addresses"), [
    ("127.0.0.1", []), ("localhost", []), ("::1", []), ("192.168.1.20", ["http://192.168.1.20:8000"]), ("2001:db8::5", ["http://[2001:db8::5]:8000"]),
    ("box.lan", ["http://box.lan:8000"]), ("0.0.0.0", ["http://10.0.0.7:8000"]), ("::", ["http://10.0.0.7:8000"]),
])
def test_addresses_follow_what_the_server_listens_to(host: str, addresses: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "home_address", lambda: "10.0.0.7")
    assert links.addresses_of(host, 8000) == addresses


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "home_address", lambda: None)
    assert links.addresses_of("0.0.0.0", 8000) == []


@pytest.mark.parametrize(("client", "public_url", "expected"), [
    ("127.0.0.1", "", {"public_url": "", "addresses": ["http://192.168.1.20:8000"]}),
    ("192.168.1.33", "", {"public_url": "", "addresses": []}),
    ("127.0.0.1", "https://flambeur.example.org", {"public_url": "https://flambeur.example.org", "addresses": []}),
])
def test_only_this_machine_hears_of_the_home_network(client: str, public_url: str, expected: dict[str, object], tmp_path: Path) -> None:
    app = make_app(Settings(host="192.168.1.20", data=str(tmp_path), public_url=public_url), prepare=())
    with TestClient(app, base_url="http://localhost:8000", client=(client, 5555)) as browser:
        assert browser.get("/api/reach").json() == expected
