"""What is remembered within a turn (BV13)."""

from dataclasses import dataclass, field

from tests.reference.boulevard.facts import Casino


@dataclass
class Placement:
    casino: Casino
    face: int  # that the dice show there
    numbers: dict[str, int]  # by kind, as they arrived: kickers included, whatever was kicked then (BV6f)
    taken_back: int = 0  # AC6

    def arrived(self) -> int:
        return sum(self.numbers.values())


@dataclass
class Turn:
    seat: int
    faces: int = 0  # how many different ones were rolled, after a re-roll and before anything was turned (AC3)
    rerolled: bool = False  # AC2
    rotated: bool = False  # AC5
    joined: int | None = None  # AC3: the face to which AC5 turned dice, if others showed it already
    pair_later: bool = False  # AC3, AC7: AC7 was played, and the pair is placed second
    placements: list[Placement] = field(default_factory=list)
    pays_early: bool = False  # AC8 was played in this turn
    placing_is_over: bool = False  # of the steps of BV13, (2) to (5) are done
