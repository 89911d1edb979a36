"""BV6: the kickers."""
from typing import Any

import pytest

import flambeur
from flambeur import IllegalAction, Match, NotYourTurn, OptionError, PositionError
from flambeur.games.las_vegas.modules.kickers.drawer import EACH
from flambeur.games.las_vegas.modules.kickers.module import Option
from flambeur.kit import contract
from flambeur.kit.log import new_log
from flambeur.kit.options import parse
from tests.helpers.drawing import NAMES
from tests.helpers.las_vegas import choices, fields, finish_round, kinds, n_dice, new, on, paid, roll, roller, table, turn
from tests.helpers.refusals import refused

ONES = "1 1 1 1 1 1"


def hand(m: Match, name: str) -> dict[str, int]:
    """What a player has left, by kind."""
    seen = m.view()["players"][NAMES.index(name)]
    return {kind: seen[kind] for kind in ("dice", "big", "kickers", "white") if kind in seen}


def kick_due(drawing: str = "3: 60 | Benno 2", own: str = "3 1 1 1 1 1", kickers: str = "3 6", **options: Any) -> Match:
    """Anna's kicker has reached casino 3, and she is asked."""
    m = table(drawing, kickers=True, **options)
    turn(m, own, kickers=kickers, place=3)
    assert m.view()["phase"] == "ask"
    return m


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_BV6_two_kickers_replace_two_normal_dice_in_each_round(players: int) -> None:
    m = new(players, kickers=True)
    while not m.over:
        assert [(player["dice"], player["kickers"]) for player in m.view()["players"]] == [(6, 2)] * players
        assert n_dice(m) == 8
        finish_round(m)


def test_BV6_six_or_seven_players_have_one_kicker_each_and_eight_have_none() -> None:
    assert EACH.tolist() == [0, 0, 2, 2, 2, 2, 1, 1, 0]          # by players, from 0


def test_BV6_with_big_dice_too_there_are_eight_in_all() -> None:
    m = new(2, kickers=True, big_dice=True)
    assert (hand(m, "Anna"), n_dice(m)) == ({"dice": 5, "big": 1, "kickers": 2}, 8)
    m = new(2, kickers=True, big_dice=True, neutral_dice=True)
    assert (hand(m, "Anna"), n_dice(m)) == ({"dice": 5, "big": 1, "kickers": 2, "white": 4}, 12)


def test_BV6_kickers_are_rolled_with_the_others_and_placed_with_the_dice_of_their_face() -> None:
    m = table("3: 60 | Benno 2", kickers=True)
    seen = roll(m, "3 3 1 1 1 1", kickers="3 6")
    assert fields(seen, "rolled") == [{"own": [1, 1, 1, 1, 3, 3], "kickers": [3, 6]}]
    assert m.view()["roll"] == {"own": [1, 1, 1, 1, 3, 3], "kickers": [3, 6]}
    assert choices(m) == ["1", "3", "6"]
    seen = m.play(0, "3")
    assert fields(seen, "placed") == [{"casino": 3, "own": 2, "kickers": 1}]
    assert hand(m, "Anna") == {"dice": 4, "kickers": 1}


def test_BV6_a_kicker_of_another_face_stays_in_the_hand_and_nobody_is_asked() -> None:
    m = table("3: 60 | Benno 2", kickers=True)
    turn(m, "3 3 1 1 1 1", kickers="6 6", place=3)
    assert (hand(m, "Anna"), on(m, 3)) == ({"dice": 4, "kickers": 2}, {"Anna": 2, "Benno": 2})
    assert roller(m) == "Benno"


def test_BV6_a_kicker_never_stays_and_one_other_die_goes_with_it() -> None:
    """Exactly one: of Benno's two one stays. The kicker counts for nothing at the casino."""
    m = kick_due()
    assert on(m, 3) == {"Anna": 1, "Benno": 2}
    seen = m.play(0, "kick 2")
    assert fields(seen, "kicked") == [{"casino": 3, "die": "normal", "owner": 1}]
    assert on(m, 3) == {"Anna": 1, "Benno": 1}
    assert (hand(m, "Anna"), hand(m, "Benno")) == ({"dice": 5, "kickers": 1}, {"dice": 5, "kickers": 2})
    assert roller(m) == "Benno"


