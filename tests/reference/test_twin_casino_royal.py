"""The twin of Casino Royal, sentence by sentence: what the engine is compared with must itself be right."""

from collections import Counter
from itertools import combinations

import pytest

from tests.reference.casino_royal.bets import all_bets, odds, wins
from tests.reference.casino_royal.facts import BOARD, CARDS, CASINOS, COLOUR_OF, DIE, PACK, POCKETS, ROULETTE, TYPE_OF
from tests.reference.casino_royal.table import Table
from tests.reference.casino_royal.tables import (
    ANNA,
    BENNO,
    CARLA,
    act,
    all_money,
    asked,
    card,
    hold,
    land,
    own,
    set_up_values,
    table,
    to_throw,
)

# ---- CR1 to CR5: the box


def test_CR3_the_board_has_its_36_squares_and_casino_types_rotate() -> None:
    assert Counter(square[0] for square in BOARD) == {
        "start": 1, "casino": 15, "challenge": 6, "joker": 4, "fortune": 3, "slam": 2, "tax": 2, "joker loss": 2, "jet": 1,
    }
    assert [TYPE_OF[casino] for casino in CASINOS] == [DIE, CARDS, ROULETTE] * 5
    assert [BOARD[at][0] for at in (0, 9, 18, 27)] == ["start", "slam", "jet", "slam"]
    assert Counter(COLOUR_OF.values()) == dict.fromkeys(("red", "blue", "green", "yellow", "violet"), 3)


def test_CR2_there_are_35_series() -> None:
    t, found = table(), 0
    for three in combinations(CASINOS, 3):
        t.owner = dict.fromkeys(CASINOS)
        own(t, ANNA, *three)
        found += t.has_series(ANNA)
    assert found == 5 + 30


@pytest.mark.parametrize(("kind", "outcomes", "shares"), [
    (CARDS, range(PACK), {"red": 26, "black": 26, "head": 16, "suit": 13}),
    (DIE, range(1, 7), {"even": 3, "odd": 3, "two": 2, "one": 1}),
    (ROULETTE, range(POCKETS), {"red": 18, "black": 18, "even": 18, "odd": 18, "low": 18, "high": 18, "dozen": 12, "column": 12,
                                "nine": 9, "sixain": 6}),
])
def test_CR4_every_bet_wins_as_often_as_the_table_says(kind: str, outcomes: range, shares: dict[str, int]) -> None:
    assert {bet[0] for bet in all_bets(kind)} == set(shares)
    assert len(set(all_bets(kind))) == len(all_bets(kind)) == {CARDS: 7, DIE: 23, ROULETTE: 27}[kind]
    for bet in all_bets(kind):
        assert sum(wins(kind, bet, drawn) for drawn in outcomes) == shares[bet[0]]
    pays = {"head": 2, "two": 2, "dozen": 2, "column": 2, "suit": 3, "nine": 3, "one": 5, "sixain": 5}
    assert all(odds(bet) == pays.get(bet[0], 1) for bet in all_bets(kind))


# ---- CR6.1, CR6.2


@pytest.mark.parametrize(("players", "bank"), [(3, 345), (4, 315), (5, 285), (6, 255)])
def test_CR1_the_bank_after_setting_up(players: int, bank: int) -> None:
    t = Table(players)
    assert (t.bank, t.pot, t.cash) == (bank, 5, [30] * players)
    assert all_money(t) == 440


def test_CR6_1_seats_draw_in_order_and_the_highest_throw_starts_tied_leaders_rethrow() -> None:
    t = Table(3)
    assert t.awaiting()[:2] == ("chance", "set_up")
    t.resolve(set_up_values(["blank", "all", "die"], ["Macao", "Nice", "Reno"]))
    assert t.jokers.hands == [["blank"], ["all"], ["die"]]
    assert [t.owner[casino] for casino in ("Macao", "Nice", "Reno", "Las Vegas")] == [0, 1, 2, None]
    t.resolve([5, 0, 1, 2, 2, 3])  # 7, 5, 7
    assert t.awaiting() == ("chance", "start_throw", (6, 6, 6, 6), (ANNA, CARLA))
    t.resolve([0, 0, 0, 1])
    assert to_throw(t) == CARLA
    t.resolve([0, 1])  # Carla on Venice, nobody's
    act(t, ("pass",))
    assert to_throw(t) == ANNA


def test_CR6_2_a_double_gives_another_throw_after_the_square_and_only_the_movement_throw_counts() -> None:
    t = table()
    land(t, "fortune", "A", double=True)
    act(t, ("totals", 3, 7))
    t.resolve([0, 0])
    assert to_throw(t) == ANNA
    land(t, "fortune", "A")
    act(t, ("totals", 3, 7))
    t.resolve([2, 2])
    assert to_throw(t) == BENNO


def test_CR6_2_landing_on_start_has_no_effect_and_passing_it_pays_nothing() -> None:
    t = table()
    land(t, "start")
    assert (to_throw(t), t.cash, t.laps) == (BENNO, [30, 30, 30], [1, 0, 0])


# ---- CR6.3


def test_CR6_3_a_casino_of_nobody_may_be_bought_for_100k_into_the_pot() -> None:
    t = table()
    land(t, "casino", "Venice")
    assert asked(t) == (ANNA, "buy")
    act(t, ("buy",))
    assert (t.owner["Venice"], t.cash[ANNA], t.pot) == (ANNA, 28, 7)
    t.cash[BENNO] = 1
    land(t, "casino", "Cannes")
    assert to_throw(t) == CARLA  # Benno cannot pay, nobody else is offered it


