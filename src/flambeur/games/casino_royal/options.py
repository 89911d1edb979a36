"""Casino Royal: its options (CR10, CR11)."""
from typing import Literal

from pydantic import model_validator

from flambeur.games.casino_royal.facts import MAX_PLAYERS, MIN_PLAYERS, UNIT
from flambeur.kit.options import Options, option, refuse

MOST_LAPS = 10
MOST_STAKE = 40                           # 2M: a higher limit would hardly ever be one


class RoyalOptions(Options):
    players: int = option(4, "How many play.", "Le nombre de joueurs.", label=("Players", "Joueurs"), ge=MIN_PLAYERS, le=MAX_PLAYERS)
    max_stake: int = option(0, "The highest stake at a table, a multiple of 50,000; 0: as much as one has.",
                            "La plus forte mise à une table, un multiple de 50 000 ; 0 : tout ce qu’on a.",
                            label=("Table limit", "Mise maximale"), ge=0, le=MOST_STAKE * UNIT)
    min_laps: int = option(0, "How often one must have come round before one may announce the last lap.",
                           "Le nombre de tours à boucler avant de pouvoir annoncer le dernier.",
                           label=("Laps before the last", "Tours avant le dernier"), ge=0, le=MOST_LAPS)
    series: Literal["both", "colour"] = option(
        "both", "What is a series: three casinos of one colour or of one game, or of one colour only.",
        "Ce qui fait une série : trois casinos d’une couleur ou d’un même jeu, ou d’une couleur seulement.",
        label=("Series", "Séries"), values={"both": ("colour or game", "couleur ou jeu"), "colour": ("colour only", "couleur seulement")})
    strict_lap: bool = option(False, "The last lap fails as soon as one has no series any more, instead of being judged at its end.",
                              "Le dernier tour échoue dès qu’on n’a plus de série, au lieu d’être jugé à la fin.",
                              label=("Strict last lap", "Dernier tour strict"))

    @model_validator(mode="after")
    def stakes_are_plaques(self) -> "RoyalOptions":
        if self.max_stake % UNIT:
            nearest = -(-self.max_stake // UNIT) * UNIT
            raise refuse(f"max_stake is a multiple of 50000, the smallest plaque, not {self.max_stake}",
                         f"max_stake est un multiple de 50000, la plus petite plaque, et non {self.max_stake}",
                         {"max_stake": nearest}, {"max_stake": 0})
        return self
