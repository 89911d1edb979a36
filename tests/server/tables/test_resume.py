"""A stored game that no longer replays: it goes on from the last stored position, or can only be looked at. Nothing is guessed."""
import json
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from flambeur.errors import FlambeurError
from flambeur.games import GUESTS
from flambeur.server.audience.info import seat_infos
from flambeur.server.commands import gathering, leaving, playing, votes
from flambeur.server.errors import ReadOnly
from flambeur.server.records.from_log import record_of
from flambeur.server.store.rows import Entry, Position
from flambeur.server.tables.table import Table
from tests.games.probe.game import Probe
from tests.server.tables.laying import (
    T0,
    apart,
    audiences,
    brought_back,
    cards,
    code_of,
    entries_of,
    everything,
    go,
    kinds,
    lay,
    look,
    now,
    playing_table,
    to_the_end,
)

AT = T0 + 1000
NO_DIGEST = "0" * 16


def stored(table: Table) -> Position:
    """What the room keeps at the end of a round."""
    assert table.match is not None
    state = table.match.game.position(table.match.state, table.match.options)
    return Position(table.n, json.dumps({"state": state, "events": table.match.n_events}))


def mid_game(rounds: int = 2, more: int = 2, **plan: object) -> tuple[Table, Position]:
    """A table some steps after a stored position."""
    table, luck = apart(3, **plan), Random(3)
    position = None
    for _ in range(rounds):
        go(table, luck)
        while table.match is not None and table.match.thrower is None:
            go(table, luck)
        position = stored(table)
    for _ in range(more):
        go(table, luck)
    assert position is not None
    return table, position


def spoiled(entries: list[Entry], n: int) -> list[Entry]:
    """As if the rules of then had led elsewhere."""
    assert entries[n].digest is not None
    return [replace(entry, digest=NO_DIGEST) if entry.n == n else entry for entry in entries]


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Probe, "version", 2)


# going on

def check_goes_on(table: Table, again: Table, position: Position) -> None:
    assert (again.resumed_at, again.changed_rules) == (position.n, {})
    assert table.match is not None
    assert again.match is not None
    assert again.match.digest == table.match.digest
    assert again.match.n_events == table.match.n_events
    assert (again.awaited, again.since, again.status) == (table.awaited, table.since, table.status)
    assert [seat.holder for seat in again.seats] == [seat.holder for seat in table.seats]
    assert again.requests == table.requests
    assert [entry.body for entry in entries_of(again)] == [entry.body for entry in entries_of(table)]


@pytest.mark.usefixtures("newer_rules")
def test_under_newer_rules_a_game_goes_on_from_its_last_stored_position() -> None:
    with pytest.MonkeyPatch.context() as then:
        then.setattr(Probe, "version", 1)
        table, position = mid_game()
    again = brought_back(table, position=position)
    check_goes_on(table, again, position)
    to_the_end(again, Random(1))
    assert again.status == "over"


@pytest.mark.parametrize("where", ["before", "at", "after"])
def test_a_digest_that_does_not_fit_is_noticed_wherever_it_is(where: str) -> None:
    table, position = mid_game()
    n = {"before": 7, "at": position.n, "after": table.n}[where]
    entries = spoiled(entries_of(table), n)
    again = brought_back(table, entries, position)
    assert again.resumed_at == position.n
    assert again.match is not None
    assert table.match is not None
    assert again.match.digest == table.match.digest


def test_the_record_is_marked_and_not_given_out_as_if_it_proved_something() -> None:
    table, position = mid_game()
    again = brought_back(table, spoiled(entries_of(table), 7), position)
    to_the_end(again, Random(1))
    assert now(again, ())["result"]["resumed"]
    assert record_of(again) is None
    whole = to_the_end(mid_game()[0], Random(1))
    assert not now(whole, ())["result"]["resumed"]


def test_no_answer_of_before_fits_a_decision_of_after() -> None:
    table, position = mid_game(rounds=3, more=1)
    again = brought_back(table, spoiled(entries_of(table), 7), position)
    for seat in sorted(again.awaited):
        assert again.turns[seat] > table.turns[seat]
        assert code_of(lambda seat=seat: playing.move(again, seat + 1, seat, cards(again, seat)[0], table.turns[seat], AT)) == "stale"


