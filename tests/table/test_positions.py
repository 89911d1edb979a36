"""Positions: any table can be laid; one that cannot be is refused with a sentence; what is hidden and left out is dealt."""
import copy
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import flambeur
from flambeur import FlambeurError, PositionError

Change = Callable[[Any], object]


def vegas(**options: Any) -> Any:
    """Two players, the first has rolled."""
    return flambeur.new("las-vegas", seed=1, **{"players": 2, **options}).position()


def probe() -> Any:
    """Two players with two packs; the second has laid a card."""
    m = flambeur.new("probe", players=2, seed=1)
    m.play(1, m.legal(1)[0])
    return m.position()


def put(path: str, value: Any) -> Change:
    """What puts a value somewhere: "casinos 0 dice"."""
    def change(data: Any) -> None:
        *way, last = [int(key) if key.isdigit() else key for key in path.split()]
        for key in way:
            data = data[key]
        data[last] = value
    return change


def both(*changes: Change) -> Change:
    return lambda data: [change(data) for change in changes]


def refused(position: Any) -> FlambeurError:
    given = copy.deepcopy(position)
    with pytest.raises(PositionError) as caught:
        flambeur.from_position(position, seed=1)
    assert position == given              # what was given is as it was
    assert caught.value.text("fr") != str(caught.value)
    return caught.value


@pytest.mark.parametrize("position", [
    None, 5, "position", [], {}, {"format": "flambeur-position/2"}, {"format": "flambeur-record/1"},
], ids=str)
def test_what_is_no_position_is_refused(position: Any) -> None:
    assert str(refused(position)).startswith("this is not a position that we know")


@pytest.mark.parametrize(("change", "said"), [
    (put("rules", 7), "version 7 of the rules of las-vegas; these are version 1"),
    (put("rules", "1"), "the position's rules"),
    (put("state", None), "the position's state"),
    (put("state", {}), "the position's casinos: this field is missing"),
    (put("options", [2]), "the position's options"),
    (put("colour", "red"), "the position's colour"),
])
def test_a_position_that_does_not_fit_its_frame_is_refused(change: Change, said: str) -> None:
    position = vegas()
    change(position)
    assert said in str(refused(position))


def test_a_position_of_an_unknown_game_or_with_wrong_options_is_refused() -> None:
    with pytest.raises(flambeur.UnknownGame):
        flambeur.from_position(vegas() | {"game": "poker"})
    with pytest.raises(flambeur.OptionError, match="players is 2 to 8, not 9"):
        flambeur.from_position(vegas() | {"options": {"players": 9}})


