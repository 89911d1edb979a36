"""CG9, last sentence: hands, decks, what was put away, a choice until all have chosen, and the sums in the safes are hidden."""
from typing import Any

import pytest

from flambeur import Match
from flambeur.kit import contract, rng
from flambeur.kit.structs import new as new_struct
from flambeur.kit.structs import put
from tests.helpers.las_vegas_cards import NAMES, finish_round, in_turn, new, pile, play, player, table, with_chips

TABLE = """
    turn 2
    Leo holds 5 5 5 1 2
    Henri holds 6 6 3 3 1
    Henri put away 1 1 1 11
"""
ONLOOKERS = [None, "Leo", "Rebecca"]


@pytest.mark.parametrize("seen_by", ONLOOKERS)
def test_CG9_others_see_how_many_cards_a_player_has_and_not_which(seen_by: str | None) -> None:
    henri = player(table(TABLE), "Henri", seen_by)
    assert (henri["cards"], henri["deck"], henri["glass"], henri["out"]) == (5, 20, 4, 1)
    assert (henri["hand"], henri["away"], henri["chosen"], henri["money"]) == (None, None, None, None)


def test_CG9_a_player_sees_the_own_cards() -> None:
    henri = player(table(TABLE), "Henri", "Henri")
    assert (henri["hand"], henri["away"], henri["money"]) == ([1, 3, 3, 6, 6], [1, 1, 1, 11], 0)


@pytest.mark.parametrize("seen_by", ONLOOKERS)
def test_CG9_a_choice_is_hidden_until_all_have_chosen(seen_by: str | None) -> None:
    m = table(TABLE)
    play(m, "Henri", "6 6")
    henri = player(m, "Henri", seen_by)
    assert (henri["has_chosen"], henri["chosen"], henri["cards"]) == (True, None, 5)
    told = m.events(None if seen_by is None else NAMES.index(seen_by))[-1]
    assert (told.kind, told.seat, told.fields) == ("chosen", 1, {})
    assert (told.text("en"), told.text("fr")) == ("Henri has chosen.", "Henri a choisi.")


def test_CG9_a_player_sees_the_own_choice() -> None:
    m = table(TABLE)
    play(m, "Henri", "6 6")
    assert player(m, "Henri", "Henri")["chosen"] == [6, 6]
    assert m.events(1)[-1].text() == "Henri chooses 6, 6."


@pytest.mark.parametrize("seen_by", ONLOOKERS)
def test_CG9_that_somebody_chose_again_is_hidden(seen_by: str | None) -> None:
    m = table(TABLE)
    play(m, "Henri", "6 6")
    seat = None if seen_by is None else NAMES.index(seen_by)
    before = (m.view(seat), m.events(seat))
    play(m, "Henri", "3")
    assert (m.view(seat), m.events(seat)) == before
    assert m.events(1)[-1].text("fr") == "Henri choisit plutôt 3."


def test_CG9_what_is_drawn_is_told_to_its_owner_only() -> None:
    m = new(2)
    dealt = {seat: [(event.seat, "cards" in event.fields) for event in m.events(seat) if event.kind == "dealt"] for seat in (None, 0, 1)}
    assert dealt == {None: [(0, False), (1, False)], 0: [(0, True), (1, False)], 1: [(0, False), (1, True)]}
    assert [event.fields["cards"] for event in m.events(1) if event.fields.get("cards")] == [player(m, "Henri", "Henri")["hand"]]


def test_CG9_sums_in_the_safes_are_hidden_unless_the_table_chose_otherwise() -> None:
    won = "round 2 \n Leo won 30 40 \n Henri won 100"
    for seat in (None, 0, 3):
        shown = [p["money"] for p in table(won).view(seat)["players"]]
        assert shown == [70_000 if seat == 0 else None, None, None, 0 if seat == 3 else None]
        assert [p["money"] for p in table(won, open_money=True).view(seat)["players"]] == [70_000, 100_000, 0, 0]
        assert [p["notes"] for p in table(won).view(seat)["players"]] == [2, 1, 0, 0]


def test_CG9_at_the_end_all_sums_are_shown() -> None:
    m = table("round 4 \n turn 6 \n Leo won 30 40 \n Henri won 100")
    finish_round(m)
    for seat in (None, 0, 3):
        assert [p["money"] for p in m.view(seat)["players"]] == m.scores


def test_CG9_the_piles_are_hidden_and_counted() -> None:
    view = new(sequential=True, chips=True).view(0)
    assert (view["pile"], view["chip_pile"]) == (36, 19)


# what a bot imagines

def imagined(m: Match, seat: int, seed: int) -> Any:
    worlds = new_struct(m.State)
    put(worlds, 0, m.state)
    contract.imagine(worlds[0], seat, rng.new(seed))
    return m.game.position(worlds[0], m.options)


def test_CG9_who_imagines_keeps_the_own_hand_and_what_the_own_glass_hides() -> None:
    m = table(TABLE)
    play(m, "Henri", "6 6")
    for seed in range(5):
        henri = imagined(m, 1, seed)["players"][1]
        assert (henri["hand"], henri["away"], henri["chosen"]) == ([1, 3, 3, 6, 6], [1, 1, 1, 11], [6, 6])


def test_CG9_who_imagines_deals_the_own_deck_the_other_cards_and_the_piles_anew() -> None:
    m = with_chips("turn 2 \n Leo holds 5 5 5 1 2 \n Henri holds 6 6 3 3 1 \n Henri put away 1 1 1 11")
    worlds = [imagined(m, 0, seed) for seed in range(5)]
    for seat, what in ((0, "deck"), (1, "deck"), (1, "hand"), (1, "away")):
        assert len({tuple(world["players"][seat][what]) for world in worlds}) > 1
    for heap in ("pile", "chip_pile"):
        assert len({tuple(world[heap]) for world in worlds}) > 1
    for world in worlds:
        henri = world["players"][1]
        laid = [card for casino in world["casinos"] for card in casino["cards"][1]]
        assert sorted(henri["hand"] + henri["away"] + henri["deck"] + laid) == sorted([1, 2, 3, 4, 5, 6] * 4 + [11, 22, 33, 44, 55, 66])
        assert [len(henri[what]) for what in ("hand", "away", "deck")] == [5, 4, 20]
        assert sorted(world["pile"]) == sorted(1000 * note for note in pile(m))
        assert world["casinos"] == m.position()["state"]["casinos"]


def test_CG9_who_imagines_does_not_know_what_others_have_chosen() -> None:
    m = table(TABLE)
    play(m, "Henri", "6 6")
    chosen = [imagined(m, 0, seed)["players"][1] for seed in range(8)]
    assert len({tuple(world["chosen"]) for world in chosen}) > 1
    for world in chosen:
        assert all(world["chosen"].count(card) <= world["hand"].count(card) for card in world["chosen"])


def test_CG9_the_same_worlds_are_imagined_whatever_is_hidden() -> None:
    own = "turn 2 \n Leo holds 5 5 5 1 2 \n Leo put away 1 3 3 4"
    one = in_turn(f"{own} \n Henri holds 6 6 3 3 1 \n Henri put away 1 1 1 11 \n pile 100 80 90", players=2)
    two = in_turn(f"{own} \n Henri holds 2 2 2 2 22 \n Henri put away 4 4 5 5 \n pile 90 100 80", players=2)
    assert one.view(0) == two.view(0)
    for seed in range(3):
        assert imagined(one, 0, seed) == imagined(two, 0, seed)