def test_seats_votes_and_hints_of_before_and_after_count_as_ever() -> None:
    table, _ = mid_game(rounds=1, more=0, hints=True)
    leaving.leave(table, 3, 2, AT, "l")
    gathering.hand(table, 2, [1], 5, AT)
    position = stored(table)
    go(table, Random(1))
    votes.abandon(table, 1, 0, AT, "a")
    leaving.hint(table, 1, 0, AT, "h")
    again = brought_back(table, spoiled(entries_of(table), 7), position)
    assert seat_infos(again) == seat_infos(table)
    assert (again.votes, again.requests) == (table.votes, table.requests)


def test_a_game_that_had_begun_from_a_position_goes_on_from_the_later_one() -> None:
    begun = {"format": "flambeur-position/1", "game": "probe", "state": {
        "stake": 2, "played": [1, 2, 3, 4], "players": [{"points": 3}, {"points": 1}]}}
    table, luck = playing_table("device", "easy", position=begun), Random(2)
    while kinds(table).count("chance") < 1 or table.match is None or table.match.thrower is None:
        go(table, luck)
    position = stored(table)
    go(table, luck)
    again = brought_back(table, [replace(entry, digest=NO_DIGEST if entry.digest else None) for entry in entries_of(table)], position)
    check_goes_on(table, again, position)


def test_what_is_brought_back_twice_is_the_same() -> None:
    table, position = mid_game()
    entries = spoiled(entries_of(table), 7)
    one, two = brought_back(table, entries, position), brought_back(table, entries, position)
    assert everything(one) == everything(two)
    go(one, Random(1))
    two.replay(entries_of(one)[two.n + 1:])                           # another process with the same rules follows
    assert everything(one) == everything(two)


# only looking

def check_only_looked_at(again: Table, reason: str) -> None:
    assert reason in again.changed_rules["en"]
    assert again.changed_rules["en"] != again.changed_rules["fr"]
    for audience in audiences(again):
        look(again, audience)
        assert now(again, audience)["read_only"] == again.changed_rules
    assert (again.deadline, again.bots_awaited, record_of(again)) == (None, [], None)
    acts: list[Callable[[], object]] = [
        lambda: playing.move(again, 1, 0, 0, None, AT), lambda: playing.roll(again, 1, 0, None, AT),
        lambda: playing.take_back(again, 1, 0, AT), lambda: leaving.leave(again, 1, 0, AT), lambda: leaving.hint(again, 1, 0, AT)]
    before = everything(again)
    assert {code_of(act) for act in acts} == {"read_only"}
    with pytest.raises(ReadOnly) as caught:
        again.playable()
    assert caught.value.sentences == again.changed_rules
    assert everything(again) == before


def test_without_a_stored_position_it_can_only_be_looked_at_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = mid_game(names=["Anna", "Benno", "Carla"])
    monkeypatch.setattr(Probe, "version", 2)
    again = brought_back(table)
    check_only_looked_at(again, "version 1")
    assert seat_infos(again) == seat_infos(table)
    assert (again.status, len(again.lines)) == ("playing", len(table.lines))
    assert again.requests == table.requests


def test_a_changed_digest_without_a_position_names_the_entry() -> None:
    table, _ = mid_game()
    check_only_looked_at(brought_back(table, spoiled(entries_of(table), 8)), "entry 8")


def test_a_position_that_these_rules_do_not_know_is_not_made_to_fit() -> None:
    table, position = mid_game()
    body = json.loads(position.body)
    body["state"]["players"][0]["hand"] = [6, 6, 6, 6]
    again = brought_back(table, spoiled(entries_of(table), 7), Position(position.n, json.dumps(body)))
    check_only_looked_at(again, "cards")


def test_a_later_move_that_is_not_allowed_there_is_not_made_to_fit() -> None:
    table, position = mid_game(more=2)
    assert kinds(table)[-1] == "move"
    entries = entries_of(table)
    entries[-1] = replace(entries[-1], body=json.dumps({**json.loads(entries[-1].body), "action": 7}))
    check_only_looked_at(brought_back(table, entries, position), "")


