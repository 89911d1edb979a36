"""Las Vegas, the card game: what a seat may see: its own cards, and of the others how many they have and whether they have chosen."""
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict

from flambeur.games.las_vegas_cards.actions import numbers
from flambeur.games.las_vegas_cards.facts import DECK, ENOUGH, HAND, NUMBERS, TURNS
from flambeur.games.las_vegas_cards.options import CardsOptions
from flambeur.games.las_vegas_cards.state import CHIPS, CHOOSE, DECKS, ENDED, NOTES, TAKE, State
from flambeur.games.vegas.chips import CHIP_WORTH
from flambeur.games.vegas.chips_told import counted
from flambeur.games.vegas.facts import CASINOS, ROUNDS
from flambeur.games.vegas.fortune import winners
from flambeur.games.vegas.money import money as dollars
from flambeur.games.vegas.money import notes_of
from flambeur.games.vegas.sights import Outlook as Touching
from flambeur.games.vegas.sights import Paid
from flambeur.kit.events import seats
from flambeur.kit.show import show
from flambeur.kit.structs import plain

PHASES: dict[int, Any] = {NOTES: "notes", CHIPS: "chips", DECKS: "decks", CHOOSE: "choose", TAKE: "take", ENDED: "ended"}
Phase = Literal["notes", "chips", "decks", "choose", "take", "ended"]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Casino(Part):
    number: Annotated[int, show("name", list="casino")]      # 1-6
    notes: list[Annotated[int, show("note")]]      # dollars, high to low
    cards: Annotated[list[list[int]], show("card", of="dice", by="seat")]      # of each seat; 5 is a card with one five, 55 one with two
    dice: Annotated[list[int], show("count", by="seat")]      # of each seat, on those cards
    chips: list[Annotated[int, show("chip", list="chip")]]      # colours 1-5


class Player(Part):
    cards: Annotated[int, show("count", of="card")]      # in the hand
    hand: Annotated[list[int] | None, show("card", of="dice", picks="cards")]      # None: hidden
    has_chosen: Annotated[bool, show("flag")]
    chosen: Annotated[list[int] | None, show("card", of="dice", hand=False)]      # of the own hand, until all show what they chose
    out: Annotated[int, show("count")]    # cards on the casinos: with eight a player is done (CG5)
    done: Annotated[bool, show("flag")]
    deck: Annotated[int, show("count")]   # cards still to be drawn
    glass: Annotated[int, show("count")]  # cards out for this round, not on the casinos
    away: Annotated[list[int] | None, show("card", of="dice", hand=False)]      # those under the glass that were in the hand; None: hidden
    notes: Annotated[int, show("count", of="note")]      # how many won
    money: Annotated[int | None, show("money")]      # in notes and chips; None: hidden in the safe
    chips: list[Annotated[int, show("chip", list="chip")]]      # colours 1-5


class View(Part):
    seat: int | None                      # whose view; None: a spectator's
    phase: Phase
    round: Annotated[int, show("top", of=ROUNDS)]      # 1-4
    turn: Annotated[int, show("top", of=TURNS)]      # 1-6: which hand is being played
    sequential: Annotated[bool, show("hidden")]
    first: int | None                     # CG8: who began this round
    to_move: int | None                   # CG8: whose turn it is
    taking: Annotated[int | None, show("name", list="casino")]      # CG9: the casino at which a chip may be taken now
    casinos: Annotated[list[Casino], show("place")]
    players: list[Player]
    pile: Annotated[int, show("count", of="note")]      # notes in the pile
    box: list[Annotated[int, show("money")]]      # notes out of the game
    chip_pile: Annotated[int, show("count")]
    winners: list[int]                    # once over


class Worth(Paid):
    """What everybody would get now."""
    chips: Annotated[list[int], show("money", at="players")]      # CG9: what their chips are worth


class Outlook(Touching):
    adds: Annotated[int, show("money")] = 0      # CG9: what a chip would bring


