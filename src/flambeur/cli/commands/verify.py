"""`flambeur verify FILE`: were the dice fixed before the start, and do they and the moves lead to the result?"""
import argparse
import re
from typing import TYPE_CHECKING, Any

from flambeur.cli.start import printable
from flambeur.cli.words import help as say_help
from flambeur.cli.words import reports as say
from flambeur.errors import RecordError

if TYPE_CHECKING:
    from flambeur.table.record import Record
    from flambeur.table.replay import Verdict

MOST_TOLD = 3                             # problems; a wrong secret makes every roll one


def add_arguments(parser: argparse.ArgumentParser, args: list[str], language: str) -> None:
    def digest(text: str) -> str:
        if not re.fullmatch("[0-9a-fA-F]{64}", text):
            raise argparse.ArgumentTypeError(say_help.HEX(language, text=repr(text)))
        return text.lower()

    parser.add_argument("file", metavar=say_help.FILE(language), help=say_help.RECORD(language))
    parser.add_argument("--commitment", metavar="HEX", type=digest, help=say_help.COMMITMENT(language))


def run(args: argparse.Namespace, language: str) -> int:
    """0: everything holds; 1: something does not; 2, by an error: this is no record."""
    with open(args.file, "rb") as file:
        content = file.read()
    from flambeur.table.record import read
    from flambeur.table.replay import verify
    data = decoded(content)
    record, verdict = read(data), verify(data, args.commitment)
    lines = good_lines(record, verdict, args, language) if verdict.ok else bad_lines(verdict, args.file, language)
    print("\n".join(map(printable, lines)))
    return 0 if verdict.ok else 1


def decoded(content: bytes) -> Any:
    """What JSON gives; text that is none is left to the reader of records to refuse."""
    import json
    try:
        return json.loads(content)
    except ValueError:
        return content
    except RecursionError:
        raise RecordError("this is not a record: it is nested too deeply",
                          "ceci n’est pas une partie enregistrée : trop d’imbrications") from None


def good_lines(record: "Record", verdict: "Verdict", args: argparse.Namespace, language: str) -> list[str]:
    from flambeur.games import find
    from flambeur.table.record import Move
    moves = sum(isinstance(entry, Move) for entry in record.entries)
    return [
        say.HOLDS(language, file=args.file),
        say.GAME_LINE(language, title=find(record.game).title[language], players=len(record.seats), moves=moves),
        say.SECRET_LINE(language, commitment=record.commitment),
        *([say.NOTED_LINE(language)] if args.commitment else []),
        say.DICE_LINE(language, events=verdict.events),
        *([say.TYPED_LINE(language, typed=verdict.typed)] if verdict.typed else []),
        say.RESULT_LINE(language, result=result(record, language)) if record.over else say.RESULT_OPEN(language),
        say.LOOK_AHEAD(language),
    ]


def result(record: "Record", language: str) -> str:
    from flambeur.kit.words import Speaker
    speaker = Speaker(language, [seat.name for seat in record.seats])
    return say.WON_BY(language, names=speaker.listed([speaker.name(seat) for seat in record.winners]))


def bad_lines(verdict: "Verdict", file: str, language: str) -> list[str]:
    told, more = verdict.problems[:MOST_TOLD], len(verdict.problems) - MOST_TOLD
    return [say.FAILS(language, file=file), *(f"  {problem.text(language)}" for problem in told),
            *([f"  {say.MORE(language, n=more)}"] if more > 0 else [])]
