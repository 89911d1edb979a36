"""Playing a record again."""
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, TypeVar

from flambeur.errors import FlambeurError, RecordError
from flambeur.games import find
from flambeur.kit.options import parse
from flambeur.table.match import Match
from flambeur.table.play import Play, Written
from flambeur.table.record import Chance, Move, Record, read

M = TypeVar("M", bound=Match)


def replay(data: Any, cls: type[M]) -> M:
    """The match of a record, at its last entry. RecordError says what does not fit."""
    record = read(data)
    match = begun(record, cls)
    for k, entry in enumerate(record.entries):
        try:
            step(match, entry)
            match.entries[-1] = entry     # with its signature, which the rules do not know of
        except FlambeurError as e:
            raise RecordError(f"entry {k} of the record does not fit: {e}", f"l’entrée {k} ne convient pas : {e.text('fr')}") from None
    if match.over != record.over or (record.over and (match.scores != record.scores or match.winners != record.winners)):
        raise RecordError("the record’s result is not what its moves lead to",
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
    written = Written(record.options, deepcopy(record.position), record.script, record.keys, record.left_out, record.called_off)
    match = cls(game, options, secret=secret, commitment=record.commitment, table=record.table, seats=record.seats, seeds=record.seeds,
                dice=record.dice, written=written, settle=False)
    match.consents, match.successions = record.consents, record.successions
    return match


def step(match: Play, entry: Move | Chance) -> None:
    """One entry, checked."""
    if isinstance(entry, Move):
        chosen = match.checked(entry.seat, entry.action)
        match.act(entry.seat, chosen, match.checked_body(entry.seat, [chosen], entry.body))
        return
    throw = match.awaiting_chance
    if throw is None:
        raise RecordError("no chance event is due", "aucun tirage n’est attendu")
    check_draws(entry, throw.sizes, n := match.n_events)
    if entry.typed and not match.is_typed_in:
        raise RecordError(f"chance event {n} is marked as typed in, but the table drew it itself",
                          f"le tirage {n} est marqué comme entré à la main, mais c’est la table qui l’a tiré")
    check_noise(match, entry)
    match.lay_values(pairs(entry.draws), entry.typed, pairs(entry.noise), entry.trail)


def pairs(draws: list[list[int]]) -> list[tuple[int, int]]:
    return [(size, value) for size, value in draws]


def check_noise(match: Play, entry: Chance) -> None:
    """A measured event has its noise, no other event has any. The outcome is taken as it stands: nothing is measured again."""
    wanted, got = list(match.measured) if not entry.typed else [], [size for size, _ in entry.noise]
    if got != wanted or not all(0 <= value < size for size, value in entry.noise):
        raise RecordError(f"the noise of chance event {entry.chance} is {wanted}, the record has {got}",
                          f"le bruit du tirage {entry.chance} est {wanted}, la partie a {got}")


def check_draws(entry: Chance, sizes: Sequence[int], n: int) -> None:
    """Checks that this is chance event n, with as many draws as the rules take, each of its size. What does not fit is named alone."""
    if entry.chance != n:
        raise RecordError(f"chance event {n} is due, the record has chance event {entry.chance}",
                          f"le tirage {n} est attendu, la partie a le tirage {entry.chance}")
    if len(entry.draws) != len(sizes):
        raise RecordError(f"chance event {n} has {len(sizes)} draws, the record has {len(entry.draws)}",
                          f"le tirage {n} prend {len(sizes)} nombres, la partie en a {len(entry.draws)}")
    for k, ((below, value), size) in enumerate(zip(entry.draws, sizes, strict=True)):
        if below != size or not value < size:
            raise RecordError(f"draw {k} of chance event {n} is one of {size}, from 0 to {size - 1}; the record has {value} of {below}",
                              f"le nombre {k} du tirage {n} est l’un de {size}, de 0 à {size - 1} ; la partie a {value} sur {below}")
