"""All endpoints of the OpenAPI document, with requests made from it and against it: no failure inside, every status is documented and
every answer is what the document says it is."""
import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi import checks

from flambeur.server.app import make_app
from flambeur.server.settings import Settings
from tests.helpers.patience import PATIENCE
from tests.helpers.share import size
from tests.server.nursery import Nursery
from tests.server.running import Server

pytestmark = pytest.mark.slow
load_all_checks()
CHECKS = [not_a_server_error, checks.status_code_conformance, checks.content_type_conformance, checks.response_schema_conformance,
          checks.response_headers_conformance, checks.missing_required_header, checks.negative_data_rejection]
schema = schemathesis.openapi.from_dict(make_app(Settings()).openapi())
schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
bounded = settings(max_examples=size(8, 20), derandomize=True, deadline=None, database=None, phases=[Phase.explicit, Phase.generate],
                   suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[Server]:
    runner = asyncio.Runner()
    found = Server(tmp_path_factory.mktemp("openapi"), nursery, imports_per_address=1_000_000)
    runner.run(found.start())
    yield found
    runner.run(found.stop())
    runner.close()
    assert "Traceback" not in found.log(), found.log()[-3000:]


@schema.exclude(path="/api/records", method="POST").parametrize()
@bounded
def test_every_endpoint(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=server.base, checks=CHECKS, timeout=PATIENCE)


@schema.include(path="/api/records", method="POST").parametrize()
@settings(bounded, max_examples=size(1, 4))
def test_importing(case: Any, server: Server) -> None:
    """Each takes a process: only a few."""
    case.call_and_validate(base_url=server.base, checks=CHECKS, timeout=PATIENCE)
