"""The commands of run.py, and what they install from."""
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import environment
from tools.commands import COMMANDS
from tools.licences import PAGE, versions
from tools.progress import Failure, quietly, step
from tools.test import pytest_arguments

ROOT = Path(__file__).resolve().parents[2]
PIN_FILES = sorted((ROOT / "requirements").glob("*.txt"))


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(ROOT / "run.py"), *args], capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("args", [[], ["--help"], ["help"]])
def test_help_lists_every_command(args: list[str]) -> None:
    done = run(*args)
    assert done.returncode == 0
    listed = [line.split()[0] for line in done.stdout.splitlines() if line.startswith("  ")]
    assert listed == list(COMMANDS)


def test_an_unknown_command_gets_one_line_and_exit_code_2() -> None:
    done = run("jackpot")
    assert done.returncode == 2
    assert not done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert "jackpot" in done.stderr


@pytest.mark.parametrize(("version", "fits"), [((2, 7), False), ((3, 10), False), ((3, 11), True), ((3, 13), True), ((3, 14), False)])
def test_a_python_that_does_not_fit_is_told_which_ones_do(version: tuple[int, int], fits: bool) -> None:
    import run as script
    said = script.complaint(version)
    assert (said == "") == fits
    if said:
        assert "3.11" in said
        assert f"{version[0]}.{version[1]}" in said
        assert "\n" not in said


def test_run_py_can_be_read_by_a_very_old_python() -> None:
    source = (ROOT / "run.py").read_text("ascii")
    assert not re.search(r'\bf"|:=|^ *def .*->.*:$', source, re.MULTILINE)
    imports = re.findall(r"^(?:import|from) (\S+)", source, re.MULTILINE)
    assert imports == ["sys"]          # all else is imported after the check


def test_without_venv_and_without_root_the_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.environment.shutil.which", lambda _name: None)
    with pytest.raises(Failure, match=rf"python3\.{sys.version_info.minor}-venv") as caught:
        environment.install_debian_venv()
    assert caught.value.code == 2
    assert "\n" not in str(caught.value)


def test_a_step_is_one_line_with_its_time(capsys: pytest.CaptureFixture[str]) -> None:
    with step(1, 3, "making tea"):
        pass
    assert capsys.readouterr().out == "[1/3] making tea …  done in 0 s\n"


def test_what_a_step_prints_is_shown_only_when_it_fails(capfd: pytest.CaptureFixture[str]) -> None:
    quietly([sys.executable, "-c", "print('all is well')"])
    with pytest.raises(Failure, match="no water"):
        quietly([sys.executable, "-c", "import sys; print('no water'); sys.exit(3)"])
    assert capfd.readouterr() == ("", "")


def test_quick_leaves_out_the_slow_tests_and_passes_the_rest_on() -> None:
    assert pytest_arguments(["--quick", "tests/kit", "-x"])[-4:] == ["-m", "not slow", "tests/kit", "-x"]
    assert "--long" not in pytest_arguments(["--long", "tests/reference"])
    assert "-n" not in pytest_arguments(["--pdb"])
    assert pytest_arguments([])[:2] == ["-n", "auto"]


def test_a_folder_that_is_no_environment_is_never_emptied(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").touch()
    with pytest.raises(Failure, match="is in the way"):
        environment.make_environment(tmp_path, "play")
    assert (tmp_path / "holiday.jpg").exists()


def run_pytest(folder: Path, ci: str, *args: str) -> subprocess.CompletedProcess[str]:
    """pytest with our plugins in a folder of its own."""
    ours = ("xdist", "tools.skips", "tools.doctests", "tools.costs", "tools.long", "tools.budgets")
    plugins = [part for plugin in ours for part in ("-p", plugin)]
    command = [sys.executable, "-m", "pytest", *plugins, "--rootdir", ".", *args]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "CI": ci, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}        # others take seconds to load
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_skip_is_listed_and_fails_in_ci(tmp_path: Path, ci: str, code: int, workers: str) -> None:
    (tmp_path / "test_it.py").write_text("import pytest\ndef test_fine(): pass\ndef test_sea(): pytest.skip('no sea here')\n", "utf-8")
    done = run_pytest(tmp_path, ci, "-n", workers)
    assert done.returncode == code
    assert "test_it.py::test_sea: no sea here" in done.stdout
    assert "1 passed, 1 skipped" in done.stdout.splitlines()[-1]


@pytest.mark.parametrize(("answer", "code"), [("3", 0), ("4", 1)])
def test_examples_on_a_page_are_run(tmp_path: Path, answer: str, code: int) -> None:
    (tmp_path / "page.md").write_text(f"# Sums\n\n```pycon\n>>> 1 + 2\n{answer}\n```\nand so on\n", "utf-8")
    done = run_pytest(tmp_path, "", "page.md")
    assert done.returncode == code
    assert ("line 4, in page.md" in done.stdout) == bool(code)


