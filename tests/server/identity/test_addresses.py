"""X-Forwarded-For is believed from named proxies only, and from the right."""
from typing import Any

import pytest

from flambeur.server.identity.addresses import address, client, is_local, network, networks


def scope(peer: str | None, *forwarded: str) -> dict[str, Any]:
    return {"client": (peer, 1234) if peer else None, "headers": [(b"x-forwarded-for", line.encode()) for line in forwarded]}


@pytest.mark.parametrize(("proxies", "peer", "forwarded", "who"), [
    ([], "192.0.2.1", [], "192.0.2.1"),
    ([], "192.0.2.1", ["198.51.100.7"], "192.0.2.1"),                                   # nobody is believed
    ([], "127.0.0.1", ["198.51.100.7"], "127.0.0.1"),                                   # not even this machine, unless named
    (["127.0.0.1"], "127.0.0.1", ["198.51.100.7"], "198.51.100.7"),
    (["127.0.0.1"], "::ffff:127.0.0.1", ["198.51.100.7"], "198.51.100.7"),
    (["127.0.0.1"], "192.0.2.1", ["198.51.100.7"], "192.0.2.1"),                        # another peer
    (["127.0.0.1"], "127.0.0.1", ["1.2.3.4, 198.51.100.7"], "198.51.100.7"),            # what the client wrote itself is not read
    (["127.0.0.1"], "127.0.0.1", ["1.2.3.4", "198.51.100.7"], "198.51.100.7"),          # nor in a header of its own
    (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", ["1.2.3.4, 198.51.100.7, 10.1.2.3"], "198.51.100.7"),
    (["127.0.0.1"], "127.0.0.1", [], "127.0.0.1"),
    (["127.0.0.1"], "127.0.0.1", ["nonsense"], "127.0.0.1"),
    (["127.0.0.1"], "127.0.0.1", ["198.51.100.7, nonsense"], "127.0.0.1"),              # what stands left of nonsense is nobody's word
    (["127.0.0.1"], "127.0.0.1", [""], "127.0.0.1"),
    (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", ["10.0.0.1, 10.0.0.2"], "10.0.0.1"),     # proxies all the way
    (["::1"], "::1", ["[2001:db8::7]:443"], "2001:db8::7"),
    (["127.0.0.1"], "127.0.0.1", ["198.51.100.7:5555"], "198.51.100.7"),
    (["unix"], None, ["198.51.100.7"], "198.51.100.7"),
    (["unix"], "192.0.2.1", ["198.51.100.7"], "192.0.2.1"),
    (["0.0.0.0/0"], None, ["198.51.100.7"], "unix"),                                    # a socket file is not in any network
    ([], None, ["198.51.100.7"], "unix"),
])
def test_who_is_there(proxies: list[str], peer: str | None, forwarded: list[str], who: str) -> None:
    assert client(scope(peer, *forwarded), networks(proxies)) == who


@pytest.mark.parametrize(("text", "found"), [
    ("192.0.2.1", "192.0.2.1"), (" 192.0.2.1:80 ", "192.0.2.1"), ("2001:DB8::1", "2001:db8::1"), ("[2001:db8::1]", "2001:db8::1"),
    ("[2001:db8::1]:80", "2001:db8::1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("fe80::1%eth0", "fe80::1"),
    ("", "None"), ("unknown", "None"), ("192.0.2.256", "None"), ("192.0.2", "None"), ("[", "None"), ("١٩٢.0.2.1", "None"),
])
def test_addresses_in_all_their_clothes(text: str, found: str) -> None:
    assert str(address(text)) == found


def test_networks() -> None:
    assert str(network("10.1.2.3/8")) == "10.0.0.0/8"
    assert str(network("::1")) == "::1/128"
    assert network("unix") == "unix"
    assert network("10.0.0.0/40") is None


@pytest.mark.parametrize(("proxies", "peer", "forwarded", "local"), [
    ([], "127.0.0.1", [], True),
    ([], "::1", [], True),
    ([], "192.0.2.1", [], False),
    ([], "127.0.0.1", ["198.51.100.7"], False),                 # through a proxy that nobody has named
    ([], "127.0.0.1", ["127.0.0.1"], False),
    (["127.0.0.1"], "127.0.0.1", ["198.51.100.7"], False),
    (["127.0.0.1"], "127.0.0.1", [], True),
    ([], None, [], False),
])
def test_who_is_on_this_machine(proxies: list[str], peer: str | None, forwarded: list[str], local: bool) -> None:
    assert is_local(scope(peer, *forwarded), networks(proxies)) is local
