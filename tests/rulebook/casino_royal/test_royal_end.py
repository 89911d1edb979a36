"""Casino Royal: the last lap, money trouble, the end (CR7-CR10, CR12, CR13)."""
import pytest

from flambeur.games.casino_royal.facts import LIMIT
from tests.helpers.casino_royal import ANNA, BENNO, BLANK, CARDS, CARLA, DIE, K, Royal, player

SERIES = ("Nice", "Cannes", "Monte-Carlo")
OF_A_GAME = ("Nice", "Macao", "Biarritz")


def with_series(*casinos: str, square: int = 20, **more: object) -> Royal:
    """Carla has thrown, and it is Anna's turn, who has a series."""
    m = Royal(player(1500, *(casinos or SERIES), square=square), player(), player(), to_move=CARLA, **more)  # type: ignore[arg-type]
    return m.land("Start")


# CR7

@pytest.mark.parametrize("casinos", [SERIES, OF_A_GAME])
def test_CR7_who_owns_a_series_may_announce_before_the_first_throw(casinos: tuple[str, ...]) -> None:
    m = with_series(*casinos)
    assert (m.asked, m.may) == (ANNA, ["announce", "roll"])


def test_CR7_without_a_series_nobody_is_asked() -> None:
    assert with_series("Nice", "Cannes", "Reno").waits == "throw"


def test_CR7_the_pawn_goes_to_start_black_and_throws_in_the_same_turn() -> None:
    m = with_series().act("announce")
    assert (m.waits, m.mover, m.view()["last_lap"], m.view()["squares"][0]["here"]) == ("throw", ANNA, ANNA, [ANNA, BENNO, CARLA])
    assert m.view()["players"][ANNA]["laps"] == 0


def test_CR7_one_may_throw_without_announcing() -> None:
    m = with_series().act("roll")
    assert (m.waits, m.view()["last_lap"]) == ("throw", None)


def test_CR7_while_somebody_is_on_a_last_lap_nobody_else_may_announce() -> None:
    assert with_series(last_lap=BENNO).waits == "throw"


@pytest.mark.parametrize(("square", "dice"), [(34, (1, 2)), (34, (6, 5))])
def test_CR7_who_reaches_or_passes_start_with_a_series_has_won(square: int, dice: tuple[int, int]) -> None:
    m = Royal(player(0, *SERIES, square=square), player(9000), last_lap=ANNA).throw(*dice)
    assert (m.m.over, m.m.winners, m.told()[-2:]) == (True, [ANNA], ["lap_done", "game_end"])


def test_CR7_it_need_not_be_the_series_that_was_announced() -> None:
    m = Royal(player(0, *OF_A_GAME, square=34), last_lap=ANNA).throw(1, 2)
    assert m.m.winners == [ANNA]


def test_CR7_without_one_the_pawn_is_turned_back_and_the_square_resolved() -> None:
    m = Royal(player(1500, "Nice", square=34), last_lap=ANNA).throw(1, 4)
    assert (m.view()["last_lap"], m.waits, m.told()[-1]) == (None, "joker", "lap_failed")


def test_CR7_one_may_announce_again_later() -> None:
    m = with_series(square=34)
    m.m.state.laps[ANNA] = 3
    assert m.may == ["announce", "roll"]


def test_CR7_losing_the_series_on_the_way_does_not_end_the_lap() -> None:
    m = Royal(player(1500, "Reno"), player(1500, *SERIES), last_lap=BENNO).land("Challenge")
    m.act("challenge nice", "even").throw(2)
    assert m.view()["last_lap"] == BENNO


def test_CR7_a_series_without_an_announced_lap_wins_nothing() -> None:
    m = Royal(player(1500, *SERIES, square=34), player()).throw(1, 2)
    assert not m.m.over


# CR8

def poor(cash: int = 0, *casinos: str, **more: object) -> Royal:
    """Anna lands on Tax A, 500k, with too little."""
    return Royal(player(cash, *casinos, jokers=[DIE, BLANK]), player(1500), player(300), **more).land("Tax A")  # type: ignore[arg-type]


def test_CR8_casinos_are_sold_one_at_a_time_in_the_sellers_order() -> None:
    m = poor(100, "Nice", "Reno", "Enghien")
    assert (m.asked, m.may) == (ANNA, ["sell reno", "sell nice", "sell enghien"])
    m.act("sell nice")
    assert (m.asked, m.may, m.view()["auction"]) == (BENNO, ["open", "pass"], 15)


