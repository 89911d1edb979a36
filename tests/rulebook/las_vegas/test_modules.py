"""A module is one place: its bit, block, events and columns are its own, and it is asked for in moments.py alone."""
import ast
import re
from itertools import combinations
from pathlib import Path

import pytest

import flambeur
import flambeur.games.las_vegas as folder
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas.things import in_hand
from flambeur.games.las_vegas import actions, events, moments
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.module import Nothing, all_kinds, all_words
from flambeur.games.las_vegas.modules.kickers.drawer import KICK
from flambeur.games.las_vegas.modules.listed import Drawers, modules
from flambeur.games.las_vegas.state import Classic, State, WithWhite
from flambeur.games.las_vegas.words import WORDS
from flambeur.kit.contract import Actions
from flambeur.kit.events import grown, number
from flambeur.kit.log import new_log
from flambeur.kit.structs import dtype_of, new
from tests.helpers.las_vegas import table, turn
from tests.helpers.modules import FIELDS

HOME = Path(folder.__file__).parent
DICE_OF_OTHERS = {"big_dice", "neutral_dice"}
# kinds of dice: docs/add-a-module.md says why
KNOWS = {"kickers": DICE_OF_OTHERS, "slot_machine": DICE_OF_OTHERS, "action_cards": {*DICE_OF_OTHERS, "kickers"}}
BITS = {module.name: module.name.upper() for module in modules()}
DICE = [module.name for module in modules() if module.Roll is not Nothing]


def test_the_list_names_each_folder_drawer_and_option() -> None:
    names = [module.name for module in modules()]
    assert names == list(Drawers.__annotations__)
    assert set(names) == {path.name for path in (HOME / "modules").iterdir() if (path / "module.py").exists()}
    assert all(name in (dtype_of(cls).names or ()) for name in names for cls in (State, Classic, WithWhite))
    assert [name for name in GAME.Options.model_fields if name in names] == names


@pytest.mark.parametrize(("options", "cls"), [
    ({}, Classic), ({"neutral_dice": True}, WithWhite), ({"big_dice": True}, State), ({"neutral_dice": True, "kickers": True}, State),
])
def test_what_most_tables_play_has_a_class_of_states_of_its_own(options: dict[str, bool], cls: type) -> None:
    assert GAME.state_of(GAME.Options(**options)) is cls


def test_every_module_has_a_bit_and_a_block_of_its_own() -> None:
    assert len({module.bit for module in modules()}) == len(modules())
    assert all(module.bit.bit_count() == 1 for module in modules())
    taken = [action for block in (actions.PLACE, *(module.block for module in modules())) for action in block.ids()]
    assert sorted(taken) == list(range(GAME.n_actions))


@pytest.mark.parametrize("action", range(GAME.n_actions))
def test_every_action_is_told_and_typed(action: int) -> None:
    _, _, typed = GAME.describe(action)
    assert GAME.parse(typed) == action
    assert GAME.parse(f"  {typed.upper()} ") == action


def test_only_moments_asks_which_modules_are_on() -> None:
    """The bit of a module is named in its own folder, in moments.py, and where a class of states is made for it; nobody else looks."""
    for file in HOME.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for name, bit in BITS.items():
            if file.name not in ("moments.py", "state.py") and name not in file.parts:
                assert not re.search(rf"\b{bit}\b", text), f"{file} names {bit}"
        if file.name != "moments.py":
            assert not re.search(r"\.modules &", text), f"{file} asks which modules are on"


@pytest.mark.parametrize("name", BITS)
def test_no_base_rule_names_a_module(name: str) -> None:
    """What a module brings is in its folder; beside it only the list, the moments and the meetings know it."""
    for file in HOME.glob("*.py"):
        if file.name in ("moments.py", "meetings.py", "meetings_laid.py", "state.py", "module.py"): continue
        assert f"modules.{name}" not in file.read_text(encoding="utf-8"), f"{file.name} knows {name}"


def test_two_modules_cannot_want_the_same_column_or_number() -> None:
    with pytest.raises(ValueError, match="placed: purple in column 2 is taken"):
        grown(GAME.kinds, {"placed": {"purple": (2, number)}})
    with pytest.raises(ValueError, match="no event is called dropped"):
        grown(GAME.kinds, {"dropped": {"purple": (2, number)}})
    listed = len(events.KINDS) + sum(len(module.kinds) for module in modules())
    assert len({kind.name for kind in all_kinds(events.KINDS)}) == listed
    assert all_words(WORDS) == GAME.words


