"""Las Vegas at the terminal: its own words."""
from flambeur.cli.words import Word

PILE = Word("{notes?# note|# notes} in the pile", "{notes?# billet|# billets} dans la pile")
DICE = Word("{n?# die|# dice}", "{n?# dé|# dés}")
DICE_AND_WHITE = Word("{n?# die|# dice} + {white} white", "{n?# dé|# dés} + {white?# blanc|# blancs}")
FACE_DOWN = Word("face down", "face cachée")

SPOKEN_ROUND = Word("Round {round} of {rounds}. {pile}.", "Manche {round} sur {rounds}. {pile}.")
DICE_WHITE = Word("{n} white", "{n?# blanc|# blancs}")
SPOKEN_PLAYER = Word("{name}: {dice}, {notes}, {money}.", "{name} : {dice}, {notes}, {money}.")
SPOKEN_ROLL = Word("{name}, you rolled {dice}.", "{name}, vous avez lancé {dice}.")
SPOKEN_WHITE = Word("{dice}, and white {white}", "{dice}, et en blanc {white}")

TYPE_ROLL = Word("{own?# die|# dice}", "{own?# dé|# dés}")
TYPE_WHITE = Word("{own?# own die|# own dice}, then {white?# white die|# white dice}",
                  "{own?# dé|# dés} de couleur, puis {white?# blanc|# blancs}")
TYPE_OPENING = Word("the {n} spare white dice", "les {n} dés blancs en trop")

WHY_NOT_YET = Word("No casino has paid yet: they pay when nobody has dice left.",
                   "Aucun casino n’a encore payé : ils paient quand personne n’a plus de dés.")

RULES = (
    Word("Four rounds. In each, six casinos lay out banknotes, at least $50,000 each.",
         "Quatre manches. À chacune, six casinos mettent en jeu des billets, au moins 50\u202f000\xa0$ chacun."),
    Word("On your turn you roll all the dice you have left and choose one number: "
         "all your dice of that number go to the casino of that number.",
         "À votre tour, vous lancez tous les dés qui vous restent et choisissez un nombre : "
         "tous vos dés de ce nombre vont au casino de ce numéro."),
    Word("When nobody has dice left the casinos pay. First, players with equally many dice on a casino strike each other out. "
         "Then most dice take the highest note, the next most the next note, and so on.",
         "Quand personne n’a plus de dés, les casinos paient. D’abord, les joueurs à égalité de dés sur un casino s’annulent. "
         "Puis qui a le plus de dés prend le plus gros billet, le suivant le billet suivant, et ainsi de suite."),
    Word("White dice (an option) play for nobody, but tie and win like anyone.",
         "Les dés blancs (une option) ne jouent pour personne, mais font égalité et gagnent comme les autres."),
    Word("After four rounds the richest wins; equals compare how many notes they have.",
         "Après quatre manches, le plus riche gagne ; à égalité, on compte les billets."),
)
