"""Sets of the numbers 0 to 62, a bit for each."""
from typing import Any

from flambeur.kit.jit import COMPILED


def highest(members: int) -> int:
    """The highest number in a set that is not empty."""
    return int(members).bit_length() - 1


if COMPILED:
    from numba.cpython.unsafe.numbers import leading_zeros
    from numba.extending import overload

    @overload(highest)  # type: ignore[untyped-decorator]
    def at_compile_time(members: Any) -> Any:
        def count(members: Any) -> Any:  # one instruction of the processor
            return 63 - leading_zeros(members)
        return count
