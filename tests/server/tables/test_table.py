"""A table is what its entries add up to: one that is brought back from them equals the one that lived, whatever happened at it."""
from collections import Counter
from random import Random

import pytest

from flambeur.server.commands import leaving, playing
from flambeur.server.tables import table as tables
from flambeur.server.tables.entries import BODIES
from flambeur.server.tables.table import Table
from tests.helpers.share import size
from tests.server.tables.driver import WANTS, Driver, random_table
from tests.server.tables.laying import HIDING, T0, audiences, brought_back, cards, entries_of, everything, go, kinds, laying_cards, look

COMMANDS = 220


def lived(seed: int, commands: int = COMMANDS, careful: bool = True) -> Driver:
    """A table at which so many things were tried. Another process follows it, entry by entry."""
    luck = Random(seed)
    driver = Driver(random_table(luck), luck)
    table = driver.table
    mirror = Table(table.id, table.secret, dict(table.names))
    for k in range(commands):
        done = driver.act(careful)
        if done and (careful or k % 20 == 0):
            mirror.replay(entries_of(table)[mirror.n + 1:])
            assert everything(mirror) == everything(table), f"after {kinds(table)[-3:]} (seed {seed})"
    return driver


@pytest.mark.parametrize("seed", range(6))
def test_a_table_brought_back_is_the_one_that_lived_and_what_is_refused_changes_nothing(seed: int) -> None:
    driver = lived(seed, 120)
    assert everything(brought_back(driver.table)) == everything(driver.table)


@pytest.mark.slow
def test_the_same_for_many_tables_at_which_everything_happens() -> None:
    done, refused, entries = Counter[str](), Counter[str](), Counter[str]()
    for seed in range(100, 140):
        driver = lived(seed, careful=seed % size(20, 4) == 0)
        assert everything(brought_back(driver.table)) == everything(driver.table)
        done, refused = done + driver.done, refused + driver.refused
        entries += Counter(kinds(driver.table))
    assert done.keys() == WANTS.keys(), "something was never done"
    assert entries.keys() == BODIES.keys(), "a kind of entry never occurred"
    codes = {what.split()[1] for what in refused}
    assert codes >= {"not_now", "not_yours", "seat_taken", "refused", "stale", "illegal_action", "not_your_turn", "no_hints", "chance"}


@pytest.mark.parametrize("seed", [11, 12, 14])
def test_every_beginning_of_a_log_can_be_read(seed: int) -> None:
    """And what was told then is the beginning of what is told later."""
    table = lived(seed, 100, careful=False).table
    entries = entries_of(table)
    for n in range(1, len(entries) + 1):
        part = brought_back(table, entries[:n])
        assert (part.n, part.changed_rules, part.resumed_at) == (n - 1, {}, None)
        assert entries_of(part) == entries[:n]
        if n % 7 == 0:
            for audience in audiences(part): look(part, audience)


def test_a_table_goes_on_where_it_was_brought_back() -> None:
    """Two that are the same do the same."""
    for seed in range(20, 24):
        one = lived(seed, 60, careful=False)
        two = Driver(brought_back(one.table), Random())
        two.luck.setstate(one.luck.getstate())
        two.at, two.k = one.at, one.k
        for _ in range(60):
            assert one.act(careful=False) == two.act(careful=False)
        assert everything(one.table) == everything(two.table)


@pytest.mark.parametrize("seed", range(30, 33))
def test_updates_are_only_ever_added(seed: int) -> None:
    """Clients count them: what was told once stays at its number."""
    from flambeur.server.audience.story import Story
    luck = Random(seed)
    driver = Driver(random_table(luck), luck)
    told: dict[tuple[int, ...], list[object]] = {audience: [] for audience in audiences(driver.table)}
    for _ in range(150):
        driver.act(careful=False)
    table = driver.table
    for n in range(0, table.n + 1, 5):
        for audience, before in told.items():
            now = Story(table, table.lines[:n + 1]).updates(audience)
            assert now[:len(before)] == before
            told[audience] = now


def test_where_the_table_shuffles_twice_a_decision_has_the_same_number_for_the_living_and_the_brought_back() -> None:
    """At the card game notes and decks are shuffled one after the other, and decks when a round has ended: else an answer would be stale
    in another process, or after a restart."""
    table, luck = laying_cards(3, **HIDING["cards"]), Random(1)
    assert kinds(table).count("chance") == 2
    assert table.turns == brought_back(table).turns == dict.fromkeys(range(3), 1)
    while kinds(table).count("chance") == 2: go(table, luck)
    assert table.turns == brought_back(table).turns


def test_only_so_many_requests_are_remembered_by_the_living_and_the_brought_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "REQUESTS_KEPT", 5)
    table = laying_cards(3)
    for k in range(9):
        playing.move(table, 1, 0, cards(table, 0)[0], None, T0, f"m{k}")
    assert list(table.requests) == [(1, f"m{k}") for k in range(4, 9)]
    assert brought_back(table).requests == table.requests


def test_entries_carry_the_digest_of_the_position_after_them_and_nobodys_name() -> None:
    table = laying_cards(3, names=["Anna", "Benno", "Carla"])
    leaving.leave(table, 2, 1, T0)
    for line in table.lines:
        assert (line.entry.digest is not None) == (line.entry.kind in ("start", "move", "chance", "take_back", "correct"))
        assert not any(name in line.entry.body for name in ("Anna", "Benno", "Carla"))
    assert table.match is not None
    assert [line.entry.digest for line in table.lines if line.entry.digest][-1] == table.match.digest
    assert [line.entry.n for line in table.lines] == list(range(len(table.lines)))
