"""Where the built page lies, if it does. Serving it is server/static.py."""
from pathlib import Path

FOLDER = Path(__file__).parent / "page"   # made by the build of web/; not in the repository


def is_built(folder: Path = FOLDER) -> bool:
    return (folder / "index.html").is_file()
