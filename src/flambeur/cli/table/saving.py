"""Keeping a game: at its end, and when people leave before."""
import json
import os
from typing import TYPE_CHECKING, BinaryIO

from flambeur.cli.output import check_writable, write_file
from flambeur.cli.start import trouble
from flambeur.cli.words import table as say

if TYPE_CHECKING:
    from flambeur.cli.table.session import Session


def write(session: "Session", path: str) -> None:
    """The record, with its secret even before the end: without the secret nobody could play on."""
    text = json.dumps(session.match.record(secret=True), ensure_ascii=False)

    def put(file: BinaryIO) -> None:
        file.write(text.encode() + b"\n")
    write_file(path, put)


def leave(session: "Session", *, ask: bool = False) -> None:
    """One line, and the game in its file if there is one."""
    path = session.save or (ask_where(session) if ask else None)
    if path is None:
        session.screen.say(say.BYE(session.language))
    else:
        write(session, path)
        session.screen.say_whole(say.BYE_SAVED(session.language, file=path))


def ask_where(session: "Session") -> str | None:
    """A file that is not there yet and can be written; None: do not save."""
    while True:
        try:
            path = session.screen.ask(say.SAVE_AS(session.language))
        except (EOFError, KeyboardInterrupt):
            session.screen.say("")
            return None
        if not path:
            return None
        try:
            check_writable(path)
        except OSError as error:
            session.screen.say(trouble(error, session.language))
            continue
        if not os.path.exists(path):
            return path
        session.screen.say(say.EXISTS(session.language, file=path))
