"""Calling a game's compiled code once, before anybody waits for it: what is on disk is loaded, what is not is compiled."""
from flambeur.bots.code.builds import Build
from flambeur.bots.code.pieces import STAGES, Stage
from flambeur.bots.suggest import suggest
from flambeur.games import find
from flambeur.kit import calls, contract
from flambeur.kit.meanwhile import compiling
from flambeur.kit.options import parse
from flambeur.table import fairness
from flambeur.table.match import Match
from flambeur.table.replay import replay

LEVELS = {"policy": "easy", "search": "medium"}      # a bot that needs the stage


def warm(build: Build, stage: Stage) -> None:
    """Calls all compiled code that the server calls at this stage, and not at an earlier one."""
    with compiling():
        call_all(build, stage)


def call_all(build: Build, stage: Stage) -> None:
    match = new_match(build)
    if stage == "table":
        play_a_round(match)
    elif not match.over:
        suggest(match, match.actors[0], LEVELS[stage], rollouts=1)


def warm_all(build: Build) -> None:
    for stage in STAGES: warm(build, stage)


def new_match(build: Build) -> Match:
    game = find(build.game)
    return Match(game, parse(game.Options, game.id, build.given()), secret=fairness.new_secret(0))


def play_a_round(match: Match) -> None:
    """What a table does from the first move to the last, the record and a laid position included."""
    for _ in range(2):
        if not match.over: match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.view(0), match.events(0), match.scores, match.digest, match.game.standing(match.cell)
    if not match.over: match.game.outlooks(match.cell, match.options, match.actors[0], match.legal_ids(match.actors[0]))
    contract.winners(match.state), calls.rests(match.cell, 0)
    again = replay(match.record(secret=True), Match)
    Match(match.game, again.options, secret=again.secret, position=again.position()["state"])
