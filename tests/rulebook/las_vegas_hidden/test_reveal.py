"""BV12: the end of a round, when colours are revealed, and the end of the game."""
from tests.helpers.las_vegas_hidden import (
    colours,
    fields,
    finish_round,
    left,
    new,
    notes,
    of,
    on,
    roll,
    shelf,
    table,
    turn,
    who,
    won,
)
from tests.helpers.las_vegas_solo import thousands

HELD = "Anna has red, violet \n Ben has green, blue \n Carla has black, white"
WON = "shelf red 50 2 at 1 \n shelf green 30 1 at 2 \n shelf violet 80 3 at 1 \n shelf grey 60 2 at 3 \n shelf black 20 1 at 2"
LAST = "round 2 \n Anna has red, violet \n Ben has green, blue \n 6: | green 3 \n left green 1"


def test_BV12_when_the_last_die_is_placed_colours_are_revealed() -> None:
    m = table(f"{HELD} \n {WON} \n 6: | green 3 \n left green 1")
    seen = turn(m, "6", 6)
    assert of(seen, "revealed") == [("Anna", {"colours": ["red", "violet"]}), ("Ben", {"colours": ["green", "blue"]}),
                                    ("Carla", {"colours": ["black", "white"]})]
    assert fields(seen, "unseen") == [{"colours": ["yellow", "grey"]}]
    assert [event.kind for event in seen].index("revealed") > [event.kind for event in seen].index("placed")


def test_BV12_each_player_takes_the_notes_of_both_colours() -> None:
    m = table(f"{HELD} \n {WON} \n 6: | green 3 \n left green 1")
    seen = turn(m, "6", 6)
    assert [(name, one["colour"], one["note"] // 1000, one["dice"], one["casino"]) for name, one in of(seen, "paid")] == [
        ("Anna", "red", 50, 2, 1), ("Ben", "green", 30, 1, 2), ("Anna", "violet", 80, 3, 1), ("Carla", "black", 20, 1, 2)]
    assert [won(m, name) for name in ("Anna", "Ben", "Carla")] == [[50, 80], [30], [20]]
    assert m.scores == [130_000, 30_000, 20_000]


def test_BV12_notes_that_nobody_claims_are_out_of_the_game() -> None:
    """Those of a colour that nobody holds, and those left on the casinos."""
    m = table(f"{HELD} \n {WON} \n 5: 100 90 \n 6: | green 3 \n left green 1")
    seen = turn(m, "6", 6)
    assert [(one["colour"], one["note"] // 1000) for one in fields(seen, "boxed")] == [("grey", 60)]
    assert [one["note"] // 1000 for one in fields(seen, "left") if one["casino"] == 5] == [100, 90]
    box = thousands(m.position()["state"]["box"])
    assert {60, 90, 100} <= set(box)
    assert len(box) + 4 == 18


def test_BV12_all_dice_and_cards_are_used_again_in_the_second_round() -> None:
    m = table(f"{HELD} \n {WON} \n 6: | green 3 \n left green 1")
    turn(m, "6", 6)
    assert (m.view()["round"], m.view()["phase"]) == (2, "opening")
    assert set(left(m).values()) == {8}
    assert shelf(m) == []
    assert all(on(m, casino) == {} and len(notes(m, casino)) == 3 for casino in range(1, 7))
    roll(m, "1111222233334444")
    assert len({colour for name in ("Anna", "Ben", "Carla") for colour in colours(m, name)}) == 6


def test_BV12_money_is_counted_at_the_reveal_only_and_then_known_to_all() -> None:
    m = table(f"{HELD} \n {WON} \n 6: | green 3 \n left green 1")
    assert m.scores == [0, 0, 0]
    assert [player["money"] for player in m.view(None)["players"]] == [0, 0, 0]
    turn(m, "6", 6)
    assert [player["money"] for player in m.view(None)["players"]] == [130_000, 30_000, 20_000]


def test_BV12_two_rounds_and_the_richest_wins() -> None:
    m = table(f"round 2 \n {HELD} \n Anna won 10 \n Ben won 90 60 \n {WON} \n 6: | green 3 \n left green 1")
    seen = turn(m, "6", 6)
    assert m.over
    assert (m.scores, who(m.winners)) == ([140_000, 180_000, 20_000], ["Ben"])
    assert fields(seen, "game_end") == [{"winners": [1]}]


def test_LV9_equally_rich_and_more_notes_wins() -> None:
    m = table(f"{LAST} \n Anna won 50 50 \n Ben won 100", 2)
    turn(m, "6", 6)
    assert (m.scores, who(m.winners)) == ([100_000, 100_000], ["Anna"])


def test_LV9_still_level_and_they_share_the_victory() -> None:
    m = table(f"{LAST} \n Anna won 50 50 \n Ben won 70 30", 2)
    turn(m, "6", 6)
    assert who(m.winners) == ["Anna", "Ben"]


def test_BV12_the_pile_is_never_reshuffled_and_36_notes_are_used() -> None:
    m = new(4)
    finish_round(m)
    finish_round(m)
    assert m.over
    assert len(m.position()["state"]["pile"]) == 59 - 36


def test_the_story_names_the_best_coup_and_the_turning_point() -> None:
    m = new(2)
    finish_round(m)
    finish_round(m)
    assert m.finale is not None
    assert {telling.kind for telling in m.finale.story} <= {"coup", "led", "turn", "level"}
    assert [sum(one.notes) for one in m.finale.holdings] == m.scores
