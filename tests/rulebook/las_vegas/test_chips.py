"""CG9: chip cards, of the card game, in the dice game."""
from collections import Counter
from typing import Any

import pytest

import flambeur
from flambeur import IllegalAction, Match, PositionError
from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.modules.chips.drawer import TAKE
from tests.helpers.drawing import COLOURS, NAMES
from tests.helpers.las_vegas import choices, fields, finish_round, kinds, new, roll, table, turn
from tests.helpers.refusals import refused


def chips(drawing: str = "", players: int = 3, **options: Any) -> Match:
    return table(drawing, players, chips=True, **options)


def at(m: Match, casino: int) -> list[str]:
    return [COLOURS[colour - 1] for colour in m.view()["casinos"][casino - 1]["chips"]]


def taken(m: Match, name: str) -> list[str]:
    return [COLOURS[colour - 1] for colour in m.view()["players"][NAMES.index(name)]["chips"]]


# laying them


def test_CG9_at_the_start_of_each_round_one_more_lies_at_every_casino() -> None:
    m = new(2, chips=True)
    assert [len(at(m, casino)) for casino in range(1, 7)] == [1] * 6
    assert m.view()["chip_pile"] == 19
    left_there = [len(at(m, casino)) for casino in range(1, 7)]
    finish_round(m)                                     # all leave chips: the first answer takes one
    assert m.view()["chip_pile"] == 13
    now = [len(at(m, casino)) for casino in range(1, 7)]
    assert sum(now) + len(taken(m, "Anna")) + len(taken(m, "Benno")) == sum(left_there) + 6


def test_CG9_there_are_five_of_each_of_five_colours_shuffled_once_a_game() -> None:
    m = new(2, chips=True)
    assert Counter(m.position()["state"]["chip_order"]) + Counter(at_all(m)) == Counter(dict.fromkeys(range(1, 6), 5))
    entry = m.record(secret=True)["entries"][0]
    assert [size for size, _ in entry["draws"]] == [*range(54, 1, -1), *range(25, 1, -1)]
    before = m.position()["state"]["chip_order"]
    finish_round(m)
    assert m.position()["state"]["chip_order"] == before[6:]


def at_all(m: Match) -> list[int]:
    return [colour for casino in m.view()["casinos"] for colour in casino["chips"]]


def test_CG9_the_slot_machine_has_its_chip_after_casino_6_and_when_all_are_used_up_later_casinos_get_none() -> None:
    m = new(5, chips=True, slot_machine=True)
    assert [len(casino["chips"]) for casino in m.view()["casinos"]] == [1] * 7
    for _ in range(3): finish_round(m)
    laid = [event.fields["casino"] for event in m.events() if event.kind == "chip_laid"]
    assert laid == [*[1, 2, 3, 4, 5, 6, 7] * 3, 1, 2, 3, 4]
    assert m.view()["chip_pile"] == 0


def test_CG9_chips_stay_at_the_casinos_from_round_to_round() -> None:
    m = chips("1: 60 pink pink gold | Anna 7 \n 2: | Benno 8, Carla 8 \n to roll Anna")
    turn(m, "1")
    assert (at(m, 1).count("pink") >= 2, "gold" in at(m, 1), len(at(m, 1))) == (True, True, 4)


# taking one


def test_CG9_two_dice_placed_at_once_earn_any_one_chip_of_the_casino_or_none() -> None:
    m = chips("3: 60 pink pink blue |")
    turn(m, "3 3 1 1 1 1 1 1", place=3)
    assert (m.actors, m.view()["asking"], m.view()["taking"]) == ((0,), "chips", 3)
    assert choices(m) == ["pink", "blue", "leave"]
    [event] = [event for event in m.play(0, "blue") if event.kind == "chip_taken"]
    assert event.text() == "Anna takes the blue chip at The Mirage."
    assert (at(m, 3), taken(m, "Anna")) == (["pink", "pink"], ["blue"])
    assert m.awaiting_chance is not None


def test_CG9_one_die_earns_none_and_dice_placed_earlier_do_not_count() -> None:
    m = chips("3: 60 pink | Anna 3")
    assert "chip_taken" not in kinds(turn(m, "3 1 1 1 1", place=3))
    assert m.actors == ()


def test_CG9_where_no_chip_lies_nobody_is_asked() -> None:
    m = chips("3: 60 | \n 4: pink |")
    turn(m, "3 3 1 1 1 1 1 1", place=3)
    assert m.actors == ()


def test_CG9_one_may_leave_the_chips() -> None:
    m = chips("3: 60 pink |")
    turn(m, "3 3 1 1 1 1 1 1", place=3)
    seen = m.play(0, "leave")
    assert fields(seen, "chip_left") == [{"casino": 3}]
    assert (at(m, 3), taken(m, "Anna")) == (["pink"], [])


def test_CG9_a_chip_that_does_not_lie_there_cannot_be_taken() -> None:
    m = chips("3: 60 pink |")
    turn(m, "3 3 1 1 1 1 1 1", place=3)
    for wrong in ("blue", "3"):
        with refused(IllegalAction, "take a chip that lies at this casino, or leave them (pink, leave)",
                     "prenez un jeton de ce casino, ou laissez-les (pink, leave)", m):
            m.play(0, wrong)


def test_CG9_a_big_die_is_one_die_and_white_ones_count() -> None:
    m = chips("3: 60 pink | \n 4: 50 gold |", big_dice=True, neutral_dice=True, players=2)
    roll(m, "4 4 1 1 1 1 1", big="3", white="3 1 1 1")
    m.play(0, "3")
    assert choices(m) == ["pink", "leave"]
    m = chips("3: 60 pink |", big_dice=True)
    turn(m, "1 1 1 1 1 1 1", big="3", place=3)
    assert m.actors == ()


