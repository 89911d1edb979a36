"""What a client should not send: sent twice, too late, too early, too much, or not of this protocol at all."""
import asyncio
import json
from pathlib import Path

import pytest

from flambeur.server.live.sessions import MISTAKES
from flambeur.server.socket.messages import PROTOCOL
from tests.server.intruder.lab import Lab, Message, Wire, is_refusal
from tests.server.intruder.test_seats import in_play, run

NESTED = '{"type":"say","id":"x","seat":0,"text":' + "[" * 7000 + "]" * 7000 + "}"
SAY = '{"type":"say","id":"x","seat":0,"text":'
MALFORMED = [
    "", " ", "hello", "null", "true", "0", "[]", "{}", '"move"', "{", '{"type":"move"', '{"type":1}', '{"type":null}', '{"type":"nothing"}',
    '{"type":"move","id":"x","seat":0,"action":1e400,"turn":1}', '{"type":"move","id":"x","seat":0,"action":NaN,"turn":1}',
    '{"type":"move","id":"x","seat":0,"action":Infinity,"turn":1}', '{"type":"move","id":"x","seat":0,"action":-1,"turn":1}',
    '{"type":"move","id":"x","seat":0,"action":2147483648,"turn":1}',
    '{"type":"move","id":"x","seat":0,"action":' + "9" * 5000 + ',"turn":1}',
    '{"type":"move","id":"x","seat":0,"action":0.0,"turn":1}', '{"type":"move","id":"x","seat":"0","action":0,"turn":1}',
    '{"type":"move","id":"x","seat":0,"action":true,"turn":1}', '{"type":"move","id":"x","seat":0,"action":0}',
    '{"type":"move","id":"x","seat":0,"action":0,"turn":1,"more":1}', '{"type":"move","id":"","seat":0,"action":0,"turn":1}',
    '{"type":"move","id":"a b","seat":0,"action":0,"turn":1}', '{"type":"move","id":"' + "a" * 41 + '","seat":0,"action":0,"turn":1}',
    '{"type":"move","id":"x\\n","seat":0,"action":0,"turn":1}', '{"type":"move","id":null,"seat":0,"action":0,"turn":1}',
    SAY + '"\\ud800"}', SAY + '"\\udc00\\ud800"}', SAY + "1}", SAY + "null}", SAY + '"' + "a" * 2001 + '"}', NESTED, "[" * 16000,
    '{"type":"hand","id":"x","seats":[]}', '{"type":"hand","id":"x","seats":[0,0,0,0,0,0,0,0,0]}', '{"type":"hand","id":"x","seats":0}',
    '{"type":"type_in","id":"x","seat":0,"values":' + json.dumps([1] * 513) + "}", '{"type":"type_in","id":"x","seat":0,"values":{"0":1}}',
    '{"type":"pledge","id":"x","seat":0,"hash":"' + "g" * 64 + '"}', '{"type":"pledge","id":"x","seat":0,"hash":"' + "A" * 64 + '"}',
    '{"type":"fill","id":"x","seat":0,"level":"; drop table"}', '{"type":"ping","id":"x"}', "\ufeff{}", '{"type":"ping"}{"type":"ping"}',
    "{'type':'ping'}", '{"type":"ping",}', "\x00", '{"type":"pi\x00ng"}',
    json.dumps({"type": "hello", "protocol": PROTOCOL, "table": "a" * 10}),
]


def test_malformed_messages(tmp_path: Path) -> None:
    """Each is answered once, with a code, and nothing changes; the connection outlives a few of them, but not many."""
    async def test(lab: Lab) -> None:
        made, one, _, watcher, _ = await in_play(lab)
        before = lab.standing(made["table"])
        wire = one
        for text in [*MALFORMED, b"", b"\x00\xff", MALFORMED[-1].encode()]:
            answer = await wire.ask(text)
            assert is_refusal(answer, "malformed"), (text[:80], answer)
            assert len(json.dumps(answer)) < 5000
            wire = await lab.join(made["table"], made["token"])
        assert lab.standing(made["table"]) == before
        assert (await watcher.ask({"type": "ping"}))["type"] == "pong"
        for _ in range(MISTAKES):
            assert (await wire.ask("{"))["type"] == "error"
        await wire.ask("{")
        await wire.when(lambda: wire.over)
        assert wire.closed == (1008, "malformed")
    run(tmp_path, test)


def test_the_last_of_two_equal_names_counts(tmp_path: Path) -> None:
    """Whatever a proxy in between reads: the check and the deed are of the same one."""
    async def test(lab: Lab) -> None:
        made, one, two, *_ = await in_play(lab)
        before = lab.standing(made["table"])
        turn = one.now["turns"]["0"]
        for seats in ('"seat":1,"seat":0', '"seat":0,"seat":0'):
            answer = await two.ask('{"type":"move","id":"x",' + seats + f',"action":0,"turn":{turn}' + "}")
            assert is_refusal(answer, "not_yours", "malformed")
        assert lab.standing(made["table"]) == before
    run(tmp_path, test)


