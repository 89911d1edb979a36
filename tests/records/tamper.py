"""`.venv/bin/python -m tests.records.tamper` writes records that somebody has tampered with, each with what a check must say of it: claim
by claim, the same in Python and on the page. The page cannot play a game again; of whether the moves are legal it says nothing."""
import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from flambeur.errors import FlambeurError
from flambeur.games import registered
from flambeur.server.commands import consenting, gathering
from flambeur.server.records.from_log import record_of
from flambeur.server.tables.table import Table
from flambeur.table import signing
from flambeur.table.match import Match
from flambeur.table.proof import verify
from flambeur.table.record import read
from flambeur.table.replay import begun as set_up
from flambeur.table.replay import replay, step
from flambeur.table.signatures import Heads
from tests.games.probe.game import GAME as PROBE
from tests.helpers.devices import Device
from tests.server.tables.laying import T0, seed_of
from tests.server.tables.signing import begun, device_of, gathered, to_the_end

FOLDER = Path(__file__).parent / "tampered"
STRANGER = Device(99)
Record = dict[str, Any]


def signed(seed: int = 5, **plan: Any) -> Record:
    """A game of three people who sign, with choices that were changed."""
    return recorded(to_the_end(begun(**plan), Random(seed)))


def recorded(table: Table) -> Record:
    record = record_of(table)
    assert record is not None
    return record


def moves(record: Record) -> list[int]:
    return [k for k, entry in enumerate(record["entries"]) if "action" in entry]


def with_result(record: Record) -> Record | None:
    """The record with the result that its entries lead to; None: they cannot be played."""
    found = read(record)
    match = set_up(found, Match)
    try:
        for entry in found.entries: step(match, entry)
    except FlambeurError:
        return None
    return {**record, "over": match.over, "scores": match.scores if match.over else [], "winners": match.winners}


def played(candidates: Iterator[Record]) -> Record:
    """The first that can be played."""
    return next(found for one in candidates if (found := with_result(one)) is not None)


def exchanged(record: Record) -> Record:
    """A legal move in the place of another, with another winner."""
    def ways() -> Iterator[Record]:
        for k in reversed(moves(record)):
            for action in range(12):
                if action != record["entries"][k]["action"]:
                    other = deepcopy(record)
                    other["entries"][k]["action"] = action
                    if (found := with_result(other)) and found["over"] and found["winners"] != record["winners"]: yield found
    return played(ways())


def dropped(record: Record) -> Record:
    """A choice that was changed, as if it had not been."""
    def ways() -> Iterator[Record]:
        for k in moves(record):
            other = deepcopy(record)
            del other["entries"][k]
            for later in other["entries"][k:]:
                if "signed" in later and later["signed"]["after"] > k: later["signed"]["after"] -= 1
            yield other
    return played(ways())


def reordered(record: Record) -> Record:
    """Two choices of one seat, the first of which was changed into the second; the game is said to have been given up then."""
    def ways() -> Iterator[Record]:
        for j, k in combinations(moves(record), 2):
            (first, second), between = (record["entries"][i] for i in (j, k)), record["entries"][j:k]
            if first["seat"] == second["seat"] and first["action"] != second["action"] and not any("chance" in one for one in between):
                other = deepcopy(record)
                other["entries"][j], other["entries"][k] = second, first
                del other["entries"][k + 1:]
                yield other
    return played(ways())


def invented(record: Record) -> Record:
    """A choice that was never made, with the signature of another."""
    def ways() -> Iterator[Record]:
        for k in moves(record):
            for action in range(12):
                other = deepcopy(record)
                other["entries"].insert(k + 1, {**other["entries"][k], "action": action})
                if action != record["entries"][k]["action"]: yield other
    return played(ways())


def signed_again(record: Record, k: int, device: Device, **changed: Any) -> Record:
    """Move k, changed, with a signature of another device that fits all else."""
    other = deepcopy(record)
    entry = other["entries"][k]
    entry.update(changed)
    found = read(other)
    match = set_up(found, Match)
    heads, said = Heads(found, bytes.fromhex(other["secret"]), match.start_hash), entry["signed"]
    said["signature"] = device.sign(signing.move_text(other["table"], match.start_hash.hex(), heads[said["after"]], entry["seat"],
                                                      said["turn"], [entry["action"]], None))
    return other


def by_another_seat(record: Record) -> Record:
    k = moves(record)[-1]
    return signed_again(record, k, Device((record["entries"][k]["seat"] + 1) % 3 + 1))


def without_signature(record: Record) -> Record:
    other = deepcopy(record)
    del other["entries"][moves(record)[-1]]["signed"]
    return other


