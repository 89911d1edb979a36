"""CG1, CG2: what is in the box, and how the table is laid."""
from collections import Counter

import pytest

import flambeur
from flambeur.games.vegas.chips import COLOURS
from tests.helpers.las_vegas_cards import NAMES, awaited, kinds, new, offered, pile, player, stocked, whole_player


@pytest.mark.parametrize("name", NAMES)
def test_CG1_each_player_has_four_singles_and_a_double_of_each_face(name: str) -> None:
    cards = whole_player(new(5), name)
    assert Counter(cards["hand"] + cards["deck"]) == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 4, 11: 1, 22: 1, 33: 1, 44: 1, 55: 1, 66: 1}


def test_CG1_the_box_holds_48_notes() -> None:
    """Six each of 30k to 100k."""
    m = new()
    assert Counter(pile(m) + offered(m)) == {30: 6, 40: 6, 50: 6, 60: 6, 70: 6, 80: 6, 90: 6, 100: 6}


def test_CG1_there_are_25_chips_in_five_colours() -> None:
    m = new(sequential=True, chips=True)
    lie = m.position()["state"]["chip_pile"] + [chip for casino in m.view()["casinos"] for chip in casino["chips"]]
    assert Counter(lie) == {1: 5, 2: 5, 3: 5, 4: 5, 5: 5}
    assert [en for en, _ in COLOURS][:2] == ["pink", "gold"]


def test_CG1_there_are_six_casinos_with_the_names_of_the_dice_game() -> None:
    names = ["Golden Nugget", "Caesars Palace", "The Mirage", "Sahara", "Luxor", "Circus Circus"]
    stocking = [event.text() for event in new().events() if event.kind == "stocked"]
    assert [text.partition(" offers ")[0] for text in stocking] == names


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_CG1_two_to_five_play(players: int) -> None:
    assert awaited(new(players)) == list(NAMES[:players])


def test_CG2_two_notes_lie_at_each_casino_from_the_first_to_the_last() -> None:
    m = new()
    assert [len(notes) for notes in stocked(m)] == [2] * 6
    assert all(high >= low for high, low in stocked(m))
    assert [event.fields["casino"] for event in m.events() if event.kind == "stocked"] == [1, 2, 3, 4, 5, 6]
    assert [[event.fields["high"], event.fields["low"]] for event in m.events() if event.kind == "stocked"] == [
        casino["notes"] for casino in m.view()["casinos"]]
    assert m.view()["pile"] == 36


def test_CG2_the_notes_are_shuffled_once_a_game() -> None:
    m = new(2)
    while not m.over:
        for seat in m.actors:
            m.play(seat, m.legal(seat)[0])
    assert kinds(m.events()).count("notes_shuffled") == 1
    assert kinds(m.events()).count("decks_shuffled") == 4


def test_CG2_the_first_two_notes_of_the_pile_go_to_casino_1_and_so_on() -> None:
    """Whatever was drawn, the pile of the next round goes on where the last one ended."""
    m = new(2)
    before = pile(m)
    while m.view()["round"] == 1:
        for seat in m.actors:
            m.play(seat, m.legal(seat)[0])
    assert stocked(m) == [sorted(before[2 * k:2 * k + 2], reverse=True) for k in range(6)]
    assert pile(m) == before[12:]


def test_CG2_every_player_shuffles_the_own_deck_and_takes_five() -> None:
    m = new(5)
    decks = [whole_player(m, name)["deck"] for name in NAMES]
    assert len({tuple(deck) for deck in decks}) == 5
    assert all(deck != sorted(deck) for deck in decks)
    for name in NAMES:
        assert (player(m, name)["cards"], player(m, name)["deck"], player(m, name)["glass"]) == (5, 25, 0)


def test_CG2_another_seed_another_order() -> None:
    assert pile(new(seed=1)) != pile(new(seed=2))
    assert whole_player(new(seed=1), "Leo") != whole_player(new(seed=2), "Leo")


def test_the_game_is_in_the_list() -> None:
    assert flambeur.games()["las-vegas-cards"].title == {"en": "Las Vegas: the card game", "fr": "Las Vegas, le jeu de cartes"}
