"""xoshiro256**, and exactly uniform draws from it: the one source of random numbers.

The generator is a struct, not an array: a struct is passed as a bare pointer, an array is reference-counted at each call.
"""
import struct
from typing import Any

import numpy as np

from flambeur.kit.jit import rule
from flambeur.kit.structs import Ints
from flambeur.kit.structs import new as new_struct

U5, U7, U9, U17, U27, U30, U31, U32, U45, U64 = (np.uint64(k) for k in (5, 7, 9, 17, 27, 30, 31, 32, 45, 64))
LOW, RANGE = np.uint64(2**32 - 1), np.uint64(2**32)
STEP, MIX_A, MIX_B = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)


class Rng:
    a: np.uint64
    b: np.uint64
    c: np.uint64
    d: np.uint64


@rule(inline=True)
def rotl(x: np.uint64, k: np.uint64) -> np.uint64:
    return (x << k) | (x >> (U64 - k))


@rule(inline=True)
def next64(r: Rng) -> np.uint64:
    """Blackman and Vigna, xoshiro256**."""
    result = rotl(r.b * U5, U7) * U9
    t = r.b << U17
    r.c ^= r.a
    r.d ^= r.b
    r.b ^= r.c
    r.a ^= r.d
    r.c ^= t
    r.d = rotl(r.d, U45)
    return result


@rule(inline=True)
def below(r: Rng, n: int) -> int:
    """A whole number 0..n-1 (n < 2**32), exactly uniform: Lemire's rejection, hardly ever taken."""
    size = np.uint64(n)
    m = (next64(r) >> U32) * size
    if m & LOW < size:
        while m & LOW < RANGE % size:
            m = (next64(r) >> U32) * size
    return np.int64(m >> U32)  # type: ignore[return-value]


@rule
def draw_all(words: Any, sizes: Ints, out: Ints) -> None:
    """From a generator in the state of four words: a number below each of the sizes, one after the other. For callers in Python."""
    r = words[0]
    for k in range(sizes.size):
        out[k] = below(r, sizes[k])


@rule
def uniform(r: Rng) -> float:
    """A number in [0, 1) with 32 random bits: for policies, never for the rules."""
    return np.float64(np.int64(next64(r) >> U32)) / 4294967296.0


@rule
def mix(x: np.uint64) -> np.uint64:
    x = (x ^ (x >> U30)) * MIX_A
    x = (x ^ (x >> U27)) * MIX_B
    return x ^ (x >> U31)


@rule
def seed(r: Rng, number: int, stream: int) -> None:
    """splitmix64 fills the four words; each (number, stream) is a generator of its own."""
    z = mix(np.uint64(number) + STEP) ^ mix(np.uint64(stream) * MIX_B + STEP)
    r.a = mix(z + STEP)
    r.b = mix(z + STEP * np.uint64(2))
    r.c = mix(z + STEP * np.uint64(3))
    r.d = mix(z + STEP * np.uint64(4))


def new(number: int, stream: int = 0) -> Rng:
    r = new_struct(Rng)[0]
    seed(r, number % 2**63, stream)
    return r


def from_bytes(key: bytes) -> Rng:
    """A generator from 32 bytes: four big-endian words (all zero, which would stand still, becomes one)."""
    r: Rng = words_of(key)[0]
    return r


def words_of(key: bytes) -> Any:
    """A generator from 32 bytes, as the array that it is in."""
    words: Any = new_struct(Rng)
    words.view(np.uint64)[:] = numbers_of(key)
    return words


def numbers_of(key: bytes) -> tuple[int, ...]:
    return struct.unpack(">4Q", key if any(key) else (1).to_bytes(8, "big") + bytes(24))
