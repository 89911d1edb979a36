"""Messages to a table, of all kinds and for all of its states: right, plausible, nearly right, and nonsense."""
import random
from typing import Any

from bench.siege.grammar import GARBAGE, Grammar, encoded
from bench.siege.pen import Pen
from bench.siege.scene import Scene
from flambeur.bots.levels import LEVELS
from flambeur.server.socket.messages import PROTOCOL, read_client

SCHEMA = read_client.json_schema()
KINDS: dict[str, str] = {kind: ref.rsplit("/", 1)[1] for kind, ref in SCHEMA["discriminator"]["mapping"].items()}
SELDOM = ("abandon",)                     # by the table's creator it ends what has not begun, and then nothing else can be tried
USUAL = ("take_back", "leave", "back", "hint", "rematch", "correct", "type_in", "start", "pledge", "seed", "consent", "call_off", "key",
         "fill", "remove", "replace", "say", "rename", "hand")
OFTEN = 0.7                               # where there is something right to say: how often it is said


class Messages:
    def __init__(self, luck: random.Random) -> None:
        self.luck, self.grammar, self.pen, self.n = luck, Grammar(SCHEMA, luck), Pen(luck), 0

    def one(self, scene: Scene) -> bytes:
        kind = self.luck.randrange(20)
        if kind < 8: return encoded(self.act(scene))
        if kind < 12: return encoded(self.usual(scene))
        if kind < 16: return encoded(self.by_schema())
        if kind < 19: return encoded(self.grammar.nearly(SCHEMA["$defs"][self.luck.choice(sorted(KINDS.values()))]))
        return self.luck.choice(GARBAGE)

    def by_schema(self) -> Any:
        kind = self.luck.choice(sorted(KINDS))
        if kind in SELDOM and self.luck.random() < 0.9: kind = "ping"
        return self.grammar.value(SCHEMA["$defs"][KINDS[kind]])

    def act(self, scene: Scene) -> dict[str, Any]:
        """A throw or a choice, for any seat, mostly one that has a choice; often with the right number of the decision, often legal."""
        able = [int(seat) for seat in scene.now.get("legal", ())]
        seat = self.luck.choice(able) if able and self.luck.random() < OFTEN else self.luck.randrange(scene.seats)
        turn = scene.now.get("turns", {}).get(str(seat), 0) if self.luck.random() < 0.8 else self.luck.randrange(300)
        legal = scene.now.get("legal", {}).get(str(seat), ())
        message: dict[str, Any] = {"id": self.id(scene), "seat": seat, "turn": turn}
        if self.luck.random() < 0.1 or scene.now.get("thrower") == seat: return {"type": "roll", **message}
        action = self.luck.choice(legal)["id"] if legal and self.luck.random() < 0.8 else self.luck.randrange(200)
        return {"type": "move", **message, "action": action, "sign": self.pen.move(scene, seat, turn, [action])}

    def usual(self, scene: Scene) -> Any:
        """What the page sends besides, by the schema, with seats that there are and ids that may have been used."""
        message = self.grammar.value(SCHEMA["$defs"][KINDS[self.luck.choice(USUAL)]])
        for key in ("seat", "target"):
            if key in message: message[key] = self.luck.randrange(scene.seats)
        message["id"] = self.id(scene)
        if self.luck.random() < OFTEN: self.know(message, scene)
        return message

    def know(self, message: dict[str, Any], scene: Scene) -> None:
        """What the schema cannot know: levels that there are, seeds that were pledged, dice that are asked for, keys and signatures."""
        kind, seat = message["type"], message.get("seat", 0)
        if kind in ("fill", "start"):
            message["level" if kind == "fill" else "fill"] = self.luck.choice([*LEVELS, None])
        elif kind == "seed" and seat in scene.seeds:
            message["seed"] = scene.seeds[seat].hex()
        elif kind == "type_in" and (throw := scene.now.get("throw")):
            message["values"] = [throw["first"] + self.luck.randrange(size) for size in throw["sizes"]]
        elif kind == "pledge":
            message |= {"hash": scene.pledged(seat, self.luck), "key": self.key(scene)}
        elif kind == "consent":
            message["signature"] = self.pen.consent(scene, seat)
        elif kind == "key":
            message["key"] = self.key(scene)
            message["signature"] = self.pen.succession(scene, seat, message["key"])
        elif kind == "hand":
            message |= {"seats": [seat], "key": self.key(scene)}
            message["signatures"] = [name for name in [self.pen.succession(scene, seat, message["key"])] if name]

    def key(self, scene: Scene) -> str | None:
        """One that it has the other half of, or none."""
        return self.luck.choice([*scene.devices, None])

    def greeting(self, table: str) -> bytes:
        """The first message of somebody who has nothing to show: a hello, nearly one, or something else."""
        kind = self.luck.randrange(4)
        if kind == 0: return self.one(Scene())
        if kind == 1: return encoded(self.grammar.nearly(SCHEMA["$defs"]["Hello"]))
        said = self.grammar.value(SCHEMA["$defs"]["Hello"])
        return encoded({**said, "table": table, "protocol": PROTOCOL if self.luck.random() < 0.9 else said["protocol"]})

    def id(self, scene: Scene) -> str:
        """Mostly a new one; now and then one that was used for something else."""
        if scene.ids and self.luck.random() < 0.1: return self.luck.choice(scene.ids)
        self.n += 1
        scene.ids = [*scene.ids[-9:], f"m{self.n}"]
        return scene.ids[-1]
