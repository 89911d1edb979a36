"""The twin's big dice (BV5) and kickers (BV6), sentence by sentence: what the engine is compared with must itself be right."""
import random
from itertools import product

import pytest

from tests.reference.las_vegas import KINDS, WHITE, WHITE_EACH, WHITE_OVER, Choice, Die, Event, Table, Who, all_notes, weights
from tests.reference.tables import ANNA, BENNO, CARLA, DENNY, NOTHING, last_die, normal, of

# All combinations: players, neutral dice, big dice, kickers.
SETS = [
    (players, neutral, big, kickers)
    for players, neutral, big, kickers in product((2, 3, 4, 5), (False, True), (False, True), (False, True))
    if players in WHITE_EACH or not neutral
]


def table(players: int = 2, neutral: bool = False, big: bool = False, kickers: bool = False) -> Table:
    """Anna is about to roll in round 1; three players with neutral dice are before their opening."""
    t = Table(players, neutral_dice=neutral, big_dice=big, kickers=kickers)
    t.lay_pile(list(reversed(all_notes())))
    return t


def late(*others: dict[str, int], players: int = 2, neutral: bool = False, **mine: int) -> Table:
    """With kickers and big dice: Anna is about to roll what `mine` says, the next players hold `others`, the rest nothing."""
    t = table(players, neutral, big=True, kickers=True)
    if t.waiting()[0] == "opening":
        t.roll([], None, [], [6, 6])
    t.dice[5] = []
    hands = [mine, *others]
    t.hands = [NOTHING | (hands[seat] if seat < len(hands) else {}) for seat in range(players)]
    return t


def choices(t: Table) -> list[Choice]:
    """The kicks that may be chosen, without the word kick; there must be some."""
    assert t.waiting()[0] == "kick"
    assert all(choice[0] == "kick" for choice in t.legal())
    return [choice[1:] for choice in t.legal()]


def kick(t: Table, *die: Who | None) -> list[Event]:
    return t.choose(("kick", *die))


# ---- what everybody has


@pytest.mark.parametrize(("players", "neutral", "big", "kickers"), SETS)
def test_big_die_and_kickers_replace_normal_dice_and_eight_stay_eight(players: int, neutral: bool, big: bool, kickers: bool) -> None:
    t = table(players, neutral, big, kickers)
    for hand in t.hands:
        assert hand["big"] == (1 if big else 0)
        assert hand["kicker"] == (2 if kickers else 0)
        assert hand["normal"] + hand["big"] + hand["kicker"] == 8
        assert hand["white"] == (WHITE_EACH[players] if neutral else 0)
    assert t.used_kickers == [0] * players


def test_BV6_with_both_modules_there_are_one_big_two_kickers_and_five_normal_dice() -> None:
    assert table(4, True, big=True, kickers=True).waiting() == ("roll", ANNA, 5, 1, 2, 2)


def test_a_roll_has_exactly_the_dice_in_hand() -> None:
    t = table(2, True, big=True, kickers=True)
    for own, big, kickers, white in [
        ([1] * 4, 1, [1, 1], [1] * 4),
        ([1] * 5, None, [1, 1], [1] * 4),
        ([1] * 5, 1, [1], [1] * 4),
        ([1] * 5, 1, [1, 1], [1] * 3),
        ([1] * 5, 7, [1, 1], [1] * 4),
        ([1] * 5, 1, [1, 0], [1] * 4),
    ]:
        with pytest.raises(ValueError, match="wrong number of dice"):
            t.roll(own, big, kickers, white)
    t.roll([1] * 5, 1, [1, 1], [1] * 4)
    assert t.waiting() == ("choose", ANNA)


def test_without_the_modules_there_is_no_big_die_and_no_kicker_to_roll() -> None:
    t = table()
    with pytest.raises(ValueError, match="wrong number of dice"):
        t.roll([1] * 7, 1, [], [])
    with pytest.raises(ValueError, match="wrong number of dice"):
        t.roll([1] * 6, None, [1, 1], [])


# ---- BV5


