"""Las Vegas: its options."""
from typing import Literal

from pydantic import model_validator

from flambeur.games.las_vegas.facts import MAX_PLAYERS, MIN_PLAYERS, WHITE_EACH
from flambeur.kit.options import Options, option, refuse


class LasVegasOptions(Options):
    players: int = option(4, "How many play.", "Le nombre de joueurs.", label=("Players", "Joueurs"), ge=MIN_PLAYERS, le=MAX_PLAYERS)
    neutral_dice: bool = option(False, "White dice that everyone throws along and that win notes for nobody (2 to 4 players).",
                                "Des dés blancs que chacun lance avec les siens et qui ne gagnent pour personne (2 à 4 joueurs).",
                                label=("Neutral white dice", "Dés blancs neutres"))
    first_player: Literal["oldest", "random"] = option(
        "oldest", "Who starts: the first seat (the oldest), or a seat drawn by lot.",
        "Qui commence : la première place (l’aîné), ou une place tirée au sort.", label=("First player", "Premier joueur"),
        values={"oldest": ("the first seat", "la première place"), "random": ("drawn by lot", "tiré au sort")})
    open_money: bool = option(False, "Show everyone's money during the game; in the book the notes lie face down.",
                              "Montrer l’argent de chacun pendant la partie ; dans la règle, les billets sont face cachée.",
                              label=("Open money", "Argent visible"))
    edition: Literal["first", "later"] = option(
        "first", "Which edition's names the casinos bear.", "L’édition dont les casinos portent les noms.",
        label=("Names of the casinos", "Noms des casinos"), values={"first": ("first edition", "première édition"),
                                                                    "later": ("later edition", "édition suivante")})

    @model_validator(mode="after")
    def neutral_dice_need_white(self) -> "LasVegasOptions":
        if self.neutral_dice and self.players not in WHITE_EACH:
            raise refuse("neutral dice need at most 4 players: with 5 the white dice are a player's",
                         "les dés neutres demandent 4 joueurs au plus : à 5, les dés blancs sont à un joueur")
        return self
