"""How much may happen at a table without the game getting on.

Moves and throws bring a game to its end, so there are only so many. What can be done and undone for ever would make a log that has no end,
and all who look at the table would pay for it: each side has an allowance for that, counted from the log. Nobody can use up the others'.
"""
from collections import Counter
from collections.abc import Collection

from flambeur.server.errors import TooMany
from flambeur.server.tables import entries as log
from flambeur.server.tables.entries import Body

BEFORE = 150                              # seats taken, bots set: by the creator, and by all others together
STARTS = 10                               # of a table that may be called off, whoever does it: each brings pledges, seeds and consents anew
AT_A_TIME = 30                            # changes, take-backs, hints and the like of a seat until the game gets on
IN_ALL = 200                              # the same, from the beginning to the end, and one more for every MOVES that the game gets on:
MOVES = 4                                 # a game of thousands of decisions has more
TYPED = 0                                 # the seat for which dice that are typed in again count: all seats are one device's


class Allowance:
    """`note` hears of every entry once; the commands ask before they add what counts. What is not counted here can only follow what is
    counted, or a move: getting up follows sitting down, a vote follows what it is about."""
    __slots__ = ("before", "in_all", "lately", "moves")

    def __init__(self) -> None:
        self.before = {True: 0, False: 0}      # by the creator, by the others
        self.lately: Counter[int] = Counter()      # by seat, since the game got on
        self.in_all: Counter[int] = Counter()
        self.moves = 0                    # that have brought the game on

    def note(self, body: Body, awaited: Collection[int], by_host: bool, goes_on: bool) -> None:
        if goes_on:
            self.moves += 1
            self.lately.clear()
        if isinstance(body, log.Seated | log.Filled): self.before[by_host] += 1
        elif isinstance(body, log.Back): self.lately[body.seat] += 1
        for seat in idle(body, awaited):
            self.lately[seat] += 1
            self.in_all[seat] += 1

    def check_before(self, by_host: bool) -> None:
        """Raises if this side may take no more seats, nor set bots."""
        if self.before[by_host] < BEFORE:
            return
        if by_host:
            raise TooMany("the seats of this table have changed too often: start the game, or make a new table",
                          "les places de cette table ont trop souvent changé : lancez la partie ou créez une autre table")
        raise TooMany("too many have come and gone at this table: watch, or make a table of your own",
                      "trop de monde est passé à cette table : regardez, ou créez votre propre table")

    def check(self, seat: int) -> None:
        """Raises if a seat has done and undone enough."""
        if self.in_all[seat] >= IN_ALL + self.moves // MOVES:
            raise TooMany("this seat has done and undone too much: from here on what is done is done",
                          "cette place a trop souvent fait et défait : désormais, ce qui est fait est fait")
        self.check_lately(seat)

    def check_lately(self, seat: int) -> None:
        """Raises if a seat has to wait until the game has moved on."""
        if self.lately[seat] >= AT_A_TIME:
            raise TooMany("enough of that for now: you can do it again when the game has moved on",
                          "c’est assez pour l’instant : vous pourrez recommencer quand la partie aura avancé")


def check_start(called_off: int) -> None:
    """Raises if so many starts of a table were called off that there is no other."""
    if called_off >= STARTS:
        raise TooMany(f"the start of this table was called off {called_off} times: make a new table",
                      f"le départ de cette table a été annulé {called_off} fois : créez une autre table")


def idle(body: Body, awaited: Collection[int]) -> list[int]:
    """The seats for which an entry counts."""
    if isinstance(body, log.Moved): return [body.seat] if body.seat not in awaited else []
    if isinstance(body, log.TookBack | log.Hinted | log.Left | log.Keyed): return [body.seat]
    if isinstance(body, log.Handed): return body.seats
    return [TYPED] if isinstance(body, log.Corrected) else []
