"""How strong the bots are at the games with more than two seats, and how hard the solo game is: an hour of one core for each line."""
from collections.abc import Sequence

from bench.contest import AN_HOUR, KEPT, SEED, Contest, Ledger, Tally, play
from bench.report import Section, Target, at_least
from bench.strength import PERCENT, interval
from flambeur.games.las_vegas.options import EVERYTHING

MOST = 1000                               # games of a search
GLANCES = 2000                            # games in which nobody searches
EACH = 300                                # solo games of each difficulty
FOUR = {"players": 4}
HEAD = ("", "win share", "95 % interval", "games", "rollouts", "choices a game", "s a game")
NOTE = f"""One bot among three others of another kind, in each seat equally often; a fair share is 25 %. Rollouts are for a decision, 0 is
no search. A line ends after its games, or with the batch in which an hour of one core is over. Shared victories are shared;
Wilson's interval. Seed {SEED}."""
SOLO_NOTE = f"""Games of `las-vegas-solo` won by a search of 1,000 rollouts, {EACH} of each difficulty; all others are won by nobody.
Wilson's interval. Seed {SEED}."""

BOULEVARD = {**FOUR, **EVERYTHING}
CONTESTS = (
    Contest("everything on: easy among random", "las-vegas", GLANCES, "easy", "random", 0.6, BOULEVARD),
    Contest("everything on: hard among easy", "las-vegas", MOST, "hard", "easy", None, BOULEVARD),
    Contest("casino royal: easy among random", "casino-royal", GLANCES, "easy", "random", 0.4, FOUR),
    Contest("casino royal: hard among easy", "casino-royal", MOST, "hard", "easy", None, FOUR),
    Contest("hidden colours: easy among random", "las-vegas-hidden", GLANCES, "easy", "random", None, FOUR),
    Contest("hidden colours: hard among easy", "las-vegas-hidden", MOST, "hard", "easy", None, FOUR),
    Contest("strike: random among easy", "strike", GLANCES, "random", "easy", None, FOUR),
    Contest("strike: hard among easy", "strike", MOST, "hard", "easy", None, FOUR),
)


def solo(preplaced: int, own_dice: int) -> Contest:
    name = f"{own_dice} dice, {preplaced} {'colour' if preplaced == 1 else 'colours'} placed first"
    return Contest(name, "las-vegas-solo", EACH, "hard", options={"preplaced": preplaced, "own_dice": own_dice})


SOLO = tuple(solo(preplaced, own_dice) for preplaced in (1, 2) for own_dice in range(8, 0, -1))


def measure(quick: bool = False, anew: bool = False) -> Section:
    return section("contests", NOTE, CONTESTS, quick, anew)


def measure_solo(quick: bool = False, anew: bool = False) -> Section:
    return section("solo", SOLO_NOTE, SOLO, quick, anew)


def section(name: str, note: str, contests: tuple[Contest, ...], quick: bool, anew: bool) -> Section:
    ledger = Ledger(None if quick else KEPT)
    if anew: ledger.forget(contests)
    found = [(contest, play(contest, ledger, 1 if quick else contest.games, 0.01 if quick else AN_HOUR)) for contest in contests]
    return Section(name, note, HEAD, [row(*one) for one in found], targets(found))


def row(contest: Contest, tally: Tally) -> list[str]:
    low, high = interval(tally.share, tally.games)
    rollouts = f"{contest.mind.rollouts:,}" + (" v 0" if contest.others else "")
    games = max(1, tally.games)
    return [contest.name, PERCENT.format(tally.share), f"{low:.1%} to {high:.1%}", f"{tally.games:,}", rollouts,
            f"{tally.choices / games:.0f}", f"{tally.seconds / games:.2f}"]


def targets(found: Sequence[tuple[Contest, Tally]]) -> list[Target]:
    return [at_least(contest.name, tally.share, contest.wanted, PERCENT) for contest, tally in found if contest.wanted is not None]