def test_BV5_a_face_that_only_the_big_die_shows_may_be_placed() -> None:
    t = table(big=True)
    t.roll([1, 1, 2, 2, 2, 4, 4], 6, [], [])
    assert t.legal() == [("place", 1), ("place", 2), ("place", 4), ("place", 6)]
    assert t.choose(("place", 6)) == [("placed", ANNA, 6, 0, 1, 0, 0)]
    assert t.dice[5] == [(ANNA, "big")]
    assert t.hands[ANNA] == NOTHING | {"normal": 7}


def test_BV5_the_big_die_goes_with_the_normal_and_white_dice_of_its_face() -> None:
    t = table(2, True, big=True)
    t.roll([3, 3, 1, 1, 1, 1, 1], 3, [], [3, 5, 5, 5])
    assert t.choose(("place", 3)) == [("placed", ANNA, 3, 2, 1, 0, 1)]
    assert sorted(t.dice[2], key=str) == [(WHITE, ANNA), (ANNA, "big"), (ANNA, "normal"), (ANNA, "normal")]
    assert t.hands[ANNA] == NOTHING | {"normal": 5, "white": 3}


def test_BV5_the_big_die_is_one_die_in_a_roll_and_is_not_rolled_once_placed() -> None:
    t = table(big=True)
    t.roll([1] * 7, 6, [], [])
    t.choose(("place", 6))
    t.roll([1] * 7, 1, [], [])
    t.choose(("place", 1))
    assert t.waiting() == ("roll", ANNA, 7, 0, 0, 0)  # LV5: Benno has no dice left


def test_BV5_it_counts_as_two_at_payout() -> None:
    t = table(3, big=True)
    t.notes[0] = [80, 30, 10]
    t.dice[0] = normal(ANNA, 2) + normal(BENNO, 1) + [(BENNO, "big")] + normal(CARLA, 1)
    events = last_die(t)
    assert of(events, "tie", 1) == []
    assert of(events, "paid", 1) == [(BENNO, 80, 3), (ANNA, 30, 2), (CARLA, 10, 1)]


def test_BV5_a_big_and_a_small_die_tie_with_three_small_ones() -> None:
    t = table(3, big=True)
    t.notes[0] = [80, 30]
    t.dice[0] = [(ANNA, "big"), *normal(ANNA, 1), *normal(BENNO, 3), *normal(CARLA, 1)]
    events = last_die(t)
    assert of(events, "tie", 1) == [(3, [ANNA, BENNO])]
    assert of(events, "paid", 1) == [(CARLA, 80, 1)]
    assert of(events, "under", 1) == [(30, "nobody")]


def test_BV5_as_many_dice_do_not_tie_when_one_of_them_is_big() -> None:
    t = table(2, big=True)
    t.notes[0] = [50]
    t.dice[0] = normal(ANNA, 2) + normal(BENNO, 1) + [(BENNO, "big")]
    assert of(last_die(t), "paid", 1) == [(BENNO, 50, 3)]


def test_BV5_two_big_dice_tie() -> None:
    t = table(2, big=True)
    t.dice[0] = [(ANNA, "big"), (BENNO, "big")]
    assert of(last_die(t), "tie", 1) == [(2, [ANNA, BENNO])]


def test_BV5_a_big_die_ties_with_two_white_ones_which_are_never_big() -> None:
    t = table(2, True, big=True)
    t.dice[0] = [(ANNA, "big"), (WHITE, ANNA), (WHITE, BENNO)]
    assert of(last_die(t), "tie", 1) == [(2, [ANNA, WHITE])]


def test_BV5_everybody_has_the_big_die_again_in_the_next_round() -> None:
    t = table(3, big=True)
    last_die(t)
    assert t.round == 2
    assert t.hands == [NOTHING | {"normal": 7, "big": 1}] * 3


# ---- BV6: a kicker is rolled and placed, and never stays


def test_BV6_a_kicker_goes_to_the_display_card_with_exactly_one_other_die() -> None:
    t = late({"normal": 1}, normal=2, kicker=2)
    t.dice[3] = normal(BENNO, 3)
    t.roll([1, 1], None, [4, 5], [])
    assert t.choose(("place", 4)) == [("placed", ANNA, 4, 0, 0, 1, 0)]
    assert t.waiting() == ("kick", ANNA, 4)
    assert kick(t, BENNO, "normal") == [("kicked", ANNA, 4, BENNO, "normal")]
    assert t.dice[3] == [(BENNO, "normal")] * 2
    assert t.used_kickers == [1, 0]
    assert t.hands == [NOTHING | {"normal": 2, "kicker": 1}, NOTHING | {"normal": 2}]


