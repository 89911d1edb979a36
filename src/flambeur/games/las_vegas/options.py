"""Las Vegas: its options, and those of its modules."""
from typing import TYPE_CHECKING, Any, Literal

from pydantic import create_model

from flambeur.games.las_vegas.facts import MAX_PLAYERS, MIN_PLAYERS
from flambeur.games.las_vegas.modules.listed import modules
from flambeur.games.vegas.editions import Edition, option_of_names
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
    edition: Edition = option_of_names()


if TYPE_CHECKING:
    class LasVegasOptions(BaseOptions): ...
else:                                     # the fields of the last base come first: the modules in their order, then the game's own
    LasVegasOptions = create_model("LasVegasOptions", __base__=(BaseOptions, *(module.Option for module in reversed(modules()))))

def mixed(**options: Any) -> dict[str, Any]:
    """Options of modules: those that there are."""
    return {name: value for name, value in options.items() if name in LasVegasOptions.model_fields}


EVERYTHING = mixed(neutral_dice=True, minimum="by_players", high_notes="on", big_dice=True, kickers=True, rainbow=True, slot_machine=True,
                   bonus_cards=True, action_cards=True, chips=True)

PRESETS = (
    Preset("classic", ("Classic", "Classique"),
           ("The game of the first box, nothing added.", "Le jeu de la première boîte, sans rien de plus.")),
    Preset("neutral_dice", ("Neutral dice", "Dés neutres"),
           ("White dice join in for everybody: more ties, and notes that nobody gets. Best with two or three.",
            "Des dés blancs jouent avec tous : plus d’égalités, et des billets pour personne. Idéal à deux ou trois."),
           mixed(neutral_dice=True)),
    Preset("boulevard_light", ("Boulevard light", "Boulevard, en douceur"),
           ("Big dice, rainbow cards and notes of $100,000: more in play, and hardly a rule more.",
            "Gros dés, cartes arc-en-ciel et billets de 100 000 $ : plus d’enjeu, presque pas de règles en plus."),
           mixed(big_dice=True, rainbow=True, high_notes="on")),
    Preset("high_rollers", ("High rollers", "Flambeurs"),
           ("More money at every casino, chips to collect and, from five players on, the slot machine.",
            "Plus d’argent à chaque casino, des jetons à réunir et, à partir de cinq, la machine à sous."),
           mixed(minimum="by_players", high_notes="on", rainbow=True, slot_machine=True, chips=True)),
    Preset("everything", ("Everything", "Tout"),
           ("All of Boulevard at once, as far as the number of players allows it.",
            "Tout Boulevard à la fois, autant que le nombre de joueurs le permet."),
           EVERYTHING),
)
