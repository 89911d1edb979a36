"""The twin's action cards in general: the deal and who may play when (BV10), the order of a turn (BV13)."""

import pytest

from tests.reference.boulevard.facts import ACTION_CARDS
from tests.reference.las_vegas import Table
from tests.reference.tables import ANNA, BENNO, deal, kinds, last_die, of, roll, table, with_cards

STEP_3 = ["tie_won", "reroll", "two_casinos", "three_notes", "swap"]


# ---- BV10


def test_BV10_ten_different_cards_two_each_with_up_to_five_players_one_with_more() -> None:
    assert len(set(ACTION_CARDS)) == len(ACTION_CARDS) == 10
    for players, number in ((2, 2), (3, 2), (4, 2), (5, 2), (6, 1), (7, 1), (8, 1)):
        assert [len(hand) for hand in table(players, action_cards=True).cards] == [number] * players


def test_BV10_each_round_is_dealt_anew_from_the_start_player_on() -> None:
    t = Table(3, action_cards=True)
    t.lay_pile(t.options.pile())
    assert t.waiting() == ("decks", 0, 10, 0)
    again = list(reversed(ACTION_CARDS))
    t.lay_decks([], [ACTION_CARDS, again, again, again], [])
    assert t.cards == [ACTION_CARDS[:2], ACTION_CARDS[2:4], ACTION_CARDS[4:6]]
    last_die(t)
    assert t.round == 2
    assert t.cards == [again[4:6], again[:2], again[2:4]]
    assert t.played == []


def test_BV10_only_the_cards_of_the_box_can_be_shuffled() -> None:
    t = Table(3, action_cards=True)
    t.lay_pile(t.options.pile())
    for wrong in ([ACTION_CARDS] * 3, [ACTION_CARDS[1:]] * 4, [[*ACTION_CARDS[1:], "swap"]] * 4, []):
        with pytest.raises(ValueError, match="not the cards of the box"):
            t.lay_decks([], wrong, [])


def test_BV10_they_are_secret_until_they_are_played_and_then_shown_to_all() -> None:
    t = with_cards(["swap", "tie_won"], ["pass"])
    assert t.view(ANNA)["cards"] == ["swap", "tie_won"]
    assert t.view(BENNO)["cards"] == ["pass"]
    assert t.view(BENNO)["numbers_of_cards"] == [2, 1, 0]
    roll(t, 1, 2)
    assert t.choose(("card", "swap")) == [("card", ANNA, "swap")]
    assert t.view(BENNO)["numbers_of_cards"] == [1, 1, 0]
    assert t.played == [(ANNA, "swap")]


def test_BV10_only_in_your_own_turn_and_both_in_one_turn_if_you_like() -> None:
    t = with_cards(["swap", "two_casinos"], ["reroll", "pass"])
    roll(t, 1, 2)
    assert kinds(t) == {"place", "swap", "two_casinos"}
    t.choose(("card", "two_casinos"))
    t.choose(("card", "swap"))
    assert kinds(t) == {"place"}


@pytest.mark.parametrize("card", [*STEP_3, "take_back", "early_payout"])
def test_BV10_once_your_dice_are_gone_only_AC6_and_AC8_right_after_that_placement(card: str) -> None:
    t = with_cards([card])
    deal(t, {"normal": 1}, {"normal": 2})
    t.roll([4], None, [], [])
    t.choose(("place", 4))
    assert (t.waiting() == ("after", ANNA)) == (card in ("take_back", "early_payout"))


def test_BV10_unless_a_kicker_brings_a_die_back() -> None:
    t = with_cards(["swap"], kickers=True)
    deal(t, {"kicker": 1}, {"normal": 2})
    t.dice[3] = [(ANNA, "normal")]
    t.roll([], None, [4], [])
    t.choose(("place", 4))
    t.choose(("kick", ANNA, "normal"))
    assert t.waiting() == ("after", ANNA)
    assert t.legal() == [("card", "swap"), ("done",)]


