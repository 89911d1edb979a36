"""Las Vegas with hidden colours at the terminal: its own words."""
from flambeur.cli.words import Word

SPOKEN_LEFT = Word("Dice left: {dice}.", "Dés restants : {dice}.")
SPOKEN_WON = Word("{colour:colours} has won {note:money} with {dice?# die|# dice} at {casino:casino}.",
                  "{colour:colours} a gagné {note:money} avec {dice?# dé|# dés} {casino:at_casino}.")
SPOKEN_PLAYER = Word("{name}: {notes}, {money:money}.", "{name} : {notes}, {money:money}.")
SPOKEN_COLOURS = Word("Your colours: {colours}.", "Vos couleurs : {colours}.")
WHY_NOT_YET = Word("No colours have been revealed yet: they are at the end of the round.",
                   "Aucune couleur n’est encore révélée : elles le sont à la fin de la manche.")

RULES = (
    Word("Two rounds. In each every casino has three notes, and you draw two secret colours. The dice are everybody’s.",
         "Deux manches. À chacune, chaque casino a trois billets et vous piochez deux couleurs secrètes. Les dés sont à tous."),
    Word("On your turn you roll one die of each colour that is left and choose one number: all dice of that number go to its casino.",
         "À votre tour, vous lancez un dé de chaque couleur qui reste et choisissez un nombre : tous les dés de ce nombre vont à son "
         "casino."),
    Word("Then that casino pays at once. Equal colours are passed over; the others win the cheapest notes, most dice the highest of them. "
         "Dice that won leave with the note.",
         "Ce casino paie aussitôt. Les couleurs à égalité sont ignorées ; les autres gagnent les billets les moins chers, le plus de dés "
         "le plus haut d’entre eux. Les dés gagnants partent avec le billet."),
    Word("When all dice are placed the colours are revealed, and everyone takes the notes of both. After two rounds the richest wins.",
         "Quand tous les dés sont placés, on révèle les couleurs et chacun prend les billets des deux siennes. Après deux manches, le plus "
         "riche gagne."),
)
