"""Strike: its options."""
from typing import Literal

from flambeur.games.strike.facts import EDITIONS, MAX_PLAYERS, MIN_PLAYERS
from flambeur.kit.options import Options, option


class StrikeOptions(Options):
    players: int = option(4, "How many play.", "Le nombre de joueurs.", label=("Players", "Joueurs"), ge=MIN_PLAYERS, le=MAX_PLAYERS)
    edition: Literal["31 dice", "26 dice"] = option(
        "31 dice", "How many dice the box has: 31 in most, 26 in one; with 26 everyone begins with a die less.",
        "Le nombre de dés de la boîte : 31 dans la plupart, 26 dans une ; avec 26, chacun commence avec un dé de moins.",
        label=("Box", "Boîte"), values={"31 dice": ("31 dice", "31 dés"), "26 dice": ("26 dice", "26 dés")})
    match: bool = option(
        False, "As many rounds as players, each begun by another one; the later you go out, the fewer points you get, and the fewest win.",
        "Autant de manches que de joueurs, chacun en commence une ; plus on sort tard, moins on a de points ; le plus petit total gagne.",
        label=("Several rounds", "Plusieurs manches"))

    @property
    def box(self) -> int:
        """The place of the edition in facts.py."""
        return EDITIONS.index(self.edition)
