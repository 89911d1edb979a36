"""What the tests with real server processes share."""
from collections.abc import Iterator

import pytest

from tests.server.nursery import Nursery


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    yield found
    found.close()
