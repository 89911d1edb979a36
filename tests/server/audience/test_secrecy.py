"""What is hidden stays in the server: simultaneous choices, hands and piles, on the bytes that each audience gets."""
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from pydantic_core import to_json

from flambeur.bots.levels import LEVELS
from flambeur.bots.suggest import suggest
from flambeur.kit import rng
from flambeur.kit.contract import NOBODY, imagine
from flambeur.kit.structs import bytes_of
from flambeur.server.audience.story import Audience
from flambeur.server.commands import leaving, playing, votes
from flambeur.server.journal.metrics import Metrics
from flambeur.server.rooms.delivery import Delivery
from flambeur.server.store.rows import Entry
from flambeur.server.tables.table import Table
from tests.server.tables.laying import (
    AT_ONCE,
    HIDING,
    T0,
    apart,
    audiences,
    brought_back,
    cards,
    code_of,
    entries_of,
    go,
    kinds,
    laying_cards,
    look,
    now,
    playing_table,
    refused,
    thrown,
    updates,
)

AT = T0 + 1000
LATER = T0 + 9000
at_once = pytest.mark.parametrize("game", AT_ONCE)
all_games = pytest.mark.parametrize("game", HIDING)


# a simultaneous choice

@at_once
def test_awaited_are_those_who_have_not_chosen_yet(game: str) -> None:
    table = laying_cards(3, **HIDING[game])
    for seat, left in ((1, [0, 2]), (2, [0])):
        playing.move(table, seat + 1, seat, cards(table, seat)[0], table.turns[seat], AT)
        assert all(now(table, audience)["awaited"] == left for audience in audiences(table))
    playing.move(table, 1, 0, cards(table, 0)[0], table.turns[0], AT)
    assert len(table.awaited) == {"probe": 1, "cards": 3}[game]       # all have chosen: the next one answers, or all choose from new hands


@at_once
def test_who_has_chosen_may_choose_again_until_the_last_one(game: str) -> None:
    table = laying_cards(3, **HIDING[game])
    for k in (0, -1, 0):
        playing.move(table, 1, 0, cards(table, 0)[k], table.turns[0], AT)
        assert table.awaited == {1, 2}
    playing.move(table, 2, 1, cards(table, 1)[0], table.turns[1], AT)
    chosen = cards(table, 0)[-1]
    playing.move(table, 1, 0, chosen, table.turns[0], AT)
    late = table.turns[0]
    playing.move(table, 3, 2, cards(table, 2)[0], table.turns[2], AT)
    assert table.match is not None
    assert shown(table, 0) == table.match.game.describe(chosen)[1]    # the last one counts
    assert code_of(lambda: playing.move(table, 1, 0, 0, late, AT)) in ("not_your_turn", "stale", "illegal_action")


def shown(table: Table, seat: int) -> dict[str, Any]:
    """What all see that it had chosen."""
    events = json.loads(updates(table, ()))[-1]["events"]
    (found,) = [event for event in events if event["kind"] == "shown" and event["seat"] == seat]
    return {name: value for name, value in found.items() if name not in ("kind", "seat")}


Choice = Callable[[Table], None]


def chooses(*ks: int, takes_back: int = 0) -> Choice:
    """Seat 0 lays one card after the other, and takes the last ones back."""
    def choose(table: Table) -> None:
        for k in ks:
            playing.move(table, 1, 0, cards(table, 0)[k], table.turns[0], AT + len(ks))
        for _ in range(takes_back):
            playing.take_back(table, 1, 0, LATER)
    return choose


WAYS = [chooses(0), chooses(1), chooses(0, 1), chooses(1, 0), chooses(0, 1, 0, 1), chooses(0, 0), chooses(0, 1, takes_back=1),
        chooses(1, 0, 1, takes_back=2)]


@cache
def seed_with_choice(game: str = "probe") -> int:
    """Of a table at which seat 0 has two different cards."""
    return next(seed for seed in range(99) if len(cards(laying_cards(3, seed=seed, **HIDING[game]), 0)) >= 2)


