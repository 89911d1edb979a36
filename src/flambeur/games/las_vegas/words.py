"""Las Vegas: actions and events as sentences, in our own words, French and English."""
from flambeur.kit.words import Words

TITLE = {"en": "Las Vegas", "fr": "Las Vegas"}

WORDS: Words = {
    "action.place": {"en": "place all your {face}s on {face:casino}", "fr": "placer tous vos {face} sur {face:casino}"},
    "event.drawn_first": {"en": "{seat:seat} is drawn as first player.", "fr": "Le sort désigne {seat:seat} pour commencer."},
    "event.shuffled": {"en": "The {notes} notes are shuffled.", "fr": "Les {notes} billets sont mélangés."},
    "event.round": {"en": "Round {round}: {seat:seat} begins.", "fr": "Manche {round} : {seat:seat} commence."},
    "event.stocked": {"en": "{casino:casino} offers {notes:notes}.", "fr": "{casino:casino} met en jeu {notes:notes}."},
    "event.opened": {"en": "{seat:seat} rolls the two spare white dice: {white:dice}.",
                     "fr": "{seat:seat} lance les deux dés blancs en trop : {white:dice}."},
    "event.rolled": {"en": "{seat:seat} rolls {own:dice}.", "fr": "{seat:seat} lance {own:dice}."},
    "event.rolled.!own": {"en": "{seat:seat} rolls white {white:dice}.", "fr": "{seat:seat} lance les blancs {white:dice}."},
    "event.rolled.white": {"en": "{seat:seat} rolls {own:dice}, white {white:dice}.",
                           "fr": "{seat:seat} lance {own:dice}, blancs {white:dice}."},
    "event.placed": {"en": "{seat:seat} places {own?# die|# dice} on {casino:casino}.",
                     "fr": "{seat:seat} place {own?# dé|# dés} sur {casino:casino}."},
    "event.placed.!own": {"en": "{seat:seat} places {white?# white die|# white dice} on {casino:casino}.",
                          "fr": "{seat:seat} place {white?# dé blanc|# dés blancs} sur {casino:casino}."},
    "event.placed.white": {"en": "{seat:seat} places {own?# die|# dice} and {white?# white die|# white dice} on {casino:casino}.",
                           "fr": "{seat:seat} place {own?# dé|# dés} et {white?# dé blanc|# dés blancs} sur {casino:casino}."},
    "event.tie": {"en": "{casino:casino}: {who:seats} have {dice?# die|# dice} each and take them back.",
                  "fr": "{casino:casino} : {who:seats} ont {dice?# dé|# dés} chacun et les reprennent."},
    "event.paid": {"en": "{casino:casino} pays {note:money} to {seat:seat} for {dice?# die|# dice}.",
                   "fr": "{casino:casino} verse {note:money} à {seat:seat} pour {dice?# dé|# dés}."},
    "event.under": {"en": "{casino:casino}: {note:money} go under the pile, nobody is left to take them.",
                    "fr": "{casino:casino} : {note:money} retournent sous la pile, plus personne ne peut les prendre."},
    "event.under.why=white": {"en": "{casino:casino}: the white dice win {note:money}, which go under the pile.",
                          "fr": "{casino:casino} : les dés blancs gagnent {note:money}, qui vont sous la pile."},
    "event.round_end": {"en": "Round {round} is over.", "fr": "La manche {round} est terminée."},
    "event.game_end": {"en": "The game is won by {winners:seats}.", "fr": "La partie est gagnée par {winners:seats}."},
}
