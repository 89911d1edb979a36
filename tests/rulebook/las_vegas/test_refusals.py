"""What the table refuses: the class of the error, its sentence in English and French, and that nothing has changed."""
from typing import Any

import pytest

import flambeur
from flambeur import ChanceError, GameOver, IllegalAction, Match, NotYourTurn, OptionError
from flambeur.games.las_vegas.modules.listed import modules
from flambeur.kit import contract
from flambeur.kit.log import new_log
from tests.helpers.las_vegas import finish_round, new, roll, table
from tests.helpers.refusals import refused


def annas_choice() -> Match:
    m = new(3)
    roll(m, "2 2 4 4 4 5 5 5")
    return m


@pytest.mark.parametrize("move", ["3", "place 3", 2])
def test_LV4_a_face_that_was_not_rolled_is_refused(move: str | int) -> None:
    m = annas_choice()
    with refused(IllegalAction, "no die shows 3: choose one of the faces rolled (2, 4, 5)",
                 "aucun dé ne montre 3\xa0: choisissez un des numéros obtenus (2, 4, 5)", m):
        m.play(0, move)


@pytest.mark.parametrize("move", ["7", "0", "", "three", "2 dice", 6, -1, 99])
def test_what_is_no_move_is_refused(move: str | int) -> None:
    m = annas_choice()
    with refused(IllegalAction, f"{move!r} is no move of this game; legal now: 2, 4, 5",
                 f"{move!r} n’est pas un coup de ce jeu\xa0; possibles\xa0: 2, 4, 5", m):
        m.play(0, move)


@pytest.mark.parametrize("typed", ["0", "7", "place 7", "placer 0"])
def test_LV4_a_die_has_six_faces(typed: str) -> None:
    """With kickers too, whose ids come behind those of the faces."""
    assert new(2, kickers=True).game.parse(typed) is None


def test_LV3_a_seat_whose_turn_it_is_not_is_refused() -> None:
    m = annas_choice()
    with refused(NotYourTurn, "seat 2 is not to play now, but seat 0", "ce n’est pas à la place 2 de jouer, mais à la place 0", m):
        m.play(2, "4")


@pytest.mark.parametrize("seat", [-1, 3, 8])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    m = annas_choice()
    with refused(NotYourTurn, f"there is no seat {seat}; seats are 0 to 2",
                 f"il n’y a pas de place {seat}\xa0; les places vont de 0 à 2", m):
        m.play(seat, "4")


def test_LV4_nobody_places_before_the_dice_are_rolled() -> None:
    m = new()
    with refused(NotYourTurn, "dice are to be typed in first", "il faut d’abord entrer les dés", m):
        m.play(0, "1")


def test_LV9_after_the_end_nothing_can_be_played() -> None:
    m = table("round 4")
    finish_round(m)
    with refused(GameOver, "the game is over", "la partie est finie", m):
        m.play(0, "1")
    with refused(ChanceError, "no dice are to be typed in now", "il n’y a pas de dés à entrer maintenant", m):
        m.resolve([1])


@pytest.mark.parametrize("dice", [[1] * 7, [1] * 9, [], [1, 2, 3, 4, 5, 6, 7, 1], [0, 1, 1, 1, 1, 1, 1, 1]])
def test_LV4_dice_that_cannot_be_are_refused(dice: list[int]) -> None:
    m = new()
    with refused(ChanceError, f"expected 8 values from 1 to 6, got {dice}", f"il faut 8 valeurs de 1 à 6, et non {dice}", m):
        m.resolve(dice)


def test_LV4_dice_are_not_rolled_again_before_the_choice() -> None:
    m = annas_choice()
    with refused(ChanceError, "no dice are to be typed in now", "il n’y a pas de dés à entrer maintenant", m):
        m.resolve([1] * 8)


@pytest.mark.parametrize("players", [6, 7, 8])
def test_BV4_there_are_no_neutral_dice_for_more_than_five(players: int) -> None:
    with refused(OptionError, "neutral dice need at most 5 players: there are no white dice for more",
                 "les dés neutres demandent 5 joueurs au plus\xa0: il n’y a pas de dés blancs pour davantage"):
        flambeur.new("las-vegas", players=players, neutral_dice=True)


@pytest.mark.parametrize("players", [1, 9, 0, -2])
def test_BV3_two_to_eight_play(players: int) -> None:
    with refused(OptionError, f"players is 2 to 8, not {players}", f"players vaut de 2 à 8, et non {players}"):
        flambeur.new("las-vegas", players=players)


OF_MODULES = [name for module in modules() for name in module.Option.__annotations__]
HAS = ", ".join(["players", *OF_MODULES, "first_player", "open_money", "edition"])


@pytest.mark.parametrize(("options", "en", "fr"), [
    ({"jackpot": True}, f"las-vegas has no option 'jackpot'; it has {HAS}", f"las-vegas n’a pas d’option 'jackpot'\xa0; il a {HAS}"),
    ({"first_player": "youngest"}, "first_player is one of oldest, random, not 'youngest'",
     "first_player vaut l’un de oldest, random, et non 'youngest'"),
    ({"edition": "third"}, "edition is one of first, later, not 'third'", "edition vaut l’un de first, later, et non 'third'"),
    ({"open_money": "yes"}, "open_money is true or false, not 'yes'", "open_money vaut true ou false, et non 'yes'"),
    ({"players": "4"}, "players is 2 to 8, not '4'", "players vaut de 2 à 8, et non '4'"),
    ({"minimum": "high"}, "minimum is one of auto, fixed, by_players, not 'high'",
     "minimum vaut l’un de auto, fixed, by_players, et non 'high'"),
    ({"high_notes": "many"}, "high_notes is one of auto, on, off, not 'many'", "high_notes vaut l’un de auto, on, off, et non 'many'"),
])
def test_unknown_options_and_values_are_refused(options: dict[str, Any], en: str, fr: str) -> None:
    with refused(OptionError, en, fr):
        flambeur.new("las-vegas", **options)


@pytest.mark.parametrize(("seat", "action"), [(0, 2), (1, 3), (0, 6), (0, -1), (2, 2)])
def test_the_rules_themselves_refuse_before_they_change_anything(seat: int, action: int) -> None:
    """Search and adapters call the rules without a match around them."""
    m, log = annas_choice(), new_log()
    before = m.digest
    with pytest.raises(ValueError, match="illegal action"):
        contract.act(m.state, seat, action, log)
    assert (m.digest, log.n) == (before, 0)


@pytest.mark.parametrize("drawing", ["", "round 4"])
def test_the_rules_themselves_refuse_a_choice_while_dice_are_due_and_after_the_end(drawing: str) -> None:
    m = table(drawing)
    if drawing: finish_round(m)
    before = m.digest
    for action in range(6):
        with pytest.raises(ValueError, match="illegal action"):
            contract.act(m.state, m.view()["to_move"] or 0, action, new_log())
    assert m.digest == before
