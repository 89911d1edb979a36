"""Chip cards in words: sentences of their own; those that the card game has too are the family's (games/vegas/chips_told.py)."""
from flambeur.games.vegas import chips_told
from flambeur.kit.words import Words

WORDS: Words = {
    **chips_told.WORDS,
    "turn.ask.asking=chips": {"en": "Take a chip, or leave it", "fr": "Prenez un jeton, ou laissez-le"},
    "view.taking": {"en": "A chip may be taken at", "fr": "Un jeton à prendre :"},
    "thing.chip": {"en": "{n?# chip|# chips}", "fr": "{n?# jeton|# jetons}"},
    "rule.chips": {"en": "Each round one more chip card lies at every casino. Whoever places two dice or more on a casino at once may take "
                         "one of its chips. Of one colour 1, 2, 3, 4, 5 chips are worth $10,000, $30,000, $60,000, $100,000, $150,000.",
                   "fr": "À chaque manche, une carte Jeton de plus est posée à chaque casino. Qui place au moins deux dés à la fois dans "
                         "un casino peut prendre un de ses jetons. D’une même couleur, 1, 2, 3, 4, 5 jetons valent 10 000 $, 30 000 $, "
                         "60 000 $, 100 000 $, 150 000 $."},
    "question.chips": {"en": "which chip do you take {taking:casino}?", "fr": "quel jeton prenez-vous {taking:at_casino} ?"},
}
