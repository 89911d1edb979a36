"""BV5: the big dice."""
from typing import Any

import pytest

import flambeur
from flambeur import OptionError, PositionError
from flambeur.games.las_vegas.modules.big_dice.module import Option
from flambeur.kit.options import parse
from tests.helpers.las_vegas import choices, fields, finish_round, n_dice, new, on, paid, roll, table, ties, turn, went_under
from tests.helpers.refusals import refused


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_BV5_a_big_die_replaces_a_normal_one_in_each_round(players: int) -> None:
    m = new(players, big_dice=True)
    while not m.over:
        assert [(player["dice"], player["big"]) for player in m.view()["players"]] == [(7, 1)] * players
        assert n_dice(m) == 8
        assert not any(any(casino["big"]) for casino in m.view()["casinos"])
        finish_round(m)


def test_BV5_it_is_rolled_with_the_others_and_placed_with_those_of_its_face() -> None:
    m = new(2, big_dice=True)
    seen = roll(m, "3 3 1 1 2 4 5", big="3")
    assert fields(seen, "rolled") == [{"own": [1, 1, 2, 3, 3, 4, 5], "big": [3]}]
    assert m.view()["roll"] == {"own": [1, 1, 2, 3, 3, 4, 5], "big": [3]}
    seen = m.play(0, "3")
    assert fields(seen, "placed") == [{"casino": 3, "own": 2, "big": 1}]
    assert on(m, 3) == {"Anna": 2, "Anna's big die": 1}
    assert (m.view()["players"][0]["dice"], m.view()["players"][0]["big"]) == (5, 0)
    turn(m, "4 4 4 4 4 4 4", big="1", place=4)
    assert n_dice(m) == 5


def test_BV5_it_stays_in_the_hand_when_another_face_is_placed() -> None:
    m = new(2, big_dice=True)
    seen = turn(m, "3 3 1 1 2 4 5", big="6", place=1)
    assert fields(seen, "placed") == [{"casino": 1, "own": 2}]
    assert (on(m, 1), on(m, 6)) == ({"Anna": 2}, {})
    assert m.view()["players"][0]["big"] == 1


def test_BV5_it_alone_makes_a_face_that_may_be_chosen() -> None:
    m = new(2, big_dice=True)
    roll(m, "1 1 1 1 1 1 1", big="6")
    assert choices(m) == ["1", "6"]
    m.play(0, "6")
    assert on(m, 6) == {"Anna's big die": 1}


def test_BV5_a_player_with_only_the_big_die_left_still_plays() -> None:
    m = table("1: 60 | Anna 7, Benno 7, Benno big", players=2, big_dice=True)
    assert n_dice(m) == 1
    assert "round_end" in [event.kind for event in turn(m, big="4", place=4)]


def test_BV5_it_counts_as_two_at_the_payout() -> None:
    """A big die beats a small one; a big and a small one beat two small ones."""
    m = table("round 4 \n 1: 60 40 | Anna big, Benno 1 \n 2: 70 30 | Anna 2, Benno 1, Benno big", big_dice=True)
    seen = finish_round(m)
    assert [(event["casino"], event["dice"]) for event in fields(seen, "paid")][:4] == [(1, 2), (1, 1), (2, 3), (2, 2)]
    assert paid(seen, 1) == {"Anna": 60, "Benno": 40}
    assert paid(seen, 2) == {"Benno": 70, "Anna": 30}


def test_BV5_not_as_three() -> None:
    m = table("round 4 \n 1: 60 40 | Anna big, Benno 3", big_dice=True)
    assert paid(finish_round(m), 1) == {"Benno": 60, "Anna": 40}


def test_example_a_big_and_a_small_die_tie_with_three_small_ones() -> None:
    m = table("round 4 \n 1: 90 | Anna 1, Anna big, Benno 3, Carla 1", big_dice=True)
    seen = finish_round(m)
    assert ties(seen, 1) == [(3, ["Anna", "Benno"])]
    assert paid(seen, 1) == {"Carla": 90}


def test_BV5_big_dice_tie_with_each_other_and_with_white_dice() -> None:
    m = table("round 4 \n 1: 90 | Anna big, Benno big \n 2: 80 | Carla big, white 2 \n 3: 50 | Denny 1", big_dice=True, neutral_dice=True)
    seen = finish_round(m)
    assert ties(seen, 1) == [(2, ["Anna", "Benno"])]
    assert ties(seen, 2) == [(2, ["Carla", "white"])]
    assert (went_under(seen, 1), went_under(seen, 2)) == ([(90, "nobody")], [(80, "nobody")])


def test_BV5_the_big_die_counts_only_where_it_lies() -> None:
    m = table("round 4 \n 1: 60 40 | Anna 1, Benno 2 \n 2: 70 | Anna big", big_dice=True)
    assert paid(finish_round(m), 1) == {"Benno": 60, "Anna": 40}


