"""Who is connected to a table, here and in other processes."""
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flambeur.server.rooms.room import Room

FORGET = 15_000                           # milliseconds: each process says every 5 s who is there; what was said longer ago does not count


class Presence:
    __slots__ = ("_told", "elsewhere", "here", "room", "since", "went")

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.since = room.house.now()     # of an earlier time nothing is known: a process that starts has seen nobody go
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}      # by process: when, holders, watchers
        self.here = set[int]()            # devices that were connected when we last looked
        self.went: dict[int, int] = {}    # by device: when it was last connected
        self._told = dict[str, Any]()

    def holders(self) -> list[int]:
        return sorted({connection.holder for connection in self.room.connections if connection.holder is not None})

    def watching(self) -> int:
        return sum(connection.holder is None for connection in self.room.connections)

    def present(self) -> list[int]:
        """Seats whose device is connected."""
        there = self._look()
        return [number for number, seat in enumerate(self.room.table.seats) if seat.holder in there]

    def gone(self) -> dict[int, int]:
        """Of people whose device is not connected, by seat: from when on (UTC, milliseconds) that is an absence."""
        there, seats = self._look(), self.room.table.seats
        length = round(self.room.house.settings.absence_seconds * 1000)
        return {p: self.went.get(seats[p].holder or 0, self.since) + length for p in self.room.table.humans if seats[p].holder not in there}

    def _look(self) -> set[int]:
        """The devices that are connected; of those that were, it is noted when they went."""
        there = {*self.holders(), *(holder for _, holders, _ in self._fresh() for holder in holders)}
        self.went.update(dict.fromkeys(self.here - there, self.room.house.now()))
        self.here = there
        return there

    def watchers(self) -> int:
        return self.watching() + sum(n for _, _, n in self._fresh())

    def _fresh(self) -> list[tuple[int, list[int], int]]:
        return [said for said in self.elsewhere.values() if said[0] > self.room.house.now() - FORGET]

    def changed(self) -> None:
        """Somebody came or went here."""
        self.say()
        self.show()

    def say(self) -> None:
        """Tell the other processes who is connected here."""
        self.room.house.publish(self.room.id, json.dumps({"p": self.holders(), "w": self.watching(), "from": self.room.house.process}))

    def heard(self, process: str, said: dict[str, Any]) -> None:
        if process not in self.elsewhere: self.say()      # a process that is new to us knows as little of us
        self.elsewhere[process] = (self.room.house.now(), [int(holder) for holder in said["p"]], int(said["w"]))
        self.show()

    def show(self) -> None:
        """Tell the connections who is there, if that has changed."""
        now = self.now()
        if now != self._told:
            self._told = now
            self.room.delivery.tell({"type": "presence", **now})

    def now(self) -> dict[str, Any]:
        """As connections are told it."""
        return {"present": self.present(), "watchers": self.watchers(), "gone": {str(seat): at for seat, at in self.gone().items()}}
