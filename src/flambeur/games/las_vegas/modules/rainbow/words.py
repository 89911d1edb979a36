"""Rainbow cards in words: sentences of their own, and parts in the lists of others' sentences (kit/words.py)."""
from flambeur.kit.words import Words

WORDS: Words = {
    "view.rainbow": {"en": "Rainbow cards", "fr": "Cartes arc-en-ciel"},
    "view.rainbow_out": {"en": "Rainbow cards out of the game", "fr": "Cartes arc-en-ciel hors jeu"},
    "thing.rainbow": {"en": "{n?# rainbow card|# rainbow cards}", "fr": "{n?# carte arc-en-ciel|# cartes arc-en-ciel}"},
    "rule.rainbow": {"en": "Six rainbow cards lie among the notes and count as $40,000 while casinos are stocked. After the last die of a "
                           "round the next note of the pile replaces each of them, whatever it is worth.",
                     "fr": "Six cartes arc-en-ciel se trouvent parmi les billets et comptent pour 40 000 $ quand on garnit les casinos. "
                           "Après le dernier dé d’une manche, le billet suivant de la pile remplace chacune, quelle que soit sa valeur."},
    "event.rainbow.note": {"en": "{casino:casino}: the rainbow card turns into {note:money}.",
                           "fr": "{casino:at_casino}, la carte arc-en-ciel devient un billet de {note:money}."},
    "event.rainbow": {"en": "{casino:casino}: the pile is empty, and the rainbow card turns into nothing.",
                      "fr": "{casino:at_casino}, la pile est vide : la carte arc-en-ciel ne devient rien."},
}

PARTS: Words = {
    "event.stocked": {"en": "<{rainbow?a rainbow card|# rainbow cards}>", "fr": "<{rainbow?une carte arc-en-ciel|# cartes arc-en-ciel}>"},
}
