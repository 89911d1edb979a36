"""Everything that is not live, over HTTP: docs/openapi.json describes it. `models.py` has what goes in and out."""
