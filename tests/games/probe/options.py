"""Probe: its options."""
from pydantic import model_validator

from flambeur.kit.options import Options, option, refuse
from tests.games.probe.facts import CARDS, FEATURES, HAND, MAX_PACKS, MAX_PLAYERS, MIN_PLAYERS


class ProbeOptions(Options):
    players: int = option(3, "How many play.", "Le nombre de joueurs.", ge=MIN_PLAYERS, le=MAX_PLAYERS)
    packs: int = option(2, "How many packs of the cards 1 to 6.", "Le nombre de jeux de cartes 1 à 6.", ge=1, le=MAX_PACKS)

    spoils: bool = option(False, "The others take their part before the leader does.", "Les autres se servent avant le meneur.")
    burial: bool = option(False, "With spoils, one may bury a card instead.", "Avec le butin, on peut plutôt enterrer une carte.")
    recycling: bool = option(False, "Played cards go under the pile.", "Les cartes jouées vont sous la pile.")
    announcing: bool = option(False, "A 6 may be shown before the roll.", "On peut montrer un 6 avant le lancer.")
    aiming: bool = option(False, "The die is thrown softly or hard.", "Le dé se lance doucement ou fort.")

    @model_validator(mode="after")
    def everyone_gets_a_hand(self) -> "ProbeOptions":
        if self.players * HAND > self.packs * CARDS:
            raise refuse(f"{self.players} players need two packs: one has {CARDS} cards",
                         f"à {self.players}, il faut deux jeux de cartes : un seul a {CARDS} cartes", {"packs": 2})
        if self.spoils and self.players == 1:
            raise refuse("spoils are for the others: alone there is nobody to take them",
                         "le butin est pour les autres : seul, il n’y a personne pour le prendre",
                         {"players": 2}, {"spoils": False})
        if self.burial and not self.spoils:
            raise refuse("a burial takes the place of a share in the spoils: it needs spoils",
                         "un enterrement remplace une part du butin : il faut l’option spoils", {"spoils": True}, {"burial": False})
        left = self.packs * CARDS - self.players * (HAND + 1)         # in the pile at the first payout
        if self.burial and left <= 0:
            raise refuse(f"with {self.players} players and {self.packs * CARDS} cards there is no pile to bury a card under",
                         f"à {self.players}, avec {self.packs * CARDS} cartes, il n’y a pas de pile où en enterrer une",
                         {"packs": MAX_PACKS}, {"burial": False})
        if self.recycling and left < 0:
            raise refuse(f"with {self.players} players recycling needs two packs: everyone draws before the cards are back",
                         f"à {self.players}, recycler demande deux jeux de cartes : on pioche avant que les cartes reviennent",
                         {"packs": MAX_PACKS}, {"recycling": False})
        return self

    @property
    def features(self) -> int:
        """As bits, in the order of facts.py."""
        return sum(1 << k for k, name in enumerate(FEATURES) if getattr(self, name))
