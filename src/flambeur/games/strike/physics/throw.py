"""A throw measured: from noise, dice that lie and a toss to what becomes of every die, and a trail by which it can be shown."""
import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

from flambeur.games.strike.facts import COCKED, MOST_LYING, OUT, X
from flambeur.games.strike.floor import CM, DEGREE, Place
from flambeur.games.strike.physics.arena import Numbers
from flambeur.games.strike.physics.engine import Film, simulate
from flambeur.games.strike.physics.film import encoded
from flambeur.games.strike.physics.flight import NORMALS, NORMALS_OF_MANY, fly, fly_all
from flambeur.games.strike.physics.laying import lay
from flambeur.games.strike.physics.poses import Rest, lying, read
from flambeur.games.strike.toss import MILLI, Toss
from flambeur.kit.dice import FACES
from flambeur.kit.game import Outcome

FINE = 2**31 - 1                          # the draws of which normals are made
ONE = (*[FINE] * NORMALS, *[FACES] * (MOST_LYING + 1))      # the noise of a throw: with what each die shows if it must be thrown again


def of_many(n: int) -> tuple[int, ...]:
    """The noise of a grand throw of n dice."""
    return *[FINE] * (NORMALS_OF_MANY * (n + 1)), *[FACES] * n


class Measured(NamedTuple):
    """What became of every die, those that lay there first, and how they moved."""
    shows: list[int]
    rests: list[Rest]
    film: Film


def measure(shown: Sequence[int], toss: Toss, flying: int, noise: Sequence[int]) -> Outcome:
    """Dice that show these numbers lie as the toss has them; as many fly, all at once or one."""
    grand = len(noise) != len(ONE)
    again = noise[len(of_many(flying)) - flying:] if grand else noise[NORMALS:]
    found = throw(shown, toss, flying, normals(noise[:len(noise) - len(again)]), grand)
    fates = [fate(number, rest, face) for number, rest, face in zip(found.shows, found.rests, again, strict=False)]
    return Outcome(fates, trail(shown, found, fates))


def normals(noise: Sequence[int]) -> Numbers:
    """Even draws as standard normals."""
    bell = NormalDist().inv_cdf
    return np.array([bell((value + 0.5) / FINE) for value in noise])


def throw(shown: Sequence[int], toss: Toss, flying: int, noise: Numbers, grand: bool) -> Measured:
    aim, side, speed = (toss.aim[0] / CM, toss.aim[1] / CM), math.radians(toss.side / DEGREE), toss.speed / MILLI
    flights = fly_all(noise.reshape(flying + 1, -1), aim, side, speed) if grand else [fly(noise, aim, side, speed)]
    start = [lying(number, x / CM, y / CM, math.radians(turn / DEGREE)) for number, (x, y, turn) in zip(shown, toss.lying, strict=True)]
    film = simulate(flights, start)
    return Measured(*read(film.poses[-1]), film)


def fate(shows: int, rest: Rest, again: int) -> int:
    """As the rules have it (facts.py)."""
    if rest == Rest.OUT: return OUT
    return COCKED + again if rest == Rest.COCKED else shows - 1


def trail(shown: Sequence[int], found: Measured, fates: Sequence[int]) -> dict[str, Any]:
    return {"film": encoded(found.film), "dice": list(shown), "hits": [[step, die, round(jolt)] for step, die, jolt in found.film.hits],
            "tapped": found.film.tapped, "lies": remaining(found, fates)}


def remaining(found: Measured, fates: Sequence[int]) -> dict[str, list[int]]:
    """How the dice lie that stay and show what no other does, by number: others are taken, or out of the game (ST4). All come to lie on the
    floor; one that was thrown again lies where it leaned."""
    here = [k for k, fate in enumerate(fates) if fate != OUT]
    shows = [(fates[k] - COCKED if fates[k] >= COCKED else fates[k]) + 1 for k in here]
    places = [place_of(die) for die in lay(found.film.poses[-1][here], [found.shows[k] for k in here])]
    return {str(number): list(place) for number, place in sorted(zip(shows, places, strict=True))
            if shows.count(number) == 1 and number != X + 1}


def place_of(die: Numbers) -> Place:
    x, y, turn = die.tolist()
    return round(x * CM), round(y * CM), round(math.degrees(turn) * DEGREE) % (90 * DEGREE)
