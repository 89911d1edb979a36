"""QR codes for the terminal: bytes, error correction M, versions 1 to 6, enough for an address of 106 bytes (ISO/IEC 18004).
The page has its own in web/src/lib/qr.ts; both are tested against what other programs draw."""
from collections.abc import Iterator, Sequence
from itertools import zip_longest

Squares = list[list[bool]]                # rows; True: dark

BLOCKS = ((10, 1, 16), (16, 1, 28), (26, 1, 44), (18, 2, 32), (24, 2, 43), (16, 4, 27))    # check bytes, blocks, data bytes of a block
MASKS = (lambda r, c: (r + c) % 2, lambda r, c: r % 2, lambda r, c: c % 3, lambda r, c: (r + c) % 3,
         lambda r, c: (r // 2 + c // 3) % 2, lambda r, c: r * c % 2 + r * c % 3, lambda r, c: (r * c % 2 + r * c % 3) % 2,
         lambda r, c: ((r + c) % 2 + r * c % 3) % 2)                                       # a square is turned over where it is 0
FINDER_LIKE = ([True, False, True, True, True, False, True, *[False] * 4], [*[False] * 4, True, False, True, True, True, False, True])
QUIET = 4                                 # light squares that must surround it


def qr(text: str) -> Squares | None:
    """None: too long."""
    data = text.encode()
    version = next((v for v, (_, n, size) in enumerate(BLOCKS, 1) if len(data) + 2 <= n * size), 0)
    if not version:
        return None
    drawn = [draw(version, interleaved(version, packed(version, data)), mask) for mask in range(len(MASKS))]
    return min(drawn, key=penalty)


def in_terminal(squares: Squares, inverted: bool = False) -> str:
    """Two rows of squares to a line. Drawn in the colour of the text: inverted where that is lighter than the background."""
    wide = len(squares) + 2 * QUIET
    empty = [[False] * wide] * QUIET
    rows = [*empty, *([*[False] * QUIET, *row, *[False] * QUIET] for row in squares), *empty]
    pairs = zip_longest(rows[::2], rows[1::2], fillvalue=[False] * wide)
    return "\n".join("".join(" ▄▀█"[2 * (up != inverted) + (low != inverted)] for up, low in zip(*pair, strict=True)) for pair in pairs)


def packed(version: int, data: bytes) -> list[int]:
    """Mode, length, bytes and filling."""
    _, n, size = BLOCKS[version - 1]
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    found = [int(bits[k:k + 8], 2) for k in range(0, len(bits), 8)]
    return found + [(0xEC, 0x11)[k % 2] for k in range(n * size - len(found))]


def times_two(value: int) -> int:
    return value << 1 ^ (0x11D if value & 0x80 else 0)


def times(a: int, b: int) -> int:
    """In GF(256)."""
    found = 0
    while b:
        found ^= a if b & 1 else 0
        a, b = times_two(a), b >> 1
    return found


def check_bytes(data: Sequence[int], n: int) -> list[int]:
    """Reed-Solomon."""
    generator, root = [1], 1
    for _ in range(n):
        generator = [a ^ times(b, root) for a, b in zip([*generator, 0], [0, *generator], strict=True)]
        root = times_two(root)
    rest = [*data, *[0] * n]
    for k in range(len(data)):
        lead = rest[k]
        for i, value in enumerate(generator):
            rest[k + i] ^= times(value, lead)
    return rest[len(data):]


def interleaved(version: int, data: list[int]) -> list[int]:
    """The blocks' bytes in turn, then their check bytes in turn."""
    n_check, n, size = BLOCKS[version - 1]
    blocks = [data[k * size:(k + 1) * size] for k in range(n)]
    checks = [check_bytes(block, n_check) for block in blocks]
    return [byte for turn in (*zip(*blocks, strict=True), *zip(*checks, strict=True)) for byte in turn]


def draw(version: int, data: list[int], mask: int) -> Squares:
    squares = frame(version, mask)
    bits = iter("".join(f"{byte:08b}" for byte in data))
    for r, c in snake(len(squares)):
        if squares[r][c] is None:
            squares[r][c] = (next(bits, "0") == "1") != (MASKS[mask](r, c) == 0)
    return [[bool(square) for square in row] for row in squares]


def frame(version: int, mask: int) -> list[list[bool | None]]:
    """All that is not data; None: for data."""
    size = 17 + 4 * version
    squares: list[list[bool | None]] = [[None] * size for _ in range(size)]

    def rings(r: int, c: int, radius: int, light: tuple[int, ...]) -> None:
        for y in range(max(r - radius, 0), min(r + radius + 1, size)):
            for x in range(max(c - radius, 0), min(c + radius + 1, size)):
                squares[y][x] = max(abs(y - r), abs(x - c)) not in light

    for k in range(size):
        squares[6][k] = squares[k][6] = k % 2 == 0
    if version > 1:
        rings(size - 7, size - 7, 2, (1,))
    for r, c in ((3, 3), (3, size - 4), (size - 4, 3)):
        rings(r, c, 4, (2, 4))
    write_format(squares, mask)
    return squares


def write_format(squares: list[list[bool | None]], mask: int) -> None:
    size, rest = len(squares), mask
    for _ in range(10):
        rest = rest << 1 ^ (0x537 if rest >> 9 & 1 else 0)
    bits = (mask << 10 | rest & 0x3FF) ^ 0x5412
    for k in range(15):
        dark = bool(bits >> k & 1)
        squares[k if k < 6 else k + 1 if k < 8 else size - 15 + k][8] = dark
        squares[8][size - 1 - k if k < 8 else 7 if k == 8 else 14 - k] = dark
    squares[size - 8][8] = True


def snake(size: int) -> Iterator[tuple[int, int]]:
    """The order of the data: two columns at a time, from the right, up and down, past the timing column."""
    for turn, right in enumerate([*range(size - 1, 6, -2), 5, 3, 1]):
        for k in range(size):
            r = k if turn % 2 else size - 1 - k
            yield r, right
            yield r, right - 1


def penalty(squares: Squares) -> int:
    """For patterns that a reader could stumble over."""
    size = len(squares)
    lines = [*squares, *(list(column) for column in zip(*squares, strict=True))]
    cost = sum(runs(line) + 40 * sum(line[k:k + 11] in FINDER_LIKE for k in range(size - 10)) for line in lines)
    cost += 3 * sum(squares[r][c] == squares[r][c - 1] == squares[r - 1][c] == squares[r - 1][c - 1]
                    for r in range(1, size) for c in range(1, size))
    dark = sum(map(sum, squares))
    return cost + 10 * int(abs(dark * 100 / size ** 2 - 50) // 5)


def runs(line: list[bool]) -> int:
    cost = length = 0
    for k, dark in enumerate(line):
        length = length + 1 if k and dark == line[k - 1] else 1
        cost += 3 if length == 5 else int(length > 5)
    return cost