def bot_claimed(record: Record, which: int) -> Record:
    """A move is said to be a bot's."""
    other = without_signature(record) if which == -1 else deepcopy(record)
    entry = other["entries"][moves(record)[which]]
    entry.pop("signed", None)
    entry["away"] = "clock"
    return other


def keys_exchanged(record: Record) -> Record:
    return {**deepcopy(record), "keys": [STRANGER.key, *record["keys"][1:]]}


def without_keys(record: Record) -> Record:
    other = deepcopy(record)
    del other["keys"]
    for k in moves(other): other["entries"][k].pop("signed", None)
    return other


def foreign_key(record: Record, signature: str | None = None) -> Record:
    """The last move by a key of which the server says that the player's device had got it late."""
    k = moves(record)[-1]
    other = signed_again(record, k, STRANGER)
    other["successions"] = [{"seat": record["entries"][k]["seat"], "after": k, "key": STRANGER.key, "signature": signature}]
    return other


def left_out(agreed: bool) -> Record:
    """The last seat has not opened its seed; the others have agreed to begin, or somebody says nothing of that."""
    table = gathered(3)
    gathering.press_start(table, 1, T0)
    for seat in (0, 1): gathering.open_seed(table, seat + 1, seat, seed_of(seat)[0], T0)
    gathering.ask_others(table, T0, T0 + 1000)
    assert table.missing is not None
    for seat in (0, 1):
        text = signing.consent_text(table.id, table.plan.commitment, seat, table.missing.seats, table.missing.seeds)
        consenting.consent(table, seat + 1, seat, device_of(table, seat).sign(text), T0)
    record = recorded(to_the_end(table, Random(6)))
    return record if agreed else {**record, "consents": record["consents"][:1]}


def called_off(said: int = 2) -> Record:
    """The third start of a table, of which two were called off; or somebody says that there were fewer."""
    table = gathered(3)
    for k in range(2):
        gathering.press_start(table, 1, T0)
        for seat in (0, 1): gathering.open_seed(table, seat + 1, seat, seed_of(seat)[0] if not k else seed_of(seat + 10)[0], T0)
        gathering.ask_others(table, T0, T0 + 1000)
        consenting.give_up_waiting(table, T0 + 1000)
        for seat in range(3): gathering.pledge(table, seat + 1, seat, seed_of(seat + 10 * (k + 1))[1], T0, key=device_of(table, seat).key)
    gathering.press_start(table, 1, T0)
    for seat in range(3): gathering.open_seed(table, seat + 1, seat, seed_of(seat + 20)[0], T0)
    record = recorded(to_the_end(table, Random(8)))
    assert record["called_off"] == 2
    return {key: value for key, value in {**record, "called_off": said}.items() if key != "called_off" or said}


def unsigned(record: Record) -> Record:
    """A game in which nobody signed: nobody notices."""
    return exchanged(record)


KINDS: dict[str, Callable[[], Record]] = {
    "untouched": signed,
    "with-a-bot": lambda: signed(7, n=2, bots=["easy"]),
    "exchanged": lambda: exchanged(signed()),
    "dropped": lambda: dropped(signed()),
    "reordered": lambda: reordered(signed()),
    "invented": lambda: invented(signed()),
    "by-another-seat": lambda: by_another_seat(signed()),
    "without-signature": lambda: without_signature(signed()),
    "bot-claimed": lambda: bot_claimed(signed(), 2),
    "bot-claimed-at-the-end": lambda: bot_claimed(signed(), -1),
    "keys-exchanged": lambda: keys_exchanged(signed()),
    "without-keys": lambda: without_keys(signed()),
    "foreign-key": lambda: foreign_key(signed()),
    "foreign-key-said-to-be-announced": lambda: foreign_key(signed(), "ab" * 64),
    "left-out-with-consent": lambda: left_out(True),
    "left-out-without-consent": lambda: left_out(False),
    "called-off": called_off,
    "called-off-fewer-times": lambda: called_off(1),
    "called-off-never": lambda: called_off(0),
    "exchanged-where-nobody-signs": lambda: unsigned(signed(signing=())),
}


def claims(record: Record) -> list[list[Any]]:
    return [[claim.code, claim.state, claim.seat] for claim in verify(record, record["commitment"]).claims]


def main() -> None:
    with registered(PROBE):
        for name, make in KINDS.items():
            record = make()
            if name == "untouched": replay(record, Match)
            kept = {"record": record, "claims": claims(record)}
            (FOLDER / f"{name}.json").write_text(json.dumps(kept, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
            print(name, [claim for claim in kept["claims"] if claim[1] != "holds"])


if __name__ == "__main__":
    main()