def test_BV6_a_used_kicker_is_out_until_the_round_ends() -> None:
    m = table("1: 60 | Anna 6, Benno 6 \n kickers left: Anna 1, Benno 0", players=2, kickers=True)
    assert n_dice(m) == 1
    assert "round_end" in kinds(turn(m, kickers="2", place=2))
    assert [player["kickers"] for player in m.view()["players"]] == [2, 2]
    m = table("3: 60 | Benno 6 \n 4: 50 | Anna 5", players=2, kickers=True)
    turn(m, "3", kickers="3 4", place=3, kick="2")
    turn(m, "1", kickers="2 2", place=1)
    assert (roller(m), n_dice(m)) == ("Anna", 1)


def test_BV6_any_die_may_be_kicked_own_anybodys_normal_or_big_or_white() -> None:
    drawing = "3: 60 | Benno 2, Carla big, Denny 1, Denny big, white 1 by Benno"
    m = table(drawing, kickers=True, big_dice=True, neutral_dice=True)
    turn(m, "3 1 1 1 1", big="3", kickers="3 6", white="3 1", place=3)
    assert choices(m) == ["kick 1", "kick 2", "kick 4", "kick big 1", "kick big 3", "kick big 4", "kick white 1", "kick white 2"]


@pytest.mark.parametrize(("kick", "owner", "left"), [
    ("kick 2", "Benno", {"dice": 4, "big": 1, "kickers": 2}), ("kick big 3", "Carla", {"dice": 5, "big": 1, "kickers": 2}),
    ("kick 1", "Anna", {"dice": 5, "big": 1, "kickers": 1}),
])
def test_BV6_a_kicked_die_goes_back_to_its_owner(kick: str, owner: str, left: dict[str, int]) -> None:
    m = table("3: 60 | Benno 2, Carla big", kickers=True, big_dice=True)
    turn(m, "3 1 1 1 1", big="2", kickers="3 6", place=3)
    m.play(0, kick)
    assert hand(m, owner) == left
    assert (on(m, 3).get("Carla's big die", 0) == 0) == (owner == "Carla")


def test_BV6_a_kicked_big_die_is_one_die_and_counts_no_more() -> None:
    m = table("round 4 \n 3: 60 40 | Benno 1, Benno big, Anna 1 \n kickers left: Anna 1", kickers=True, big_dice=True)
    turn(m, "3 1 1 1", big="1", kickers="3", place=3, kick="big 2")
    assert on(m, 3) == {"Anna": 2, "Benno": 1}
    assert paid(finish_round(m), 3) == {"Anna": 60, "Benno": 40}


def test_BV6_its_owner_may_use_it_again_from_the_next_turn_on() -> None:
    """A player who was out of dice is back in play."""
    m = table("3: 60 | Benno 6 \n kickers left: Benno 0", players=2, kickers=True)
    turn(m, ONES, kickers="3 6", place=3, kick="2")
    assert (roller(m), n_dice(m)) == ("Benno", 1)
    turn(m, "5", place=5)
    assert on(m, 5) == {"Benno": 1}


def test_BV6_a_die_kicked_by_its_own_player_is_rolled_in_the_next_turn_and_not_in_this_one() -> None:
    m = kick_due()
    m.play(0, "kick 1")
    assert (roller(m), hand(m, "Anna")) == ("Benno", {"dice": 6, "kickers": 1})


def test_BV6_equal_dice_of_one_owner_and_kind_are_one_target() -> None:
    assert choices(kick_due("3: 60 | Benno 5", own="3 3 3 1 1 1")) == ["kick 1", "kick 2"]


