"""`run.py docs`: the site from docs/*.md and the docstrings. A warning, such as a broken link, is an error."""
import shutil
import sys
from pathlib import Path

from tools.progress import ROOT, Failure, quietly, speak_any_script, step


def build_site(into: Path) -> Path:
    """Make the site in the folder, from nothing, and give the path of its first page."""
    shutil.rmtree(into, ignore_errors=True)
    quietly([sys.executable, "-m", "sphinx", "-b", "html", "-W", "--keep-going", "-E", "-q",
             "-d", str(into / ".doctrees"), str(ROOT / "docs"), str(into)])
    shutil.rmtree(into / ".doctrees", ignore_errors=True)
    return into / "index.html"


def main() -> int:
    speak_any_script()
    try:
        with step(1, 1, "making the documentation"):
            first_page = build_site(ROOT / "site")
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code
    print(f"open {first_page.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
