"""Las Vegas with hidden colours when it is over: the best coup, and the round that decided."""
from collections.abc import Sequence

from flambeur.games.las_vegas_hidden.state import State
from flambeur.games.vegas import finale as vegas
from flambeur.games.vegas.fortune import winners
from flambeur.games.vegas.money import notes_of
from flambeur.kit.events import Row, seats
from flambeur.kit.finale import Finale, Holding

TELLINGS = {kind: fields for kind, fields in vegas.TELLINGS.items() if kind not in ("tie", "no_tie")}      # ties only wait


def finale(s: State, rows: Sequence[Row]) -> Finale:
    holdings = [Holding(notes_of(s.won[p])[::-1]) for p in range(s.n_players)]
    won, told = seats(winners(s)), vegas.chapters(rows)
    money = [sum(one.notes) for one in holdings]
    nothing = [0] * len(holdings)
    story = [vegas.best_coup(told), vegas.turning_point(told, vegas.fortunes(told, holdings, lambda _: nothing), won)]
    return Finale(holdings, vegas.decision(holdings, money, won), [one for one in story if one is not None])
