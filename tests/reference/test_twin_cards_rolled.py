"""The twin's cards between roll and placement: AC2, AC4, AC5, AC7; and AC9, sentence by sentence."""

import pytest

from tests.reference.boulevard.facts import RAINBOW
from tests.reference.las_vegas import SLOT, WHITE, Choice, Table
from tests.reference.tables import ANNA, BENNO, deal, kinds, of, roll, with_cards


def starting(t: Table, word: str) -> list[Choice]:
    return [choice[1:] for choice in t.legal() if choice[0] == word]


# ---- AC2


def test_AC2_once_played_any_or_all_of_your_dice_may_be_rolled_again() -> None:
    t = with_cards(["reroll"])
    roll(t, 1, 1, 5)
    assert starting(t, "reroll") == []
    t.choose(("card", "reroll"))
    one, five = ("normal", 1), ("normal", 5)
    assert {dice for (dice,) in starting(t, "reroll")} == {(one,), (one, one), (five,), (one, five), (one, one, five)}
    assert t.choose(("reroll", (one, five))) == [("rerolled", ANNA, (one, five))]
    assert t.waiting() == ("reroll", ANNA, 2, 0, 0, 0)
    t.roll([3, 4], None, [], [])
    assert sorted(t.rolled["normal"]) == [1, 3, 4]
    assert t.legal() == [("place", 1), ("place", 3), ("place", 4)]


def test_AC2_white_big_dice_and_kickers_too() -> None:
    t = with_cards(["reroll"], neutral_dice=True, big_dice=True, kickers=True, players=2)
    roll(t, 1, big=2, kickers=(3, 3), white=(4,))
    t.choose(("card", "reroll"))
    assert len(starting(t, "reroll")) == 2 * 2 * 3 * 2 - 1
    assert ("reroll", (("big", 2), ("normal", 1))) in t.legal()      # told sorted, by kind and then by face
    t.choose(("reroll", (("big", 2), ("kicker", 3), ("white", 4))))
    assert t.waiting() == ("reroll", ANNA, 0, 1, 1, 1)
    with pytest.raises(ValueError, match="wrong number of dice"):
        t.roll([1], None, [1], [1])
    t.roll([], 6, [5], [4])
    assert t.rolled == {"normal": [1], "big": [6], "kicker": [3, 5], "white": [4]}


def test_AC2_holds_for_the_rest_of_the_round_once_per_turn() -> None:
    t = with_cards(["reroll"], players=2)
    deal(t, {"normal": 3})
    t.roll([1, 1, 5], None, [], [])
    t.choose(("card", "reroll"))
    t.choose(("reroll", (("normal", 5),)))
    t.roll([2], None, [], [])
    assert kinds(t) == {"place"}
    t.choose(("place", 2))
    t.roll([4, 4], None, [], [])
    assert kinds(t) == {"place", "reroll"}
    t.choose(("reroll", (("normal", 4), ("normal", 4))))
    t.roll([4, 4], None, [], [])
    assert kinds(t) == {"place"}


def test_AC2_option_one_reroll_in_the_whole_round() -> None:
    t = with_cards(["reroll"], players=2, reroll="round")
    deal(t, {"normal": 3})
    t.roll([1, 1, 5], None, [], [])
    t.choose(("card", "reroll"))
    t.choose(("place", 5))
    t.roll([1, 1], None, [], [])
    t.choose(("reroll", (("normal", 1),)))           # kept for a later turn
    t.roll([2], None, [], [])
    t.choose(("place", 2))
    t.roll([4], None, [], [])
    assert kinds(t) == {"place"}


def test_AC2_is_nobody_elses_and_ends_with_the_round() -> None:
    t = with_cards(["reroll"], players=2)
    deal(t, {"normal": 1}, {"normal": 1})
    t.roll([1], None, [], [])
    t.choose(("card", "reroll"))
    t.choose(("place", 1))
    t.roll([1], None, [], [])
    assert kinds(t) == {"place"}
    t.choose(("place", 1))
    assert t.round == 2
    t.cards = [[], []]
    for _ in (BENNO, ANNA):
        roll(t, 1)
        assert kinds(t) == {"place"}
        t.choose(("place", 1))


def test_AC2_the_cards_of_step_3_may_follow_a_reroll_and_one_of_AC4_AC5_AC7() -> None:
    for other in ("swap", "pass", "rotate", "double"):
        t = with_cards(["reroll", other])
        roll(t, 1, 1)
        t.choose(("card", "reroll"))
        t.choose(("reroll", (("normal", 1),)))
        t.roll([1], None, [], [])
        assert kinds(t) == {"place", other}


