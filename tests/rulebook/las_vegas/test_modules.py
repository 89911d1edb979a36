"""Modules are asked for in one place."""
import re
from pathlib import Path

import flambeur.games.las_vegas as folder
from flambeur.games.las_vegas import facts

HOME = Path(folder.__file__).parent
BITS = [name for name in vars(facts) if name.lower() in {p.stem for p in (HOME / "modules").glob("*.py")}]


def test_every_module_has_a_bit_of_its_own() -> None:
    bits = [getattr(facts, name) for name in BITS]
    assert bits
    assert all(bit.bit_count() == 1 for bit in bits)
    assert len(set(bits)) == len(bits)


def test_only_moments_asks_which_modules_are_on() -> None:
    """The bits are named in facts.py and moments.py and nowhere else."""
    for file in HOME.rglob("*.py"):
        if file.name not in ("facts.py", "moments.py"):
            found = re.findall(rf"\b({'|'.join(BITS)})\b|\.modules &", file.read_text(encoding="utf-8"))
            assert not found, f"{file.name} asks for {found}"
