"""Who is connected to a table, here and in other processes."""
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flambeur.server.room import Room

FORGET = 15_000                           # milliseconds: what another process said longer ago no longer counts; it says it every 5 s


class Presence:
    __slots__ = ("_told", "elsewhere", "room")

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}      # by process: when, holders, watchers
        self._told: tuple[list[int], int] = ([], 0)

    def holders(self) -> list[int]:
        return sorted({connection.holder for connection in self.room.connections if connection.holder is not None})

    def watching(self) -> int:
        return sum(connection.holder is None for connection in self.room.connections)

    def present(self) -> list[int]:
        """Seats whose device is connected."""
        there = {*self.holders(), *(holder for _, holders, _ in self._fresh() for holder in holders)}
        return [number for number, seat in enumerate(self.room.table.seats) if seat.holder in there]

    def absent(self) -> set[int]:
        return set(self.room.table.humans) - set(self.present())

    def watchers(self) -> int:
        return self.watching() + sum(n for _, _, n in self._fresh())

    def _fresh(self) -> list[tuple[int, list[int], int]]:
        return [said for said in self.elsewhere.values() if said[0] > self.room.house.now() - FORGET]

    def changed(self) -> None:
        """Somebody came or went here."""
        self.say()
        self.show()

    def say(self) -> None:
        """To the other processes."""
        self.room.house.publish(self.room.id, json.dumps({"p": self.holders(), "w": self.watching(), "from": self.room.house.process}))

    def heard(self, process: str, said: dict[str, Any]) -> None:
        if process not in self.elsewhere: self.say()      # it is new here, and knows as little of us
        self.elsewhere[process] = (self.room.house.now(), [int(holder) for holder in said["p"]], int(said["w"]))
        self.show()

    def show(self) -> None:
        """To the connections, if it is news."""
        now = (self.present(), self.watchers())
        if now != self._told:
            self._told = now
            self.room.delivery.tell({"type": "presence", "present": now[0], "watchers": now[1]})
