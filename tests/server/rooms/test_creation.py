"""Making a table, and the next one for the same players, without a server around them."""
import asyncio
import json
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from flambeur.errors import FlambeurError
from flambeur.server.commands import gathering, leaving, votes
from flambeur.server.identity.tokens import fits, is_table_id, is_token
from flambeur.server.rooms.creation import create, plan_of
from flambeur.server.rooms.rematch import lay_out_rematch
from flambeur.server.socket.messages import NewTable
from flambeur.server.store.rows import Entry, Holder, Name, TableRow
from flambeur.server.tables.entries import Clock, SeatPlan
from flambeur.server.tables.table import Table, load_table
from flambeur.table import fairness
from tests.games.probe.game import Probe
from tests.server.tables.laying import T0, entries_of, kinds, laying_cards, now, playing_table, to_the_end

OPEN, DEVICE, BOT = SeatPlan(sitter="open"), SeatPlan(sitter="device"), SeatPlan(sitter="bot", level="easy")
POSITION = {"format": "flambeur-position/1", "game": "probe", "state": {"players": [{}, {}]}}


def wanted(*seats: SeatPlan, **plan: Any) -> NewTable:
    return NewTable(game=plan.pop("game", "probe"), seats=list(seats) or [DEVICE, OPEN], **plan)


class House:
    """What making a table needs of a house: a clock and a store that keeps what it is given."""

    def __init__(self) -> None:
        self.made: list[tuple[TableRow, list[Entry], list[Holder], list[Name]]] = []
        self.settings = SimpleNamespace(name_length=24)
        self.store = SimpleNamespace(create=lambda *what: self.made.append(what) or True)
        self.writer = SimpleNamespace(call=self.call)
        self.preparing = SimpleNamespace(ready=lambda build: True, playable=lambda build: True)
        self.entered: list[str] = []

    async def call(self, work: Callable[[], object]) -> object:
        return work()

    def now(self) -> int:
        return T0

    def enter(self, stored: Any, table: Table) -> None:
        assert (table.id, entries_of(table), table.names) == (stored.row.id, stored.entries, stored.names)
        self.entered.append(stored.row.id)

    def table(self) -> Table:
        """The last one, from what was stored."""
        row, entries, _, names = self.made[-1]
        return load_table(row.id, bytes.fromhex(row.secret), entries, {name.seat: name.name for name in names}, lambda: None)


# plans

def test_the_number_of_seats_is_the_number_of_players_and_what_was_chosen_is_written_down() -> None:
    plan = plan_of(wanted(DEVICE, OPEN, BOT, BOT))
    assert plan["options"] == {"players": 4}
    assert plan_of(wanted(DEVICE, OPEN, options={"packs": 1, "players": 9}))["options"] == {"players": 2, "packs": 1}
    assert plan["rules"] == Probe.version


@pytest.mark.parametrize(("plan", "code"), [
    ({"game": "chess"}, "unknown_game"), ({"options": {"packs": 7}}, "option"), ({"options": {"packz": 1}}, "option"),
    ({"standin": "godlike"}, "refused"), ({"dice": "manual"}, "refused"), ({"position": POSITION}, "refused"),
    ({"game": "las-vegas", "seats": [DEVICE]}, "option"), ({"seats": [DEVICE] * 5}, "option"),
    ({"seats": [DEVICE, SeatPlan(sitter="bot")]}, "refused"),
    ({"seats": [DEVICE, SeatPlan(sitter="open", level="easy")]}, "refused"),
    ({"seats": [DEVICE, SeatPlan(sitter="bot", level="godlike")]}, "refused"),
    ({"seats": [DEVICE, BOT], "position": POSITION, "listed": True}, "refused"),
    ({"seats": [DEVICE, BOT], "position": {**POSITION, "game": "las-vegas"}}, "refused"),
    ({"seats": [DEVICE, BOT], "position": {**POSITION, "state": {"players": [{}]}}}, "position"),
    ({"seats": [DEVICE, BOT], "position": {}}, "position"),
])
def test_a_plan_that_does_not_fit_the_game_is_refused(plan: dict[str, Any], code: str) -> None:
    given = {"game": "probe", "seats": [DEVICE, OPEN], **plan}
    with pytest.raises(FlambeurError) as caught:
        plan_of(NewTable(**given))
    assert caught.value.code == code


# making

