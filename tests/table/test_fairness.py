"""Fair dice: test vectors, and a second implementation that uses nothing of ours."""
import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Any

import pytest

import flambeur
from flambeur.kit.game import Game
from flambeur.table import fairness
from flambeur.table.match import Match
from tests.games.probe.game import GAME as PROBE

SECRET = bytes(range(32))
VEGAS = {"table": "demo", "game": "las-vegas", "rules": 1, "seeds": ["11" * 32, None],
         "options": {"players": 2, "open_money": True}}
ACCENTS = {"table": "Chez Zoé", "game": "probe", "rules": 1, "seeds": [None, "ab" * 32, None], "options": {"players": 3, "packs": 2}}


# the second implementation

def generator(key: bytes) -> Any:
    """xoshiro256** from 32 bytes."""
    a, b, c, d = (int.from_bytes(key[k:k + 8], "big") for k in range(0, 32, 8))
    word = 2**64
    while True:
        x = b * 5 % word
        yield (x << 7 | x >> 57) * 9 % word
        c, d = c ^ a, d ^ b
        a, b, c, d = a ^ d, b ^ c, c ^ (b << 17) % word, (d << 45 | d >> 19) % word


def drawn(secret: bytes, h: bytes, k: int, sizes: Sequence[int]) -> list[int]:
    numbers, found = generator(hmac.new(secret, h + k.to_bytes(8, "big"), hashlib.sha256).digest()), []
    for n in sizes:
        while (product := (next(numbers) >> 32) * n) % 2**32 < 2**32 % n:
            pass
        found.append(product >> 32)
    return found


def hash_of(start: dict[str, Any]) -> bytes:
    return hashlib.sha256(json.dumps(start, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8")).digest()


# vectors

def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert fairness.commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert fairness.commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize(("start", "written", "h"), [
    (VEGAS, '{"game":"las-vegas","options":{"open_money":true,"players":2},'
            '"rules":1,"seeds":["1111111111111111111111111111111111111111111111111111111111111111",null],"table":"demo"}',
     "d91f096c227a97bd2c455e019e92fb134bbb2e1d7ca02b01e4fa0be6ea4746d1"),
    (ACCENTS, '{"game":"probe","options":{"packs":2,"players":3},"rules":1,'
              '"seeds":[null,"abababababababababababababababababababababababababababababababab",null],"table":"Chez Zoé"}',
     "fb30346ee609f07d4e58f9b6d01d7f4571194829ebf1dffda56990b8006a2eba"),
], ids=["las-vegas", "probe"])
def test_the_start_entry_is_written_canonically(start: dict[str, Any], written: str, h: str) -> None:
    assert fairness.canonical(start) == written.encode("utf-8")
    assert fairness.start_hash(start).hex() == h
    assert hash_of(start).hex() == h


@pytest.mark.parametrize(("start", "k", "sizes", "key", "values"), [
    (VEGAS, 0, range(54, 1, -1), "cac03db8ee1293e184bbde27a6284b293c9b0cd96298bc4d5620fbb037c2a3e5", [27, 40, 22, 34, 44]),
    (VEGAS, 1, [6] * 8, "1131f8c8f4c564007510a63deb6dfa363448781ad088c5020b96a21c2456af35", [5, 1, 2, 3, 3, 1, 4, 3]),
    (VEGAS, 2**40, [2, 3, 2**31, 2**31 - 1],
     "d2f57f71282a4cc44ca72e25d963d8acebe9a2c8d82eb0e72e8dcaa83c02603f", [1, 0, 1041242309, 1267041349]),
    (ACCENTS, 0, range(12, 1, -1), "4edaf86e3adaba40539c942c00cea08f44dbdad5aa86a4875c2c8cb64b5b5660", [3, 3, 3, 3, 2, 5, 5, 0, 0, 2, 0]),
    (ACCENTS, 1, [6], "12269611c6546c0d861cbf56ff073837ffef906ad0abef9825370dd0a8e2baaf", [3]),
])
def test_an_event_draws_what_the_secret_says(start: dict[str, Any], k: int, sizes: Sequence[int], key: str, values: list[int]) -> None:
    h = hash_of(start)
    assert fairness.event_key(SECRET, h, k).hex() == key
    got = fairness.values(SECRET, h, k, sizes)
    assert got[:len(values)] == values
    assert got == drawn(SECRET, h, k, sizes)


# the dice of matches are these

@pytest.mark.parametrize(("game", "start"), [(flambeur.games()["las-vegas"], VEGAS), (PROBE, ACCENTS)], ids=["las-vegas", "probe"])
def test_the_dice_of_a_match_are_drawn_so(game: Game, start: dict[str, Any]) -> None:
    match = Match(game, game.Options(**start["options"]), secret=SECRET, table=start["table"], seeds=start["seeds"])
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    record = match.record()
    h = hash_of({key: record[key] for key in ("table", "game", "rules", "options", "seeds")})
    events = [entry for entry in record["entries"] if "chance" in entry]
    assert [event["chance"] for event in events] == list(range(len(events)))
    for event in events:
        sizes = [n for n, _ in event["draws"]]
        assert [value for _, value in event["draws"]] == drawn(SECRET, h, event["chance"], sizes)


def test_a_position_is_part_of_the_start() -> None:
    laid = flambeur.from_position(flambeur.new("las-vegas", players=2, seed=1).position(), seed=2)
    record = laid.record(secret=True)
    start = {key: record[key] for key in ("table", "game", "rules", "options", "seeds", "position")}
    assert laid.start_hash == hash_of(start)


def test_a_seed_makes_the_same_secret_every_time_and_no_seed_never() -> None:
    assert fairness.new_secret(7).hex() == hashlib.sha256(b"flambeur seed 7").hexdigest()
    assert len({fairness.new_secret() for _ in range(50)}) == 50
    assert {len(fairness.new_secret(seed)) for seed in (None, 0, -1, 10**30)} == {32}