def test_BV6_eight_players_have_no_kickers() -> None:
    with refused(OptionError, "kickers need at most 7 players: the violet dice are then a player’s",
                 "les kickers demandent 7 joueurs au plus\xa0: les dés violets sont alors à un joueur"):
        parse(Option, "las-vegas", {"players": 8, "kickers": True})
    assert parse(Option, "las-vegas", {"players": 7, "kickers": True}).players == 7
    assert parse(Option, "las-vegas", {"players": 8, "kickers": False}).players == 8


# (a) … (f)

def test_BV6a_on_an_empty_casino_a_kicker_has_no_effect_and_is_used() -> None:
    m = new(kickers=True)
    seen = turn(m, ONES, kickers="3 6", place=3)
    assert kinds(seen) == ["rolled", "placed", "kicker_spent"]
    assert fields(seen, "kicker_spent") == [{"casino": 3}]
    assert (on(m, 3), hand(m, "Anna"), roller(m)) == ({}, {"dice": 6, "kickers": 1}, "Benno")


def test_BV6b_all_dice_of_the_placement_arrive_before_a_kicker_kicks() -> None:
    m = kick_due(own="3 3 1 1 1 1")
    assert on(m, 3) == {"Anna": 2, "Benno": 2}
    assert choices(m) == ["kick 1", "kick 2"]


def test_BV6b_if_no_other_die_lies_there_one_of_the_placement_must_go() -> None:
    m = kick_due("3: 60")
    assert choices(m) == ["kick 1"]
    m.play(0, "kick 1")
    assert (on(m, 3), hand(m, "Anna")) == ({}, {"dice": 6, "kickers": 1})


def test_BV6c_two_kickers_act_one_after_the_other() -> None:
    m = kick_due(kickers="3 3")
    assert m.view()["kick"] == {"casino": 3, "due": 2}
    m.play(0, "kick 2")
    assert (m.view()["kick"], m.actors) == ({"casino": 3, "due": 1}, (0,))
    assert on(m, 3) == {"Anna": 1, "Benno": 1}
    m.play(0, "kick 2")
    assert (on(m, 3), hand(m, "Benno"), roller(m)) == ({"Anna": 1}, {"dice": 6, "kickers": 2}, "Benno")
    assert hand(m, "Anna") == {"dice": 5, "kickers": 0}


def test_BV6c_kickers_never_kick_kickers() -> None:
    m = new(kickers=True)
    seen = turn(m, ONES, kickers="3 3", place=3)
    assert kinds(seen) == ["rolled", "placed", "kicker_spent", "kicker_spent"]
    assert hand(m, "Anna") == {"dice": 6, "kickers": 0}


def test_BV6c_when_only_one_other_die_lies_there_the_second_kicker_has_no_effect() -> None:
    m = table("3: 60 | Benno 1", kickers=True)
    seen = turn(m, ONES, kickers="3 3", place=3, kick="2")
    assert kinds(seen) == ["rolled", "placed", "kicked", "kicker_spent"]
    assert (on(m, 3), hand(m, "Anna"), roller(m)) == ({}, {"dice": 6, "kickers": 0}, "Benno")


def test_BV6d_the_kicking_player_chooses_among_white_dice_by_who_placed_them() -> None:
    m = new(2, neutral_dice=True, kickers=True)
    turn(m, ONES, white="3 3 1 1", kickers="6 6", place=3)
    turn(m, "1 1 1 1 1 1", white="3 1 1 1", kickers="3 6", place=3)
    assert m.view()["casinos"][2]["white_by"] == [2, 1, 0]
    assert choices(m) == ["kick white 1", "kick white 2"]


@pytest.mark.parametrize(("kick", "by", "left"), [("kick white 1", [1, 1, 0], [3, 3]), ("kick white 2", [2, 0, 0], [2, 4])])
def test_BV6d_a_kicked_white_die_goes_back_to_the_player_who_placed_it(kick: str, by: list[int], left: list[int]) -> None:
    m = table("3: 60 | white 2 by Anna \n to roll Benno", players=2, neutral_dice=True, kickers=True)
    turn(m, ONES, white="3 1 1 1", kickers="3 6", place=3)
    m.play(1, kick)
    assert (m.view()["casinos"][2]["white"], m.view()["casinos"][2]["white_by"]) == (2, by)
    assert [player["white"] for player in m.view()["players"]] == left


