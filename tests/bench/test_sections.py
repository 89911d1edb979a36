"""Every section runs and computes its targets; what it measures is looked at by people, not by tests."""
import os
import sys
from pathlib import Path

import pytest

from bench import cards, contest, contests, dice, engine, first, modules, page, royal, search, start, strength
from bench.command import SECTIONS, main
from bench.contest import Contest, play
from bench.report import Section, split, targets_in
from bench.siege import siege
from bench.siege.ledger import Ledger
from bench.siege.parts import Part
from bench.siege.tally import Tally, total
from flambeur.bots.simulate import simulate
from flambeur.games import registered
from flambeur.games.las_vegas.modules.listed import modules as listed
from flambeur.kit.structs import bytes_of
from flambeur.server.http.page import is_built
from tests.games.probe.game import GAME as PROBE
from tests.helpers.share import LONG
from tests.web.apart import alone
from tools.needs import chromium


def check(section: Section, rows: int, targets: int) -> None:
    assert len(section.rows) == rows
    assert all(len(row) == len(section.head) for row in section.rows)
    assert len(section.targets) == targets == len(targets_in(section.markdown()))
    assert all(target.holds is not None for target in section.targets if "C, int16" not in target.what and "tuned" not in target.what)


def test_engine() -> None:
    check(engine.measure(quick=True), len(engine.SETUPS), 7)


def test_engine_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.baselines.shutil.which", lambda _name: None)
    monkeypatch.setitem(sys.modules, "lasvegas", None)
    section = engine.measure(quick=True)
    assert all(row[4:8] == ["no C compiler"] * 3 + ["not installed"] for row in section.rows)
    assert [target.holds is None for target in section.targets] == [True, True, False, False, True, True, True]


def test_modules() -> None:
    check(modules.measure(quick=True), len(listed()) + 3, 2)


def test_search() -> None:
    check(search.measure(quick=True), len(search.PLAYERS) * len(search.POLICIES), 1)


def test_the_policies_of_the_search_are_all_different() -> None:
    """One that is slower than random play is not random play under another name."""
    hows = [policy.how.thinker() for policy in search.POLICIES]
    assert len({bytes_of(how) for how in hows}) == len(hows)
    assert {int(how.rollouts) for how in hows} == {search.DECISION}


def test_a_decision_takes_the_rollouts_that_it_is_given() -> None:
    decision = search.Decision(4, search.POLICIES[0].how)
    decision.think(123)
    assert decision.ledger.total == 123


def test_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_RULES", "plain")      # fresh processes that need not compile
    laps = {"installing the libraries": 3.0, first.PAGE: 20.0, first.ROLL: 41.0, first.AGAIN: 47.0}
    monkeypatch.setattr(first, "of_this_checkout", lambda: laps)
    section = start.measure(quick=True)
    check(section, 13, 4)
    assert [row[0::3] for row in section.rows[1:3]] == [[f"first minute: {first.PAGE}", "20.0"], [f"first minute: {first.ROLL}", "41.0"]]
    assert [(target.measured, target.holds) for target in section.targets[:2]] == [("41.0", True), ("21.0", False)]


@pytest.mark.slow
def test_the_first_minute_leads_to_the_second_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_RULES", "plain")
    laps = first.of_this_checkout()
    assert list(laps)[-3:] == [first.PAGE, first.ROLL, first.AGAIN]
    assert [at for _, _, at in first.parts(laps)] == sorted(laps.values())


def test_somebody_who_has_never_been_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLAMBEUR_CACHE", "ours")
    monkeypatch.setenv("XDG_CACHE_HOME", "ours")
    monkeypatch.setenv("HTTPS_PROXY", "the network's")
    monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.prefix, "bin")), "bin"]))
    env = first.stranger(tmp_path)
    assert (env["HOME"], env["HTTPS_PROXY"], env["PATH"]) == (str(tmp_path), "the network's", "bin")
    assert "ours" not in env.values()


@pytest.mark.slow
def test_page(monkeypatch: pytest.MonkeyPatch) -> None:
    if chromium() is None:
        pytest.skip("there is no Chromium here")
    if is_built() and not LONG: monkeypatch.setattr("bench.page.build", lambda: None)      # run.py test has done that
    check(alone(lambda: page.measure(quick=True)), 3 + 2 + 1, 6)


def test_page_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.page.chromium", lambda: None)
    monkeypatch.setattr("bench.page.build", lambda: None)
    section = page.measure(quick=True)
    assert [row[1] for row in section.rows] == ["no Chromium"] * 3
    assert [target.holds for target in section.targets] == [None] * 6


def test_the_95th_of_a_hundred_is_exceeded_by_five() -> None:
    assert page.share(range(1, 101), 0.95) == 95
    assert page.share([3, 1, 2], 1.0) == 3
    assert page.share([7], 0.5) == 7


def test_strength() -> None:
    check(strength.measure(quick=True), len(strength.PAIRS), len(strength.PAIRS))


def test_strength_at_cards() -> None:
    check(strength.measure_cards(quick=True), len(strength.CARDS), len(strength.CARDS))


def test_royal() -> None:
    check(royal.measure(quick=True), 5, 5)


def test_dice() -> None:
    check(dice.measure(quick=True), len(dice.SETUPS) + 1, 5)


@pytest.mark.long
def test_contests() -> None:
    check(contests.measure(quick=True), len(contests.CONTESTS), 2)


