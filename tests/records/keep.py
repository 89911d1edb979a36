"""`.venv/bin/python -m tests.records.keep` writes the records that are to be kept and are not there yet. One that is there is never written
again: it shows that today's rules still play and prove a game of then."""
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from flambeur.api import Match, from_position, new
from flambeur.games import FOLDERS, find, registered
from flambeur.server.commands import gathering, playing
from flambeur.server.records.from_log import record_of
from flambeur.server.tables.table import Table
from tests.games.probe.game import GAME as PROBE
from tests.server.tables import signing
from tests.server.tables.laying import T0, go, holder_of, lay, seed_of

FOLDER = Path(__file__).parent
AIMS = {"soft": {"angle": -3.25, "power": 20}, "hard": {"angle": 12.5, "power": 80}}      # of the probe: what a throw may carry
ANGLES = [0.1, 1 / 3, -1e-7, 1.5e-9, 12.0, -0.0, 89.99999999999999]
Keep = Callable[[], dict[str, Any]]


def played(match: Match, luck: Random, steps: int = 5000) -> Match:
    """At random to the end, or so many steps."""
    for _ in range(steps):
        if match.over: break
        if (throw := match.awaiting_chance) is not None:
            match.resolve([luck.randrange(n) + throw.first for n in throw.sizes])
        else:
            seat = luck.choice(match.actors)
            action = luck.choice(match.legal(seat))
            match.play(seat, action, AIMS.get(action.kind) if luck.random() < 0.5 else None)
    return match


def match(game: str, seed: int, **options: Any) -> dict[str, Any]:
    return played(new(game, seed=seed, **options), Random(seed)).record()


def laid(game: str, seed: int, after: int = 12, **options: Any) -> dict[str, Any]:
    """From a position in the middle of another game, after so many steps."""
    middle = played(new(game, seed=seed, **options), Random(seed), after)
    return played(from_position(middle.position(), seed=seed + 1), Random(seed)).record()


def live(game: str, seed: int, n: int = 3, **options: Any) -> dict[str, Any]:
    """At a table of the server: n people at n devices, all but the last mix something into the dice, and who plays
    alone does; acts are taken back now and then."""
    table, luck = lay("device", *["open"] * (n - 1), game=game, seed=seed, options=options, names=["Anna", "Benno", "Carla"]), Random(seed)
    for seat in range(1, n):
        gathering.sit(table, seat + 1, seat, T0)
    for seat in range(max(n - 1, 1)):
        gathering.pledge(table, seat + 1, seat, seed_of(seat)[1], T0)
    gathering.press_start(table, 1, T0)
    for seat in range(max(n - 1, 1)):
        gathering.open_seed(table, seat + 1, seat, seed_of(seat)[0], T0)
    while table.status == "playing":
        go(table, luck)
        take_back_something(table, luck)
    record = record_of(table)
    assert record is not None
    return record


def scripted(game: str, seed: int, script: list[list[int]], **options: Any) -> dict[str, Any]:
    """A guided game: from a position in the middle of another, with its first throws written down."""
    middle = played(new(game, seed=seed, **options), Random(seed), 12).position()
    table = lay("device", *["easy"] * (options["players"] - 1), game=game, seed=seed, options={}, position=middle, script=script)
    gathering.press_start(table, 1, T0)
    luck = Random(seed)
    while table.status == "playing": go(table, luck)
    record = record_of(table)
    assert record is not None
    return record


def aimed(kind: str, luck: Random) -> dict[str, Any] | None:
    """An aim for a throw of the probe, with numbers that languages write differently."""
    return {**AIMS[kind], "angle": luck.choice(ANGLES)} if kind in AIMS and luck.random() < 0.9 else None


def signed(game: str, seed: int, carry: signing.Carry | None = None, **options: Any) -> dict[str, Any]:
    """At a table of the server: three people at three devices, of whom two sign their moves and mix something into the dice."""
    table, luck = lay("device", "open", "open", game=game, seed=seed, options=options, names=["Anna", "Benno", "Carla"]), Random(seed)
    for seat in (1, 2): gathering.sit(table, seat + 1, seat, T0)
    for seat in (0, 1): gathering.pledge(table, seat + 1, seat, seed_of(seat)[1], T0, key=signing.device_of(table, seat).key)
    gathering.press_start(table, 1, T0)
    for seat in (0, 1): gathering.open_seed(table, seat + 1, seat, seed_of(seat)[0], T0)
    record = record_of(signing.to_the_end(table, luck, carry))
    assert record is not None
    return record


def take_back_something(table: Table, luck: Random) -> None:
    for seat in table.humans:
        while luck.random() < 0.3 and table.status == "playing" and table.playable().can_take_back(seat):
            playing.take_back(table, holder_of(table, seat), seat, T0)


