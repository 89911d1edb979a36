"""The Las Vegas family: what the positions of the games whose dice are common share (BV11, BV12)."""
from collections.abc import Sequence
from typing import Any

from flambeur.games.vegas.colours import NAMES, SAID
from flambeur.games.vegas.facts import CASINOS, DOLLARS
from flambeur.kit import pile
from flambeur.kit.position import refuse_unless
from flambeur.kit.rng import Rng


def called(colour: int) -> tuple[str, str]:
    """In English and French, within a sentence."""
    return SAID["en"][colour].lower(), SAID["fr"][colour].lower()


def check_roll(phase: str, roll: Sequence[int] | None, left: Sequence[int]) -> None:
    """One die of each colour that is left, in phase choose."""
    refuse_unless((roll is not None) == (phase == "choose"), "a roll lies on the table in phase choose, and only then",
                  "un lancer est sur la table dans la phase choose, et là seulement")
    for colour, face in enumerate(roll or []):
        refuse_unless(0 <= face <= CASINOS and (face > 0) == (left[colour] > 0),
                      f"one die of each colour that is left is rolled, and shows 1 to {CASINOS}: {NAMES[colour]} shows {face}",
                      f"on lance un dé de chaque couleur qui reste, et il montre de 1 à {CASINOS} : {called(colour)[1]} montre {face}")


def lay_casinos(s: Any, casinos: Sequence[Any]) -> None:
    """Their notes, high to low, and their dice."""
    for c, casino in enumerate(casinos):
        s.n_notes[c] = len(casino.notes)
        s.notes[c, :len(casino.notes)] = [note // DOLLARS for note in sorted(casino.notes, reverse=True)]
        s.placed[c] = casino.dice


def lay_pile(cards: Any, above: Sequence[int], under: Sequence[int], shuffled: bool, rng: Rng) -> None:
    """Notes from the top, then those that are known; the first ones are dealt by the generator unless the position has them."""
    lie = [note // DOLLARS for note in (*above, *under)]
    cards.cards[:] = 0
    cards.cards[:len(lie)] = lie
    cards.top, cards.length, cards.known = 0, len(lie), len(under)
    if shuffled: pile.shuffle(cards, rng)
