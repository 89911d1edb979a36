"""Databases for the tests of the server. Those in PostgreSQL are slow; each worker has its own instance, each test its own database."""
from collections.abc import Iterator
from pathlib import Path

import pytest

from flambeur.server.bots import helpers
from flambeur.server.store.base import Store
from flambeur.server.store.sql import open_store
from flambeur.server.store.upgrade import upgrade
from tests.server.postgres import Postgres, throw_away

FILES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


@pytest.fixture(autouse=True)
def loaded_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process is started to compile a game: this one loads the rules anyway."""
    monkeypatch.setattr(helpers, "can_help", lambda build: False)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with throw_away() as instance:
        yield instance


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database."""
    with postgres.database() as url:
        yield url


@pytest.fixture(params=FILES)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database that several processes can open, of each kind."""
    return str(request.getfixturevalue("postgres_url")) if request.param == "postgresql" else f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def url(empty_url: str) -> str:
    """The same with our tables."""
    upgrade(empty_url)
    return empty_url


@pytest.fixture(params=["memory", *FILES])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store of each kind."""
    if request.param == "memory":
        found = open_store("sqlite://")
    else:
        where = str(request.getfixturevalue("postgres_url")) if request.param == "postgresql" else f"sqlite:///{tmp_path / 'games.db'}"
        upgrade(where)
        found = open_store(where)
    yield found
    found.close()