def table_before(game: str = "probe") -> Table:
    return laying_cards(3, seed=seed_with_choice(game), **HIDING[game])


def others(table: Table) -> list[Audience]:
    return [audience for audience in audiences(table) if 0 not in audience]


def first_card_at(table: Table, at: int) -> Table:
    """The same table with the first card laid at another time: the time of the first is for all to see."""
    found = []
    for entry in entries_of(table):
        first = entry.kind == "move" and not any(e.kind == "move" for e in found)
        found.append(replace(entry, at=at) if first else entry)
    return brought_back(table, found)


def outcomes(game: str, arrange: Callable[[Table, Choice], None]) -> dict[Audience, set[tuple[Any, ...]]]:
    """By audience of others: what they get in all, the count of updates and the refusals that they meet, however seat 0 chooses."""
    found: dict[Audience, set[tuple[Any, ...]]] = defaultdict(set)
    for way in WAYS:
        table = table_before(game)
        arrange(table, way)
        seen = first_card_at(table, AT) if kinds(table).count("move") else table
        assert seen.match is not None
        for audience in others(table):
            refusals = [code_of(partial(playing.take_back, brought_back(table), seat + 1, seat, LATER)) for seat in audience]
            found[audience].add((look(seen, audience), len(json.loads(updates(seen, audience))), *refusals))
    return found


def alone(table: Table, way: Choice) -> None:
    way(table)


def before_another(table: Table, way: Choice) -> None:
    way(table)
    playing.move(table, 2, 1, cards(table, 1)[0], table.turns[1], LATER)


def with_a_change_after_another(table: Table, way: Choice) -> None:
    way(table)
    playing.move(table, 2, 1, cards(table, 1)[0], table.turns[1], LATER)
    changes = kinds(table).count("move") % 3
    for k in range(changes):
        playing.move(table, 1, 0, cards(table, 0)[k % 2], table.turns[0], LATER + k)


@at_once
@pytest.mark.parametrize("arrange", [alone, before_another, with_a_change_after_another])
def test_what_was_chosen_and_whether_it_was_changed_is_told_to_nobody_else(arrange: Callable[[Table, Choice], None], game: str) -> None:
    for audience, seen in outcomes(game, arrange).items():
        assert len(seen) == 1, audience


@at_once
def test_after_another_has_chosen_nothing_is_taken_back_so_that_no_change_shows(game: str) -> None:
    """Seat 1 lays, seat 0 lays: were seat 0 to take back, or seat 1 to lose that right by a change, the other would learn of it."""
    for ways in ((), (1,), (1, 0)):
        table = table_before(game)
        playing.move(table, 2, 1, cards(table, 1)[0], None, AT)
        assert now(table, (1,))["take_back"] == [1]
        playing.move(table, 1, 0, cards(table, 0)[0], None, AT)
        for k in ways:
            playing.move(table, 1, 0, cards(table, 0)[k], None, AT)
        for seat in range(3):
            assert now(table, (seat,))["take_back"] == []
            with refused(table, "illegal_action"):
                playing.take_back(table, seat + 1, seat, AT)


@at_once
def test_the_seat_itself_is_told_everything(game: str) -> None:
    table = table_before(game)
    chooses(0, 1, takes_back=1)(table)
    own = json.loads(updates(table, (0,)))
    assert [update["kind"] for update in own][-3:] == ["move", "move", "take_back"]
    assert [event["kind"] for update in own[-3:] for event in update["events"]] == [{"probe": "laid", "cards": "chosen"}[game], "changed"]
    assert [update["kind"] for update in json.loads(updates(table, (1,)))][-1] == "move"


@at_once
def test_to_take_the_first_choice_back_is_seen_by_all(game: str) -> None:
    table = table_before(game)
    chooses(0, takes_back=1)(table)
    for audience in audiences(table):
        assert json.loads(updates(table, audience))[-1]["kind"] == "take_back"
        assert now(table, audience)["awaited"] == [0, 1, 2]


