"""A playthrough: a whole game as text that one can read, and that can be played again from its own header and moves.

    game las-vegas                        the header: what is played, with which options, from which seed
    options {"players": 2}
    seed 1

    == 7, seat 1                          a step: who is to choose
    Player 2 rolls 1 1 3 4 4 5 6 6.       what happened since the last step, as that seat was told
    casinos: 1 [70k] [0 2] 0 | …          the table as that seat sees it; lines that are the same as in the step before are left out
    may: place 1, place 3, …              the legal actions
    > 3                                   the move
"""
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import flambeur
from flambeur import Match
from flambeur.games import find

CHANGE_OF_MIND = 0.1                      # how often somebody who has chosen already chooses again, where the rules allow it


@dataclass
class Playthrough:
    game: str
    options: dict[str, Any]
    seed: int
    moves: list[tuple[int, str]] | None = None      # seat and typed form; None: chosen by lot from the seed
    lines: list[str] = field(default_factory=list)

    def play(self) -> str:
        """The whole text."""
        m = begun(self.game, self.seed, self.options)
        luck, dice, told, drawn = Random(self.seed), Random(f"dice {self.seed}"), 0, list[str]()
        throw(m, dice)
        self.lines = [f"game {self.game}", f"options {json.dumps(self.options)}", f"seed {self.seed}"]
        moves = iter(self.moves) if self.moves is not None else None
        step = 0
        while not m.over:
            seat, move = next(moves) if moves is not None else by_lot(m, luck)
            self.lines += ["", f"== {step}, seat {seat}", *news(m, seat, told)]
            told, before, drawn, step = len(m.rows), drawn, draw(m.view(seat)), step + 1
            self.lines += [line for line in drawn if line not in before]
            self.lines += ["may: " + ", ".join(name_of(action) for action in m.legal(seat)), f"> {move}"]
            m.play(seat, move)
            throw(m, dice)
        self.lines += ["", "== end", *news(m, None, told), *(line for line in draw(m.view(None)) if line not in drawn),
                       f"scores: {short(m.scores)}, winners: {short(m.winners)}"]
        return "\n".join(self.lines) + "\n"


def begun(game: str, seed: int, options: dict[str, Any]) -> Match:
    """What is measured may come out otherwise on another machine: where anything is, dice are typed in."""
    is_measured = any(kind.measured for kind in find(game).chances)
    return flambeur.new(game, seed=seed, dice="manual" if is_measured else "auto", **options)


def throw(m: Match, dice: Random) -> None:
    while (due := m.awaiting_chance) is not None:
        m.resolve([due.first + dice.randrange(n) for n in due.sizes])


def read(text: str) -> Playthrough:
    """A playthrough from its header and its moves."""
    header = dict(line.split(" ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    moves, seat = list[tuple[int, str]](), 0
    for line in text.splitlines():
        if line.startswith("== ") and "seat" in line: seat = int(line.rsplit(" ", 1)[1])
        if line.startswith("> "): moves.append((seat, line.removeprefix("> ")))
    return Playthrough(header["game"], json.loads(header["options"]), int(header["seed"]), moves)


def by_lot(m: Match, luck: Random) -> tuple[int, str]:
    seat = luck.choice(m.actors)
    if luck.random() < CHANGE_OF_MIND:
        seat = luck.choice([other for other in range(len(m.seats)) if m.legal(other)])
    return seat, luck.choice(m.legal(seat)).typed


def news(m: Match, seat: int | None, since: int) -> list[str]:
    return [event.text("en") for event in m.seen(m.rows[since:], seat)]


def name_of(action: flambeur.Action) -> str:
    return action.kind if action.kind == action.typed else f"{action.kind} {action.typed}"


def draw(view: dict[str, Any]) -> list[str]:
    """A line for all that is a single word or number, one for each list or part."""
    single = {key: value for key, value in view.items() if not isinstance(value, list | dict)}
    rest = {key: value for key, value in view.items() if key not in single}
    lines = [f"{key}: {listed(value)}" for key, value in rest.items()]
    return [", ".join(f"{key} {short(value)}" for key, value in single.items()), *lines]


def listed(value: Any) -> str:
    """Parts side by side, without the names of their fields: `1 [70k 20k] [0 2] 0 | …`."""
    if isinstance(value, dict):
        return " ".join(f"{key} {short(part)}" for key, part in value.items())
    if value and isinstance(value[0], dict):
        return " | ".join(" ".join(map(bracketed, part.values())) for part in value)
    return short(value)


def bracketed(value: Any) -> str:
    return f"[{short(value)}]" if isinstance(value, list) else short(value)


def short(value: Any) -> str:
    if isinstance(value, list):
        return " ".join(map(short, value)) or "-"
    if value is None:
        return "-"
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{value / 1000:g}k" if abs(value) >= 10_000 else f"{value:g}"
    return str(value)
