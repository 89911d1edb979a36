"""A game of cards looked back on: notes, and chips, which count by how many of a colour there are (CG6, CG9)."""
from flambeur import Match
from tests.helpers.las_vegas_cards import NAMES, finish_round, table, with_chips


def told(m: Match, kind: str) -> str:
    assert m.finale is not None
    return next((one.text(m.game.words, m.game.speaker(m.options, NAMES)) for one in m.finale.story if one.kind == kind), "")


def test_CG6_a_tie_costs_the_note_that_one_of_them_alone_would_have_taken() -> None:
    m = table("round 4 \n turn 6 \n 5: 100 90 | Leo 5 5 55, Henri 5, Rebecca 5")
    finish_round(m)
    assert told(m, "tie") == "Costliest tie: Henri and Rebecca had 1 die each at Luxor in round 4, and nobody took the $90,000 note."


def test_CG9_chips_count_for_the_turning_point_with_what_they_were_worth_then() -> None:
    m = with_chips("round 4 \n turn 6 \n to play Leo \n 2: 30 30 | Henri 2 | pink \n Leo chips pink pink \n Leo holds 22 1 1 3 3 \n "
                   "Leo won 40 \n Henri won 70")
    holdings = m.game.finale(m.state, m.options, []).holdings  # type: ignore[union-attr]
    assert [one.besides for one in holdings] == [30_000, 0, 0, 0]
    m.play(0, "22")
    m.play(0, m.legal(0)[0])                                       # the third pink chip: $60,000 instead of $30,000
    finish_round(m)
    assert m.finale is not None
    assert m.finale.holdings[0].besides == 60_000
    assert [sum(one.notes) + one.besides for one in m.finale.holdings] == m.scores