def test_CR8_bids_go_round_from_the_left_and_the_highest_pays_the_seller() -> None:
    m = poor(100, "Nice").act("open")
    assert (m.asked, m.may) == (CARLA, ["raise 50", "raise 100", "pass"])
    m.act("raise 100")
    assert (m.asked, m.may) == (BENNO, ["raise 50", "raise 100", "raise 250", "raise 500", "raise 1000", "pass"])
    m.act("raise 250")
    assert (m.casinos(BENNO), m.cash(BENNO), m.cash(ANNA), m.bank) == (["Nice"], 1000, 100, 22_000 - 1000 - 100 - 300 - 250)


def test_CR8_only_until_the_debt_is_covered_and_the_rest_is_the_sellers() -> None:
    m = poor(400, "Nice", "Reno").act("sell nice", "open", "pass")
    assert (m.casinos(ANNA), m.cash(ANNA), m.mover) == (["Reno"], 50, BENNO)


def test_CR8_a_pass_is_final() -> None:
    m = Royal(player(0, "Nice"), player(1500), player(1500), player(1500)).land("Tax A").act("pass", "open", "raise 50", "pass")
    assert (m.casinos(3), m.mover) == (["Nice"], BENNO)


def test_CR13_who_cannot_pay_the_next_bid_has_passed() -> None:
    m = Royal(player(0, "Nice"), player(100), player(150)).land("Tax A")
    assert (m.asked, m.may) == (CARLA, ["open", "pass"])
    m.act("open")
    assert (m.casinos(CARLA), m.cash(CARLA)) == (["Nice"], 0)


def test_CR12_a_sole_bidder_left_may_still_open() -> None:
    m = Royal(player(0, "Nice"), player(1500), player(1500)).land("Tax A").act("pass")
    assert m.may == ["open", "pass"]


def test_CR8_without_a_bid_the_bank_buys_for_100k_and_the_casino_is_free() -> None:
    m = Royal(player(0, "Nice"), player(100), player(100)).land("Tax A")
    assert (m.view()["squares"][14]["owner"], m.told()[-5:]) == (None, ["auction", "to_bank", "taxed", "ruined", "turn"])


def test_CR13_what_the_bank_buys_it_pays_from_the_pot_and_on_paper_too() -> None:
    """Of the 100k half is paid on paper; the tax that Anna pays of it redeems that first."""
    m = Royal(player(0, "Nice"), player(100), player(100), pot=50, bank=0).land("Tax A").act("pass")
    assert (m.pot, m.view()["bank"], m.view()["paper"]) == (0, 50 * K, None)


def test_CR8_a_casino_that_fell_back_to_the_bank_may_be_bought() -> None:
    m = Royal(player(0, "Nice"), player(100), player(100)).land("Tax A").land("Nice")
    assert m.act("buy").casinos(BENNO) == ["Nice"]


def test_CR7_who_is_ruined_on_the_last_lap_finishes_it() -> None:
    m = Royal(player(0), last_lap=ANNA).land("Tax A")
    assert (m.view()["players"][ANNA]["ruined"], m.view()["last_lap"]) == (True, ANNA)


def test_CR8_who_cannot_pay_all_pays_what_there_is_returns_the_jokers_and_is_ruined() -> None:
    m = poor(200)
    assert (m.waits, m.cash(ANNA), m.view()["players"][ANNA]["ruined"]) == ("mix", 0, True)
    m.lay(0)
    assert (m.jokers(ANNA), sorted(m.pile[-2:]), m.mover) == ([], [BLANK, DIE], BENNO)
    assert {tuple(one["jokers"]) for one in m.view(ANNA)["known"]} == {(BLANK, DIE)}
    assert m.view(BENNO)["known"] == []


def test_CR8_one_joker_goes_under_without_a_draw() -> None:
    m = Royal(player(0, jokers=[CARDS])).land("Tax A")
    assert (m.jokers(ANNA), m.pile[-1], m.mover) == ([], CARDS, BENNO)


def test_CR8_the_debt_of_tax_b_does_not_shrink_with_the_sale() -> None:
    m = Royal(player(0, "Nice", "Reno"), player(1500), player(1500)).land("Tax B").act("sell nice", "open", "pass")
    assert (m.view()["debt"], m.asked) == (300 * K, BENNO)


