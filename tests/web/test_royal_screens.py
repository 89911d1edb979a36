"""Every screen of Casino Royal: no violation that axe knows, nothing sideways, nothing too small for a finger, no word of the other
language."""
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.helpers.casino_royal import BLANK, CARDS, DIE, ROULETTE, Royal, player
from tests.web.playing import met
from tests.web.royal import GAME
from tests.web.tables import BOT, DEVICE, make
from tests.web.test_screens import each_look, tourist

pytestmark = [pytest.mark.slow, pytest.mark.long]
People = Callable[..., Page]
NAMES = ("Alix", "Benno", "Carla", "Denny")


def four(*casinos: str, cash: int = 850, square: int = 17, **more: object) -> Royal:
    """A game that has been on for a while; the first player is asked."""
    alix = player(cash, *(casinos or ("Las Vegas", "Venise", "Deauville")), square=square, jokers=[ROULETTE, BLANK, DIE])
    return Royal(alix, player(1900, "Biarritz", "Macao", square=18, jokers=[DIE]),
                 player(1250, "Monte-Carlo", "Nice", "San Remo", square=32, jokers=[CARDS, DIE, BLANK]),
                 player(350, "Reno", "Atlantic City", square=9), pot=450, **more)


SCREENS = {
    "throw": four, "free": lambda: four().land("Cannes"), "series": lambda: four("Cannes", "Venise", "Deauville", square=24, phase="turn"),
    "roulette": lambda: four().land("Monte-Carlo"), "cards": lambda: four().land("Reno"), "die": lambda: four().land("Macao"),
    "spin": lambda: four().land("Monte-Carlo").act("19-27", "add 100", "play"),
    "offer": lambda: four().land("Monte-Carlo").act("19-27", "add 100", "play").lay(17),
    "challenge": lambda: four().land(5), "side": lambda: four().land(5).act("challenge monte-carlo"), "totals": lambda: four().land(7),
    "suit": lambda: four().land(21), "slam": lambda: four().land(10), "slam goes on": lambda: four().land(10).act("try").throw(2),
    "jet": lambda: four().land(19), "joker": lambda: four().land(3), "loss": lambda: four().land(16),
    "sale": lambda: four(cash=50).land(9), "last lap": lambda: four("Cannes", "Venise", "Deauville", last_lap=0),
}


@each_look
def test_every_screen_of_it(people: People, theme: str, language: str, width: int) -> None:
    tour = tourist(people, theme, language, width)
    for name, laid in SCREENS.items():
        make(tour.page, [DEVICE, BOT, BOT, BOT], NAMES, game=GAME, position=laid().m.position())
        met(tour.page, {"asked": "[data-asked]"})
        tour.look(f"royal, {name}")
    assert tour.found == [], "\n".join(tour.found)
