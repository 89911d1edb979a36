"""Who sits at the table: people and bots, by --seat, or by --humans and --bots."""
import argparse
from dataclasses import dataclass
from typing import TYPE_CHECKING

from flambeur.cli.words import Word
from flambeur.cli.words import errors as say
from flambeur.errors import FlambeurError

if TYPE_CHECKING:
    from flambeur.kit.game import Game

HUMAN = "human"
BOT_NAMES = ("Roxy", "Duke", "Vera", "Ace", "Lola", "Gus", "Coco", "Max")
LONGEST_NAME = 24


@dataclass(frozen=True)
class Sitter:
    """Someone at the table; `bot` is the level, None for a person. A name may be empty: then the seat's number is said."""
    name: str
    bot: str | None = None


def refused(word: Word, **fields: object) -> FlambeurError:
    return FlambeurError(word("en", **fields), word("fr", **fields))


def sitters_of(args: argparse.Namespace, game: "Game", players: int | None) -> list[Sitter]:
    """Everyone at the table, in order of seats. `players` is what --players said, if anything."""
    kinds = kinds_of(args, players or 0, game.Options.model_fields["players"].default)
    humans = kinds.count(HUMAN)
    if len(args.name) > humans:
        raise refused(say.NAMES, names=len(args.name), humans=humans)
    names = iter([checked(name) for name in args.name] + [""] * humans)
    bots = iter(BOT_NAMES)
    return [Sitter(next(names)) if kind == HUMAN else Sitter(next(bots, ""), kind) for kind in kinds]


def kinds_of(args: argparse.Namespace, players: int, usual: int) -> list[str]:
    """human or a level, seat by seat: those named, then bots."""
    if args.seat and args.humans is not None:
        raise refused(say.SEATS_OR_HUMANS)
    humans = 1 if args.humans is None else args.humans
    taken = [known(kind) for kind in args.seat] or [HUMAN] * humans
    size = players or (len(taken) if args.seat else max(usual, humans))
    if len(taken) > size:
        raise refused(say.TOO_MANY, seats=len(taken), players=size)
    return taken + [known(args.bots)] * (size - len(taken))


def known(kind: str) -> str:
    from flambeur.bots.levels import LEVELS
    if kind != HUMAN and kind not in LEVELS:
        raise refused(say.SEAT, levels=", ".join(LEVELS), who=repr(kind))
    return kind


def checked(name: str) -> str:
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise refused(say.NAME, name=repr(name))
    return name
