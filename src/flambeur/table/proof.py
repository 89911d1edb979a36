"""Checking a record: the commitment, the seeds, every die, the moves and their result, and who has signed the moves."""
from typing import Any

from flambeur.errors import FlambeurError
from flambeur.kit.arguments import shown
from flambeur.table import fairness
from flambeur.table.match import Match
from flambeur.table.record import Chance, Record, read
from flambeur.table.replay import begun, replay
from flambeur.table.script import written_for
from flambeur.table.signatures import check_consents, check_moves
from flambeur.table.verdict import Claim, Problem, State, Verdict


def verify(data: Any, commitment: Any = None) -> Verdict:
    """Checks a finished record, claim by claim: the commitment, each chance event, that the events lead to the result, and the signatures.
    `commitment` is the one that you noted before the start; without it the record's own is taken."""
    record, verdict = read(data), Verdict()
    if not (commitment is None or isinstance(commitment, str)):
        raise FlambeurError(f"a commitment is 64 hexadecimal digits, not {shown(commitment)}",
                            f"un engagement est fait de 64 chiffres hexadécimaux, et non {shown(commitment)}")
    if record.secret is None:
        verdict.problems.append(Problem(
            "the record does not carry its secret (it is revealed when the game is over): nothing can be proved yet",
            "la partie n’a pas son secret (il est révélé à la fin) : rien ne peut encore être prouvé"))
        return verdict
    secret = bytes.fromhex(record.secret)
    check_secret(record, secret, commitment, verdict)
    try:
        h = begun(record, Match).start_hash
    except FlambeurError as e:
        verdict.problems.append(Problem(e.text("en"), e.text("fr")))
        return verdict
    check_seeds(record, verdict)
    check_events(record, secret, h, verdict)
    check_result(data, verdict)
    check_moves(record, secret, h, verdict)
    return verdict


def check_secret(record: Record, secret: bytes, noted: str | None, verdict: Verdict) -> None:
    """That the record's commitment is the one of before the start, only somebody knows who has noted it."""
    state: State = "open" if noted is None else "holds"
    for expected in dict.fromkeys((record.commitment, noted or record.commitment)):
        if (got := fairness.commitment(secret)) != expected:
            state = "fails"
            verdict.problems.append(Problem(f"the secret is not the one committed to: its SHA-256 is {got}, not {expected}",
                                            f"le secret n’est pas celui de l’engagement : son SHA-256 est {got}, et non {expected}"))
    verdict.claims.append(Claim("secret", state))


def check_seeds(record: Record, verdict: Verdict) -> None:
    """Seeds stand in the start entry; so do the seats whose seed was left out, and the others have to have agreed to that."""
    silent = [seat for seat, key in enumerate(record.keys)
              if key is not None and seat not in record.left_out and not any(record.seeds[seat:seat + 1])]
    verdict.problems += [Problem(f"seat {seat} pledged a seed with its key, and the record has neither the seed nor that it is left out",
                                 f"la place {seat} a annoncé une graine avec sa clé ; elle manque, et la partie n’en dit rien")
                         for seat in silent]
    verdict.claims.append(Claim("seeds", "fails" if silent else "holds" if any(record.seeds) else "open"))
    agreed = check_consents(record, verdict)
    verdict.claims += [Claim("left_out", "open" if agreed else "fails", seat) for seat in record.left_out]
    if record.called_off: verdict.claims.append(Claim("retried", "open"))


def check_events(record: Record, secret: bytes, h: bytes, verdict: Verdict) -> None:
    """Each value is the next draw of the seeded generator."""
    before = len(verdict.problems)
    for k, entry in enumerate(entry for entry in record.entries if isinstance(entry, Chance)):
        if entry.typed:
            verdict.typed += 1
            continue
        draws = entry.noise or entry.draws
        sizes = [n for n, _ in draws]
        written = written_for(record.script, k, sizes) if not entry.noise else None
        expected = written if written is not None else fairness.values(secret, h, k, sizes)
        wrong = [(i, value, want) for i, ((_, value), want) in enumerate(zip(draws, expected, strict=True)) if value != want]
        if wrong:
            i, value, want = wrong[0]     # the first wrong draw says enough: a shuffle has fifty draws
            verdict.problems.append(Problem(f"chance event {k} deviates: draw {i} is {value} in the record, the secret gives {want}",
                                            f"le tirage {k} diffère : le nombre {i} est {value} dans la partie, le secret donne {want}")
                                    if written is None else
                                    Problem(f"chance event {k} deviates: draw {i} is {value} in the record, {want} was written down",
                                            f"le tirage {k} diffère : le nombre {i} est {value} dans la partie, {want} était écrit"))
        elif written is not None:
            verdict.scripted += 1
        else:
            verdict.events += 1
            verdict.measured += bool(entry.noise)
    verdict.claims.append(Claim("dice", "fails" if len(verdict.problems) > before else "holds"))
    if verdict.measured: verdict.claims.append(Claim("measured", "open"))
    if verdict.scripted: verdict.claims.append(Claim("scripted", "open"))
    if verdict.typed: verdict.claims.append(Claim("typed", "open"))


def check_result(data: Any, verdict: Verdict) -> None:
    """By playing the game again."""
    try:
        replay(data, Match)
    except FlambeurError as e:
        verdict.problems.append(Problem(e.text("en"), e.text("fr")))
        verdict.claims.append(Claim("moves", "fails"))
    else:
        verdict.claims.append(Claim("moves", "holds"))
