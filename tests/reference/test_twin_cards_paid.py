"""The twin's cards at payout, AC1 and AC10, and the order of the end of a round (BV14), sentence by sentence."""

import pytest

from tests.reference.boulevard.facts import RAINBOW
from tests.reference.las_vegas import SLOT, WHITE, Event, Table
from tests.reference.tables import ANNA, BENNO, CARLA, deal, last_die, normal, of, roll, with_cards


def after(card: str, *others: str, players: int = 3, **options: bool) -> Table:
    """Anna has played the card and placed a die on casino 6, which is taken away again; Benno has the others."""
    t = with_cards([card], [*others], players=players, **options)
    roll(t, 6, 5)
    t.choose(("card", card))
    t.choose(("place", 6))
    t.dice[5] = []
    return t


# ---- AC1


def test_AC1_only_in_your_first_turn_of_the_round() -> None:
    t = with_cards(["tie_won"], players=2)
    deal(t, {"normal": 3})
    t.roll([1, 2, 3], None, [], [])
    assert ("card", "tie_won") in t.legal()
    t.choose(("place", 1))
    assert t.legal() == [("card", "tie_won"), ("done",)]
    t.choose(("done",))
    t.roll([2, 3], None, [], [])
    assert t.legal() == [("place", 2), ("place", 3)]


def test_AC1_you_keep_your_dice_and_your_rank_and_all_others_of_that_tie_go() -> None:
    t = after("tie_won", players=4, neutral_dice=True)
    t.notes[0] = [80, 50, 30]
    t.dice[0] = [*normal(ANNA, 2), *normal(BENNO, 2), *normal(CARLA, 1), (WHITE, CARLA), (WHITE, CARLA), *normal(3, 3)]
    last_die(t)
    assert t.waiting() == ("tie_won", ANNA, [1])
    assert t.legal() == [("tie_won", 1), ("tie_won", None)]
    events = t.choose(("tie_won", 1))
    assert events[:5] == [
        ("tie_won", ANNA, 1), ("tie", 1, 2, [BENNO, WHITE]), ("paid", 1, 3, 80, 3), ("paid", 1, ANNA, 50, 2), ("paid", 1, CARLA, 30, 1),
    ]


def test_AC1_the_only_other_one_stays_tied_and_goes() -> None:
    t = after("tie_won")
    t.notes[0], t.dice[0] = [80, 50], normal(ANNA, 1) + normal(BENNO, 1)
    last_die(t)
    events = t.choose(("tie_won", 1))
    assert of(events, "tie", 1) == [(1, [BENNO])]
    assert of(events, "paid", 1) == [(ANNA, 80, 1)]
    assert of(events, "under", 1) == [(50, "nobody")]


def test_AC1_one_tie_of_those_where_you_are_tied() -> None:
    t = after("tie_won")
    for casino in (1, 2, 4):
        t.notes[casino - 1], t.dice[casino - 1] = [50], normal(ANNA, 1) + normal(BENNO, 1)
    t.dice[2] = normal(BENNO, 2) + normal(CARLA, 2) + normal(ANNA, 1)
    last_die(t)
    assert t.legal() == [("tie_won", 1), ("tie_won", 2), ("tie_won", 4), ("tie_won", None)]
    events = t.choose(("tie_won", 2))
    assert of(events, "tie") == [(1, 1, [ANNA, BENNO]), (2, 1, [BENNO]), (3, 2, [BENNO, CARLA]), (4, 1, [ANNA, BENNO])]
    assert of(events, "paid") == [(2, ANNA, 50, 1)]


def test_AC1_none_is_public_and_loses_the_card() -> None:
    t = after("tie_won")
    t.notes[0], t.dice[0] = [50], normal(ANNA, 1) + normal(BENNO, 1)
    last_die(t)
    events = t.choose(("tie_won", None))
    assert events[:3] == [("tie_won", ANNA, None), ("tie", 1, 1, [ANNA, BENNO]), ("under", 1, 50, "nobody")]
    t.dice[0] = normal(ANNA, 1) + normal(BENNO, 1)
    t.cards = [[], [], []]
    assert of(last_die(t), "round_end") == [(2,)]                # not asked again


def test_AC1_who_is_tied_nowhere_is_not_asked() -> None:
    t = after("tie_won")
    t.dice[0] = normal(BENNO, 1) + normal(CARLA, 1) + normal(ANNA, 2)
    assert of(last_die(t), "round_end") == [(1,)]


def test_AC1_in_the_hand_it_does_nothing() -> None:
    t = with_cards(["tie_won"])
    t.dice[0] = normal(BENNO, 1) + normal(ANNA, 1)
    assert of(last_die(t), "round_end") == [(1,)]


