"""The twin's cards right after the placement: AC6 and AC8, sentence by sentence."""

from tests.reference.boulevard.facts import RAINBOW
from tests.reference.las_vegas import SLOT, WHITE, Choice, Event, Table
from tests.reference.tables import ANNA, BENNO, CARLA, DENNY, deal, kinds, last_die, normal, of, roll, with_cards


def take_backs(t: Table) -> set[tuple[str, ...]]:
    """The kinds of the dice that may be taken back, from one casino."""
    return {tuple(kind for _, kind in choice[1]) for choice in t.legal() if choice[0] == "take_back"}


# ---- AC6


def test_AC6_some_or_all_of_the_dice_just_placed() -> None:
    t = with_cards(["take_back"])
    t.dice[0] = normal(ANNA, 2)                                  # of an earlier turn
    roll(t, 1, 1, 2)
    t.choose(("place", 1))
    assert take_backs(t) == {("normal",), ("normal", "normal")}
    dice = ((1, "normal"), (1, "normal"))
    assert t.choose(("take_back", dice)) == [("card", ANNA, "take_back", dice)]
    assert t.dice[0] == normal(ANNA, 2)
    assert t.hands[ANNA]["normal"] == 3
    assert t.waiting()[:2] == ("roll", BENNO)                    # nothing is placed again this turn


def test_AC6_white_and_big_dice_too() -> None:
    t = with_cards(["take_back"], neutral_dice=True, big_dice=True, players=2)
    t.dice[0] = [(WHITE, BENNO), (BENNO, "big")]
    roll(t, 2, big=1, white=(1,))
    t.choose(("place", 1))
    assert take_backs(t) == {("big",), ("white",), ("big", "white")}
    t.choose(("take_back", ((1, "white"),)))
    assert t.dice[0] == [(WHITE, BENNO), (BENNO, "big"), (ANNA, "big")]
    assert t.hands[ANNA] == {"normal": 1, "big": 0, "kicker": 0, "white": 1}


def test_AC6_only_if_a_die_of_the_placement_still_lies_there() -> None:
    t = with_cards(["take_back"], kickers=True)
    roll(t, 1, 2, kickers=(1,))
    t.choose(("place", 1))
    t.choose(("kick", ANNA, "normal"))
    assert t.waiting()[:2] == ("roll", BENNO)


def test_AC6_used_kickers_stay_used_and_kicked_dice_kicked() -> None:
    t = with_cards(["take_back"], kickers=True)
    t.dice[0] = normal(BENNO, 1)
    roll(t, 1, 1, kickers=(1,))
    t.choose(("place", 1))
    t.choose(("kick", BENNO, "normal"))
    assert take_backs(t) == {("normal",), ("normal", "normal")}
    t.choose(("take_back", ((1, "normal"), (1, "normal"))))
    assert t.used_kickers[ANNA] == 1
    assert t.hands[BENNO]["normal"] == 7                         # six, and the one that was kicked
    assert t.dice[0] == []


def test_AC6_only_what_still_lies_there() -> None:
    t = with_cards(["take_back"], kickers=True)
    roll(t, 1, 1, kickers=(1,))
    t.choose(("place", 1))
    t.choose(("kick", ANNA, "normal"))
    assert take_backs(t) == {("normal",)}


def test_AC6_of_equal_dice_those_of_this_placement_lie_there_as_long_as_any() -> None:
    t = with_cards(["take_back"], kickers=True)
    t.dice[0] = normal(ANNA, 1)
    roll(t, 1, 1, kickers=(1,))
    t.choose(("place", 1))
    t.choose(("kick", ANNA, "normal"))
    assert take_backs(t) == {("normal",), ("normal", "normal")}


def test_AC6_a_chip_taken_is_kept() -> None:
    t = with_cards(["take_back"], chips=True)
    roll(t, 1, 1)
    t.choose(("place", 1))
    t.choose(t.legal()[0])
    t.choose(("take_back", ((1, "normal"), (1, "normal"))))
    assert len(t.chips_won[ANNA]) == 1


def test_AC6_who_had_placed_the_last_die_is_back_in_play() -> None:
    t = with_cards(["take_back", "swap"])
    deal(t, {"normal": 1})
    t.roll([4], None, [], [])
    t.choose(("place", 4))
    assert kinds(t) == {"take_back", "done"}
    t.choose(("take_back", ((4, "normal"),)))
    assert kinds(t) == {"swap", "done"}                          # BV13 (6): there are dice again