def test_a_module_that_is_off_leaves_no_trace() -> None:
    """Neither in views, positions and events, nor in the record's options, nor in refusals."""
    m = flambeur.new("las-vegas", players=3, seed=1)
    while not m.over:
        told = str([m.view(seat) for seat in (None, 0, 1, 2)]) + str(m.position()["state"])
        assert not [field for field in FIELDS if f"'{field}'" in told]
        m.play(m.actors[0], m.legal(m.actors[0])[0])
    assert not [field for event in m.events() for field in event.as_json() if field in FIELDS]
    assert {event.kind for event in m.events()} <= {kind.name for kind in events.KINDS}
    m = flambeur.new("las-vegas", players=3, seed=1)
    for action in ("kick 1", 6):
        with pytest.raises(flambeur.FlambeurError, match=f"{action!r} is no move of this game"):
            m.play(0, action)


def test_a_position_may_not_hold_what_belongs_to_a_module_that_is_off() -> None:
    position = flambeur.new("las-vegas", players=3, seed=1).position()
    position["state"]["players"][1]["kickers"] = 1
    with pytest.raises(flambeur.FlambeurError, match="the position has kickers, but the option kickers is off"):
        flambeur.from_position(position)


@pytest.mark.parametrize("name", BITS)
def test_a_module_knows_no_other_one(name: str) -> None:
    """Where two touch each other, both are named in the meetings, and nowhere else; but for the stated exception."""
    used = set[str]().union(*(used_by(file.read_text("utf-8")) for file in (HOME / "modules" / name).glob("*.py")))
    found = {module.name for module in modules() if module.name != name and used & {module.name, *module.Roll.model_fields}}
    assert found == KNOWS.get(name, set()), f"what {name} names of others: {used & set(FIELDS)}"


def used_by(source: str) -> set[str]:
    """The words of which names in the code are made, and strings that are no sentences: `BIG`, `s.big_dice`, "kick.die=white"."""
    found = set[str]()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text) | ast.alias(name=text): pass
            case ast.Constant(value=str() as text) if " " not in text: pass
            case ast.ImportFrom(module=str() as text): pass
            case _: continue
        names = re.findall(r"[a-z_]+", text.lower())
        found |= {*names, *(word for name in names for word in name.split("_"))}
    return found


def test_what_a_module_names_is_seen() -> None:
    seen = used_by("from a.modules.big_dice import x\ny = s.big_dice.left[WHITE]\nz = {'kick.die=bonus': 'a purple die'}  # green")
    assert {"big_dice", "white", "bonus"} <= seen
    assert not {"purple", "green"} & seen


@pytest.mark.parametrize("on", [set_ for n in range(1, len(DICE) + 1) for set_ in combinations(DICE, n)], ids="+".join)
def test_real_dice_are_typed_in_the_order_in_which_hands_are_told(on: tuple[str, ...]) -> None:
    """The terminal asks for "5 dice, then 2 white dice, then 1 big die": what is typed first is a normal one."""
    m = flambeur.new("las-vegas", players=3, seed=1, dice="manual", **dict.fromkeys(on, True))
    while m.awaiting_chance is not None and m.awaiting_chance.kind != "roll":
        if m.awaiting_chance.kind == "opening": m.resolve([1, 1])
        else: m.resolve()
    scene = Scene("", m.view(), None, (), m.game.speaker(m.options, (), "en"), m.options)
    told = in_hand(scene, m.awaiting_chance.seat)  # type: ignore[union-attr, arg-type]
    m.resolve([face for face, thing in enumerate(told, 1) for _ in range(thing.n)])
    roll = m.view()["roll"]
    kinds = {"own": "normal", "white": "white", "big": "big", "kickers": "kicker"}
    assert [(kinds[kind], faces) for kind, faces in roll.items()] == [(thing.kind, [k] * thing.n) for k, thing in enumerate(told, 1)]


def test_only_the_module_that_asks_hears_the_answer() -> None:
    """Two modules may ask: while another one does, kickers have nothing to choose and take no answer."""
    m = table("3: 60 | Benno 2", kickers=True)
    turn(m, "3 1 1 1 1 1", kickers="3 6", place=3)
    states, actions_ = new(State), new(Actions)[0]
    states[0] = m.state
    s = states[0]
    assert moments.is_answer(s, KICK.start)
    assert moments.answers(s, actions_) == len(m.legal(0)) > 0
    s.asking = 1 << 20
    before = s.tobytes()
    assert not moments.is_answer(s, KICK.start)
    assert moments.answers(s, actions_) == 0
    moments.answer(s, 0, KICK.start, new_log())
    assert s.tobytes() == before
