"""What the games of Las Vegas have in common: casinos with something of each seat, and a first player."""
from typing import Any


def renamed(state: dict[str, Any], by: int, pieces: str) -> dict[str, Any]:
    """The state with every seat renamed to the one `by` places to the left; `pieces` are what a casino has of each seat."""
    n = len(state["players"])
    casinos = [casino | {pieces: turn(casino[pieces], by)} for casino in state["casinos"]]
    return state | {"first": (state["first"] + by) % n, "to_move": (state["to_move"] + by) % n, "casinos": casinos,
                    "players": turn(state["players"], by)}


def turn(of_seats: list[Any], by: int) -> list[Any]:
    n = len(of_seats)
    return [of_seats[(seat - by) % n] for seat in range(n)]