def view(s: State, options: CardsOptions, seat: int | None) -> View:
    return View.model_validate(sights(s, options, [seat])[0])


def sights(state: State, options: CardsOptions, whom: Sequence[int | None]) -> list[dict[str, Any]]:
    """The views of several seats: what lies open is read once."""
    s = plain(State, state)
    won = seats(winners(state)) if s.phase == ENDED else []
    table = table_of(s)
    players = [player_of(s, p) for p in range(s.n_players)]
    open_money = options.open_money or s.phase == ENDED
    hidden = [from_outside(player, open_money) for player in players]
    piles = {"pile": s.pile.length, "box": notes_of(s.box),
             "chip_pile": s.chips.pile.length, "winners": won}
    return [{"seat": seat, **table, "players": [(players if p == seat else hidden)[p] for p in range(s.n_players)], **piles}
            for seat in whom]


def table_of(s: State) -> dict[str, Any]:
    """What lies open, from a plain copy, as the next ones."""
    in_turn = s.sequential and s.phase in (CHOOSE, TAKE)
    return {
        "phase": PHASES[s.phase], "round": s.round_no + 1, "turn": turn_of(s), "sequential": bool(s.sequential),
        "first": s.first if s.sequential else None, "to_move": s.to_move if in_turn else None,
        "taking": (s.chips.owed & -s.chips.owed).bit_length() if s.phase == TAKE else None,
        "casinos": [casino_of(s, casino) for casino in range(CASINOS)],
    }


def turn_of(s: State) -> int:
    """Which of the six hands is played, in the sequential game by the player at turn."""
    playing = [s.to_move] if s.sequential else [p for p in range(s.n_players) if any(s.hand[p])]
    return min(max((hands_drawn(s, p) for p in playing), default=1) or 1, TURNS)


def hands_drawn(s: State, p: int) -> int:
    return (DECK - s.deck_left[p]) // HAND


def casino_of(s: State, casino: int) -> dict[str, Any]:
    laid = [s.laid[casino][2 * p:2 * p + 2] for p in range(s.n_players)]
    face = casino + 1
    return {"number": face, "notes": [dollars(note) for note in s.notes[casino] if note],
            "cards": [[face] * singles + [11 * face] * doubles for singles, doubles in laid],
            "dice": [singles + 2 * doubles for singles, doubles in laid], "chips": counted(s.chips.at[casino])}


def player_of(s: State, p: int) -> dict[str, Any]:
    """A player with all that its owner may see."""
    cards, out = sum(s.hand[p]), sum(sum(s.laid[casino][2 * p:2 * p + 2]) for casino in range(CASINOS))
    done = out >= ENOUGH and cards == 0 and not (s.phase == TAKE and p == s.to_move)      # CG9: first the chip, then one is done
    won, chips = s.won[p], s.chips.won[p]
    return {
        "cards": cards, "hand": cards_of(s.hand[p]),
        "has_chosen": s.chosen[p] > 0, "chosen": numbers(s.chosen[p] - 1) if s.chosen[p] else None,
        "out": out, "done": done, "deck": 0 if done else s.deck_left[p], "glass": sum(s.away[p]) + (s.deck_left[p] if done else 0),
        "away": cards_of(s.away[p]), "notes": sum(won),
        "money": dollars(sum(note * n for note, n in enumerate(won)) + sum(CHIP_WORTH[n] for n in chips)), "chips": counted(chips),
    }


def from_outside(player: dict[str, Any], open_money: bool) -> dict[str, Any]:
    """CG9: hands, what was put away, a choice until all have chosen, and the sums in the safes are hidden."""
    return {**player, "hand": None, "chosen": None, "away": None, "money": player["money"] if open_money else None}


def cards_of(counts: Sequence[int]) -> list[int]:
    return [NUMBERS[kind] for kind, n in enumerate(counts) for _ in range(n)]
