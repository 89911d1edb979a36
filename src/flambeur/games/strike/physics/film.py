"""The way of the dice as a page gets it: quantised, told as differences, deflated, in base 64.

Little endian. Frames and dice (u16 each); steps between frames (u8); then die by die the differences of x, y and z in units (i16), and of
the quaternions the exclusive or with the frame before, as four planes of bytes. A quaternion is the three smallest of its numbers in ten
bits each, and two bits that say which one is left out.
"""
import zlib
from base64 import b64encode

import numpy as np

from flambeur.games.strike.physics.arena import Numbers
from flambeur.games.strike.physics.engine import Film

UNIT = 0.002                              # cm: what is left of 16 bits reaches 65 cm
OTHERS = np.array([[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]])


def encoded(film: Film) -> str:
    f, n, _ = film.poses.shape
    at = np.round(film.poses[..., :3] / UNIT).clip(-32767, 32767).astype("<i2")
    moves = np.diff(at, axis=0, prepend=np.zeros((1, n, 3), "<i2"))
    q = packed(film.poses[..., 3:])
    q[1:] ^= q[:-1].copy()
    raw = np.array([f, n], "<u2").tobytes() + np.diff(film.steps, prepend=0).astype("u1").tobytes() + moves.transpose(1, 2, 0).tobytes()
    raw += np.ascontiguousarray(q.T).view("u1").reshape(n, f, 4).transpose(0, 2, 1).tobytes()
    return b64encode(zlib.compress(raw, 9)).decode()


def packed(q: Numbers) -> np.ndarray[tuple[int, ...], np.dtype[np.uint32]]:
    big = np.abs(q).argmax(-1)
    q = q * np.where(np.take_along_axis(q, big[..., None], -1) < 0, -1, 1)
    u = np.round((np.take_along_axis(q, OTHERS[big], -1) * np.sqrt(2) + 1) / 2 * 1023).clip(0, 1023).astype("<u4")
    return ((big.astype("<u4") << 30) | (u[..., 0] << 20) | (u[..., 1] << 10) | u[..., 2]).astype("<u4")
