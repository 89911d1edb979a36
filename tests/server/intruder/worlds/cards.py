"""The card game, in its second round and second turn: of the spy its hand, its deck, the cards that it has put away and the note in its
safe are hidden, of everybody the order of the piles; and, where all choose at once, what the spy has chosen."""
import random
from collections.abc import Sequence
from typing import Any

from flambeur.games.las_vegas_cards.actions import BY_CARDS
from flambeur.games.las_vegas_cards.facts import IN_THE_BOX, kind_of
from flambeur.games.vegas.chips import CHIPS_EACH, N_COLOURS
from flambeur.games.vegas.facts import DOLLARS
from tests.server.intruder.cast import PEOPLE, SPY, Cast, Layout, World
from tests.server.intruder.worlds.probe import changes, lays

AT_ONCE = Layout("las-vegas-cards", {}, bots=1)
IN_TURN = Layout("las-vegas-cards", {"sequential": True, "chips": True}, bots=1)
PLAYERS = PEOPLE + AT_ONCE.bots
SHOWN = [5, 55]                           # what the spy lays in the end: three dice, so that in turn it may take a chip
BEFORE = 6                                # the card that everybody laid in the first turn
DECK = [card for face in range(1, 7) for card in [face] * 4 + [11 * face]]


def pair(r: random.Random) -> tuple[World, World]:
    return two(r, chips=False)


def pair_in_turn(r: random.Random) -> tuple[World, World]:
    return two(r, chips=True)


def two(r: random.Random, chips: bool) -> tuple[World, World]:
    """The others' cards and all that lies open are the same, and how many cards are where."""
    seed, notes = r.randrange(2**32), [note * DOLLARS for note, n in IN_THE_BOX.items() for _ in range(n)]
    r.shuffle(notes)
    colours = [colour for colour in range(1, N_COLOURS + 1) for _ in range(CHIPS_EACH if chips else 0)]
    r.shuffle(colours)
    return one_of(r, random.Random(seed), notes, colours), one_of(r, random.Random(seed), notes, colours)


def one_of(r: random.Random, same: random.Random, notes: list[int], colours: list[int]) -> World:
    """`r` is for what differs."""
    offer, box, rest = notes[:12], notes[12:23], r.sample(notes[23:], len(notes) - 23)
    safe, *pile = rest
    casinos = [{"notes": offer[2 * c:2 * c + 2], "cards": [[BEFORE] * (c == BEFORE - 1)] * PLAYERS, "chips": colours[2 * c:2 * c + 2]}
               for c in range(6)]
    players = [spy(r) if p == SPY else player(same) for p in range(PLAYERS)]
    players[SPY]["won"] = [safe]
    state = {"phase": "choose", "round": 2, "casinos": casinos, "players": players, "box": box, "pile": pile,
             "chip_pile": r.sample(colours[12:], len(colours[12:]))}
    now, soon = selections(players[SPY]["hand"]), selections(players[SPY]["deck"][:5])
    return World(state, lays(r, now), [*changes(r, now), action_of(SHOWN)], lays(r, soon), changes(r, soon))


def player(r: random.Random, holds: Sequence[int] = ()) -> dict[str, Any]:
    """With any cards, and some that it holds for certain."""
    rest = DECK.copy()
    for card in (BEFORE, *holds):
        rest.remove(card)
    r.shuffle(rest)
    lie = [*holds, *rest]
    return {"hands": 2, "hand": lie[:5], "away": lie[5:9], "deck": lie[9:]}


def spy(r: random.Random) -> dict[str, Any]:
    return player(r, SHOWN)


def action_of(cards: list[int]) -> int:
    return BY_CARDS[tuple(sorted(map(kind_of, cards)))]


def selections(hand: list[int]) -> list[int]:
    """Some of those that a hand allows: each card alone, and two of different faces."""
    return [*map(action_of, ([card] for card in hand)), *(action_of([a, b]) for a in hand for b in hand if a % 10 < b % 10)]


async def play(table: Cast, world: World, r: random.Random) -> None:
    """All at once. The bot thinks while the spy changes its mind."""
    await table.spy(world.first)
    await table.choose(0, r.choice(table.legal(0)))
    await table.spy(world.later)
    await table.come_back(1)
    await table.bots()
    await table.choose(1, r.choice(table.legal(1)))
    await table.act(1, "say", text="what do you hold?")
    await table.spy(world.second)
    await table.choose(1, r.choice(table.legal(1)))
    await table.spy(world.last)
    await table.bots()


async def play_in_turn(table: Cast, world: World, r: random.Random) -> None:
    """One after the other, in the open; the spy lays its cards, takes them back and lays them again."""
    for seat in (0, 1):
        await whole_turn(table, seat, r)
    shown = action_of(SHOWN)
    await table.spy([shown, None, shown])
    await table.act(1, "say", text="what do you hold?")
    await table.choose(SPY, table.legal(SPY)[0])
    await table.come_back(1)
    await table.bots()
    for seat in (0, 1):
        await whole_turn(table, seat, r)


async def whole_turn(table: Cast, seat: int, r: random.Random) -> None:
    while table.players[seat].now["awaited"] == [seat]:
        await table.choose(seat, r.choice(table.legal(seat)))
