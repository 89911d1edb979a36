"""The grown probe: the probe's sentences, and those of doubling."""
from flambeur.kit.words import Words
from tests.games.probe.words import WORDS as PROBE

WORDS: Words = {
    **PROBE,
    "action.double": {"en": "double the points", "fr": "doubler les points"},
    "event.doubled": {"en": "{seat:seat} doubles: {stake} points are on the table.",
                      "fr": "{seat:seat} double : {stake} points en jeu."},
    "event.rolled.times": {"en": "{seat:seat} rolls {die}: {stake} points are on the table, doubled {times?once|# times}.",
                           "fr": "{seat:seat} lance {die} : {stake} points en jeu, doublés {times?une fois|# fois}."},
}
