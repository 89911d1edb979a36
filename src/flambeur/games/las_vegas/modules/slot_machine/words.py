"""The slot machine in words: sentences of its own, and parts in the lists of others' sentences (kit/words.py)."""
from flambeur.kit.words import Words

NAMES = {                                 # behind those of the casinos (games/vegas/casinos.py)
    "en": {"casino": ["The Slot Machine"]},
    "fr": {"casino": ["La Machine à sous"], "the_casino": ["la Machine à sous"], "at_casino": ["à la Machine à sous"],
           "of_casino": ["de la Machine à sous"]},
}

WORDS: Words = {
    "view.shows": {"en": "Dice show", "fr": "Les dés montrent"},
    "view.big_shows": {"en": "Big dice show", "fr": "Les gros dés montrent"},
    "view.white_shows": {"en": "White dice show", "fr": "Les dés blancs montrent"},
    "view.closed": {"en": "Closed faces", "fr": "Numéros fermés"},
    "choice.slot": {"en": "To the slot machine", "fr": "À la machine à sous"},
    "choice.pick": {"en": "Take a note", "fr": "Prendre un billet"},
    "turn.ask.asking=slot_machine": {"en": "Which note of the slot machine do you take?",
                                     "fr": "Quel billet de la machine à sous prenez-vous ?"},
    "rule.slot_machine": {"en": "All your dice of one face may go to the slot machine instead, each face once a round. There most dice, "
                                "then the higher sum, then the highest die come first; ties do not count, and in that order each takes "
                                "one note of their choice.",
                          "fr": "Tous vos dés d’un numéro peuvent aller plutôt à la machine à sous, chaque numéro une fois par manche. "
                                "Là, le plus de dés, puis la plus grande somme, puis le dé le plus haut passent d’abord ; les égalités ne "
                                "comptent pas, et dans cet ordre chacun prend un billet de son choix."},
    "question.slot_machine": {"en": "which note do you take?", "fr": "quel billet prenez-vous ?"},
    "action.slot": {"en": "place all your {number}s on the slot machine", "fr": "placer tous vos {number} à la machine à sous"},
    "action.pick": {"en": "take {note:money}", "fr": "prendre {note:money}"},
    "short.pick": {"en": "{note:money}", "fr": "{note:money}"},
    "event.level": {"en": "{casino:casino}: {who:seats} are level in everything, with {dice?# die|# dice}, and get nothing.",
                    "fr": "{casino:at_casino}, {who:seats} sont à égalité en tout, avec {dice?# dé|# dés}, et n’ont rien."},
    "you.level": {"en": "{casino:casino}: {who:seats} are level in everything, with {dice?# die|# dice}, and get nothing.",
                  "fr": "{casino:at_casino}, {who:seats} êtes à égalité en tout, avec {dice?# dé|# dés}, et n’avez rien."},
}

PARTS: Words = {}
