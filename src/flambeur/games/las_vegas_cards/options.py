"""Las Vegas, the card game: its options."""
from pydantic import model_validator

from flambeur.games.las_vegas_cards.facts import MAX_PLAYERS, MIN_PLAYERS
from flambeur.kit.options import Options, option, refuse
from flambeur.kit.presets import Preset


class CardsOptions(Options):
    players: int = option(4, "How many play.", "Le nombre de joueurs.", label=("Players", "Joueurs"), ge=MIN_PLAYERS, le=MAX_PLAYERS)
    sequential: bool = option(False, "One after the other in open play, instead of all at once and in secret.",
                              "Chacun son tour et à découvert, au lieu de tous en même temps et en secret.",
                              label=("In turn", "À tour de rôle"), module="sequential")
    chips: bool = option(False, "Chip cards at the casinos, for whoever lays two dice there at once (only when playing in turn).",
                         "Des cartes Jeton aux casinos, pour qui y pose deux dés d’un coup (seulement à tour de rôle).",
                         label=("Chip cards", "Cartes Jeton"), module="chips")
    open_money: bool = option(False, "Show everyone’s money during the game; in the book it lies hidden in the safes.",
                              "Montrer l’argent de chacun pendant la partie ; dans la règle, il est caché dans les coffres.",
                              label=("Open money", "Argent visible"))

    @model_validator(mode="after")
    def chips_need_turns(self) -> "CardsOptions":
        if self.chips and not self.sequential:
            raise refuse("chip cards need play in turn: when all choose at once, two could reach for the same chip",
                         "les cartes Jeton demandent de jouer à tour de rôle : tous ensemble, deux joueurs voudraient le même jeton",
                         {"sequential": True}, {"chips": False})
        return self


PRESETS = (
    Preset("classic", ("Classic", "Classique"),
           ("All choose in secret and turn their cards over together.", "Tous choisissent en secret et retournent leurs cartes ensemble.")),
    Preset("in_turn", ("In turn", "À tour de rôle"),
           ("One after the other, in the open: less bluff, more planning.",
            "L’un après l’autre, à découvert : moins de bluff, plus de calcul."),
           {"sequential": True}),
    Preset("chips", ("With chips", "Avec jetons"),
           ("In turn, and chips to collect: equal colours are worth more and more.",
            "À tour de rôle, avec des jetons à réunir : une même couleur vaut de plus en plus."),
           {"sequential": True, "chips": True}),
)