def test_BV8a_a_face_is_open_again_if_AC6_took_back_every_die_of_it() -> None:
    for dice, is_open in (([(SLOT, "normal")], False), ([(SLOT, "normal")] * 2, True)):
        t = with_cards(["take_back"], players=5, slot_machine=True)
        t.dice[6], t.closed = [(BENNO, "normal", 2)], [2]
        roll(t, 4, 4, 1)
        t.choose(("place", SLOT, 4))
        t.choose(("take_back", tuple(dice)))
        assert t.hands[ANNA]["normal"] == 1 + len(dice)
        roll(t, 4)
        assert (("place", SLOT, 4) in t.legal()) == is_open


def test_BV8a_and_if_the_rest_of_it_had_been_kicked() -> None:
    t = with_cards(["take_back"], players=5, slot_machine=True, kickers=True)
    roll(t, 4, 4, kickers=(4,))
    t.choose(("place", SLOT, 4))
    t.choose(("kick", ANNA, "normal", 4))
    t.choose(("take_back", ((SLOT, "normal"),)))
    assert t.closed == []


# ---- AC8: when


def early(casino: int = 1, players: int = 3, slot_machine: bool = False, **options: bool) -> Table:
    """Anna has placed two dice on the casino, or on the slot machine showing that face, and played the card."""
    t = with_cards(["early_payout"], players=players, slot_machine=slot_machine, **options)
    roll(t, casino, casino, casino % 6 + 1)
    place: Choice = ("place", SLOT, casino) if slot_machine else ("place", casino)
    t.choose(place)
    where = SLOT if slot_machine else casino
    assert t.legal() == [("early_payout", where), ("done",)]
    assert t.choose(("early_payout", where)) == [("card", ANNA, "early_payout", where)]
    return t


def turn(t: Table, face: int) -> list[Event]:
    """Whoever is to roll places one die, and keeps one."""
    roll(t, face, face % 6 + 1)
    return t.choose(("place", face))


def test_AC8_pays_at_the_start_of_your_next_turn() -> None:
    t = early()
    t.notes[0] = [80, 30]
    assert of(turn(t, 1), "paid") == []
    events = turn(t, 2)
    assert events[1:] == [("early_payout", ANNA, 1), ("paid", 1, ANNA, 80, 2), ("paid", 1, BENNO, 30, 1)]
    assert t.waiting()[:2] == ("roll", ANNA)


def test_AC8_pays_when_your_seat_comes_up_even_if_you_have_no_dice_then() -> None:
    t = early()
    t.notes[0] = [80, 30]
    t.hands[ANNA]["normal"] = 0
    turn(t, 2)
    assert of(turn(t, 2), "paid") == [(1, ANNA, 80, 2)]
    assert t.waiting()[:2] == ("roll", BENNO)


def test_AC8_pays_just_before_the_ordinary_payout_if_the_round_ends_before() -> None:
    t = early()
    t.notes[0], t.dice[1], t.notes[1] = [80, 30], normal(CARLA, 1), [50]
    events = last_die(t)
    assert [event for event in events if event[0] in ("early_payout", "paid", "under")] == [
        ("early_payout", ANNA, 1), ("paid", 1, ANNA, 80, 2), ("paid", 1, ANNA, 30, 2), ("paid", 2, CARLA, 50, 1),
    ]


def test_AC8_pays_once() -> None:
    t = early()
    t.notes[0] = [80, 30, 10]
    turn(t, 2)
    turn(t, 2)
    turn(t, 2)
    turn(t, 2)
    assert of(turn(t, 2), "early_payout") == []
    assert t.won[ANNA] == [80]


def test_AC8_not_if_AC6_took_back_the_whole_placement() -> None:
    for dice, playable in (([(1, "normal")], True), ([(1, "normal")] * 2, False)):
        t = with_cards(["take_back", "early_payout"])
        roll(t, 1, 1)
        t.choose(("place", 1))
        t.choose(("take_back", tuple(dice)))
        assert (t.waiting() == ("after", ANNA)) == playable


