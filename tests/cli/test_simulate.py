"""`flambeur simulate`: its numbers are those of flambeur.simulate, on the screen and in every file."""
import csv
import json
import struct
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import flambeur
from flambeur.cli.reports.plot import bins
from flambeur.cli.reports.summary import summarize, wilson
from tests.cli.conftest import Done

Run = Callable[..., Done]
N = 300


@pytest.fixture(scope="module")
def expected() -> flambeur.Simulation:
    return flambeur.simulate("las-vegas", games=N, bots=["easy", "random", "random"], seed=4, players=3, neutral_dice=True)


def simulate(run: Run, *more: object) -> Done:
    done = run("simulate", "las-vegas", "--games", N, "--bots", "easy,random,random", "--seed", 4, "--neutral-dice", *more)
    assert done.code == 0, done.err
    return done


def test_the_table_tells_mean_spread_quantiles_victories_ties_and_moves(run: Run, expected: flambeur.Simulation) -> None:
    done = simulate(run)
    first = next(line.split() for line in done.lines if line.strip().startswith("1 easy"))
    scores = expected.scores[:, 0]
    numbers = [scores.mean(), scores.std(ddof=1), *np.quantile(scores, [0.05, 0.25, 0.5, 0.75, 0.95])]
    assert first == ["1", "easy", *(f"{x:,.0f}" for x in numbers)]
    share = expected.wins[:, 0].mean()
    second = [line.split() for line in done.lines if line.strip().startswith("1 easy")][1]
    low, high = wilson(share, N)
    assert second == ["1", "easy", f"{share:.2%}", f"{low:.2%}", "to", f"{high:.2%}", f"{100 * (share - 1 / 3):+.2f}"]
    shared = sum(1 for row in expected.wins if max(row) < 1)
    assert f"shared victories: {shared / N:.2%} of the games ({shared})" in done.lines
    assert f"moves per game: {expected.moves.mean():.1f} on average, {expected.moves.min()} to {expected.moves.max()}" in done.lines
    assert "the bots differ" in done.out


def test_the_table_in_french_and_in_60_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    done = simulate(run, "--lang", "fr")
    assert "Las Vegas, 300 parties, graine 4" in done.lines
    assert "médiane" in done.out
    assert "25\u202f%" not in done.out
    assert max(map(len, done.lines)) <= 60
    assert "…" not in done.out


def test_json_is_the_same_on_any_number_of_threads(run: Run, expected: flambeur.Simulation) -> None:
    one, three = (simulate(run, "--json", "--threads", n).out for n in (1, 3))
    assert one == three
    data = json.loads(one)
    assert data == json.loads(json.dumps(summarize(expected).as_json()))
    assert data["bots"] == ["easy", "random", "random"]
    assert data["options"]["players"] == 3
    assert sum(seat["win_share"] for seat in data["seats"]) == pytest.approx(1)
    assert sum(seat["advantage"] for seat in data["seats"]) == pytest.approx(0)


def test_csv_has_a_line_for_each_game(run: Run, tmp_path: Path, expected: flambeur.Simulation) -> None:
    path = tmp_path / "games.csv"
    done = simulate(run, "--csv", path)
    assert f"written: {path}" in done.lines
    with open(path, newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["game"]) for row in rows] == list(range(N))
    for seat in range(3):
        assert [float(row[f"score_{seat + 1}"]) for row in rows] == expected.scores[:, seat].tolist()
        assert [float(row[f"win_{seat + 1}"]) for row in rows] == expected.wins[:, seat].tolist()
    assert [int(row["moves"]) for row in rows] == expected.moves.tolist()
    assert [file.name for file in tmp_path.iterdir()] == ["games.csv"]


def test_npz_has_the_arrays(run: Run, tmp_path: Path, expected: flambeur.Simulation) -> None:
    simulate(run, "--npz", tmp_path / "arrays")            # the name stays as it was given
    with np.load(tmp_path / "arrays") as arrays:
        assert np.array_equal(arrays["scores"], expected.scores)
        assert np.array_equal(arrays["wins"], expected.wins)
        assert np.array_equal(arrays["moves"], expected.moves)
        assert json.loads(str(arrays["about"]))["seed"] == 4


