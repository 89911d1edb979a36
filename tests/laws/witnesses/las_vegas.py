"""Las Vegas, for the laws."""
from collections import Counter
from collections.abc import Hashable
from itertools import permutations
from random import Random
from typing import Any

import flambeur
from flambeur.api import Match
from flambeur.games.las_vegas.facts import DICE, SEATS, TABLES, VALUES
from flambeur.games.las_vegas.module import on
from flambeur.games.las_vegas.modules.action_cards.drawer import EACH as CARDS_EACH
from flambeur.games.las_vegas.modules.action_cards.drawer import N_CARDS
from flambeur.games.las_vegas.modules.bonus_cards.drawer import DECK, EACH
from flambeur.games.las_vegas.modules.kickers.drawer import BY_FACE, KICK
from flambeur.games.las_vegas.modules.listed import Drawers
from flambeur.games.las_vegas.modules.neutral_dice.drawer import OPENING_DICE
from flambeur.games.las_vegas.modules.rainbow.drawer import CARD
from flambeur.games.las_vegas.state import ENDED, FIRST, OPENING, SHUFFLE
from flambeur.games.vegas.chips import N_COLOURS
from flambeur.kit.events import seats
from flambeur.kit.pile import cards_of
from tests.laws.witnesses import Tiny
from tests.laws.witnesses.vegas import renamed, turn

COSMETIC = ("edition", "open_money")


def census(m: Match) -> Any:
    """LV1, LV10, BV7: all notes and rainbow cards, everyone's dice, all white dice."""
    s = m.state
    notes = Counter(cards_of(s.pile)) + Counter({CARD: int(s.rainbow.at.sum() + s.rainbow.out)})
    if s.action_cards.note: notes[int(s.action_cards.note)] += 1      # AC9: to be placed
    for casino in range(TABLES):
        notes.update(int(note) for note in s.notes[casino, :s.n_notes[casino]])
    for p in range(s.n_players):
        notes.update({note: int(n) for note, n in enumerate(s.won[p]) if n})
    return notes, chips(m), bonus_cards(m), action_cards(m), *dice(m)


def chips(m: Match) -> list[int]:
    """CG9: of each colour."""
    s = m.state
    lies = Counter(cards_of(s.chips.pile))
    return [lies[colour + 1] + int(s.chips.at[:, colour].sum() + s.chips.won[:, colour].sum()) for colour in range(N_COLOURS)]


def bonus_cards(m: Match) -> list[int]:
    """BV9: how many of the ten lie where: all of them in each deck to come, some in the hands."""
    s = m.state
    over = Counter({value: int(n) for value, n in enumerate(s.bonus_cards.hands.sum(axis=0)) if n}) - Counter(DECK.tolist())
    return [sorted(deck.tolist()) != DECK.tolist() and deck.any() for deck in s.bonus_cards.decks] + [over.total()]


def action_cards(m: Match) -> list[Any]:
    """BV10: all ten in each deck to come; of those dealt each is in one hand or was played, none is in two places."""
    c, n = m.state.action_cards, int(m.state.n_players)
    dealt = [card for hand in c.hands[:n].tolist() for card in seats(hand)] + [card for card, p in enumerate(c.by.tolist()) if p]
    decks = [sorted(deck.tolist()) != list(range(1, N_CARDS + 1)) and deck.any() for deck in c.decks]
    return [*decks, len(dealt) in (0, n * int(CARDS_EACH[n])), len(dealt) == len(set(dealt))]


def dice(m: Match) -> tuple[list[int], list[int], list[int], int]:
    """Of each player the normal dice, the big one and the kickers, used ones included; and all white dice."""
    s, n, options = m.state, int(m.state.n_players), m.options.model_dump()
    big, each, spare = int(options["big_dice"]), int(s.kickers.each), OPENING_DICE if n == 3 and s.neutral_dice.each else 0
    own = DICE - big - each
    if s.phase in (ENDED, FIRST, SHUFFLE):         # they lie in the box
        return [own] * n, [big] * n, [each] * n, int(n * s.neutral_dice.each) + spare
    white = s.neutral_dice.left.sum() + s.placed[:, n].sum() + (spare if s.phase == OPENING else 0)
    if each and spare and s.phase != OPENING: white += spare - s.kickers.whites[:, SEATS].sum()      # BV6d: out for the round
    return ([int(s.dice_left[p] + s.placed[:, p].sum()) for p in range(n)],
            [int(s.big_dice.left[p] + (s.big_dice.at[p] > 0)) for p in range(n)],
            [max(int(s.kickers.left[p] + (s.kickers.due if p == s.to_move else 0)), each) for p in range(n)], int(white))


def hides(m: Match, seat: int | None) -> bool:
    """LV2: the order of the pile but for what all saw going under."""
    pile = m.state.pile
    options = m.options.model_dump()
    if (options["bonus_cards"] or options["action_cards"]) and m.state.phase not in (FIRST, SHUFFLE, ENDED): return True
    return m.state.phase not in (FIRST, SHUFFLE) and len(set(cards_of(pile)[:pile.length - pile.known])) > 1


