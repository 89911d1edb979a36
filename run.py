"""The project's commands: `python3 run.py` lists them. Needs nothing but Python and a network.

The syntax of this file is kept so old that any Python can read the file, and say that this Python is too old.
"""
import sys

OLDEST, NEWEST = (3, 11), (3, 13)


def complaint(version):  # type: (tuple[int, int]) -> str
    """What to say to a Python that cannot run Flambeur; an empty text to one that can."""
    if OLDEST <= version <= NEWEST:
        return ""
    fits = "Flambeur needs Python 3.11, 3.12 or 3.13; this is Python %d.%d." % version
    return fits + " Start it with another one, as in: python3.12 run.py"


if __name__ == "__main__":
    if complaint(sys.version_info[:2]):
        sys.stderr.write(complaint(sys.version_info[:2]) + "\n")
        sys.exit(2)
    from tools.commands import main
    sys.exit(main(sys.argv[1:]))
