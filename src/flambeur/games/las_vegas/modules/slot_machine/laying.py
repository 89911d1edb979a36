"""The slot machine in positions: what is checked."""
from typing import Any

from flambeur.errors import PositionError
from flambeur.games.las_vegas import meetings_laid
from flambeur.games.las_vegas.facts import SLOT
from flambeur.games.vegas.position import per_seat
from flambeur.kit.options import Options
from flambeur.kit.position import refuse_unless


def check_faces(given: Any, options: Options) -> None:
    """BV8a: each face is one player's, and what lies there is what its faces say."""
    casino, n = given.casinos[SLOT], options.players
    refuse_unless(per_seat(casino.shows, n, []) and per_seat(casino.big_shows, n, []), f"the slot machine lists faces for {n} seats",
                  f"la machine à sous donne les numéros de {n} places")
    refuse_unless(len(casino.closed) == len(casino.closed_by) == len(set(casino.closed)) and all(0 <= p < n for p in casino.closed_by),
                  "closed_by says of each closed face which seat placed it", "closed_by dit pour chaque numéro fermé quelle place l’a posé")
    by = dict(zip(casino.closed, casino.closed_by, strict=True))
    own = [(face, p) for shows in (casino.shows, casino.big_shows) for p, faces in enumerate(shows) for face in faces]
    refuse_unless(all(by.get(face) == p for face, p in own) and set(casino.white_shows) <= by.keys(),
                  "a face lies at the slot machine that its owner has not closed",
                  "un numéro est à la machine à sous sans que sa place l’ait fermé")
    counts = [*casino.dice, *getattr(casino, "big", []), getattr(casino, "white", 0)]
    seen = [*map(len, casino.shows), *(map(len, casino.big_shows) if getattr(casino, "big", []) else ()), len(casino.white_shows)]
    refuse_unless(counts == seen, "the dice at the slot machine are not those that its faces tell",
                  "les dés de la machine à sous ne sont pas ceux que disent ses numéros")


def check_picks(given: Any, name: str, options: Options) -> None:
    """BV8b: a note is chosen when casinos 1 to 6 have paid."""
    if given.phase != "ask" or given.asking != name or meetings_laid.pays_early(given, options): return
    if given.settling is None or (given.settling.step, given.settling.casino) != ("payout", SLOT + 1):
        raise PositionError("notes of the slot machine are chosen when casino 6 has paid",
                            "on choisit les billets de la machine à sous quand le casino 6 a payé")
