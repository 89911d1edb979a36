"""QR codes for the terminal: segno finds the squares, here they are drawn as half blocks (docs/decisions/0021)."""
from itertools import zip_longest

import segno

QUIET = 4                                 # light squares that must surround a code
HALVES = " ▄▀█"                           # by what is drawn in the upper and in the lower half


def in_terminal(text: str, inverted: bool = False) -> str:
    """Two rows of squares to a line, in the colour of the terminal's text: inverted where that is lighter than the background."""
    squares = segno.make_qr(text, error="m").matrix_iter(border=QUIET)
    rows = [[bool(dark) != inverted for dark in row] for row in squares]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=[inverted] * len(rows))
    return "\n".join("".join(HALVES[2 * up + low] for up, low in zip(*pair, strict=True)) for pair in pairs)
