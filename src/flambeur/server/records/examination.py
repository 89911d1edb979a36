"""A record from outside is replayed in a process of its own: whatever is in the record, the server goes on, without delay."""
import asyncio
import json
import math
import sys
import time
from typing import Any

from flambeur.errors import RecordError

COMMAND = "import sys; from flambeur.server.records.examination import main; main(float(sys.argv[1]))"
MOST_ENTRIES = 20_000
TOO_LONG = ("the record takes too long to replay", "cette partie est trop longue à rejouer")
OUT_OF_TIME = (-9, -24)                   # the process was ended for having used its time: SIGKILL, SIGXCPU


async def examine(body: bytes, seconds: float) -> dict[str, Any]:
    """What the record is, once it is found to be a game that can have been played. RecordError says what is wrong with the record."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMMAND, str(seconds), stdin=asyncio.subprocess.PIPE,
                                                   stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL)
    try:
        async with asyncio.timeout(PATIENCE * seconds + START):
            out, _ = await process.communicate(body)
    except TimeoutError:
        raise RecordError(*TOO_LONG) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode in OUT_OF_TIME:
        raise RecordError(*TOO_LONG)
    try:
        answer = json.loads(out)
    except (ValueError, RecursionError):
        raise RecordError("the record cannot be replayed", "cette partie ne peut pas être rejouée") from None
    if "error" in answer:
        raise RecordError(*answer["error"])
    head: dict[str, Any] = answer
    return head


START = 20.0                              # seconds that Python and the compiled rules may take before the replay begins
PATIENCE = 10                             # on a busy machine a replay gets a tenth of the processor

SENTENCE = 400                            # characters of a complaint, which may quote what it does not like
MEMORY = 4 << 30                          # bytes of addresses, of which the compiler alone takes a good part


def main(seconds: float) -> None:
    """What runs in the other process: for so many seconds of the processor's time, however busy the machine is."""
    try:
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        most = math.ceil(time.process_time() + START + seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    except (ImportError, ValueError, OSError):
        pass                              # not every system can limit memory and work; time is limited on all
    try:
        answer = look(sys.stdin.buffer.read())
    except RecordError as error:
        answer = {"error": [error.text("en")[:SENTENCE], error.text("fr")[:SENTENCE]]}
    sys.stdout.write(json.dumps(answer))


def look(body: bytes) -> dict[str, Any]:
    from flambeur.table.match import Match
    from flambeur.table.proof import verify
    from flambeur.table.record import read
    from flambeur.table.replay import replay
    record = read(body)
    if len(record.entries) > MOST_ENTRIES:
        raise RecordError(f"the record has more than {MOST_ENTRIES} entries", f"la partie a plus de {MOST_ENTRIES} entrées")
    match = replay(record.model_dump(mode="json"), Match)
    if record.secret is not None and (problems := verify(record.model_dump(mode="json")).problems):
        raise RecordError(problems[0].text("en"), problems[0].text("fr"))
    return {"game": record.game, "rules": record.rules, "players": len(match.seats), "record": record.model_dump(mode="json")}