def test_CR6_3_the_printed_example_100k_on_head_in_Venice_king_of_hearts() -> None:
    t = table()
    own(t, BENNO, "Venice")
    land(t, "casino", "Venice")
    act(t, ("bet", "head"))
    assert asked(t) == (ANNA, "stake")
    act(t, ("lay", 2), ("play",))
    assert (t.cash[ANNA], t.stake) == (28, 2)
    t.resolve(card("hearts", 11))
    assert (t.cash, t.bank) == ([34, 30, 30], 345 - 4)


def test_CR6_3_a_lost_stake_goes_to_the_owner() -> None:
    t = table()
    own(t, BENNO, "Monte-Carlo")
    land(t, "casino", "Monte-Carlo")
    act(t, ("bet", "even"), ("lay", 10), ("play",))
    t.resolve([0])  # zero
    assert (t.cash, t.stake, t.bank) == ([20, 40, 30], 0, 345)


def test_CR6_3_own_casino_nothing() -> None:
    t = table()
    own(t, ANNA, "Nice")
    land(t, "casino", "Nice")
    assert to_throw(t) == BENNO


def test_CR13_every_stake_is_laid_in_exactly_one_way() -> None:
    t = table()
    own(t, BENNO, "Nice")
    t.cash[ANNA] = 45
    land(t, "casino", "Nice")
    act(t, ("bet", "even"))
    assert t.legal(ANNA) == [("lay", 20), ("lay", 10), ("lay", 5), ("lay", 2), ("lay", 1)]
    act(t, ("lay", 20), ("lay", 20))
    assert t.legal(ANNA) == [("lay", 5), ("lay", 2), ("lay", 1), ("play",)]
    act(t, ("lay", 2))
    assert t.legal(ANNA) == [("lay", 2), ("lay", 1), ("play",)]
    act(t, ("lay", 2))  # 50k no more, it would be 250k
    assert t.awaiting()[1] == "die"  # nothing else can be laid: played by itself
    assert t.stake == 44


@pytest.mark.parametrize(("cash", "limit", "most"), [(3, 0, 3), (30, 10, 10), (4, 10, 4)])
def test_CR4_own_cash_and_the_table_limit_bound_the_stake(cash: int, limit: int, most: int) -> None:
    t = table(max_stake=limit)
    own(t, BENNO, "Nice")
    t.cash[ANNA] = cash
    land(t, "casino", "Nice")
    act(t, ("bet", "odd"))
    while t.awaiting()[0] == "decide":
        act(t, t.legal(ANNA)[0])
    assert t.stake == most


# ---- CR3, CR6.6


def test_CR3_joker_loss() -> None:
    t = table()
    land(t, "joker loss", "A")
    assert to_throw(t) == BENNO  # nothing
    hold(t, BENNO, "all")
    land(t, "joker loss", "A")
    assert (to_throw(t), t.jokers.hands[BENNO]) == (CARLA, [])
    hold(t, CARLA, "blank", "blank")
    land(t, "joker loss", "A")
    assert t.legal(CARLA) == [("return", "blank")]  # asked, also with equal ones
    act(t, ("return", "blank"))
    hold(t, ANNA, "die", "blank")
    land(t, "joker loss", "B")
    assert t.awaiting() == ("chance", "joker_loss", (2,), (ANNA,))
    t.resolve([1])
    assert t.jokers.hands[ANNA] == ["die"]
    assert [t.knowledge(seat)["pile"][-1] for seat in (ANNA, BENNO)] == [("blank",), ()]


def test_CR6_6_bonne_fortune_the_printed_example_3_and_7_and_the_pot_is_filled_again() -> None:
    t = table()
    t.pot, t.bank = 12, t.bank - 7
    land(t, "fortune", "A")
    assert len(t.legal(ANNA)) == 55
    act(t, ("totals", 3, 7))
    t.resolve([2, 3])
    assert (t.cash[ANNA], t.pot, all_money(t)) == (42, 5, 440)
    t.pot, t.bank = 0, 3
    land(t, "fortune", "B")
    act(t, ("suit", "spades"))
    t.resolve(card("spades", 0))
    assert (t.cash[BENNO], t.pot, t.bank) == (30, 3, 0)  # an empty pot pays nothing and is still refilled, with all there is
    land(t, "fortune", "C")
    act(t, ("dozen", 3))
    t.resolve([24])
    assert (t.cash[CARLA], t.pot) == (30, 3)


@pytest.mark.parametrize(("answers", "draws", "money"), [
    ([("safe",)], [], 2),
    ([("try",)], [0], 0),
    ([("try",), ("stop",)], [1], 5),
    ([("try",), ("go_on",)], [1, 0], 0),
    ([("try",), ("go_on",), ("stop",)], [1, 13], 15),
    ([("try",), ("go_on",), ("go_on",)], [1, 13, 0], 0),
    ([("try",), ("go_on",), ("go_on",)], [1, 13, 2], 35),
])
def test_CR6_6_grand_slam(answers: list[tuple[str]], draws: list[int], money: int) -> None:
    t = table()
    land(t, "slam")
    for at, answer in enumerate(answers):
        act(t, answer)
        if answer[0] in ("try", "go_on"):
            t.resolve([draws[at]])
    assert (t.cash[ANNA], to_throw(t)) == (30 + money, BENNO)


def test_CR3_the_private_jet_goes_anywhere_but_start_and_the_square_is_resolved() -> None:
    t = table()
    own(t, BENNO, "Nice")
    land(t, "jet", double=True)
    assert t.legal(ANNA) == [*[("jet", square) for square in range(1, 36) if square != 18], ("stay",)]
    act(t, ("jet", 4))  # a challenge without a casino: the double is lost
    assert (t.position[ANNA], to_throw(t), t.laps) == (4, BENNO, [0, 0, 0])
    land(t, "jet", double=True)
    act(t, ("jet", 8))
    assert (t.cash[BENNO], to_throw(t)) == (20, BENNO)
