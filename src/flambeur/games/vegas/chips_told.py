"""The Las Vegas family: chip cards (CG9) as they are seen and told."""
from collections.abc import Sequence

from flambeur.games.vegas.chips import CHIP_WORTH, COLOURS
from flambeur.games.vegas.money import money
from flambeur.kit.events import Row
from flambeur.kit.words import LANGUAGES, Words


def names(language: str) -> Sequence[str]:
    """The colours, as a list that sentences look up."""
    return [colour[LANGUAGES.index(language)] for colour in COLOURS]


def counted(chips: Sequence[int]) -> list[int]:
    """Chips one by one, from how many there are of each colour: 1-5."""
    return [colour + 1 for colour, n in enumerate(chips) for _ in range(n)]


def worth(chips: Sequence[int]) -> int:
    """What somebody's chips bring, in dollars."""
    return money(sum(CHIP_WORTH[n] for n in chips))


def adds(chips: Sequence[int], colour: int) -> int:
    """What one more chip of a colour brings, in dollars."""
    return money(CHIP_WORTH[chips[colour] + 1] - CHIP_WORTH[chips[colour]])


def worth_before(chips: Sequence[Sequence[int]], later: Sequence[Row]) -> list[int]:
    """What everyone's chips were worth before these rows."""
    left = [list(colours) for colours in chips]
    for row in later:
        if row.kind.name == "chip_taken" and row.seat is not None: left[row.seat][row.fields["colour"] - 1] -= 1
    return [worth(colours) for colours in left]


WORDS: Words = {
    "action.take": {"en": "take the {colour:chip} chip", "fr": "prendre le jeton {colour:chip}"},
    "action.leave": {"en": "leave the chips", "fr": "laisser les jetons"},
    "view.chips": {"en": "Chips", "fr": "Jetons"},
    "view.chip_pile": {"en": "Chip cards left", "fr": "Cartes Jeton en pile"},
    "view.adds": {"en": "adds", "fr": "rapporte"},
    "view.players.chips": {"en": "Chips", "fr": "Jetons"},
    "choice.take": {"en": "Take a chip", "fr": "Prendre un jeton"},
    "choice.leave": {"en": "Or", "fr": "Ou"},
    "event.chip_laid": {"en": "A {colour:chip} chip lies at {casino:casino}.", "fr": "Un jeton {colour:chip} est posé {casino:at_casino}."},
    "event.chip_taken": {"en": "{seat:seat} takes the {colour:chip} chip at {casino:casino}.",
                         "fr": "{seat:seat} prend le jeton {colour:chip} {casino:at_casino}."},
    "event.chip_left": {"en": "{seat:seat} takes no chip at {casino:casino}.",
                        "fr": "{seat:seat} ne prend pas de jeton {casino:at_casino}."},
    "you.chip_taken": {"en": "You take the {colour:chip} chip at {casino:casino}.",
                       "fr": "Vous prenez le jeton {colour:chip} {casino:at_casino}."},
    "you.chip_left": {"en": "You take no chip at {casino:casino}.", "fr": "Vous ne prenez pas de jeton {casino:at_casino}."},
}
