"""An example of every message, for docs/protocol.md. A test holds each against its model."""
from typing import Any

Example = dict[str, Any]
TOKEN = "pX1q0zv8mWc3-Tn5yD2kRj7sLb9eUf4gHa6iOoVxQwE"
HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
SEED = "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"
KEY = "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
SIGNATURE = HASH + SEED
TABLE = "k3v7q2mzxa"
CHOICE = {"id": 3, "kind": "place", "face": 4, "typed": "4"}

CLIENT: dict[str, Example] = {
    "hello": {"type": "hello", "protocol": 1, "table": TABLE, "token": TOKEN, "seen": 17},
    "move": {"type": "move", "id": "m-18", "seat": 0, "action": 3, "turn": 5, "sign": {"after": 9, "signature": SIGNATURE}},
    "roll": {"type": "roll", "id": "r-19", "seat": 0, "turn": 6},
    "type_in": {"type": "type_in", "id": "t-20", "seat": 0, "values": [1, 1, 3, 4, 4, 4, 6, 6]},
    "correct": {"type": "correct", "id": "c-21", "seat": 0},
    "take_back": {"type": "take_back", "id": "u-22", "seat": 0},
    "pledge": {"type": "pledge", "id": "p-1", "seat": 0, "hash": HASH, "key": KEY},
    "seed": {"type": "seed", "id": "s-2", "seat": 0, "seed": SEED},
    "consent": {"type": "consent", "id": "a-6", "seat": 0, "signature": SIGNATURE},
    "call_off": {"type": "call_off", "id": "o-7"},
    "key": {"type": "key", "id": "k-8", "seat": 0, "key": KEY},
    "fill": {"type": "fill", "id": "f-3", "seat": 2, "level": "medium"},
    "remove": {"type": "remove", "id": "x-4", "seat": 1},
    "start": {"type": "start", "id": "go-5", "fill": "easy"},
    "leave": {"type": "leave", "id": "l-23", "seat": 0},
    "back": {"type": "back", "id": "b-24", "seat": 0},
    "replace": {"type": "replace", "id": "v-25", "seat": 0, "target": 1},
    "abandon": {"type": "abandon", "id": "v-26", "seat": 0},
    "rematch": {"type": "rematch", "id": "v-27", "seat": 0},
    "rename": {"type": "rename", "id": "n-28", "seat": 0, "name": "Anna"},
    "hand": {"type": "hand", "id": "h-29", "seats": [0]},
    "say": {"type": "say", "id": "y-30", "seat": 0, "text": "Well thrown!"},
    "hint": {"type": "hint", "id": "i-31", "seat": 0},
    "ping": {"type": "ping"},
}

SEAT: Example = {"sitter": "human", "plan": "open", "name": "Anna", "level": None, "holder": 1, "left": False, "away": None, "hints": 0,
                 "pledged": True, "key": KEY}
NOW: Example = {
    "status": "playing", "starting": False, "awaited": [0], "thrower": None, "throw": None, "turns": {"0": 5}, "legal": {"0": [CHOICE]},
    "views": {"0": {"round": 1, "turn": 0}}, "standing": None, "take_back": [], "correct": False, "deadline": None, "hints": False,
    "votes": [], "result": None, "rematch": None, "missing": None, "head": {"after": 9, "hash": HASH}, "read_only": None,
}
UPDATE: Example = {"at": 1794810500123, "kind": "move", "body": {"seat": 1},
                   "events": [{"kind": "placed", "seat": 1, "face": 2, "own": 3, "white": 0}]}
INFO: Example = {
    "id": TABLE, "game": "las-vegas", "rules": 1, "options": {"players": 2}, "listed": False, "hints": False, "chat": True,
    "clock": {"seconds": None, "out": "bot"}, "dice": "auto", "commitment": HASH, "rematch_of": None,
    "lists": {"en": {"casinos": ["Golden Nugget"]}, "fr": {"casinos": ["Golden Nugget"]}},
    "marks": [{"colour": "red", "symbol": "diamond"}, {"colour": "green", "symbol": "triangle"}], "hides": False,
}
SERVER: dict[str, Example] = {
    "welcome": {"type": "welcome", "protocol": 1, "version": "0.1.0", "time": 1794810500456, "table": INFO, "seats": [SEAT], "you": [0],
                "host": True, "whole": False, "seen": 18, "undone": 0, "updates": [UPDATE], "now": NOW, "chats": [], "present": [0],
                "watchers": 0, "gone": {}, "thinking": []},
    "updates": {"type": "updates", "seen": 19, "updates": [UPDATE], "seats": None, "you": None, "now": NOW},
    "ack": {"type": "ack", "id": "m-18", "again": False, "data": None},
    "error": {"type": "error", "id": "m-18", "code": "stale",
              "text": {"en": "the table has moved on since you chose: look and choose again",
                       "fr": "la partie a avancé depuis votre choix : regardez et choisissez de nouveau"}},
    "presence": {"type": "presence", "present": [0, 1], "watchers": 3, "gone": {"2": 1794810520456}},
    "thinking": {"type": "thinking", "seats": [2], "preparing": False, "progress": None, "warming": []},
    "chat": {"type": "chat", "id": 7, "at": 1794810500789, "seat": 0, "text": "Well thrown!"},
    "names": {"type": "names", "names": ["Anna", "Benno", ""]},
    "hint": {"type": "hint", "id": "i-31", "seat": 0, "estimates": [
        {"action": CHOICE, "win_share": 0.61, "win_share_error": 0.01, "money": 312000.0, "money_error": 1800.0, "rollouts": 4000}]},
    "pong": {"type": "pong", "time": 1794810500999},
}
