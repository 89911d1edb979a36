"""Tables of the probe, too."""
from tests.server.tables.conftest import probe_can_be_found

__all__ = ["probe_can_be_found"]
