"""Casino Royal: Bonne Fortune and the Grand Slam (CR6.6), and the bank (CR8)."""
import pytest

from tests.helpers.casino_royal import ANNA, BENNO, CLUBS, DIE, HEARTS, K, Royal, player


@pytest.mark.parametrize(("square", "first", "n"), [("Bonne Fortune A", "totals 2 3", 55), ("Bonne Fortune B", "hearts", 4),
                                                    ("Bonne Fortune C", "1-12", 3)])
def test_CR3_what_each_bonne_fortune_lets_one_try(square: str, first: str, n: int) -> None:
    m = Royal(player()).land(square)
    assert (m.may[0], len(m.may)) == (first, n)


def test_example_3_and_7_win_in_8_of_36() -> None:
    m = Royal(player()).land("Bonne Fortune A")
    action = next(action for action in m.m.legal(ANNA) if action.typed == "totals 3 7")
    assert (action.fields["covers"], action.fields["of"]) == (8, 36)
    assert m.act("totals 3 7").throw(4, 3).cash(ANNA) == 1750


def test_CR3_the_best_pair_of_totals_wins_in_11_of_36() -> None:
    m = Royal(player()).land("Bonne Fortune A")
    best = max(action.fields["covers"] for action in m.m.legal(ANNA))
    assert sorted(a.typed for a in m.m.legal(ANNA) if a.fields["covers"] == best) == ["totals 6 7", "totals 7 8"]
    assert best == 11


def test_CR6_6_a_win_takes_the_whole_pot_and_the_bank_puts_250k_back() -> None:
    m = Royal(player(), pot=700).land("Bonne Fortune B").act("hearts").lay(HEARTS + 4)
    assert (m.cash(ANNA), m.pot, m.bank) == (2200, 250, 22_000 - 4500 - 700 - 250)


def test_CR6_6_a_loss_costs_nothing() -> None:
    m = Royal(player(0), pot=700).land("Bonne Fortune C").act("13-24").lay(25)
    assert (m.cash(ANNA), m.pot, m.mover) == (0, 700, BENNO)


def test_CR6_6_it_is_always_made_and_no_joker_repairs_it() -> None:
    m = Royal(player(jokers=[DIE])).land("Bonne Fortune B")
    assert m.may == ["hearts", "diamonds", "clubs", "spades"]
    assert m.act("hearts").lay(CLUBS).mover == BENNO


def test_CR13_a_win_of_an_empty_pot_pays_nothing_and_still_refills_it() -> None:
    m = Royal(player(), pot=0).land("Bonne Fortune B").act("hearts").lay(HEARTS)
    assert (m.cash(ANNA), m.pot) == (1500, 250)


def test_CR6_6_the_bank_puts_back_no_more_than_it_has() -> None:
    m = Royal(player(), pot=700, bank=100).land("Bonne Fortune B").act("hearts").lay(HEARTS)
    assert (m.cash(ANNA), m.pot, m.m.view()["bank"]) == (2200, 100, 0)


def test_CR6_6_what_goes_over_one_million_goes_to_the_bank_at_once() -> None:
    m = Royal(player(), pot=950).land("Nice").act("buy")
    assert (m.pot, m.bank) == (1000, 22_000 - 4500 - 950 + 50)


def test_CR6_6_grand_slam_100k_from_the_bank_or_a_try() -> None:
    m = Royal(player()).land("Grand Slam")
    assert m.may == ["safe", "try"]
    assert (m.act("safe").cash(ANNA), m.bank, m.mover) == (1600, 17_250 - 100, BENNO)


def test_CR6_6_three_bets_in_order_250k_then_750k_then_1750k() -> None:
    m = Royal(player()).land("Grand Slam").act("try")
    assert m.waits == "die"
    m.throw(4)
    assert (m.may, m.view()["slam"]) == (["stop", "go on"], 250_000)
    m.act("go on")
    assert m.waits == "cut"
    m.lay(HEARTS)
    assert (m.may, m.view()["slam"]) == (["stop", "go on"], 750_000)
    m.act("go on")
    assert m.waits == "spin"
    m.lay(2)
    assert (m.cash(ANNA), m.mover) == (1500 + 1750, BENNO)


@pytest.mark.parametrize(("bets", "wins"), [(1, 250), (2, 750)])
def test_CR6_6_one_may_stop_after_each_win(bets: int, wins: int) -> None:
    m = Royal(player()).land("Grand Slam").act("try").throw(2)
    if bets == 2: m.act("go on").lay(HEARTS)
    assert m.act("stop").cash(ANNA) == 1500 + wins


@pytest.mark.parametrize("bets", [0, 1, 2])
def test_CR6_6_a_loss_ends_it_with_nothing(bets: int) -> None:
    m = Royal(player(jokers=[DIE])).land("Grand Slam").act("try")
    if bets: m.throw(2).act("go on")
    if bets == 2: m.lay(HEARTS).act("go on")
    m.lay((0, CLUBS, 0)[bets])
    assert (m.cash(ANNA), m.mover) == (1500, BENNO)


# CR8: a bank that runs dry

def test_CR8_an_empty_bank_pays_from_the_pot_and_then_on_paper() -> None:
    m = Royal(player(), pot=250, bank=100).land("Grand Slam").act("try").throw(2).act("stop")
    assert (m.cash(ANNA), m.m.view()["bank"], m.pot, m.m.view()["paper"]) == (1750, 0, 100, None)
    m = Royal(player(), pot=100, bank=100).land("Grand Slam").act("try").throw(2).act("stop")
    assert (m.cash(ANNA), m.m.view()["bank"], m.pot, m.m.view()["paper"]) == (1750, 0, 0, 50 * K)


def in_debt() -> Royal:
    """The bank owes 300k."""
    m = Royal(player(), pot=950, bank=0)
    s = m.m.state
    s.paper += 6
    s.cash[ANNA] += 6
    return m


def test_CR8_money_that_reaches_the_bank_redeems_paper_first() -> None:
    m = in_debt().land("Tax A")
    assert (m.m.view()["paper"], m.m.view()["bank"]) == (None, 200 * K)


def test_CR13_overflow_of_the_pot_redeems_paper_first() -> None:
    m = in_debt().land("Nice").act("buy")
    assert (m.pot, m.m.view()["paper"], m.m.view()["bank"]) == (1000, 250 * K, 0)


def test_CR8_an_emptied_pot_stays_empty_until_money_is_paid_in() -> None:
    m = Royal(player(), pot=100, bank=0).land("Grand Slam").act("safe")
    assert m.pot == 0
    m.m.state.to_move = ANNA
    assert m.land("Nice").act("buy").pot == 100


def test_CR12_paper_is_one_number_of_the_bank() -> None:
    view = in_debt().view(ANNA)
    assert view["paper"] == 300 * K
    assert all("paper" not in one for one in view["players"])
