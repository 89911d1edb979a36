"""QR codes in the terminal: no square that segno finds is lost on the way to half blocks."""
import pytest
import segno

from flambeur.cli.qr import HALVES, QUIET, in_terminal

URL = "http://192.168.1.20:8000"


def squares(picture: str, inverted: bool) -> list[list[bool]]:
    """Row by row what a reader sees: whether it is dark."""
    return [[(HALVES.index(char) >> bit & 1 == 1) != inverted for char in line] for line in picture.splitlines() for bit in (1, 0)]


@pytest.mark.parametrize("inverted", [False, True])
def test_a_code_stands_whole_within_its_light_border(inverted: bool) -> None:
    code = [[bool(dark) for dark in row] for row in segno.make_qr(URL, error="m").matrix]
    size = len(code)
    found = squares(in_terminal(URL, inverted), inverted)
    assert [row[QUIET:QUIET + size] for row in found[QUIET:QUIET + size]] == code
    assert {len(row) for row in found} == {size + 2 * QUIET}
    assert not any(any(row) for row in found[:QUIET] + found[QUIET + size:])
    assert not any(any(row[:QUIET] + row[QUIET + size:]) for row in found)
    assert len(found) - size >= 2 * QUIET


@pytest.mark.parametrize(("length", "version"), [(14, 1), (26, 2), (106, 6), (107, 7), (400, 15)])
def test_an_address_of_any_length_has_a_code_no_larger_than_it_must_be(length: int, version: int) -> None:
    """As many bytes as the standard gives each version with error correction M."""
    lines = in_terminal("a" * length).splitlines()
    assert {len(line) for line in lines} == {17 + 4 * version + 2 * QUIET}
