"""`run.py mutate`: which mutants there are, and that the tool tells caught ones from survivors."""
import ast
import functools
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from flambeur.games import FOLDERS
from flambeur.games.las_vegas.modules.listed import Drawers
from tests.helpers.share import seed_of_the_day
from tools import mutate
from tools.mutation import survivors
from tools.mutation.mutants import REMOVED, Mutant, Name, mutants, mutants_of
from tools.mutation.pool import Verdict
from tools.mutation.subject import Subject, page_of, subject_of
from tools.progress import ROOT


def of(source: str) -> list[Mutant]:
    return list(mutants("rules.py", "game.rules", textwrap.dedent(source)))


@functools.cache
def of_game(game: str) -> list[Mutant]:
    return mutants_of(subject_of(game))


def becomes(line: str) -> set[str]:
    """What a line of a function turns into."""
    return {mutant.name.becomes for mutant in of(f"def f(s, a, b, n):\n    {line}\n")}


@pytest.mark.parametrize(("line", "mutated"), [
    ("s.x(a < b)", {"s.x(a <= b)", "s.x(a > b)", REMOVED}),
    ("s.x(a >= b)", {"s.x(a > b)", "s.x(a <= b)", REMOVED}),
    ("s.x(a == b)", {"s.x(a != b)", REMOVED}),
    ("s.x(a + b)", {"s.x(a - b)", REMOVED}),
    ("s.x(a << b & n)", {"s.x(a >> b & n)", "s.x(a << b | n)", REMOVED}),
    ("s.x(a and b)", {"s.x(a or b)", "s.x(a)", "s.x(b)", REMOVED}),
    ("s.x(not a)", {"s.x(a)", REMOVED}),
    ("s.x(7)", {"s.x(8)", "s.x(6)", REMOVED}),
    ("s.x(-1)", {"s.x(1)", "s.x(-2)", "s.x(-0)", REMOVED}),
    ("s.x(True)", {"s.x(False)", REMOVED}),
    ("s.x += a", {"s.x -= a", REMOVED}),
    ("s.x[:] = a", {REMOVED}),
    ("return a", {REMOVED}),
    ("raise a", {REMOVED}),
    ("if a: s.x()", {"if True:", "if False:", REMOVED}),
    ("while a: break", {"while False:", REMOVED}),
    ("for k in range(n): pass", {"for k in range(n + 1):", "for k in range(n - 1):", "for k in range(1, n):"}),
    ("for k in range(a, 5): pass",
     {"for k in range(a + 1, 5):", "for k in range(a - 1, 5):", "for k in range(a, 6):", "for k in range(a, 4):"}),
    ("s.x(a if b else n)", {"s.x(a if True else n)", "s.x(a if False else n)", REMOVED}),
])
def test_a_line_is_broken_in_each_way(line: str, mutated: set[str]) -> None:
    assert becomes(line) == mutated


def test_an_assignment_goes_only_if_the_name_has_another_value() -> None:
    removed = [mutant.name.code for mutant in of("""
        def f(a):
            once = a
            twice = once
            twice = a
            return twice
    """) if mutant.name.becomes == REMOVED]
    assert removed == ["twice = once", "twice = a", "return twice"]


def test_what_only_readers_read_is_left_alone() -> None:
    assert of('''
        """Three 3s."""
        from typing import TYPE_CHECKING
        if TYPE_CHECKING:
            LIMIT = 5

        @rule(inline=True)
        def f(a: Row[3] = None) -> Row[4]:
            """Five."""
            b: int = "a word"
    ''') == []


def test_equal_lines_are_told_apart() -> None:
    names = [mutant.name for mutant in of("""
        def f(s):
            s.end()
            s.end()
    """)]
    assert names == [Name("rules.py", "f", "s.end()", REMOVED), Name("rules.py", "f", "s.end()", REMOVED, 2)]


def test_two_ways_to_the_same_source_are_one_mutant() -> None:
    """`False` for the condition is `not True` as well."""
    names = [mutant.name for mutant in of("def f(s):\n    if True: s.end()") if mutant.name.becomes != REMOVED]
    assert names == [Name("rules.py", "f", "if True:", "if False:")]


def test_the_rules_are_what_rules_py_imports_of_its_folder() -> None:
    files = subject_of("las-vegas").files()
    assert next(iter(files)) == "rules.py"
    modules = {f"modules/{name}/{part}.py" for name in Drawers.__annotations__ for part in ("drawer", "rules")}
    family = {f"vegas/{name}.py" for name in ("chips", "facts", "fortune", "money", "notes", "placing", "rank", "stocking", "ties")}
    cards = {f"modules/action_cards/{name}.py" for name in ("deck", "early", "hindrance", "placing", "reach", "reroll", "swap", "take_back",
                                                            "three_notes", "tie_won", "turn")}
    assert set(files) == {"rules.py", "payout.py", "moments.py", "meetings.py", "facts.py", "state.py", "actions.py", "events.py",
                          "modules/listed.py"} | modules | cards | family
    assert all(subject_of("las-vegas").file_of(name) == path for name, path in files.items())


@pytest.mark.parametrize("game", FOLDERS)
def test_every_mutant_is_python_and_differs(game: str) -> None:
    found = of_game(game)
    assert len({mutant.name for mutant in found}) == len(found) > 100
    assert len({(mutant.module, mutant.source) for mutant in found}) == len(found)
    for mutant in found:
        compile(mutant.source, mutant.name.file, "exec")
    originals = {"\n\n".join(map(ast.unparse, ast.parse(path.read_text("utf-8")).body)) for path in subject_of(game).files().values()}
    assert originals.isdisjoint(mutant.source for mutant in found)


