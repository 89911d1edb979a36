"""The Las Vegas family in words: sentences of the games whose dice are common (BV11, BV12)."""
from flambeur.kit.words import Words

WORDS: Words = {
    "action.place": {"en": "place all {face}s on {face:casino}", "fr": "placer tous les {face} {face:at_casino}"},
    "choice.place": {"en": "Choose a face", "fr": "Choisir un numéro"},
    "turn.choose": {"en": "Place all dice of one face", "fr": "Placez tous les dés d’un même numéro"},
    "view.roll": {"en": "Roll", "fr": "Lancer"},
    "view.dice": {"en": "Dice", "fr": "Dés"},
    "event.shuffled": {"en": "The {notes} notes are shuffled.", "fr": "Les {notes} billets sont mélangés."},
    "event.stocked": {"en": "{casino:casino} offers <{notes:notes}>.", "fr": "{casino:the_casino} met en jeu <{notes:notes}>."},
    "event.rolled": {"en": "{seat:seat} rolls {dice:coloured}.", "fr": "{seat:seat} lance {dice:coloured}."},
    "event.placed": {"en": "{seat:seat} places {colours:seats} on {casino:casino}.",
                     "fr": "{seat:seat} place {colours:seats} {casino:at_casino}."},
    "you.rolled": {"en": "You roll {dice:coloured}.", "fr": "Vous lancez {dice:coloured}."},
    "you.placed": {"en": "You place {colours:seats} on {casino:casino}.", "fr": "Vous placez {colours:seats} {casino:at_casino}."},
}
