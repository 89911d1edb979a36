"""For whoever plays from Python or at the terminal: a game that is not compiled yet is played by its plain rules, while another process
compiles it (kit/meanwhile.py). Only with rules that are to be fast: whoever asked for checks gets them from the first move on.
"""
import atexit
import subprocess
import sys
import threading

from flambeur.bots.code.builds import HELPER, Build, build_for, is_found_elsewhere
from flambeur.bots.code.pieces import STAGES, pieces
from flambeur.bots.code.warming import warm
from flambeur.kit.game import Game
from flambeur.kit.jit import MODE
from flambeur.kit.meanwhile import waiting
from flambeur.kit.options import Options

LOCK = threading.Lock()
BEGUN: dict[tuple[str, type], "Meantime | None"] = {}       # by game and class of states; None: there was nothing to do


class Meantime:
    """One build that is being compiled, and taken over as soon as it is there."""

    def __init__(self, build: Build) -> None:
        self.build, self.over = build, threading.Event()
        self.until = waiting()
        self.until.__enter__()            # before the first rule is called
        command = [sys.executable, *HELPER, build.game, build.options]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        atexit.register(self.process.kill)
        threading.Thread(target=self.take_over, name=f"compile {build.game}", daemon=True).start()

    def take_over(self) -> None:
        try:
            if self.process.wait() == 0:  # else it is compiled where it is called
                for stage in STAGES: warm(self.build, stage)
        finally:
            atexit.unregister(self.process.kill)
            self.until.__exit__(None, None, None)
            self.over.set()


def begin(game: Game, options: Options) -> None:
    """Before a game is set up. Returns at once."""
    if MODE != "fast" or (key := (game.id, game.state_of(options))) in BEGUN: return
    with LOCK:
        if key not in BEGUN:
            build = build_for(game, options)
            BEGUN[key] = Meantime(build) if is_worth_it(build) else None


def is_worth_it(build: Build) -> bool:
    """Whether the game cannot be played compiled, and another process can see to that."""
    if not sys.executable or not is_found_elsewhere(build): return False
    return not all(piece.is_there() for piece in pieces(build) if piece.stage == "table")


def is_over(game: Game, options: Options) -> bool:
    """Whether the code is here, or will be compiled where it is called."""
    found = BEGUN.get((game.id, game.state_of(options)))
    return found is None or found.over.is_set()


def wait(game: Game, options: Options) -> None:
    """Before what plain rules are too slow for: so nothing is compiled twice."""
    if (found := BEGUN.get((game.id, game.state_of(options)))) is not None: found.over.wait()
