"""A simulation in numbers."""
import math
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from flambeur.bots.simulate import Simulation

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
Z95 = 1.959964


@dataclass(frozen=True)
class SeatSummary:
    seat: int                             # 1, 2 …
    bot: str
    mean: float
    mean_error: float                     # standard error
    sd: float
    quantiles: dict[str, float]           # "0.05": …
    win_share: float
    win_share_low: float                  # 95 % interval
    win_share_high: float
    advantage: float                      # win share less an equal share in the games that somebody won


@dataclass(frozen=True)
class Summary:
    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    seats: list[SeatSummary]
    shared_victories: int                 # games with several winners
    lost_games: int                       # games that nobody won
    moves_mean: float
    moves_least: int
    moves_most: int

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def summarize(s: "Simulation") -> Summary:
    most = s.wins.max(axis=1)
    shared, lost = int(((most > 0.0) & (most < 1.0)).sum()), int((most == 0.0).sum())
    seats = [seat_summary(s, k, 1 - lost / s.games) for k in range(len(s.bots))]
    return Summary(s.game, s.options.model_dump(), list(s.bots), s.seed, s.games, seats, shared, lost,
                   float(s.moves.mean()), int(s.moves.min()), int(s.moves.max()))


def seat_summary(s: "Simulation", seat: int, won: float) -> SeatSummary:
    """`won` is the share of the games that somebody won."""
    scores, share = s.scores[:, seat], float(s.wins[:, seat].mean())
    sd = float(scores.std(ddof=1)) if s.games > 1 else 0.0
    low, high = wilson(share, s.games)
    quantiles = {str(q): float(x) for q, x in zip(QUANTILES, np.quantile(scores, QUANTILES), strict=True)}
    return SeatSummary(seat + 1, s.bots[seat], float(scores.mean()), sd / math.sqrt(s.games), sd, quantiles,
                       share, low, high, share - won / len(s.bots))


def wilson(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval: sound near 0 and 1, and a little wide where victories are shared."""
    centre = share + Z95**2 / (2 * n)
    half = Z95 * math.sqrt(share * (1 - share) / n + Z95**2 / (4 * n * n))
    scale = 1 + Z95**2 / n
    return max((centre - half) / scale, 0.0), min((centre + half) / scale, 1.0)
