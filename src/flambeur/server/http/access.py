"""What every route needs: the house, the client's address, hashed, and whether this address is let in."""
import asyncio
from typing import Annotated

from fastapi import Depends, Request

from flambeur.server.errors import Blocked
from flambeur.server.identity.hashed import hash_address
from flambeur.server.rooms.house import House


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


House_ = Annotated[House, Depends(house_of)]


def address_of(request: Request, house: House_) -> str:
    """The client's address, hashed: nothing else of it is kept."""
    return hash_address(request.state.address, house.address_secret)


async def admitted(house: House_, address: Annotated[str, Depends(address_of)]) -> None:
    if await asyncio.to_thread(house.store.is_blocked, address, house.now()):
        raise Blocked
