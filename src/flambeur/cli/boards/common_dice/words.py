"""Tables whose dice are common, at the terminal: their own words."""
from collections.abc import Sequence

from flambeur.cli.boards.generic import Scene
from flambeur.cli.words import Word

PILE = Word("{notes?# note|# notes} in the pile", "{notes?# billet|# billets} dans la pile")
ONE_EACH = Word("one die of each colour that is left, in this order: {colours}",
                "un dé de chaque couleur qui reste, dans cet ordre : {colours}")
LEFT = Word("Left", "Reste")
WON = Word("Won", "Gagné")
SPOKEN_ROUND = Word("Round {round} of {rounds}. {pile}.", "Manche {round} sur {rounds}. {pile}.")
SPOKEN_ROLL = Word("Thrown: {dice:coloured}.", "Lancés : {dice:coloured}.")
COLOUR = Word("{n} {colour}", "{n} {colour}")


def of_colours(scene: Scene, counts: Sequence[int]) -> str:
    """ "3 Red, 1 Violet", most first."""
    found = sorted(((n, name) for name, n in zip(scene.speaker.lists["colours"], counts, strict=True) if n), key=lambda one: -one[0])
    return ", ".join(COLOUR(scene.language, n=n, colour=name) for n, name in found)


def spoken_roll(scene: Scene) -> str:
    return scene.speaker.say(SPOKEN_ROLL.both, {"dice": scene.view["roll"]})
