"""What we reach into is pinned (decision 0022), and this says what to do when a pin moves.

To move a pin: change it in pyproject.toml, run `python3 run.py requirements`, then this test. It names each place that has changed in the
new version: read its source beside our file, mend our file if need be, and write the new hash down here. If our file cannot follow, the
decision names a way out.
"""
import hashlib
import inspect
import pkgutil
import re
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXACT = ("numba", "uvicorn")
SANSIO = "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol"
PLAIN = "uvicorn.protocols.http.h11_impl:H11Protocol"
REACHED = {                               # our file -> what it replaces or relies on, with the first digits of the SHA-256 of its source
    "server/socket/wire.py": {
        f"{SANSIO}.__init__": "631dcd744eab", f"{SANSIO}.handle_connect": "fc648c2161ff", f"{SANSIO}.receive": "1dc0e7153900",
        f"{SANSIO}.send_receive_event_to_app": "a2b10de91477", f"{SANSIO}.send_keepalive_ping": "02da3945b3e6",
        f"{SANSIO}.resume_writing": "ef79384e5fff", f"{SANSIO}.data_received": "c89d394077d8", f"{SANSIO}.shutdown": "e8ace796ada6",
        f"{SANSIO}.connection_lost": "dd116afc4d80", f"{SANSIO}.pause_writing": "4830f7e0d81f",
    },
    "server/socket/plain.py": {
        f"{PLAIN}.__init__": "ad1ed8e837b2", f"{PLAIN}.connection_made": "6efb565ff3d3", f"{PLAIN}.connection_lost": "dbb688fa2b38",
        f"{PLAIN}.data_received": "e03b145518ca", f"{PLAIN}.handle_events": "e63a9d1492e3",
        f"{PLAIN}.handle_websocket_upgrade": "6f42a029e35a", f"{PLAIN}.send_400_response": "56937b748fc5",
        f"{PLAIN}.on_response_complete": "1fbb8f48c6a1", f"{PLAIN}.pause_writing": "17a8fd215d96",
        f"{PLAIN}.resume_writing": "7844bbaa8cce",
    },
    "server/process/serve.py": {"uvicorn.server:Server.startup": "2aa1d70a244b", "uvicorn.server:Server.shutdown": "9b33c5056299"},
    "server/journal/logs.py": {           # what uvicorn's own lines look like
        f"{SANSIO}.send": "d4919ed760ce", f"{SANSIO}.run_asgi": "662375aa38d9",
        "uvicorn.protocols.http.h11_impl:RequestResponseCycle.send": "76b4bcb0998b",
    },
    "kit/cache.py": {"numba.core.codegen:CPUCodegen.magic_tuple": "754e19348032"},
    "kit/compiler.py": {
        "numba.core.compiler:CompilerBase": "ff8580ca3566", "numba.core.compiler:DefaultPassBuilder": "0eabbbec86b9",
        "numba.core.compiler:Flags": "834e3920054f", "numba.core.compiler_machinery:PassManager": "cad23dff1f48",
        "numba.core.compiler_machinery:FunctionPass": "face35746856", "numba.core.compiler_machinery:LoweringPass": "7b374f7a5822",
        "numba.core.typed_passes:BaseNativeLowering.run_pass": "0b482df48654",
        "numba.core.typed_passes:NoPythonBackend.run_pass": "4e86c10a0a92",
        "numba.core.base:BaseContext.insert_user_function": "f7ed5d870e5a", "numba.core.codegen:CPUCodeLibrary": "09642a26199b",
        "numba.core.ir:Expr.call": "15ac473b9c29", "numba.core.ir:SetItem": "15727de6604d",
        "numba.core.ir:Scope.make_temp": "f80308ab8f27", "numba.core.ir:FunctionIR.__init__": "5a25b6e5d00c",
        "numba.np.arrayobj:fix_integer_index": "05fc2c98f472", "numba.core.cgutils:get_item_pointer2": "7b168f0b301f",
    },
    "kit/dispatcher.py": {
        "numba.core.dispatcher:Dispatcher.__init__": "7b7bc34e60e7", "numba.core.dispatcher:Dispatcher.compile": "0ab4aee15e79",
        "numba.core.dispatcher:_DispatcherBase.add_overload": "3cd1a5150786",
        "numba.core.dispatcher:_DispatcherBase.get_call_template": "f15b62d0e9c0",
        "numba.core.dispatcher:_DispatcherBase._compile_for_args": "6fe2b0f0f701",
        "numba.core.dispatcher:_FunctionCompiler": "cf89fa993734", "numba.core.compiler:CompileResult": "a4eb4c8684b4",
        "numba.core.codegen:CodeLibrary": "0629a17bf78e", "numba.core.codegen:JITCodeLibrary": "91930d5907bf",
        "numba.core.codegen:JitEngine": "12659a1d07ed", "numba.core.codegen:CPUCodegen._module_pass_manager": "3f01da96a94f",
        "numba.core.codegen:CPUCodegen._function_pass_manager": "e006d9663245",
        "numba.core.codegen:JITCPUCodegen.set_env": "207cf44be0e0", "numba.core.cpu:CPUContext.create_cpython_wrapper": "ebd90c8205b4",
        "numba.core.cpu:CPUContext.get_executable": "3892c8a654a2", "numba.core.environment:lookup_environment": "35243b3c9b05",
        "numba.core.serialize:dumps": "7b264fbf25a2", "numba.core.lowering:Lower.fold_call_args": "c60d73f5e902",
        "numba.core.types.functions:BaseFunction.get_call_type": "6559c167bfc0",
        "numba.core.types.functions:Dispatcher.get_call_type": "ae1ef289d128",
        "numba.core.typing.templates:AbstractTemplate": "ebd923708b6b",
    },
    "kit/meanwhile.py": {"numba.core.dispatcher:OmittedArg": "ca633589af09"},
    "kit/bits.py": {"numba.cpython.unsafe.numbers:leading_zeros": "907c884f75fa"},
}