def test_later_dice_that_do_not_fit_are_not_made_to_fit() -> None:
    table, position = mid_game(more=1)
    assert kinds(table)[-1] == "chance"
    entries = entries_of(table)
    entries[-1] = replace(entries[-1], body=json.dumps({**json.loads(entries[-1].body), "draws": [[8, 7]]}))
    check_only_looked_at(brought_back(table, entries, position), "chance event")


def test_an_act_of_before_the_position_is_not_taken_back_after_it() -> None:
    table, position = mid_game(more=0)
    mover = json.loads(entries_of(table)[-1].body)["seat"]
    playing.take_back(table, mover + 1, mover, AT)
    assert brought_back(table).changed_rules == {}                    # by the same rules it can
    check_only_looked_at(brought_back(table, spoiled(entries_of(table), 7), position), "can no longer be undone")


def test_a_position_newer_than_what_was_read_is_not_used() -> None:
    table, position = mid_game()
    entries = spoiled(entries_of(table), 7)[:position.n]
    check_only_looked_at(brought_back(table, entries, position), "entry 7")


def test_a_game_that_is_no_longer_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table, position = mid_game()
    monkeypatch.delitem(GUESTS, "probe")
    check_only_looked_at(brought_back(table, position=position), "probe")


def test_a_table_that_had_not_begun_is_not_begun_under_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its players had agreed on others: the start is refused, and nothing is noted."""
    table = lay("device", "open")
    monkeypatch.setattr(Probe, "version", 2)
    again = brought_back(table)
    assert again.changed_rules == {}
    before = everything(again)
    with pytest.raises(FlambeurError) as caught:
        gathering.press_start(again, 1, AT, fill_with="easy")
    assert caught.value.code == "read_only"
    assert everything(again) == before


def test_a_finished_game_stays_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    table = to_the_end(apart(2), Random(1))
    monkeypatch.setattr(Probe, "version", 2)
    again = brought_back(table)
    assert (again.status, now(again, ())["result"]) == ("over", now(table, ())["result"])
    assert code_of(lambda: votes.play_again(again, 1, 0, AT)) == ""


# the start

def with_body(entries: list[Entry], kind: str, **changes: object) -> list[Entry]:
    return [replace(entry, body=json.dumps({**json.loads(entry.body), **changes})) if entry.kind == kind else entry for entry in entries]


@pytest.mark.parametrize(("kind", "changes"), [
    ("start", {"hash": "00" * 32}), ("start", {"seeds": ["ab" * 32, None, None]}),
    ("created", {"options": {"players": 3, "packs": 2}}),             # the same options, but not as they were written
    ("created", {"dice": "manual"}),
])
def test_a_start_that_is_not_the_published_one_can_only_be_looked_at(kind: str, changes: dict[str, object]) -> None:
    """Its dice would be others than were promised: no stored position helps."""
    table, position = mid_game()
    entries = with_body(entries_of(table), kind, **changes)
    assert entries != entries_of(table)
    again = brought_back(table, entries, position)
    check_only_looked_at(again, "not the one that was published")
    assert again.resumed_at is None


def test_the_position_that_a_table_began_from_stands_whole_in_its_start() -> None:
    """So it is not dealt again, nor written again as today's game would write it."""
    begun = {"format": "flambeur-position/1", "game": "probe", "state": {"stake": 2, "players": [{"points": 3}, {"points": 1}]}}
    table = playing_table("device", "easy", position=begun)
    start = next(json.loads(entry.body) for entry in entries_of(table) if entry.kind == "start")
    assert len(start["position"]["pile"]) == 8
    assert all(len(player["hand"]) == 2 for player in start["position"]["players"])
    assert brought_back(table).changed_rules == {}
    other = {**start["position"], "pile": start["position"]["pile"][::-1]}
    check_only_looked_at(brought_back(table, with_body(entries_of(table), "start", position=other)), "not the one that was published")