@pytest.mark.parametrize(("change", "said"), [
    (put("casinos 0 dice", [1, 0]), "seat 0 has 9 dice, not 8: 1 on the casinos and 8 left"),
    (put("casinos 5 dice", [0, 2]), "seat 1 has 10 dice, not 8: 2 on the casinos and 8 left"),
    (both(put("casinos 5 dice", [0, 9]), put("players 1 dice", 0)), "seat 1 has 9 dice, not 8"),
    (put("players 1 dice", 7), "seat 1 has 7 dice, not 8"),
    (put("players 0 dice", -1), "players 0 dice"),
    (put("players 0 dice", 8.0), "players 0 dice"),
    (put("players 0 dice", True), "players 0 dice"),
    (put("players 0 dice", 10**30), "dice, not 8"),
    (put("casinos 0 dice", [0, 0, 0]), "casino 1 lists dice for 2 seats"),
    (put("casinos 2 dice", [-1, 0]), "casino 3 lists dice for 2 seats, none below 0"),
    (put("casinos 0 white", 1), "the position has white, but the option neutral_dice is off"),
    (put("players 0 white", 4), "the position has white, but the option neutral_dice is off"),
    (put("casinos", []), "casinos"),
    (put("players", []), "the position has 0 players, the options say 2"),
    (put("first", 2), "first, to_move and asked are seats 0 to 1"),
    (put("to_move", 5), "first, to_move and asked are seats 0 to 1"),
    (put("first", -1), "first"),
    (put("round", 0), "round"),
    (put("round", 5), "round"),
    (put("phase", "dance"), "phase"),
    (put("phase", "shuffle"), "phase"),
    (put("phase", "roll"), "a roll lies on the table in phase choose, and only then"),
    (put("roll", None), "a roll lies on the table in phase choose, and only then"),
    (put("roll own", [1] * 7), "seat 0 rolls all its dice: 8 own, not 7"),
    (put("roll own", [1] * 9), "seat 0 rolls all its dice: 8 own, not 9"),
    (put("roll own", [1] * 7 + [7]), "a die shows 1 to 6"),
    (put("roll own", [1] * 7 + [0]), "a die shows 1 to 6"),
    (put("roll white", [1]), "the position has white, but the option neutral_dice is off"),
    (both(put("phase", "roll"), put("roll", None), put("players 0 dice", 0), put("casinos 0 dice", [8, 0])),
     "seat 0 is to roll and has no dice"),
    (both(put("phase", "opening"), put("roll", None)), "only three players with neutral dice open a round"),
    (both(put("phase", "ended"), put("roll", None)), "a game ends after round 4 with empty casinos"),
    (put("casinos 0 notes", [90_000] * 6), "notes of 90000 lie about; the box has 5"),
    (put("casinos 0 notes", [100_000]), "1 notes of 100000 lie about; the box has 0"),
    (put("casinos 0 notes", [15_000]), "1 notes of 15000 lie about; the box has 0"),
    (put("casinos 0 notes", [0]), "1 notes of 0 lie about; the box has 0"),
    (put("casinos 0 notes", [-10_000]), "1 notes of -10000 lie about; the box has 0"),
    (put("casinos 0 notes", [10_000] * 13), "casinos 0 notes"),
    (put("casinos 0 notes", "lots"), "casinos 0 notes"),
    (put("players 0 won", [1_000_000]), "1 notes of 1000000 lie about; the box has 0"),
    (put("players 0 won", [60_000] * 6), "notes of 60000 lie about; the box has 5"),
    (put("pile under", [70_000] * 6), "notes of 70000 lie about; the box has 5"),
    (put("pile above", []), "pile.above must hold just the notes that lie nowhere else; lacks: "),
    (put("pile above", [10_000] * 60), "pile.above must hold just the notes that lie nowhere else; lacks: "),
    (put("casinos 0 colour", "red"), "casinos 0 colour"),
    (put("kickers", 5), "kickers"),
])
def test_a_table_of_las_vegas_that_cannot_be_is_refused(change: Change, said: str) -> None:
    position = vegas()
    change(position["state"])
    assert said in str(refused(position))


def test_the_notes_that_a_pile_lacks_or_has_too_many_of_are_named() -> None:
    position = vegas()
    above = position["state"]["pile"]["above"]
    above[above.index(90_000)] = above[above.index(80_000)] = 10_000
    with pytest.raises(PositionError) as e:
        flambeur.from_position(position)
    assert e.value.text("en") == ("pile.above must hold just the notes that lie nowhere else; lacks: 1 × 80000, 1 × 90000; "
                                  "too many: 2 × 10000")
    assert e.value.text("fr") == ("pile.above doit contenir juste les billets qui ne sont nulle part ailleurs\xa0; manquent\xa0: "
                                  "1 × 80000, 1 × 90000\xa0; en trop\xa0: 2 × 10000")


@pytest.mark.parametrize(("players", "change", "said"), [
    (2, put("casinos 0 white", 1), "1 white dice lie on the casinos; 0 have been placed"),
    (2, put("players 0 white", 5), "seat 0 has 5 white dice left, of 4"),
    (2, put("players 1 white", 3), "0 white dice lie on the casinos; 1 have been placed"),
    (3, put("casinos 0 white", 9), "white dice lie on the casinos; 2 have been placed"),
    (3, both(put("phase", "opening"), put("roll", None), put("players 0 dice", 7), put("casinos 0 dice", [1, 0, 0])), "white dice lie"),
])
def test_white_dice_that_cannot_be_are_refused(players: int, change: Change, said: str) -> None:
    position = vegas(players=players, neutral_dice=True)
    change(position["state"])
    assert said in str(refused(position))


