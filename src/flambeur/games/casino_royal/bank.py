"""Casino Royal: money moves only here (CR1, CR6.6, CR8). At all times cash + stake on the table + bank + pot - paper is the box."""
from flambeur.games.casino_royal.facts import MIN_STAKE, POT_CAP, POT_SEED
from flambeur.games.casino_royal.state import State
from flambeur.kit.jit import rule


@rule
def receive(s: State, p: int, units: int) -> None:
    """CR8: whoever has 50k again is ruined no longer."""
    s.cash[p] += units
    if s.cash[p] >= MIN_STAKE: s.ruined[p] = 0


@rule
def to_bank(s: State, units: int) -> None:
    """CR8: money that reaches the bank redeems its paper first."""
    redeemed = min(s.paper, units)
    s.paper -= redeemed
    s.bank += units - redeemed


@rule
def to_pot(s: State, units: int) -> None:
    """CR6.6: what goes over the cap goes to the bank at once."""
    s.pot += units
    over = s.pot - POT_CAP
    if over > 0:
        s.pot -= over
        to_bank(s, over)


@rule
def pay(s: State, p: int, units: int) -> None:
    """CR8: the bank pays with what it has, then from the pot, then on paper."""
    from_bank = min(s.bank, units)
    from_pot = min(s.pot, units - from_bank)
    s.bank -= from_bank
    s.pot -= from_pot
    s.paper += units - from_bank - from_pot
    receive(s, p, units)


@rule
def win_pot(s: State, p: int) -> int:
    """CR6.6: the whole pot; then the bank puts 250k back, or all that it has. Returns what was won."""
    won = s.pot
    s.pot = min(s.bank, POT_SEED)
    s.bank -= s.pot
    receive(s, p, won)
    return won
