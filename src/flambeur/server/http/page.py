"""Where the built page lies, if there is one. server/http/static.py serves the page."""
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "page"   # made by the build of web/; not in the repository


def is_built(folder: Path = FOLDER) -> bool:
    return (folder / "index.html").is_file()
