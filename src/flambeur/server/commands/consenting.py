"""A start that waits for somebody's seed: the others begin without it, or the start is called off."""
from flambeur.server.commands.gathering import asked, is_host, sits_there, start
from flambeur.server.errors import NotNow, WrongSignature
from flambeur.server.tables import entries as log
from flambeur.server.tables.table import Table
from flambeur.table import signing


def waiting(table: Table) -> log.Missing:
    if table.missing is None:
        raise NotNow("no seed is missing", "aucune graine ne manque")
    return table.missing


def consent(table: Table, holder: int, seat: int, signature: str | None, at: int, id: str | None = None) -> None:
    """A player agrees to begin without the seeds that are missing; with the last consent the game begins. A seat that has a key signs."""
    missing = waiting(table)
    sits_there(table, holder, seat)
    if seat not in asked(table, missing.seats):
        raise NotNow("your own part is missing", "c’est votre propre part qui manque")
    if seat in table.consents:
        raise NotNow("you have said so already", "vous l’avez déjà dit")
    key = table.signers.pledged.get(seat)
    if key is not None:
        text = signing.consent_text(table.id, table.plan.commitment, seat, missing.seats, missing.seeds)
        if signature is None or not signing.holds(key, text, signature):
            raise WrongSignature
    table.add(log.Consented(seat=seat, signature=signature if key else None, holder=holder, id=id), at)
    if set(asked(table, missing.seats)) <= set(table.consents):
        start(table, at)


def call_off(table: Table, holder: int, at: int, id: str | None = None) -> None:
    """The creator does not want to wait, nor to begin like this. What is counted is the starts, so this is never refused for its number."""
    waiting(table)
    is_host(table, holder)
    table.add(log.CalledOff(holder=holder, id=id), at)


def give_up_waiting(table: Table, at: int) -> None:
    """Not all have agreed in time: a table does not hang for ever."""
    if table.missing is not None and at >= table.missing.until: table.add(log.CalledOff(), at)
