"""The probe: the spy's hand and the pile are hidden, and what it lays face down."""
import random

from tests.server.intruder.cast import SPY, Acts, Cast, Layout, World

LAYOUT = Layout("probe", {"packs": 2})


def pair(r: random.Random) -> tuple[World, World]:
    """The card that will be shown, the cards that the others hold and draw are the same."""
    box = [card for card in range(1, 7) for _ in range(2)]
    r.shuffle(box)
    shown, others, drawn, rest = box[0], [box[1:3], box[3:5]], box[5:7], box[7:]
    return one_of(r, shown, others, drawn, rest), one_of(r, shown, others, drawn, rest)


def one_of(r: random.Random, shown: int, others: list[list[int]], drawn: list[int], rest: list[int]) -> World:
    kept, own, *under = r.sample(rest, len(rest))
    hands, hand = [*others, [shown, kept]], [kept, own]
    state = {"phase": "roll", "first": 0, "stake": 0, "pile": [*drawn, own, *under], "players": [{"hand": hand} for hand in hands]}
    return World(state, lays(r, actions([shown, kept])), [*changes(r, actions([shown, kept])), shown - 1], lays(r, actions(hand)),
                 changes(r, actions(hand)))


def actions(cards: list[int]) -> list[int]:
    return [card - 1 for card in cards]


def lays(r: random.Random, actions: list[int]) -> Acts:
    """A first choice, and changes of mind, some of them taken back."""
    found: list[int | None] = [r.choice(actions)]
    for _ in range(r.randrange(4)):
        found += [r.choice(actions), None] if r.random() < 0.5 else [r.choice(actions)]
    return found


def changes(r: random.Random, actions: list[int]) -> list[int]:
    return [r.choice(actions) for _ in range(r.randrange(3))]


async def play(table: Cast, world: World, r: random.Random) -> None:
    await table.act(0, "roll")
    await table.spy(world.first)
    await table.choose(0, r.choice(table.legal(0)))
    await table.spy(world.later)
    await table.come_back(1)
    await table.choose(1, r.choice(table.legal(1)))
    (who,) = table.players[0].now["awaited"]
    assert who != SPY or table.players[SPY].now["legal"]
    await table.choose(who, r.choice(table.legal(who)))
    await table.act(1, "roll")
    await table.act(1, "say", text="what do you hold?")
    await table.spy(world.second)
    await table.choose(1, r.choice(table.legal(1)))
    await table.spy(world.last)
