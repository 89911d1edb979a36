"""What the log of a table must say, seen from outside: nothing acknowledged is missing or there twice, and every view that anybody was
shown is what a replay gives at that point."""
import json
from collections import Counter
from typing import Any

import flambeur
from flambeur.server.store.base import Store
from flambeur.server.store.rows import Entry
from flambeur.table.record import Chance, Move
from flambeur.table.replay import step
from tests.server.live.survivor import Survivor, fingerprint

NO_ENTRY = ("say", "rename", "hand")      # requests that leave none


def check_table(store: Store, table: str, clients: list[Survivor]) -> dict[str, Any]:
    """The record of a table that is over."""
    stored, kept = store.read(table), store.record(table)
    assert stored is not None
    assert kept is not None
    assert stored.row.status == "over"
    assert [entry.n for entry in stored.entries] == list(range(stored.row.n + 1))
    record = json.loads(kept.body)
    assert record["over"]
    assert flambeur.verify(record).ok
    asked = Counter(id for entry in stored.entries if (id := json.loads(entry.body).get("id")))
    assert set(asked.values()) <= {1}, "a request was done twice"
    views = replayed(record, stored.entries)
    for client in clients:
        check_client(client, stored.entries, asked, views, flambeur.replay(record))
    chat = Counter(line.text for line in store.chats(table, 10_000))
    for text in (text for client in clients for text in client.said):
        assert chat[text] == 1, f"{chat[text]} times: {text}"
    return record


def check_client(client: Survivor, entries: list[Entry], asked: Counter[str], views: dict[int, dict[str, str]], end: Any) -> None:
    assert [(update["at"], update["kind"]) for update in client.updates] == [(entry.at, entry.kind) for entry in entries]
    assert len(set(client.acked)) == len(client.acked), "a request was acknowledged twice"
    for id in client.acked:
        if not id.startswith(NO_ENTRY): assert asked[id] == 1, f"{id} was acknowledged and is not there"
    for id, code in client.refused.items():
        assert asked[id] == 0, f"{id} was refused ({code}) and is there"
    for n, whose, found in client.seen_views:
        assert views[n][whose] == found, f"after {n} entries {whose} was shown something else"
    for whose, view in client.now["views"].items():
        assert view == end.view(None if whose == "watch" else int(whose))


def replayed(record: dict[str, Any], entries: list[Entry]) -> dict[int, dict[str, str]]:
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