def paid_early(neutral: bool = False, slot: bool = False, players: int = 3) -> Table:
    """Anna won ties, Benno has played AC8 for casino 1 or for the slot machine, where he has a 1; the last other seat is to roll."""
    t = after("tie_won", "early_payout", players=players, neutral_dice=neutral, slot_machine=slot)
    roll(t, 1, 2)
    t.choose(("place", SLOT, 1) if slot else ("place", 1))
    t.choose(("early_payout", SLOT if slot else 1))
    for _ in range(players - 2):
        roll(t, 3, 4)
        t.choose(("place", 3))
    return t


def test_AC1_may_be_spent_at_anybodys_early_payout_in_whosever_turn_it_is() -> None:
    t = paid_early()
    t.dice[0], t.notes[0] = normal(ANNA, 1) + normal(BENNO, 1), [80, 30]
    roll(t, 5, 4)
    t.choose(("place", 5))
    assert t.waiting() == ("tie_won", ANNA, [1])
    events = t.choose(("tie_won", 1))
    assert events == [("tie_won", ANNA, 1), ("paid", 1, ANNA, 80, 1)]
    assert t.dice[0] == normal(ANNA, 1) + normal(BENNO, 1)       # AC8: no die moves
    assert t.waiting()[:2] == ("roll", BENNO)
    events = last_die(t)
    assert of(events, "tie", 1) == [(1, [ANNA, BENNO])]          # it is spent
    assert of(events, "round_end") == [(1,)]


def test_AC1_none_at_an_early_payout_keeps_the_card_for_the_end_of_the_round() -> None:
    t = paid_early()
    t.dice[0], t.notes[0] = normal(ANNA, 1) + normal(BENNO, 1), [80]
    roll(t, 5, 4)
    t.choose(("place", 5))
    assert t.choose(("tie_won", None)) == [("tie_won", ANNA, None)]
    assert t.notes[0] == [80]
    last_die(t)
    assert t.waiting() == ("tie_won", ANNA, [1])


def test_AC1_is_not_asked_at_an_early_payout_where_its_owner_is_not_tied() -> None:
    t = paid_early()
    t.dice[0], t.notes[0] = normal(ANNA, 2) + normal(BENNO, 1), [80]
    t.dice[1] = normal(ANNA, 1) + normal(CARLA, 1)
    roll(t, 5, 4)
    assert of(t.choose(("place", 5)), "paid") == [(1, ANNA, 80, 2)]


def test_AC1_on_the_slot_machine_only_against_white() -> None:
    t = after("tie_won", players=5, slot_machine=True, neutral_dice=True)
    t.notes[6] = [80, 30]
    t.dice[6] = [(ANNA, "normal", 3), (WHITE, ANNA, 3), (BENNO, "normal", 5)]
    last_die(t)
    assert t.waiting() == ("tie_won", ANNA, [SLOT])
    t.choose(("tie_won", SLOT))
    assert t.waiting() == ("pick", BENNO)
    assert of(t.choose(("pick", 80)), "paid") == [(SLOT, BENNO, 80, 1), (SLOT, ANNA, 30, 1)]


def test_AC1_on_the_slot_machine_at_an_early_payout() -> None:
    t = paid_early(neutral=True, slot=True, players=5)
    t.notes[6] = [80]
    t.dice[6] = [(ANNA, "normal", 3), (WHITE, ANNA, 3)]
    roll(t, 5, 4)
    t.choose(("place", 5))
    assert t.waiting() == ("tie_won", ANNA, [SLOT])
    assert of(t.choose(("tie_won", SLOT)), "paid") == [(SLOT, ANNA, 80, 1)]


# ---- AC10


def swapping(notes: list[int], pile: list[int], **options: bool) -> tuple[Table, list[Event]]:
    """Anna has played it and gets these notes; the round ends with this pile, top first."""
    t = after("swap", **options)
    for casino, note in enumerate(notes):
        t.notes[casino], t.dice[casino] = [note], normal(ANNA, 1)
    t.pile, t.known_under = pile, 0
    return t, last_die(t)


def test_AC10_one_note_received_in_this_round_goes_under_the_pile_and_the_top_one_is_taken_instead() -> None:
    t, events = swapping([20, 50, 20], [90, 10, 10, 10, 10, 10])
    assert of(events, "round_end") == []                         # once all casinos have paid, before the round is over
    assert t.waiting() == ("swap", ANNA)
    assert t.legal() == [("swap", 20), ("swap", 50), ("swap", None)]
    events = t.choose(("swap", 20))
    assert events[0] == ("swapped", ANNA, 20)                    # all see which note goes back, nobody the new one
    assert sorted(t.won[ANNA]) == [20, 50, 90]
    assert of(events, "stocked")[:2] == [(1, [10] * 5), (2, [20])]