def test_BV6d_the_opening_dice_are_nobodys_and_out_for_the_round_once_kicked() -> None:
    m = new(3, neutral_dice=True, kickers=True)
    roll(m, white="3 5")
    assert [casino["white_by"] for casino in m.view()["casinos"]][2:5] == [[0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 1]]
    turn(m, ONES, white="1 1", kickers="3 6", place=3)
    assert choices(m) == ["kick white 0"]
    seen = m.play(0, "kick white 0")
    assert fields(seen, "kicked") == [{"casino": 3, "die": "opening", "owner": None}]
    assert [on(m, casino) for casino in (3, 5)] == [{}, {"white": 1}]
    assert [player["white"] for player in m.view()["players"]] == [2, 2, 2]
    finish_round(m, casino=6)
    assert n_dice(m) == 2
    roll(m, white="3 5")
    assert [on(m, casino) for casino in (3, 5)] == [{"white": 1}, {"white": 1}]


def test_BV6d_a_new_round_remembers_no_white_dice_of_the_last_one() -> None:
    m = table("3: 60 | white 2 by Anna", players=2, neutral_dice=True, kickers=True)
    finish_round(m)
    assert [casino["white_by"] for casino in m.view()["casinos"]] == [[0, 0, 0]] * 6
    turn(m, ONES, white="1 1 1 1", kickers="3 6", place=3)
    assert roller(m) == "Anna"


def test_BV6e_whether_the_round_is_over_is_tested_at_the_end_of_the_turn() -> None:
    """Anna's last die and her last kicker fall on the same face: no hand holds a die when they arrive, but the kick gives one back."""
    m = table("1: 60 | Anna 5, Benno 6 \n kickers left: Anna 1, Benno 0", players=2, kickers=True)
    seen = turn(m, "3", kickers="3", place=3)
    assert [sum(hand(m, name).values()) for name in ("Anna", "Benno")] == [0, 0]
    assert "round_end" not in kinds(seen)
    seen = m.play(0, "kick 1")
    assert "round_end" not in kinds(seen)
    assert (roller(m), n_dice(m)) == ("Anna", 1)


def test_BV6e_a_kicker_without_effect_may_end_the_round() -> None:
    m = table("1: 60 | Anna 6, Benno 6 \n kickers left: Anna 1, Benno 0", players=2, kickers=True)
    seen = kinds(turn(m, kickers="3", place=3))
    assert seen[:3] == ["rolled", "placed", "kicker_spent"]
    assert "round_end" in seen


def test_BV6f_a_placement_is_told_as_what_arrived_whatever_is_kicked_then() -> None:
    m = table("", kickers=True)
    seen = turn(m, "3 3 1 1 1 1", kickers="3 3", place=3, kick="1, 1")
    assert fields(seen, "placed") == [{"casino": 3, "own": 2, "kickers": 2}]
    assert on(m, 3) == {}


# refusals

@pytest.mark.parametrize(("move", "en", "fr"), [
    ("kick 3", "no such die lies on casino 3 (kick 1, kick 2)", "aucun dé de ce genre sur le casino 3 (kick 1, kick 2)"),
    ("kick big 2", "no such die lies on casino 3 (kick 1, kick 2)", "aucun dé de ce genre sur le casino 3 (kick 1, kick 2)"),
    ("kick white 0", "no such die lies on casino 3 (kick 1, kick 2)", "aucun dé de ce genre sur le casino 3 (kick 1, kick 2)"),
    ("1", "first choose the die that your kicker throws off (kick 1, kick 2)",
     "choisissez d’abord le dé que votre kicker chasse (kick 1, kick 2)"),
])
def test_BV6_what_cannot_be_kicked_is_refused(move: str, en: str, fr: str) -> None:
    m = kick_due()
    with refused(IllegalAction, en, fr, m):
        m.play(0, move)


