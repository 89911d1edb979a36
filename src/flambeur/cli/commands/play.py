"""`flambeur play`: the page in the browser, served from here; a second `play` opens the page of the first. With --terminal, or where the
page is not built, the table at the terminal, with its arguments."""
import argparse
from typing import TYPE_CHECKING

from flambeur.cli.words import serving as say
from flambeur.errors import FlambeurError
from flambeur.server.http.page import is_built

if TYPE_CHECKING:
    from flambeur.server.process.claim import Taken

GAME = "las-vegas"                        # at the terminal
QUIET = {"log_level": "warning"}          # whoever plays at home wants to see the address, not every request


def add_arguments(parser: argparse.ArgumentParser, args: list[str], language: str) -> None:
    parser.add_argument("--terminal", action="store_true", help=say.AT_TERMINAL(language))
    if is_built() and "--terminal" not in args:
        from flambeur.cli.settings import add_all
        parser.add_argument("--no-open", action="store_true", help=say.NO_OPEN(language))
        parser.add_argument("--lan", action="store_true", help=say.LAN(language))
        add_all(parser, language)
    else:
        from flambeur.cli.commands import terminal
        terminal.add_arguments(parser, args if "--resume" in args else [GAME, *args], language)


def run(args: argparse.Namespace, language: str) -> int:
    if args.terminal or not is_built():
        from flambeur.cli.commands import terminal
        args.game = args.game or (None if args.resume else GAME)
        return terminal.run(args, language)
    from flambeur.cli import lan
    from flambeur.cli.commands.serve import serve
    from flambeur.cli.settings import settings_of
    from flambeur.server.process.claim import Taken
    settings = settings_of(args, **QUIET)
    if args.lan:
        settings = lan.in_network(settings)
    try:
        return serve(settings, language, wants_page=not args.no_open, lan=args.lan)
    except Taken as taken:
        return open_running(args, taken, language)


def open_running(args: argparse.Namespace, taken: "Taken", language: str) -> int:
    """Opens the page of the server that is there; a server that is just starting is waited for."""
    from flambeur.cli import lan
    from flambeur.cli.browser import open_page
    from flambeur.cli.settings import settings_of
    from flambeur.server.process.claim import wait_for
    found = taken.found or wait_for(settings_of(args))
    if found is None:
        raise taken
    if args.lan and not (found.public_url or lan.is_elsewhere(found.host)):
        raise FlambeurError(say.ONLY_HERE("en", url=found.url), say.ONLY_HERE("fr", url=found.url))
    print(say.RUNNING(language, url=found.url), flush=True)
    if args.lan:
        lan.show(lan.address(found.host, found.port, found.public_url), language)
    if not args.no_open:
        open_page(found.url)
    return 0