@pytest.mark.parametrize(("change", "said"), [
    (put("players", []), "the position has 0 players, the options say 2"),
    (put("first", 2), "first is a seat 0 to 1"),
    (put("stake", 0), "the die has put points on the table"),
    (put("stake", -1), "stake"),
    (put("phase", "answer"), "cards lie on the table in phase lay"),
    (put("phase", "roll"), "cards lie on the table in phase lay"),
    (put("players 0 probe", "hidden"), "cards lie on the table in phase lay"),
    (put("players 1 probe", 7), "a card that lies face down is one of the hand"),
    (put("players 0 hand", [1]), "everyone holds 2 cards now"),
    (put("players 0 hand", [7, 7]), "there are 2 cards 7; the box has 0"),
    (put("players 0 hand", [0, 0]), "there are 2 cards 0; the box has 0"),
    (put("players 0 hand", [1, 1, 1]), "there are"),
    (put("played", [1]), "2 players play 2 cards a round"),
    (put("pile", [1, 2]), "the pile holds just the cards that lie nowhere else"),
    (put("players 0 hand", None), "the pile holds just the cards that lie nowhere else"),
    (both(put("phase", "ended"), put("players 1 probe", None)), "the game ends when all hands are empty"),
])
def test_a_table_of_the_probe_that_cannot_be_is_refused(change: Change, said: str) -> None:
    position = probe()
    change(position["state"])
    assert said in str(refused(position))


def test_a_refused_position_changes_nothing_at_a_table_that_is_played() -> None:
    """There is no way to lay one onto a match; what is refused is never begun."""
    m = flambeur.new("las-vegas", players=2, seed=1)
    before, position = m.digest, m.position()
    position["state"]["players"][0]["dice"] = 9
    refused(position)
    assert m.digest == before


def test_an_order_of_the_pile_that_is_left_out_is_dealt() -> None:
    position = vegas()
    whole = position["state"]["pile"].pop("above")
    orders = []
    for seed in (1, 2):
        m = flambeur.from_position(position, seed=seed)
        assert m.view(0) == flambeur.from_position(vegas()).view(0)
        orders.append(m.position()["state"]["pile"]["above"])
        assert Counter(orders[-1]) == Counter(whole)
    assert orders[0] != orders[1]
    assert flambeur.from_position(position, seed=1).position()["state"]["pile"]["above"] == orders[0]


def test_what_was_dealt_is_kept_in_the_record() -> None:
    position = vegas()
    del position["state"]["pile"]["above"]
    m = flambeur.from_position(position, seed=3)
    while not m.over:
        m.play(m.actors[0], m.legal(m.actors[0])[0])
    assert flambeur.replay(m.record()).digest == m.digest
    assert flambeur.verify(m.record()).ok


def test_hands_face_down_cards_and_the_pile_that_are_left_out_are_dealt() -> None:
    """What the first seat sees, as a position: the rest is dealt, and it sees the same again."""
    seen = flambeur.from_position(probe(), seed=1).view(0)
    players = [{key: player[key] for key in ("points", "hand", "probe")} for player in seen["players"]]
    state = {key: seen[key] for key in ("phase", "first", "stake", "played")} | {"players": players}
    worlds = set()
    for seed in range(30):
        m = flambeur.from_position(probe() | {"state": state}, seed=seed)
        assert m.view(0) == seen
        dealt = m.position()["state"]
        assert dealt["players"][1]["probe"] in dealt["players"][1]["hand"]
        assert Counter([*dealt["pile"], *dealt["players"][0]["hand"], *dealt["players"][1]["hand"]]) == Counter([1, 2, 3, 4, 5, 6] * 2)
        worlds.add(m.digest)
    assert len(worlds) > 20


def test_any_table_can_be_played_on_from_its_position() -> None:
    m = flambeur.new("las-vegas", players=3, neutral_dice=True, seed=8)
    for _ in range(15):
        m.play(m.actors[0], m.legal(m.actors[0])[-1])
    laid = flambeur.from_position(m.position(), seed=9, names=["Anna", "Ben"])
    assert laid.view() == m.view()
    assert [seat.name for seat in laid.seats] == ["Anna", "Ben", ""]
