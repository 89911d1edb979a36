"""Bonus cards: the option, what is seen of them, and their words."""
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import BaseModel, Field, model_validator

from flambeur.errors import PositionError
from flambeur.games.las_vegas import received
from flambeur.games.las_vegas.module import Line, Module
from flambeur.games.las_vegas.modules.bonus_cards import rules
from flambeur.games.las_vegas.modules.bonus_cards.drawer import (
    BONUS_CARDS,
    DECK,
    EACH,
    FIRST_PIP,
    FULFILLED,
    LAST_PIP,
    MOST_PLAYERS,
    WORTH,
)
from flambeur.games.las_vegas.modules.bonus_cards.words import WORDS
from flambeur.games.vegas.facts import DOLLARS, ROUNDS
from flambeur.games.vegas.money import money, notes_of
from flambeur.kit.chance import draw
from flambeur.kit.events import Kind, Row, number
from flambeur.kit.options import Options, option, refuse
from flambeur.kit.position import left_in_box
from flambeur.kit.rng import Rng
from flambeur.kit.show import show

ALL = [money(card) for card in DECK.tolist()]


class Option(Options):
    bonus_cards: bool = option(False, "Secret cards, each of which wants a note of its value and then brings $50,000 (2 to 7 players).",
                               "Des cartes secrètes : chacune demande un billet de sa valeur et rapporte alors 50 000 $ (2 à 7 joueurs).",
                               label=("Bonus cards", "Cartes bonus"), module="bonus_cards")

    @model_validator(mode="after")
    def bonus_cards_need_a_colour(self) -> "Option":
        if self.bonus_cards and self.players > MOST_PLAYERS:
            raise refuse(f"bonus cards need at most {MOST_PLAYERS} players: no colour is left for the announcement dice",
                         f"les cartes bonus demandent {MOST_PLAYERS} joueurs au plus : il ne reste pas de couleur pour les dés d’annonce",
                         {"bonus_cards": False}, {"players": MOST_PLAYERS})
        return self


class Held(received.Received):
    bonus: list[Annotated[int | None, show("card", of="money", kind="bonus")]] | None = Field(
        default=None, description="bonus cards, dollars; left out: dealt by the generator")
    fulfilled: list[Annotated[int, show("card", of="money", kind="bonus", hand=False)]] = Field(
        default=[], description="those for which a note was received")
    bonus_die: Annotated[int | None, show("die")] = Field(default=None, ge=FIRST_PIP, le=LAST_PIP, description="the announcement die")


class Decks(BaseModel):
    bonus_decks: list[list[int]] | None = Field(default=None, description="bonus cards of the rounds to come, as they will be dealt; left "
                                                                          "out: shuffled by the generator")


KINDS = {FULFILLED: Kind("bonus", {"card": money, "die": number, "brings": money}, reveals=True, settles=True)}


class BonusCardsModule(Module):
    name, bit, Option = "bonus_cards", BONUS_CARDS, Option
    Player, Kept = Held, Decks
    hides = True
    kinds = KINDS
    words = WORDS

    # what is seen

    def player(self, s: Any, p: int) -> dict[str, Any]:
        return {"bonus": [None] * sum(s.bonus_cards.hands[p]), "bonus_die": FIRST_PIP + s.bonus_cards.raised[p]}

    def held(self, s: Any, p: int) -> dict[str, Any]:
        cards = notes_of(s.bonus_cards.hands[p])
        values = received.values(s.bonus_cards.received[p])
        return {"bonus": cards, "fulfilled": [card for card in cards if card in values], "received": values}

    def lines(self, view: Mapping[str, Any], seat: int | None) -> Sequence[Line]:
        mine = {} if seat is None else view["players"][seat]
        return [Line("bonus_cards", {"cards": mine.get("bonus") or [], "fulfilled": mine.get("fulfilled") or [],
                                     "dice": [player["bonus_die"] for player in view["players"]]})]

    # money

    def brings(self, s: Any, p: int) -> int:
        return WORTH * (FIRST_PIP + s.bonus_cards.raised[p])

    def earned(self, s: Any, rows: Sequence[Row], seat: int) -> int:
        return sum(row.fields["brings"] for row in rows if row.kind.name == "bonus" and row.seat == seat)

    # positions

    def kept(self, s: Any) -> dict[str, Any]:
        return {"bonus_decks": [[money(card) for card in deck] for deck in s.bonus_cards.decks[s.round_no + 1:]]}

    def check(self, given: Any, options: Options) -> None:
        each = 0 if given.phase == "ended" else int(EACH[options.players])
        for p, player in enumerate(given.players):
            received.check(player, p)
            if player.bonus is not None and len(player.bonus) != each:
                raise PositionError(f"seat {p} has {len(player.bonus)} bonus cards, not {each}",
                                    f"la place {p} a {len(player.bonus)} cartes bonus et non {each}")
        self.left(given)
        decks, to_come = given.bonus_decks, ROUNDS - given.round
        if decks is not None and (len(decks) != to_come or any(Counter(deck) != Counter(ALL) for deck in decks)):
            raise PositionError(f"bonus_decks has all {len(ALL)} bonus cards for each of the {to_come} rounds to come",
                                f"bonus_decks a les {len(ALL)} cartes bonus pour chacune des {to_come} manches à venir")

    def left(self, given: Any) -> list[int]:
        """The cards that no player of a position has."""
        return left_in_box(Counter(ALL), [card for player in given.players for card in player.bonus or []], "bonus cards of",
                           "cartes bonus de")

    def lay(self, s: Any, given: Any) -> None:
        for p, player in enumerate(given.players):
            s.bonus_cards.raised[p] = (player.bonus_die or FIRST_PIP) - FIRST_PIP
            s.bonus_cards.received[p] = received.bits(player.received)
            for card in player.bonus or []:
                s.bonus_cards.hands[p, card // DOLLARS] += 1
        for k, deck in enumerate(given.bonus_decks or [], given.round):
            s.bonus_cards.decks[k] = [card // DOLLARS for card in deck]

    def deal(self, s: Any, given: Any, rng: Rng) -> None:
        if given.bonus_decks is None:
            for round_no in range(given.round, ROUNDS): rules.shuffle(s, round_no, rng)
        left = [card // DOLLARS for card in self.left(given)]
        for p, player in enumerate(given.players):
            for _ in range(EACH[len(given.players)] if player.bonus is None and given.phase != "ended" else 0):
                s.bonus_cards.hands[p, left.pop(draw(rng, len(left)))] += 1


MODULE = BonusCardsModule()
