"""A game looked back on: the best coup, the costliest tie (LV7), the turning point, and what decided it (LV9)."""
from typing import Any

from flambeur import Match
from flambeur.kit.finale import Finale
from tests.helpers.drawing import NAMES
from tests.helpers.las_vegas import finish_round, table


def ended(drawing: str, players: int = 4, rounds: int = 1, **options: Any) -> Match:
    m = table(f"round {5 - rounds} \n {drawing}", players, **options)
    for _ in range(rounds): finish_round(m)
    assert m.over
    return m


def finale(m: Match) -> Finale:
    assert m.finale is not None
    return m.finale


def told(m: Match, kind: str, language: str = "en") -> str:
    found = [one for one in (*finale(m).story, finale(m).decided) if one is not None and one.kind == kind]
    return found[0].text(m.game.words, m.game.speaker(m.options, NAMES, language)) if found else ""


def test_the_best_coup_is_a_note_that_few_dice_won() -> None:
    m = ended("1: 90 | Anna 4, Benno 2 \n 2: 80 | Benno 1")
    assert told(m, "coup") == "Best coup: Benno took $80,000 at Caesars Palace with a single die in round 4."


def test_of_two_that_cost_as_much_the_higher_note_is_the_better_coup() -> None:
    m = ended("1: 70 | Anna 2 \n 2: 90 | Benno 4")
    assert "Benno took $90,000" in told(m, "coup")


def test_LV7a_a_tie_costs_the_note_that_one_of_them_alone_would_have_taken() -> None:
    m = ended("2: 80 30 10 | Anna 5, Benno 3, Carla 3, Denny 1")
    assert told(m, "tie") == ("Costliest tie: Benno and Carla had 3 dice each at Caesars Palace in round 4, "
                              "and the $30,000 note went to Denny.")


def test_LV7d_nobody_takes_a_note_for_which_nobody_is_left() -> None:
    m = ended("1: 70 40 | Anna 2, Carla 2, Benno 1, Denny 1")
    assert told(m, "tie").endswith("Anna and Carla had 2 dice each at Golden Nugget in round 4, and nobody took the $70,000 note.")


def test_LV7c_a_tie_below_those_who_took_all_notes_costs_nothing() -> None:
    m = ended("1: 70 20 | Anna 4, Benno 3, Carla 1, Denny 1")
    assert told(m, "tie") == ""
    assert told(m, "no_tie") == "Costliest tie: none. No tie cost anybody a note."


def test_LV12_white_may_come_before_those_who_tie() -> None:
    """Then they would have had the second note: the dice of white are told with the note that white won."""
    m = ended("1: 90 30 | white 3, Anna 2, Benno 2", neutral_dice=True)
    assert "and nobody took the $30,000" in told(m, "tie")
    m = ended("1: 90 30 | white 1, Anna 2, Benno 2", neutral_dice=True)
    assert "and nobody took the $90,000" in told(m, "tie")


def test_LV12_white_may_tie() -> None:
    m = ended("1: 90 30 | white 2, Anna 2", neutral_dice=True)
    assert told(m, "tie", "fr") == ("L’égalité la plus chère\xa0: Anna et les dés blancs avaient 2 dés chacun au Golden Nugget "
                                    "à la manche 4, et personne n’a pris le billet de 90\u202f000\u00a0$.")


def test_the_turning_point_is_the_round_from_which_on_the_winner_was_ahead() -> None:
    m = ended("1: 90 | Anna 2 \n Anna won 50 \n Benno won 80")
    assert told(m, "turn") == "Turning point: round 4. Anna won $90,000, passed Benno and stayed ahead."
    m = ended("1: 90 | Anna 2 \n Anna won 50 \n Benno won 80", rounds=2)
    assert "round 3. Anna won $90,000" in told(m, "turn")
    m = ended("1: 90 | Anna 2 \n 2: 40 | Benno 1 \n Anna won 30 \n Benno won 50 30")
    assert m.winners == [1]
    assert told(m, "turn") == "Turning point: round 4, which brought Benno $40,000."      # the money is level, Benno has more notes


def test_whoever_led_after_every_round_needed_no_turn() -> None:
    m = ended("1: 60 | Anna 1 \n Anna won 80 \n Benno won 50", rounds=2)
    assert told(m, "led") == "Turning point: none. Anna was ahead after every round."


def test_LV9_equal_money_is_decided_by_the_number_of_notes() -> None:
    m = ended("1: 10 | Carla 1 \n Anna won 50 20 10 \n Benno won 80")
    assert m.winners == [0]
    assert told(m, "decided") == "Equal money, so the number of notes decides: 3 notes for Anna, 1 for Benno."
    assert told(m, "decided", "fr") == "À argent égal, le nombre de billets décide\xa0: 3 billets pour Anna, 1 pour Benno."


def test_LV9_as_many_notes_too_share_the_victory() -> None:
    m = ended("1: 10 | Carla 1 \n Anna won 50 30 \n Benno won 60 20")
    assert told(m, "decided") == "Anna and Benno have the same money and as many notes: they share the victory."
    assert told(m, "level") == "Turning point: none; Anna and Benno were level to the end."


def test_money_that_decides_needs_no_word() -> None:
    assert finale(ended("1: 60 | Anna 1 \n Benno won 90")).decided is None


def test_everyone_holds_what_they_won_the_highest_note_first() -> None:
    m = ended("1: 60 | Anna 1 \n Anna won 20 90 \n Benno won 30")
    assert [list(one.notes) for one in finale(m).holdings] == [[90_000, 60_000, 20_000], [30_000], [], []]
    assert [sum(one.notes) + one.besides for one in finale(m).holdings] == m.scores


def test_a_game_that_goes_on_has_no_finale() -> None:
    assert table("1: 60 | Anna 1").finale is None