def test_solo() -> None:
    check(contests.measure_solo(quick=True), len(contests.SOLO), 0)


def test_a_contest_that_is_interrupted_goes_on(tmp_path: Path) -> None:
    """The same games, and no more than were left."""
    short = Contest("a solo game", "las-vegas-solo", 6, "easy", options={"own_dice": 8})
    whole, kept = play(short, contest.Ledger(None), 6), tmp_path / "kept.json"
    play(short, contest.Ledger(kept), 2)
    after = play(short, contest.Ledger(kept), 6)
    assert (after.games, after.won, after.choices) == (whole.games, whole.won, whole.choices) == (6, whole.won, whole.choices)


def test_cards() -> None:
    check(cards.measure(quick=True), len(cards.SETUPS), len(cards.SETUPS))


def test_against_itself_a_bot_wins_exactly_half() -> None:
    """The same seeds with the seats exchanged are the same games."""
    easy = strength.mind("easy", quick=False)
    assert strength.score(strength.Pair("easy", "easy", 0.5), easy, easy, 40).share == 0.5


def test_a_game_that_nobody_won_counts_for_neither() -> None:
    """Bots that are equally good have half of the victories each, however many games are lost; the probe has such games (PR7)."""
    random = strength.mind("random", quick=False)
    with registered(PROBE):
        score = strength.score(strength.Pair("random", "random", 0.5), random, random, 400, "probe", packs=1)
        played = simulate("probe", players=2, packs=1, games=200, bots="random", seed=strength.SEED)
    assert score.lost == 2 * int((played.wins.sum(axis=1) == 0).sum()) > 0
    assert (score.games + score.lost, score.share) == (400, 0.5)
    assert strength.row(score)[0] == f"random v random ({score.lost} won by nobody)"


def test_where_nobody_won_nobody_is_better() -> None:
    assert strength.interval(0.5, 0) == (0.0, 1.0)


def test_the_share_is_that_of_the_better_one_in_both_seats() -> None:
    easy, random = strength.mind("easy", quick=False), strength.mind("random", quick=False)
    score = strength.score(strength.Pair("easy", "random", 0.97), easy, random, 200)
    assert score.share > 0.75
    assert score.money[0] > score.money[1]


def test_interval() -> None:
    assert strength.interval(0.5, 400) == pytest.approx((0.4512, 0.5488), abs=1e-4)
    assert strength.interval(1.0, 400) == pytest.approx((0.9905, 1.0), abs=1e-4)


def test_the_command_runs_the_sections_named_and_keeps_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "results.md"
    page.write_text("## start\n\nan older result\n", "utf-8")
    assert main(["search", "--quick", "--output", str(page)]) == 0
    assert list(split(page.read_text("utf-8"))) == ["search", "start"]
    assert "an older result" in page.read_text("utf-8")
    assert "[1/1] search" in capsys.readouterr().out


def test_quick_writes_nothing_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.command.RESULTS", tmp_path / "results.md")
    assert main(["search", "--quick"]) == 0
    assert not list(tmp_path.iterdir())


def test_an_unknown_section_gets_one_line_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luck"]) == 2
    said = capsys.readouterr().err
    assert "luck" in said
    assert len(said.splitlines()) == 1
    assert all(name in said for name in SECTIONS)


def test_siege_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    fought: list[int] = []

    def fight(camp: object, folder: Path, seed: int) -> Tally:
        fought.append(seed)
        if len(fought) == 2: raise KeyboardInterrupt
        return Tally(blows=3, acknowledged=10, lost=len(fought) - 1, p99=float(seed), seconds=1.0)
    parts, file = [Part("kind", "kills of a kind", "kills", 2, fight)], tmp_path / "kept.json"
    with pytest.raises(KeyboardInterrupt):
        siege.fight(parts, Ledger(file), 1)
    assert "kills of a kind (1 of 2 bouts)" in siege.lacking(parts, Ledger(file))
    siege.fight(parts, ledger := Ledger(file), 1)
    assert siege.lacking(parts, ledger) == ""
    found = total(ledger.bouts("kills of a kind", 2))
    assert len(fought) == 3, "the first bout was not fought again"
    assert (found.blows, found.acknowledged, found.lost, found.seconds) == (6, 20, 2, 2.0)
    assert found.p99 == max(fought), "of times the worst"
    section = Section("siege", "", siege.HEAD, siege.rows(parts, [found]), siege.targets(parts * 2, [found] * 2))
    check(section, 1, 10)
    assert {target.what: target.holds for target in section.targets}["lost in the whole siege"] is False
    ledger.forget(["kills"])
    assert len(ledger.bouts("kills of a kind", 2)) == 2
    ledger.forget(["kills of a kind"])
    assert ledger.bouts("kills of a kind", 2) == []


def test_a_bout_that_breaks_off_counts_as_wrong(tmp_path: Path) -> None:
    def fight(camp: object, folder: Path, seed: int) -> Tally:
        raise ExceptionGroup("of tasks", [ValueError("an update is gone")])
    siege.fight([Part("kind", "kills", "kills", 1, fight)], ledger := Ledger(tmp_path / "kept.json"), 1)
    (tally,) = ledger.bouts("kills", 1)
    assert (tally.clean, tally.wrong) == (False, 1)
    assert "an update is gone" in tally.said[0]
