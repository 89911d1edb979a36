"""What the log of a table must say, seen from outside: nothing acknowledged is missing or there twice, and every view that anybody was
shown is what a replay gives at that point."""
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import flambeur
from flambeur.server.store.base import Store
from flambeur.server.store.rows import Entry, Stored
from flambeur.server.tables.course import OF_A_START
from flambeur.server.tables.table import Table
from flambeur.table.record import Chance, Move
from flambeur.table.replay import step
from tests.server.whole.survivor import Survivor, fingerprint

NO_ENTRY = ("say", "rename", "hand")      # requests that leave none
UNDONE = {"move", "chance", "take_back", "called_off", *(body.kind for body in OF_A_START)}
Told = tuple[int, str]                    # of an update: when, and its kind
Kind = Literal["lost", "doubled", "leaked", "wrong"]


@dataclass
class Findings:
    """What does not hold, by kind."""
    found: list[tuple[Kind, str]] = field(default_factory=list)

    def expect(self, holds: bool, kind: Kind, text: str) -> None:
        if not holds: self.found.append((kind, text))

    def count(self, kind: Kind) -> int:
        return sum(found == kind for found, _ in self.found)


def check_table(store: Store, table: str, clients: Sequence[Survivor]) -> dict[str, Any]:
    """The record of a table that is over, of which everything holds."""
    findings = Findings()
    record = look_through(store, table, clients, findings)
    assert findings.found == []
    return record


def look_through(store: Store, table: str, clients: Sequence[Survivor], findings: Findings) -> dict[str, Any]:
    """The record of a table that is over; what does not hold is noted."""
    stored, kept = store.read(table), store.record(table)
    assert stored is not None
    assert kept is not None
    record: dict[str, Any] = json.loads(kept.body)
    findings.expect(stored.row.status == "over" and record["over"], "wrong", f"{table} is not over")
    findings.expect([entry.n for entry in stored.entries] == list(range(stored.row.n + 1)), "lost", f"{table}: entries are missing")
    verdict = flambeur.verify(record)
    findings.expect(verdict.ok, "wrong", f"{table}: the record does not verify")
    asked = requests_in(stored)
    findings.expect(not done_twice(stored), "doubled", f"{table}: a request was done twice")
    known, views = known_of(stored), replayed(record, stored.entries) if is_in_turn(record) else None
    for client in clients:
        check_requests(client, asked, findings)
        for moves in (moves for moves in verdict.moves if client.signs and moves.seat in client.you):
            findings.expect(moves.unsigned == 0, "wrong", f"{table}: of seat {moves.seat} {moves.unsigned} moves are not signed")
        check_told(client, table, known, findings)
        if views is not None: check_shown(client, views, findings)
        check_end(client, flambeur.replay(record), findings)
    chat = Counter(line.text for line in store.chats(table, 10_000))
    for text in (text for client in clients for text in client.said):
        findings.expect(chat[text] == 1, "doubled" if chat[text] else "lost", f"{chat[text]} times: {text}")
    return record


def requests_in(stored: Stored) -> Counter[str]:
    return Counter(id for entry in stored.entries if (id := json.loads(entry.body).get("id")))


def done_twice(stored: Stored) -> list[tuple[int | None, str]]:
    """Requests of which there are two: each device has ids of its own."""
    bodies = [json.loads(entry.body) for entry in stored.entries]
    return [one for one, n in Counter((body.get("holder"), body["id"]) for body in bodies if body.get("id")).items() if n > 1]


def is_in_turn(record: dict[str, Any]) -> bool:
    """Where all choose at once, what others choose is not told as it is stored."""
    return record["game"] == "las-vegas" or bool(record["options"].get("sequential"))


def check_requests(client: Survivor, asked: Counter[str], findings: Findings) -> None:
    findings.expect(len(set(client.acked)) == len(client.acked), "doubled", "a request was acknowledged twice")
    for id in client.acked:
        if not id.startswith(NO_ENTRY): findings.expect(asked[id] == 1, "lost", f"{id} was acknowledged and is not there")
    for id, code in client.refused.items():
        findings.expect(asked[id] == 0, "wrong", f"{id} was refused ({code}) and is there")


def known_of(stored: Stored) -> list[tuple[Told, int | None]]:
    """Every entry, as far as it can be compared, and the only seat that may know of it (None: all may): a choice that was changed before
    all had chosen, or such a change taken back."""
    table, found, changes = Table(stored.row.id, bytes.fromhex(stored.row.secret)), [], list[bool]()
    for entry in stored.entries:
        body, is_secret = json.loads(entry.body), False
        if entry.kind == "move": changes.append(is_secret := body["seat"] not in table.awaited)
        if entry.kind == "take_back": is_secret = changes.pop()
        if entry.kind == "chance": changes.clear()
        found.append(((entry.at, entry.kind), body["seat"] if is_secret else None))
        table.replay([entry])
    return found


def check_told(client: Survivor, table: str, known: Sequence[tuple[Told, int | None]], findings: Findings) -> None:
    """Whoever was there to the end was told all that the client's seats may know, and nothing else."""
    mine = [told for told, seat in known if seat is None or seat in client.you]
    told = [(update["at"], update["kind"]) for update in client.updates]
    lacks, more = Counter(mine) - Counter(told), Counter(told) - Counter(mine)
    findings.expect(without(mine, told, client.undone), "lost",
                    f"{table}: the updates of {client.you} are not the entries: without {list(lacks)[:3]}, and {list(more)[:3]}")


def check_shown(client: Survivor, views: dict[int, dict[str, str]], findings: Findings) -> None:
    for n, whose, found in client.seen_views:
        findings.expect(views[n][whose] == found, "leaked", f"after {n} entries {whose} was shown something else")


def without(stored: list[Told], told: list[Told], undone: int) -> bool:
    """Whether all that is stored was told in its order, except so many that were undone before somebody came in anew."""
    rest = iter(stored)
    left_out = Counter(stored) - Counter(told)
    return all(one in rest for one in told) and left_out.total() == undone and {kind for _, kind in left_out} <= UNDONE


def check_end(client: Survivor, end: Any, findings: Findings) -> None:
    for whose, view in client.now["views"].items():
        findings.expect(whose == "watch" or int(whose) in client.you, "leaked", f"the view of {whose} was shown to {client.you}")
        findings.expect(view == end.view(None if whose == "watch" else int(whose)), "wrong", f"{whose} was shown another end")


def replayed(record: dict[str, Any], entries: Sequence[Entry]) -> dict[int, dict[str, str]]:
    """By number of entries: the fingerprint of what each seat saw, from the moves and dice alone."""
    found: dict[int, dict[str, str]] = {}
    steps: list[Move | Chance] = []
    match: Any = None
    for entry in entries:
        body = json.loads(entry.body)
        if entry.kind in ("start", "take_back"):
            match = part(record, steps := steps[:-1])
        elif entry.kind in ("move", "chance"):
            steps.append(Move(seat=body["seat"], action=body["action"]) if entry.kind == "move"
                         else Chance(chance=body["chance"], draws=body["draws"]))
            step(match, steps[-1])
        if match is not None:
            found[entry.n + 1] = {whose: fingerprint(match.view(None if whose == "watch" else int(whose)))
                                  for whose in ("watch", *map(str, range(len(record["seats"]))))}
    return found


def part(record: dict[str, Any], steps: list[Move | Chance]) -> Any:
    """The game as it stood after these."""
    return flambeur.replay({**record, "over": False, "scores": [], "winners": [], "entries": [one.model_dump() for one in steps]})
