"""The twin's card AC3, two casinos, sentence by sentence."""

from tests.reference.las_vegas import SLOT, Choice, Table
from tests.reference.tables import ANNA, BENNO, CARLA, deal, kinds, of, roll, with_cards


def against(cards: list[str] | None = None, players: int = 3, **options: bool) -> Table:
    """Anna has played the card; Benno, with these cards, is about to roll."""
    t = with_cards(["two_casinos"], cards or [], players=players, **options)
    roll(t, 6, 6, 5)
    t.choose(("card", "two_casinos"))
    t.choose(("place", 6))
    if t.waiting()[0] == "chip":
        t.choose(("no_chip",))
    t.dice = [[] for _ in t.dice]
    assert t.waiting()[:2] == ("roll", BENNO)
    return t


def places(t: Table) -> list[Choice]:
    return [choice[1:] for choice in t.legal() if choice[0] == "place"]


def test_AC3_every_opponent_who_rolls_two_faces_must_place_two_all_dice_of_each() -> None:
    t = against()
    for seat in (BENNO, CARLA):
        roll(t, 1, 1, 4, 5)
        assert places(t) == [(1,), (4,), (5,)]
        assert t.choose(("place", 4)) == [("placed", seat, 4, 1, 0, 0, 0)]
        assert t.waiting() == ("choose", seat)
        assert t.legal() == [("place", 1), ("place", 5)]
        assert t.choose(("place", 1)) == [("placed", seat, 1, 2, 0, 0, 0)]
        assert t.hands[seat]["normal"] == 1
    assert t.waiting()[:2] == ("roll", ANNA)


def test_AC3_does_not_bind_who_played_it() -> None:
    t = with_cards(["two_casinos"])
    roll(t, 1, 2)
    t.choose(("card", "two_casinos"))
    t.choose(("place", 1))
    assert t.waiting()[:2] == ("roll", BENNO)


def test_AC3_who_rolls_one_face_places_one() -> None:
    t = against()
    roll(t, 3, 3, 3)
    t.choose(("place", 3))
    assert t.waiting()[:2] == ("roll", CARLA)


def test_AC3_the_faces_after_a_reroll_count() -> None:
    for again, second in ((3, False), (2, True)):
        t = against(["reroll"])
        roll(t, 3, 3, 2)
        t.choose(("card", "reroll"))
        t.choose(("reroll", (("normal", 2),)))
        t.roll([again], None, [], [])
        t.choose(("place", 3))
        assert (t.waiting() == ("choose", BENNO)) == second


def test_AC3_lasts_until_the_seats_turn_comes_again_dice_or_no_dice() -> None:
    t = against()
    deal(t, {}, {"normal": 3}, {"normal": 3})                   # Anna has no dice
    t.roll([1, 2, 3], None, [], [])
    t.choose(("place", 1))
    t.choose(("place", 2))
    t.roll([1, 1, 3], None, [], [])
    t.choose(("place", 1))
    t.choose(("place", 3))
    assert t.two_casinos is None                                 # her seat came up


def test_AC3_is_over_for_who_plays_after_that_seat() -> None:
    t = against()
    deal(t, {}, {"normal": 8}, {"normal": 3})
    t.roll([1, 1, 1, 2, 3, 3, 3, 3], None, [], [])
    t.choose(("place", 1))
    t.choose(("place", 2))
    t.roll([1, 1, 3], None, [], [])
    t.choose(("place", 1))
    t.choose(("place", 3))
    t.roll([1, 1, 2, 2], None, [], [])
    t.choose(("place", 1))
    assert t.waiting() == ("roll", BENNO, 2, 0, 0, 0)            # the last one with dice, one placement


def test_AC3_ends_with_the_round() -> None:
    t = against()
    deal(t, {}, {"normal": 2})
    t.roll([1, 2], None, [], [])
    t.choose(("place", 1))
    t.choose(("place", 2))
    assert t.round == 2
    assert t.two_casinos is None


def test_AC3_two_different_casinos_of_which_the_slot_machine_may_be_one() -> None:
    t = against(players=5, slot_machine=True)
    roll(t, 1, 2)
    assert places(t) == [(1,), (2,), (SLOT, 1), (SLOT, 2)]
    t.choose(("place", SLOT, 1))
    assert t.legal() == [("place", 2)]
    t.choose(("place", 2))
    roll(t, 1, 2)
    assert places(t) == [(1,), (2,), (SLOT, 2)]
    t.choose(("place", 1))
    assert t.legal() == [("place", 2), ("place", SLOT, 2)]


def test_AC3_the_first_placement_is_resolved_before_the_second() -> None:
    t = against(kickers=True, chips=True)
    roll(t, 1, 2, 2, kickers=(1,))
    t.choose(("place", 1))
    assert kinds(t) == {"kick"}
    t.choose(("kick", BENNO, "normal"))
    assert t.waiting() == ("chip", BENNO, 1)                     # a chip at both
    t.choose(t.legal()[0])
    assert t.legal() == [("place", 2)]                           # the die that came back was not rolled
    t.choose(("place", 2))
    assert t.waiting() == ("chip", BENNO, 2)
    t.choose(t.legal()[0])
    assert len(t.chips_won[BENNO]) == 2


def test_AC3_a_chip_needs_two_dice_on_that_casino() -> None:
    t = against(chips=True)
    roll(t, 1, 2, 2)
    t.choose(("place", 1))
    assert t.legal() == [("place", 2)]
    t.choose(("place", 2))
    assert t.waiting() == ("chip", BENNO, 2)


