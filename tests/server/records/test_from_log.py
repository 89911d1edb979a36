"""The record of a table's game: it replays, it proves its dice, and what was taken back or corrected is not in it."""
import json
from collections import Counter
from random import Random

import pytest

import flambeur
from flambeur.server.commands import playing, votes
from flambeur.server.records.from_log import record_of
from flambeur.server.tables.entries import Created
from flambeur.server.tables.table import Table
from tests.server.tables.laying import T0, apart, brought_back, cards, entries_of, go, kinds, lay, laying_cards, playing_table, to_the_end


def played(luck: Random, table: Table) -> Table:
    """To the end, with take-backs and corrections whenever they are possible."""
    while table.status == "playing":
        go(table, luck)
        match = table.match
        assert match is not None
        if luck.random() < 0.4 and match.can_correct:
            playing.correct(table, 1, 0, T0)
        for seat in table.humans:
            while luck.random() < 0.4 and table.status == "playing" and match.can_take_back(seat):
                playing.take_back(table, seat + 1 if table.seats[seat].holder == seat + 1 else 1, seat, T0)
    return table


def check(table: Table) -> None:
    record, match = record_of(table), table.match
    assert record is not None
    assert match is not None
    again = flambeur.replay(json.dumps(record))
    assert (again.digest, again.over, again.n_events) == (match.digest, match.over, match.n_events)
    verdict = flambeur.verify(record)
    assert verdict.ok, verdict.problems
    assert verdict.events + verdict.typed == match.n_events
    count = Counter(kinds(table))
    assert len(record["entries"]) == count["move"] + count["chance"] - count["take_back"] - count["correct"]
    assert record_of(brought_back(table)) == record


@pytest.mark.parametrize("game", ["probe", "las-vegas"])
@pytest.mark.parametrize("seed", range(3))
def test_the_record_of_a_finished_game_replays_and_proves_its_dice(game: str, seed: int) -> None:
    table = played(Random(seed), apart(3, game=game, seed=seed))
    assert kinds(table).count("take_back") > 0
    check(table)
    record = record_of(table)
    assert record is not None
    assert table.result is not None
    assert (record["over"], record["scores"], record["winners"]) == (True, table.result.scores, table.result.winners)
    assert record["secret"] == table.secret.hex()


@pytest.mark.parametrize("game", ["probe", "las-vegas"])
def test_typed_dice_are_marked_and_only_those(game: str) -> None:
    table = played(Random(4), playing_table("device", "easy", game=game, dice="manual"))
    assert kinds(table).count("correct") > 0
    check(table)
    record = record_of(table)
    assert record is not None
    verdict = flambeur.verify(record)
    assert verdict.typed > verdict.events > 0                         # the shuffle was the table's own


def test_the_record_of_a_game_given_up_is_not_over_and_proves_what_there_was() -> None:
    table = laying_cards(2)
    votes.abandon(table, 1, 0, T0)
    votes.abandon(table, 2, 1, T0)
    check(table)
    record = record_of(table)
    assert record is not None
    assert (record["over"], record["scores"], record["winners"]) == (False, [], [])


def test_the_record_names_people_and_levels() -> None:
    table = to_the_end(playing_table("device", "easy", names=["Anna", ""]), Random(1))
    record = record_of(table)
    assert record is not None
    assert record["seats"] == [{"name": "Anna", "bot": None}, {"name": "", "bot": "easy"}]
    table.names[0] = ""                                               # now a guest
    assert "Anna" not in json.dumps(record_of(table))


def test_a_laid_position_is_in_the_record_with_what_was_dealt() -> None:
    position = {"format": "flambeur-position/1", "game": "probe", "state": {"players": [{"points": 3}, {}], "stake": 2}}
    table = to_the_end(playing_table("device", "easy", position=position), Random(1))
    record = record_of(table)
    assert record is not None
    assert len(record["position"]["players"][0]["hand"]) == 2
    check(table)


def test_a_table_that_never_began_has_no_record() -> None:
    table = lay("device", "open")
    assert record_of(table) is None
    votes.abandon(table, 1, 0, T0)
    assert record_of(table) is None


def test_a_record_that_was_tampered_with_is_caught() -> None:
    record = record_of(to_the_end(apart(2), Random(1)))
    assert record is not None
    dice = next(entry for entry in record["entries"] if entry.get("chance") == 1)
    dice["draws"][0][1] = (dice["draws"][0][1] + 1) % 6
    assert not flambeur.verify(record).ok


def test_the_first_entry_says_what_was_planned() -> None:
    table = apart(2, seed=3)
    plan = Created.model_validate_json(entries_of(table)[0].body)
    assert (plan.game, plan.options["players"], plan.commitment) == ("probe", 2, table.plan.commitment)
    assert cards(table, 0) == []
