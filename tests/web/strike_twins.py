"""What the page computes about the arena before it asks the server, as Python has it: `python -m tests.web.strike_twins` writes the samples
that the page's own tests read."""
import json
import random
from pathlib import Path
from typing import Any

from flambeur.api import Match
from flambeur.errors import IllegalAction
from flambeur.games.strike import actions, toss
from flambeur.games.strike.floor import APOTHEM, group, places
from flambeur.games.strike.game import GAME
from flambeur.games.strike.physics import arena, flight
from tests.helpers.strike import table

FILE = Path(__file__).parents[2] / "web/src/games/strike/samples/twins.json"
SPEEDS = (1000, 1500, 2500, 3300, 4500)
NUMBERS = ([2], [4, 6], [2, 3, 5], [3, 4, 5, 6], [2, 3, 4, 5, 6])
TOSSES = 12                               # of each


def samples() -> dict[str, Any]:
    draw = random.Random(7)
    return {"arena": the_arena(), "groups": groups(), "tosses": [one(draw, numbers) for numbers in NUMBERS for _ in range(TOSSES)],
            "presets": [preset(numbers, action) for numbers in NUMBERS for action in actions.THROW.ids()
                        if actions.power_of(action) == actions.FIRM and is_there(numbers, action)]}


def the_arena() -> dict[str, Any]:
    return {"floor": arena.FLOOR, "lip": arena.LIP, "outer": arena.LIP + arena.RIM, "height": arena.HEIGHT, "half": arena.HALF,
            "sides": arena.SIDES, "step": arena.STEP, "reach": flight.REACH, "hand": flight.HAND,
            "sigma": [[speed / 1000, flight.sigma(speed / 1000)] for speed in SPEEDS]}


def groups() -> list[dict[str, Any]]:
    return [{"n": n, "grouping": k, "dice": group(n, k)} for n in range(1, 6) for k in range(1, actions.GROUPINGS)]


def lain(numbers: list[int], lie: list[list[int]] | None = None) -> Match:
    """With real dice: nobody has measured how they lie, but where that is given."""
    return table(f"arena {' '.join(map(str, numbers))} \n > Anna 6 \n Ben 4", **({"places": lie} if lie else {}))


def is_there(numbers: list[int], action: int) -> bool:
    return action in [one.id for one in lain(numbers).legal(0)]


def preset(numbers: list[int], action: int) -> dict[str, Any]:
    """Where dice and aim of a preset are."""
    m = lain(numbers)
    found = toss.preset(m.state, action)
    return {"numbers": numbers, "lie": places(m.state), "preset": actions.preset_of(action), "toss": found.model_dump(),
            "nearest": actions.preset_of(toss.nearest(m.state, found, grand=False))}


def one(draw: random.Random, numbers: list[int]) -> dict[str, Any]:
    """A toss of dice that lie anywhere: whether it is allowed, and to which preset it is nearest."""
    m = lain(numbers, scattered(draw, len(numbers)))
    dice = [[draw.randint(-6500, 6500), draw.randint(-6500, 6500), draw.randint(0, 8999)] for _ in numbers]
    if draw.random() < 0.6: dice = scattered(draw, len(numbers))
    aim = draw.choice([[draw.randint(-6000, 6000), draw.randint(-6000, 6000)], draw.choice(dice)[:2]])
    body = toss.Toss.model_validate({"dice": dice, "aim": aim, "speed": draw.choice(SPEEDS)})
    return {"numbers": numbers, "lie": places(m.state), "toss": body.model_dump(), "fits": fits(body.lying),
            "nearest": actions.preset_of(toss.nearest(m.state, body, grand=False))}


def scattered(draw: random.Random, n: int) -> list[list[int]]:
    found: list[list[int]] = []
    while len(found) < n:
        die = [draw.randint(-APOTHEM, APOTHEM), draw.randint(-APOTHEM, APOTHEM), draw.randint(0, 8999)]
        if fits([(x, y, turn) for x, y, turn in [*found, die]]): found.append(die)
    return found


def fits(dice: list[tuple[int, int, int]]) -> bool:
    try:
        toss.check_places(dice)
    except IllegalAction:
        return False
    return True


if __name__ == "__main__":
    assert GAME.id == "strike"
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(samples(), separators=(",", ":")) + "\n", "utf-8")
