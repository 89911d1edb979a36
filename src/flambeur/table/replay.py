"""Playing a record again, and checking its proof."""
from dataclasses import dataclass, field
from typing import Any, TypeVar

from flambeur.errors import FlambeurError, RecordError
from flambeur.games import find
from flambeur.kit.options import parse
from flambeur.table import fairness
from flambeur.table.match import Match
from flambeur.table.record import Chance, Move, Record, read

M = TypeVar("M", bound=Match)


def replay(data: Any, cls: type[M]) -> M:
    """The match of a record, at its last entry. RecordError says what does not fit."""
    record = read(data)
    match = begun(record, cls)
    for k, entry in enumerate(record.entries):
        try:
            step(match, entry)
        except FlambeurError as e:
            raise RecordError(f"entry {k} of the record does not fit: {e}", f"l’entrée {k} ne convient pas : {e.text('fr')}") from None
    if match.over != record.over or (record.over and (match.scores != record.scores or match.winners != record.winners)):
        raise RecordError("the record's result is not what its moves lead to",
                          "le résultat enregistré n’est pas celui auquel mènent les coups")
    return match


def begun(record: Record, cls: type[M]) -> M:
    """The match before the first entry. Options or a position that cannot be are the record's fault."""
    try:
        return laid(record, cls)
    except RecordError:
        raise
    except FlambeurError as e:
        raise RecordError(f"the record cannot be replayed: {e}", f"cette partie ne peut pas être rejouée : {e.text('fr')}") from None


def laid(record: Record, cls: type[M]) -> M:
    game = find(record.game)
    if record.rules != game.version:
        raise RecordError(f"the record was played by version {record.rules} of the rules of {game.id}; these are version {game.version}",
                          f"la partie suit la version {record.rules} des règles de {game.id} ; celles-ci sont la version {game.version}")
    options = parse(game.Options, game.id, record.options)
    if len(record.seats) != options.players:
        raise RecordError(f"the record has {len(record.seats)} seats for {options.players} players",
                          f"la partie a {len(record.seats)} places pour {options.players} joueurs")
    secret = bytes.fromhex(record.secret) if record.secret else None
    return cls(game, options, secret=secret, commitment=record.commitment, table=record.table, seats=record.seats, seeds=record.seeds,
               dice=record.dice, position=record.position, settle=False)


def step(match: Match, entry: Move | Chance) -> None:
    """One entry, checked."""
    if isinstance(entry, Move):
        match._act(entry.seat, match._checked(entry.seat, entry.action))
        return
    throw = match.awaiting_chance
    if throw is None:
        raise RecordError("no chance event is due", "aucun tirage n’est attendu")
    sizes, n = [size for size, _ in entry.draws], match.n_events
    if entry.chance != n or sizes != list(throw.sizes) or not all(0 <= value < size for size, value in entry.draws):
        raise RecordError(f"chance event {n} draws {list(throw.sizes)}, the record has event {entry.chance} with {entry.draws}",
                          f"le tirage {n} est {list(throw.sizes)}, la partie a le tirage {entry.chance} avec {entry.draws}")
    if entry.typed and not match.is_typed_in:
        raise RecordError(f"chance event {n} is marked as typed in, but the table drew it itself",
                          f"le tirage {n} est marqué comme entré à la main, mais c’est la table qui l’a tiré")
    match._lay_values([(size, value) for size, value in entry.draws], entry.typed)


class Problem(str):
    """Something that does not hold; `text("fr")` is the sentence in French."""
    french: str

    def __new__(cls, en: str, fr: str) -> "Problem":
        problem = super().__new__(cls, en)
        problem.french = fr
        return problem

    def text(self, language: str = "en") -> str:
        return self.french if language == "fr" else str(self)


@dataclass
class Verdict:
    """What a check of a record found."""
    events: int = 0                       # chance events proved
    typed: int = 0                        # typed in at a real table: nothing to prove
    problems: list[Problem] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.problems


def verify(data: Any, commitment: str | None = None) -> Verdict:
    """Checks a finished record: the commitment, each chance event, and that they lead to the result. `commitment` is the one that
    you noted before the start; without it the record's own is taken."""
    record, verdict = read(data), Verdict()
    if record.secret is None:
        verdict.problems.append(Problem(
            "the record does not carry its secret (it is revealed when the game is over): nothing can be proved yet",
            "la partie n’a pas son secret (il est révélé à la fin) : rien ne peut encore être prouvé"))
        return verdict
    secret = bytes.fromhex(record.secret)
    for expected in dict.fromkeys((record.commitment, commitment or record.commitment)):
        if (got := fairness.commitment(secret)) != expected:
            verdict.problems.append(Problem(f"the secret is not the one committed to: its SHA-256 is {got}, not {expected}",
                                            f"le secret n’est pas celui de l’engagement : son SHA-256 est {got}, et non {expected}"))
    try:
        h = begun(record, Match).start_hash
        check_events(record, secret, h, verdict)
        replay(data, Match)
    except FlambeurError as e:
        verdict.problems.append(Problem(e.text("en"), e.text("fr")))
    return verdict


def check_events(record: Record, secret: bytes, h: bytes, verdict: Verdict) -> None:
    """Each value is the next draw of the seeded generator."""
    for k, entry in enumerate(entry for entry in record.entries if isinstance(entry, Chance)):
        if entry.typed:
            verdict.typed += 1
            continue
        expected = fairness.values(secret, h, k, [n for n, _ in entry.draws])
        if [value for _, value in entry.draws] != expected:
            got = [value for _, value in entry.draws]
            verdict.problems.append(Problem(f"chance event {k} deviates: the record has {got}, the secret gives {expected}",
                                            f"le tirage {k} diffère : la partie a {got}, le secret donne {expected}"))
        else:
            verdict.events += 1
