"""Big dice in words: sentences of their own, and parts in the lists of others' sentences (kit/words.py)."""
from flambeur.kit.words import Words

WORDS: Words = {
    "view.big": {"en": "Big die", "fr": "Gros dé"},
    "thing.big": {"en": "{n?# big die|# big dice}", "fr": "{n?# gros dé|# gros dés}"},
    "rule.big_dice": {"en": "One of your eight dice is big: at the payout it counts as two, also for ties.",
                      "fr": "Un de vos huit dés est gros : au paiement, il compte pour deux, y compris pour les égalités."},
}

PARTS: Words = {
    "event.rolled": {"en": "<big {big:dice}>", "fr": "<gros {big:dice}>"},
    "event.placed": {"en": "<{big?the big die|# big dice}>", "fr": "<{big?le gros dé|# gros dés}>"},
}
