"""Las Vegas, the card game, in sentences: for screen readers and pipes."""
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas_cards import chips
from flambeur.cli.boards.las_vegas_cards import words as say
from flambeur.cli.boards.las_vegas_cards.hand import chooses, examples
from flambeur.cli.boards.las_vegas_cards.players import fortune
from flambeur.cli.boards.vegas import words as house
from flambeur.cli.boards.vegas.chips import spoken
from flambeur.games.las_vegas_cards.facts import ENOUGH, TURNS
from flambeur.games.vegas.facts import ROUNDS
from flambeur.kit.words import capital, money


def speech(scene: Scene) -> list[str]:
    view = scene.view
    return [say.SPOKEN_ROUND(scene.language, round=view["round"], rounds=ROUNDS, turn=view["turn"], turns=TURNS),
            *(casino(scene, k) for k in range(len(view["casinos"]))), *(player(scene, p) for p in range(len(scene.sitters))), *own(scene)]


def casino(scene: Scene, k: int) -> str:
    language, seen = scene.language, scene.view["casinos"][k]
    groups = sorted(((n, p) for p, n in enumerate(seen["dice"]) if n), key=lambda group: -group[0])
    dice = ", ".join(say.DICE_ON(language, dice=house.DICE_OF(language, n=n, name=scene.speaker.name(p)), n=len(seen["cards"][p]))
                     for n, p in groups)
    notes = ", ".join(money(note, language) for note in seen["notes"]) or house.NO_NOTES(language)
    if seen["chips"]:
        notes = say.SPOKEN_NOTES(language, notes=notes, chips=spoken(scene, seen["chips"]))
    return house.SPOKEN_CASINO(language, number=seen["number"], name=scene.speaker.lists["casino"][k], notes=notes,
                               dice=house.SPOKEN_DICE(language, dice=dice) if dice else house.NO_DICE(language))


def player(scene: Scene, p: int) -> str:
    language, seen = scene.language, scene.view["players"][p]
    more = say.SPOKEN_CHIPS(language, chips=spoken(scene, seen["chips"])) if seen["chips"] else ""
    states = ((seen["has_chosen"], say.SPOKEN_CHOSEN), (seen["done"], say.SPOKEN_DONE), (scene.view["first"] == p, say.SPOKEN_FIRST))
    more += "".join(word(language) for holds, word in states if holds)
    return say.SPOKEN_PLAYER(language, name=scene.speaker.name(p), out=seen["out"], enough=ENOUGH, hand=seen["cards"], deck=seen["deck"],
                             glass=seen["glass"], notes=house.NOTES(language, n=seen["notes"]), money=fortune(seen, language), more=more)


def own(scene: Scene) -> list[str]:
    """What lies before the one who looks: the chips to be taken, or the hand."""
    view, seat, language, names = scene.view, scene.seat, scene.language, scene.speaker.lists
    if seat is None:
        return []
    if view["taking"] is not None and view["to_move"] == seat:
        ways = chips.takings(scene).items()
        return [say.TAKE(language, casino=names["casino"][view["taking"] - 1]),
                *(say.SPOKEN_CHIP(language, colour=capital(names["chip"][colour - 1]), more=more) for colour, more in ways)]
    cards, chosen = view["players"][seat]["hand"], view["players"][seat]["chosen"]
    if not cards:
        return []
    lines = [say.SPOKEN_HAND(language, name=scene.speaker.name(seat), cards=cards)]
    lines += [say.SPOKEN_DOUBLES(language, card=card) for card in cards if card > 10]
    lines += [say.SPOKEN_HOW(language, examples=examples(cards, language))] if chooses(scene, seat) else []
    return [*lines, say.CHOSE(language, cards=chosen)] if chosen else lines