@at_once
def test_a_change_does_not_give_anybody_more_time(game: str) -> None:
    from flambeur.server.tables.entries import Clock
    table = laying_cards(3, seed=seed_with_choice(game), clock=Clock(seconds=30), **HIDING[game])
    chooses(0)(table)
    due = table.deadline
    playing.move(table, 1, 0, cards(table, 0)[1], None, LATER)
    assert table.deadline == due
    playing.take_back(table, 1, 0, LATER)
    assert table.deadline == due


class Line:
    """The end of a connection that counts what comes."""

    def __init__(self, holder: int | None, audience: Audience) -> None:
        self.holder, self.audience = holder, audience
        self.got: list[str] = []

    def send_text(self, text: str) -> None:
        self.got.append(text)


@at_once
def test_others_do_not_even_hear_that_there_was_something(game: str) -> None:
    table = table_before(game)
    lines = {Line(seat + 1, (seat,)) for seat in range(3)} | {Line(None, ())}
    room: Any = SimpleNamespace(table=table, connections=lines)
    delivery = Delivery(room, Metrics())
    delivery.forget()
    table.taken()
    for k, heard in ((0, 4), (1, 1), (0, 1)):
        n = sum(len(line.got) for line in lines)
        playing.move(table, 1, 0, cards(table, 0)[k], table.turns[0], AT)
        delivery.publish(table.taken())
        assert sum(len(line.got) for line in lines) == n + heard
    playing.take_back(table, 1, 0, AT)
    delivery.publish(table.taken())
    assert {line.audience: len(line.got) for line in lines} == {(0,): 4, (1,): 1, (2,): 1, (): 1}
    counted = {line.audience: json.loads(line.got[-1])["seen"] for line in lines}
    assert counted == {audience: len(json.loads(updates(table, audience))) for audience in counted}


@at_once
def test_a_bot_does_not_know_what_others_have_chosen(game: str) -> None:
    """It thinks on a copy of the match as it stands: what it answers is the same, whatever lies face down."""
    answers = defaultdict(set)
    for way in WAYS[:5]:
        table = thrown(playing_table("device", "open", "easy", seed=seed_with_choice(game), **HIDING[game]))
        way(table)
        assert table.match is not None
        for level, mind in LEVELS.items():
            rollouts = 60 if mind.rollouts else None
            found = suggest(table.match.copy(), 2, level, rollouts=rollouts, seed=3)
            answers[level].add((found.action.id, tuple((e.action.id, e.win_share) for e in found.estimates)))
    assert {level: len(seen) for level, seen in answers.items()} == dict.fromkeys(LEVELS, 1)


@at_once
def test_a_players_hidden_choice_survives_a_bots_standing_in(game: str) -> None:
    table = laying_cards(3, seed=seed_with_choice(game), **HIDING[game])
    leaving.leave(table, 1, 0, AT)
    votes.replace(table, 2, 1, 0, {}, AT)
    votes.replace(table, 3, 2, 0, {}, AT)
    playing.bot_move(table, 0, cards(table, 0)[0], "medium", AT)
    told = len(json.loads(updates(table, (1,))))
    playing.move(table, 1, 0, cards(table, 0)[1], table.turns[0], AT)         # returns, and changes the bot's choice
    assert len(json.loads(updates(table, (1,)))) == told + 1                  # the return


# the view law, on what leaves the server

def worlds_of_the_first_round(game: str, audience: Audience, n: int) -> Iterator[Table]:
    """Tables with the same secret and start, whose first round differs only in what this audience cannot know: the cards of the others
    and of the pile, and what the others lay."""
    table, luck = laying_cards(3, seed=5, **HIDING[game]), Random(6)
    hands = None
    while n:
        world = brought_back(table, dealt_again(game, entries_of(table), audience, luck))
        assert world.match is not None
        seen = [world.match.view(seat)["players"][seat]["hand"] for seat in audience]
        drawn = [all_drawn(world, seat) for seat in audience]
        hands = hands or (seen, drawn)
        if (seen, drawn) != hands: continue
        for seat in (2, 0):
            mine = seat in audience
            playing.move(world, seat + 1, seat, cards(world, seat)[0] if mine else luck.choice(cards(world, seat)), None, AT)
        yield world
        n -= 1


