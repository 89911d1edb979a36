"""Damaged and foreign records are refused with a sentence."""
import json
from collections.abc import Callable
from typing import Any

import pytest

import flambeur
from flambeur import RecordError
from tests.table.played import events, moves, record


@pytest.mark.parametrize("data", [
    "", "not JSON", "{", b"\xff\xfe\x00", "[" * 100_000, "null", "[]", "17", "{}", '{"format": "flambeur-record/2"}',
    '{"format": ["flambeur-record/1"]}', "<xml/>", None, 17, [], {}, {"format": None}, {"format": "pgn"},
], ids=lambda data: repr(data)[:30])
def test_what_is_no_record_is_refused(data: Any) -> None:
    with pytest.raises(RecordError, match=r"^this is not a record") as caught:
        flambeur.replay(data)
    assert caught.value.text("fr") != str(caught.value)


def change(path: str, value: Any) -> Callable[[Any], None]:
    """What puts a value somewhere in a record: "entries 3 seat"."""
    def put(data: Any) -> None:
        *way, last = [int(key) if key.lstrip("-").isdigit() else key for key in path.split()]
        for key in way:
            data = data[key]
        data[last] = value
    return put


def drop(path: str) -> Callable[[Any], None]:
    return lambda data: data.pop(path)


@pytest.mark.parametrize(("damage", "said"), [
    *[(drop(field), f"damaged at {field}: field required") for field in ("game", "rules", "options", "seats", "commitment")],
    (change("rules", 2), "played by version 2 of the rules of las-vegas; these are version 1"),
    (change("rules", "1"), "damaged at rules"),
    (change("game", "poker"), "there is no game 'poker'"),
    (change("game", "las-vegas-2"), "there is no game 'las-vegas-2'"),
    (change("options players", 9), "players is 2 to 5, not 9"),
    (change("options kickers", True), "las-vegas has no option 'kickers'"),
    (change("options", []), "damaged at options"),
    (change("seats", []), "0 seats for 2 players"),
    (change("seats 0 name", 5), "damaged at seats 0 name"),
    (change("seats 0 name", "x" * 65), "damaged at seats 0 name"),
    (change("commitment", "abc"), "damaged at commitment"),
    (change("commitment", "G" * 64), "damaged at commitment"),
    (change("secret", "secret"), "damaged at secret"),
    (change("seeds", ["zz" * 32, None]), "damaged at seeds 0"),
    (change("dice", "loaded"), "damaged at dice"),
    (change("colour", "red"), "damaged at colour"),
    (change("scores", "many"), "damaged at scores"),
    (change("entries", {}), "damaged at entries"),
    (change("entries 0", None), "damaged at entries 0"),
    (change("entries 0", {}), "damaged at entries 0"),
    (change("entries 2 action", -1), "damaged at entries 2"),
    (change("entries 2 action", 1.5), "damaged at entries 2"),
    (change("entries 2 extra", 1), "damaged at entries 2"),
    (change("entries 2 action", 6), "entry 2 of the record does not fit: 6 is no move of this game"),
    (change("entries 2 action", 10**30), "entry 2 of the record does not fit: "),
    (change("entries 2 seat", 1), "entry 2 of the record does not fit: seat 1 is not to play now, but seat 0"),
    (change("entries 2 seat", 99), "entry 2 of the record does not fit: there is no seat 99"),
    (change("entries 1 chance", 2), "entry 1 of the record does not fit: chance event 1 draws"),
    (change("entries 1 draws", []), "entry 1 of the record does not fit: chance event 1 draws"),
    (change("entries 1 draws 0", [6, 6]), "entry 1 of the record does not fit: chance event 1 draws"),
    (change("entries 1 draws 0", [7, 0]), "entry 1 of the record does not fit: chance event 1 draws"),
    (change("entries 1 draws 0", [6]), "damaged at entries 1"),
    (change("entries 1 draws 0", [6, -1]), "damaged at entries 1"),
    (change("entries 1 draws 0", [6, 2**70]), "damaged at entries 1"),
    (change("position", {}), "cannot be replayed: the position"),
    (change("position", {"casinos": 6}), "cannot be replayed: the position"),
])
def test_a_damaged_record_is_refused_with_what_is_wrong(damage: Callable[[Any], None], said: str) -> None:
    damaged = record("las-vegas")
    damage(damaged)
    with pytest.raises(RecordError) as caught:
        flambeur.replay(damaged)
    assert said in str(caught.value)
    assert caught.value.text("fr") != str(caught.value)


@pytest.mark.parametrize("name", ["las-vegas", "probe"])
def test_an_illegal_move_is_named(name: str) -> None:
    """Of every move, each id that was not legal then."""
    honest = record(name)
    for k in [honest["entries"].index(move) for move in moves(honest)][:6]:
        before = flambeur.replay(honest | {"entries": honest["entries"][:k], "over": False})
        legal = {action.id for action in before.legal(honest["entries"][k]["seat"])}
        for action in set(range(before.game.n_actions)) - legal:
            entries = [*honest["entries"][:k], honest["entries"][k] | {"action": action}, *honest["entries"][k + 1:]]
            with pytest.raises(RecordError, match=rf"^entry {k} of the record does not fit: "):
                flambeur.replay(honest | {"entries": entries})


@pytest.mark.parametrize("name", ["las-vegas", "probe"])
def test_a_record_can_be_cut_at_any_entry_and_played_on(name: str) -> None:
    honest = record(name)
    for k in range(0, len(honest["entries"]), 5):
        m = flambeur.replay(json.dumps(honest | {"entries": honest["entries"][:k], "over": False}))
        for entry in honest["entries"][k:]:
            if "chance" in entry: m._settle()
            if "action" in entry: m.play(entry["seat"], entry["action"])
        assert m.record() == honest


def test_a_running_game_without_its_secret_can_be_watched_but_not_played_on() -> None:
    m = flambeur.new("las-vegas", players=2, seed=3)
    m.play(0, m.legal(0)[0])
    watched = flambeur.replay(m.record())
    assert watched.view(None) == m.view(None)
    before = watched.digest
    with pytest.raises(RecordError, match="does not carry its secret"):
        watched.play(watched.actors[0], watched.legal(watched.actors[0])[0])
    assert watched.digest == before
    playable = flambeur.replay(m.record(secret=True))
    playable.play(playable.actors[0], playable.legal(playable.actors[0])[0])


def test_the_secret_is_in_the_record_only_once_the_game_is_over() -> None:
    m = flambeur.new("las-vegas", players=2, seed=3)
    assert m.record()["secret"] is None
    while not m.over:
        m.play(m.actors[0], m.legal(m.actors[0])[0])
    assert m.record()["secret"] == m.secret.hex()  # type: ignore[union-attr]


def test_a_record_holds_every_draw_with_its_size() -> None:
    shuffle, roll = events(record("las-vegas"))[:2]
    assert [n for n, _ in shuffle["draws"]] == list(range(54, 1, -1))
    assert [n for n, _ in roll["draws"]] == [6] * 8
