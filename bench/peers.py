"""Random games in plain Python: the PyPI package `lasvegas`, and our own public API."""
import random
from collections.abc import Callable

import flambeur


def lasvegas(players: int, neutral_dice: bool) -> Callable[[int], None] | None:
    """Plays that many games by the package's own random players; None when it is not installed. Left alone, it adds white dice."""
    try:
        from lasvegas import Game
    except ImportError:
        return None
    white = {} if neutral_dice else {"num_xtr_players": 0, "num_xtr_dice": 0}
    game = Game([], num_players=players, **white)

    def play(games: int) -> None:
        for _ in range(games):
            game.run()
    return play


def public_api(players: int, neutral_dice: bool, seed: int) -> Callable[[int], None]:
    """Plays that many games as anybody would: new, actors, legal, play."""
    chooser = random.Random(seed)

    def play(games: int) -> None:
        for number in range(games):
            m = flambeur.new("las-vegas", players=players, neutral_dice=neutral_dice, seed=seed + number)
            while not m.over:
                seat = m.actors[0]
                m.play(seat, chooser.choice(m.legal(seat)))
    return play
