"""Dice of all kinds at the terminal, and what lies beside notes: whose they are, and what kind. The modules of the game say what there is;
here is how it looks."""
from collections.abc import Iterable

from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.marks import WHITE, Mark
from flambeur.cli.boards.vegas import words as house
from flambeur.cli.words import Word
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.module import Thing, on
from flambeur.kit.words import PARTS

SIGNS = {"normal": "", "white": ""}       # behind the owner's symbol; of other kinds, the first letter of their name


def lying(scene: Scene, casino: int) -> list[Thing]:
    """So many dice of each owner and kind lie at a casino."""
    normal = [Thing("normal", p, n) for p, n in enumerate(scene.view["casinos"][casino]["dice"])]
    return [*normal, *(thing for module in on(scene.options) for thing in module.on_casino(scene.view, casino))]


def on_casino(scene: Scene, casino: int) -> list[tuple[Mark, int]]:
    return marked(scene, lying(scene, casino))


def faces_shown(scene: Scene, casino: int) -> list[tuple[Mark, list[int]]]:
    """Where dice are told apart by their faces: what those of each owner and kind show."""
    return [(mark(scene, thing), faces) for thing, faces in shown(scene, casino)]


def shown(scene: Scene, casino: int) -> list[tuple[Thing, list[int]]]:
    return [(thing, faces) for module in on(scene.options) for thing, faces in module.shown(scene.view, casino) if faces]


def beside_notes(scene: Scene, casino: int) -> list[Thing]:
    """What lies at a casino beside its notes."""
    return [thing for module in on(scene.options) for thing in module.beside_notes(scene.view, casino) if thing.n]


def beside_in_short(scene: Scene, casino: int) -> list[tuple[str, str]]:
    """ "2 rainbow cards" and "2R" """
    return [(kind_of(scene, thing), f"{thing.n}{thing.kind[0].upper()}") for thing in beside_notes(scene, casino)]


def in_hand(scene: Scene, p: int) -> list[Thing]:
    normal = Thing("normal", p, scene.view["players"][p]["dice"])
    return [normal, *(thing for module in on(scene.options) for thing in module.in_hand(scene.view, p))]


def thrown(scene: Scene, p: int) -> list[Thing]:
    """All in the hand; AC2: only those that are rolled again."""
    again = scene.view.get("marked")
    if not again: return in_hand(scene, p)
    return [thing._replace(n=len(again["own" if thing.kind == "normal" else thing.kind])) for thing in in_hand(scene, p)]


def dice_in_hand(scene: Scene, p: int) -> int:
    return sum(thing.n for thing in in_hand(scene, p))


def rolled(scene: Scene) -> list[tuple[int, Mark]]:
    """The dice of a roll, one by one."""
    own = [Thing("normal", scene.view["to_move"], face) for face in scene.view["roll"]["own"]]
    others = (thing for module in on(scene.options) for thing in module.rolled(scene.view))
    return [(thing.n, mark(scene, thing)) for thing in (*own, *others)]


def marked(scene: Scene, things: Iterable[Thing]) -> list[tuple[Mark, int]]:
    return [(mark(scene, thing), thing.n) for thing in things]


def mark(scene: Scene, thing: Thing) -> Mark:
    """The owner's symbol and colour, with a letter for dice that are no ordinary ones."""
    owner = WHITE if thing.owner is None else scene.marks[thing.owner]
    return Mark(owner.symbol + SIGNS.get(thing.kind, thing.kind[0].upper()), owner.style)


def whose(scene: Scene, thing: Thing) -> str:
    """ "3 of Anna", "2 white", "1 big of Anna" """
    if thing.kind == "normal": return house.DICE_OF(scene.language, n=thing.n, name=scene.speaker.name(thing.owner))
    said = kind_of(scene, thing)
    return said if thing.owner is None else house.KIND_OF(scene.language, things=said, name=scene.speaker.name(thing.owner))


def kind_of(scene: Scene, thing: Thing) -> str:
    return scene.speaker.say(GAME.words[f"thing.{thing.kind}"], {"n": thing.n})


def rolled_in_words(scene: Scene) -> str:
    """ "3 3 5, white 2 and big 6": as the event tells it."""
    listed = PARTS.search(GAME.words["event.rolled"][scene.language])
    assert listed is not None
    return scene.speaker.say({scene.language: listed[0]}, scene.view["roll"])


def told(scene: Scene, things: Iterable[Thing], between: Word) -> str:
    """ "3 dice, then 2 white", with the kinds that are there in their order."""
    return between(scene.language).join(kind_of(scene, thing) for thing in things if thing.n)
