"""Las Vegas with hidden colours: what a seat cannot know is dealt anew: the order of the pile, and which of the other colours are whose."""
from flambeur.games.las_vegas_hidden.facts import CARDS_EACH
from flambeur.games.las_vegas_hidden.state import CHOOSE, ROLL, State
from flambeur.games.vegas.colours import COLOURS
from flambeur.kit import pile
from flambeur.kit.chance import draw
from flambeur.kit.jit import rule
from flambeur.kit.rng import Rng

BITS = 2                                  # of each seat, in a number that says how many cards it still gets
LOW = (1 << BITS) - 1


@rule
def imagine(s: State, seat: int, rng: Rng) -> None:
    """The own two cards are known; a spectator knows none."""
    pile.imagine(s.pile, rng)
    if s.phase == ROLL or s.phase == CHOOSE:
        others = 0
        for p in range(s.n_players):
            others |= (p != seat) << p
        take_back(s, others)
        deal_to(s, others, rng)


@rule
def take_back(s: State, who: int) -> None:
    """The cards of these seats."""
    for colour in range(COLOURS):
        p = s.owner[colour] - 1
        if p >= 0 and who >> p & 1: s.owner[colour] = 0


@rule
def deal_to(s: State, who: int, rng: Rng) -> None:
    """Two of the cards that nobody holds to each of these seats, each way as likely as any other: colour by colour, it gets one of the
    places that are still free, of which some are nobody's."""
    wanted = dealt = places = 0
    for p in range(s.n_players):
        wanted |= CARDS_EACH * (who >> p & 1) << BITS * p
        dealt += CARDS_EACH * (who >> p & 1)
    for colour in range(COLOURS):
        places += s.owner[colour] == 0
    for colour in range(COLOURS):
        if s.owner[colour] == 0:
            k = draw(rng, places)
            places -= 1
            if k < dealt:
                p = holder(wanted, k)
                s.owner[colour] = p + 1
                wanted -= 1 << BITS * p
                dealt -= 1


@rule
def holder(wanted: int, k: int) -> int:
    """The seat that gets the k-th of the cards that are still wanted."""
    p = 0
    while k >= wanted >> BITS * p & LOW:
        k -= wanted >> BITS * p & LOW
        p += 1
    return p