def test_CR13_casinos_sold_and_the_debt_just_paid_is_no_ruin() -> None:
    m = Royal(player(0, "Nice", jokers=[CARDS]), player(1500), player(1500)).land("Tax B").act("open", "pass")
    assert (m.cash(ANNA), m.view()["players"][ANNA]["ruined"], m.jokers(ANNA)) == (0, False, [CARDS])


def test_CR6_3_without_50k_a_casino_is_sold_and_exactly_50k_are_bet() -> None:
    m = Royal(player(0, "Nice"), player(1500, "Reno"), player(1500)).land("Reno").act("open", "pass")
    assert (m.waits, len(m.may)) == ("bet", 7)
    m.act("red")
    assert (m.waits, m.view()["stake"], m.cash(ANNA)) == ("cut", 50 * K, 100)


def test_CR6_3_without_money_and_casino_one_is_ruined_and_does_not_bet() -> None:
    m = Royal(player(0, jokers=[CARDS]), player(1500, "Reno")).land("Reno")
    assert (m.view()["players"][ANNA]["ruined"], m.jokers(ANNA), m.mover) == (True, [], BENNO)


def test_CR8_the_ruined_do_not_bet_but_try_bonne_fortune_and_grand_slam() -> None:
    assert Royal(player(0, ruined=True), player(1500, "Reno")).land("Reno").mover == BENNO
    assert Royal(player(0, ruined=True)).land("Grand Slam").waits == "grand"
    assert Royal(player(0, ruined=True)).land("Bonne Fortune B").waits == "fortune"


def test_CR8_the_status_ends_with_50k() -> None:
    m = Royal(player(0, ruined=True)).land("Grand Slam").act("safe")
    assert (m.cash(ANNA), m.view()["players"][ANNA]["ruined"]) == (100, False)


def test_CR8_no_money_and_no_casino_is_no_ruin_before_something_must_be_paid() -> None:
    m = Royal(player(0)).land("Start")
    assert m.view()["players"][ANNA]["ruined"] is False


def test_CR8_insolvency_does_not_cancel_a_double() -> None:
    m = Royal(player(0)).land("Tax A", double=True)
    assert (m.mover, m.waits) == (ANNA, "throw")


# CR9: the ambiguities, in one list

def test_CR9_starting_casino_hidden_blind_draw_then_face_up() -> None:
    assert "square" in Royal(player()).m.game.kinds[1].fields


def test_CR9_landing_on_own_casino_nothing() -> None:
    assert Royal(player(1500, "Nice")).land("Nice").told()[-2:] == ["rolled", "turn"]


def test_CR9_can_you_land_on_start_yes_and_it_completes_a_last_lap() -> None:
    assert Royal(player(0, *SERIES), last_lap=ANNA).land("Start").m.winners == [ANNA]


def test_CR9_doubles_are_unlimited() -> None:
    m = Royal(player(0))
    for _ in range(12): m.land("Start", double=True)
    assert m.mover == ANNA


def test_CR9_pawn_jumps_to_start_on_announcing_from_any_square_and_no_square_is_resolved() -> None:
    assert with_series(square=9).act("announce").told()[-1] == "announced"


def test_CR9_who_may_announce_meanwhile_nobody_until_the_pawn_is_turned_back() -> None:
    m = Royal(player(1500, *OF_A_GAME), player(1500, square=34), player(), to_move=BENNO, last_lap=BENNO).throw(6, 5)
    m.land("Start")
    assert m.may == ["announce", "roll"]


def test_CR9_defenders_jokers_in_a_challenge_are_not_usable() -> None:
    m = Royal(player(1500, "Reno"), player(1500, "Nice", jokers=[DIE])).land("Challenge").act("challenge nice", "even").throw(2)
    assert (m.casinos(BENNO), m.jokers(BENNO)) == ([], [DIE])


def test_CR9_changing_red_to_black_after_a_joker_no() -> None:
    m = Royal(player(jokers=[BLANK]), player(1500, "Venise")).land("Venice").act("red", "add 50").lay(30).act("lay blank", "accept")
    assert (m.waits, m.view()["bet"]) == ("cut", 1)


def test_CR9_purchases_and_fees_go_to_the_pot_taxes_to_the_bank() -> None:
    assert Royal(player()).land("Joker").act("joker").pot == 350
    assert Royal(player()).land("Tax A").pot == 250


# CR10: options