def test_AC10_the_new_note_is_seen_by_its_owner_alone_until_the_game_ends() -> None:
    t, _ = swapping([20, 50], [90, 10])
    t.choose(("swap", 20))
    assert t.view(ANNA)["won"] == [[50, 90], [], []]
    assert t.view(BENNO)["won"] == [[50, None], [], []]
    assert t.scores()[ANNA] == 140
    t.cards = [[], [], []]
    for _ in range(3):
        last_die(t)
        t.cards = [[], [], []]
    assert t.waiting() == ("over",)
    assert t.view(BENNO)["won"][ANNA] == [50, 90]


def test_AC10_may_be_left() -> None:
    t, _ = swapping([20], [90])
    assert t.choose(("swap", None))[0] == ("swapped", ANNA, None)
    assert t.won[ANNA] == [20]


def test_AC10_redraws_rainbows() -> None:
    t, _ = swapping([20], [RAINBOW, RAINBOW, 60], rainbow=True)
    t.choose(("swap", 20))
    assert t.won[ANNA] == [60]
    assert t.discarded == 2


@pytest.mark.parametrize("pile", [[], [RAINBOW]])
def test_AC10_if_the_pile_has_no_other_note_it_is_the_same_one_again(pile: list[int]) -> None:
    t, _ = swapping([20], pile, rainbow=True)
    t.choose(("swap", 20))
    assert t.won[ANNA] == [20]


def test_AC10_who_received_none_swaps_none() -> None:
    t = after("swap")
    t.won[ANNA] = [30]                                           # of an earlier round
    assert of(last_die(t), "round_end") == [(1,)]


def test_AC10_a_note_of_an_early_payout_may_be_swapped() -> None:
    t = after("swap", "early_payout")
    roll(t, 1, 2)
    t.choose(("place", 1))
    t.choose(("early_payout", 1))
    t.notes[0], t.dice[0] = [70], normal(ANNA, 1)
    last_die(t)
    assert t.legal() == [("swap", 70), ("swap", None)]


def test_AC10_a_bonus_card_counts_the_note_received_and_not_the_new_one() -> None:
    t, _ = swapping([20], [50], bonus_cards=True)
    t.bonus_hands = [[20, 50], [], []]
    assert of(t.choose(("swap", 20)), "bonus") == [(ANNA, 20, 2)]


def test_AC10_the_note_that_goes_back_is_known_to_lie_under_the_pile() -> None:
    t, _ = swapping([20], [90, 80, 80, 80, 80, 80, 80, 70])
    t.choose(("swap", 20))
    assert (t.pile, t.known_under) == ([70, 20], 1)


# ---- BV14


def test_BV14_the_whole_order() -> None:
    t = with_cards(["swap", "tie_won"], ["early_payout"], players=5, slot_machine=True, rainbow=True, bonus_cards=True)
    roll(t, 6, 5)
    t.choose(("card", "swap"))
    t.choose(("card", "tie_won"))
    t.choose(("place", 6))
    roll(t, 1, 2)
    t.choose(("place", 1))
    t.choose(("early_payout", 1))
    t.notes = [[50, 10], [40, RAINBOW], [30], [], [], [], [60, 20]]
    t.dice = [normal(BENNO, 1), normal(ANNA, 1) + normal(BENNO, 1), [], [], [], [], [(CARLA, "normal", 2)]]
    t.pile, t.known_under, t.bonus_hands = [90] * 8, 0, [[], [50, 10], [20], [], []]
    events = last_die(t)
    events += t.choose(("tie_won", 2))
    assert t.waiting() == ("pick", CARLA)
    events += t.choose(("pick", 20))
    assert t.waiting() == ("swap", ANNA)
    events += t.choose(("swap", 90))
    assert events[1:] == [
        ("early_payout", BENNO, 1), ("paid", 1, BENNO, 50, 1),                                                            # (1)
        ("rainbow", 2, 90),                                                                                               # (2)
        ("tie_won", ANNA, 2), ("tie", 2, 1, [BENNO]),                                                                     # (3)
        ("paid", 1, BENNO, 10, 1), ("paid", 2, ANNA, 90, 1), ("under", 2, 40, "nobody"), ("under", 3, 30, "nobody"),      # (4)
        ("paid", SLOT, CARLA, 20, 1), ("under", SLOT, 60, "nobody"),
        ("swapped", ANNA, 90),                                                                                            # (5)
        ("bonus", BENNO, 10, 2), ("bonus", BENNO, 50, 3), ("bonus", CARLA, 20, 2),                                        # (6)
        ("round_end", 1), *[event for event in events if event[0] == "stocked"],
    ]
    assert t.played == []                                                                                                 # (7)


def test_BV14_chips_stay_on_the_casinos() -> None:
    t = after("swap", chips=True)
    before = [chips[0] for chips in t.chips]
    last_die(t)
    assert [chips[0] for chips in t.chips] == before
