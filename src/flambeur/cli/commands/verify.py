"""`flambeur verify FILE`: were the dice fixed before the start, do they and the moves lead to the result, and who has signed the moves?"""
import argparse
import re
from typing import TYPE_CHECKING, Any

from flambeur.cli.start import printable
from flambeur.cli.words import help as say_help
from flambeur.cli.words import reports as say
from flambeur.errors import RecordError

if TYPE_CHECKING:
    from flambeur.table.record import Record
    from flambeur.table.verdict import Verdict

MOST_TOLD = 3                             # problems; with a wrong secret every roll is one


def add_arguments(parser: argparse.ArgumentParser, args: list[str], language: str) -> None:
    def digest(text: str) -> str:
        if not re.fullmatch("[0-9a-fA-F]{64}", text):
            raise argparse.ArgumentTypeError(say_help.HEX(language, text=repr(text)))
        return text.lower()

    parser.add_argument("file", metavar=say_help.FILE(language), help=say_help.RECORD(language))
    parser.add_argument("--commitment", metavar="HEX", type=digest, help=say_help.COMMITMENT(language))


def run(args: argparse.Namespace, language: str) -> int:
    """Returns 0 if what can be checked holds, 1 if something does not; what is no record is an error, which ends with 2."""
    with open(args.file, "rb") as file:
        content = file.read()
    from flambeur.table.proof import verify
    from flambeur.table.record import read
    data = decoded(content)
    record, verdict = read(data), verify(data, args.commitment)
    lines = (good_lines if verdict.ok else bad_lines)(record, verdict, args.file, language)
    print("\n".join(map(printable, lines)))
    return 0 if verdict.ok else 1


def decoded(content: bytes) -> Any:
    """What JSON gives; text that is no JSON is left to the reader of records to refuse."""
    import json
    try:
        return json.loads(content)
    except ValueError:
        return content
    except RecursionError:
        raise RecordError("this is not a record: it is nested too deeply",
                          "ceci n’est pas une partie enregistrée : trop d’imbrications") from None


def good_lines(record: "Record", verdict: "Verdict", file: str, language: str) -> list[str]:
    return [(say.HOLDS if verdict.whole else say.HOLDS_PARTLY)(language, file=file), game_line(record, language),
            *claim_lines(record, verdict, language)]


def bad_lines(record: "Record", verdict: "Verdict", file: str, language: str) -> list[str]:
    told, more = verdict.problems[:MOST_TOLD], len(verdict.problems) - MOST_TOLD
    return [say.FAILS(language, file=file), *(f"  {problem.text(language)}" for problem in told),
            *([f"  {say.MORE(language, n=more)}"] if more > 0 else []), *claim_lines(record, verdict, language)]


def game_line(record: "Record", language: str) -> str:
    from flambeur.games import find
    from flambeur.table.record import Move
    moves = sum(isinstance(entry, Move) for entry in record.entries)
    return say.GAME_LINE(language, title=find(record.game).title[language], players=len(record.seats), moves=moves)


def claim_lines(record: "Record", verdict: "Verdict", language: str) -> list[str]:
    """What was checked and holds, and what the record cannot prove. What does not hold has been told before."""
    from flambeur.cli.reports.claims import said
    if not verdict.claims:
        return []
    checked, not_proved = said(record, verdict, language)
    return [*([say.CHECKED(language), *(f"  {line}" for line in checked)] if checked else []),
            say.NOT_PROVED(language), *(f"  {line}" for line in not_proved)]
