"""What a check of a record found: claim by claim what holds, what does not, and what nobody could check."""
from dataclasses import dataclass, field
from typing import Literal

from flambeur.french import bound

State = Literal["holds", "fails", "open"]
Code = Literal["secret", "seeds", "left_out", "retried", "dice", "measured", "scripted", "typed", "moves", "signed", "vouched"]


class Problem(str):
    """Something that does not hold; `text("fr")` is the sentence in French."""
    french: str

    def __new__(cls, en: str, fr: str) -> "Problem":
        problem = super().__new__(cls, en)
        problem.french = bound(fr)
        return problem

    def text(self, language: str = "en") -> str:
        return self.french if language == "fr" else str(self)


@dataclass(frozen=True)
class Claim:
    """One thing that a record says of itself. `open`: the record cannot prove it, or not here."""
    code: Code
    state: State
    seat: int | None = None               # whose moves, or whose seed, the claim is about


@dataclass
class Moves:
    """The moves of one seat, by who vouches for them."""
    seat: int
    has_key: bool = False                 # whether its device gave a key before the start
    bot: str | None = None                # the level, if the record calls the seat a bot's
    total: int = 0
    signed: int = 0                       # with the key from before the start, or one that this key has announced
    foreign: int = 0                      # with a key that came later and that the earlier one did not announce
    stood_in: dict[str, int] = field(default_factory=dict)      # by a bot for the player, by the reason that the table gave
    wrong: int = 0                        # whose signature is missing or does not fit
    forged: bool = False                  # a new key was said to be announced by the old one, and was not

    @property
    def unsigned(self) -> int:
        return self.total - self.signed - self.foreign - self.wrong - sum(self.stood_in.values())

    @property
    def state(self) -> State:
        return "fails" if self.wrong or self.forged else "holds" if self.has_key and self.signed == self.total else "open"


@dataclass
class Verdict:
    """What a check of a record found."""
    events: int = 0                       # chance events proved
    measured: int = 0                     # of those events, the ones of which the noise is proved: what came out was computed from it
    typed: int = 0                        # typed in at a real table: nothing to prove
    scripted: int = 0                     # written down before the start, and so not by chance
    problems: list[Problem] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    moves: list[Moves] = field(default_factory=list)      # of each seat
    vouched: int = 0                      # entries for which a later signature vouches

    @property
    def ok(self) -> bool:
        """Nothing that was checked is wrong."""
        return not self.problems

    @property
    def whole(self) -> bool:
        """Everything could be checked and holds: all moves are signed, too."""
        return self.ok and all(claim.state == "holds" for claim in self.claims)

    def state(self, code: Code, seat: int | None = None) -> State | None:
        """Of a claim; None: the record makes no such claim."""
        return next((claim.state for claim in self.claims if (claim.code, claim.seat) == (code, seat)), None)
