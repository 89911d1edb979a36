"""Probe: its options."""
from pydantic import model_validator

from flambeur.kit.options import Options, option, refuse
from tests.games.probe.facts import CARDS, HAND, MAX_PACKS, MAX_PLAYERS, MIN_PLAYERS


class ProbeOptions(Options):
    players: int = option(3, "How many play.", "Le nombre de joueurs.", ge=MIN_PLAYERS, le=MAX_PLAYERS)
    packs: int = option(2, "How many packs of the cards 1 to 6.", "Le nombre de jeux de cartes 1 à 6.", ge=1, le=MAX_PACKS)

    @model_validator(mode="after")
    def everyone_gets_a_hand(self) -> "ProbeOptions":
        if self.players * HAND > self.packs * CARDS:
            raise refuse(f"{self.players} players need two packs: one has {CARDS} cards",
                         f"à {self.players}, il faut deux jeux de cartes : un seul a {CARDS} cartes")
        return self