def all_drawn(world: Table, seat: int) -> list[Any]:
    return [event for update in json.loads(updates(world, (seat,))) if update["kind"] == "chance" for event in update["events"]]


def dealt_again(game: str, entries: list[Entry], audience: Audience, luck: Random) -> list[Entry]:
    """Another shuffle: of the one pile that all draw from, or of the others' decks, after the notes."""
    chances = [k for k, entry in enumerate(entries) if entry.kind == "chance"]
    dealt, keep = (chances[0], ()) if game == "probe" else (chances[1], audience)
    return [with_draws(entry, luck, keep) if k == dealt else replace(entry, digest=None) for k, entry in enumerate(entries)]


def with_draws(entry: Entry, luck: Random, keep: Audience) -> Entry:
    """The decks come one after the other; some seats keep theirs."""
    body = json.loads(entry.body)
    a_deck = len(body["draws"]) // 3
    draws = [[n, drawn if k // a_deck in keep else luck.randrange(n)] for k, (n, drawn) in enumerate(body["draws"])]
    return replace(entry, body=json.dumps({**body, "draws": draws}), digest=None)


@at_once
@pytest.mark.parametrize("audience", [(), (0,), (1,), (2,), pytest.param((0, 2), marks=pytest.mark.slow)])
def test_worlds_that_differ_only_in_what_is_hidden_give_the_same_bytes(audience: Audience, game: str) -> None:
    n = 12 if len(audience) < 2 else 3                                # two hands seldom come again
    worlds = list(worlds_of_the_first_round(game, audience, n))
    assert len({bytes_of(world.match.state) for world in worlds if world.match}) > n // 2
    assert len({look(world, audience) for world in worlds}) == 1


@at_once
def test_the_same_worlds_look_different_to_those_who_may_know(game: str) -> None:
    worlds = list(worlds_of_the_first_round(game, (), 6))
    for seat in range(3):
        assert len({look(world, (seat,)) for world in worlds}) > 1


@pytest.mark.parametrize(("game", "games"), [("probe", 4), ("cards", 1), ("cards in turn", 1),
                                             *(pytest.param(game, 8, marks=pytest.mark.slow) for game in HIDING)])
def test_at_any_moment_of_a_game_the_standing_depends_on_nothing_hidden(game: str, games: int) -> None:
    luck = Random(3)
    for seed in range(games):
        table, different = apart(3, seed=seed, **HIDING[game]), 0
        while table.status == "playing":
            for audience in ((), (0,), (1,), (2,)):
                different += check_standing(table, audience)
            go(table, luck)
        assert different > 20


def check_standing(table: Table, audience: Audience, n: int = 6) -> bool:
    """Returns whether there was something hidden."""
    assert table.match is not None
    true, shown = table.match, to_json(now(table, audience))
    states = set()
    for k in range(n):
        table.match = true.copy()
        imagine(table.match.state, audience[0] if audience else NOBODY, rng.new(k))
        states.add(bytes_of(table.match.state))
        assert to_json(now(table, audience)) == shown
    table.match = true
    return len(states) > 1


@all_games
def test_no_entry_shows_what_only_the_server_needs(game: str) -> None:
    """Neither the numbers of the dice and shuffles nor actions, requests' ids or tokens; whatever happened."""
    table, luck = apart(3, seed=2, **HIDING[game]), Random(1)
    while table.status == "playing":
        go(table, luck)
    for audience in audiences(table):
        for update in json.loads(updates(table, audience)):
            assert not update["body"].keys() & {"draws", "action", "holder", "id", "position"}, update
            assert ("secret" in update["body"]) == (update["kind"] == "end")
