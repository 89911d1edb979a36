"""Strike: every action id, in blocks, and its typed form. Throws are presets: a grouping, an aim, a power."""
from flambeur.games.strike.facts import MOST_LYING
from flambeur.kit.actions import Block

GROUPINGS, AIMS, POWERS = 4, 3 + MOST_LYING, 3
AS_THEY_LIE, TIGHT, LOOSE, SPREAD = range(GROUPINGS)
EDGE, CENTRE, FLOOR, AT_DIE = range(4)    # AT_DIE + k: at the die that shows face 1 + k, a 2 to a 6
GENTLE, FIRM, HARD = range(POWERS)
SPEEDS = (1.5, 2.5, 3.5)                  # of the powers, in metres a second

THROW = Block(0, GROUPINGS * AIMS * POWERS)
GRAND = Block(THROW.stop, THROW.stop + POWERS)      # ST5
STOPPING = Block(GRAND.stop, GRAND.stop + 1)
(STOP,) = STOPPING.ids()
N_ACTIONS = STOPPING.stop

NAMES = {
    "en": (("lie", "tight", "loose", "spread"), ("edge", "centre", "floor", "2", "3", "4", "5", "6"), ("gentle", "firm", "hard"), "all",
           "stop"),
    "fr": (("tels", "serrés", "espacés", "écartés"), ("bord", "centre", "sol", "2", "3", "4", "5", "6"), ("doux", "ferme", "fort"), "tous",
           "stop"),
}


def throw_of(grouping: int, aim: int, power: int) -> int:
    return (grouping * AIMS + aim) * POWERS + power


def preset_of(action: int) -> tuple[int, int, int]:
    """Grouping, aim and power of a throw of one die."""
    return action // (AIMS * POWERS), action // POWERS % AIMS, action % POWERS


def power_of(action: int) -> int:
    """Of any throw."""
    return action % POWERS


def describe(action: int) -> tuple[str, dict[str, int], str]:
    groupings, aims, powers, everything, stop = NAMES["en"]
    if action == STOP:
        return "stop", {}, stop
    power = power_of(action)
    if action >= GRAND.start:
        return "throw_all", {"power": power + 1}, f"{everything} {powers[power]}"
    grouping, aim, _ = preset_of(action)
    return "throw", {"grouping": grouping + 1, "aim": aim + 1, "power": power + 1}, f"{groupings[grouping]} {aims[aim]} {powers[power]}"


def parse(text: str) -> int | None:
    """The words in any order; without a grouping the dice stay as they lie, without a power the throw is firm."""
    words = text.strip().lower().split()
    return next((found for names in NAMES.values() if (found := parsed(words, *names)) is not None), None)


def parsed(words: list[str], groupings: tuple[str, ...], aims: tuple[str, ...], powers: tuple[str, ...], everything: str,
           stop: str) -> int | None:
    if words == [stop]:
        return STOP
    said = [[names.index(word) for word in words if word in names] for names in ((everything,), groupings, aims, powers)]
    if not words or any(len(found) > 1 for found in said) or sum(map(len, said)) != len(words):
        return None
    every, grouping, aim, power = (found[0] if found else None for found in said)
    power = FIRM if power is None else power
    if every is not None:
        return GRAND.start + power if grouping is aim is None else None
    return throw_of(grouping or AS_THEY_LIE, aim, power) if aim is not None else None
