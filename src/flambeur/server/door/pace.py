"""How slow the other side of a connection may be: some seconds without a reason, and then as many bytes in a second as the slowest
telephone manages. Somebody who sends, or takes, one byte a second to keep a connection open is too slow."""


class Pace:
    """Bytes that are waited for."""
    __slots__ = ("moved", "rate", "seconds", "since")

    def __init__(self, seconds: float, rate: float) -> None:
        self.seconds, self.rate = seconds, rate
        self.since: float | None = None   # None: nothing is waited for
        self.moved = 0                    # bytes since then

    def begin(self, now: float) -> None:
        self.since, self.moved = now, 0

    def end(self) -> None:
        self.since = None

    def is_late(self, now: float) -> bool:
        """Whether more time has passed than these bytes may take."""
        return self.since is not None and now - self.since > self.seconds + self.moved / self.rate


class Taking(Pace):
    """What is written and not taken: the bytes that go are known by those that stay."""
    __slots__ = ("most",)

    def begin(self, now: float) -> None:
        super().begin(now)
        self.most = 0

    def is_late_with(self, left: int, now: float) -> bool:
        self.most = max(self.most, left)
        self.moved = self.most - left
        return self.is_late(now)
