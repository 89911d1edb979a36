"""Las Vegas at the terminal: its own words."""
from flambeur.cli.boards.vegas.notes import counted
from flambeur.cli.words import Word
from flambeur.games.las_vegas.facts import IN_THE_BOX, N_NOTES

PILE = Word("{notes?# note|# notes} in the pile", "{notes?# billet|# billets} dans la pile")
FACE_DOWN = Word("face down", "face cachée")

SPOKEN_ROUND = Word("Round {round} of {rounds}. {pile}.", "Manche {round} sur {rounds}. {pile}.")
SPOKEN_PLAYER = Word("{name}: {dice}, {notes}, {money}.", "{name} : {dice}, {notes}, {money}.")
SPOKEN_ROLL = Word("{name}, you rolled {dice}.", "{name}, vous avez lancé {dice}.")
SPOKEN_FACES = Word("They show: {faces}.", "Ils montrent : {faces}.")
FACES_OF = Word("{dice}: {faces}", "{dice} : {faces}")

WHY_NOT_YET = Word("No casino has paid yet: they pay when nobody has dice left.",
                   "Aucun casino n’a encore payé : ils paient quand personne n’a plus de dés.")

RULES = (
    Word("Four rounds. In each, six casinos lay out banknotes, at least $50,000 each.",
         "Quatre manches. À chacune, six casinos mettent en jeu des billets, au moins 50 000 $ chacun."),
    Word(f"The {N_NOTES} notes: {counted(IN_THE_BOX, 'en')}.", f"Les {N_NOTES} billets : {counted(IN_THE_BOX, 'fr')}."),
    Word("On your turn you roll all the dice you have left and choose one number: "
         "all your dice of that number go to the casino of that number.",
         "À votre tour, vous lancez tous les dés qui vous restent et choisissez un nombre : "
         "tous vos dés de ce nombre vont au casino de ce numéro."),
    Word("When nobody has dice left the casinos pay. First, players with equally many dice on a casino, in whatever place, "
         "strike each other out. "
         "Then most dice take the highest note, the next most the next note, and so on.",
         "Quand personne n’a plus de dés, les casinos paient. D’abord, les joueurs à égalité dans un casino, à n’importe quelle place, "
         "s’annulent. Puis celui qui a le plus de dés prend le plus gros billet, le suivant le billet suivant, et ainsi de suite."),
    Word("After four rounds the richest wins; equals compare how many notes they have.",
         "Après quatre manches, le plus riche gagne ; à égalité, on compte les billets."),
)
