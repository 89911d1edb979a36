"""News: the lines that a table has not handed on yet. They are told without reading what was only just written."""
import json
from random import Random

import pytest

from flambeur.server.audience.story import Story
from flambeur.server.tables.entries import BODIES, body_of, load
from flambeur.server.tables.table import Table
from tests.server.tables.driver import Driver, random_table
from tests.server.tables.laying import audiences, entries_of


def driven(seed: int) -> Table:
    """A table of any game after a few hundred things that its devices wanted, sensible or not."""
    luck = Random(seed)
    table = random_table(luck)
    driver = Driver(table, luck)
    for _ in range(300): driver.act(careful=False)
    return table


@pytest.mark.parametrize("seed", range(12))
def test_news_are_told_as_the_log_tells_them(seed: int) -> None:
    table = driven(seed)
    news = table.taken()
    assert [line.entry for line in news] == entries_of(table)
    for audience in audiences(table):
        assert Story(table, news).updates(audience) == Story(table, table.lines).updates(audience)


@pytest.mark.parametrize("seed", range(12))
def test_an_entry_is_written_as_its_model_writes_it(seed: int) -> None:
    for entry in entries_of(driven(seed)):
        body = BODIES[entry.kind].model_validate_json(entry.body)
        assert json.loads(entry.body) == json.loads(body.model_dump_json(exclude_defaults=True))
        assert body == body_of(entry.kind, load(entry.body))