def test_CR10_min_laps_asks_for_throws_that_reached_start() -> None:
    m = with_series(options={"min_laps": 2})
    assert m.waits == "throw"
    m = Royal(player(1500, *SERIES, laps=2), player(), player(), to_move=CARLA, options={"min_laps": 2}).land("Start")
    assert m.may == ["announce", "roll"]


def test_CR13_announcing_and_the_jet_count_no_lap_and_a_failed_last_lap_does() -> None:
    assert with_series().act("announce").view()["players"][ANNA]["laps"] == 0
    assert Royal(player()).land("Private jet").act("fly 2").view()["players"][ANNA]["laps"] == 0
    assert Royal(player(1500, "Nice", square=34), last_lap=ANNA).throw(1, 2).view()["players"][ANNA]["laps"] == 1


def test_CR10_series_of_colour_only() -> None:
    assert with_series(*OF_A_GAME, options={"series": "colour"}).waits == "throw"
    assert with_series(*SERIES, options={"series": "colour"}).may == ["announce", "roll"]


def test_CR10_with_strict_lap_it_fails_as_soon_as_no_series_is_held() -> None:
    m = Royal(player(1500, "Reno"), player(1500, *SERIES, square=20), last_lap=BENNO, options={"strict_lap": True}).land("Challenge")
    m.act("challenge nice", "even").throw(2)
    assert (m.view()["last_lap"], m.told()[-2:], m.view()["players"][BENNO]["casinos"]) == (None, ["lost_hold", "turn"], [6, 24])
    assert m.view()["squares"][19]["here"] == [BENNO]


def test_CR13_strict_lap_is_tested_between_two_auctions_too() -> None:
    m = Royal(player(0, *SERIES), player(1500), last_lap=ANNA, options={"strict_lap": True}).land("Tax A").act("sell nice", "open", "pass")
    assert (m.waits, m.view()["last_lap"]) == ("sell", None)


def test_CR10_a_table_limit() -> None:
    m = Royal(player(2000), player(1500, "Nice"), options={"max_stake": 100 * K}).land("Nice").act("even", "add 100")
    assert (m.waits, m.view()["stake"]) == ("die", 100 * K)


def test_CR4_a_table_limit_is_a_multiple_of_50k() -> None:
    import flambeur
    with pytest.raises(flambeur.OptionError) as caught: flambeur.new("casino-royal", max_stake=120_000)
    assert "multiple of 50000" in str(caught.value)
    assert [mend["max_stake"] for mend in caught.value.mends] == [150_000, 0]


# CR12, CR13: places and the limit

def test_CR12_places_most_casinos_then_most_cash() -> None:
    m = Royal(player(0, *SERIES, square=34), player(900, "Reno"), player(1000, "Enghien"), player(5000), last_lap=ANNA).throw(1, 2)
    assert [one["place"] for one in m.view()["players"]] == [1, 3, 2, 4]
    assert m.m.scores == [4, 2, 3, 1]


def test_CR12_equal_ones_share_the_place() -> None:
    m = Royal(player(0, *SERIES, square=34), player(900), player(900), player(100), last_lap=ANNA).throw(1, 2)
    assert [one["place"] for one in m.view()["players"]] == [1, 2, 2, 4]


def test_CR12_casinos_come_before_any_amount_of_cash() -> None:
    """On paper a player may have more than is in the box."""
    m = Royal(player(1500, "Nice"), player(90_000), player(1500), bank=100_000, decisions=LIMIT).land("Start")
    assert m.m.winners == [ANNA]


def test_CR13_the_limit_is_tested_when_a_turn_would_begin() -> None:
    m = Royal(player(1500), player(1500), player(1500), decisions=LIMIT).land("Start", double=True)
    assert not m.m.over
    m.land("Start")
    assert (m.m.over, m.m.winners, m.told()[-2:]) == (True, [ANNA, BENNO, CARLA], ["limit", "game_end"])


def test_CR12_at_the_limit_the_same_order_decides() -> None:
    m = Royal(player(9000), player(100, "Nice"), player(1500), decisions=LIMIT, last_lap=ANNA).land("Start")
    assert (m.m.over, m.m.winners) == (True, [BENNO])


def test_CR13_each_plaque_is_a_decision_and_what_is_not_asked_is_none() -> None:
    m = Royal(player(2000), player(1500, "Nice")).land("Nice").act("even", "add 1000", "add 250", "play")
    assert m.view()["decisions"] == 4
    assert Royal(player(50), player(1500, "Nice")).land("Nice").act("even").view()["decisions"] == 1
