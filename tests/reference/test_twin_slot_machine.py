"""The twin's slot machine (BV8), sentence by sentence."""

import pytest

from tests.reference.las_vegas import SLOT, WHITE, Choice, Die, Event, Table, Who
from tests.reference.tables import ANNA, BENNO, CARLA, DENNY, EMMA, deal, last_die, of, roll, table

SLOT_CHOICES: list[Choice] = [("place", SLOT, face) for face in range(1, 7)]


def slot(pile: list[int] | None = None, players: int = 5, neutral: bool = False, **modules: bool) -> Table:
    return table(players, pile, neutral_dice=neutral, slot_machine=True, **modules)


def dice(who: Who, *faces: int, kind: str | int = "normal") -> list[Die]:
    return [(who, kind, face) for face in faces]


def pays(t: Table, notes: list[int], *lying: list[Die]) -> list[Event]:
    """The round ends with these notes and dice on the slot machine, and nothing on the other casinos."""
    t.notes = [[], [], [], [], [], [], notes]
    t.dice[6] = [die for some in lying for die in some]
    return last_die(t)


def offered(t: Table, seat: int, *notes: int) -> bool:
    return t.waiting() == ("pick", seat) and t.legal() == [("pick", note) for note in notes]


# ---- a seventh casino


def test_BV8_it_is_stocked_like_the_others_after_casino_6() -> None:
    t = slot([50, 60, 70, 80, 90, 50, 20, 10, 30, 90], minimum_by_players=False)
    assert t.notes == [[50], [60], [70], [80], [90], [50], [30, 20, 10]]
    assert t.pile[0] == 90


def test_BV7_its_rainbow_cards_are_replaced_after_those_of_casino_6() -> None:
    t = slot(rainbow=True)
    t.notes = [[], [], [], [], [0], [], [0, 0]]
    t.pile = [10, 20, 30]
    assert of(last_die(t), "rainbow") == [(5, 10), (SLOT, 20), (SLOT, 30)]


def test_BV8a_dice_of_any_one_face_may_go_there_all_of_that_face() -> None:
    t = slot()
    t.roll([4, 4, 4, 1, 1, 2, 5, 5], None, [], [])
    assert t.legal() == [("place", face) for face in (1, 2, 4, 5)] + [("place", SLOT, face) for face in (1, 2, 4, 5)]
    assert t.choose(("place", SLOT, 4)) == [("placed", ANNA, SLOT, 3, 0, 0, 0, 4)]
    assert t.dice[6] == dice(ANNA, 4, 4, 4)
    assert t.dice[3] == []
    assert t.hands[ANNA]["normal"] == 5


def test_BV8a_a_face_that_lies_there_is_closed_to_everyone_its_owner_included() -> None:
    t = slot()
    deal(t, {"normal": 2}, {"normal": 2})
    t.roll([4, 3], None, [], [])
    t.choose(("place", SLOT, 4))
    t.roll([4, 6], None, [], [])
    assert t.legal() == [("place", 4), ("place", 6), ("place", SLOT, 6)]
    t.choose(("place", SLOT, 6))
    t.roll([4], None, [], [])
    assert t.legal() == [("place", 4)]


def test_BV8a_all_faces_are_open_again_in_the_next_round() -> None:
    t = slot()
    roll(t, 1)
    t.choose(("place", SLOT, 1))
    last_die(t)
    assert t.round == 2
    t.roll([1, 2, 3, 4, 5, 6, 6, 6], None, [], [])
    assert t.legal()[6:] == SLOT_CHOICES


# ---- BV8b: who chooses, and what


def test_BV8b_example_carla_before_denny_before_ben() -> None:
    t = slot()
    told = pays(t, [80, 50, 30, 20], dice(DENNY, 3, 3, 3), dice(BENNO, 6, 6), dice(CARLA, 4, 4, 1))
    assert of(told, "tie", SLOT) == []
    assert offered(t, CARLA, 20, 30, 50, 80)
    assert t.choose(("pick", 30)) == [("paid", SLOT, CARLA, 30, 3)]
    assert offered(t, DENNY, 20, 50, 80)
    t.choose(("pick", 80))
    assert offered(t, BENNO, 20, 50)
    events = t.choose(("pick", 50))
    assert events[:2] == [("paid", SLOT, BENNO, 50, 2), ("under", SLOT, 20, "nobody")]
    assert [t.won[seat] for seat in (BENNO, CARLA, DENNY)] == [[50], [30], [80]]


