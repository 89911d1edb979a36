"""How each game looks at the terminal, one file per game. A game without one gets boards/generic.py."""
import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flambeur.cli.boards.generic import Board

BOARDS = {
    "las-vegas": "flambeur.cli.boards.las_vegas.board",
    "las-vegas-solo": "flambeur.cli.boards.las_vegas_solo.board",
    "las-vegas-hidden": "flambeur.cli.boards.las_vegas_hidden.board",
    "las-vegas-cards": "flambeur.cli.boards.las_vegas_cards.board",
    "casino-royal": "flambeur.cli.boards.casino_royal.board",
}


def board_of(game: str) -> "Board":
    board: Board = importlib.import_module(BOARDS.get(game, "flambeur.cli.boards.generic")).BOARD
    return board
