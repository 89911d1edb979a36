"""Before the start: taking seats, filling them with bots, pledging seeds, starting."""
import hashlib
from collections.abc import Sequence
from itertools import repeat

from flambeur.bots.levels import LEVELS
from flambeur.server.errors import Malformed, NotNow, NotYours, Refused, SeatTaken
from flambeur.server.tables import entries as log
from flambeur.server.tables.allowance import check_start
from flambeur.server.tables.table import CREATOR as CREATOR
from flambeur.server.tables.table import Table
from flambeur.table import signing
from flambeur.table.signatures import who_agrees


def is_gathering(table: Table) -> None:
    if table.status != "gathering":
        raise NotNow("the game has begun", "la partie a commencé")
    if table.starting is not None:
        raise NotNow("the game is about to begin", "la partie va commencer")


def hosts(table: Table, holder: int | None) -> bool:
    """Whether this is the creator's device. At a table where the creator has no seat, every device with a seat has the same rights."""
    return holder == table.host or (not table.seats_of(table.host) and bool(table.seats_of(holder)))


def is_host(table: Table, holder: int) -> None:
    if not hosts(table, holder):
        raise NotYours("only the creator of the table can do that", "seul le créateur de la table peut le faire")


def sits_there(table: Table, holder: int, seat: int) -> None:
    if not 0 <= seat < len(table.seats) or table.seats[seat].holder != holder:
        raise NotYours("that seat is not yours", "cette place n’est pas à vous")


def sit(table: Table, holder: int, seat: int | None, at: int, id: str | None = None) -> int:
    """Take a free seat, the first one if none is named. A request that comes again with the same id brings the same seat."""
    if holder in table.removed:
        raise NotYours("the creator of the table has asked you to leave; you can watch",
                       "le créateur de la table vous a demandé de la quitter ; vous pouvez regarder")
    if (taken := taken_by(table, holder, id)) is not None:
        return taken
    is_gathering(table)
    if holder != table.host and is_for_one(table):
        raise NotYours("this table is for one device only", "cette table est pour un seul appareil")
    free = [p for p, there in enumerate(table.seats) if there.is_free]
    if not free:
        raise SeatTaken("all seats are taken; you can watch", "toutes les places sont prises ; vous pouvez regarder")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise SeatTaken("that seat is taken; another one is free", "cette place est prise ; une autre est libre")
    table.allowance.check_before(holder == table.host)
    table.add(log.Seated(seat=chosen, holder=holder, id=id), at)
    return chosen


def taken_by(table: Table, holder: int, id: str | None) -> int | None:
    """The seat that this request has brought before, if the device still has that seat."""
    if id is None or (n := table.requests.get((holder, id))) is None:
        return None
    body = table.lines[n].body
    return body.seat if isinstance(body, log.Seated) and table.seats[body.seat].holder == holder else None


def is_for_one(table: Table) -> bool:
    """Typed dice and laid positions could deceive others: all seats are one device's."""
    return table.plan.dice == "manual" or table.plan.position is not None