@pytest.mark.parametrize("workers", ["0", "1"])
def test_the_files_that_take_most_processor_time_are_listed_first_with_the_processes_they_start(tmp_path: Path, workers: str) -> None:
    work = "sum(range(10_000_000))"
    (tmp_path / "test_a.py").write_text(f"def test_idle(): pass\ndef test_busy(): {work}", "utf-8")
    (tmp_path / "test_b.py").write_text(f"import subprocess, sys\n\n\ndef test_other():\n"
                                        f"    subprocess.run([sys.executable, '-c', '{work}; {work}; {work}'])\n", "utf-8")
    (tmp_path / "test_c.py").write_text("import time\ndef test_asleep(): time.sleep(0.1)\n", "utf-8")
    said = run_pytest(tmp_path, "", "-n", workers, "--costs").stdout
    assert re.findall(r"^ +[\d.]+ s  (test_.\.py)$", said, re.MULTILINE) == ["test_b.py", "test_a.py", "test_c.py"]
    assert re.search(r"=== processor time: \d+ s ===", said)
    assert "processor time" not in run_pytest(tmp_path, "", "-n", workers, "-k", "idle").stdout


@pytest.fixture
def venv(tmp_path: Path) -> Path:
    """A folder that looks like an environment with the dev set, as of now."""
    python = environment.python_of(tmp_path)
    python.parent.mkdir()
    python.touch()
    environment.write_stamp(tmp_path, **environment.wanted_stamp("dev"))
    return tmp_path


def test_an_environment_that_is_up_to_date_is_left_alone(venv: Path) -> None:
    assert environment.missing(venv, "dev") == []
    assert environment.missing(venv, "play") == []      # dev contains play


@pytest.mark.parametrize(("changed", "jobs"), [
    ("python", ["environment", "libraries", "project"]),
    ("setup", ["environment", "libraries", "project"]),
    ("pins", ["environment", "libraries", "project"]),
    ("project", ["project"]),
    ("root", ["project"]),
])
def test_what_changed_is_done_again(venv: Path, changed: str, jobs: list[str]) -> None:
    environment.write_stamp(venv, **{changed: "other"})
    assert environment.missing(venv, "dev") == jobs


def test_a_player_who_starts_to_develop_gets_the_other_libraries(venv: Path) -> None:
    environment.write_stamp(venv, **environment.wanted_stamp("play"))
    assert environment.missing(venv, "play") == []
    assert environment.missing(venv, "dev") == ["libraries"]


@pytest.mark.parametrize("path", PIN_FILES, ids=lambda path: path.name)
def test_every_requirement_is_pinned_by_hash_and_none_has_an_address(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "://" not in text
    assert "index-url" not in text
    assert " @ " not in text
    entries = re.split(r"\n(?=\S)", text.strip())
    assert [entry for entry in entries if not re.match(r"[\w.-]+==\S+.*?\\\n +--hash=sha256:[0-9a-f]{64}", entry)] == []


def test_the_pins_of_one_package_are_found_whole() -> None:
    pins = "uv-build==1 \\\n    --hash=sha256:00\nuv==2 ; python \\\n    --hash=sha256:11 \\\n    --hash=sha256:22\n    # via x\nwheel==3\n"
    assert environment.entry("uv", pins) == "uv==2 ; python \\\n    --hash=sha256:11 \\\n    --hash=sha256:22\n    # via x\n"
    assert "--hash" in environment.entry("uv", environment.requirements(environment.SETUP).read_text("utf-8"))
    with pytest.raises(Failure, match="conda"): environment.entry("conda", pins)


def test_no_lock_file_of_another_tool_brings_addresses_in() -> None:
    assert [name for name in ("uv.lock", "poetry.lock", "pdm.lock", "Pipfile.lock") if (ROOT / name).exists()] == []


def test_dev_keeps_to_the_versions_that_are_played() -> None:
    pinned = {path.stem: set(re.findall(r"^\S+==[^\\; ]+", path.read_text("utf-8"), re.MULTILINE)) for path in PIN_FILES}
    assert pinned["play"] <= pinned["dev"]
    assert pinned["setup"] <= pinned["dev"]


def test_the_page_of_licences_shows_what_is_pinned() -> None:
    rows = re.findall(r"^\| (\S+) \| (\S[^|]*) \| (\S[^|]*) \| ([^|]*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    shown = {name: version for name, version, _, _ in rows if not name.startswith(("package", "---"))}
    assert shown == versions(), "run: python3 run.py licences"


def test_ci_runs_the_same_command_as_everybody() -> None:
    assert "exec python3 run.py test\n" in (ROOT / ".ci" / "run").read_text("utf-8")