def source_of(name: str) -> str:
    """Empty: it is not there any more."""
    try:
        found: Any = pkgutil.resolve_name(name)
    except (AttributeError, ImportError):
        return ""
    return inspect.getsource(getattr(found, "fget", found))      # of a property, its function


def hash_of(source: str) -> str:
    return hashlib.sha256(source.encode()).hexdigest()[:12]


PLACES = [(file, name, known) for file, names in REACHED.items() for name, known in names.items()]


@pytest.mark.parametrize(("file", "name", "known"), PLACES, ids=[name for _, name, _ in PLACES])
def test_what_we_reach_into_is_as_we_know_it(file: str, name: str, known: str) -> None:
    library, source = name.partition(".")[0], source_of(name)
    assert hash_of(source) == known, (
        f"{name} is not as we know it, in {library} {version(library)}. Read it beside src/flambeur/{file}, mend that file if need be, and "
        f"then write its new hash here: {hash_of(source)!r}. If that cannot be done: docs/decisions/0022-pinned-where-we-reach-in.md")


def test_every_file_that_reaches_in_is_on_the_list() -> None:
    """Imports of what is private to uvicorn and Numba, by the names of their modules."""
    inside = re.compile(r"^\s*from (?:numba\.(?:core|cpython|np)|uvicorn\.protocols)\S* import ", re.MULTILINE)
    source = ROOT / "src" / "flambeur"
    found = {path.relative_to(source).as_posix() for path in source.rglob("*.py") if inside.search(path.read_text("utf-8"))}
    assert found <= REACHED.keys()


@pytest.mark.parametrize("name", EXACT)
def test_what_is_installed_is_what_is_pinned(name: str) -> None:
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert f"{name}=={version(name)}" in said
    for pins in ("play", "dev"):
        assert re.search(rf"^{name}=={re.escape(version(name))} ", (ROOT / "requirements" / f"{pins}.txt").read_text("utf-8"), re.MULTILINE)
