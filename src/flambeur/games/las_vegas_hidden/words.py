"""Las Vegas with hidden colours: actions and events as sentences, in our own words, French and English."""
from flambeur.games.vegas import common_words
from flambeur.games.vegas import words as vegas
from flambeur.kit.words import Words

TITLE = {"en": "Las Vegas: hidden colours", "fr": "Las Vegas, couleurs cachées"}

WORDS: Words = {
    **vegas.TABLE,
    **vegas.OF_COUPS,
    **vegas.OF_LEADS,
    **common_words.WORDS,
    "view.left": {"en": "Dice left", "fr": "Dés restants"},
    "view.taken": {"en": "Won this round", "fr": "Gagné cette manche"},
    "view.colours": {"en": "Own colours", "fr": "Ses couleurs"},
    "view.box": {"en": "Out of the game", "fr": "Hors jeu"},
    "view.earn": {"en": "for you", "fr": "pour vous"},
    "turn.opening": {"en": "Roll two dice of each colour to open the round",
                     "fr": "Lancez deux dés de chaque couleur pour ouvrir la manche"},
    "turn.roll": {"en": "Roll one die of each colour that is left", "fr": "Lancez un dé de chaque couleur qui reste"},
    "event.opened": {"en": "{seat:seat} opens the round with two dice of each colour: {one:coloured}; and {two:coloured}.",
                     "fr": "{seat:seat} ouvre la manche avec deux dés de chaque couleur : {one:coloured} ; et {two:coloured}."},
    "event.dealt": {"en": "{seat:seat} draws {colours:seats}.", "fr": "{seat:seat} pioche {colours:seats}."},
    "event.dealt.!colours": {"en": "{seat:seat} draws two secret colours.", "fr": "{seat:seat} pioche deux couleurs secrètes."},
    "event.won": {"en": "{colour:seat} wins {note:money} at {casino:casino} with {dice?# die, which leaves|# dice, which leave} with it.",
                  "fr": "{colour:seat} gagne {note:money} {casino:at_casino} avec "
                        "{dice?# dé, qui part|# dés, qui partent} avec le billet."},
    "event.revealed": {"en": "{seat:seat} shows {colours:seats}.", "fr": "{seat:seat} montre {colours:seats}."},
    "event.unseen": {"en": "Nobody held {colours:seats}.", "fr": "Personne n’avait {colours:seats}."},
    "event.paid": {"en": "{seat:seat} takes the {note:money} note of {colour:seat} from {casino:casino}.",
                   "fr": "{seat:seat} prend le billet de {note:money} {colour:of_seat}, {casino:at_casino}."},
    "event.boxed": {"en": "The {note:money} note of {colour:seat} from {casino:casino} goes out of the game.",
                    "fr": "Le billet de {note:money} {colour:of_seat}, {casino:at_casino}, est hors jeu."},
    "event.left": {"en": "The {note:money} note is left at {casino:casino}, and goes out of the game.",
                   "fr": "Il reste un billet de {note:money} {casino:at_casino} : hors jeu."},
    "you.opened": {"en": "You open the round with two dice of each colour: {one:coloured}; and {two:coloured}.",
                   "fr": "Vous ouvrez la manche avec deux dés de chaque couleur : {one:coloured} ; et {two:coloured}."},
    "you.dealt": {"en": "You draw {colours:seats}: these are your colours.", "fr": "Vous piochez {colours:seats} : voilà vos couleurs."},
    "you.revealed": {"en": "You show {colours:seats}.", "fr": "Vous montrez {colours:seats}."},
    "you.paid": {"en": "You take the {note:money} note of {colour:seat} from {casino:casino}.",
                 "fr": "Vous prenez le billet de {note:money} {colour:of_seat}, {casino:at_casino}."},
}
