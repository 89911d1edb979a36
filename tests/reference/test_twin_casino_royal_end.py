"""The twin of Casino Royal: last lap (CR7), money trouble (CR8), and whole random games."""

import random
from collections import Counter

import pytest

from tests.reference.casino_royal.facts import ALL_JOKERS, CASINOS
from tests.reference.casino_royal.jokers import Batch
from tests.reference.casino_royal.table import Table
from tests.reference.casino_royal.tables import ANNA, BENNO, CARLA, act, all_money, asked, hold, land, own, table, to_throw

REDS = ["Las Vegas", "Reno", "Atlantic City"]
DICE = ["Las Vegas", "Nice", "Macao"]


def nobody_stays(t: Table) -> None:
    """Whoever is to throw lands on Start."""
    land(t, "start")


# ---- CR7


def test_CR7_1_who_owns_a_series_may_announce_the_pawn_goes_to_start_and_throws_in_the_same_turn() -> None:
    t = table()
    own(t, BENNO, *DICE)
    own(t, CARLA, "Reno", "Venice", "Cannes")
    nobody_stays(t)
    t.position[BENNO] = 17
    assert asked(t) == (BENNO, "turn")
    assert t.legal(BENNO) == [("announce",), ("roll",)]
    act(t, ("announce",))
    assert (t.position[BENNO], t.last_lap, to_throw(t)) == (0, BENNO, BENNO)
    t.resolve([0, 1])
    assert t.position[BENNO] == 3  # Carla's Venice
    act(t, ("bet", "red"), ("lay", 1))  # no plaque may follow: played by itself
    t.resolve([0])
    assert to_throw(t) == CARLA  # CR7.4: nobody else may announce meanwhile


def test_CR10_series_of_one_colour_only_and_a_number_of_laps_before() -> None:
    for kind, laps, series, may in [("colour", 0, DICE, False), ("colour", 0, REDS, True), ("both", 1, DICE, False)]:
        t = table(series=kind, min_laps=laps)
        own(t, BENNO, *series)
        nobody_stays(t)
        assert (t.awaiting()[0] == "decide") == may
    t.laps[BENNO] = 1
    assert t.may_announce(BENNO)


@pytest.mark.parametrize("steps", [2, 3])
def test_CR7_2_any_series_when_the_pawn_reaches_or_passes_start_wins_at_once(steps: int) -> None:
    t = table(4)
    own(t, ANNA, *REDS)  # not the one she announced with, which nobody tells apart
    own(t, 2, "Nice")
    own(t, 3, "Macao", "Cannes")
    t.last_lap, t.position[ANNA] = ANNA, 36 - steps
    t.resolve([0, 1])
    assert (t.awaiting(), t.winner) == (("over",), ANNA)
    t.cash[1], t.cash[2] = 40, 50
    assert t.places() == [1, 4, 3, 2]


def test_CR7_3_without_a_series_the_pawn_is_coloured_again_and_the_square_is_resolved() -> None:
    t = table()
    own(t, ANNA, "Reno", "Nice")
    t.last_lap, t.position[ANNA] = ANNA, 35
    t.resolve([0, 0])
    assert (t.public()["last_lap"], t.laps[ANNA]) == (None, 1)
    assert asked(t) == (ANNA, "buy")  # on Las Vegas
    act(t, ("buy",))
    assert to_throw(t) == ANNA  # a failed lap does not cancel the double


def test_CR7_4_losing_the_series_does_not_end_the_lap_but_with_strict_lap() -> None:
    for strict in (False, True):
        t = table(strict_lap=strict)
        own(t, ANNA, *REDS)
        own(t, BENNO, "Nice")
        t.last_lap, t.position[ANNA] = ANNA, 20
        t.seat = BENNO
        t.give("Reno", BENNO)
        assert t.last_lap == (None if strict else ANNA)
        assert t.position[ANNA] == 20


def test_CR3_a_black_pawn_gets_nothing_from_the_jet() -> None:
    t = table()
    own(t, ANNA, *REDS)
    t.last_lap = ANNA
    land(t, "jet")
    assert (to_throw(t), t.last_lap) == (BENNO, ANNA)


# ---- CR8


def test_CR3_taxes_go_to_the_bank() -> None:
    t = table()
    land(t, "tax", "A")
    own(t, BENNO, "Reno", "Nice")
    land(t, "tax", "B")
    land(t, "tax", "B")  # Carla has no casino
    assert (t.cash, t.bank, t.pot) == ([20, 24, 30], 345 + 16, 5)


