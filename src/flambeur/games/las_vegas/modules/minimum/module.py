"""The minimum by players: the option, and its words."""
from typing import Any, Literal

from flambeur.games.las_vegas.facts import MAX_PLAYERS, MIN_PLAYERS
from flambeur.games.las_vegas.module import Module
from flambeur.games.las_vegas.modules.minimum.drawer import MINIMUM
from flambeur.games.las_vegas.modules.minimum.words import WORDS
from flambeur.kit.options import Options, option

MANY = 6                                  # from so many players on it is played unless another choice was made
ON = "by_players"
AUTO = {players: ON if players >= MANY else "fixed" for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)}


class Option(Options):
    minimum: Literal["auto", "fixed", "by_players"] = option(
        "auto", "What every casino holds at least: always $50,000, or $30,000 with two players and $10,000 more for each further one; "
        "auto: the latter with six to eight.",
        "Ce que chaque casino contient au moins : toujours 50 000 $, ou 30 000 $ à deux et 10 000 $ de plus par joueur de plus ; "
        "auto : ainsi de six à huit joueurs.", label=("Minimum of a casino", "Minimum d’un casino"), module="minimum", auto=AUTO,
        values={"auto": ("by the table", "selon la table"), "fixed": ("$50,000", "50 000 $"),
                "by_players": ("by players", "selon les joueurs")})


class MinimumByPlayers(Module):
    name, bit, Option = "minimum", MINIMUM, Option
    words = WORDS

    def is_on(self, options: Any) -> bool:
        return bool(options.minimum == ON)


MODULE = MinimumByPlayers()