def test_AC2_played_after_the_placement_it_holds_from_the_next_turn_on() -> None:
    t = with_cards(["reroll"], players=2)
    deal(t, {"normal": 2})
    t.roll([1, 2], None, [], [])
    t.choose(("place", 1))
    t.choose(("card", "reroll"))
    t.roll([2], None, [], [])
    assert kinds(t) == {"place", "reroll"}


# ---- AC4


def test_AC4_places_nothing_keeps_all_dice_and_ends_the_turn() -> None:
    t = with_cards(["pass", "swap"])
    roll(t, 1, 2, 3)
    assert t.choose(("card", "pass")) == [("card", ANNA, "pass")]
    assert t.hands[ANNA]["normal"] == 3
    assert all(dice == [] for dice in t.dice)
    assert t.waiting()[:2] == ("roll", BENNO)
    assert t.rolled["normal"] == []


def test_AC4_the_last_player_with_dice_who_passes_rolls_again() -> None:
    t = with_cards(["pass"])
    deal(t, {"normal": 1})
    t.roll([1], None, [], [])
    t.choose(("card", "pass"))
    assert t.waiting() == ("roll", ANNA, 1, 0, 0, 0)


# ---- AC5


def test_AC5_all_dice_of_one_rolled_face_to_one_other_face_rolled_or_not() -> None:
    t = with_cards(["rotate"])
    roll(t, 1, 1, 4)
    assert starting(t, "rotate") == [(face, to) for face in (1, 4) for to in range(1, 7) if to != face]
    assert t.choose(("rotate", 1, 6)) == [("card", ANNA, "rotate", 1, 6)]
    assert t.legal() == [("place", 4), ("place", 6)]
    assert t.choose(("place", 6)) == [("placed", ANNA, 6, 2, 0, 0, 0)]


def test_AC5_turned_dice_join_those_that_showed_the_face_and_any_one_face_is_placed() -> None:
    t = with_cards(["rotate"])
    roll(t, 1, 1, 4, 5)
    t.choose(("rotate", 1, 4))
    assert t.legal() == [("place", 4), ("place", 5)]
    assert t.choose(("place", 4)) == [("placed", ANNA, 4, 3, 0, 0, 0)]


def test_AC5_white_big_dice_and_kickers_too() -> None:
    t = with_cards(["rotate"], neutral_dice=True, big_dice=True, kickers=True, players=2)
    roll(t, 1, 2, big=1, kickers=(1,), white=(1, 2))
    t.choose(("rotate", 1, 3))
    assert t.choose(("place", 3)) == [("placed", ANNA, 3, 1, 1, 1, 1)]


def test_AC5_to_the_slot_machine() -> None:
    t = with_cards(["rotate"], players=5, slot_machine=True)
    t.dice[6], t.closed = [(BENNO, "normal", 1)], [1]
    roll(t, 1, 1)
    t.choose(("rotate", 1, 6))
    assert t.legal() == [("place", 6), ("place", SLOT, 6)]


# ---- AC7


def test_AC7_a_face_shown_by_exactly_two_dice_goes_to_any_casino_turned_to_its_face() -> None:
    t = with_cards(["double"])
    roll(t, 1, 1, 2, 3, 3, 3)
    assert starting(t, "double") == [(1, casino) for casino in range(1, 7)]
    assert t.choose(("double", 1, 5)) == [("card", ANNA, "double", 1), ("placed", ANNA, 5, 2, 0, 0, 0)]
    assert t.dice[4] == [(ANNA, "normal")] * 2
    assert t.waiting()[:2] == ("roll", BENNO)                  # the pair is the placement of the turn
    assert t.hands[ANNA]["normal"] == 4


def test_AC7_one_pair_only() -> None:
    t = with_cards(["double"])
    roll(t, 1, 1, 2, 2)
    assert starting(t, "double") == [(pair, casino) for pair in (1, 2) for casino in range(1, 7)]
    t.choose(("double", 2, 1))
    assert t.hands[ANNA]["normal"] == 2


def test_AC7_big_die_kicker_and_white_are_dice_of_a_pair() -> None:
    t = with_cards(["double"], neutral_dice=True, big_dice=True, kickers=True, players=2)
    roll(t, 1, 2, 2, 2, big=1, kickers=(4,), white=(4, 2))
    assert {pair for pair, _ in starting(t, "double")} == {1, 4}
    t.dice[4] = [(BENNO, "normal")]
    assert of(t.choose(("double", 4, 5)), "placed") == [(ANNA, 5, 0, 0, 1, 1)]
    assert t.legal() == [("kick", BENNO, "normal"), ("kick", WHITE, ANNA)]      # a kicker in it acts as usual