# the list of survivors

@pytest.mark.parametrize("game", FOLDERS)
def test_listed_survivors_are_mutants_and_few_and_have_a_reason(game: str) -> None:
    found = {mutant.name for mutant in of_game(game)}
    known = survivors.known(subject_of(game).survivors)
    assert [name for name in known if name not in found] == []
    assert [name for name, reason in known.items() if len(reason) < 10] == []
    assert len(known) <= 0.05 * len(found)


@pytest.mark.parametrize("game", FOLDERS)
def test_the_page_lists_the_survivors_and_their_reasons(game: str) -> None:
    assert survivors.listed(page_of(game)) == survivors.rows(survivors.known(subject_of(game).survivors))


def test_a_survivor_is_written_as_it_is_read(tmp_path: Path) -> None:
    names = {Name("a.py", "f", 'who |= "x"', REMOVED): "because", Name("a.py", "", "N = 1", "N = 2", 3): "d’accord"}
    (tmp_path / "survivors.toml").write_text("\n\n".join(survivors.entry(*item) for item in names.items()), "utf-8")
    assert survivors.known(tmp_path / "survivors.toml") == names
    assert survivors.rows(names)[0] == '| `a.f` | `who \\|= "x"` | removed | because |'


def test_the_page_is_rewritten_between_its_marks(tmp_path: Path) -> None:
    page, names = tmp_path / "page.md", {Name("a.py", "f", "x()", REMOVED): "because"}
    page.write_text(f"before\n{survivors.BEGIN}\nold\n{survivors.END}\nafter\n", "utf-8")
    survivors.write(page, "19 of 20 mutants are caught.", names)
    assert survivors.listed(page) == survivors.rows(names)
    text = page.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "old" not in text


def verdict(name: str, caught: bool) -> Verdict:
    return Verdict(Mutant(Name("a.py", "f", name, REMOVED), "a", ""), caught, "")


def test_a_run_fails_for_unlisted_survivors_leftovers_and_a_low_share() -> None:
    good = [verdict(str(k), True) for k in range(19)]
    survivor = verdict("x", False)
    listed = {survivor.mutant.name: "because"}
    assert mutate.faults([*good, survivor], listed, full=True) == []
    assert "1 survived and are not listed" in mutate.faults([*good, survivor], {}, full=False)[0]
    assert "exist no more" in mutate.faults(good, listed, full=True)[0]
    assert mutate.faults(good, listed, full=False) == []
    assert mutate.faults([*good[:18], survivor], listed, full=True) == ["fewer than 95% are caught"]


# a run

RULES = '''
UNUSED = 5


def count(n):
    total = 0
    while n > 0:
        n -= 1
        total += 1
    return total
'''
TEST = '''
from toy.rules import count

def test_two() -> None:
    assert count(2) == 2
'''
SCRIPT = '''
import sys
from pathlib import Path
from tools import mutate
from tools.mutation import pool
from tools.mutation.subject import Subject
pool.PATIENCE = 1.0
folder = Path.cwd()
sys.path.insert(0, str(folder))
subject = Subject("toy", folder / "toy", folder / "tests", folder / "survivors.toml")
sys.exit(mutate.run(subject, mutate.parser().parse_args(["toy"])))
'''


def toy_run(folder: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, "-c", SCRIPT], cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_a_run_tells_the_caught_from_the_survivors(tmp_path: Path) -> None:
    """Of a toy; without `n -= 1` it never ends."""
    for name, text in (("toy/__init__.py", ""), ("toy/rules.py", RULES), ("tests/test_toy.py", TEST)):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    done = toy_run(tmp_path)
    assert done.returncode == 1
    assert "rules.py: 16 of 18 mutants are caught (88.9%)." in done.stdout
    assert "survived: rules.py: UNUSED = 5  ->  UNUSED = 6" in done.stdout
    assert "2 survived and are not listed" in done.stderr
    assert 'becomes = "UNUSED = 4"' in done.stderr
    (tmp_path / "tests/test_toy.py").write_text(TEST.replace("== 2", "== 3"), "utf-8")
    done = toy_run(tmp_path)
    assert done.returncode == 1
    assert "test_two fails with the rules as they are" in done.stderr


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("game", FOLDERS)
def test_a_sample_of_the_mutants_is_caught(game: str) -> None:
    """Another sample each time; the seed is printed. In a long run only: what a lot finds would make an ordinary run red that found
    nothing else, and `run.py mutate GAME` tries all of them."""
    seed, sample = seed_of_the_day(), 150
    done = subprocess.run([sys.executable, "-m", "tools.mutate", game, "--sample", str(sample), "--seed", str(seed)], cwd=ROOT,
                          capture_output=True, text=True, check=False)
    print(done.stdout)
    assert done.returncode == 0, done.stderr
    assert f"of {sample} mutants are caught" in done.stdout


def test_a_game_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main(["no-such-game"]) == 2
    assert os.environ["FLAMBEUR_RULES"] != "plain"      # else all servers that later tests start would play uncompiled
    assert "no-such-game" in capsys.readouterr().err


def test_subject_finds_nothing_outside_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("import os\nfrom toy import cards\nfrom toy.cards import draw\nfrom other import x\n", "utf-8")
    (tmp_path / "cards.py").write_text("from toy.rules import deal\n", "utf-8")
    (tmp_path / "view.py").write_text("from toy.rules import deal\n", "utf-8")
    assert list(Subject("toy", tmp_path, tmp_path, tmp_path).files()) == ["rules.py", "cards.py"]