@pytest.mark.parametrize(("ahead", "behind"), [
    ([1, 1, 1], [6, 6]),                # number of dice
    ([5, 5, 5], [4, 4, 4]),             # then sum of pips
    ([6, 1, 1, 1], [3, 3, 2, 2]),       # 9 against 10: the sum before the highest die ...
    ([6, 2, 2], [5, 5, 1]),             # 10 against 11
    ([5, 1, 1], [3, 3, 2]),             # 7 against 8
    ([4, 4, 1], [3, 3, 3]),             # ... then the highest die
])
def test_BV8b_order_by_number_then_sum_then_highest_die(ahead: list[int], behind: list[int]) -> None:
    strength = [(len(faces), sum(faces), max(faces)) for faces in (ahead, behind)]
    first, second = (ANNA, BENNO) if strength[0] > strength[1] else (BENNO, ANNA)
    t = slot()
    pays(t, [80, 50], dice(ANNA, *ahead), dice(BENNO, *behind))
    assert offered(t, first, 50, 80)
    assert of(t.choose(("pick", 50)), "paid", SLOT) == [(first, 50, len(ahead)), (second, 80, len(behind))]


def test_BV8_with_one_note_left_the_game_takes_it_by_itself() -> None:
    t = slot()
    events = pays(t, [80], dice(BENNO, 2, 2), dice(ANNA, 1))
    assert of(events, "paid", SLOT) == [(BENNO, 80, 2)]
    assert t.round == 2


def test_BV8_among_equal_notes_nobody_is_asked() -> None:
    t = slot()
    events = pays(t, [80, 80], dice(BENNO, 2, 2), dice(ANNA, 1))
    assert of(events, "paid", SLOT) == [(BENNO, 80, 2), (ANNA, 80, 1)]


def test_BV8_the_pick_is_compulsory_and_of_a_note_that_lies_there() -> None:
    t = slot()
    pays(t, [80, 30], dice(BENNO, 2, 2), dice(ANNA, 1))
    for wrong in (("pick", 50), ("pick", None), ("done",)):
        with pytest.raises(ValueError, match="may not be chosen"):
            t.choose(wrong)


def test_BV8_of_equal_notes_one_is_picked() -> None:
    t = slot()
    pays(t, [80, 80, 30], dice(BENNO, 2, 2), dice(ANNA, 1))
    assert offered(t, BENNO, 30, 80)
    t.choose(("pick", 80))
    assert offered(t, ANNA, 30, 80)


def test_BV8c_at_most_one_note_each_and_the_rest_goes_under_the_pile() -> None:
    t = slot()
    pays(t, [80, 30, 10], dice(BENNO, 2, 2, 3))
    events = t.choose(("pick", 30))
    assert of(events, "under", SLOT) == [(80, "nobody"), (10, "nobody")]
    assert t.won[BENNO] == [30]


def test_BV8_it_pays_after_casino_6() -> None:
    t = slot()
    t.notes = [[50], [], [], [], [], [], [80]]
    t.dice[6] = dice(BENNO, 1)
    events = last_die(t)
    assert [event[:2] for event in events if event[0] in ("paid", "under")] == [("under", 1), ("paid", SLOT)]


def test_BV14_ties_on_the_other_casinos_are_off_the_table_before_it_pays() -> None:
    t = slot()
    t.dice[0] = [(ANNA, "normal"), (BENNO, "normal"), (CARLA, "normal"), (CARLA, "normal")]
    pays(t, [80, 30], dice(BENNO, 2, 2))
    assert t.waiting() == ("pick", BENNO)
    assert t.dice[0] == [(CARLA, "normal")] * 2


# ---- white on the slot machine


def test_BV8b_white_takes_the_highest_note_left_and_it_goes_under() -> None:
    t = slot(neutral=True)
    pays(t, [80, 50, 30, 10], dice(ANNA, 6, 6), dice(WHITE, 5, kind=ANNA), dice(WHITE, 4, kind=BENNO), dice(BENNO, 3, 2))
    t.choose(("pick", 50))
    assert offered(t, BENNO, 10, 30)
    events = t.choose(("pick", 30))
    assert events[:3] == [("paid", SLOT, BENNO, 30, 2), ("under", SLOT, 80, WHITE), ("under", SLOT, 10, "nobody")]


def test_BV8b_white_and_a_player_who_are_level_both_go() -> None:
    t = slot(neutral=True)
    events = pays(t, [80, 30], dice(ANNA, 3), dice(WHITE, 3, kind=ANNA), dice(BENNO, 2))
    assert t.waiting() == ("pick", BENNO)
    events = t.choose(("pick", 30))
    assert of(events, "under", SLOT) == [(80, "nobody")]