@pytest.mark.parametrize("move", ["kick 9", "kick 0", "kick big 0", "kick red 1", "kick"])
def test_BV6_what_is_no_kick_at_all_is_refused(move: str) -> None:
    m = kick_due()
    with refused(IllegalAction, f"{move!r} is no move of this game; legal now: kick 1, kick 2",
                 f"{move!r} n’est pas un coup de ce jeu\xa0; possibles\xa0: kick 1, kick 2", m):
        m.play(0, move)


def test_BV6_nobody_else_acts_while_a_kick_is_due() -> None:
    m = kick_due()
    with refused(NotYourTurn, "seat 1 is not to play now, but seat 0", "ce n’est pas à la place 1 de jouer, mais à la place 0", m):
        m.play(1, "kick 1")
    assert [m.legal(seat) for seat in (1, 2, 3)] == [[], [], []]


def test_BV6_a_kick_before_the_dice_are_placed_is_refused() -> None:
    m = table("3: 60 | Benno 2", kickers=True)
    roll(m, ONES, kickers="3 6")
    with refused(IllegalAction, "place dice first: choose one of the faces rolled (1, 3, 6)",
                 "placez d’abord des dés\xa0: choisissez un des numéros obtenus (1, 3, 6)", m):
        m.play(0, "kick 2")


@pytest.mark.parametrize(("seat", "action"), [(1, 7), (0, 8), (0, 0), (0, 2), (0, 15), (0, 30), (0, 31), (0, -1)])
def test_BV6_the_rules_themselves_refuse_a_wrong_kick(seat: int, action: int) -> None:
    m, log = kick_due(), new_log()
    before = m.digest
    with pytest.raises(ValueError, match="illegal action"):
        contract.act(m.state, seat, action, log)
    assert (m.digest, log.n) == (before, 0)


@pytest.mark.parametrize(("typed", "means"), [
    ("chasser 2", "kick 2"), ("chasser gros 2", "kick big 2"), ("Chasser  Blanc 2", "kick white 2"), ("chasser blanc 0", "kick white 0"),
])
def test_BV6_kicks_are_typed_in_french_too(typed: str, means: str) -> None:
    game = new(2).game
    assert game.parse(typed) == game.parse(means) is not None


# words and views

@pytest.mark.parametrize(("kick", "en", "fr", "told_en", "told_fr"), [
    ("kick 2", "kick a die of Benno", "chasser un dé de Benno", "Anna kicks a die of Benno off The Mirage.",
     "Anna chasse un dé de Benno du Mirage."),
    ("kick big 2", "kick the big die of Benno", "chasser le gros dé de Benno", "Anna kicks the big die of Benno off The Mirage.",
     "Anna chasse le gros dé de Benno du Mirage."),
    ("kick white 2", "kick a white die that Benno placed", "chasser un dé blanc placé par Benno",
     "Anna kicks a white die off The Mirage; it goes back to Benno.", "Anna chasse un dé blanc du Mirage\xa0; il revient à Benno."),
    ("kick white 0", "kick a white die of the opening roll", "chasser un dé blanc du lancer d’ouverture",
     "Anna kicks a white die of the opening roll off The Mirage; it is out for this round.",
     "Anna chasse du Mirage un dé blanc du lancer d’ouverture\xa0; il est hors jeu pour la manche."),
])
def test_BV6_each_kick_in_words(kick: str, en: str, fr: str, told_en: str, told_fr: str) -> None:
    m = table("3: 60 | Benno 1, Benno big, white 1 by Benno, white 2 by nobody", 3, kickers=True, big_dice=True, neutral_dice=True)
    turn(m, "1 1 1 1 1", big="1", kickers="3 6", white="1 1", place=3)
    action = next(action for action in m.legal(0) if action.typed == kick)
    assert (action.text("en"), action.text("fr")) == (en, fr)
    told = m.play(0, kick)[0]
    assert (told.text("en"), told.text("fr")) == (told_en, told_fr)


