"""What goes over the bus: notices, each a JSON list [sender, table, text, table, text, …] with as many messages as fit."""
import json
from collections.abc import Iterable, Iterator

CHANNEL = "flambeur"
LIMIT = 7900                              # bytes; PostgreSQL refuses notices of 8,000
Message = tuple[str, str]                 # (table, text)


def pack(sender: str, messages: Iterable[Message]) -> Iterator[str]:
    """Notices with these messages in their order."""
    start = json.dumps([sender])[:-1]
    parts, size = [start], len(start)
    for table, text in messages:
        part = f",{json.dumps(table)},{json.dumps(text)}"         # ASCII only: a character is a byte
        if len(start) + len(part) >= LIMIT:
            raise ValueError(f"a message of {len(part)} bytes is too long for the bus: tell the others what to read instead")
        if size + len(part) >= LIMIT:
            yield "".join(parts) + "]"
            parts, size = [start], len(start)
        parts.append(part)
        size += len(part)
    if len(parts) > 1:
        yield "".join(parts) + "]"


def unpack(notice: str) -> tuple[str, list[Message]]:
    """The sender and the messages of a notice. ValueError: the notice is none of ours."""
    found = json.loads(notice)
    if not isinstance(found, list) or len(found) % 2 == 0 or not all(isinstance(word, str) for word in found):
        raise ValueError("not a notice of ours")
    return found[0], list(zip(found[1::2], found[2::2], strict=True))


def moved(n: int) -> str:
    """What a store says by itself when a table has a new last entry."""
    return f'{{"n":{n}}}'
