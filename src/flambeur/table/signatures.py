"""The signatures of a record, checked: whose device vouches for which move, and for what the signatures vouch together."""
from collections.abc import Sequence

from flambeur.table import signing
from flambeur.table.record import Chance, Move, Record, Signed
from flambeur.table.verdict import Claim, Moves, Problem, Verdict


class Heads:
    """What the entries of a record add up to."""

    def __init__(self, record: Record, secret: bytes, h: bytes) -> None:
        self.found = [signing.first_head(secret, h)]
        for entry in record.entries:
            self.found.append(signing.next_head(secret, self.found[-1], entry))

    def __getitem__(self, k: int) -> bytes:
        return self.found[k]


class Keys:
    """Which key each seat signs with, as the record goes on."""

    def __init__(self, record: Record, start: str, verdict: Verdict) -> None:
        self.record, self.start, self.verdict = record, start, verdict
        self.keys: list[str | None] = [*record.keys, *[None] * len(record.seats)][:len(record.seats)]
        self.is_own = [key is not None for key in self.keys]      # the key of before the start, or one that such a key has announced
        self._coming = sorted(record.successions, key=lambda one: one.after)

    def go_to(self, k: int) -> None:
        """Keys that are in force before entry k."""
        while self._coming and self._coming[0].after <= k:
            new = self._coming.pop(0)
            if new.seat >= len(self.keys):
                continue
            old, announced = self.keys[new.seat], new.signature is not None
            if new.signature is not None and not (old and signing.holds(old, self._text(new.seat, new.key), new.signature)):
                announced, self.verdict.moves[new.seat].forged = False, True
                self.verdict.problems.append(Problem(
                    f"the new key of seat {new.seat} is said to be announced by the old one, and is not",
                    f"la nouvelle clé de la place {new.seat} serait annoncée par l’ancienne, et ne l’est pas"))
            self.is_own[new.seat] &= announced
            self.keys[new.seat] = new.key

    def _text(self, seat: int, key: str | None) -> bytes:
        return signing.succession_text(self.record.table, self.start, seat, key)


def check_moves(record: Record, secret: bytes, h: bytes, verdict: Verdict) -> None:
    """Who vouches for each move; each signature over the record as it stands."""
    verdict.moves = [Moves(seat, has_key(record, seat), there.bot) for seat, there in enumerate(record.seats)]
    if any(record.keys):
        check_signatures(record, secret, h, verdict)
    else:
        for entry in record.entries:
            if isinstance(entry, Move) and entry.seat < len(verdict.moves): count(entry, verdict.moves[entry.seat], None, verdict)
    verdict.claims += [Claim("signed", moves.state, moves.seat) for moves in verdict.moves]
    if any(record.keys): verdict.claims.append(Claim("vouched", "holds" if all_vouched(record, verdict.vouched) else "open"))


def has_key(record: Record, seat: int) -> bool:
    return seat < len(record.keys) and record.keys[seat] is not None


def check_signatures(record: Record, secret: bytes, h: bytes, verdict: Verdict) -> None:
    start = h.hex() if record.position is None else ""
    heads, keys = Heads(record, secret, h), Keys(record, start, verdict)
    turns = [-1] * len(record.seats)      # the last one that each seat has signed
    k = 0
    while k < len(record.entries):
        entry = record.entries[k]
        keys.go_to(k)
        if not isinstance(entry, Move) or entry.seat >= len(turns):
            k += 1
            continue
        mine, key = verdict.moves[entry.seat], keys.keys[entry.seat]
        if entry.signed is None or key is None:
            count(entry, mine, key, verdict, k)
            k += 1
            continue
        together = record.entries[k:k + 1 + entry.signed.more]
        mine.total += len(together)
        if fits(record, k, entry, entry.signed, together, turns) and signing.holds(key, text_of(record, start, heads, entry, together),
                                                                                  entry.signed.signature):
            turns[entry.seat] = entry.signed.turn
            verdict.vouched = max(verdict.vouched, entry.signed.after)
            if keys.is_own[entry.seat]: mine.signed += len(together)
            else: mine.foreign += len(together)
        else:
            mine.wrong += len(together)
            verdict.problems.append(Problem(f"entry {k} is not the move of seat {entry.seat} that its device has signed",
                                            f"l’entrée {k} n’est pas le coup de la place {entry.seat} que son appareil a signé"))
        k += len(together)


