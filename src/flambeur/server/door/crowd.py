"""Open connections, counted from their first moment: so many of an address, so many in all.

Where somebody new comes and there is no place left, a connection on which nothing has been asked for a while makes room: browsers keep such
connections in case they need them, and open another one without a word if they are gone. A few more connections than may be served are let
in, so that people can be told why they are not served; what comes beyond these is not even heard.
"""
from collections.abc import Callable

from flambeur.server.errors import TooMany

SPARE, SPARE_IN_ALL = 8, 64               # connections that are let in only to be told why: of an address, and of all


class Place:
    """What one open connection takes: a place among all, and a place of its address."""
    __slots__ = ("_crowd", "_home", "_is_taken", "give_way", "refusal", "who")

    def __init__(self, crowd: "Crowd", home: str | None = None, give_way: Callable[[], None] | None = None) -> None:
        self._crowd, self._home = crowd, home
        self._is_taken = False
        self.who: str | None = None       # whose it is now; None: of a proxy, which has not said yet for whom
        self.give_way = give_way          # closes the connection
        self.refusal: TooMany | None = None               # why it is not served

    def take(self, who: str) -> None:
        """What goes on from now on is this address's doing. TooMany: the connection is not served, or the address has no place left."""
        if self.refusal is not None:
            raise self.refusal
        if who != self.who:
            if self._crowd.is_crowded(who): raise of_address()
            self._crowd.move(self, who)

    def release(self) -> None:
        """The request is answered. A connection of a proxy is nobody's now: the next request may be another's."""
        if self._is_taken and self.who != self._home: self._crowd.move(self, self._home)

    def rest(self) -> None:
        """Nothing has been asked for a while: if there is no place left, this connection makes room."""
        if self._is_taken and self.give_way is not None: self._crowd.resting[self] = None

    def stir(self) -> None:
        """A request has come: from now on the connection does not make room for others."""
        self._crowd.resting.pop(self, None)

    def stay(self) -> None:
        """The connection has become a WebSocket: there is no "between" any more."""
        self.stir()
        self.give_way = None

    def leave(self) -> None:
        """Once or several times."""
        if self._is_taken:
            self._is_taken = False
            self.stay()
            self._crowd.move(self, None)
            self._crowd.n -= 1

    def enter(self) -> None:
        self._is_taken = True
        self._crowd.n += 1
        if self._home is not None: self._crowd.move(self, self._home)


class Crowd:
    """All connections of this process."""

    def __init__(self, each: int, total: int) -> None:
        self.each, self.total = each, total
        self.here: dict[str, dict[Place, None]] = {}      # in the order in which they came
        self.resting: dict[Place, None] = {}              # in the order in which they began to
        self.n = 0

    def enter(self, home: str | None, give_way: Callable[[], None] | None = None) -> Place:
        """A place for a connection of this address (None: of a proxy). TooMany: there is none, not even to say so."""
        place = Place(self, home, give_way)
        self.make_room(home)
        if self.n >= self.total: place.refusal = of_all()
        elif home is not None and self.is_crowded(home): place.refusal = of_address()
        if place.refusal is not None and (self.n >= self.total + SPARE_IN_ALL or (home is not None and self.is_crowded(home, SPARE))):
            raise place.refusal
        place.enter()
        return place

    def make_room(self, who: str | None) -> None:
        """Connections that rest are closed until there is a place for this address, or none rests any more."""
        while who is not None and self.is_crowded(who) and \
                (own := next((place for place in self.here[who] if place in self.resting), None)) is not None:
            close(own)
        while self.n >= self.total and self.resting:
            close(next(iter(self.resting)))

    def is_crowded(self, who: str, beyond: int = 0) -> bool:
        return len(self.here.get(who, ())) >= self.each + beyond

    def move(self, place: Place, who: str | None) -> None:
        """The place becomes this address's."""
        if place.who is not None:
            del self.here[place.who][place]
            if not self.here[place.who]: del self.here[place.who]
        if who is not None: self.here.setdefault(who, {})[place] = None
        place.who = who


def close(place: Place) -> None:
    give_way = place.give_way
    place.leave()                         # at once: the network takes its time
    if give_way is not None: give_way()


def of_all() -> TooMany:
    return TooMany("the server is full: try again later", "le serveur est plein : réessayez plus tard")


def of_address() -> TooMany:
    return TooMany("too many connections from your network: close some", "trop de connexions depuis votre réseau : fermez-en")
