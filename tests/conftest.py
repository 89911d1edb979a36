"""For all tests: compiled rules with every array index checked, and examples of hypothesis that are the same in each run."""
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from tests.server.nursery import Nursery

os.environ["FLAMBEUR_RULES"] = os.environ.get("FLAMBEUR_RULES") or "check"       # before anything of flambeur is imported

settings.register_profile("flambeur", deadline=None, derandomize=True)
settings.load_profile("flambeur")


@pytest.fixture(scope="session")
def nursery() -> "Iterator[Nursery]":
    """Of each worker, for all its tests with real servers: the code is loaded once, and each server is a fork."""
    from tests.server.nursery import Nursery
    found = Nursery()
    yield found
    found.close()