def world(m: Match) -> Hashable:
    s = m.state
    return (tuple(cards_of(s.pile)), tuple(cards_of(s.chips.pile)), tuple(map(tuple, s.bonus_cards.hands.tolist())),
            tuple(s.action_cards.hands.tolist()), tuple(map(tuple, s.action_cards.hidden.tolist())))


def tiny() -> list[Tiny]:
    """A pile with four notes on top of those that all know."""
    m = flambeur.new("las-vegas", players=2, seed=1)
    position = m.position()
    pile = position["state"]["pile"]
    above, under = pile["above"][:4], pile["above"][4:]
    position["state"]["pile"] = {"above": above, "under": under}
    nothing = tuple(map(tuple, m.state.bonus_cards.hands.tolist())), (0,) * SEATS, ((0,) * VALUES,) * SEATS
    orders = Counter((tuple(note // 10_000 for note in [*order, *under]), (), *nothing) for order in permutations(above))
    return [*(Tiny(flambeur.from_position(position, seed=1), seat, Counter[Hashable](orders)) for seat in (None, 0, 1)), *tiny_swaps()]


def tiny_swaps() -> list[Tiny]:
    """AC10: Benno has a note that nobody else knows: it is one of the three above those that all know, or of the pile; and one card."""
    m = flambeur.new("las-vegas", players=2, seed=1, action_cards=True)
    position = m.position()
    state = position["state"]
    above, under = state["pile"]["above"][:3], state["pile"]["above"][4:]
    new = state["pile"]["above"][3]
    state["pile"] = {"above": above, "under": under}
    state |= {"round": 4, "card_decks": [], "played": [1, 2, 3], "played_by": [0, 0, 1]}
    state["players"][0] |= {"cards": []}
    state["players"][1] |= {"cards": [4], "won": [new], "swapped": [new], "unknown": 1}
    m = flambeur.from_position(position, seed=1)
    worlds = Counter[Hashable]()
    for *order, note in permutations([*above, new]):
        for card in range(3, 10):
            hidden = tuple(int(k == note // 10_000) for k in range(VALUES))
            worlds[(tuple(one // 10_000 for one in [*order, *under]), (), tuple(map(tuple, m.state.bonus_cards.hands.tolist())),
                    (0, 1 << card, *(0,) * (SEATS - 2)), ((0,) * VALUES, hidden, *((0,) * VALUES,) * (SEATS - 2)))] += 1
    return [Tiny(m, 0, worlds), Tiny(m, None, worlds)]


def turned(state: dict[str, Any], by: int) -> dict[str, Any]:
    """Whatever a casino has of each seat turns with the seats; who placed white dice (not nobody's), and who closed a face."""
    n, state = len(state["players"]), renamed(state, by, "dice")
    for casino in state["casinos"]:
        if "big" in casino: casino["big"] = turn(casino["big"], by)
        for name in ("shows", "big_shows"):
            if name in casino: casino[name] = turn(casino[name], by)
        if "closed_by" in casino: casino["closed_by"] = [(seat + by) % n for seat in casino["closed_by"]]
        if "white_by" in casino: casino["white_by"] = [*turn(casino["white_by"][:n], by), casino["white_by"][n]]
    if "bonus_decks" in state: state["bonus_decks"] = [dealt_turned(deck, EACH[n], by, n) for deck in state["bonus_decks"]]
    if "card_decks" in state:
        state["card_decks"] = [dealt_turned(deck, CARDS_EACH[n], by, n) for deck in state["card_decks"]]
        state["played_by"] = [(seat + by) % n for seat in state["played_by"]]
        if "had_turn" in state: state["had_turn"] = sorted((seat + by) % n for seat in state["had_turn"])
    return state | ({"asked": (state["asked"] + by) % n} if "asked" in state else {})


def dealt_turned(deck: list[Any], each: int, by: int, n: int) -> list[Any]:
    """A deck to come, whose first cards will be dealt: each seat's to its new one."""
    hands = [deck[seat * each:(seat + 1) * each] for seat in range(n)]
    return [*(card for hand in turn(hands, by) for card in hand), *deck[n * each:]]


def turned_action(action: int, by: int, n: int) -> int:
    """A kick names the owner of a die."""
    target = action - KICK.start
    if action not in KICK.ids() or target >= BY_FACE - 1: return action      # one of nobody, or by its face
    return KICK.start + target - target % SEATS + (target % SEATS + by) % n


def is_lost(m: Match) -> bool:
    """Somebody is always the richest."""
    return False


def body(m: Match, action: int, luck: Random) -> dict[str, Any] | None:
    return None


def left_alone(m: Match) -> bytes:
    """The drawers of modules that are off; without neutral dice also the white ones on the casinos."""
    s, names = m.state, [module.name for module in on(m.options)]
    drawers = b"".join(s[name].tobytes() for name in Drawers.__annotations__ if name not in names)
    white = b"" if "neutral_dice" in names else s.placed[:, s.n_players:].tobytes() + s.kickers.whites.tobytes()
    return drawers + white