def test_CR8_casinos_are_auctioned_one_at_a_time_only_until_the_debt_is_covered() -> None:
    t = table()
    own(t, ANNA, "Reno", "Nice", "Macao")
    t.cash[ANNA] = 2
    land(t, "tax", "A")
    assert asked(t) == (ANNA, "sell")
    act(t, ("sell", "Nice"))
    assert asked(t) == (BENNO, "bid")
    assert t.legal(BENNO) == [("pass",), ("open",)]
    act(t, ("open",))
    assert t.legal(CARLA) == [("pass",), ("raise", 1), ("raise", 2), ("raise", 5), ("raise", 10), ("raise", 20)]
    act(t, ("raise", 5), ("raise", 2), ("pass",))
    assert t.owner["Nice"] == BENNO
    assert (t.cash, to_throw(t)) == ([2, 20, 30], BENNO)  # 2 + 10 - 10: the surplus is hers


def test_CR12_who_cannot_pay_the_next_bid_has_passed_and_a_sole_bidder_left_may_still_open() -> None:
    t = table()
    own(t, ANNA, "Reno")
    t.cash = [0, 2, 30]
    land(t, "tax", "B")  # 150k; the only casino is not asked for
    assert asked(t) == (CARLA, "bid")
    act(t, ("open",))
    assert (t.cash, t.owner["Reno"], t.found_ruined) == ([0, 2, 27], CARLA, set())  # exactly paid: not ruined


def test_CR8_nobody_bids_the_bank_buys_and_the_card_is_unowned() -> None:
    t = table()
    own(t, ANNA, "Reno", "Nice")
    t.cash[ANNA], t.bank = 5, 1
    land(t, "tax", "B")  # 300k
    act(t, ("sell", "Reno"), ("pass",), ("pass",))
    assert (t.owner["Reno"], t.owner["Nice"]) == (None, ANNA)
    assert (t.cash[ANNA], t.bank, t.pot) == (1, 6, 4)  # CR13: it paid from the pot too


def test_CR8_all_sold_and_not_covered_she_pays_what_she_has_returns_all_jokers_and_is_ruined() -> None:
    t = table()
    own(t, ANNA, "Reno")
    hold(t, ANNA, "die", "blank")
    t.cash = [1, 2, 2]
    land(t, "tax", "A")
    assert t.awaiting() == ("chance", "return_jokers", (2,), (ANNA,))
    t.resolve([1])
    assert (t.cash[ANNA], t.found_ruined, t.bank) == (0, {ANNA}, 345 - 2 + 3)
    assert [place.kind for place in t.jokers.pile[-2:]] == ["blank", "die"]
    assert t.knowledge(ANNA)["pile"][-2:] == [("die", "blank")] * 2  # which, not in what order
    assert t.knowledge(BENNO)["pile"][-2:] == [(), ()]
    own(t, BENNO, "Nice")
    t.cash[BENNO], t.cash[CARLA] = 30, 30
    nobody_stays(t)
    nobody_stays(t)
    land(t, "casino", "Nice")
    assert to_throw(t) == BENNO  # ruined: no bet
    t.receive(ANNA, 1)
    assert t.found_ruined == set()


def test_CR6_3_without_50k_a_casino_is_sold_and_exactly_50k_are_bet() -> None:
    t = table()
    own(t, ANNA, "Reno")
    own(t, BENNO, "Nice")
    t.cash[ANNA] = 0
    land(t, "casino", "Nice")
    act(t, ("open",), ("pass",))
    assert (asked(t), t.cash[ANNA]) == ((ANNA, "bet"), 3)
    act(t, ("bet", "even"))
    assert (t.awaiting()[1], t.stake, t.cash[ANNA]) == ("die", 1, 2)


def test_CR6_3_without_50k_and_without_a_casino_the_player_is_ruined_and_does_not_bet() -> None:
    t = table()
    own(t, BENNO, "Nice")
    hold(t, ANNA, "all")
    t.cash[ANNA] = 0
    assert t.found_ruined == set()  # not before a compulsory payment
    land(t, "casino", "Nice", double=True)
    assert (t.found_ruined, t.jokers.hands[ANNA], to_throw(t)) == ({ANNA}, [], ANNA)


