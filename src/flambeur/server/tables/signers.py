"""Which devices of a table sign their moves, with which keys, and what the moves so far add up to (docs/fairness.md)."""
from collections.abc import Sequence

from flambeur.table.live import Live, Step
from flambeur.table.record import Chance, Move, Signed, Succession
from flambeur.table.signing import Chain, holds, move_text, succession_text


class Signers:
    """The keys of one table. Before the start they come with the pledges; the start fixes them; later ones take the place of earlier
    ones, and the record tells of that."""
    __slots__ = ("chain", "current", "keys", "pledged", "start", "successions", "table")

    def __init__(self, table: str) -> None:
        self.table = table
        self.pledged: dict[int, str] = {}     # by seat, before the start
        self.keys: list[str | None] = []      # as the start fixed them; []: nobody signs
        self.current: dict[int, str] = {}     # by seat: the key that its moves are signed with now
        self.successions: list[Succession] = []
        self.chain: Chain | None = None       # None: nobody signs
        self.start = ""                       # h, or empty where it would tell what is hidden

    def given(self, seats: int) -> list[str | None]:
        """What the start is to fix."""
        return [self.pledged.get(seat) for seat in range(seats)] if self.pledged else []

    def begin(self, match: Live) -> None:
        self.keys = list(match.written.keys)
        if not any(self.keys):
            return
        self.current = {seat: key for seat, key in enumerate(self.keys) if key is not None}
        self.start = match.start_hash.hex() if match.written.position is None else ""
        self.chain, match.signs = Chain(match.secret or b"", match.start_hash), True

    def grow(self, done: Step, away: str | None) -> None:
        if self.chain is not None: self.chain.grow(entries_of(done, away), done.settled)

    def shrink(self) -> None:
        """A step is undone. Keys that came after it come before whatever takes its place."""
        if self.chain is None:
            return
        self.chain.shrink()
        last = len(self.chain)
        self.successions = [one if one.after <= last else one.model_copy(update={"after": last}) for one in self.successions]

    def succeed(self, seat: int, key: str | None, signature: str | None) -> None:
        """From here on another key, or none."""
        if self.chain is None or self.current.get(seat) == key:
            return
        self.successions.append(Succession.model_construct(seat=seat, after=len(self.chain), key=key, signature=signature))
        if key is None: self.current.pop(seat, None)
        else: self.current[seat] = key

    def is_announced(self, seat: int, key: str | None, signature: str) -> bool:
        """Whether the key that a seat signs with now has announced another one."""
        return seat in self.current and holds(self.current[seat], succession_text(self.table, self.start, seat, key), signature)

    def is_by(self, seat: int, actions: Sequence[int], body: dict[str, object] | None, signed: Signed) -> bool:
        """Whether a signature is by the device of a seat, and of these moves."""
        assert self.chain is not None
        text = move_text(self.table, self.start, self.chain.head(signed.after), seat, signed.turn, actions, body)
        return holds(self.current[seat], text, signed.signature)


def entries_of(done: Step, away: str | None) -> list[Move | Chance]:
    """What a step is in a record: moves that were made together are several entries."""
    entry = done.entry
    if isinstance(entry, Chance):
        return [entry]
    return [Move.model_construct(seat=entry.seat, action=action, body=entry.body, away=away, signed=None)
            for action in (entry.action, *done.more)]
