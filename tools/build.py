"""`run.py build`: the source archive, and the wheel made from this archive, which is so proved to be whole."""
import shutil
import sys
from pathlib import Path

from tools.progress import ROOT, Failure, quietly, speak_any_script, step


def build(into: Path) -> list[Path]:
    """Make both in the folder, with nothing else left in it; give their paths."""
    shutil.rmtree(into, ignore_errors=True)
    quietly([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(into), str(ROOT)])
    return sorted(path for path in into.iterdir() if path.name.endswith((".whl", ".tar.gz")))


def main() -> int:
    speak_any_script()
    try:
        with step(1, 1, "building the wheel and the source archive"):
            made = build(ROOT / "dist")
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code
    for path in made:
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