@pytest.mark.parametrize(("first", "code"), [
    ("{}", "malformed"), ("", "malformed"), ('{"type":"ping"}', "malformed"),
    ('{"type":"move","id":"x","seat":0,"action":0,"turn":1}', "malformed"),
    ({"type": "hello", "protocol": PROTOCOL + 1}, "wrong_version"), ({"type": "hello", "protocol": 0}, "wrong_version"),
    ({"type": "hello", "protocol": 10**40}, "wrong_version"), ({"type": "hello", "protocol": "1"}, "malformed"),
    ({"type": "hello", "protocol": PROTOCOL, "table": "zzzzzzzzzz"}, "no_table"),
    ({"type": "hello", "protocol": PROTOCOL, "table": "../../etc"}, "malformed"),
    ({"type": "hello", "protocol": PROTOCOL, "token": "x"}, "malformed"),
    ({"type": "hello", "protocol": PROTOCOL, "seen": -1}, "malformed"),
    ({"type": "hello", "protocol": PROTOCOL, "seat": 0}, "malformed"),
])
def test_a_connection_that_begins_otherwise(tmp_path: Path, first: Message | str, code: str) -> None:
    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open")
        wire = await lab.wire()
        wire.send(first if isinstance(first, str) else {"table": made["table"], **first})
        assert is_refusal(await wire.until("error", "welcome"), code)
        await wire.when(lambda: wire.over)
        assert wire.closed == (1008, code)
        assert len(wire.heard) == 1
    run(tmp_path, test)


