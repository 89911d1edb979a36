"""Las Vegas games at the terminal: the words that they share."""
from flambeur.cli.words import Word

ROUND = Word("Round {round} of {rounds}", "Manche {round} sur {rounds}")
SHORT_NOTE = Word("${k}k", "{k}\xa0k$")
YOU = Word("you", "vous")
NOTES = Word("{n?# note|# notes}", "{n?# billet|# billets}")
THEN = Word(", then ", ", puis ")
PLUS = Word(" + ", " + ")
FIRST = Word("1st", "1er")

CHIPS = Word("chips: {chips}", "jetons : {chips}")
NO_NOTES = Word("no notes", "pas de billet")
NO_DICE = Word("No dice", "Pas de dé")
SPOKEN_CASINO = Word("{number} {name}: {notes}. {dice}.", "{number} {name} : {notes}. {dice}.")
SPOKEN_DICE = Word("Dice: {dice}", "Dés : {dice}")
KIND_OF = Word("{things} of {name}", "{things} {name:of}")
DICE_OF = Word("{n} of {name}", "{n} {name:of}")

WHY_NOWHERE = Word("Round {round}: you had dice on no casino.", "Manche {round} : vous n’aviez de dés dans aucun casino.")
WHY_TIE = Word("{casino}: you and {others} had {dice?# die|# dice} each. Equal numbers strike each other out: nothing.",
               "{casino} : vous et {others} aviez {dice?# dé|# dés} chacun. Les égalités s’annulent : rien.")
WHY_TIE_LOST = Word("{casino}: {winner} had {dice?# die|# dice} too and won the tie: nothing.",
                    "{casino} : {winner} avait aussi {dice?# dé|# dés} et a gagné l’égalité : rien.")
WHY_PAID = Word("{casino}: {dice?# die|# dice}, you took {note:money}.", "{casino} : {dice?# dé|# dés}, vous avez pris {note:money}.")
WHY_FEWER = Word("{casino}: with {dice?# die|# dice} you came after the last of {notes?# note|# notes}: nothing.",
                 "{casino} : avec {dice?# dé|# dés}, vous arriviez après {notes?le seul billet|le dernier des # billets} : rien.")
WHY_TOTAL = Word("Round {round}: {total:money} for you.", "Manche {round} : {total:money} pour vous.")