def test_AC3_no_card_is_played_between_the_two_placements() -> None:
    t = against(["swap", "take_back"])
    roll(t, 1, 2, 3)
    t.choose(("place", 1))
    assert kinds(t) == {"place"}
    t.choose(("place", 2))
    assert kinds(t) == {"swap", "take_back", "done"}


def test_AC3_AC6_takes_back_from_both() -> None:
    t = against(["take_back"])
    roll(t, 1, 2, 2)
    t.choose(("place", 1))
    t.choose(("place", 2))
    one, two = (1, "normal"), (2, "normal")
    assert {choice[1] for choice in t.legal() if choice[0] == "take_back"} == {
        (one,), (two,), (two, two), (one, two), (one, two, two),
    }
    t.choose(("take_back", (one, two)))
    assert (t.dice[0], t.dice[1]) == ([], [(BENNO, "normal")])
    assert t.hands[BENNO]["normal"] == 2


def test_AC3_AC8_is_for_one_of_the_two() -> None:
    t = against(["early_payout"])
    roll(t, 1, 2, 2)
    t.choose(("place", 1))
    t.choose(("place", 2))
    assert t.legal() == [("early_payout", 1), ("early_payout", 2), ("done",)]


def test_AC3_who_passes_is_not_affected() -> None:
    t = against(["pass"])
    roll(t, 1, 2)
    t.choose(("card", "pass"))
    assert t.waiting()[:2] == ("roll", CARLA)


# ---- with AC5


def test_AC3_who_joins_turned_dice_to_others_owes_no_second_but_may_place_one() -> None:
    t = against(["rotate"])
    roll(t, 1, 2, 3)
    t.choose(("rotate", 1, 2))
    t.choose(("place", 2))
    assert t.legal() == [("place", 3), ("done",)]
    t.choose(("done",))
    assert t.hands[BENNO]["normal"] == 1
    assert t.waiting()[:2] == ("roll", CARLA)
    assert t.rolled["normal"] == []


def test_AC3_who_joins_all_dice_places_them_and_that_is_all() -> None:
    t = against(["rotate"])
    roll(t, 1, 1, 2)
    t.choose(("rotate", 1, 2))
    assert t.legal() == [("place", 2)]
    t.choose(("place", 2))
    assert t.waiting()[:2] == ("roll", CARLA)


def test_AC3_who_places_another_face_first_owes_a_second() -> None:
    t = against(["rotate"])
    roll(t, 1, 2, 3)
    t.choose(("rotate", 1, 2))
    t.choose(("place", 3))
    assert t.legal() == [("place", 2)]


def test_AC3_who_turns_dice_to_a_face_that_none_showed_owes_two() -> None:
    t = against(["rotate"])
    roll(t, 1, 2)
    t.choose(("rotate", 1, 6))
    t.choose(("place", 6))
    assert t.legal() == [("place", 2)]


def test_AC3_joined_on_the_slot_machine_owes_no_second_either() -> None:
    t = against(["rotate"], players=5, slot_machine=True)
    roll(t, 1, 2, 3)
    t.choose(("rotate", 1, 2))
    t.choose(("place", SLOT, 2))
    assert t.legal() == [("place", 3), ("done",)]


# ---- with AC7


def test_AC3_the_pair_is_one_of_the_two_placements_and_may_not_go_where_the_other_goes() -> None:
    t = against(["double"])
    roll(t, 1, 1, 2, 3)
    assert of(t.choose(("double", 1, 3)), "placed") == [(BENNO, 3, 2, 0, 0, 0)]
    assert t.legal() == [("place", 2)]


def test_AC3_a_pair_to_the_only_other_face_is_not_legal() -> None:
    t = against(["double"])
    roll(t, 1, 1, 4, 4, 4)
    assert [choice for choice in t.legal() if choice[0] == "double"] == [("double", 1, casino) for casino in (1, 2, 3, 5, 6)]


def test_AC3_it_is_legal_if_the_slot_machine_is_open_to_the_other() -> None:
    for closed in ([], [4]):
        t = against(["double"], players=5, slot_machine=True)
        t.closed = closed
        roll(t, 1, 1, 4, 4, 4)
        assert (("double", 1, 4) in t.legal()) == (not closed)
    t.closed = []
    t.choose(("double", 1, 4))
    assert t.legal() == [("place", SLOT, 4)]


def test_AC3_a_pair_on_the_slot_machine_leaves_the_casino_of_the_other_face() -> None:
    t = against(["double"], players=5, slot_machine=True)
    roll(t, 1, 1, 4, 4, 4)
    t.choose(("double", 1, SLOT, 4))
    assert t.legal() == [("place", 4)]


def test_AC3_a_pair_alone_is_one_face() -> None:
    t = against(["double"], players=4)
    roll(t, 1, 1)
    t.choose(("double", 1, 5))
    assert t.waiting()[:2] == ("roll", CARLA)


def test_AC3_other_dice_may_come_first_if_a_pair_stays_for_the_card() -> None:
    t = against(["double"])
    roll(t, 1, 1, 4, 4, 5)
    assert {choice[1] for choice in t.legal() if choice[0] == "double_later"} == {1, 4, 5}
    t.choose(("double_later", 4))
    assert t.legal() == [("double", 1, casino) for casino in (1, 2, 3, 5, 6)]
    assert t.choose(("double", 1, 2)) == [("placed", BENNO, 2, 2, 0, 0, 0)]
    t = against(["double"])
    roll(t, 1, 1, 4, 5)
    assert {choice[1] for choice in t.legal() if choice[0] == "double_later"} == {4, 5}
