"""The machine on which something was measured."""
import datetime
import importlib.metadata
import os
import platform
import shutil
import subprocess
from pathlib import Path


def processor() -> str:
    """The name of the processor, as well as Python and the system know it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def compiler() -> str:
    gcc = shutil.which("gcc")
    if gcc is None:
        return "no gcc"
    return "gcc " + subprocess.run([gcc, "-dumpfullversion"], capture_output=True, text=True, check=False).stdout.strip()


def version(package: str) -> str:
    try:
        return f"{package} {importlib.metadata.version(package)}"
    except importlib.metadata.PackageNotFoundError:
        return f"no {package}"


def machine() -> str:
    """One line: machine, cores, versions."""
    parts = [f"{processor()}, {os.cpu_count()} cores, {platform.system()}", f"Python {platform.python_version()}",
             version("numba"), version("numpy"), version("lasvegas"), compiler()]
    return "; ".join(parts)


def today() -> str:
    return datetime.datetime.now(datetime.UTC).date().isoformat()