def test_BV6_while_it_acts_the_kicker_lies_on_the_casino() -> None:
    t = late({"normal": 1}, kicker=1, normal=1)
    t.dice[3] = [(BENNO, "normal")]
    t.roll([1], None, [4], [])
    t.choose(("place", 4))
    assert t.dice[3] == [(BENNO, "normal"), (ANNA, "kicker")]
    assert t.rolled == {"normal": [], "big": [], "kicker": [], "white": []}  # the roll is over once a face was chosen
    assert t.used_kickers == [0, 0]


def test_BV6_a_kicker_must_kick_a_die_that_lies_on_its_casino() -> None:
    t = late({"normal": 1}, players=3, kicker=1)
    t.dice[3], t.dice[4] = [(BENNO, "normal")], [(CARLA, "normal")]
    t.roll([], None, [4], [])
    t.choose(("place", 4))
    wrong_ones: list[tuple[Who | None, ...]] = [(CARLA, "normal"), (BENNO, "big"), (ANNA, "kicker"), (WHITE, BENNO), (WHITE, None), ()]
    for wrong in wrong_ones:
        with pytest.raises(ValueError, match="may not be chosen"):
            kick(t, *wrong)
    with pytest.raises(ValueError, match="may not be chosen"):
        t.choose(("place", 4))
    with pytest.raises(ValueError, match="nobody rolls now"):
        t.roll([1], None, [], [])
    assert choices(t) == [(BENNO, "normal")]  # one option, and still asked


def test_BV6_the_kicked_die_is_rolled_in_its_owners_next_turn() -> None:
    t = late({"normal": 2}, kicker=1, normal=1)
    t.dice[3] = [(BENNO, "normal")]
    t.roll([2], None, [4], [])
    t.choose(("place", 4))
    kick(t, BENNO, "normal")
    assert t.waiting() == ("roll", BENNO, 3, 0, 0, 0)


def test_BV6_own_dice_of_earlier_turns_may_be_kicked_and_are_rolled_again_in_the_next_turn() -> None:
    t = late(kicker=1)
    t.dice[3] = [(ANNA, "normal"), (BENNO, "normal")]
    t.roll([], None, [4], [])
    t.choose(("place", 4))
    assert choices(t) == [(ANNA, "normal"), (BENNO, "normal")]
    kick(t, ANNA, "normal")
    assert t.waiting() == ("roll", ANNA, 1, 0, 0, 0)


def test_BV6_a_big_die_may_be_kicked_and_is_used_again_as_big() -> None:
    t = late({"normal": 1}, kicker=1, normal=1)
    t.dice[3] = [(BENNO, "normal"), (BENNO, "big")]
    t.roll([1], None, [4], [])
    t.choose(("place", 4))
    kick(t, BENNO, "big")
    assert t.dice[3] == [(BENNO, "normal")]
    assert t.waiting() == ("roll", BENNO, 1, 1, 0, 0)
    t.roll([2], 5, [], [])
    assert t.choose(("place", 5)) == [("placed", BENNO, 5, 0, 1, 0, 0)]
    assert weights(t.dice[4]) == {BENNO: 2}


def test_BV6_equal_dice_of_one_owner_and_kind_are_one_target() -> None:
    t = late(players=3, neutral=True, kicker=1)
    t.dice[3] = normal(CARLA, 3) + [(ANNA, "big"), (CARLA, "big"), (WHITE, None), (WHITE, BENNO), (WHITE, BENNO), (WHITE, CARLA)]
    t.dice[3] += normal(ANNA, 2)
    t.roll([], None, [4], [])
    t.choose(("place", 4))
    assert choices(t) == [
        (ANNA, "normal"), (ANNA, "big"), (CARLA, "normal"), (CARLA, "big"), (WHITE, BENNO), (WHITE, CARLA), (WHITE, None),
    ]