def test_a_new_table_is_stored_whole_with_hashes_only() -> None:
    house: Any = House()
    keys = asyncio.run(create(house, wanted(DEVICE, DEVICE, OPEN, names=["  Anna\u202e ", "", "x" * 99]), "addr"))
    row, entries, holders, names = house.made[-1]
    assert is_table_id(keys.table)
    assert all(is_token(secret) for secret in (keys.token, keys.sit, keys.watch))
    assert len({keys.token, keys.sit, keys.watch}) == 3
    assert fits(keys.sit, row.sit_hash)
    assert fits(keys.watch, row.watch_hash)
    assert [(holder.holder, fits(keys.token, holder.token_hash)) for holder in holders] == [(1, True)]
    assert [name.name for name in names] == ["Anna", "", "x" * 24]
    assert (row.listed, row.address, row.status) == (False, "addr", "gathering")       # private by default
    assert row.commitment == fairness.commitment(bytes.fromhex(row.secret))
    text = json.dumps([entry.body for entry in entries])
    assert not any(secret in text for secret in (keys.token, keys.sit, keys.watch, row.secret, "Anna"))
    assert house.entered == [keys.table]
    table = house.table()
    assert kinds(table) == ["created", "seated", "seated"]
    assert [seat.holder for seat in table.seats] == [1, 1, None]


def test_two_tables_have_nothing_secret_in_common() -> None:
    house: Any = House()
    keys = [asyncio.run(create(house, wanted(), None)) for _ in range(2)]
    assert len({secret for key in keys for secret in (key.table, key.token, key.sit, key.watch)}) == 8
    assert house.made[0][0].secret != house.made[1][0].secret


# the next game

def rematched(old: Table, house: House) -> Table:
    def do(change: Callable[[Table, int], Any]) -> Any:
        async def done() -> Any:
            return change(old, T0)
        return done()
    row = TableRow(id=old.id, game=old.plan.game, created=T0, secret=old.secret.hex(), commitment=old.plan.commitment, sit_hash="s" * 64,
                   watch_hash="w" * 64, address="addr")
    room: Any = SimpleNamespace(house=house, table=old, row=row, holders={1: "h1", 2: "h2", 3: "h3"}, do=do)
    asyncio.run(lay_out_rematch(room))
    return house.table()


def finished(**plan: Any) -> Table:
    return to_the_end(playing_table("device", "open", "open", "easy", names=["Anna", "Benno", "Carla", "Dot"], **plan), Random(1))


def test_the_same_players_go_on_at_another_table_with_a_new_secret() -> None:
    old, house = finished(clock=Clock(seconds=60), hints=True), House()
    new = rematched(old, house)
    row, _, holders, _ = house.made[-1]
    assert old.rematch == now(old, ())["rematch"] == new.id != old.id
    assert new.plan.rematch_of == row.rematch_of == old.id
    assert new.secret != old.secret
    assert new.plan.commitment == fairness.commitment(new.secret)
    assert [seat.holder for seat in new.seats] == [seat.holder for seat in old.seats]
    assert [seat.level for seat in new.seats] == [seat.level for seat in old.seats]
    assert new.names == old.names
    assert (new.plan.options, new.plan.clock, new.plan.hints) == (old.plan.options, old.plan.clock, old.plan.hints)
    assert [(holder.holder, holder.token_hash) for holder in holders] == [(1, "h1"), (2, "h2"), (3, "h3")]       # the same devices
    assert (row.sit_hash, row.watch_hash) == ("s" * 64, "w" * 64)                                               # and links
    gathering.press_start(new, 1, T0)
    assert new.status == "playing"


def test_who_has_left_leaves_an_open_seat_without_a_name() -> None:
    old = playing_table("device", "open", names=["Anna", "Benno"])
    leaving.leave(old, 2, 1, T0)
    votes.abandon(old, 1, 0, T0)
    new = rematched(old, House())
    assert [seat.is_free for seat in new.seats] == [False, True]
    assert new.names == {0: "Anna"}


def test_a_rematch_is_played_by_the_rules_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    old = to_the_end(laying_cards(2), Random(1))
    monkeypatch.setattr(Probe, "version", 2)
    new = rematched(old, House())
    assert new.plan.rules == 2
    gathering.press_start(new, 1, T0)
    assert new.status == "playing"


def test_a_second_rematch_does_not_replace_the_first() -> None:
    old, house = finished(), House()
    first = rematched(old, house)
    n = len(entries_of(old))
    rematched(old, house)
    assert (old.rematch, len(entries_of(old))) == (first.id, n)


def test_a_bots_seat_that_became_a_persons_is_open_in_the_next_game() -> None:
    from tests.server.tables.laying import lay
    table = lay("device", "easy")
    gathering.fill(table, 1, 1, None, T0)
    gathering.sit(table, 2, 1, T0)
    gathering.press_start(table, 1, T0)
    new = rematched(to_the_end(table, Random(1)), House())
    assert [seat.plan.sitter for seat in new.seats] == ["device", "open"]
    assert [seat.holder for seat in new.seats] == [1, 2]
