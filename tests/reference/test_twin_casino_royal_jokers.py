"""The twin of Casino Royal: challenges (CR6.4) and Jokers (CR6.5), sentence by sentence."""

import pytest

from tests.reference.casino_royal.facts import CASINOS
from tests.reference.casino_royal.table import Table
from tests.reference.casino_royal.tables import ANNA, BENNO, CARLA, act, asked, hold, land, own, table, to_throw

# ---- CR6.4


def test_CR6_4_without_a_casino_the_turn_ends_and_a_double_is_lost() -> None:
    t = table()
    own(t, BENNO, "Nice")
    land(t, "challenge", double=True)
    assert to_throw(t) == BENNO


@pytest.mark.parametrize(("cash", "others"), [(1, ["Nice"]), (30, [])])
def test_CR13_without_fee_or_target_nothing_but_the_double_is_kept(cash: int, others: list[str]) -> None:
    t = table()
    own(t, ANNA, "Reno")
    own(t, BENNO, *others)
    t.cash[ANNA] = cash
    land(t, "challenge", double=True)
    assert to_throw(t) == ANNA


def test_CR6_4_won_the_challenger_takes_the_casino_and_the_fee_is_in_the_pot() -> None:
    t = table()
    own(t, ANNA, "Reno")
    own(t, BENNO, "Nice")
    own(t, CARLA, "Macao")
    land(t, "challenge")
    assert t.legal(ANNA) == [("challenge", "Nice"), ("challenge", "Macao"), ("pass",)]
    act(t, ("challenge", "Nice"))
    assert t.pot == 7
    assert t.legal(ANNA) == [("side", "even"), ("side", "odd")]
    act(t, ("side", "odd"))
    t.resolve([2])
    assert (t.owner["Nice"], t.cash, to_throw(t)) == (ANNA, [28, 30, 30], BENNO)


@pytest.mark.parametrize("taken", ["Reno", "Las Vegas", None])
def test_CR6_4_lost_the_defender_may_take_any_casino_of_the_challenger_zero_loses(taken: str | None) -> None:
    t = table()
    own(t, ANNA, "Reno", "Las Vegas")
    own(t, BENNO, "Enghien")
    hold(t, BENNO, "all")  # of no use to the defender
    land(t, "challenge")
    act(t, ("challenge", "Enghien"), ("side", "black"))
    t.resolve([0])
    assert asked(t) == (BENNO, "take")
    assert t.legal(BENNO) == [("take", "Las Vegas"), ("take", "Reno"), ("decline",)]
    act(t, ("take", taken) if taken else ("decline",))
    assert [casino for casino in CASINOS if t.owner[casino] == BENNO] == sorted([*([taken] if taken else []), "Enghien"], key=CASINOS.index)
    assert to_throw(t) == BENNO


# ---- CR6.5


def lost_bet(*jokers: str) -> Table:
    """Anna has bet 100k on "one 6" in Benno's Nice and threw a 1."""
    t = table()
    own(t, BENNO, "Nice")
    hold(t, ANNA, *jokers)
    land(t, "casino", "Nice")
    act(t, ("bet", "one", 6), ("lay", 2), ("play",))
    t.resolve([0])
    return t


def test_CR12_a_bettor_without_a_joker_is_not_asked() -> None:
    assert to_throw(lost_bet()) == BENNO


def test_CR6_5_an_accepted_joker_goes_under_the_pile_unseen_and_the_same_bet_is_drawn_again() -> None:
    t = lost_bet("blank", "blank", "die")
    assert t.legal(ANNA) == [("joker", "die"), ("joker", "blank"), ("give_up",)]
    act(t, ("joker", "blank"))
    assert asked(t) == (BENNO, "answer")
    assert [t.knowledge(seat)["laid"] for seat in (ANNA, BENNO)] == ["blank", None]
    act(t, ("accept",))
    assert t.awaiting()[1] == "die"
    assert [t.knowledge(seat)["pile"][-1] for seat in (ANNA, BENNO)] == [("blank",), ()]
    t.resolve([1])
    assert asked(t) == (ANNA, "joker")
    act(t, ("joker", "blank"), ("accept",))
    t.resolve([5])
    assert (t.cash, t.stake) == ([28 + 12, 30, 30], 0)
    assert t.jokers.hands[ANNA] == ["die"]


def test_CR6_5_a_seen_joker_that_fits_wins_without_another_draw() -> None:
    t = lost_bet("cards+die")
    act(t, ("joker", "cards+die"), ("see",))
    assert (t.cash, to_throw(t)) == ([40, 30, 30], BENNO)
    assert [t.knowledge(seat)["pile"][-1] for seat in range(3)] == [("cards+die",)] * 3


@pytest.mark.parametrize("kind", ["blank", "cards", "cards+roulette"])
def test_CR6_5_a_seen_joker_that_does_not_fit_loses_for_good(kind: str) -> None:
    t = lost_bet(kind, "all")
    act(t, ("joker", kind), ("see",))
    assert (t.cash, to_throw(t)) == ([28, 32, 30], BENNO)
    assert t.jokers.hands[ANNA] == ["all"]


def test_CR6_5_jokers_repair_a_challenge_too() -> None:
    t = table()
    own(t, ANNA, "Reno")
    own(t, BENNO, "Nice")
    hold(t, ANNA, "die")
    land(t, "challenge")
    act(t, ("challenge", "Nice"), ("side", "odd"))
    t.resolve([1])
    act(t, ("joker", "die"))
    assert asked(t) == (BENNO, "answer")
    act(t, ("see",))
    assert t.owner["Nice"] == ANNA


def test_CR6_5_a_joker_is_bought_for_100k_a_full_hand_returns_one_in_the_same_decision() -> None:
    t = table()
    land(t, "joker")
    act(t, ("buy",))
    assert (t.jokers.hands[ANNA], t.cash[ANNA], t.pot) == (["cards"], 28, 7)
    hold(t, BENNO, "die", "blank", "blank")
    land(t, "joker")
    assert t.legal(BENNO) == [("buy", "die"), ("buy", "blank"), ("pass",)]
    act(t, ("buy", "blank"))
    assert t.jokers.hands[BENNO] == ["cards", "die", "blank"]
    assert t.knowledge(BENNO)["pile"][-1] == ("blank",)
    t.cash[CARLA] = 1
    land(t, "joker")
    assert to_throw(t) == ANNA


def test_CR13_knowledge_follows_a_card_into_the_hand_until_its_holder_lets_go_of_one_unseen() -> None:
    t = table()
    t.jokers.pile[0].knowers = {ANNA, BENNO}
    land(t, "joker")
    act(t, ("pass",))
    land(t, "joker")
    act(t, ("pass",))
    hold(t, CARLA, "blank", "all")
    t.jokers.hands[CARLA] = ["all", "blank"]
    land(t, "joker")
    act(t, ("buy",))
    assert t.knowledge(ANNA)["hands"][CARLA] == t.knowledge(BENNO)["hands"][CARLA] == [("cards",)]
    t.jokers.lay(CARLA, "blank")
    t.jokers.shown()
    assert t.knowledge(ANNA)["hands"][CARLA] == [("cards",)]
    t.jokers.return_unseen(CARLA, ["all"])
    assert t.knowledge(ANNA)["hands"][CARLA] == []
