"""One seat at a table: what it is for, which device holds it, and who plays it now."""
from dataclasses import dataclass

from flambeur.server.entries import SeatPlan, Why


@dataclass(slots=True)
class Seat:
    plan: SeatPlan
    holder: int | None = None             # the device of its player
    level: str | None = None              # of the bot whose seat it is
    left: bool = False                    # its player has got up during the game
    away: Why | None = None               # why a bot stands in for its player
    hints: int = 0                        # how often its player has looked at one

    @property
    def is_bot(self) -> bool:
        return self.level is not None

    @property
    def is_human(self) -> bool:
        """Somebody's, present or not."""
        return self.holder is not None and self.level is None

    @property
    def is_free(self) -> bool:
        return self.holder is None and self.level is None

    @property
    def is_played(self) -> bool:
        """By its own player, for whom the table waits."""
        return self.is_human and self.away is None
