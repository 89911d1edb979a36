"""Las Vegas in sentences: for screen readers and pipes."""
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas import board, things
from flambeur.cli.boards.las_vegas import words as say
from flambeur.cli.boards.vegas import words as house
from flambeur.cli.boards.vegas.chips import spoken
from flambeur.games.vegas.facts import ROUNDS
from flambeur.kit.words import money


def speech(scene: Scene) -> list[str]:
    language, view = scene.language, scene.view
    lines = [say.SPOKEN_ROUND(language, round=view["round"], rounds=ROUNDS, pile=say.PILE(language, notes=view["pile"]))]
    lines += [casino(scene, number) for number in range(1, len(view["casinos"]) + 1)]
    lines += [player(scene, p) for p in range(len(scene.sitters))]
    if view["roll"] is not None:
        lines.append(say.SPOKEN_ROLL(language, name=scene.speaker.name(view["to_move"]), dice=things.rolled_in_words(scene)))
    return [*lines, *board.lines(scene)]


def casino(scene: Scene, number: int) -> str:
    language, seen = scene.language, scene.view["casinos"][number - 1]
    groups = things.lying(scene, number - 1)
    dice = ", ".join(things.whose(scene, thing) for thing in sorted(groups, key=lambda thing: -thing.n) if thing.n)
    beside = [things.kind_of(scene, thing) for thing in things.beside_notes(scene, number - 1)]
    beside += [house.CHIPS(language, chips=spoken(scene, seen["chips"]))] if seen.get("chips") else []
    notes = ", ".join([*(money(note, language) for note in seen["notes"]), *beside]) or house.NO_NOTES(language)
    said = house.SPOKEN_CASINO(language, number=number, name=scene.speaker.lists["casino"][number - 1], notes=notes,
                               dice=house.SPOKEN_DICE(language, dice=dice) if dice else house.NO_DICE(language))
    faces = [say.FACES_OF(language, dice=things.whose(scene, thing), faces=" ".join(map(str, shown)))
             for thing, shown in things.shown(scene, number - 1)]
    return f"{said} {say.SPOKEN_FACES(language, faces=', '.join(faces))}" if faces else said


def player(scene: Scene, p: int) -> str:
    language, seen = scene.language, scene.view["players"][p]
    dice = things.told(scene, things.in_hand(scene, p), house.PLUS) or house.NO_DICE(language).lower()
    fortune = say.FACE_DOWN(language) if seen["money"] is None else money(seen["money"], language)
    notes = house.NOTES(language, n=seen["notes"])
    if seen.get("chips"): notes += ", " + house.CHIPS(language, chips=spoken(scene, seen["chips"]))
    return say.SPOKEN_PLAYER(language, name=scene.speaker.name(p), dice=dice, notes=notes, money=fortune)