def test_BV6_a_player_who_was_out_of_dice_is_back_in_play() -> None:
    t = late({}, {"normal": 1}, players=3, kicker=1, normal=2)
    t.dice[3] = [(BENNO, "normal")]
    t.roll([1, 1], None, [4], [])
    t.choose(("place", 4))
    kick(t, BENNO, "normal")
    assert t.waiting() == ("roll", BENNO, 1, 0, 0, 0)


def test_BV6_a_player_who_was_out_of_dice_plays_when_the_turn_comes_round_again() -> None:
    t = late({"kicker": 1}, {"normal": 1}, players=3, normal=1)
    t.dice[0] = [(ANNA, "normal")]
    t.roll([1], None, [], [])
    t.choose(("place", 1))  # Anna is out of dice
    t.roll([], None, [1], [])
    t.choose(("place", 1))
    kick(t, ANNA, "normal")
    assert t.waiting()[:2] == ("roll", CARLA)
    t.roll([2], None, [], [])
    t.choose(("place", 2))
    assert t.waiting() == ("roll", ANNA, 1, 0, 0, 0)


def test_BV6_a_kicker_in_hand_is_a_die_to_roll_and_its_face_may_be_chosen_alone() -> None:
    t = late({"kicker": 2}, normal=1)
    t.roll([1], None, [], [])
    t.choose(("place", 1))
    assert t.waiting() == ("roll", BENNO, 0, 0, 2, 0)
    t.roll([], None, [2, 5], [])
    assert t.legal() == [("place", 2), ("place", 5)]


def test_BV6_used_kickers_are_not_rolled_again_before_the_next_round() -> None:
    t = late(normal=1, kicker=2)
    t.roll([1], None, [3, 3], [])
    t.choose(("place", 3))
    assert t.used_kickers == [2, 0]
    assert t.waiting() == ("roll", ANNA, 1, 0, 0, 0)
    last_die(t)
    assert t.round == 2
    assert t.used_kickers == [0, 0]
    assert t.hands == [NOTHING | {"normal": 5, "big": 1, "kicker": 2}] * 2


def test_BV6_neither_kicker_nor_kicked_die_counts_at_payout() -> None:
    t = late(kicker=1)
    t.notes[3] = [80, 30]
    t.dice[3] = [(ANNA, "normal"), (BENNO, "normal"), (BENNO, "normal")]
    t.roll([], None, [4], [])
    t.choose(("place", 4))
    kick(t, BENNO, "normal")
    t.roll([6], None, [], [])
    events = t.choose(("place", 6))
    assert of(events, "tie", 4) == [(1, [ANNA, BENNO])]
    assert of(events, "under", 4) == [(80, "nobody"), (30, "nobody")]


# ---- BV6a-c: empty casinos, the dice of the placement, two kickers


def test_BV6a_on_an_empty_casino_a_kicker_has_no_effect() -> None:
    t = late({"normal": 1}, kicker=1, normal=1)
    t.roll([1], None, [4], [])
    assert t.choose(("place", 4)) == [("placed", ANNA, 4, 0, 0, 1, 0), ("no_effect", ANNA, 4)]
    assert t.dice[3] == []
    assert t.used_kickers == [1, 0]
    assert t.waiting()[:2] == ("roll", BENNO)


def test_BV6b_all_dice_arrive_first_so_each_of_the_placement_may_be_kicked() -> None:
    t = late(players=2, neutral=True, normal=2, big=1, kicker=1, white=2)
    t.dice[3] = [(BENNO, "normal")]
    t.roll([4, 4], 4, [4], [4, 1])
    assert t.choose(("place", 4)) == [("placed", ANNA, 4, 2, 1, 1, 1)]
    assert choices(t) == [(ANNA, "normal"), (ANNA, "big"), (BENNO, "normal"), (WHITE, ANNA)]


def test_BV6b_if_nothing_else_lies_there_an_own_die_of_the_placement_must_go() -> None:
    t = late({"normal": 1}, normal=1, kicker=1)
    t.roll([4], None, [4], [])
    t.choose(("place", 4))
    assert choices(t) == [(ANNA, "normal")]
    kick(t, ANNA, "normal")
    assert t.dice[3] == []
    assert t.hands[ANNA] == NOTHING | {"normal": 1}
    assert t.waiting()[:2] == ("roll", BENNO)


