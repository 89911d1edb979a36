"""Las Vegas: its options, and those of its modules."""
from typing import TYPE_CHECKING, Literal

from pydantic import create_model

from flambeur.games.las_vegas.facts import MAX_PLAYERS, MIN_PLAYERS
from flambeur.games.las_vegas.modules.listed import modules
from flambeur.kit.options import Options, option
from flambeur.kit.presets import Preset


class BaseOptions(Options):
    players: int = option(4, "How many play.", "Le nombre de joueurs.", label=("Players", "Joueurs"), ge=MIN_PLAYERS, le=MAX_PLAYERS)
    first_player: Literal["oldest", "random"] = option(
        "oldest", "Who starts: the first seat (the oldest), or a seat drawn by lot.",
        "Qui commence : la première place (l’aîné), ou une place tirée au sort.", label=("First player", "Premier joueur"),
        values={"oldest": ("the first seat", "la première place"), "random": ("drawn by lot", "tiré au sort")})
    open_money: bool = option(False, "Show everyone’s money during the game; in the book the notes lie face down.",
                              "Montrer l’argent de chacun pendant la partie ; dans la règle, les billets sont face cachée.",
                              label=("Open money", "Argent visible"))
    edition: Literal["first", "later"] = option(
        "first", "Which edition’s names the casinos bear.", "L’édition dont les casinos portent les noms.",
        label=("Names of the casinos", "Noms des casinos"), values={"first": ("first edition", "première édition"),
                                                                    "later": ("later edition", "édition suivante")})


if TYPE_CHECKING:
    class LasVegasOptions(BaseOptions): ...
else:                                     # the fields of the last base come first: the modules in their order, then the game's own
    LasVegasOptions = create_model("LasVegasOptions", __base__=(BaseOptions, *(module.Option for module in reversed(modules()))))

PRESETS = (
    Preset("classic", ("Classic", "Classique"),
           ("The game of the first box, nothing added.", "Le jeu de la première boîte, sans rien de plus.")),
    Preset("neutral_dice", ("Neutral dice", "Dés neutres"),
           ("White dice join in for everybody: more ties, and notes that nobody gets. Best with two or three.",
            "Des dés blancs jouent avec tous : plus d’égalités, et des billets pour personne. Idéal à deux ou trois."),
           {"neutral_dice": True}),
)