def test_a_page_of_another_version_is_told_to_load_again(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        wire = await lab.wire()
        wire.send({"type": "hello", "protocol": 0, "table": "a" * 10})
        answer = await wire.until("error")
        assert "load it again" in answer["text"]["en"]
        assert "rechargez" in answer["text"]["fr"]
    run(tmp_path, test)


def test_who_says_nothing_is_shown_out(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        wire = await lab.wire()
        await lab.later(lab.settings.hello_seconds)
        await wire.when(lambda: wire.over)
        assert wire.closed == (1008, "silent")
        assert wire.heard == []
    run(tmp_path, test)


def test_hello_is_said_once(tmp_path: Path) -> None:
    """Nobody becomes somebody else on a connection."""
    async def test(lab: Lab) -> None:
        made, _, two, watcher, second = await in_play(lab)
        before = lab.standing(made["table"])
        for who in (two, watcher):
            seats = who.you
            answer = await who.ask({"type": "hello", "protocol": PROTOCOL, "table": made["table"], "token": made["token"]})
            assert is_refusal(answer, "malformed")
            assert who.you == seats
        assert is_refusal(await watcher.ask({"type": "say", "id": "s", "seat": 1, "text": "hi"}), "not_yours")
        assert lab.standing(made["table"]) == before
        assert second["token"] not in "".join(watcher.raw)
    run(tmp_path, test)


def test_a_replayed_message_is_done_once(tmp_path: Path) -> None:
    """On the same connection, on another one of the same device, and at the same moment; by somebody else it is refused."""
    async def test(lab: Lab) -> None:
        made, one, two, watcher, _ = await in_play(lab)
        other = await lab.join(made["table"], made["token"])
        lay = {"type": "move", "id": "lay", "seat": 0, "action": one.now["legal"]["0"][0]["id"], "turn": one.now["turns"]["0"]}
        one.send(lay)
        other.send(lay)
        answers = [await one.until("ack", "error"), await other.until("ack", "error")]
        assert [answer["type"] for answer in answers] == ["ack", "ack"]
        before = lab.standing(made["table"])
        assert (await one.ask(lay))["again"] is True
        assert (await other.ask(lay))["again"] is True
        for who in (two, watcher):
            assert is_refusal(await who.ask(lay), "not_yours")
        assert is_refusal(await one.ask({**lay, "id": "other"}), "stale")
        assert lab.standing(made["table"]) == before
        say = {"type": "say", "id": "say", "seat": 0, "text": "once"}
        one.send(say)
        other.send(say)
        await one.until("ack")
        await other.until("ack")
        assert (await one.ask(say))["again"] is True
        assert [chat.text for chat in lab.house.store.chats(made["table"])] == ["once"]
    run(tmp_path, test)


def test_the_same_id_twice_with_another_meaning(tmp_path: Path) -> None:
    """An id is a request: what comes under it later is not looked at."""
    async def test(lab: Lab) -> None:
        made, one, *_ = await in_play(lab)
        await one.ask({"type": "move", "id": "a", "seat": 0, "action": one.now["legal"]["0"][0]["id"], "turn": one.now["turns"]["0"]})
        before = lab.standing(made["table"])
        assert (await one.ask({"type": "take_back", "id": "a", "seat": 0}))["again"] is True
        assert lab.standing(made["table"]) == before
    run(tmp_path, test)


def test_an_answer_to_an_earlier_question(tmp_path: Path) -> None:
    """After the turn has passed, the old choice is stale even where it would be legal again."""
    async def test(lab: Lab) -> None:
        made, one, two, *_ = await in_play(lab)
        old = one.now["turns"]["0"]
        await play_round(one, two)
        await one.when(lambda: one.now["thrower"] is not None)
        before = lab.standing(made["table"])
        for message in ({"type": "roll", "seat": 0, "turn": old}, {"type": "move", "seat": 0, "action": 0, "turn": old}):
            assert is_refusal(await one.ask({"id": "late", **message}), "stale", "illegal_action", "not_your_turn")
        assert lab.standing(made["table"]) == before
        await two.ask({"type": "roll", "id": "r", "seat": 1, "turn": two.now["turns"]["1"]})
        await one.when(lambda: bool(one.now["legal"]))
        lay = {"type": "move", "id": "l", "seat": 0, "action": one.now["legal"]["0"][0]["id"], "turn": old}
        assert is_refusal(await one.ask(lay), "stale")
    run(tmp_path, test)


async def play_round(*players: Wire) -> None:
    """Everyone lays a card, somebody answers."""
    for k, player in enumerate(players):
        seat = str(player.you[0])
        await player.ask({"type": "move", "id": f"round{k}", "seat": int(seat), "action": player.now["legal"][seat][0]["id"],
                          "turn": player.now["turns"][seat]})
    await players[0].when(lambda: all(p.now["views"][str(p.you[0])]["phase"] == "answer" for p in players))
    (who,) = players[0].now["awaited"]
    player = next(p for p in players if who in p.you)
    await player.ask({"type": "move", "id": "reply", "seat": who, "action": player.now["legal"][str(who)][0]["id"],
                      "turn": player.now["turns"][str(who)]})


def test_hints_are_the_server_s_to_give(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, one, *_ = await in_play(lab)
        before = lab.standing(made["table"])
        assert not one.heard[0]["table"]["hints"]
        assert is_refusal(await one.ask({"type": "hint", "id": "h", "seat": 0}), "no_hints")
        assert lab.standing(made["table"]) == before
        assert not any(message["type"] == "hint" for message in one.heard)

        made, one, two, watcher, _ = await in_play(lab, hints=True)
        assert (await one.ask({"type": "hint", "id": "h", "seat": 0}))["type"] == "ack"
        assert [message["seat"] for message in one.heard if message["type"] == "hint"] == [0]
        await two.when(lambda: any(seat["hints"] for message in two.heard for seat in message.get("seats") or ()))
        assert not any(message["type"] == "hint" for wire in (two, watcher) for message in wire.heard)
        updates = [update for message in watcher.heard for update in message.get("updates", ())]
        assert [update["body"]["seat"] for update in updates if update["kind"] == "hinted"] == [0]
    run(tmp_path, test)


def test_names_and_chat_are_cleaned(tmp_path: Path) -> None:
    bad = "\u202eevil\u200b\x00\x1b[31m\n" + "a\u0300\u0301\u0302\u0303\u0304\u0305" + "x" * 500

    async def test(lab: Lab) -> None:
        made = await lab.new_table("device", "open", names=[bad[:200]])
        await lab.sit(made, name=bad[:200])
        one = await lab.join(made["table"], made["token"])
        await one.ask({"type": "say", "id": "s", "seat": 0, "text": bad})
        await one.ask({"type": "rename", "id": "r", "seat": 0, "name": "\u2066" + bad[:150]})
        assert is_refusal(await one.ask({"type": "say", "id": "t", "seat": 0, "text": "\u200b \n"}), "refused")
        (chat,) = (message["text"] for message in one.heard if message["type"] == "chat")
        names = lab.table(made["table"]).names
        for text, most in ((names[0], 24), (names[1], 24), (chat, 300)):
            assert text.startswith("evil")
            assert 0 < len(text) <= most
            assert not set(text) & set("\u202e\u200b\u2066\x00\x1b\n")
    run(tmp_path, test)


def test_no_chat_where_there_is_none(tmp_path: Path) -> None:
    async def test(lab: Lab) -> None:
        made, one, *_ = await in_play(lab, chat=False)
        assert is_refusal(await one.ask({"type": "say", "id": "s", "seat": 0, "text": "hi"}), "not_now")
        assert lab.house.store.chats(made["table"]) == []
    run(tmp_path, test)


def test_who_moves_and_takes_back_gains_no_time(tmp_path: Path) -> None:
    """Nor who gets up and sits down again: a clock cannot be held up."""
    async def test(lab: Lab) -> None:
        _, one, two, *_ = await in_play(lab, clock={"seconds": 1000})
        deadline = one.now["deadline"]
        assert deadline is not None
        for k in range(3):
            action, turn = one.now["legal"]["0"][0]["id"], one.now["turns"]["0"]
            await one.ask({"type": "move", "id": f"m{k}", "seat": 0, "action": action, "turn": turn})
            assert (await one.ask({"type": "take_back", "id": f"t{k}", "seat": 0}))["type"] == "ack"
            await one.ask({"type": "leave", "id": f"l{k}", "seat": 0})
            assert (await one.ask({"type": "back", "id": f"b{k}", "seat": 0}))["type"] == "ack"
        await asyncio.sleep(0)
        assert (one.now["deadline"], two.now["deadline"]) == (deadline, deadline)
    run(tmp_path, test)