def test_AC7_to_the_slot_machine_turned_to_any_face_still_open_there() -> None:
    t = with_cards(["double"], players=5, slot_machine=True)
    t.dice[6], t.closed = [(BENNO, "normal", 1), (BENNO, "normal", 4)], [1, 4]
    roll(t, 1, 1, 2)
    assert starting(t, "double")[6:] == [(1, SLOT, face) for face in (2, 3, 5, 6)]
    assert of(t.choose(("double", 1, SLOT, 6)), "placed") == [(ANNA, SLOT, 2, 0, 0, 0, 6)]
    assert t.dice[6][-2:] == [(ANNA, "normal", 6)] * 2
    assert 6 in t.closed


def test_AC7_a_pair_takes_a_chip() -> None:
    t = with_cards(["double"], chips=True)
    roll(t, 1, 1, 2)
    t.choose(("double", 1, 3))
    assert t.waiting() == ("chip", ANNA, 3)


# ---- AC9


def draws(pile: list[int], **options: bool) -> Table:
    """Anna has played it; the pile was this, top first."""
    t = with_cards(["three_notes"], players=5, slot_machine=True, **options)
    t.pile, t.known_under = pile, 0
    roll(t, 1, 2)
    return t


def test_AC9_the_middle_of_three_notes_goes_to_the_casino_of_your_choice_and_the_others_under_the_pile() -> None:
    t = draws([30, 90, 50, 10])
    assert t.choose(("card", "three_notes")) == [("card", ANNA, "three_notes"), ("drawn", ANNA, [90, 50, 30])]
    assert t.waiting() == ("lay", ANNA, 50)
    assert t.legal() == [("lay", casino) for casino in (1, 2, 3, 4, 5, 6, SLOT)]
    assert t.choose(("lay", 3)) == [("laid", ANNA, 3, 50), ("under", None, 90, "nobody"), ("under", None, 30, "nobody")]
    assert t.notes[2] == [50]
    assert (t.pile, t.known_under) == ([10, 90, 30], 2)
    assert t.waiting() == ("choose", ANNA)


def test_AC9_the_slot_machine_included() -> None:
    t = draws([30, 90, 50])
    t.choose(("card", "three_notes"))
    t.choose(("lay", SLOT))
    assert t.notes[6] == [50]


def test_AC9_of_50_50_80_a_50_is_the_middle_one() -> None:
    t = draws([50, 80, 50])
    t.choose(("card", "three_notes"))
    assert t.waiting() == ("lay", ANNA, 50)
    t.choose(("lay", 1))
    assert t.pile == [80, 50]


def test_AC9_rainbow_cards_on_the_table_are_replaced_first_and_those_drawn_are_redrawn() -> None:
    t = draws([RAINBOW, 10, 20, RAINBOW, 30, 40, 50, 60], rainbow=True)
    t.notes[1], t.notes[6] = [70, RAINBOW], [RAINBOW]
    events = t.choose(("card", "three_notes"))
    assert events[1:] == [("rainbow", 2, 10), ("rainbow", SLOT, 20), ("drawn", ANNA, [50, 40, 30])]
    assert (t.notes[1], t.notes[6], t.pile, t.discarded) == ([70, 10], [20], [60], 4)


@pytest.mark.parametrize(("pile", "laid", "under"), [([20, 80], 20, [80]), ([80, 20], 20, [80]), ([70], 70, [])])
def test_AC9_of_two_the_lower_is_placed_and_a_single_one_is_placed(pile: list[int], laid: int, under: list[int]) -> None:
    t = draws([*pile])
    t.choose(("card", "three_notes"))
    assert t.waiting() == ("lay", ANNA, laid)
    t.choose(("lay", 1))
    assert t.pile == under


def test_AC9_with_none_nothing_happens() -> None:
    t = draws([])
    assert t.choose(("card", "three_notes")) == [("card", ANNA, "three_notes"), ("drawn", ANNA, [])]
    assert t.waiting() == ("choose", ANNA)


def test_AC9_known_notes_that_are_drawn_are_known_no_more() -> None:
    t = draws([30, 90, 50])
    t.known_under = 2
    t.choose(("card", "three_notes"))
    t.choose(("lay", 1))
    assert t.known_under == 2
