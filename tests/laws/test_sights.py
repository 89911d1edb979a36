"""The sights law: what a busy table sends is what the game's views say, whoever else is looked at in the same breath."""
from hypothesis import strategies as st

from tests.laws.tables import law, tables


@law(40)
def test_sights_are_the_views(name: str, data: st.DataObject) -> None:
    m = data.draw(tables(name))
    eyes = st.sampled_from([None, *range(len(m.seats))])
    whom = data.draw(st.lists(eyes, max_size=7))
    found = m.game.sights(m.state, m.options, whom)
    assert found == [m.game.view(m.state, m.options, seat).model_dump(mode="json") for seat in whom]
    assert [sight["seat"] for sight in found] == whom
    for sight in found:
        assert m.game.View.model_validate(sight, strict=True).model_dump(mode="json") == sight


@law(20)
def test_sights_share_nothing_that_one_could_change_for_another(name: str, data: st.DataObject) -> None:
    """They are read at once, sent apart: what is one's own must not get into another's."""
    m = data.draw(tables(name))
    seats = [None, *range(len(m.seats))]
    together = m.game.sights(m.state, m.options, seats)
    alone = [m.game.sights(m.state, m.options, [seat])[0] for seat in seats]
    assert together == alone
    assert together == m.game.sights(m.state, m.options, seats)