def test_parquet_has_the_rows(run: Run, tmp_path: Path, expected: flambeur.Simulation) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    simulate(run, "--parquet", tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    for seat in range(3):
        assert table[f"score_{seat + 1}"].to_pylist() == expected.scores[:, seat].tolist()
        assert table[f"win_{seat + 1}"].to_pylist() == expected.wins[:, seat].tolist()
    assert table["moves"].to_pylist() == expected.moves.tolist()
    assert json.loads(table.schema.metadata[b"flambeur"])["bots"] == ["easy", "random", "random"]


def test_plot_is_a_picture(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    simulate(run, "--plot", tmp_path / "games.png", "--plot", tmp_path / "games.PNG", "--lang", "fr")
    content = (tmp_path / "games.PNG").read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (1650, 675)
    simulate(run, "--plot", tmp_path / "games.svg")
    assert b"<svg" in (tmp_path / "games.svg").read_bytes()[:1000]
    assert run("simulate", "las-vegas", "--plot", "games.gif").err == "flambeur: --plot draws .png, .svg or .pdf, not 'games.gif'\n"


def test_bins_hold_equally_many_possible_scores() -> None:
    edges = bins(np.arange(0, 1_010_000, 10_000.0))
    counts, _ = np.histogram(np.arange(0, 1_010_000, 10_000.0), edges)
    assert len(counts) <= 60
    assert set(counts[:-1]) == {2}
    assert len(bins(np.array([5.0, 5.0]))) == 2


@pytest.mark.parametrize(("flag", "library", "extra"), [("--parquet", "pyarrow", "parquet"), ("--plot", "matplotlib", "plot")])
def test_a_missing_extra_is_one_line_that_names_it(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flag: str, library: str,
                                                   extra: str) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == library else pytest.fail(name))
    done = run("simulate", "las-vegas", flag, tmp_path / "x.png")
    assert (done.code, done.err) == (2, f"flambeur: {flag} needs {library}: pip install 'flambeur[{extra}]' \n".replace(" \n", "\n"))
    assert f"flambeur[{extra}]" in run("simulate", "las-vegas", flag, tmp_path / "x.png", "--lang", "fr").err


def test_one_level_is_for_all_seats_and_the_default_is_random(run: Run) -> None:
    data = json.loads(run("simulate", "las-vegas", "--games", 20, "--players", 5, "--json").out)
    assert data["bots"] == ["random"] * 5
    data = json.loads(run("simulate", "las-vegas", "--games", 20, "--bots", "easy", "--json").out)
    assert data["bots"] == ["easy"] * 4


def test_a_single_game_has_no_spread(run: Run) -> None:
    data = json.loads(run("simulate", "las-vegas", "--games", 1, "--json").out)
    assert [seat["sd"] for seat in data["seats"]] == [0.0] * 4


def test_wilson_is_sound_at_the_ends() -> None:
    assert wilson(0.0, 100)[0] == 0.0
    assert wilson(0.0, 100)[1] == pytest.approx(0.0370, abs=1e-4)
    assert wilson(1.0, 100) == pytest.approx((0.9630, 1.0), abs=1e-4)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_a_device_is_written_to_and_not_replaced(run: Run) -> None:
    if not Path("/dev/null").is_char_device():
        return
    simulate(run, "--csv", "/dev/null")
    assert Path("/dev/null").is_char_device()


def test_a_link_is_followed_and_stays(run: Run, tmp_path: Path) -> None:
    (tmp_path / "real.csv").write_text("old", "utf-8")
    try:
        (tmp_path / "link.csv").symlink_to(tmp_path / "real.csv")
    except OSError:                       # no right to make one
        return
    simulate(run, "--csv", tmp_path / "link.csv")
    assert (tmp_path / "link.csv").is_symlink()
    assert (tmp_path / "real.csv").read_text("utf-8").startswith("game,")