def test_BV8b_white_and_a_player_with_as_many_dice_are_not_level_if_the_pips_differ() -> None:
    t = slot(neutral=True)
    events = pays(t, [80], dice(ANNA, 3), dice(WHITE, 4, kind=BENNO))
    assert of(events, "under", SLOT) == [(80, WHITE)]


# ---- big dice and kickers


def test_BV5_a_big_die_counts_twice_for_number_and_sum_and_once_for_the_highest_die() -> None:
    t = slot(big_dice=True)
    pays(t, [80, 50, 30, 20], dice(BENNO, 2, kind="big"), dice(CARLA, 1, 3), dice(DENNY, 6), dice(EMMA, 1, 2, 1))
    assert offered(t, EMMA, 20, 30, 50, 80)            # 3 dice
    t.choose(("pick", 80))
    assert offered(t, CARLA, 20, 30, 50)               # 2, sum 4, highest 3
    t.choose(("pick", 50))
    assert offered(t, BENNO, 20, 30)                   # 2, sum 4, highest 2
    assert of(t.choose(("pick", 20)), "paid", SLOT) == [(BENNO, 20, 2), (DENNY, 30, 1)]


def test_BV6_a_kicker_kicks_any_die_of_the_slot_machine_told_by_its_face() -> None:
    t = slot(kickers=True)
    deal(t, {"normal": 2, "kicker": 1}, {"normal": 1})
    t.dice[6], t.closed = [*dice(BENNO, 2, 2), *dice(CARLA, 5), *dice(BENNO, 6)], [2, 5, 6]
    t.roll([4, 1], None, [4], [])
    t.choose(("place", SLOT, 4))
    assert t.waiting() == ("kick", ANNA, SLOT)
    assert t.legal() == [("kick", *die) for die in (*dice(ANNA, 4), *dice(BENNO, 2, 6), *dice(CARLA, 5))]
    assert t.choose(("kick", BENNO, "normal", 6)) == [("kicked", ANNA, SLOT, BENNO, "normal", 6)]
    assert t.dice[6] == [*dice(BENNO, 2, 2), *dice(CARLA, 5), *dice(ANNA, 4)]
    assert t.hands[BENNO]["normal"] == 2
    assert t.used_kickers[ANNA] == 1


def test_BV8a_a_face_stays_closed_when_its_last_die_was_kicked() -> None:
    t = slot(kickers=True)
    deal(t, {"kicker": 1}, {"normal": 1})
    t.dice[6], t.closed = dice(BENNO, 6), [6]
    t.roll([], None, [4], [])
    t.choose(("place", SLOT, 4))
    t.choose(("kick", BENNO, "normal", 6))
    t.roll([6, 4], None, [], [])
    assert t.legal() == [("place", 4), ("place", 6), ("place", SLOT, 4)]


@pytest.mark.parametrize("other", [False, True])
def test_BV6a_a_face_that_only_a_kicker_showed_stays_open(other: bool) -> None:
    t = slot(kickers=True)
    deal(t, {"kicker": 1, "normal": 1}, {"normal": 1})
    t.roll([4 if other else 1], None, [4], [])
    events = t.choose(("place", SLOT, 4))
    if other:
        t.choose(("kick", ANNA, "normal", 4))          # BV6b: nothing else lies there
    else:
        assert events == [("placed", ANNA, SLOT, 0, 0, 1, 0, 4), ("no_effect", ANNA, SLOT)]
    t.roll([4], None, [], [])
    assert (("place", SLOT, 4) in t.legal()) == (not other)


def test_BV6d_a_white_die_goes_back_from_the_slot_machine_to_the_player_who_placed_it() -> None:
    t = slot(neutral=True, kickers=True)
    deal(t, {"normal": 1, "kicker": 1})
    t.dice[6] = [*dice(WHITE, 2, kind=CARLA), *dice(WHITE, 5, kind=CARLA), *dice(WHITE, 5, kind=BENNO)]
    t.roll([1], None, [4], [])
    t.choose(("place", SLOT, 4))
    assert t.legal() == [("kick", WHITE, BENNO, 5), ("kick", WHITE, CARLA, 2), ("kick", WHITE, CARLA, 5)]
    t.choose(("kick", WHITE, CARLA, 2))
    assert t.hands[CARLA]["white"] == 1
