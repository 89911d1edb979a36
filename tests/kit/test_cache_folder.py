"""The folder of the compile cache is kept tidy."""
import importlib
import os
import time
from pathlib import Path

import pytest

from flambeur.kit import cache


def test_old_entries_are_removed_and_young_ones_stay(tmp_path: Path) -> None:
    long_ago = time.time() - (cache.KEEP_DAYS + 1) * 86400
    for name in ("old.nbc", "young.nbc", "old.txt"):
        (tmp_path / name).touch()
    for name in ("old.nbc", "old.txt"):
        os.utime(tmp_path / name, (long_ago, long_ago))
    cache.prune(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"young.nbc", "old.txt", "pruned"}


def test_tidying_happens_once_a_day(tmp_path: Path) -> None:
    cache.prune(tmp_path)
    (tmp_path / "old.nbc").touch()
    os.utime(tmp_path / "old.nbc", (0, 0))
    cache.prune(tmp_path)
    assert (tmp_path / "old.nbc").exists()
    os.utime(tmp_path / "pruned", (0, 0))
    cache.prune(tmp_path)
    assert not (tmp_path / "old.nbc").exists()


def test_what_is_written_is_read_back_whole_or_not_at_all(tmp_path: Path) -> None:
    entry = tmp_path / "entry.nbc"
    assert cache.read(entry) is None
    cache.write(entry, b"machine code")
    assert cache.read(entry) == b"machine code"
    entry.write_bytes(entry.read_bytes()[:-1])
    assert cache.read(entry) is None
    assert [path.name for path in tmp_path.iterdir()] == ["entry.nbc"]


def test_an_entry_that_is_used_stays_young(tmp_path: Path) -> None:
    cache.write(tmp_path / "entry.nbc", b"machine code")
    os.utime(tmp_path / "entry.nbc", (0, 0))
    cache.read(tmp_path / "entry.nbc")
    assert (tmp_path / "entry.nbc").stat().st_mtime > 0


def test_the_fingerprint_follows_imports_but_not_further_than_our_sources() -> None:
    from flambeur.games.las_vegas import facts, rules
    files = {path.name for path in cache.imports(Path(str(rules.__file__)))}
    assert {"facts.py", "moments.py", "pile.py", "rng.py"} <= files
    assert sorted(path.parts[-2:] for path in cache.imports(Path(str(facts.__file__)))) == [("vegas", "facts.py"), ("vegas", "notes.py")]
    assert cache.fingerprint(str(rules.__file__)) != cache.fingerprint(str(facts.__file__))


class Codegen:
    def magic_tuple(self) -> tuple[str, ...]:
        return ("any processor",)


def test_rules_of_one_name_and_line_in_two_files_that_know_each_other_are_kept_apart(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As modules of a game do: each belongs to what the other one was compiled from."""
    (tmp_path / "pair").mkdir()
    (tmp_path / "pair" / "__init__.py").touch()
    for name, other in (("left", "right"), ("right", "left")):
        (tmp_path / "pair" / f"{name}.py").write_text(f"import pair.{other}\n\n\ndef on_shuffle() -> str:\n    return {name!r}\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    rules = [importlib.import_module(f"pair.{name}").on_shuffle for name in ("left", "right")]
    assert len({cache.fingerprint(rule.__code__.co_filename) for rule in rules}) == 1
    assert len({cache.SourceCache(rule, ()).place("part", (), Codegen()) for rule in rules}) == 2
