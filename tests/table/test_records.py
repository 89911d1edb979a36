"""Damaged and foreign records are refused with a sentence."""
import json
from collections.abc import Callable
from typing import Any

import pytest

import flambeur
from flambeur import RecordError
from tests.table.played import events, moves, record


@pytest.mark.parametrize("data", [
    "", "not JSON", "{", b"\xff\xfe\x00", "[" * 100_000, "null", "[]", "17", "{}", '{"format": "flambeur-record/3"}',
    '{"format": ["flambeur-record/2"]}', "<xml/>", None, 17, [], {}, {"format": None}, {"format": "pgn"},
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
    *[(drop(field), f"damaged at {field}: this field is missing") for field in ("game", "rules", "options", "seats", "commitment")],
    (change("rules", 2), "played by version 2 of the rules of las-vegas; these are version 1"),
    (change("rules", "1"), "damaged at rules"),
    (change("game", "poker"), "there is no game 'poker'"),
    (change("game", "las-vegas-2"), "there is no game 'las-vegas-2'"),
    (change("options players", 9), "players is 2 to 8, not 9"),
    (change("options jackpot", True), "las-vegas has no option 'jackpot'"),
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
    (change("entries 1 chance", 2), "entry 1 of the record does not fit: chance event 1 is due, the record has chance event 2"),
    (change("entries 1 draws", []), "entry 1 of the record does not fit: chance event 1 has 8 draws, the record has 0"),
    (change("entries 1 draws 0", [6, 6]), "entry 1 of the record does not fit: draw 0 of chance event 1 is one of 6"),
    (change("entries 1 draws 0", [7, 0]), "entry 1 of the record does not fit: draw 0 of chance event 1 is one of 6"),
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
            if "chance" in entry: m.settle()
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


# what was chosen counts as it was written

def spelled_out(name: str) -> Any:
    """A finished record, begun with every option written down, defaults too."""
    m = flambeur.new(name, players=2, seed=5)
    everything = m.options.model_dump()
    begun = flambeur.replay({**m.record(secret=True), "options": everything, "entries": []})
    begun.settle()
    while not begun.over:
        seat = begun.actors[0]
        begun.play(seat, begun.legal(seat)[0])
    assert begun.record()["options"] == everything
    return begun.record()


@pytest.mark.parametrize("name", ["las-vegas", "las-vegas-cards", "probe"])
def test_a_record_that_spells_defaults_out_stays_as_it_is_written_and_is_proved_so(name: str) -> None:
    spelled = spelled_out(name)
    assert flambeur.replay(spelled).record() == spelled
    assert flambeur.verify(spelled).ok
    assert not flambeur.verify({**spelled, "options": {"players": 2}}).ok           # the same game, but that was not hashed
    short = flambeur.new(name, players=2, seed=5)
    assert short.record()["options"] == {"players": 2}
    assert short.start_hash != flambeur.replay(spelled).start_hash


def test_a_laid_position_stays_as_it_is_written() -> None:
    """Even where today's game would write it otherwise: here a default is left out."""
    m = flambeur.from_position(flambeur.new("las-vegas", players=2, seed=1).position(), seed=2)
    short = m.record(secret=True)
    del short["position"]["pile"]["under"]
    again = flambeur.replay(short)
    assert again.record(secret=True) == short
    assert again.digest == m.digest
    assert again.start_hash != m.start_hash
    while not again.over:
        again.play(again.actors[0], again.legal(again.actors[0])[0])
    assert flambeur.verify(again.record()).ok
    assert "under" not in again.record()["position"]["pile"]


def test_what_becomes_of_a_record_afterwards_does_not_touch_the_match_made_of_it() -> None:
    m = flambeur.from_position(flambeur.new("las-vegas", players=2, seed=1).position(), seed=2)
    given = m.record(secret=True)
    again = flambeur.replay(given)
    given["position"]["pile"]["above"].reverse()
    given["options"]["players"] = 5
    assert again.record(secret=True) == m.record(secret=True)
    again.record()["options"]["players"] = 5
    again.record()["position"]["pile"]["above"].reverse()
    assert again.start_hash == m.start_hash