def count(entry: Move, mine: Moves, key: str | None, verdict: Verdict, k: int = 0) -> None:
    """A move without a signature that could be checked."""
    mine.total += 1
    if entry.signed is not None:
        mine.wrong += 1
        verdict.problems.append(Problem(f"entry {k} is signed, but seat {entry.seat} has no key", f"l’entrée {k} est signée, mais la place "
                                        f"{entry.seat} n’a pas de clé"))
    elif entry.away is not None:
        mine.stood_in[entry.away] = mine.stood_in.get(entry.away, 0) + 1
    elif key is not None:
        mine.wrong += 1
        verdict.problems.append(Problem(f"entry {k} is not signed, though the device of seat {entry.seat} signs its moves",
                                        f"l’entrée {k} n’est pas signée, alors que l’appareil de la place {entry.seat} signe ses coups"))


def fits(record: Record, k: int, entry: Move, signed: Signed, together: Sequence[Move | Chance], turns: Sequence[int]) -> bool:
    """What a signature says of its own place is possible: turns grow, and no dice lie between what the device vouched for and its move."""
    follow = [one for one in together[1:] if isinstance(one, Move) and one.seat == entry.seat and one.signed is None and one.away is None]
    return (entry.away is None and signed.turn > turns[entry.seat] and signed.after <= k
            and len(follow) == signed.more and all(one.body == entry.body for one in follow)
            and not any(isinstance(one, Chance) for one in record.entries[signed.after:k]))


def text_of(record: Record, start: str, heads: Heads, entry: Move, together: Sequence[Move | Chance]) -> bytes:
    assert entry.signed is not None
    actions = [one.action for one in together if isinstance(one, Move)]
    return signing.move_text(record.table, start, heads[entry.signed.after], entry.seat, entry.signed.turn, actions, entry.body)


def all_vouched(record: Record, vouched: int) -> bool:
    """Whether nothing comes after the last signature that could be exchanged: dice that are proved, and what is itself signed, cannot."""
    late = record.entries[vouched:]
    covered = sum(1 + one.signed.more for one in late if isinstance(one, Move) and one.signed is not None)
    return covered == sum(isinstance(one, Move) for one in late) and not any(isinstance(one, Chance) and one.typed for one in late)


def who_agrees(keys: Sequence[str | None], left_out: Sequence[int]) -> list[tuple[int, str]]:
    """The seats, with their keys, whose signature a game needs that begins without somebody's seed: all that have a key and are not left
    out themselves. Seats at the same device as one that is left out have the same key, and no say; unless nobody else has a key."""
    outside = {key for seat, key in enumerate(keys) if seat in left_out}
    keyed = [(seat, key) for seat, key in enumerate(keys) if key is not None]
    return [(seat, key) for seat, key in keyed if key not in outside] or keyed


def check_consents(record: Record, verdict: Verdict) -> bool:
    """Whether all agreed who had a say."""
    if not record.left_out:
        return True
    said = {one.seat: one.signature for one in record.consents}
    lacking = []
    for seat, key in who_agrees(record.keys, record.left_out):
        text = signing.consent_text(record.table, record.commitment, seat, record.left_out, record.seeds)
        signature = said.get(seat)
        if signature is None or not signing.holds(key, text, signature): lacking.append(seat)
    for seat in lacking:
        verdict.problems.append(Problem(f"the game began without somebody’s seed, and seat {seat} has not agreed to that",
                                        f"la partie a commencé sans une des graines, et la place {seat} n’a pas donné son accord"))
    return not lacking
