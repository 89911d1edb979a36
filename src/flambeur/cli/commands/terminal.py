"""`flambeur terminal GAME`: a game at the terminal, people and bots mixed."""
import argparse
from typing import TYPE_CHECKING, Any

from flambeur.cli.output import check_writable, is_plain
from flambeur.cli.parser import add_game, given, whole
from flambeur.cli.start import printable
from flambeur.cli.words import errors as say_error
from flambeur.cli.words import help as say_help
from flambeur.cli.words import table as say

if TYPE_CHECKING:
    from flambeur.api import Match

NOT_WITH_RESUME = {"seat": "--seat", "humans": "--humans", "name": "--name", "seed": "--seed", "dice": "--dice"}


def add_arguments(parser: argparse.ArgumentParser, args: list[str], language: str) -> None:
    parser.epilog = say_help.TERMINAL_EPILOG(language)
    add_game(parser, args, language, optional=True)
    seats = parser.add_argument_group(say_help.SEATS(language))
    seats.add_argument("--seat", action="append", default=[], metavar=say_help.WHO(language), help=say_help.SEAT(language))
    seats.add_argument("--humans", type=whole(0, 8, language), metavar="N", help=say_help.HUMANS(language))
    seats.add_argument("--bots", default="medium", metavar=say_help.LEVEL(language), help=say_help.BOTS(language))
    seats.add_argument("--name", action="append", default=[], metavar=say_help.NAME_METAVAR(language), help=say_help.NAME(language))
    file = say_help.FILE(language)
    parser.add_argument("--seed", type=whole(0, 2**63 - 1, language), metavar="N", help=say_help.SEED(language))
    parser.add_argument("--dice", choices=("auto", "manual"), help=say_help.DICE(language))
    parser.add_argument("--save", metavar=file, help=say_help.SAVE(language))
    parser.add_argument("--resume", metavar=file, help=say_help.RESUME(language))
    parser.add_argument("--pace", type=seconds(language), default=0.8, metavar="S", help=say_help.PACE(language))
    parser.add_argument("--plain", action="store_true", help=say_help.PLAIN(language))
    parser.add_argument("--no-color", action="store_true", help=say_help.NO_COLOR(language))


def seconds(language: str) -> Any:
    def number(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1.0
        if not 0 <= value <= 60:
            raise argparse.ArgumentTypeError(say_help.NUMBER(language, least=0, most=60, text=repr(text)))
        return value
    return number


def run(args: argparse.Namespace, language: str) -> int:
    check_arguments(args, language)
    from flambeur.cli.table.screen import screen_for
    from flambeur.cli.table.session import Session
    screen = screen_for(language, plain=is_plain(args.plain), no_color=args.no_color)
    try:
        with screen.busy(say.PREPARING(language), slow=say.COMPILING(language)):
            match = resumed(args) if args.resume else started(args)
            warm_up(match)
    except KeyboardInterrupt:
        screen.say(say.BYE(language))
        return 0
    if args.save:
        screen.say(say.COMMITMENT(language), match.commitment)
    return Session(match, screen, seed=args.seed, save=args.save or args.resume, pace=args.pace).run()


def check_arguments(args: argparse.Namespace, language: str) -> None:
    """What can be said before anything is loaded."""
    if args.game is None and not args.resume:
        from flambeur.games import FOLDERS
        args.parser.error(say_error.WHICH_GAME(language, games=", ".join(FOLDERS)))
    if args.resume:
        flags = [flag for name, flag in NOT_WITH_RESUME.items() if getattr(args, name) not in (None, [])]
        flags += ["--" + name.replace("_", "-") for name in given(args)]
        if flags:
            args.parser.error(say_error.RESUME_ALONE(language, flag=flags[0]))
    if args.save:
        check_writable(args.save)


def started(args: argparse.Namespace) -> "Match":
    """A new game with everybody seated."""
    from flambeur import api
    from flambeur.cli.table.seats import sitters_of
    from flambeur.games import find
    options = given(args)
    sitters = sitters_of(args, find(args.game), options.get("players"))
    options["players"] = len(sitters)
    match = api.new(args.game, seed=args.seed, names=[sitter.name for sitter in sitters], dice=args.dice or "auto", **options)
    match.seats = [seat.model_copy(update={"bot": sitter.bot}) for seat, sitter in zip(match.seats, sitters, strict=True)]
    return match


def resumed(args: argparse.Namespace) -> "Match":
    """A game that was saved on quitting."""
    from flambeur import api
    from flambeur.cli.table.seats import LONGEST_NAME, refused
    with open(args.resume, "rb") as file:
        match = api.replay(file.read())
    if match.over:
        raise refused(say_error.FINISHED, file=args.resume)
    if match.secret is None:
        raise refused(say_error.NO_SECRET, file=args.resume)
    if args.game not in (None, match.game.id):
        raise refused(say_error.OTHER_GAME, file=args.resume, game=match.game.id)
    return match.named(*(printable(seat.name)[:LONGEST_NAME] for seat in match.seats))


def warm_up(match: "Match") -> None:
    """Whatever the bots need is compiled, or loaded, now rather than in the middle of the game; unless another process is at it."""
    from flambeur.bots.code import meantime
    if match.actors and meantime.is_over(match.game, match.options):
        for level in {seat.bot for seat in match.seats if seat.bot is not None}:
            match.suggest(match.actors[0], level, rollouts=1)