def test_BV6_who_was_out_of_dice_may_use_action_cards_again() -> None:
    t = with_cards([], ["swap"], kickers=True)
    deal(t, {"kicker": 1, "normal": 1})
    t.dice[3] = [(BENNO, "normal")]
    t.roll([1], None, [4], [])
    t.choose(("place", 4))
    t.choose(("kick", BENNO, "normal"))
    t.roll([2], None, [], [])
    assert ("card", "swap") in t.legal()


# ---- BV13


@pytest.mark.parametrize("card", STEP_3)
def test_BV13_cards_of_step_3_after_the_roll_and_after_the_placement(card: str) -> None:
    for after in (False, True):
        t = with_cards([card])
        roll(t, 1, 2)
        assert ("card", card) in t.legal()
        if after:
            t.choose(("place", 1))
            assert t.legal() == [("card", card), ("done",)]
        t.choose(("card", card))
        assert t.cards[ANNA] == []


def test_BV13_no_turn_waits_for_a_card_before_the_roll() -> None:
    t = with_cards(STEP_3[:2], players=2)
    assert t.waiting()[:2] == ("roll", ANNA)
    assert t.legal() == []


@pytest.mark.parametrize("card", ["pass", "rotate", "double"])
def test_BV13_AC4_AC5_AC7_come_before_the_placement_only(card: str) -> None:
    t = with_cards([card])
    roll(t, 1, 1, 2)
    assert kinds(t) == {"place", card}
    t.choose(("place", 2))
    assert t.waiting()[:2] == ("roll", BENNO)


def test_BV13_after_AC5_there_is_nothing_but_to_place() -> None:
    for other in ("pass", "double", "swap", "reroll"):
        t = with_cards(["rotate", other])
        roll(t, 1, 1, 2)
        t.choose(("rotate", 2, 3))
        assert t.legal() == [("place", 1), ("place", 3)]


def test_BV13_AC6_and_AC8_come_after_the_placement_only() -> None:
    t = with_cards(["take_back", "early_payout"])
    roll(t, 1, 2)
    assert kinds(t) == {"place"}
    t.choose(("place", 1))
    assert kinds(t) == {"take_back", "early_payout", "done"}


def test_BV13_AC6_then_AC8_and_not_the_other_way_round() -> None:
    t = with_cards(["take_back", "early_payout"])
    roll(t, 1, 1)
    t.choose(("place", 1))
    t.choose(("take_back", ((1, "normal"),)))
    assert kinds(t) == {"early_payout", "done"}
    t = with_cards(["take_back", "early_payout"])
    roll(t, 1, 1)
    t.choose(("place", 1))
    t.choose(("early_payout", 1))
    assert t.waiting()[:2] == ("roll", BENNO)


def test_BV13_done_ends_the_turn_and_the_cards_stay_in_hand() -> None:
    t = with_cards(["swap", "take_back"])
    roll(t, 1, 2)
    t.choose(("place", 1))
    assert t.choose(("done",)) == []
    assert t.waiting()[:2] == ("roll", BENNO)
    assert t.cards[ANNA] == ["swap", "take_back"]


def test_BV13_no_card_is_played_before_a_kick_or_a_chip() -> None:
    t = with_cards(["swap", "take_back"], kickers=True, chips=True)
    t.dice[0] = [(BENNO, "normal")]
    roll(t, 1, 2, kickers=(1,))
    t.choose(("place", 1))
    assert kinds(t) == {"kick"}
    t.choose(t.legal()[0])
    assert kinds(t) == {"chip", "no_chip"}
    t.choose(("no_chip",))
    assert t.waiting() == ("after", ANNA)


def test_BV13_nothing_is_asked_where_nothing_is_possible() -> None:
    t = with_cards(["pass", "double"], ["swap"])
    roll(t, 1, 2)
    t.choose(("place", 1))
    assert t.waiting()[:2] == ("roll", BENNO)


def test_BV13_the_round_ends_only_after_the_last_card_could_be_played() -> None:
    t = with_cards(["take_back", "early_payout"])
    deal(t, {"normal": 1})
    t.roll([1], None, [], [])
    assert of(t.choose(("place", 1)), "round_end") == []
    t.choose(("take_back", ((1, "normal"),)))
    assert t.round == 1
    assert t.waiting() == ("roll", ANNA, 1, 0, 0, 0)
