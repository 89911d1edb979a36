"""Las Vegas: actions and events as sentences, in our own words, French and English. Modules add theirs (module.py)."""
from flambeur.games.vegas import words as vegas
from flambeur.kit.words import Words

TITLE = {"en": "Las Vegas", "fr": "Las Vegas"}

DICE = ("{dice?# die|# dice}", "{dice?# dé|# dés}")

WORDS: Words = {
    **vegas.WORDS,
    "action.place": {"en": "place all your {face}s on {face:casino}", "fr": "placer tous vos {face} {face:at_casino}"},
    "view.roll": {"en": "Roll", "fr": "Lancer"},
    "view.own": {"en": "own", "fr": "les siens"},
    "view.dice": {"en": "Dice", "fr": "Dés"},
    "view.players.dice": {"en": "Dice left", "fr": "Dés en main"},
    "view.counts": {"en": "counts", "fr": "compte"},
    "view.under": {"en": "Known at its bottom", "fr": "Connus tout en dessous"},
    "turn.opening": {"en": "Roll the white dice to begin the round", "fr": "Lancez les dés blancs pour ouvrir la manche"},
    "turn.roll": {"en": "Roll your dice", "fr": "Lancez vos dés"},
    "turn.choose": {"en": "Place all dice of one face", "fr": "Placez tous les dés d’un même numéro"},
    "turn.ask": {"en": "Answer first", "fr": "Répondez d’abord"},
    "choice.place": {"en": "On its casino", "fr": "Sur son casino"},
    "thing.normal": {"en": "{n?# die|# dice}", "fr": "{n?# dé|# dés}"},
    "event.drawn_first": {"en": "{seat:seat} is drawn as first player.", "fr": "Le sort désigne {seat:seat} pour commencer."},
    "event.shuffled": {"en": "The {notes} notes are shuffled.", "fr": "Les {notes} billets sont mélangés."},
    "event.stocked": {"en": "{casino:casino} offers <{notes:notes}>.", "fr": "{casino:the_casino} met en jeu <{notes:notes}>."},
    "event.rolled": {"en": "{seat:seat} rolls <{own:dice}>.", "fr": "{seat:seat} lance <{own:dice}>."},
    "event.placed": {"en": "{seat:seat} places <{own?# die|# dice}> on {casino:casino}< (face {face})>.",
                     "fr": "{seat:seat} place <{own?# dé|# dés}> {casino:at_casino}< (numéro {face})>."},
    "event.tie": vegas.struck_out(("take them back", "les reprennent")),
    "event.paid": vegas.paid(DICE),
    "event.under": vegas.left_over(("under the pile", "sous la pile")),
    "you.drawn_first": {"en": "You are drawn as first player.", "fr": "Le sort vous désigne pour commencer."},
    "you.rolled": {"en": "You roll <{own:dice}>.", "fr": "Vous lancez <{own:dice}>."},
    "you.placed": {"en": "You place <{own?# die|# dice}> on {casino:casino}< (face {face})>.",
                   "fr": "Vous placez <{own?# dé|# dés}> {casino:at_casino}< (numéro {face})>."},
    "you.tie": vegas.struck_out_with_you(("take them back", "les reprenez")),
    "you.paid": vegas.paid_to_you(DICE),
}