VEGAS, CARDS, SOLO, HIDDEN = "las-vegas", "las-vegas-cards", "las-vegas-solo", "las-vegas-hidden"
ROYAL, STRIKE = "casino-royal", "strike"
KEPT: dict[str, dict[str, Keep]] = {
    VEGAS: {
        "base-4-players": partial(match, VEGAS, 11),
        "neutral-3-players": partial(match, VEGAS, 12, players=3, neutral_dice=True),
        "typed-dice": partial(match, VEGAS, 13, players=2, dice="manual"),
        "from-a-position": partial(laid, VEGAS, 14, players=2, neutral_dice=True),
        "live-with-seeds": partial(live, VEGAS, 15),
        "live-neutral-with-seeds": partial(live, VEGAS, 16, 2, neutral_dice=True),
        "kickers-4-players": partial(match, VEGAS, 17, kickers=True),
        "big-dice-and-kickers-from-a-position": partial(laid, VEGAS, 18, players=3, big_dice=True, kickers=True),
        "live-from-a-script": partial(scripted, VEGAS, 20, [[3], [], [0, 0, 5], [1, 2, 3, 4]], players=3),
        "live-boulevard-with-seeds": partial(live, VEGAS, 19, neutral_dice=True, big_dice=True, kickers=True),
        "live-signed": partial(signed, VEGAS, 20, kickers=True),
        "eight-players": partial(match, VEGAS, 41, players=8),
        "high-notes-by-players-from-a-position": partial(laid, VEGAS, 42, players=3, minimum="by_players", high_notes=True),
        "five-players-with-white-dice": partial(match, VEGAS, 43, players=5, neutral_dice=True),
        "rainbow-from-a-position": partial(laid, VEGAS, 44, players=3, rainbow=True),
        "slot-machine-with-all-dice": partial(match, VEGAS, 45, players=5, neutral_dice=True, big_dice=True, kickers=True, rainbow=True,
                                              slot_machine=True),
        "chips-with-kickers-and-slot-machine": partial(match, VEGAS, 47, players=6, chips=True, kickers=True, slot_machine=True),
        "live-slot-machine-with-seeds": partial(live, VEGAS, 46, 5, slot_machine=True, rainbow=True),
        "bonus-cards-from-a-position": partial(laid, VEGAS, 51, players=3, bonus_cards=True, neutral_dice=True),
        "action-cards-with-all-dice": partial(match, VEGAS, 53, players=5, neutral_dice=True, big_dice=True, kickers=True, rainbow=True,
                                              slot_machine=True, action_cards=True),
        "action-cards-from-a-position": partial(laid, VEGAS, 54, players=3, action_cards=True, chips=True, reroll="round"),
        "live-action-cards-with-seeds": partial(live, VEGAS, 55, action_cards=True, bonus_cards=True, rainbow=True, open_money=True),
        "live-bonus-cards-with-seeds": partial(live, VEGAS, 52, bonus_cards=True, rainbow=True, open_money=True),
    },
    SOLO: {
        "one-round": partial(match, SOLO, 61),
        "two-preplaced-three-own-dice": partial(match, SOLO, 62, preplaced=2, own_dice=3),
        "typed-dice-over-two-rounds": partial(match, SOLO, 63, rounds=2, dice="manual"),
        "from-a-position": partial(laid, SOLO, 64, own_dice=1, rounds=2),
        "live-with-seeds": partial(live, SOLO, 65, 1),
    },
    HIDDEN: {
        "three-players": partial(match, HIDDEN, 71),
        "four-players": partial(match, HIDDEN, 72, players=4),
        "typed-dice-2-players": partial(match, HIDDEN, 73, players=2, dice="manual"),
        "from-a-position": partial(laid, HIDDEN, 74, players=4),
        "live-with-seeds": partial(live, HIDDEN, 75),
        "live-signed": partial(signed, HIDDEN, 76),
    },
    CARDS: {
        "at-once-4-players": partial(match, CARDS, 21),
        "chips-2-players": partial(match, CARDS, 22, players=2, sequential=True, chips=True),
        "in-turn-3-players": partial(match, CARDS, 23, players=3, sequential=True),
        "from-a-position": partial(laid, CARDS, 24, players=3),
        "live-with-seeds": partial(live, CARDS, 25),
        "live-signed": partial(signed, CARDS, 26),
    },
    ROYAL: {
        "base-4-players": partial(match, ROYAL, 61),
        "typed-dice": partial(match, ROYAL, 62, players=3, dice="manual"),
        "strict-lap-from-a-position": partial(laid, ROYAL, 63, 60, players=3, strict_lap=True),
        "six-players-with-a-limit": partial(match, ROYAL, 64, players=6, max_stake=200_000),
        "live-with-seeds": partial(live, ROYAL, 65),
        "live-signed": partial(signed, ROYAL, 66),
    },
    STRIKE: {
        "measured-3-players": partial(match, STRIKE, 61, players=3),
        "match-with-26-dice": partial(match, STRIKE, 62, players=2, match=True, edition="26 dice"),
        "from-a-position": partial(laid, STRIKE, 63, 9, players=2, match=True),
        "live-with-seeds": partial(live, STRIKE, 64),
        "live-signed": partial(signed, STRIKE, 65),
    },
    PROBE.id: {
        "two-packs": partial(match, PROBE.id, 31),
        "one-pack": partial(match, PROBE.id, 32, players=2, packs=1),
        "typed-dice": partial(match, PROBE.id, 33, dice="manual"),
        "from-a-position": partial(laid, PROBE.id, 34, 2),
        "live-with-seeds": partial(live, PROBE.id, 35),
        "aiming": partial(match, PROBE.id, 36, aiming=True),
        "announcing": partial(match, PROBE.id, 37, announcing=True, recycling=True),
        "live-spoils-and-aiming-with-seeds": partial(live, PROBE.id, 38, spoils=True, burial=True, aiming=True),
        "live-aimed-and-signed": partial(signed, PROBE.id, 39, aimed, aiming=True),
    },
}


def situations(game: str) -> dict[str, Keep]:
    """What is kept of a game: at least a game of its own and one of a live table."""
    return KEPT.get(game) or {"base": partial(match, game, 1), "live-with-seeds": partial(live, game, 2)}


def main() -> None:
    with registered(PROBE):
        for game in (*FOLDERS, PROBE.id):
            for name, make in situations(game).items():
                file = FOLDER / f"{game}-{find(game).version}-{name}.json"
                if not file.exists():
                    file.write_text(json.dumps(make(), separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")
                    print("kept", file.name)


if __name__ == "__main__":
    main()
