"""A table whose dice are common, in sentences: for screen readers and pipes."""
from collections.abc import Sequence

from flambeur.cli.boards.common_dice import words as say
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.vegas import words as house
from flambeur.kit.words import money


def speech(scene: Scene, players: Sequence[str]) -> list[str]:
    language, view = scene.language, scene.view
    lines = [say.SPOKEN_ROUND(language, round=view["round"], rounds=view["rounds"], pile=say.PILE(language, notes=view["pile"]))]
    lines += [*(casino(scene, number) for number in range(1, len(view["casinos"]) + 1)), *players]
    return [*lines, say.spoken_roll(scene)] if view["roll"] is not None else lines


def casino(scene: Scene, number: int) -> str:
    language, seen = scene.language, scene.view["casinos"][number - 1]
    notes = ", ".join(money(note, language) for note in seen["notes"]) or house.NO_NOTES(language)
    dice = say.of_colours(scene, seen["dice"])
    return house.SPOKEN_CASINO(language, number=number, name=scene.speaker.lists["casino"][number - 1], notes=notes,
                               dice=house.SPOKEN_DICE(language, dice=dice) if dice else house.NO_DICE(language))
