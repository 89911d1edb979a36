"""Action cards: what they need of the moments, where the other modules speak (moments.py has each under the same name)."""
from typing import Any

from flambeur.kit.log import Log
from flambeur.kit.verbs import verb


@verb
def dice_in_hand(s: Any, p: int) -> int:  # type: ignore[empty-body]
    """LV5: a player without dice is skipped."""


@verb
def showing(s: Any, face: int) -> int:  # type: ignore[empty-body]
    """How many dice of the mover show a face."""


@verb
def draw_note(s: Any) -> int:  # type: ignore[empty-body]
    """AC9, AC10: the next note of the pile, 0 if there is none; BV7: what else is drawn is out of the game."""


@verb
def replace_at(s: Any, casino: int, log: Log) -> None:
    """AC8: rainbow cards of a casino are replaced."""


@verb
def replace_all(s: Any, log: Log) -> None:
    """AC9: rainbow cards on the table are replaced."""


@verb
def pays_early(s: Any, casino: int, log: Log) -> bool:  # type: ignore[empty-body]
    """AC8: the casino pays, or asks somebody first; whether it asks."""


@verb
def stocked_casinos(s: Any) -> int:  # type: ignore[empty-body]
    """How many casinos there are, slot machine included."""


@verb
def swing(s: Any, seat: int, action: int, wary: bool, envy: float) -> float:  # type: ignore[empty-body]
    """How a placement changes the seat's standing at the casino (advice.py)."""


@verb
def standing(s: Any, casino: int, seat: int, wary: bool, envy: float) -> float:  # type: ignore[empty-body]
    """How the seat stands at a casino (advice.py)."""
