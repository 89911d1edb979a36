"""Neutral dice in words: sentences of their own, and parts in the lists of others' sentences (kit/words.py)."""
from flambeur.kit.words import Words

WORDS: Words = {
    "view.white": {"en": "White dice", "fr": "Dés blancs"},
    "thing.white": {"en": "{n?# white die|# white dice}", "fr": "{n?# dé blanc|# dés blancs}"},
    "rule.neutral_dice": {"en": "White dice are rolled and placed with your own. They play for nobody, but tie and win like anyone.",
                          "fr": "Les dés blancs se lancent et se placent avec les vôtres. Ils ne jouent pour personne, mais font égalité "
                                "et gagnent comme les autres."},
    "opening.neutral_dice": {"en": "the {n} spare white dice", "fr": "les {n} dés blancs en trop"},
    "event.opened": {"en": "{seat:seat} rolls the two spare white dice: {white:dice}.",
                     "fr": "{seat:seat} lance les deux dés blancs en trop : {white:dice}."},
    "you.opened": {"en": "You roll the two spare white dice: {white:dice}.",
                   "fr": "Vous lancez les deux dés blancs en trop : {white:dice}."},
    "event.under.why=white": {"en": "{casino:casino}: the white dice win the {note:money} note, which goes under the pile.",
                              "fr": "{casino:at_casino}, les dés blancs gagnent le billet de {note:money}, qui va sous la pile."},
}

PARTS: Words = {
    "event.rolled": {"en": "<white {white:dice}>", "fr": "<blancs {white:dice}>"},
    "event.placed": {"en": "<{white?# white die|# white dice}>", "fr": "<{white?# dé blanc|# dés blancs}>"},
}
FICTIONAL = {"en": "the white dice", "fr": "les dés blancs"}      # LV12: the player that they are
