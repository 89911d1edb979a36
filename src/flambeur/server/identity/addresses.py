"""From which address a client comes. X-Forwarded-For counts only where a proxy that the operator has named has written it."""
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Literal

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network | Literal["unix"]
UNIX: Literal["unix"] = "unix"            # a peer without an address: a proxy on the same machine, through a socket file


def network(text: str) -> Network | None:
    """The network of a text such as "10.0.0.0/8", "::1" or "unix"; None if the text names none."""
    if text == UNIX:
        return UNIX
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    return tuple(found for text in texts if (found := network(text)) is not None)


@lru_cache(4096)
def address(text: str) -> Address | None:
    """The address in "192.0.2.1", "192.0.2.1:80", "2001:db8::1" or "[2001:db8::1]:80"; an IPv4 address in IPv6 clothes is the IPv4
    address."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def is_in(who: Address | None, nets: Sequence[Network]) -> bool:
    """Whether an address (None: no address, a socket file) is in one of the networks."""
    return any(net == UNIX if who is None else net != UNIX and who in net for net in nets)


def client(scope: Mapping[str, Any], proxies: Sequence[Network]) -> str:
    """The client of an ASGI connection: the peer, or, where the peer is a named proxy, the client that the proxy names. The header
    is read from the right: what stands further left was written by strangers. "unix" if no address is known."""
    peer = scope.get("client")
    who = address(peer[0]) if peer else None
    for hop in reversed(forwarded(scope)):
        if not is_in(who, proxies):
            break
        if (before := address(hop)) is None:
            break                         # a proxy that writes nonsense is the last that we know of
        who = before
    return str(who) if who is not None else UNIX


def is_local(scope: Mapping[str, Any], proxies: Sequence[Network]) -> bool:
    """Whether a client on this machine asks, and not through a proxy on this machine that the operator has not named."""
    who = address(client(scope, proxies))
    passed_on = any(name in (b"x-forwarded-for", b"forwarded", b"via") for name, _ in scope.get("headers", ()))
    return who is not None and who.is_loopback and not passed_on


def forwarded(scope: Mapping[str, Any]) -> list[str]:
    """X-Forwarded-For, all of its headers in their order."""
    lines = [value.decode("latin-1") for name, value in scope.get("headers", ()) if name == b"x-forwarded-for"]
    return [hop for line in lines for hop in line.split(",")]
