"""Kickers in words: sentences of their own, and parts in the lists of others' sentences (kit/words.py)."""
from flambeur.kit.words import Words

WORDS: Words = {
    "view.kickers": {"en": "Kickers", "fr": "Kickers"},
    "view.kick": {"en": "Kicker at work", "fr": "Kicker à l’œuvre"},
    "view.kick.casino": {"en": "Casino", "fr": "Casino"},
    "view.due": {"en": "to kick", "fr": "à chasser"},
    "view.white_by": {"en": "White by", "fr": "Blancs de"},
    "turn.ask.asking=kickers": {"en": "Which die does your kicker throw off?", "fr": "Quel dé votre kicker chasse-t-il ?"},
    "choice.kick": {"en": "Kick a die", "fr": "Chasser un dé"},
    "thing.kicker": {"en": "{n?# kicker|# kickers}", "fr": "{n?# kicker|# kickers}"},
    "rule.kickers": {"en": "Kickers go to the casino with your other dice, throw one die of your choice off it, back into its owner’s hand,"
                           " and are out for the round; they count for nothing at the payout.",
                     "fr": "Les kickers vont au casino avec vos autres dés, en chassent un dé de votre choix, qui retourne dans la main de "
                           "son propriétaire, puis sont hors jeu pour la manche ; ils ne comptent pas au paiement."},
    "question.kickers": {"en": "which die does your kicker throw off {casino:casino}?",
                         "fr": "quel dé votre kicker chasse-t-il {casino:of_casino} ?"},
    "action.kick": {"en": "kick a die of {owner:seat}", "fr": "chasser un dé {owner:of_seat}"},
    "action.kick.die=big": {"en": "kick the big die of {owner:seat}", "fr": "chasser le gros dé {owner:of_seat}"},
    "action.kick.die=white": {"en": "kick a white die that {owner:seat} placed", "fr": "chasser un dé blanc placé par {owner:seat}"},
    "action.kick.die=opening": {"en": "kick a white die of the opening roll", "fr": "chasser un dé blanc du lancer d’ouverture"},
    "choice.kick_slot": {"en": "Kick a die", "fr": "Chasser un dé"},
    "action.kick_slot": {"en": "kick a {face} off the slot machine", "fr": "chasser un {face} de la machine à sous"},
    "action.kick_slot.die=big": {"en": "kick the big die that shows {face} off the slot machine",
                                 "fr": "chasser le gros dé qui montre {face} de la machine à sous"},
    "action.kick_slot.die=white": {"en": "kick a white {face} off the slot machine", "fr": "chasser un {face} blanc de la machine à sous"},
    "event.kicked": {"en": "{seat:seat} kicks a die of {owner:seat}< (a {face})> off {casino:casino}.",
                     "fr": "{seat:seat} chasse un dé {owner:of_seat}< (un {face})> {casino:of_casino}."},
    "event.kicked.die=big": {"en": "{seat:seat} kicks the big die of {owner:seat}< (a {face})> off {casino:casino}.",
                             "fr": "{seat:seat} chasse le gros dé {owner:of_seat}< (un {face})> {casino:of_casino}."},
    "event.kicked.die=white": {"en": "{seat:seat} kicks a white die< (a {face})> off {casino:casino}; it goes back to {owner:seat}.",
                               "fr": "{seat:seat} chasse un dé blanc< (un {face})> {casino:of_casino} ; il revient à {owner:seat}."},
    "event.kicked.die=opening": {"en": "{seat:seat} kicks a white die of the opening roll off {casino:casino}; it is out for this round.",
                                 "fr": "{seat:seat} chasse {casino:of_casino} un dé blanc du lancer d’ouverture ; il est hors jeu "
                                       "pour la manche."},
    "event.kicker_spent": {"en": "{casino:casino}: no other die lies there, so the kicker of {seat:seat} has no effect.",
                           "fr": "{casino:at_casino}, il n’y a aucun autre dé : le kicker {seat:of_seat} reste sans effet."},
}

PARTS: Words = {
    "event.rolled": {"en": "<kickers {kickers:dice}>", "fr": "<kickers {kickers:dice}>"},
    "event.placed": {"en": "<{kickers?a kicker|# kickers}>", "fr": "<{kickers?un kicker|# kickers}>"},
}
