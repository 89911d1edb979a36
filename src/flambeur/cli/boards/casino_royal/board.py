"""Casino Royal at the terminal: the fifteen casinos by colour, the players with their squares, and the own Jokers."""
from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from flambeur.cli.boards.casino_royal import words as say
from flambeur.cli.boards.draw import column, fitted
from flambeur.cli.boards.generic import Board, Scene
from flambeur.cli.boards.marks import badge
from flambeur.cli.words import Word

COLOURS = ("#ff6b6b", "#6fa8ff", "#5fd38a", "#f2c230", "#b48cff")      # red, blue, green, yellow, violet
GAMES = 3
LABEL = 9                                 # of a colour


class RoyalBoard(Board):
    def picture(self, scene: Scene) -> list[Text]:
        lines = [Text(scene.title, style="bold"), Text(told(scene, say.TABLE, jokers=scene.view["joker_pile"])), *owed(scene), Text(),
                 *casinos(scene), Text(), *players(scene), *(Text(line) for line in going_on(scene))]
        return [fitted(line, scene.width) if line.cell_len > scene.width else line for line in lines]

    def tray(self, scene: Scene) -> list[Text]:
        return [fitted(Text(line), scene.width) for line in own_jokers(scene)]

    def speech(self, scene: Scene) -> list[str]:
        return [told(scene, say.TABLE, jokers=scene.view["joker_pile"]), *spoken_players(scene), *going_on(scene), *own_jokers(scene)]

    def detail(self, seat: int, scene: Scene) -> str:
        return Word("{cash:k}", "{cash:k}")(scene.language, cash=scene.view["players"][seat]["cash"]).rjust(10)

    def score(self, score: float, language: str) -> str:
        """Places are told by their order."""
        return ""

    def rules(self, scene: Scene) -> list[str]:
        return [word(scene.language) for word in say.RULES]


def told(scene: Scene, word: Word, **fields: Any) -> str:
    """With the names of squares and bets, and all fields of the view."""
    return scene.speaker.say(word.both, {**scene.view, **fields})


def owed(scene: Scene) -> list[Text]:
    return [Text(told(scene, say.OWES))] if scene.view["paper"] else []


# the casinos

def casinos(scene: Scene) -> Iterator[Text]:
    """A line for each colour, a column for each game."""
    squares = [square for square in scene.view["squares"] if square["colour"]]
    width = (scene.width - LABEL) // GAMES
    lists = scene.speaker.lists
    yield Text(" " * LABEL).append("".join(column(f"   {game}", width) for game in lists["game"]), "dim")
    for colour, style in enumerate(COLOURS, 1):
        row = sorted((square for square in squares if square["colour"] == colour), key=lambda square: int(square["game"]))
        label = (column(lists["colour"][colour - 1], LABEL), style)
        yield Text.assemble(label, *(part for one in row for part in casino(scene, one, width)))


def casino(scene: Scene, seen: dict[str, Any], width: int) -> list[Text]:
    owner = seen["owner"]
    name = column(f" {scene.speaker.lists['square'][seen['square'] - 1]}", width - 3)
    return [badge(scene.marks[owner]) if owner is not None else Text(" · "), Text(name, "bold" if owner is not None else "dim")]


# the players

def players(scene: Scene) -> Iterator[Text]:
    for p, seen in enumerate(scene.view["players"]):
        here = at(scene, p)
        line = Text.assemble("▸" if p == scene.view["to_move"] else " ", badge(scene.marks[p]), " ", column(scene.speaker.name(p), 14),
                             cash(scene, p).rjust(10), "  ", column(say.JOKERS(scene.language, n=seen["joker_cards"]), 9), " ",
                             told(scene, say.ON, n=here, square=here))
        for flag in flags(scene, p): line.append(f"  {flag}", "bold")
        yield line


def cash(scene: Scene, p: int) -> str:
    return Word("{cash:k}", "{cash:k}")(scene.language, cash=scene.view["players"][p]["cash"])


def at(scene: Scene, p: int) -> int:
    return next(int(square["square"]) for square in scene.view["squares"] if p in square["here"])


def flags(scene: Scene, p: int) -> Iterator[str]:
    seen = scene.view["players"][p]
    if scene.view["last_lap"] == p: yield say.LAST_LAP(scene.language)
    if seen["ruined"]: yield say.RUINED(scene.language)
    if seen["place"]: yield say.PLACE(scene.language, place=seen["place"])


def spoken_players(scene: Scene) -> Iterator[str]:
    squares = scene.speaker.lists["square"]
    for p, seen in enumerate(scene.view["players"]):
        name, here = scene.speaker.name(p), at(scene, p)
        yield told(scene, say.SPOKEN_PLAYER, name=name, cash=seen["cash"], jokers=seen["joker_cards"], square=here,
                   where=", ".join([squares[here - 1], *flags(scene, p)]))
        if seen["casinos"]: yield told(scene, say.SPOKEN_OWNS, name=name, casinos=", ".join(squares[k - 1] for k in seen["casinos"]))


# what is going on

def going_on(scene: Scene) -> Iterator[str]:
    view = scene.view
    if view["bet"] and view["target"]: yield told(scene, say.BET if view["stake"] else say.STAKE)
    elif view["target"]: yield told(scene, say.CHALLENGED if view["phase"] == "side" else say.MUST_BET)
    if view["laid"]: yield say.LAID(scene.language)
    if view["slam"]: yield told(scene, say.SLAM)
    if view["auction"] and view["bid"]: yield told(scene, say.BID, name=scene.speaker.name(view["bidder"]))
    elif view["auction"]: yield told(scene, say.AUCTION)
    if view["debt"]: yield told(scene, say.DEBT)


def own_jokers(scene: Scene) -> Iterator[str]:
    """The own hand, and what one knows of others."""
    for p, seen in enumerate(scene.view["players"]):
        if seen["jokers"]: yield told(scene, say.HAND, jokers=named(scene, seen["jokers"]))
        if seen["known"]: yield told(scene, say.KNOWN_HAND, name=scene.speaker.name(p), jokers=named(scene, seen["known"]))


def named(scene: Scene, jokers: Sequence[int]) -> str:
    return ", ".join(scene.speaker.lists["joker"][joker - 1] for joker in jokers)


BOARD = RoyalBoard()
