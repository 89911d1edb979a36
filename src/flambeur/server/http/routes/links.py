"""How other devices reach this server: what links for them begin with."""
import socket
from ipaddress import ip_address
from typing import Any

from fastapi import APIRouter, Depends, Request

from flambeur.server.http.access import House_, admitted
from flambeur.server.http.routes import models
from flambeur.server.identity.addresses import is_local, networks

router = APIRouter(prefix="/api/reach", tags=["operations"], dependencies=[Depends(admitted)])
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)                                                # an address for examples: nothing is sent to it


@router.get("", response_model=models.Reach, responses=models.refusals(403, 429))
async def reach(request: Request, house: House_) -> Any:
    """The public address, if the operator has set one; a browser on this machine also
    learns the addresses in the home network, if the server listens there."""
    settings = house.settings
    asks_here = is_local(request.scope, networks(settings.proxies))
    addresses = addresses_of(settings.host, request.url.port or 80) if asks_here and not settings.public_url else []
    return {"public_url": settings.public_url, "addresses": addresses}


def addresses_of(host: str, port: int) -> list[str]:
    """No address if the server listens to this machine only."""
    found = home_address() if host in EVERYWHERE else host
    try:
        if found is None or ip_address(found).is_loopback:
            return []
    except ValueError:
        return [] if found == "localhost" else [f"http://{found}:{port}"]
    return [f"http://[{found}]:{port}" if ":" in str(found) else f"http://{found}:{port}"]


def home_address() -> str | None:
    """The address of the card which leads out of this machine; asking for it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        return str(probe.getsockname()[0])