def test_BV6f_a_placement_is_what_arrived_kickers_included() -> None:
    t = with_cards(["early_payout"], kickers=True)
    roll(t, 2, kickers=(1,))
    t.choose(("place", 1))
    assert t.legal() == [("early_payout", 1), ("done",)]
    t = with_cards(["take_back", "early_payout"], kickers=True)
    t.dice[0] = normal(BENNO, 1)
    roll(t, 1, kickers=(1,))
    t.choose(("place", 1))
    t.choose(("kick", BENNO, "normal"))
    t.choose(("take_back", ((1, "normal"),)))
    assert t.legal() == [("early_payout", 1), ("done",)]         # the kicker of the placement was not taken back


# ---- AC8: what


def test_AC8_rainbow_cards_there_are_replaced_first_and_only_there() -> None:
    t = early(rainbow=True)
    t.notes[0], t.notes[1], t.pile = [30, RAINBOW], [RAINBOW], [90, 10]
    turn(t, 3)
    events = turn(t, 3)
    assert of(events, "rainbow") == [(1, 90)]
    assert of(events, "paid") == [(1, ANNA, 90, 2)]
    assert (t.notes[0], t.notes[1]) == ([30], [RAINBOW])


def test_AC8_tied_dice_do_not_count_and_stay_as_do_those_of_winners() -> None:
    t = early(players=4)
    t.notes[0] = [80, 30]
    t.dice[0] = normal(ANNA, 2) + normal(BENNO, 2) + normal(CARLA, 1)
    there = list(t.dice[0])
    for _ in (BENNO, CARLA):
        turn(t, 3)
    events = turn(t, 3)
    assert of(events, "paid") == [(1, CARLA, 80, 1)]
    assert of(events, "tie") == of(events, "under") == []
    assert t.dice[0] == there
    assert t.notes[0] == [30]                                    # notes not won stay there


def test_AC8_a_note_that_white_wins_goes_under_the_pile_at_once() -> None:
    t = early(players=2, neutral_dice=True)
    t.notes[0], t.pile, t.known_under = [80, 30, 10], [50], 0
    t.dice[0] = [*normal(ANNA, 2), *[(WHITE, BENNO)] * 3]
    events = turn(t, 3)
    assert events[1:] == [("early_payout", ANNA, 1), ("under", 1, 80, WHITE), ("paid", 1, ANNA, 30, 2)]
    assert (t.pile, t.known_under, t.notes[0]) == ([50, 80], 1, [10])


def test_AC8_dice_may_be_placed_there_as_before_and_the_rest_is_paid_at_the_end_of_the_round_with_all_dice() -> None:
    t = early()
    t.notes[0] = [80, 30]
    turn(t, 2)
    turn(t, 2)
    roll(t, 5)
    t.choose(("place", 5))
    roll(t, 1, 1, 1)
    t.choose(("place", 1))
    assert of(last_die(t), "paid", 1) == [(BENNO, 30, 3)]


def test_AC8_if_no_note_is_left_the_casino_pays_again_only_what_AC9_adds() -> None:
    t = early()
    t.notes[0] = [80]
    turn(t, 2)
    turn(t, 2)
    assert t.notes[0] == []
    t.notes[0] = [60]
    assert of(last_die(t), "paid", 1) == [(ANNA, 60, 2)]


def test_AC8_on_the_slot_machine_everybody_picks_and_faces_stay_closed() -> None:
    t = early(players=5, slot_machine=True)
    t.notes[6] = [80, 50, 30]
    t.dice[6] += [(DENNY, "normal", 6)]
    t.closed += [6]
    for _ in range(3):
        turn(t, 3)
    events = turn(t, 3)
    assert events[1:] == [("early_payout", ANNA, SLOT)]
    assert t.waiting() == ("pick", ANNA)                         # though it is nobody's turn yet
    t.choose(("pick", 50))
    assert t.waiting() == ("pick", DENNY)
    t.choose(("pick", 30))
    assert t.notes[6] == [80]
    assert t.closed == [1, 6]
    assert t.waiting()[:2] == ("roll", ANNA)


def test_BV9_a_note_of_an_early_payout_counts_for_a_bonus_card() -> None:
    t = early(bonus_cards=True)
    t.bonus_hands[ANNA] = [80, 20]
    t.notes[0] = [80]
    turn(t, 2)
    turn(t, 2)
    assert t.view(ANNA)["fulfilled"] == [80]
    assert t.announced[ANNA] == 1
    assert of(last_die(t), "bonus") == [(ANNA, 80, 2)]
