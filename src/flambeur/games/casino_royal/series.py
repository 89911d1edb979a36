"""Casino Royal: who owns what, series, and the last lap (CR2, CR7)."""
from flambeur.games.casino_royal.board import CASINOS, COLOURS, START
from flambeur.games.casino_royal.events import ANNOUNCED, LAP_DONE, LAP_FAILED, LOST_HOLD
from flambeur.games.casino_royal.facts import GAMES
from flambeur.games.casino_royal.state import State
from flambeur.kit.jit import rule
from flambeur.kit.log import Log, event

IN_SERIES = 3                             # CR2: casinos


@rule
def n_casinos(s: State, p: int) -> int:
    n = 0
    for casino in range(CASINOS):
        n += s.royal[casino] == p + 1
    return n


@rule
def best_series(s: State, p: int) -> int:
    """CR2: how many casinos of one colour, or of one game, a player has at most; three are a series. CR10: perhaps colours only."""
    best = 0
    for colour in range(COLOURS):
        n = 0
        for game in range(GAMES):
            n += s.royal[GAMES * colour + game] == p + 1
        best = max(best, n)
    for game in range(0 if s.colours_only else GAMES):
        n = 0
        for colour in range(COLOURS):
            n += s.royal[GAMES * colour + game] == p + 1
        best = max(best, n)
    return best


@rule
def has_series(s: State, p: int) -> bool:
    return best_series(s, p) >= IN_SERIES


@rule
def change_owner(s: State, casino: int, owner: int, log: Log) -> None:
    """CR10: with the strict last lap, who is on it and has no series now fails at once; the pawn stays where it is. Owner -1: nobody."""
    s.royal[casino] = owner + 1
    if s.strict_lap and s.black and not has_series(s, s.black - 1):
        event(log, LOST_HOLD, s.black - 1)
        s.black = 0


@rule
def may_announce(s: State, p: int) -> bool:
    """CR7.1: who owns a series now, while nobody is on a last lap; CR10: perhaps after some laps."""
    return s.black == 0 and s.laps[p] >= s.min_laps and has_series(s, p)


@rule
def announce(s: State, p: int, log: Log) -> None:
    """CR7.1: the pawn goes to Start, black face up."""
    s.black, s.square[p] = p + 1, START
    event(log, ANNOUNCED, p)


@rule
def on_start(s: State, p: int, log: Log) -> bool:
    """CR7.2, CR7.3: a throw has reached or passed Start. Whether that is the end of a last lap, with a series, and so of the game."""
    s.laps[p] += 1
    if s.black != p + 1: return False
    if has_series(s, p):
        event(log, LAP_DONE, p)
        return True
    s.black = 0
    event(log, LAP_FAILED, p)
    return False