def get_up(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    is_gathering(table)
    sits_there(table, holder, seat)
    table.add(log.Vacated(seat=seat, why="left", holder=holder, id=id), at)


def remove(table: Table, holder: int, seat: int, at: int, id: str | None = None) -> None:
    """The creator asks somebody to leave."""
    is_gathering(table)
    is_host(table, holder)
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_human:
        raise Refused("nobody sits there", "personne n’est assis là")
    table.add(log.Vacated(seat=seat, why="removed", holder=holder, id=id), at)


def fill(table: Table, holder: int, seat: int, level: str | None, at: int, id: str | None = None) -> None:
    """A bot for a free seat, or a bot's seat made free."""
    is_gathering(table)
    is_host(table, holder)
    if not 0 <= seat < len(table.seats) or table.seats[seat].is_human:
        raise SeatTaken("that seat is taken", "cette place est prise")
    if level is not None:
        known(level)
    table.allowance.check_before(holder == table.host)
    table.add(log.Filled(seat=seat, level=level, holder=holder, id=id), at)


def may_hand(table: Table, giver: int, seats: list[int]) -> None:
    for seat in seats:
        sits_there(table, giver, seat)
        table.allowance.check(seat)


def hand(table: Table, giver: int, seats: list[int], holder: int, at: int, id: str | None = None, key: str | None = None,
         signatures: Sequence[str] = ()) -> None:
    """Seats go to another device, at any time; the giver must still have them. The giver may announce the key of that device."""
    may_hand(table, giver, seats)
    is_key(key)
    if key is None or len(seats) != len(signatures) or not all(map(table.signers.is_announced, seats, repeat(key), signatures)):
        key, signatures = None, []        # announced by nobody, or before the start: then the new device says its key by itself
    if is_for_one(table) and set(seats) != set(table.seats_of(giver)):
        raise Refused("this table is for one device only: hand over all of its seats",
                      "cette table est pour un seul appareil : passez toutes les places")
    table.add(log.Handed(seats=seats, holder=holder, id=id, key=key, signatures=list(signatures)), at)


def was_handed(table: Table, holder: int | None, id: str | None) -> bool:
    """Whether this request has brought the device seats before that the device still has."""
    if holder is None or id is None or (n := table.requests.get((holder, id))) is None:
        return False
    body = table.lines[n].body
    return isinstance(body, log.Handed) and set(body.seats) <= set(table.seats_of(holder))


def has_handed(table: Table, mark: str) -> bool:
    """Whether seats were handed over by the link whose requests begin with this mark."""
    return any(line.entry.kind == "handed" and str(line.fields.get("id")).startswith(mark) for line in table.lines)


def known(level: str) -> None:
    if level not in LEVELS:
        has = ", ".join(LEVELS)
        raise Refused(f"there is no bot {level!r}; there is {has}", f"il n’y a pas de robot {level!r} ; il y a {has}")


def pledge(table: Table, holder: int, seat: int, hash: str, at: int, id: str | None = None, key: str | None = None) -> None:
    """A seat pledges once: a pledge that could be changed would be none. The key comes with it, so that the start can fix it."""
    is_gathering(table)
    sits_there(table, holder, seat)
    if seat in table.pledges:
        raise NotNow("this seat has given its seed already", "cette place a déjà donné sa graine")
    is_key(key)
    table.add(log.Pledged(seat=seat, hash=hash, key=key, holder=holder, id=id), at)


def is_key(key: str | None) -> None:
    if key is not None and signing.known(key) is None:
        raise Malformed("this is no key: no point of the curve P-256", "ce n’est pas une clé : pas un point de la courbe P-256")


def press_start(table: Table, holder: int, at: int, id: str | None = None, fill_with: str | None = None) -> None:
    is_gathering(table)
    is_host(table, holder)
    check_start(table.called_off)
    free = [p for p, seat in enumerate(table.seats) if seat.is_free]
    if free and fill_with is None:
        raise NotNow("not all seats are taken: wait, or fill them with bots",
                     "toutes les places ne sont pas prises : attendez, ou complétez avec des robots")
    if fill_with is not None:
        known(fill_with)
    if table.plan.dice == "manual" and not table.humans:
        raise NotNow("somebody must sit at the table to type the dice in", "il faut quelqu’un à table pour entrer les dés")
    table.new_match([])                       # refuses, before anything is noted, if the rules have changed since the table was made
    for seat in free:
        table.add(log.Filled(seat=seat, level=fill_with, holder=holder), at)
    table.add(log.Starting(holder=holder, id=id), at)
    if not table.pledges:
        start(table, at)


def open_seed(table: Table, holder: int, seat: int, seed: str, at: int, id: str | None = None) -> None:
    """The seed behind a pledge. The last seed starts the game."""
    if table.starting is None or table.status != "gathering":
        raise NotNow("seeds are opened when the start has been pressed", "les graines s’ouvrent une fois le départ demandé")
    sits_there(table, holder, seat)
    if seat in table.seeds or table.pledges.get(seat) != hashlib.sha256(bytes.fromhex(seed)).hexdigest():
        raise Refused("this is not the seed that was pledged", "ce n’est pas la graine annoncée")
    table.add(log.Opened(seat=seat, seed=seed, holder=holder, id=id), at)
    if len(table.seeds) == len(table.pledges):
        start(table, at)
    elif table.missing is not None:
        ask_others(table, at, table.missing.until)      # about fewer seeds than before


def start(table: Table, at: int) -> None:
    """All seeds are open, or the others agreed to go without: seats whose seeds are not open are left out by name."""
    seeds, left_out = seeds_of(table), not_open(table)
    match = table.new_match(seeds, left_out)
    table.add(log.Start(seeds=seeds, keys=list(match.written.keys), left_out=left_out, called_off=match.written.called_off,
                        position=match.written.position, hash=match.start_hash.hex()), at)
    assert table.match is not None
    table.match.settle()
    table.step(at)


def seeds_of(table: Table) -> list[str | None]:
    """Those that are open."""
    return [table.seeds.get(seat) for seat in range(len(table.seats))]


def not_open(table: Table) -> list[int]:
    return sorted(seat for seat in table.pledges if seat not in table.seeds)


def ask_others(table: Table, at: int, until: int) -> None:
    """Time is up. Nobody's seed is left out without the consent of the others: whoever runs the table could leave one out to have other
    dice."""
    missing = not_open(table)
    table.add(log.Missing(seats=missing, seeds=seeds_of(table), until=until), at)


def asked(table: Table, missing: Sequence[int]) -> list[int]:
    """Those whose signature proves it afterwards, and the people without a key at devices of which no seed is missing; all people, where
    there are none of either."""
    provers = [seat for seat, _ in who_agrees(table.signers.given(len(table.seats)), missing)]
    out = {table.seats[seat].holder for seat in missing}
    others = [seat for seat in table.humans if seat not in table.signers.pledged and table.seats[seat].holder not in out]
    return sorted(provers + others) or table.humans
