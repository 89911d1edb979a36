"""`flambeur serve`: the server, until Ctrl-C or SIGTERM."""
import argparse
import threading
from typing import TYPE_CHECKING

from flambeur.cli.settings import add_all, settings_of
from flambeur.cli.words import serving as say

if TYPE_CHECKING:
    from flambeur.server.settings import Settings


def add_arguments(parser: argparse.ArgumentParser, args: list[str], language: str) -> None:
    parser.add_argument("--open", action="store_true", help=say.OPEN(language))
    add_all(parser, language)


def run(args: argparse.Namespace, language: str) -> int:
    return serve(settings_of(args), language, wants_page=args.open)


def serve(settings: "Settings", language: str, wants_page: bool, lan: bool = False) -> int:
    from flambeur.server.journal import logs
    from flambeur.server.process import serve as server
    logs.configure(settings)
    try:
        server.run(settings, lambda port: welcome(settings, port, language, wants_page, lan))
    except KeyboardInterrupt:             # the way to stop the server; everything is stored
        print(say.STOPPED(language), flush=True)
    return 0


def welcome(settings: "Settings", port: int, language: str, wants_page: bool, lan: bool = False) -> None:
    """The address, always: whoever has no browser here can type it elsewhere."""
    from flambeur.cli.browser import open_page
    from flambeur.server.http.page import is_built
    from flambeur.server.process.claim import Running
    url = Running(0, settings.host, port, "", settings.public_url).url
    print(say.SERVING(language, url=url), flush=True)
    if lan:
        from flambeur.cli.lan import address, show
        show(address(settings.host, port, settings.public_url), language)
    if not is_built():
        print(say.NO_PAGE(language), flush=True)
    if wants_page:
        threading.Thread(target=open_page, args=(url,), daemon=True).start()      # some browsers take their time
