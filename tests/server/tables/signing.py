"""Tables whose players sign: each device signs what it is told, as the page does."""
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from flambeur.server.audience.standing import head
from flambeur.server.commands import gathering, playing
from flambeur.server.commands.keys import Sign
from flambeur.server.tables.table import Table
from flambeur.table import signing
from tests.helpers.devices import Device
from tests.server.tables.laying import T0, cards, holder_of, lay, seed_of


def device_of(table: Table, seat: int) -> Device:
    return Device(holder_of(table, seat))


def gathered(n: int = 3, signing: Sequence[int] | None = None, bots: Sequence[str] = (), **plan: Any) -> Table:
    """n people at n devices, and bots; all people have pledged a seed, and those who sign (all, unless told otherwise) their key."""
    table = lay("device", *["open"] * (n - 1), *bots, names=["Anna", "Benno", "Carla"], **plan)
    for seat in range(1, n):
        gathering.sit(table, seat + 1, seat, T0)
    for seat in range(n):
        key = device_of(table, seat).key if signing is None or seat in signing else None
        gathering.pledge(table, seat + 1, seat, seed_of(seat)[1], T0, key=key)
    return table


def begun(n: int = 3, signing: Sequence[int] | None = None, **plan: Any) -> Table:
    table = gathered(n, signing, **plan)
    gathering.press_start(table, 1, T0)
    for seat in range(n):
        gathering.open_seed(table, seat + 1, seat, seed_of(seat)[0], T0)
    return table


def sign(table: Table, seat: int, *actions: int, device: Device | None = None, body: dict[str, Any] | None = None) -> Sign | None:
    """The signature of a move that is about to be made; None where the seat has no key."""
    told = head(table)
    if told is None or seat not in table.signers.current:
        return None
    text = signing.move_text(table.id, table.signers.start, bytes.fromhex(told["hash"]), seat, table.turns[seat], actions, body)
    return Sign(told["after"], (device or device_of(table, seat)).sign(text))


Carry = Callable[[str, Random], dict[str, Any] | None]      # what a move of a kind of action carries besides


def choose(table: Table, seat: int, action: int, at: int = T0, *, device: Device | None = None, body: dict[str, Any] | None = None) -> None:
    """A move, signed."""
    signature = sign(table, seat, action, device=device, body=body)
    playing.move(table, holder_of(table, seat), seat, action, table.turns[seat], at, body=body, sign=signature)


def step(table: Table, luck: Random, at: int = T0, carry: Carry | None = None) -> None:
    """One step of whoever is awaited; people sign what they choose."""
    match = table.playable()
    seat = luck.choice(sorted(table.awaited))
    if not table.seats[seat].is_played:
        return by_bot(table, seat, luck, at)
    if match.thrower == seat and (match.must_throw(seat) or (carry is None and luck.random() < 0.5)):
        asking = match.asking(seat)
        signature = sign(table, seat, *asking) if asking else None
        return playing.roll(table, holder_of(table, seat), seat, table.turns[seat], at, sign=signature)
    action = luck.choice(cards(table, seat))
    choose(table, seat, action, at, body=carry(match.game.describe(action)[0], luck) if carry else None)


def by_bot(table: Table, seat: int, luck: Random, at: int = T0) -> None:
    if table.playable().must_throw(seat): playing.bot_roll(table, seat, table.level_of(seat), at)
    else: playing.bot_move(table, seat, luck.choice(cards(table, seat)), table.level_of(seat), at)


def to_the_end(table: Table, luck: Random, carry: Carry | None = None) -> Table:
    """With choices that are changed, and acts that are taken back, now and then."""
    while table.status == "playing":
        step(table, luck, carry=carry)
        for seat in table.humans:
            if table.status == "playing" and luck.random() < 0.2 and table.playable().can_take_back(seat):
                playing.take_back(table, holder_of(table, seat), seat, T0)
            if table.status == "playing" and seat not in table.awaited and luck.random() < 0.3 and cards(table, seat):
                choose(table, seat, luck.choice(cards(table, seat)))
    return table
