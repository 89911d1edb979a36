"""BV11: everything lies open but the order of the pile."""
from tests.helpers.las_vegas_solo import new, roll, sixes, table, under


def test_BV11_what_goes_under_the_pile_is_known_to_all() -> None:
    m = table("2: 80 30 | red 1, violet 1", rounds=2)
    sixes(m)
    assert under(m) == [80, 30]


def test_BV11_spectators_see_what_you_see() -> None:
    m = new()
    roll(m, "12345612")
    roll(m, "1234512")
    assert {**m.view(0), "seat": None} == m.view(None)


def test_BV11_your_money_and_theirs_are_never_hidden() -> None:
    m = table("round 2 \n red won 30 50 \n violet won 90 \n green won 10", rounds=3)
    view = m.view(None)
    assert (view["players"][0]["money"], view["players"][0]["notes"], view["theirs"]) == (80_000, 2, 100_000)
    assert view["money"] == [80_000, 10_000, 0, 0, 0, 0, 0, 90_000]
