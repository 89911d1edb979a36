"""High notes in words."""
from flambeur.kit.words import Words

WORDS: Words = {
    "rule.high_notes": {"en": "Five notes of $100,000 are shuffled in with the others.",
                        "fr": "Cinq billets de 100 000 $ sont mélangés aux autres."},
}
