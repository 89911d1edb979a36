"""As many connections as there are files for, and some for the rest of the server."""
import sys

import pytest

from flambeur.server.process.files import OWN, room_for

if sys.platform == "win32":
    pytest.skip("Windows has no such limit", allow_module_level=True)
import resource

ENDLESS = resource.RLIM_INFINITY


@pytest.mark.parametrize(("soft", "hard", "room", "raised"), [
    (1024, 1_048_576, 10_000, 10_000 + OWN), (1024, 4096, 4096 - OWN, 4096), (1024, 1024, 1024 - OWN, None), (50_000, 50_000, 10_000, None),
    (1024, ENDLESS, 10_000, 10_000 + OWN), (ENDLESS, ENDLESS, 10_000, None), (100, 100, 1, None),
])
def test_what_fits(monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, room: int, raised: int | None) -> None:
    set_to: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda which: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda which, limits: set_to.append(limits))
    assert room_for(10_000) == room
    assert set_to == ([(raised, hard)] if raised is not None else [])


def test_a_system_that_does_not_allow_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(which: int, limits: tuple[int, int]) -> None:
        raise ValueError("not allowed")
    monkeypatch.setattr(resource, "getrlimit", lambda which: (256, ENDLESS))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert room_for(10_000) == 256 - OWN
