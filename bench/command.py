"""Which sections are run, and where their results go."""
import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from bench import cards, ceiling, contests, dice, engine, growth, modules, page, royal, search, server, start, strength
from bench.report import RESULTS, Section, merged, summary
from bench.siege import siege
from bench.siege.parts import KEYS
from tools.progress import speak_any_script, step

SECTIONS: dict[str, Callable[[argparse.Namespace], Section]] = {
    "engine": lambda args: engine.measure(args.quick),
    "growth": lambda args: growth.measure(args.quick),
    "modules": lambda args: modules.measure(args.quick),
    "search": lambda args: search.measure(args.quick),
    "start": lambda args: start.measure(args.quick),
    "server": lambda args: server.measure(args.quick),
    "siege": lambda args: siege.measure(args.quick, args.anew, args.part),
    "page": lambda args: page.measure(args.quick),
    "strength": lambda args: strength.measure(args.quick, args.games or strength.GAMES),
    "ceiling": lambda args: ceiling.measure(args.quick),
    "cards": lambda args: cards.measure(args.quick),
    "royal": lambda args: royal.measure(args.quick),
    "dice": lambda args: dice.measure(args.quick),
    "contests": lambda args: contests.measure(args.quick, args.anew),
    "solo": lambda args: contests.measure_solo(args.quick, args.anew),
    "cards-strength": lambda args: strength.measure_cards(args.quick, args.games or strength.CARD_GAMES),
}
HOURS = ("siege", "contests", "solo")      # that each of these takes: only when they are asked for


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(prog="run.py bench", description="Measures Flambeur and writes bench/results.md.",
                                epilog="run.py bench against COMMIT: the rules of both commits, side by side; nothing is written.")
    p.add_argument("sections", nargs="*", metavar="section",
                   help=f"any of {', '.join(SECTIONS)}; none: all but {', '.join(HOURS)}, which take hours")
    p.add_argument("--quick", action="store_true", help="only see whether it works: tiny amounts, meaningless numbers, nothing written")
    p.add_argument("--games", type=int, help=f"games of each pair of bots ({strength.GAMES}, at cards {strength.CARD_GAMES})")
    p.add_argument("--anew", action="store_true", help="of what takes hours: begin again instead of going on where it was interrupted")
    p.add_argument("--part", action="append", default=[], choices=KEYS, help="of the siege: only this part; can be said again")
    p.add_argument("--output", type=Path, help="write there instead, even with --quick")
    return p


def main(argv: list[str]) -> int:
    speak_any_script()
    if argv[:1] == ["against"]:
        return growth.against(argv[1:])
    args = parser().parse_args(argv)
    unknown = [name for name in args.sections if name not in SECTIONS]
    if unknown:
        print(f"the bench has no section {unknown[0]!r}; it has {', '.join(SECTIONS)}", file=sys.stderr)
        return 2
    chosen = [name for name in SECTIONS if name in args.sections or (not args.sections and name not in HOURS)]
    output = args.output or (None if args.quick else RESULTS)
    for number, name in enumerate(chosen, 1):
        with step(number, len(chosen), name):
            section = SECTIONS[name](args)
        print("\n" + section.markdown(), flush=True)
        if output is not None:           # at once: a later section may be interrupted
            save(output, section)
    if output is not None:
        print(summary(output.read_text("utf-8")))
    return 0


def save(output: Path, section: Section) -> None:
    old = output.read_text("utf-8") if output.exists() else ""
    output.write_text(merged(old, [section], list(SECTIONS)), "utf-8")