def test_BV5_all_eight_dice_on_one_casino_count_nine() -> None:
    m = table("round 4 \n 1: 60 | Anna 7, Anna big \n to roll Benno", big_dice=True)
    assert fields(finish_round(m), "paid")[0] == {"casino": 1, "note": 60_000, "dice": 9}


def test_BV5_neutral_white_dice_are_never_big() -> None:
    m = new(2, neutral_dice=True, big_dice=True)
    assert n_dice(m) == 8 + 4
    seen = turn(m, "1 1 1 1 1 1 1", big="2", white="5 5 6 6", place=5)
    assert fields(seen, "placed") == [{"casino": 5, "own": 0, "white": 2}]
    assert m.view()["casinos"][4]["big"] == [0, 0]
    m = table("round 4 \n 1: 60 40 | Anna 3, white 2", big_dice=True, neutral_dice=True)
    assert went_under(finish_round(m), 1) == [(40, "white")]


def test_BV5_eight_players_have_no_big_dice() -> None:
    with refused(OptionError, "big dice need at most 7 players: there is no eighth big die",
                 "les gros dés demandent 7 joueurs au plus\xa0: il n’y a pas de huitième gros dé"):
        parse(Option, "las-vegas", {"players": 8, "big_dice": True})
    assert parse(Option, "las-vegas", {"players": 7, "big_dice": True}).players == 7
    assert parse(Option, "las-vegas", {"players": 8, "big_dice": False}).players == 8


def test_BV5_in_words() -> None:
    m = new(2, big_dice=True)
    rolled, placed = turn(m, "3 3 1 1 2 4 5", big="3", place=3)
    assert rolled.text("en") == "Anna rolls 1 1 2 3 3 4 5 and big 3."
    assert rolled.text("fr") == "Anna lance 1 1 2 3 3 4 5 et gros 3."
    assert placed.text("en") == "Anna places 2 dice and the big die on The Mirage."
    assert placed.text("fr") == "Anna place 2 dés et le gros dé au Mirage."
    alone = turn(m, "1 1 1 1 1 1 1", big="6", place=6)[1]
    assert alone.text("en") == "Benno places the big die on Circus Circus."
    assert alone.text("fr") == "Benno place le gros dé au Circus Circus."


@pytest.mark.parametrize("rolled", [False, True])
def test_BV5_a_position_is_laid_and_given_back(rolled: bool) -> None:
    m = table("1: 60 | Anna 2, Anna big \n 2: 50 | Benno 1 \n to roll Benno", players=2, big_dice=True)
    if rolled: roll(m, "1 1 1 2 2 2", big="5")
    again = flambeur.from_position(m.position(), dice="manual", seed=1, names=("Anna", "Benno"))
    assert (again.position(), again.digest) == (m.position(), m.digest)
    assert on(again, 1) == {"Anna": 2, "Anna's big die": 1}


@pytest.mark.parametrize(("path", "value", "en", "fr"), [
    (("casinos", 1, "big"), [1, 0], "seat 0 has 2 big dice, on the casinos and in hand, not 1",
     "la place 0 a 2 gros dés, sur les casinos et en main, et non 1"),
    (("players", 1, "big"), 0, "seat 1 has 0 big dice, on the casinos and in hand, not 1",
     "la place 1 a 0 gros dés, sur les casinos et en main, et non 1"),
    (("casinos", 0, "big"), [2, 0], "each casino lists for each seat whether its big die lies there, 1 or 0",
     "chaque casino dit pour chaque place si son gros dé y est, 1 ou 0"),
    (("casinos", 0, "big"), [1, 0, 0], "each casino lists for each seat whether its big die lies there, 1 or 0",
     "chaque casino dit pour chaque place si son gros dé y est, 1 ou 0"),
    (("players", 1, "dice"), 8, "seat 1 has 8 dice, not 7: 0 on the casinos and 8 left",
     "la place 1 a 8 dés et non 7\xa0: 0 sur les casinos et 8 en main"),
])
def test_BV5_a_position_that_cannot_be_is_refused(path: tuple[str, int, str], value: Any, en: str, fr: str) -> None:
    position = table("1: 60 | Anna big", players=2, big_dice=True).position()
    part, which, field = path
    position["state"][part][which][field] = value
    with refused(PositionError, en, fr):
        flambeur.from_position(position)


def test_BV5_a_big_die_on_a_casino_is_no_opening_and_no_end() -> None:
    position = new(3, neutral_dice=True, big_dice=True).position()
    position["state"]["casinos"][0]["big"], position["state"]["players"][0]["big"] = [1, 0, 0], 0
    with refused(PositionError, "the opening roll comes before the first player’s first roll",
                 "le lancer d’ouverture précède le premier lancer du premier joueur"):
        flambeur.from_position(position)
    m = table("round 4", players=2, big_dice=True)
    finish_round(m)
    position = m.position()
    position["state"]["casinos"][5]["big"] = [1, 0]
    with refused(PositionError, "a game ends after round 4 with empty casinos", "une partie finit après la manche 4, casinos vides"):
        flambeur.from_position(position)
