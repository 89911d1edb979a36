"""Probe: every action id, in blocks, and its typed form."""
from flambeur.kit.actions import Block
from tests.games.probe.facts import CARDS

CARD = Block(0, CARDS)                    # PR4: lay card action + 1
REPLY = Block(CARD.stop, CARD.stop + 2)   # PR6
SPOIL = Block(REPLY.stop, REPLY.stop + 2)      # PR8
BURY = Block(SPOIL.stop, SPOIL.stop + CARDS)   # PR9: bury card action - BURY.start + 1
ANNOUNCING = Block(BURY.stop, BURY.stop + 1)      # PR11
THROW = Block(ANNOUNCING.stop, ANNOUNCING.stop + 3)      # PR11, PR12: ask for the die
ACCEPT, REFUSE = REPLY.ids()
COIN, STONE = SPOIL.ids()
(ANNOUNCE,) = ANNOUNCING.ids()
DIE, SOFT, HARD = THROW.ids()
N_ACTIONS = THROW.stop

NAMED = {ACCEPT: "accept", REFUSE: "refuse", COIN: "coin", STONE: "stone", ANNOUNCE: "announce", DIE: "die",
         SOFT: "soft", HARD: "hard"}
FRENCH = {"accepter": ACCEPT, "refuser": REFUSE, "pièce": COIN, "pierre": STONE, "annoncer": ANNOUNCE, "dé": DIE, "doux": SOFT,
          "fort": HARD}
TYPED = {
    **{name: action for action, name in NAMED.items()}, **FRENCH,
    **{str(k + 1): action for k, action in enumerate(CARD.ids())},
    **{f"{verb} {k + 1}": action for verb in ("bury", "enterrer") for k, action in enumerate(BURY.ids())},
}


def describe(action: int) -> tuple[str, dict[str, int], str]:
    if action in NAMED:
        return NAMED[action], {}, NAMED[action]
    if action in BURY.ids():
        card = action - BURY.start + 1
        return "bury", {"card": card}, f"bury {card}"
    return "lay", {"card": action + 1}, str(action + 1)


def parse(text: str) -> int | None:
    return TYPED.get(text.strip().lower())
