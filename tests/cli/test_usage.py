"""--help, wrong usage, languages: one line, exit code 2, and nothing heavy is loaded."""
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from flambeur import __version__
from flambeur.bots.levels import LEVELS
from flambeur.cli import main
from flambeur.cli.language import language_of
from flambeur.cli.parser import COMMANDS, OF_EVERY_GAME
from flambeur.kit.options import Options
from tests.cli.conftest import Done

Run = Callable[..., Done]
HEAVY = ("numpy", "numba", "pydantic", "rich", "fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "psycopg", "prometheus_client")
LIGHT = {                                 # arguments -> exit code
    "--help": 0, "--lang fr --help": 0, "": 0, "--version": 0, "games --help": 0, "terminal --help": 0, "simulate --help": 0,
    "verify --help": 0, "bench --help": 0, "jackpot": 2, "--jackpot": 2, "games --jackpot": 2, "terminal": 2, "terminal chess": 2,
    "terminal --players 2": 2,
    "terminal --seed x": 2, "terminal --resume a.json --seat human": 2, "simulate": 2, "simulate chess": 2, "simulate --games 0": 2,
    "verify": 2, "verify no/such/file": 2, "verify game.json --commitment abc": 2, "bench --seconds soon": 2, "games --lang de": 2,
    "serve --help": 0, "inspect --help": 0, "admin --help": 0, "admin close --help": 0, "serve --port x": 2, "serve --jackpot": 2,
    "serve --bus pigeon": 2, "inspect": 2, "admin": 0, "admin jackpot": 2, "admin close": 2,
}
PROBE = """
import json, sys
from flambeur.cli import main
codes = {line: main(line.split()) for line in json.loads(sys.argv[1])}
heavy = sorted({name.partition(".")[0] for name in sys.modules} & set(json.loads(sys.argv[2])))
print(json.dumps([codes, heavy]))
"""


def test_neither_help_nor_wrong_usage_loads_anything_heavy() -> None:
    done = subprocess.run([sys.executable, "-c", PROBE, json.dumps([*LIGHT]), json.dumps(HEAVY)], capture_output=True, text=True,
                          encoding="utf-8", check=True, env={**os.environ, "PYTHONIOENCODING": "utf-8"})
    codes, heavy = json.loads(done.stdout.splitlines()[-1])
    assert codes == LIGHT
    assert heavy == []
    assert len(done.stderr.splitlines()) == sum(code == 2 for code in LIGHT.values())
    assert all(line.startswith("flambeur: ") for line in done.stderr.splitlines())


def test_python_m_flambeur_is_flambeur() -> None:
    done = subprocess.run([sys.executable, "-m", "flambeur", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"flambeur {__version__}\n"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_names_every_command_in_the_chosen_language(run: Run, language: str) -> None:
    done = run("--lang", language, "--help")
    assert done.code == 0
    assert all(f"    {name} " in done.out and what(language) in done.out for name, what in COMMANDS.items())


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run().out == run("--help").out


@pytest.mark.parametrize(("args", "sentence"), [
    (["jackpot"], "invalid choice: 'jackpot'"),
    (["games", "--jackpot"], "unknown: --jackpot (see flambeur games --help)"),
    (["simulate"], "the following arguments are required: GAME"),
    (["simulate", "chess"], "GAME: there is no game 'chess'; there is las-vegas"),
    (["terminal"], "which game? There is las-vegas"),
    (["terminal", "--players", "2"], "--players means nothing without a game. Which game? There is las-vegas"),
    (["terminal", "--neutral-dice"], "--neutral-dice means nothing without a game. Which game? There is las-vegas"),
    (["terminal", "--edition=first"], "--edition means nothing without a game. Which game? There is las-vegas"),
    (["simulate", "--players", "2"], "--players means nothing without a game. Which game? There is las-vegas"),
    (["terminal", "--no-neutral-dice"], "--no-neutral-dice means nothing without a game. Which game? There is las-vegas"),
    (["terminal", "--jackpot"], "unknown: --jackpot (see flambeur terminal --help)"),
    (["terminal", "-x"], "unknown: -x (see flambeur terminal --help)"),
    (["terminal", "--resume", "a.json", "--jackpot"], "unknown: --jackpot (see flambeur terminal --help)"),
    (["simulate", "--seeed", "3"], "unknown: --seeed (see flambeur simulate --help)"),
    (["terminal", "--resume", "a.json", "--players", "2"], "--resume takes table and seats from the file: --players does not go with it"),
    (["terminal", "2"], "GAME: there is no game '2'; there is las-vegas"),
    (["simulate", "las-vegas", "--players", "9"], "--players: a whole number from 2 to 8, not '9'"),
    (["simulate", "las-vegas", "--players", "many"], "--players: a whole number from 2 to 8, not 'many'"),
    (["simulate", "las-vegas", "--edition", "gold"], "--edition: invalid choice: 'gold'"),
    (["simulate", "las-vegas", "--jackpot"], "unknown: --jackpot"),
    (["simulate", "las-vegas", "--neutral-dice", "--players", "6"], "neutral dice need at most 5 players: there are no white dice for "
     "more (it would do with --no-neutral-dice, or with --players 5)"),
    (["simulate", "las-vegas-cards", "--chips"], "(it would do with --sequential, or with --no-chips)"),
    (["--lang", "fr", "simulate", "las-vegas-cards", "--chips"], "(cela irait avec --sequential, ou avec --no-chips)"),
    (["terminal", "las-vegas", "--neutral-dice", "--humans", "6"], "no white dice for more (it would do with --no-neutral-dice)"),
    (["simulate", "las-vegas", "--bots", "genius"], "there is no bot 'genius'; there is random"),
    (["simulate", "las-vegas", "--bots", "easy,easy", "--players", "3"], "2 bots for 3 seats"),
    (["simulate", "las-vegas", "--games", "0"], "--games: a whole number from 1 to"),
    (["terminal", "las-vegas", "--pace", "-1"], "--pace: a number from 0 to 60, not '-1'"),
    (["verify", "x", "--commitment", "12"], "--commitment: 64 hexadecimal digits, not '12'"),
])
def test_what_does_not_fit_is_one_line(run: Run, args: list[str], sentence: str) -> None:
    done = run(*args)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("flambeur: ")
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(("args", "sentence"), [
    (["jackpot"], "'jackpot' n’est pas permis (au choix\xa0: "),
    (["games", "--jackpot"], "inconnu\xa0: --jackpot (voir flambeur games --help)"),
    (["simulate"], "il manque JEU"),
    (["simulate", "--games"], "--games\xa0: attend une valeur"),
    (["terminal", "--players", "2"], "--players ne veut rien dire sans jeu. Quel jeu\xa0? Il y a las-vegas"),
    (["simulate", "chess"], "JEU\xa0: il n’y a pas de jeu 'chess'\xa0; il y a las-vegas"),
    (["simulate", "las-vegas", "--players", "9"], "un nombre entier de 2 à 8, et non '9'"),
    (["simulate", "las-vegas", "--neutral-dice", "--players", "6"], "les dés neutres demandent 5 joueurs au plus"),
    (["games", "--no-color=1"], "--no-color\xa0: n’attend pas de valeur, et non '1'"),
    (["verify", "no/such/file"], "no/such/file: ce fichier ou dossier n’existe pas"),
])
def test_argparse_and_files_complain_in_french_too(run: Run, args: list[str], sentence: str) -> None:
    """argparse takes its sentences from functions that we replace: this fails if a new Python does not ask them any more."""
    done = run(*args, "--lang", "fr") if args != ["simulate", "--games"] else run("--lang", "fr", *args)
    assert done.code == 2
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(("args", "env", "language"), [
    ([], {}, "en"),
    ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
    ([], {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE"}, "en"),
    ([], {"LC_ALL": "fr_CA", "LC_MESSAGES": "en_GB", "LANG": "C"}, "fr"),
    ([], {"LC_ALL": "", "LANG": "fr"}, "fr"),
    (["games", "--lang", "en"], {"LANG": "fr_FR.UTF-8"}, "en"),
    (["--lang=fr", "games"], {"LANG": "C"}, "fr"),
    (["games", "--lang"], {"LANG": "C"}, "en"),
    (["games", "--lang", "de"], {"LANG": "fr_FR"}, "fr"),
])
def test_the_language_is_the_flags_then_the_locales(args: list[str], env: dict[str, str], language: str,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert language_of(args, env) == language


def test_the_locale_of_the_system_counts_where_no_variable_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: ("French_France", "1252"))
    assert language_of([], {}) == "fr"


def test_help_knows_all_levels_of_bots(run: Run) -> None:
    """They are written out there, since loading the bots would take a second."""
    for command in ("terminal", "simulate"):
        text = " ".join(run(command, "--help").out.split())
        assert all(level in text for level in LEVELS)


def test_the_flags_that_every_game_has_are_those_of_the_model_of_options() -> None:
    """They are written out, too, so that `terminal --players 2` is answered at once."""
    assert tuple("--" + name.replace("_", "-") for name in Options.model_fields) == OF_EVERY_GAME


def test_options_of_a_game_are_flags_with_help_in_the_chosen_language(run: Run) -> None:
    english, french = (" ".join(run("terminal", "las-vegas", "--help", "--lang", language).out.split()) for language in ("en", "fr"))
    assert "--neutral-dice, --no-neutral-dice White dice that everyone throws" in english
    assert "--players 2-8 How many play. (default: 4)" in english
    assert "--edition {first,later} Which edition’s names the casinos bear. (default: first)" in english
    assert "--neutral-dice, --no-neutral-dice Des dés blancs que chacun lance" in french
    assert "(par défaut : non)" in french


def test_a_terminal_without_our_characters_gets_the_nearest_ones() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run([sys.executable, "-m", "flambeur", "games", "--lang", "fr"], capture_output=True, env=env, check=True)
    assert b"la premiere place (l'aine), ou une place tiree au sort" in done.stdout
    assert done.stderr == b""


def test_a_reader_that_goes_away_is_no_stack_trace() -> None:
    with subprocess.Popen([sys.executable, "-m", "flambeur", "games"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


def test_an_interrupt_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **how: object) -> None:
        raise KeyboardInterrupt
    monkeypatch.setattr("flambeur.bots.simulate.simulate", interrupted)
    done = run("simulate", "las-vegas")
    assert (done.code, done.out, done.err) == (130, "", "flambeur: stopped\n")


def test_main_without_arguments_reads_those_of_the_process(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["flambeur", "--version"])
    assert main() == 0
    assert capsys.readouterr().out == f"flambeur {__version__}\n"


@pytest.mark.parametrize(("path", "why"), [("", "that is a folder"), ("no/such", "there is no such file or folder")])
@pytest.mark.parametrize("flag", ["--csv", "--npz"])
def test_a_file_that_cannot_be_written_is_refused_before_the_games_are_played(run: Run, tmp_path: Path, flag: str, path: str, why: str,
                                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flambeur.bots.simulate.simulate", None)
    done = run("simulate", "las-vegas", flag, tmp_path / path)
    assert done.code == 2
    assert done.err == f"flambeur: {tmp_path / path}: {why}\n"
