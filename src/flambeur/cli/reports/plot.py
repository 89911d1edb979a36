"""A simulation as a picture: how much each seat ends with, and how often the seat wins."""
import os
from typing import TYPE_CHECKING, Any, BinaryIO

from flambeur.cli.numbers import number, percent
from flambeur.cli.output import write_file
from flambeur.cli.words import errors as say_error
from flambeur.cli.words import reports as say
from flambeur.errors import FlambeurError

if TYPE_CHECKING:
    from flambeur.bots.simulate import Simulation
    from flambeur.cli.reports.summary import Summary

FORMATS = ("png", "svg", "pdf")
COLOURS = ("#d0333c", "#1f8a48", "#2f74e0", "#343847", "#b0a68a", "#d9a400", "#767c8c", "#8f56e8")
DASHES = ("-", "--", "-.", ":")           # colour is never the only sign
BINS = 60


def format_of(path: str) -> str:
    ending = os.path.splitext(path)[1].lower().removeprefix(".")
    if ending not in FORMATS:
        raise FlambeurError(*(say_error.PLOT_FORMAT(language, name=repr(path)) for language in ("en", "fr")))
    return ending


def write_plot(s: "Simulation", summary: "Summary", path: str, language: str) -> None:
    from matplotlib.figure import Figure

    from flambeur.games import find
    figure = Figure(figsize=(11, 4.5), layout="constrained")
    figure.suptitle(say.PLOT_TITLE(language, title=find(s.game).title[language], games=number(s.games, language)))
    left, right = figure.subplots(1, 2, width_ratios=(2, 1))
    draw_scores(left, s, language)
    draw_victories(right, summary, language)

    def write(file: BinaryIO) -> None:
        figure.savefig(file, format=format_of(path), dpi=150)
    write_file(path, write)


def draw_scores(axes: Any, s: "Simulation", language: str) -> None:
    """Every seat's histogram over the same bins, as lines."""
    import numpy as np
    edges = bins(s.scores)
    for k, bot in enumerate(s.bots):
        counts, _ = np.histogram(s.scores[:, k], edges)
        axes.stairs(counts / s.games, edges, color=COLOURS[k], linestyle=DASHES[k % len(DASHES)], linewidth=1.6,
                    label=say.PLOT_SEAT(language, seat=k + 1, bot=bot))
    axes.set_xlabel(say.PLOT_SCORE(language))
    axes.set_ylabel(say.PLOT_DENSITY(language))
    axes.xaxis.set_major_formatter(lambda x, _: number(x, language))
    axes.yaxis.set_major_formatter(lambda y, _: percent(y, language))
    axes.set_ylim(bottom=0)
    axes.legend()


def bins(scores: Any) -> Any:
    """Edges of at most BINS equal bins, each with equally many possible scores: else a histogram of whole tens of thousands is a comb."""
    import numpy as np
    values = np.unique(scores)
    step = np.diff(values).min() if len(values) > 1 else 1.0
    width = step * np.ceil((values[-1] - values[0] + step) / step / BINS)
    return np.arange(values[0] - step / 2, values[-1] + step / 2 + width, width)


def draw_victories(axes: Any, summary: "Summary", language: str) -> None:
    seats = summary.seats
    names = [say.PLOT_SEAT(language, seat=seat.seat, bot=seat.bot) for seat in seats]
    errors = [[seat.win_share - seat.win_share_low for seat in seats], [seat.win_share_high - seat.win_share for seat in seats]]
    axes.barh(names, [seat.win_share for seat in seats], xerr=errors, color=COLOURS[:len(seats)], alpha=0.85, capsize=4)
    axes.axvline(seats[0].win_share - seats[0].advantage, color="#555555", linestyle="--", linewidth=1, label=say.PLOT_EQUAL(language))
    axes.invert_yaxis()
    axes.xaxis.set_major_formatter(lambda x, _: percent(x, language, 0))
    axes.set_xlabel(say.PLOT_SHARE(language))
    axes.legend(loc="lower right")