def test_BV6c_two_kickers_act_one_after_the_other_in_the_same_turn() -> None:
    t = late({"normal": 1}, players=3, kicker=2)
    t.dice[3] = [(BENNO, "normal"), (CARLA, "normal"), (CARLA, "normal")]
    t.roll([], None, [4, 4], [])
    t.choose(("place", 4))
    assert choices(t) == [(BENNO, "normal"), (CARLA, "normal")]
    assert kick(t, BENNO, "normal") == [("kicked", ANNA, 4, BENNO, "normal")]
    assert t.waiting() == ("kick", ANNA, 4)
    assert t.used_kickers == [1, 0, 0]
    assert choices(t) == [(CARLA, "normal")]
    kick(t, CARLA, "normal")
    assert t.dice[3] == [(CARLA, "normal")]
    assert t.used_kickers == [2, 0, 0]
    assert t.waiting() == ("roll", BENNO, 2, 0, 0, 0)


def test_BV6c_two_kickers_may_kick_equal_dice() -> None:
    t = late(kicker=2)
    t.dice[3] = normal(BENNO, 3)
    t.roll([], None, [4, 4], [])
    t.choose(("place", 4))
    kick(t, BENNO, "normal")
    kick(t, BENNO, "normal")
    assert t.dice[3] == [(BENNO, "normal")]
    assert t.hands[BENNO]["normal"] == 2


def test_BV6c_when_only_one_other_die_lies_there_the_second_kicker_has_no_effect() -> None:
    t = late({"normal": 1}, kicker=2, normal=1)
    t.dice[3] = [(BENNO, "big")]
    t.roll([1], None, [4, 4], [])
    t.choose(("place", 4))
    assert choices(t) == [(BENNO, "big")]
    assert kick(t, BENNO, "big") == [("kicked", ANNA, 4, BENNO, "big"), ("no_effect", ANNA, 4)]
    assert t.dice[3] == []
    assert t.used_kickers == [2, 0]
    assert t.waiting() == ("roll", BENNO, 1, 1, 0, 0)


def test_BV6c_kickers_never_kick_kickers() -> None:
    t = late({"normal": 1}, kicker=2)
    t.roll([], None, [4, 4], [])
    assert t.choose(("place", 4)) == [("placed", ANNA, 4, 0, 0, 2, 0), ("no_effect", ANNA, 4), ("no_effect", ANNA, 4)]
    assert t.used_kickers == [2, 0]
    assert t.waiting()[:2] == ("roll", BENNO)


# ---- BV6d: white dice


def test_BV6d_a_kicked_white_die_goes_back_to_the_player_who_placed_it() -> None:
    t = late({"white": 1}, {"white": 1}, {"kicker": 1, "normal": 1}, players=4, neutral=True, normal=1)
    t.roll([1], None, [], [])
    t.choose(("place", 1))
    for _ in (BENNO, CARLA):
        t.roll([], None, [], [4])
        t.choose(("place", 4))
    assert t.dice[3] == [(WHITE, BENNO), (WHITE, CARLA)]
    t.roll([2], None, [4], [])
    t.choose(("place", 4))
    assert choices(t) == [(WHITE, BENNO), (WHITE, CARLA)]
    assert kick(t, WHITE, CARLA) == [("kicked", DENNY, 4, WHITE, CARLA)]
    assert t.dice[3] == [(WHITE, BENNO)]
    assert t.waiting() == ("roll", CARLA, 0, 0, 0, 1)  # back in play, with nothing but the white die (LV11)
    t.roll([], None, [], [2])
    t.choose(("place", 2))
    assert t.dice[1] == [(WHITE, CARLA)]


def test_BV6d_opening_white_dice_may_be_kicked_and_are_out_for_that_round_only() -> None:
    t = table(3, True, kickers=True)
    t.roll([], None, [], [4, 4])
    assert t.dice[3] == [(WHITE, None)] * 2
    t.roll([1] * 6, None, [4, 2], [4, 1])
    t.choose(("place", 4))
    assert choices(t) == [(WHITE, ANNA), (WHITE, None)]
    assert kick(t, WHITE, None) == [("kicked", ANNA, 4, WHITE, None)]
    assert t.dice[3] == [(WHITE, None), (WHITE, ANNA)]
    assert t.white_out == 1
    assert [hand["white"] for hand in t.hands] == [1, 2, 2]
    last_die(t)
    assert t.waiting() == ("opening", BENNO, 2)
    assert t.white_out == 0


