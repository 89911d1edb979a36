"""Files that are nobody's but the operator's: the database has the secrets of games that are being played, and so has every copy of it."""
import os
import stat
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
BESIDE = ("-wal", "-shm", "-journal")     # what SQLite keeps beside a database
OURS = ("tables.db", "address-secret")    # how the names of what lies in a data folder of ours begin


def private_folder(folder: Path) -> None:
    """Makes the folder, or shuts one that is there, if nothing but our own files lies in it: it may be somebody's home."""
    if not folder.exists():
        folder.mkdir(FOLDER, parents=True, exist_ok=True)
    elif all(file.name.startswith(OURS) for file in folder.iterdir()):
        shut(folder, FOLDER)


def private_file(file: Path) -> None:
    """The file is there, and for us alone, before anything is written to it; whatever the umask, and whoever made it. So is its folder."""
    private_folder(file.parent)
    private_copy(file)


def private_copy(file: Path) -> None:
    """The same of a copy, which the operator may lay anywhere: a folder that is there stays as it is."""
    if not file.parent.exists(): private_folder(file.parent)
    os.close(os.open(file, os.O_CREAT | os.O_RDONLY, FILE))
    for name in (file.name, *(file.name + suffix for suffix in BESIDE)):
        shut(file.with_name(name), FILE)


def shut(path: Path, mode: int) -> None:
    """Takes from others what they may do, if the path is ours to shut; on a file system without modes nothing happens."""
    with suppress(OSError):
        if stat.S_IMODE(path.stat().st_mode) & ~mode: path.chmod(mode)
