"""Everything that is not live, over HTTP: docs/openapi.json describes it."""
