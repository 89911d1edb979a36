"""The Las Vegas family: what the positions of its games share."""
from typing import Any

from flambeur.kit.position import refuse_unless


def check_seats(given: Any, players: int, *names: str) -> None:
    """As many players as the options say; the fields of these names are seats."""
    refuse_unless(len(given.players) == players, f"the position has {len(given.players)} players, the options say {players}",
                  f"la position a {len(given.players)} joueurs, les options disent {players}")
    last, listed = players - 1, (", ".join(names[:-1]), names[-1])
    refuse_unless(max(getattr(given, name) for name in names) < players, f"{' and '.join(listed)} are seats 0 to {last}",
                  f"{' et '.join(listed)} sont des places de 0 à {last}")


def per_seat(lists: list[Any], players: int, nothing: Any) -> bool:
    """Fills up a list that leaves seats out at its end; returns whether the list has no more seats than there are."""
    lists += [type(nothing)(nothing) for _ in range(players - len(lists))]
    return len(lists) == players
