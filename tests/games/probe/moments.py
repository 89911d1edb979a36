"""Probe: which feature speaks when. The only place that asks what is switched on, a line for each, in order of the rules."""
from typing import TYPE_CHECKING

from flambeur.kit.chance import Source, draw
from flambeur.kit.dice import FACES
from flambeur.kit.jit import rule
from flambeur.kit.log import Log
from tests.games.probe.actions import BURY, SPOIL
from tests.games.probe.facts import AIMING, ANNOUNCING, BURIAL, RECYCLING, SPOILS
from tests.games.probe.features import aiming, announcing, burial, recycling, spoils

if TYPE_CHECKING:
    from tests.games.probe.state import State

AIMED = 3                                 # the kind of chance event that is measured (game.py)


@rule
def on_setup(s: "State") -> None:
    if s.features & RECYCLING: recycling.on_setup(s)


@rule
def asks_before(s: "State") -> bool:
    """Whether the first player may do something before the roll. What is in that hand must not decide this: all see who is waited for."""
    return s.features & (ANNOUNCING | AIMING) > 0


@rule
def is_legal_before(s: "State", seat: int, action: int) -> bool:
    if aiming.is_throw(action, s.features & AIMING > 0): return True
    return s.features & ANNOUNCING > 0 and announcing.may_announce(s, seat, action)


@rule
def act_before(s: "State", seat: int, action: int, log: Log) -> None:
    announcing.announce(s, seat, log)


@rule
def on_asked(s: "State", action: int) -> None:
    if s.features & AIMING: aiming.take_aim(s, action)


@rule
def on_rolled(s: "State") -> None:
    if s.features & AIMING: aiming.on_rolled(s)


@rule
def chance_kind(s: "State") -> int:
    """The place of the pending event in the game's list: those of the phases, and behind them the one that is measured."""
    return AIMED if s.aiming.how else s.phase


@rule
def die(s: "State", source: Source) -> int:
    """PR3: the points that come on the table."""
    if s.features & AIMING: return aiming.measure_die(s, source)
    return 1 + draw(source, FACES)


@rule
def times(s: "State") -> int:
    """How often the die counts."""
    return announcing.times(s)


@rule
def at_once(s: "State") -> int:
    """What the leader takes without waiting for anybody."""
    return 0 if s.features & SPOILS else s.stake


@rule
def on_accepted(s: "State") -> None:
    if s.features & SPOILS: spoils.begin(s)


@rule
def asks(s: "State") -> bool:
    """Whether a seat must be asked before the payout can go on."""
    return s.features & SPOILS > 0 and spoils.asks(s)


@rule
def asked(s: "State") -> int:
    return spoils.asked(s)


@rule
def is_legal(s: "State", seat: int, action: int) -> bool:
    """What a seat that is asked may do."""
    if seat != spoils.asked(s): return False
    if BURY.start <= action < BURY.stop: return s.features & BURIAL > 0 and burial.may_bury(s, seat, action)
    return SPOIL.start <= action < SPOIL.stop


@rule
def act(s: "State", seat: int, action: int, log: Log) -> None:
    s.spoils.asked &= ~(1 << seat)
    if action < SPOIL.stop: spoils.take(s, seat, action, log)
    else: burial.bury(s, seat, action, log)


@rule
def on_paid(s: "State", log: Log) -> None:
    if s.features & SPOILS: spoils.tell(s, log)


@rule
def on_clear(s: "State", log: Log) -> None:
    if s.features & RECYCLING: recycling.on_clear(s, log)
    if s.features & ANNOUNCING: announcing.on_clear(s)


@rule
def goes_on(s: "State", cards_left: int) -> bool:
    """Whether there is another round."""
    if s.features & RECYCLING: return s.recycling.rounds > 0
    return cards_left > 0


@rule
def score(s: "State", p: int) -> int:
    return spoils.score(s, p)