# what they are worth


def test_example_two_pink_and_four_gold_chips_are_worth_130k() -> None:
    m = chips("Anna chips pink pink gold gold gold gold")
    assert m.scores == [130_000, 0, 0]


@pytest.mark.parametrize(("n", "worth"), [(1, 10), (2, 30), (3, 60), (4, 100), (5, 150)])
def test_CG9_chips_of_one_colour_are_worth_more_together(n: int, worth: int) -> None:
    assert chips("Benno chips" + " green" * n).scores == [0, 1000 * worth, 0]


def test_CG9_chips_are_money_and_no_notes_and_scores_count_them_at_once() -> None:
    """Anna has 60k in chips, Benno a note of 60k: equal, so the note decides."""
    m = chips("round 4 \n Anna chips pink pink pink \n Benno won 60")
    assert m.scores == [60_000, 60_000, 0]
    assert m.view(0)["players"][0]["money"] == 60_000
    assert m.view(0)["players"][0]["notes"] == 0
    m = chips("round 4 \n 6: | Anna 8, Benno 8, Carla 7 \n Anna chips pink pink pink \n Benno won 60 \n to roll Carla")
    assert turn(m, "6")[-1].fields == {"winners": [1]}


def test_CG9_the_finale_counts_chips_beside_notes() -> None:
    m = chips("round 4 \n 6: pink | Anna 8, Benno 8, Carla 6 \n Anna chips gold \n to roll Carla")
    roll(m, "6 6")
    m.play(2, "6")
    m.play(2, "pink")
    assert m.over
    assert m.scores == [10_000, 0, 10_000]
    finale = m.finale
    assert finale is not None
    assert [holding.besides for holding in finale.holdings] == [10_000, 0, 10_000]


# with other modules


def test_BV6f_a_placement_is_what_arrived_kickers_included_whatever_was_kicked() -> None:
    """A kicker and a die: two, though neither lies there in the end. The kick comes first (BV13, 5)."""
    m = chips("3: 60 pink | ", kickers=True)
    roll(m, "3 1 1 1 1 1", kickers="3 1")
    m.play(0, "3")
    assert m.view()["asking"] == "kickers"
    again = flambeur.from_position(m.position(), dice="manual", seed=1)
    assert again.digest == m.digest
    m.play(0, "kick 1")
    assert (m.view()["asking"], choices(m)) == ("chips", ["pink", "leave"])


def test_CG9_two_dice_on_the_slot_machine_earn_a_chip_of_it() -> None:
    m = chips("slot: 60 silver |", players=5, slot_machine=True)
    roll(m, "3 3 1 1 1 1 1 1")
    m.play(0, "slot 3")
    assert (m.view()["taking"], choices(m)) == (7, ["silver", "leave"])
    m.play(0, "silver")
    assert taken(m, "Anna") == ["silver"]


# what is known, and what bots see


def test_CG9_nobody_knows_the_order_of_the_chips() -> None:
    m = new(2, chips=True)
    assert "chip_order" not in m.view(0)


def test_CG9_a_choice_tells_what_a_chip_adds() -> None:
    m = chips("3: 60 pink blue | \n Anna chips pink pink")
    turn(m, "3 3 1 1 1 1 1 1", place=3)
    ids = m.legal_ids(0)
    assert m.game.outlooks(m.cell, m.options, 0, ids) == [{"adds": 30_000}, {"adds": 10_000}, {"adds": 0}]


def test_CG9_a_glance_sees_what_a_chip_is_worth() -> None:
    m = chips("3: pink blue | \n 4: | \n Anna chips pink pink")
    roll(m, "3 3 4 4 4 1 1 1")
    assert [moments.windfall(m.state, 0, face, face) for face in (2, 3, 0)] == [3, 0, 0]
    assert moments.windfall(m.state, 1, 2, 2) == 1
    m.play(0, "3")
    assert m.suggest(0, "easy").action.typed == "pink"
    assert [moments.gain(m.state, int(m.state.asking), 0, TAKE.start + colour) for colour in (0, 3, 5)] == [3, 1, 0]


# positions


@pytest.mark.parametrize(("changes", "en", "fr"), [
    ({"chip_pile": 3}, "chip_pile is 3, and 23 chips lie nowhere else", "chip_pile vaut 3, et 23 jetons ne sont nulle part ailleurs"),
    ({"taking": 3}, "a chip is taken in phase ask while chips ask, and only then",
     "on prend un jeton dans la phase ask quand les jetons demandent, et là seulement"),
    ({"chip_owed": 3}, "chip_owed is for when others ask first", "chip_owed sert quand d’autres demandent d’abord"),
    ({"phase": "ask", "asking": "chips", "taking": 3, "asked": 1}, "the player at turn is asked which chip to take",
     "c’est au joueur dont c’est le tour de choisir un jeton"),
    ({"phase": "ask", "asking": "chips", "taking": 4}, "no chip lies on casino 4", "aucun jeton sur le casino 4"),
])
def test_chips_that_cannot_be_are_refused(changes: dict[str, Any], en: str, fr: str) -> None:
    position = chips("3: 60 pink blue |").position()
    position["state"] |= changes
    with refused(PositionError, en, fr):
        flambeur.from_position(position)


def test_a_position_without_the_order_of_the_chips_is_dealt() -> None:
    position = chips("3: 60 pink blue |").position()
    del position["state"]["chip_order"]
    orders = {tuple(flambeur.from_position(position, seed=seed, dice="manual").position()["state"]["chip_order"]) for seed in range(3)}
    assert len(orders) == 3
    assert all(len(order) == 23 for order in orders)