def test_BV6_rolls_placements_and_spent_kickers_in_words() -> None:
    rolled, placed, spent, _ = turn(new(kickers=True), ONES, kickers="3 3", place=3)
    assert (rolled.text("en"), rolled.text("fr")) == ("Anna rolls 1 1 1 1 1 1 and kickers 3 3.", "Anna lance 1 1 1 1 1 1 et kickers 3 3.")
    assert (placed.text("en"), placed.text("fr")) == ("Anna places 2 kickers on The Mirage.", "Anna place 2 kickers au Mirage.")
    assert spent.text("en") == "The Mirage: no other die lies there, so the kicker of Anna has no effect."
    assert spent.text("fr") == "Au Mirage, il n’y a aucun autre dé\xa0: le kicker d’Anna reste sans effet."
    placed = turn(new(kickers=True), "3 1 1 1 1 1", kickers="3 6", place=3)[1]
    assert (placed.text("en"), placed.text("fr")) == ("Anna places 1 die and a kicker on The Mirage.",
                                                      "Anna place 1 dé et un kicker au Mirage.")


def test_BV6_every_view_shows_who_is_asked_and_what_for() -> None:
    m = kick_due()
    for seat in (None, 0, 1):
        seen = m.view(seat)
        assert (seen["phase"], seen["asked"], seen["asking"], seen["to_move"]) == ("ask", 0, "kickers", 0)
        assert seen["kick"] == {"casino": 3, "due": 1}
    m.play(0, "kick 2")
    assert not {"asked", "asking", "kick"} & m.view().keys()


# positions

def test_BV6_a_position_is_laid_and_given_back_while_a_kick_is_due() -> None:
    drawing = "3: 60 | Benno 1, Benno big, white 1 by Benno \n kickers left: Carla 1"
    m = table(drawing, kickers=True, big_dice=True, neutral_dice=True)
    turn(m, "3 1 1 1 1", big="1", kickers="3 3", white="3 1", place=3, kick="white 1")
    again = flambeur.from_position(m.position(), dice="manual", seed=1, names=NAMES[:4])
    assert (again.position(), again.digest, choices(again)) == (m.position(), m.digest, choices(m))
    for match in (m, again): match.play(0, "kick big 2")
    assert again.digest == m.digest
    roll(again, "1 1 1 1", big="2", kickers="5 6", white="1")
    assert flambeur.from_position(again.position()).digest == again.digest


def test_BV6d_a_position_may_lack_opening_dice_that_were_kicked() -> None:
    m = table("3: 60 | white 1 by nobody \n kickers left: Anna 1", players=3, neutral_dice=True, kickers=True)
    assert (on(m, 3), [player["white"] for player in m.view()["players"]]) == ({"white": 1}, [2, 2, 2])
    assert flambeur.from_position(m.position(), dice="manual").digest == m.digest


