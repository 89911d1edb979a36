"""What every route needs: the house, the address of the client, hashed, and whether it is let in."""
import asyncio
from typing import Annotated

from fastapi import Depends, Request

from flambeur.server.errors import Blocked
from flambeur.server.house import House
from flambeur.server.identity import hash_address


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


House_ = Annotated[House, Depends(house_of)]


def address_of(request: Request, house: House_) -> str:
    """Hashed: nothing else of it is kept."""
    return hash_address(request.state.address, house.address_secret)


async def admitted(house: House_, address: Annotated[str, Depends(address_of)]) -> None:
    if await asyncio.to_thread(house.store.is_blocked, address, house.now()):
        raise Blocked
