"""What a client may ask for over its WebSocket, request by request. A request that comes twice is done once."""
import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from flambeur.bots.suggest import Estimate
from flambeur.server.commands import consenting, gathering, keys, leaving, playing, votes
from flambeur.server.commands.keys import Sign
from flambeur.server.errors import NotYours
from flambeur.server.identity.tokens import hash_token, pass_from
from flambeur.server.rooms.rematch import lay_out_rematch
from flambeur.server.rooms.room import NOTHING, Extras, Room
from flambeur.server.socket import messages as m
from flambeur.server.socket.connection import Connection
from flambeur.server.store.rows import Name, Pass
from flambeur.server.tables.table import Table

HINTS_BY = "expert"
KEPT = 64                                 # answers without an entry that a room remembers

Data = dict[str, Any] | None


@dataclass
class Asked:
    """A request, with the room, the connection and the device from which it comes."""
    room: Room
    connection: Connection
    holder: int
    message: Any
    again: bool = False                   # it turns out to have been done before, perhaps by another process

    @property
    def name(self) -> str:
        """What the request is called at this table, by whichever process it is answered."""
        return f"{self.holder} {self.message.id}"

    async def do(self, act: Callable[..., Any], *args: Any, extras: Callable[[Any], Extras] = lambda result: NOTHING) -> None:
        """`act(table, holder, *args, at, id)`, unless this request was done before."""
        key = (self.holder, self.message.id)

        def change(table: Table, at: int) -> Any:
            self.again = key in table.requests
            return None if self.again else act(table, self.holder, *args, at, self.message.id)
        await self.room.do(change, extras)

    def nameless(self, _: Any) -> Extras:
        """A player who has got up leaves no name behind."""
        seat = self.message.seat
        return ((), (Name(seat, ""),)) if self.room.table.seats[seat].is_free else NOTHING


async def answer(room: Room, connection: Connection, message: Any) -> None:
    """Does what is asked and acknowledges it; raises what speaks against it."""
    if isinstance(message, m.Ping):
        return connection.send({"type": "pong", "time": room.house.now()})
    if connection.holder is None:
        raise NotYours("you are watching: take a seat to play", "vous regardez : prenez une place pour jouer")
    key = (connection.holder, message.id)
    while key in room.underway:           # the same request, on another connection of the device
        await room.underway[key].wait()
    if key in room.answered or await done_before(room, key, message):
        return connection.send({"type": "ack", "id": message.id, "again": True, "data": room.answered.get(key)})
    asked = Asked(room, connection, connection.holder, message)
    data = await once(room, key, asked)
    connection.send({"type": "ack", "id": message.id, "again": asked.again, "data": data})


async def once(room: Room, key: tuple[int, str], asked: Asked) -> Data:
    """Does what is asked and remembers the answer; the same request, should it come again meanwhile, waits."""
    room.underway[key] = done = asyncio.Event()
    try:
        data = await ANSWERS[type(asked.message)](asked)
        if key not in room.table.requests:
            room.answered[key] = data
            if len(room.answered) > KEPT: del room.answered[next(iter(room.answered))]
        return data
    finally:
        done.set()
        del room.underway[key]


async def done_before(room: Room, key: tuple[int, str], message: Any) -> bool:
    """Whether the request is stored; if it is about to be stored, the end of that is waited for. A rematch that all wanted may still have
    to be laid out."""
    if key not in room.table.requests or isinstance(message, m.Rematch):
        return False
    done: bool = await room.do(lambda table, at: key in table.requests)
    return done


async def move(asked: Asked) -> None:
    message = asked.message
    act = partial(playing.move, body=message.body, sign=sign_of(message))
    await asked.do(act, message.seat, [message.action, *message.more], message.turn)


def sign_of(message: m.Move | m.Roll) -> Sign | None:
    return Sign(message.sign.after, message.sign.signature) if message.sign is not None else None


async def roll(asked: Asked) -> None:
    await asked.do(partial(playing.roll, sign=sign_of(asked.message)), asked.message.seat, asked.message.turn)


async def type_in(asked: Asked) -> None:
    await asked.do(playing.type_in, asked.message.seat, asked.message.values)


async def correct(asked: Asked) -> None:
    await asked.do(playing.correct, asked.message.seat)


async def take_back(asked: Asked) -> None:
    await asked.do(playing.take_back, asked.message.seat)