# ---- BV6e: when the round is over


def test_BV6e_the_round_is_not_over_before_the_last_kicker_has_acted() -> None:
    t = late(kicker=2)
    t.dice[3] = [(BENNO, "normal")]
    t.roll([], None, [4, 4], [])
    assert t.choose(("place", 4)) == [("placed", ANNA, 4, 0, 0, 2, 0)]  # nobody has dice now, and nothing is paid
    assert [sum(hand.values()) for hand in t.hands] == [0, 0]
    assert kick(t, BENNO, "normal") == [("kicked", ANNA, 4, BENNO, "normal"), ("no_effect", ANNA, 4)]
    assert t.round == 1
    assert t.waiting() == ("roll", BENNO, 1, 0, 0, 0)


def test_BV6e_who_kicks_an_own_die_with_the_last_kicker_plays_on_alone() -> None:
    t = late(normal=1, kicker=1)
    t.roll([4], None, [4], [])
    t.choose(("place", 4))
    kick(t, ANNA, "normal")
    assert t.waiting() == ("roll", ANNA, 1, 0, 0, 0)


@pytest.mark.parametrize("opening", [False, True])
def test_BV6e_the_round_is_over_when_no_die_came_back(opening: bool) -> None:
    """A kicker without effect was the last die; or it kicked an opening white die, which comes back to nobody."""
    t = late(players=3, neutral=True, kicker=1)
    t.dice[3] = [(WHITE, None)] if opening else []
    t.roll([], None, [4], [])
    events = t.choose(("place", 4))
    if opening:
        assert events == [("placed", ANNA, 4, 0, 0, 1, 0)]
        events = kick(t, WHITE, None)
    assert ("round_end", 1) in events
    assert t.round == 2


# ---- whole games


def random_roll(t: Table, chance: random.Random) -> None:
    waiting = t.waiting()
    normal, big, kickers, white = (0, 0, 0, waiting[2]) if waiting[0] == "opening" else waiting[2:]
    faces = [[chance.randint(1, 6) for _ in range(number)] for number in (normal, kickers, white)]
    t.roll(faces[0], chance.randint(1, 6) if big else None, faces[1], faces[2])


def dice_everywhere(t: Table) -> dict[Die | str, int]:
    """How many dice of each kind each seat has, in hand, on casinos or on the display card; and of the white ones in all."""
    lying = [die for dice in t.dice for die in dice]
    found: dict[Die | str, int] = {(p, kind): t.hands[p][kind] + lying.count((p, kind)) for p in range(t.players) for kind in KINDS[:3]}
    for p in range(t.players):
        found[(p, "kicker")] += t.used_kickers[p]
    return found | {WHITE: sum(hand["white"] for hand in t.hands) + len([die for die in lying if die[0] == WHITE]) + t.white_out}


@pytest.mark.parametrize(("players", "neutral", "big", "kickers"), SETS)
def test_in_a_game_of_four_rounds_no_die_and_no_note_is_lost(players: int, neutral: bool, big: bool, kickers: bool) -> None:
    chance = random.Random(players)
    t = table(players, neutral, big, kickers)
    white = players * WHITE_EACH[players] if neutral else 0
    all_dice = dice_everywhere(t) | {WHITE: white + (WHITE_OVER[players] if neutral else 0)}
    kicks = 0
    while t.waiting() != ("over",):
        if t.waiting()[0] in ("opening", "roll"):
            random_roll(t, chance)
        else:
            kicks += t.waiting()[0] == "kick"
            t.choose(chance.choice(t.legal()))
        notes = [note for some in [t.pile, *t.notes, *t.won] for note in some]
        assert sorted(notes) == all_notes()
        if t.waiting()[0] not in ("opening", "over"):
            assert dice_everywhere(t) == all_dice
    assert t.round == 4
    assert (kicks > 0) == kickers
    assert (t.used_kickers, t.white_out) == ([0] * players, 0)  # BV6: until the round ends, the last one too
    assert t.scores() == [sum(notes) for notes in t.won]
    assert t.winners()