def test_CR8_an_empty_bank_pays_from_the_pot_then_on_paper_which_is_redeemed_first() -> None:
    t = table()
    t.bank, t.pot = 3, 4
    t.bank_pays(ANNA, 12)
    assert (t.cash[ANNA], t.bank, t.pot, t.paper) == (42, 0, 0, 5)
    t.pay_bank(BENNO, 4)
    assert (t.bank, t.paper) == (0, 1)
    t.pot = 19
    t.pay_pot(CARLA, 4)  # three over the cap: one redeems the paper
    assert (t.pot, t.bank, t.paper) == (20, 2, 0)


def test_CR5_a_card_drawn_back_by_its_player_tells_the_rest_of_a_batch() -> None:
    t = table()
    batch = Batch(ANNA, ["die", "blank"])
    hold(t, ANNA, "die", "blank")
    t.jokers.return_unseen(ANNA, ["blank", "die"])
    t.jokers.pile = t.jokers.pile[-2:]
    assert t.knowledge(ANNA)["pile"] == [batch.known()] * 2
    t.jokers.draw(ANNA)
    assert t.knowledge(ANNA)["pile"] == [("die",)]
    t.jokers.draw(BENNO)
    assert t.knowledge(ANNA)["hands"][BENNO] == [("die",)]
    assert t.knowledge(CARLA)["hands"][BENNO] == []


# ---- whole games


def play(players: int, seed: int, **options: bool | int | str) -> tuple[Table, Counter[str]]:
    chance, t, made = random.Random(seed), Table(players, **options), Counter[str]()
    while t.awaiting() != ("over",):
        match t.awaiting():
            case ("chance", name, sizes, _):
                made[name] += 1
                t.resolve([chance.randrange(size) for size in sizes])
            case (_, (seat,), phase):
                made[phase] += 1
                t.act(seat, chance.choice(t.legal(seat)))
        check(t)
    return t, made


def check(t: Table) -> None:
    """CR1: the ledger; no Joker is born or lost; all that is known is true."""
    assert all_money(t) == 440
    assert min(*t.cash, t.bank, t.pot, t.paper, t.stake) >= 0
    laid = [t.jokers.laid[1]] if t.jokers.laid else []
    assert Counter([*[place.kind for place in t.jokers.pile], *sum(map(tuple, t.jokers.hands), ()), *laid]) == Counter(ALL_JOKERS)
    assert max(map(len, t.jokers.hands)) <= 3
    for seat in range(t.players):
        knows = t.knowledge(seat)
        assert all(place.kind in known for place, known in zip(t.jokers.pile, knows["pile"], strict=True) if known)
        for holder, known in knows["hands"].items():
            in_hand = t.jokers.hands[holder] + (laid if t.jokers.laid and t.jokers.laid[0] == holder else [])
            assert not Counter(one[0] for one in known if len(one) == 1) - Counter(in_hand)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games_end_with_a_winner_and_nothing_is_lost(players: int) -> None:
    made: Counter[str] = Counter()
    for seed in range(12):
        t, some = play(players, seed, strict_lap=seed % 3 == 0, min_laps=seed % 2 * 2, max_stake=seed % 4 * 5,
                       series="both" if seed % 5 else "colour")
        made += some
        assert t.winner is not None
        assert t.places()[t.winner] == 1
        assert t.places().count(1) == 1
        assert t.has_series(t.winner)
    assert {"announce", "over"}.isdisjoint(made)
    assert {"turn", "buy", "bet", "stake", "joker", "answer", "challenge", "side", "take", "buy_joker", "fortune"} <= set(made)
    assert {"slam", "slam_on", "bid", "sell", "jet", "return", "joker_loss", "fortune_dice", "start_throw"} <= set(made)


def test_CR12_the_limit_of_decisions_is_tested_when_a_turn_would_begin_and_casinos_then_cash_decide() -> None:
    t = table(4)
    own(t, ANNA, "Reno")
    own(t, CARLA, "Nice")
    t.cash = [7, 9, 7, 9]
    t.decisions = 4999
    land(t, "slam", double=True)
    act(t, ("try",))
    t.resolve([0])
    assert (t.decisions, to_throw(t)) == (5000, ANNA)  # what was begun is finished
    nobody_stays(t)
    assert (t.awaiting(), t.winner, t.places()) == (("over",), None, [1, 3, 1, 3])
    assert len(CASINOS) == 15
