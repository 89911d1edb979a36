"""The outlook law: what a table says that everybody would get is what they get, looking changes nothing, and nobody learns a secret."""
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from flambeur.api import Match
from flambeur.games.vegas.colours import NAMES
from flambeur.kit import contract, rng
from flambeur.kit.structs import new, put
from flambeur.kit.view import Silent
from flambeur.table.replay import step
from tests.laws.tables import GAMES, SETS, law, next_entry, open_table, tables

TIED, UNKNOWN = -1, -2
AT_ONCE = ["las-vegas-hidden"]             # where a casino pays as soon as dice were placed there (BV12)
PAYING = [name for name in GAMES if name.startswith("las-vegas") and name not in AT_ONCE]
Pays = list[list[int]]                    # of each casino, by seat, then the white dice; or by colour


@law(40)
def test_looking_changes_nothing_and_every_action_has_an_outlook(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    before, standing = m.digest, m.game.standing(m.cell)
    for seat in m.actors:
        ids = m.legal_ids(seat)
        assert len(m.game.outlooks(m.cell, m.options, seat, ids)) == (len(ids) if m.game.Outlook is not Silent else 0)
    assert m.digest == before
    assert m.game.standing(m.cell) == standing


@law(40)
def test_an_outlook_is_the_same_in_every_world_that_the_seat_thinks_possible(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name, choosing=True))
    seat = m.actors[0]
    other: Any = new(m.State)
    put(other, 0, m.state)
    contract.imagine(other[0], seat, rng.from_bytes(bytes([data.draw(st.integers(0, 255))]) * 32))
    ids = m.legal_ids(seat)
    assert m.game.standing(other) == m.game.standing(m.cell)
    assert m.game.outlooks(other, m.options, seat, ids) == m.game.outlooks(m.cell, m.options, seat, ids)


def foreseen(m: Match, seat: int, action: int) -> Pays:
    """What everybody would get after the action."""
    standing = m.game.standing(m.cell)
    assert standing is not None
    pays: Pays = [list(row) for row in standing["pays"]]
    [outlook] = m.game.outlooks(m.cell, m.options, seat, [action])
    for place in outlook.get("after", []): pays[place["casino"] - 1] = place["pays"]
    return pays


def paid(m: Match, since: int) -> Pays:
    """What the events say that everybody got, and who was struck out, until the round ended or somebody was asked."""
    pays = [[0 for _ in row] for row in (m.game.standing(m.cell) or {})["pays"]]
    for event in m.seen(m.rows[since:], None):
        told = event.as_json()
        if told["kind"] == "paid":
            pays[told["casino"] - 1][column(m, told.get("to", told["seat"]))] = told["note"]
        elif told["kind"] in ("tie", "level"):
            for who in told["who"]: pays[told["casino"] - 1][column(m, who)] = TIED
        elif told["kind"] == "under" and told.get("why") == "white":
            pays[told["casino"] - 1][m.options.players] = told["note"]
        elif told["kind"] == "round_end":
            break
    return pays


def column(m: Match, who: int | str) -> int:
    """Where in a row somebody stands: a seat; a colour of dice, where all of these compete (BV11); or the white dice, behind the seats."""
    if isinstance(who, int): return who
    return NAMES.index(who) if "colours" in m.game.lists(m.options, "en") else m.options.players


def same(said: Pays, got: Pays) -> bool:
    """What nobody could know is at least no tie (BV7)."""
    pairs = [(one, other) for casinos in zip(said, got, strict=True) for one, other in zip(*casinos, strict=True)]
    return all(other >= 0 if one == UNKNOWN else one == other for one, other in pairs)


def is_settling(m: Match) -> bool:
    """Whether somebody is asked in the midst of a payout: what was foreseen before is being paid."""
    return bool(m.actors) and "settling" in m.position()["state"]


def has_paid(m: Match, since: int, casinos: int) -> int:
    """How many casinos have paid at the end of a round. Where one has paid early (AC8) nobody foresaw that."""
    kinds = {event.kind for event in m.seen(m.rows[since:], None)}
    step = m.position()["state"]["settling"]["step"] if is_settling(m) else "over" if "round_end" in kinds else "ties"
    if "pays_early" in kinds or step in ("last_die", "ties"): return 0
    return casinos - (step == "payout")      # the last one is still paying


def hides_a_choice(m: Match) -> bool:
    """Whether somebody has chosen face down: then nobody can foresee the end of the round."""
    return any(player.get("has_chosen") for player in m.view(None)["players"]) or len(m.actors) > 1


@pytest.mark.parametrize("name", PAYING)
def test_what_was_foreseen_is_what_is_paid(name: str) -> None:
    """At the last act of each round, with every set of options."""
    compared = 0
    for k, options in enumerate(SETS[name]):
        m, luck = open_table(GAMES[name], options, seed=k), Random(k)
        while not m.over:
            entry, since = next_entry(m, luck), len(m.rows)
            known = bool(m.actors) and not hides_a_choice(m) and not is_settling(m)
            said = foreseen(m, entry.seat, entry.action) if known else []      # type: ignore[union-attr]
            step(m, entry)
            if known and (casinos := has_paid(m, since, len(said))):
                assert same(said[:casinos], paid(m, since)[:casinos])
                compared += 1
    assert compared > 2 * len(SETS[name])


@pytest.mark.parametrize("name", AT_ONCE)
def test_what_was_foreseen_at_a_casino_is_what_it_pays_at_once(name: str) -> None:
    """After every choice, with every set of options."""
    won = 0
    for k, options in enumerate(SETS[name]):
        m, luck = open_table(GAMES[name], options, seed=k), Random(k)
        while not m.over:
            entry, since = next_entry(m, luck), len(m.rows)
            said = m.game.outlooks(m.cell, m.options, entry.seat, [entry.action])[0]["after"] if m.actors else []      # type: ignore[union-attr]
            step(m, entry)
            events = [event.as_json() for event in m.seen(m.rows[since:], None)]
            got = {(told["casino"], NAMES.index(told["colour"])): told["note"] for told in events if told["kind"] == "won"}
            assert got == {(place["casino"], colour): pay for place in said for colour, pay in enumerate(place["pays"]) if pay > 0}
            won += len(got)
    assert won > 10 * len(SETS[name])
