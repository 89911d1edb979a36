"""All parts of the siege, one bout after the other, and what came of them."""
import random
from collections.abc import Sequence

from bench.report import Section, Target, at_least, at_most
from bench.siege.ledger import KEPT, Ledger
from bench.siege.parts import KEYS, Part, camp, parts
from bench.siege.tally import Tally, total
from flambeur.server.tables.entries import BODIES

SEED = 17
STATES = ("playing", "over", "abandoned")                 # that tables with foes must have come to
KINDS = (*BODIES, "move, signed", "chance, typed in")     # and the entries that must have been made there
HEAD = ("", "blows", "hostile messages", "tables", "acknowledged", "moves of these", "asked again", "lost", "doubled", "leaked", "wrong",
        "tracebacks", "p50 ms", "p99 ms", "memory, kB a minute", "seconds")
NOTE = """On loopback, both games, people, bots and spectators at the tables; at least 500 acknowledged moves and throws between two
kills, 200 between two outages. "lost": an acknowledged request, an update or a line of chat that is not there afterwards; "doubled": one
that is there twice; "leaked": a view, a token or a secret that somebody was told who may not know it; "wrong": any other thing that does
not hold, such as a record that does not verify or an answer from 500 on; "tracebacks": lines of the server's log that tell of a failure
inside. Hostile messages are drawn from the protocol's schema and the OpenAPI document, right, nearly right and nonsense: 8 of 10 to
tables in all states, some with dice that are typed in, with clocks, with seats that go from device to device, and with moves that are
signed, rightly and nearly rightly; 1 of 10 as frames by hand; 1 of 10 as HTTP. Only those count that were answered, or ended their
connection. The disk is a small file system of its own that is filled. The flood is what an address may do within the default limits:
seats filled and freed, choices changed 47 times a second for 110 s each, then 45 hellos a second; p50 and p99 there: pings of people at
another table. Of the evening: from a move to when the last of four players has heard of it, at 100 moves a second; before the clock
starts, the games are brought to points that lie evenly between beginning and end (not measured), so that they end one by one as on a real
evening; each that ends is replaced by a new one (its opening is load, but not timed), and the memory is a line through a sample a second,
once a fifth of the time is over."""


def measure(quick: bool = False, anew: bool = False, only: Sequence[str] = ()) -> Section:
    """Goes on where an earlier run was interrupted, with these parts or with all; the table has all bouts that were fought so far."""
    wanted, ledger = parts(0.01 if quick else 1), Ledger(None if quick else KEPT)
    chosen = [part for part in wanted if part.key in (only or KEYS)]
    if anew: ledger.forget(part.name for part in chosen)
    fight(chosen, ledger, SEED)
    found = [total(ledger.bouts(part.name, part.bouts)) for part in wanted]
    if not quick: expect_all(found)
    note = f"{NOTE} {reached(total(found))} Seed {SEED}; fought at {', '.join(ledger.commits())}.{lacking(wanted, ledger)}"
    return Section("siege", note, HEAD, rows(wanted, found), targets(wanted, found))


def fight(parts: Sequence[Part], ledger: Ledger, seed: int) -> None:
    with camp() as shared:
        for part, number in [(one, number) for one in parts for number in range(one.bouts)]:
            if ledger.get(part.name, number) is None:
                tally = part.bout(shared, number, random.Random(f"{seed} {part.name}").randrange(2**40))
                ledger.keep(part.name, number, tally)
                print(f"    {part.name}, bout {number + 1} of {part.bouts}: {told(tally)}", flush=True)


def lacking(parts: Sequence[Part], ledger: Ledger) -> str:
    """What of the siege has not been fought yet."""
    left = [f"{part.name} ({n} of {part.bouts} bouts)" for part in parts if (n := len(ledger.bouts(part.name, part.bouts))) < part.bouts]
    return f" Not fought whole yet: {'; '.join(left)}." if left else ""


def expect_all(found: Sequence[Tally]) -> None:
    """Foes who never saw a table in one of its states have not tried it: that is wrong, too."""
    for tally in (tally for tally in found if tally.states):
        never = [*(state for state in STATES if state not in tally.states), *(kind for kind in KINDS if kind not in tally.kinds)]
        tally.wrong += len(never)
        tally.said += [f"no table with foes came to: {what}" for what in never]


def reached(tally: Tally) -> str:
    """Where tables with foes have got to."""
    def listed(counts: dict[str, int]) -> str:
        return ", ".join(f"{what} {n:,}" for what, n in sorted(counts.items(), key=lambda one: -one[1]))
    return f"Tables with foes stood in the end: {listed(tally.states)}. Their entries: {listed(tally.kinds)}."


def told(tally: Tally) -> str:
    return f"{tally.seconds:.0f} s, " + ("all holds" if tally.clean else "; ".join(tally.said) or "something does not hold")


def rows(parts: Sequence[Part], found: Sequence[Tally]) -> list[list[str]]:
    def number(value: float, form: str = "{:,.0f}") -> str:
        return form.format(value) if value else ""
    return [[part.name, number(tally.blows), number(tally.messages), f"{tally.tables:,}", f"{tally.acknowledged:,}", number(tally.moves),
             number(tally.resent), *(str(count) for count in (tally.lost, tally.doubled, tally.leaked, tally.wrong, tally.tracebacks)),
             number(tally.p50, "{:.1f}"), number(tally.p99, "{:.1f}"), number(tally.slope, "{:+,.0f}"), number(tally.seconds)]
            for part, tally in zip(parts, found, strict=True)]


def targets(parts: Sequence[Part], found: Sequence[Tally]) -> list[Target]:
    all_of, flood, evening = total(found), *found[-2:]
    kills = sum(tally.blows for part, tally in zip(parts, found, strict=True) if part.blows == "kills")
    return [
        at_least("kills of a server under load", kills, 220, "{:.0f}"),
        at_least("hostile messages", all_of.messages, 1_000_000, "{:,.0f}"),
        *(at_most(f"{what} in the whole siege", getattr(all_of, what), 0, "{:.0f}")
          for what in ("lost", "doubled", "leaked", "wrong", "tracebacks")),
        at_most("p99 of others' pings while one address floods, ms", flood.p99, 50, "{:.0f}"),
        at_most("p99 of the long evening, ms", evening.p99, 150, "{:.0f}"),
        at_most("memory of the long evening, kB a minute", evening.slope, 500, "{:+,.0f}"),
    ]