IMPOSSIBLE: list[tuple[dict[str, Any], str, str]] = [
    ({"players.2.kickers": 3}, "seat 2 has 3 kickers, of 2", "la place 2 a 3 kickers, sur 2"),
    ({"kick": {"casino": 3, "due": 2}}, "seat 0 has 3 kickers, of 2", "la place 0 a 3 kickers, sur 2"),
    ({"kick": None}, "a kick is due in phase ask while kickers ask, and only then",
     "un kick est dû dans la phase ask quand les kickers demandent, et là seulement"),
    ({"phase": "roll", "asking": ""}, "a kick is due in phase ask while kickers ask, and only then",
     "un kick est dû dans la phase ask quand les kickers demandent, et là seulement"),
    ({"asking": "neutral_dice"}, "a kick is due in phase ask while kickers ask, and only then",
     "un kick est dû dans la phase ask quand les kickers demandent, et là seulement"),
    ({"asked": 1}, "the player at turn is asked what to kick", "c’est au joueur dont c’est le tour de choisir le dé chassé"),
    ({"kick": {"casino": 4, "due": 1}}, "a kick is due on casino 4, and no die lies there",
     "un kick est dû sur le casino 4, et aucun dé n’y est"),
    ({"settling": {"step": "ties"}}, "kickers kick before the end of a round", "les kickers chassent avant la fin d’une manche"),
    ({"casinos.2.white_by": [1, 0, 0, 0, 0]}, "white_by of casino 3 says who placed each white die there, last those of nobody",
     "white_by du casino 3 dit qui a posé chaque dé blanc, en dernier ceux de personne"),
    ({"casinos.2.white_by": [0, 3, 0, 0, -1]}, "white_by of casino 3 says who placed each white die there, last those of nobody",
     "white_by du casino 3 dit qui a posé chaque dé blanc, en dernier ceux de personne"),
    ({"casinos.2.white_by": [0, 2, 0, 0, 0, 0]}, "white_by of casino 3 says who placed each white die there, last those of nobody",
     "white_by du casino 3 dit qui a posé chaque dé blanc, en dernier ceux de personne"),
    ({"casinos.2.white_by": [1, 1, 0, 0, 0]}, "seat 0 has 3 white dice, not 2: 1 on the casinos and 2 left",
     "la place 0 a 3 dés blancs et non 2\xa0: 1 sur les casinos et 2 en main"),
]


@pytest.mark.parametrize(("changes", "en", "fr"), IMPOSSIBLE)
def test_BV6_a_position_that_cannot_be_is_refused(changes: dict[str, Any], en: str, fr: str) -> None:
    m = table("3: 60 | Benno 1, white 2 by Benno", kickers=True, neutral_dice=True)
    turn(m, "3 1 1 1 1 1", kickers="3 6", white="1 1", place=3)
    position = m.position()
    for path, value in changes.items():
        change(position["state"], path, value)
    with refused(PositionError, en, fr):
        flambeur.from_position(position)


def change(part: Any, path: str, value: Any) -> None:
    """ "players.2.kickers" """
    *way, last = path.split(".")
    for step in way: part = part[int(step) if step.isdigit() else step]
    part[last] = value


def test_BV6d_more_opening_dice_than_were_rolled_are_refused() -> None:
    position = table("3: 60 | white 2 by nobody, white 1 by Anna", players=3, neutral_dice=True, kickers=True).position()
    there = position["state"]["casinos"][2]
    there["white_by"], position["state"]["players"][0]["white"] = [0, 0, 0, 3], 2
    there["white"] = 3
    with refused(PositionError, "3 white dice lie on the casinos; 2 have been placed",
                 "3 dés blancs sont sur les casinos\xa0; 2 ont été placés"):
        flambeur.from_position(position)
    position = table("3: 60 | white 1 by nobody, white 1 by Anna", players=3, neutral_dice=True, kickers=True).position()
    position["state"]["casinos"][3] |= {"white": 1, "white_by": [0, 0, 0, 1]}
    assert flambeur.from_position(position).view()["casinos"][3]["white"] == 1


def test_BV6d_opening_dice_of_a_table_without_opening_roll_are_refused() -> None:
    position = table("3: 60 | white 1 by Anna", players=2, neutral_dice=True, kickers=True).position()
    position["state"]["casinos"][2]["white_by"] = [0, 0, 1]
    with refused(PositionError, "seat 0 has 3 white dice, not 4: 0 on the casinos and 3 left",
                 "la place 0 a 3 dés blancs et non 4\xa0: 0 sur les casinos et 3 en main"):
        flambeur.from_position(position)


def test_BV6_a_used_kicker_is_no_opening() -> None:
    position = new(3, neutral_dice=True, kickers=True).position()
    position["state"]["players"][1]["kickers"] = 1
    with refused(PositionError, "the opening roll comes before the first player’s first roll",
                 "le lancer d’ouverture précède le premier lancer du premier joueur"):
        flambeur.from_position(position)
