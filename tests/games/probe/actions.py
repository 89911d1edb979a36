"""Probe: every action id, in blocks, and its typed form."""
from flambeur.kit.actions import Block
from tests.games.probe.facts import CARDS

CARD = Block(0, CARDS)                    # PR4: lay card action + 1
REPLY = Block(CARD.stop, CARD.stop + 2)   # PR6
ACCEPT, REFUSE = REPLY.ids()
N_ACTIONS = REPLY.stop

REPLIES = {ACCEPT: "accept", REFUSE: "refuse"}
TYPED = {"accept": ACCEPT, "accepter": ACCEPT, "refuse": REFUSE, "refuser": REFUSE, **{str(a + 1): a for a in CARD.ids()}}


def describe(action: int) -> tuple[str, dict[str, int], str]:
    if action in REPLIES:
        return REPLIES[action], {}, REPLIES[action]
    return "lay", {"card": action + 1}, str(action + 1)


def parse(text: str) -> int | None:
    return TYPED.get(text.strip().lower())
