"""What `python3 run.py COMMAND` does: which requirements the command needs and which module it starts."""
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from tools import environment
from tools.progress import ROOT, Failure, end_in_order, speak_any_script


class Command(NamedTuple):
    needs: str            # the set of requirements
    start: list[str]      # what Python in the environment is started with, before the person's own arguments
    help: str
    here: bool = False    # started where the person stands, not in the repository
    page: bool = False    # wants the page built
    ahead: Sequence[str] = ()      # what Python is started with, as soon as it can be, to do while the page is being built


COMPILE = ("-m", "flambeur.bots.code.helper")      # the game that the page offers first, onto the disk
COMMANDS = {
    "play": Command("play", ["-m", "flambeur", "play"], "play in the browser", here=True, page=True, ahead=COMPILE),
    "test": Command("dev", ["-m", "tools.test"], "run all tests; --quick: in under three minutes, --long: at full size", page=True),
    "lint": Command("dev", ["-m", "tools.lint"], "look for mistakes with ruff and mypy"),
    "build": Command("dev", ["-m", "tools.build"], "make the wheel and the source archive in dist/", page=True),
    "docs": Command("dev", ["-m", "tools.docs"], "make the documentation in site/"),
    "bench": Command("dev", ["-m", "bench"], "measure speed, all of it or the sections named"),
    "golden": Command("dev", ["-m", "tools.golden"], "check the stored games; --update rewrites them"),
    "mutate": Command("dev", ["-m", "tools.mutate"], "break the rules of a GAME on purpose and see whether a test notices"),
    "new-game": Command("dev", ["-m", "tools.new_game"], "start a game called NAME from a copy of the probe"),
    "fit": Command("dev", ["-m", "tools.fit"], "fit what a lead between rounds of a GAME is worth"),
    "throws": Command("dev", ["-m", "tools.throws"], "throw dice of Strike, and fit what bots think of a throw"),
    "requirements": Command("dev", ["-m", "tools.requirements"], "choose the newest versions and pin them"),
    "licences": Command("dev", ["-m", "tools.licences"], "rewrite docs/licences.md"),
    "schemas": Command("dev", ["-m", "tools.schemas"], "rewrite what is made from models: schemas, protocol, types of the page"),
}


def usage() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:{width}}  {command.help}" for name, command in COMMANDS.items()]
    return "\n".join(["usage: python3 run.py COMMAND [arguments]", "", *lines])


def main(args: list[str]) -> int:
    speak_any_script()
    if not args or args[0] in ("-h", "--help", "help"):
        print(usage())
        return 0
    if args[0] not in COMMANDS:
        print(f"run.py has no command {args[0]!r}; it has {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    return run(COMMANDS[args[0]], args[1:])


def run(command: Command, args: list[str]) -> int:
    end_in_order()
    try:
        with ExitStack() as begun:
            def begin(venv: Path) -> None:
                begun.enter_context(environment.started_inside(venv, command.ahead))
            venv = environment.ensure(command.needs, command.page, begin if command.ahead else lambda venv: None)
            return environment.run_inside(venv, [*command.start, *args], cwd=None if command.here else ROOT)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code
    except KeyboardInterrupt:
        return 130
