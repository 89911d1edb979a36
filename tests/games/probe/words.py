"""Probe: actions and events as sentences, French and English."""
from flambeur.kit.words import Words

TITLE = {"en": "Probe", "fr": "Probe"}

WORDS: Words = {
    "action.lay": {"en": "lay the {card} face down", "fr": "poser le {card} face cachée"},
    "action.accept": {"en": "accept", "fr": "accepter"},
    "action.refuse": {"en": "refuse", "fr": "refuser"},
    "event.shuffled": {"en": "The {cards} cards are shuffled.", "fr": "Les {cards} cartes sont mélangées."},
    "event.drawn": {"en": "{seat:seat} draws a {card}.", "fr": "{seat:seat} pioche un {card}."},
    "event.drawn.!card": {"en": "{seat:seat} draws a card.", "fr": "{seat:seat} pioche une carte."},
    "event.rolled": {"en": "{seat:seat} rolls {die}: {stake?# point is|# points are} on the table.",
                     "fr": "{seat:seat} lance {die} : {stake?# point|# points} en jeu."},
    "event.laid": {"en": "{seat:seat} lays a {card} face down.", "fr": "{seat:seat} pose un {card} face cachée."},
    "event.laid.!card": {"en": "{seat:seat} lays a card face down.", "fr": "{seat:seat} pose une carte face cachée."},
    "event.changed": {"en": "{seat:seat} takes the card back and lays a {card}.", "fr": "{seat:seat} reprend sa carte et pose un {card}."},
    "event.shown": {"en": "{seat:seat} shows a {card}.", "fr": "{seat:seat} montre un {card}."},
    "event.accepted": {"en": "{seat:seat} accepts: {leader:seat} takes {stake?# point|# points}.",
                       "fr": "{seat:seat} accepte : {leader:seat} prend {stake?# point|# points}."},
    "event.refused": {"en": "{seat:seat} refuses: {stake?# point stays|# points stay} on the table.",
                      "fr": "{seat:seat} refuse : {stake?# point reste|# points restent} en jeu."},
    "event.game_end": {"en": "The game is won by {winners:seats}.", "fr": "La partie est gagnée par {winners:seats}."},
}
