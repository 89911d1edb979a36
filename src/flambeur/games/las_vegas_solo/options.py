"""Las Vegas solo: its options."""
from flambeur.games.las_vegas_solo.facts import MOST_PREPLACED, PLAYERS
from flambeur.games.vegas.editions import Edition, option_of_names
from flambeur.games.vegas.facts import DICE, ROUNDS
from flambeur.kit.options import Options, option


class SoloOptions(Options):
    players: int = option(PLAYERS, "You play alone, against seven colours of dice.", "On joue seul, contre sept couleurs de dés.",
                          label=("Players", "Joueurs"), ge=PLAYERS, le=PLAYERS)
    preplaced: int = option(1, "How many of the seven colours roll and place all their dice before you begin.",
                            "Le nombre de couleurs, sur les sept, qui lancent et placent tous leurs dés avant vous.",
                            label=("Colours placed at once", "Couleurs placées d’emblée"), ge=1, le=MOST_PREPLACED)
    own_dice: int = option(DICE, "How many dice you have; the others keep eight. With a single one you can become the master player.",
                           "Le nombre de vos dés ; les autres en gardent huit. Avec un seul, on peut devenir Maître joueur.",
                           label=("Your dice", "Vos dés"), ge=1, le=DICE)
    rounds: int = option(1, "How many rounds; the money of all rounds is added up.",
                         "Le nombre de manches ; l’argent de toutes les manches s’additionne.",
                         label=("Rounds", "Manches"), ge=1, le=ROUNDS)
    edition: Edition = option_of_names()
