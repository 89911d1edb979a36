"""For the operator: whether the server is well, and what it has counted."""
import asyncio
from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response

from flambeur._version import __version__
from flambeur.server.gate.origins import is_at_home
from flambeur.server.http.access import House_
from flambeur.server.http.routes import models
from flambeur.server.identity.addresses import is_local, networks
from flambeur.server.socket.messages import PROTOCOL

router = APIRouter(tags=["operations"])


@router.get("/healthz", response_model=models.Health, responses=models.refusals())
async def healthz(house: House_) -> Any:
    """Whether the process serves, its database answers, and what is done can be stored."""
    await asyncio.to_thread(house.store.ping)
    await house.pulse.check()
    return {"ok": not house.closing, "version": __version__, "protocol": PROTOCOL, "instance": house.instance}


@router.get("/metrics", response_class=Response, responses={200: {"content": {"text/plain": {}}}, **models.refusals(404)})
async def metrics(request: Request, house: House_) -> Response:
    """For Prometheus; by default to this machine only."""
    who = house.settings.metrics
    if who == "off" or (who == "local" and not is_from_here(request, house)):
        raise HTTPException(404)
    return Response(house.metrics.render(), media_type=house.metrics.content_type)


def is_from_here(request: Request, house: House_) -> bool:
    """Whether the request comes from this machine, by one of its own names: a page whose name leads here (DNS rebinding) is no operator."""
    proxies = networks(house.settings.proxies)
    return is_local(request.scope, proxies) and is_at_home(request.url.hostname or "")
