"""`import flambeur` is light: what is heavy is loaded by the first call."""
import subprocess
import sys

HEAVY = ("numpy", "numba", "llvmlite", "pydantic", "rich")


def loaded_after(statement: str) -> set[str]:
    script = f"import sys\n{statement}\nprint(*[name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_package_alone_loads_nothing_heavy() -> None:
    assert loaded_after("import flambeur") == set()


def test_its_names_errors_and_version_load_nothing_heavy() -> None:
    assert loaded_after("import flambeur; dir(flambeur); flambeur.__version__; flambeur.OptionError('no'); flambeur.FlambeurError") == set()


def test_a_call_loads_what_it_needs() -> None:
    assert {"numpy", "numba", "pydantic"} <= loaded_after("import flambeur; flambeur.new")
