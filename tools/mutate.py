"""`run.py mutate GAME`: breaks the rules of a game, one comparison, constant, branch or statement at a time, uncompiled, and looks whether
a clause test or a game in lock-step with the twin notices. Fails when an unlisted mutant survives, or when fewer than 95 % are caught.
"""
import argparse
import importlib
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence

from tools.mutation import survivors
from tools.mutation.mutants import Mutant, Name, mutants_of
from tools.mutation.pool import ENDLESS, Pool, Verdict
from tools.mutation.subject import Subject, page_of, subject_of
from tools.progress import Failure, speak_any_script, step

ENOUGH = 0.95
LIBRARIES = ("numpy", "pydantic", "hypothesis", "scipy.stats", "flambeur.api")     # loaded once, before processes are forked; no game


def parser() -> argparse.ArgumentParser:
    p = argparse.ArgumentParser(prog="run.py mutate", description="Break the rules of a game on purpose and see whether a test notices.")
    p.add_argument("game", help="las-vegas …")
    p.add_argument("--file", metavar="NAME", help="only mutants of this file, such as payout.py")
    p.add_argument("--function", metavar="NAME", help="only mutants of this function")
    p.add_argument("--sample", type=int, metavar="N", help="only so many, drawn by lot")
    p.add_argument("--seed", type=int, help="of the lot; it is printed")
    p.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N", help="how many are tried at a time")
    p.add_argument("--list", action="store_true", help="print the mutants and try none")
    p.add_argument("--write", action="store_true", help="after a full run, write the survivors to the game's page")
    return p


def chosen(mutants: list[Mutant], args: argparse.Namespace) -> list[Mutant]:
    found = [m for m in mutants if args.file in (None, m.name.file) and args.function in (None, m.name.function)]
    if args.sample is None:
        return found
    seed = args.seed if args.seed is not None else random.SystemRandom().randrange(2**32)
    print(f"a sample drawn with --seed {seed}")
    return random.Random(seed).sample(found, min(args.sample, len(found)))


def tried(subject: Subject, mutants: Sequence[Mutant], workers: int) -> list[Verdict]:
    """The verdicts; on the way, a line for each survivor and one for each 50 mutants."""
    pool, verdicts = Pool(subject, workers), list[Verdict]()
    with step(1, 2, "the tests, with the rules as they are"):
        pool.rehearse()
    print(f"[2/2] {len(mutants)} mutants …", flush=True)
    for verdict in pool.judge(mutants):
        verdicts.append(verdict)
        if not verdict.caught:
            print(f"  survived: {verdict.mutant.name}", flush=True)
        if len(verdicts) % 50 == 0:
            print(f"  {len(verdicts)} of {len(mutants)}", flush=True)
    return verdicts


def summary(verdicts: Sequence[Verdict]) -> str:
    caught = sum(verdict.caught for verdict in verdicts)
    return f"{caught} of {len(verdicts)} mutants are caught ({caught / len(verdicts):.1%})."


def report(verdicts: Sequence[Verdict]) -> None:
    for file in dict.fromkeys(verdict.mutant.name.file for verdict in verdicts):
        print(f"  {file}: {summary([verdict for verdict in verdicts if verdict.mutant.name.file == file])}")
    judges = Counter(judge(verdict) for verdict in verdicts if verdict.caught)
    print("noticed by " + ", ".join(f"{name} {n}" for name, n in judges.most_common()))
    print(summary(verdicts))


def judge(verdict: Verdict) -> str:
    """The file of the test that noticed, or what else happened."""
    return ENDLESS if verdict.by.endswith(ENDLESS) else verdict.by.partition("::")[0].rpartition("/")[2]


def faults(verdicts: Sequence[Verdict], known: dict[Name, str], full: bool) -> list[str]:
    """Why the run fails, in words; the share and leftover entries of the list are judged after a full run only."""
    survived = [verdict.mutant.name for verdict in verdicts if not verdict.caught]
    unlisted = [name for name in survived if name not in known]
    leftover = [name for name in known if name not in survived] if full else []
    found = []
    if unlisted:
        entries = "\n\n".join(survivors.entry(name) for name in unlisted)
        found.append(f"{len(unlisted)} survived and are not listed. Write a test that notices, or give the reason:\n\n{entries}")
    if leftover:
        found.append("listed as survivors, but they are caught or exist no more:\n" + "\n".join(f"  {name}" for name in leftover))
    if full and len(survived) > (1 - ENOUGH) * len(verdicts):
        found.append(f"fewer than {ENOUGH:.0%} are caught")
    return found


def run(subject: Subject, args: argparse.Namespace) -> int:
    mutants = chosen(mutants_of(subject), args)
    if args.list or not mutants:
        print(*(mutant.name for mutant in mutants), f"{len(mutants)} mutants", sep="\n")
        return 0 if mutants else 2
    start, full = time.monotonic(), args.sample is None and args.file is None and args.function is None
    verdicts = tried(subject, mutants, max(1, args.workers))
    report(verdicts)
    print(f"{time.monotonic() - start:.0f} s")
    known = survivors.known(subject.survivors)
    if found := faults(verdicts, known, full):
        print(*found, sep="\n\n", file=sys.stderr)
        return 1
    if args.write and full:
        survivors.write(page_of(args.game), summary(verdicts), known)
    return 0


def main(argv: list[str]) -> int:
    speak_any_script()
    args = parser().parse_args(argv)
    try:
        subject = subject_of(args.game)
    except KeyError:
        print(f"there is no game {args.game!r}", file=sys.stderr)
        return 2
    os.environ["FLAMBEUR_RULES"] = "plain"
    try:
        for library in LIBRARIES:
            importlib.import_module(library)
        return run(subject, args)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