async def pledge(asked: Asked) -> None:
    await asked.do(partial(gathering.pledge, key=asked.message.key), asked.message.seat, asked.message.hash)


async def seed(asked: Asked) -> None:
    await asked.do(gathering.open_seed, asked.message.seat, asked.message.seed)


async def consent(asked: Asked) -> None:
    await asked.do(consenting.consent, asked.message.seat, asked.message.signature)


async def call_off(asked: Asked) -> None:
    await asked.do(consenting.call_off)


async def key(asked: Asked) -> None:
    await asked.do(keys.change_key, asked.message.seat, asked.message.key, asked.message.signature)


async def fill(asked: Asked) -> None:
    await asked.do(gathering.fill, asked.message.seat, asked.message.level)


async def remove(asked: Asked) -> None:
    await asked.do(gathering.remove, asked.message.seat, extras=asked.nameless)


async def start(asked: Asked) -> None:
    def press(table: Table, holder: int, fill_with: str | None, at: int, id: str) -> None:
        gathering.press_start(table, holder, at, id, fill_with)
    await asked.do(press, asked.message.fill)


async def leave(asked: Asked) -> None:
    await asked.do(leaving.leave, asked.message.seat, extras=asked.nameless)


async def back(asked: Asked) -> None:
    await asked.do(leaving.come_back, asked.message.seat)


async def replace(asked: Asked) -> None:
    act = partial(votes.replace, grace=asked.room.house.grace)
    await asked.do(act, asked.message.seat, asked.message.target, asked.room.presence.gone())


async def abandon(asked: Asked) -> None:
    await asked.do(votes.abandon, asked.message.seat)


async def rematch(asked: Asked) -> None:
    await asked.do(votes.play_again, asked.message.seat)
    if votes.wants_rematch(asked.room.table):
        await lay_out_rematch(asked.room)


async def say(asked: Asked) -> None:
    gathering.sits_there(asked.room.table, asked.holder, asked.message.seat)
    asked.again = not await asked.room.chat.say(asked.message.seat, asked.message.text, asked.name)


async def rename(asked: Asked) -> None:
    gathering.sits_there(asked.room.table, asked.holder, asked.message.seat)
    asked.again = not await asked.room.chat.rename(asked.message.seat, asked.message.name, asked.name)


async def hand(asked: Asked) -> Data:
    """A one-time link to another device; the same link, if the request was answered before."""
    house, room, message = asked.room.house, asked.room, asked.message
    gathering.may_hand(room.table, asked.holder, message.seats)
    secret, expires = pass_from(room.holders[asked.holder], room.id, message.id), house.now() + round(house.settings.pass_seconds * 1000)
    ticket = Pass(hash_token(secret), room.id, json.dumps([asked.holder, message.seats, message.key, message.signatures]), expires)
    kept = await house.writer.call(lambda: house.store.create_pass(ticket))
    asked.again = kept != ticket
    return {"pass": secret, "expires": kept.expires}


async def hint(asked: Asked) -> None:
    """All see that a hint was asked for; the seat alone sees the hint."""
    await asked.do(leaving.hint, asked.message.seat)
    match = asked.room.table.playable()
    found = await asked.room.house.thinking.hint(match, asked.message.seat, HINTS_BY)
    asked.connection.send({"type": "hint", "id": asked.message.id, "seat": asked.message.seat,
                           "estimates": [as_json(estimate) for estimate in found.estimates]})


def as_json(estimate: Estimate) -> dict[str, Any]:
    return {"action": estimate.action.as_json(), "win_share": estimate.win_share, "win_share_error": number(estimate.win_share_error),
            "money": estimate.money, "money_error": number(estimate.money_error), "rollouts": estimate.rollouts}


def number(x: float) -> float | None:
    return x if x == x else None          # JSON has no NaN


ANSWERS: dict[type, Callable[[Asked], Awaitable[Data]]] = {
    m.Move: move, m.Roll: roll, m.TypeIn: type_in, m.Correct: correct, m.TakeBack: take_back, m.Pledge: pledge, m.Seed: seed,
    m.Consent: consent, m.CallOff: call_off, m.Key: key,
    m.Fill: fill, m.Remove: remove, m.Start: start, m.Leave: leave, m.Back: back, m.Replace: replace, m.Abandon: abandon,
    m.Rematch: rematch, m.Say: say, m.Rename: rename, m.Hand: hand, m.AskHint: hint,
}
