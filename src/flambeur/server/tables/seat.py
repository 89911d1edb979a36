"""One seat at a table: what the seat is for, which device holds it, and whether a person or a bot plays there now."""
from dataclasses import dataclass

from flambeur.server.tables.entries import SeatPlan, Why


@dataclass(slots=True)
class Seat:
    plan: SeatPlan
    holder: int | None = None             # the device of its player
    level: str | None = None              # of the bot whose seat this is
    left: bool = False                    # its player has got up during the game
    away: Why | None = None               # why a bot stands in for its player
    hints: int = 0                        # how often its player has looked at a hint

    @property
    def is_bot(self) -> bool:
        return self.level is not None

    @property
    def is_human(self) -> bool:
        """Whether the seat is a person's, present or not."""
        return self.holder is not None and self.level is None

    @property
    def is_free(self) -> bool:
        return self.holder is None and self.level is None

    @property
    def is_played(self) -> bool:
        """Whether its own player plays there, for whom the table waits."""
        return self.is_human and self.away is None
