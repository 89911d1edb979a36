"""The minimum by players in words."""
from flambeur.kit.words import Words

WORDS: Words = {
    "rule.minimum": {"en": "What a casino lays out at least goes by the players instead: $30,000 with two, $10,000 more for each further "
                           "one.",
                     "fr": "Ce qu’un casino met au moins en jeu dépend alors des joueurs : 30 000 $ à deux, 10 000 $ de plus par joueur "
                           "de plus."},
}
