"""A record from outside is replayed in a process of its own: whatever is in it, the server goes on, and in time."""
import asyncio
import json
import sys
from typing import Any

from flambeur.errors import RecordError

COMMAND = "from flambeur.server.imports import main; main()"
MOST_ENTRIES = 20_000


async def examine(body: bytes, seconds: float) -> dict[str, Any]:
    """What the record is, found to be a game that can have been played. RecordError says what is wrong with it."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMMAND, stdin=asyncio.subprocess.PIPE,
                                                   stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL)
    try:
        async with asyncio.timeout(seconds + START):
            out, _ = await process.communicate(body)
    except TimeoutError:
        raise RecordError("the record takes too long to replay", "cette partie est trop longue à rejouer") from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    try:
        answer = json.loads(out)
    except (ValueError, RecursionError):
        raise RecordError("the record cannot be replayed", "cette partie ne peut pas être rejouée") from None
    if "error" in answer:
        raise RecordError(*answer["error"])
    head: dict[str, Any] = answer
    return head


START = 20.0                              # seconds that Python and the compiled rules may take before the replay begins


SENTENCE = 400                            # characters of a complaint: it may quote what it does not like
MEMORY = 4 << 30                          # bytes of addresses, of which the compiler alone takes a good part


def main() -> None:
    """In the other process."""
    try:
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ImportError, ValueError, OSError):
        pass                              # not on every system; the time limit is
    try:
        answer = look(sys.stdin.buffer.read())
    except RecordError as error:
        answer = {"error": [error.text("en")[:SENTENCE], error.text("fr")[:SENTENCE]]}
    sys.stdout.write(json.dumps(answer))


def look(body: bytes) -> dict[str, Any]:
    from flambeur.table.match import Match
    from flambeur.table.record import read
    from flambeur.table.replay import replay, verify
    record = read(body)
    if len(record.entries) > MOST_ENTRIES:
        raise RecordError(f"the record has more than {MOST_ENTRIES} entries", f"la partie a plus de {MOST_ENTRIES} entrées")
    match = replay(record.model_dump(mode="json"), Match)
    if record.secret is not None and (problems := verify(record.model_dump(mode="json")).problems):
        raise RecordError(problems[0].text("en"), problems[0].text("fr"))
    return {"game": record.game, "rules": record.rules, "players": len(match.seats), "record": record.model_dump(mode="json")}
