"""Las Vegas in sentences: for screen readers and pipes."""
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas import words as say
from flambeur.cli.boards.vegas import words as house
from flambeur.games.las_vegas.facts import ROUNDS
from flambeur.kit.words import money


def speech(scene: Scene) -> list[str]:
    language, view = scene.language, scene.view
    lines = [say.SPOKEN_ROUND(language, round=view["round"], rounds=ROUNDS, pile=say.PILE(language, notes=view["pile"]))]
    lines += [casino(scene, number) for number in range(1, len(view["casinos"]) + 1)]
    lines += [player(scene, p) for p in range(len(scene.sitters))]
    if view["roll"] is not None:
        own, white = (" ".join(map(str, view["roll"][kind])) for kind in ("own", "white"))
        dice = say.SPOKEN_WHITE(language, dice=own or "–", white=white) if white else own
        lines.append(say.SPOKEN_ROLL(language, name=scene.speaker.name(view["to_move"]), dice=dice))
    return lines


def casino(scene: Scene, number: int) -> str:
    language, seen = scene.language, scene.view["casinos"][number - 1]
    groups = [(n, house.DICE_OF(language, n=n, name=scene.speaker.name(p))) for p, n in enumerate(seen["dice"])]
    groups.append((seen["white"], say.DICE_WHITE(language, n=seen["white"])))
    dice = ", ".join(text for n, text in sorted(groups, key=lambda group: -group[0]) if n)
    notes = ", ".join(money(note, language) for note in seen["notes"]) or house.NO_NOTES(language)
    return house.SPOKEN_CASINO(language, number=number, name=scene.speaker.lists["casino"][number - 1], notes=notes,
                             dice=house.SPOKEN_DICE(language, dice=dice) if dice else house.NO_DICE(language))


def player(scene: Scene, p: int) -> str:
    language, seen = scene.language, scene.view["players"][p]
    dice = say.DICE_AND_WHITE(language, n=seen["dice"], white=seen["white"]) if seen["white"] else say.DICE(language, n=seen["dice"])
    fortune = say.FACE_DOWN(language) if seen["money"] is None else money(seen["money"], language)
    return say.SPOKEN_PLAYER(language, name=scene.speaker.name(p), dice=dice, notes=house.NOTES(language, n=seen["notes"]), money=fortune)
