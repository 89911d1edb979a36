"""The Las Vegas family: the notes of the dice games (LV1, BV2)."""
import numpy as np

# LV1: how many notes of 10k, 20k … 90k
IN_THE_BOX = {1: 6, 2: 8, 3: 8, 4: 6, 5: 6, 6: 5, 7: 5, 8: 5, 9: 5}
HIGH, HIGH_EACH = 10, 5                   # BV2: five of 100k
WITH_HIGH = {**IN_THE_BOX, HIGH: HIGH_EACH}


def laid_out(box: dict[int, int]) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """All notes of a box one by one, rising."""
    return np.array([note for note, n in box.items() for _ in range(n)])
