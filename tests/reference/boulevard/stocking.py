"""The start of a round."""

from tests.reference.boulevard.bonus import deal_bonus_cards
from tests.reference.boulevard.chips import lay_chips
from tests.reference.boulevard.facts import FACES, WHITE, Casino, Steps, high_to_low
from tests.reference.boulevard.hands import deal_action_cards
from tests.reference.boulevard.rainbow import worth
from tests.reference.boulevard.state import State


def start_round(t: State) -> Steps:
    t.hands = [t.options.hand() for _ in range(t.players)]
    for casino in t.options.casinos():  # LV2: casino 1, then 2, ... 6
        stock(t, casino)
    lay_chips(t)
    deal_bonus_cards(t)
    deal_action_cards(t)
    if t.options.opening() > 0:  # LV10: with three players, the two white dice left over are rolled after stocking
        rolled = yield "opening", t.first, t.options.opening()
        for face in rolled["white"]:  # LV10: each goes to the casino of its own face
            t.dice[FACES.index(face)].append((WHITE, None))


def stock(t: State, casino: Casino) -> None:
    drawn: list[int] = []
    while sum(map(worth, drawn)) < t.options.minimum() and t.pile:  # LV2, BV1; LV14: stop when the pile is empty
        drawn.append(t.draw())
    t.notes[t.at(casino)] = high_to_low(drawn)
    t.tell("stocked", casino, high_to_low(drawn))
