"""What foes of the siege say, and that a siege in which they never saw a state of a table has not held."""
import random
import re

from pydantic import ValidationError

from bench.siege import siege
from bench.siege.grammar import Grammar
from bench.siege.messages import KINDS, SCHEMA, Messages
from bench.siege.pen import Pen
from bench.siege.scene import Scene
from bench.siege.tally import Tally
from flambeur.server.socket.messages import read_client
from flambeur.table import signing
from tests.helpers.devices import Device

HASH = "ab" * 32                          # of the head


def scene() -> Scene:
    device = Device(1)
    now = {"head": {"after": 7, "hash": HASH}, "legal": {"1": [{"id": 3}]}, "turns": {"1": 5}}
    return Scene(table="abcdefghij", now=now, start="cd" * 32,
                 info=[{"key": None}, {"key": device.key}, {"key": None}], devices={device.key: device, Device(2).key: Device(2)})


def test_strings_are_as_long_as_their_patterns_say() -> None:
    grammar = Grammar(SCHEMA, random.Random(1))
    for pattern in (r"^[0-9a-f]{128}$", r"^04[0-9a-f]{128}$", r"^[A-Za-z0-9_-]{43}$", r"^[a-z]{1,12}$", r"^\d{1,15}-[a-z2-7]{10}$"):
        found = {grammar.fitting(pattern) for _ in range(100)}
        assert all(re.fullmatch(pattern, text) for text in found)
        assert len(found) > 20, pattern


def test_messages_by_the_schema_are_in_the_protocol() -> None:
    """Of all kinds most (texts may be odd): a field that is always wrong would hide what lies behind it."""
    grammar = Grammar(SCHEMA, random.Random(1))
    for name in KINDS.values():
        refused = 0
        for _ in range(50):
            try:
                read_client.validate_python(grammar.value(SCHEMA["$defs"][name]))
            except ValidationError:
                refused += 1
        assert refused < 10, name


def test_moves_are_signed_rightly_and_nearly_rightly() -> None:
    pen, found = Pen(random.Random(1)), scene()
    text = signing.move_text(found.table, found.start, bytes.fromhex(HASH), 1, 5, [3], None)
    key = found.info[1]["key"]
    signs = [sign for _ in range(300) if (sign := pen.move(found, 1, 5, [3])) is not None]
    right = [sign for sign in signs if sign["after"] == 7 and signing.holds(key, text, sign["signature"])]
    assert 0.5 < len(right) / len(signs) < 0.9
    assert all(re.fullmatch("[0-9a-f]{128}", sign["signature"]) for sign in signs)


def test_foes_choose_what_is_legal_and_sign_it() -> None:
    messages, found = Messages(random.Random(1)), scene()
    moves = [message for _ in range(300) if (message := messages.act(found))["type"] == "move"]
    assert any(move["seat"] == 1 and move["action"] == 3 and move["turn"] == 5 and move["sign"] for move in moves)


def test_a_state_that_foes_never_saw_is_wrong() -> None:
    seen = dict.fromkeys(siege.KINDS, 1)
    whole, part = (Tally(states=dict.fromkeys(siege.STATES, 1), kinds=kinds) for kinds in (seen, {**seen}))
    del part.kinds["called_off"], part.states["over"]
    siege.expect_all([whole, part, Tally()])
    assert (whole.wrong, part.wrong) == (0, 2)
    assert "over" in part.said[0]
    assert "called_off" in part.said[1]
