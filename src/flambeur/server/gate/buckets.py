"""How much one connection or address may ask for, counted. Clocks are given, so that tests need not wait."""
import math
import time
from collections.abc import Callable

from flambeur.server.errors import Refused

Clock = Callable[[], float]
REMEMBERED = 20_000                       # addresses: a few megabytes at most


class SlowDown(Refused):
    """The client asks for more than the limits allow; `seconds` later the request will do."""
    code = "slow_down"

    def __init__(self, seconds: float) -> None:
        self.seconds = max(math.ceil(seconds), 1)
        super().__init__(f"too much at once: try again in {self.seconds} s", f"trop à la fois : réessayez dans {self.seconds} s")


class Bucket:
    """So many tokens per second, saved up to `burst`. A bucket is kept as one number: when it will be full again."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.full_at = -math.inf

    def take(self, n: float = 1.0) -> float:
        """0 if there were n tokens; otherwise nothing is taken: the seconds until there will be n."""
        self.full_at, wait = taken(self.full_at, n, self.rate, self.burst, self.clock())
        return wait


class Buckets:
    """A bucket for each address. Buckets that are full again are forgotten; when there are too many, those not used for longest."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic, most: int = REMEMBERED) -> None:
        self.rate, self.burst, self.clock, self.most = rate, burst, clock, most
        self.full_at: dict[str, float] = {}

    def take(self, who: str, n: float = 1.0) -> float:
        """Takes n tokens from the bucket of an address, as Bucket.take does."""
        now = self.clock()
        before = self.full_at.pop(who, -math.inf)
        self.full_at[who], wait = taken(before, n, self.rate, self.burst, now)      # at the end: dicts keep their order
        if len(self.full_at) > self.most:
            self.prune(now)
        return wait

    def prune(self, now: float) -> None:
        """Forget buckets until at most half are left, so that not every newcomer costs a search."""
        spent = {who: full_at for who, full_at in self.full_at.items() if full_at > now}
        self.full_at = dict(list(spent.items())[-(self.most // 2):])


def taken(full_at: float, n: float, rate: float, burst: float, now: float) -> tuple[float, float]:
    """When a bucket is full again after n tokens were taken, and 0; or the time as before, and the seconds to wait."""
    after = max(full_at, now) + n / rate
    wait = after - now - burst / rate
    return (after, 0.0) if wait <= 1e-9 else (full_at, wait)
