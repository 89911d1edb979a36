"""Las Vegas, the card game: a position as readable JSON, and back. Hands, decks, what was put away and the order of the piles may be left
out: they are dealt."""
from typing import Any, Literal

from pydantic import Field

from flambeur.games.las_vegas_cards import checks, hands, hidden
from flambeur.games.las_vegas_cards.actions import BY_CARDS, numbers
from flambeur.games.las_vegas_cards.facts import NUMBERS, TURNS, copies, kind_of
from flambeur.games.las_vegas_cards.options import CardsOptions
from flambeur.games.las_vegas_cards.state import CHIPS, DECKS, ENDED, NOTES, State
from flambeur.games.las_vegas_cards.view import PHASES, cards_of, hands_drawn
from flambeur.games.vegas.chips_told import counted
from flambeur.games.vegas.facts import CASINOS, DOLLARS, ROUNDS
from flambeur.kit import pile
from flambeur.kit.pile import cards_of as pile_of
from flambeur.kit.position import Part, left_in_box, read, refuse_unless
from flambeur.kit.rng import Rng
from flambeur.kit.structs import Ints

NUMBER_OF = {name: phase for phase, name in PHASES.items()}


class Casino(Part):
    notes: list[int] = Field(default=[], description="dollars, in any order")
    cards: list[list[int]] = Field(default=[], description="of each seat; 5 is a card with one five, 55 one with two")
    chips: list[int] = Field(default=[], description="colours 1 to 5")


class Player(Part):
    hands: int = Field(default=0, ge=0, le=TURNS, description="hands of five drawn from the deck this round")
    cards: int | None = Field(default=None, description="how many cards are in the hand, where the hand is left out and has not five")
    hand: list[int] | None = Field(default=None, description="left out: dealt by the generator")
    chosen: list[int] | Literal["hidden"] | None = Field(default=None, description="of the hand, until all have chosen")
    away: list[int] | None = Field(default=None, description="cards of the hands that lie under the glass; left out: dealt")
    deck: list[int] | None = Field(default=None, description="from the top; left out: dealt")
    won: list[int] = Field(default=[], description="notes won, dollars")
    chips: list[int] = Field(default=[], description="colours 1 to 5")


class Position(Part):
    """The full state of a game of Las Vegas, the card game."""
    phase: Literal["decks", "choose", "take", "ended"] = "choose"
    round: int = Field(default=1, ge=1, le=ROUNDS)
    first: int = Field(default=0, ge=0)
    to_move: int = Field(default=0, ge=0)
    casinos: list[Casino] = Field(min_length=CASINOS, max_length=CASINOS)
    players: list[Player]
    box: list[int] = Field(default=[], description="notes out of the game, dollars")
    pile: list[int] | None = Field(default=None, description="from the top; left out: dealt by the generator")
    chip_pile: list[int] | None = Field(default=None, description="from the top; left out: dealt by the generator")
    owed: list[int] = Field(default=[], description="casinos at which the player at turn may still take a chip")


def position(s: State) -> dict[str, Any]:
    refuse_unless(s.phase not in (NOTES, CHIPS), "there is no position before the casinos are stocked",
                  "il n’y a pas de position avant que les casinos soient garnis")
    return {
        "phase": PHASES[int(s.phase)], "round": int(s.round_no) + 1, "first": int(s.first), "to_move": int(s.to_move),
        "casinos": [casino_of(s, casino) for casino in range(CASINOS)], "players": [player_of(s, p) for p in range(s.n_players)],
        "box": dollars(s.box), "pile": [note * DOLLARS for note in pile_of(s.pile)], "chip_pile": pile_of(s.chips.pile),
        "owed": [casino + 1 for casino in range(CASINOS) if s.chips.owed >> casino & 1],
    }


def casino_of(s: State, casino: int) -> dict[str, Any]:
    laid = [[casino + 1] * int(s.laid[casino, 2 * p]) + [11 * (casino + 1)] * int(s.laid[casino, 2 * p + 1]) for p in range(s.n_players)]
    return {"notes": [int(note) * DOLLARS for note in s.notes[casino] if note], "cards": laid, "chips": counted(s.chips.at[casino])}


def player_of(s: State, p: int) -> dict[str, Any]:
    drawn = s.phase not in (DECKS, ENDED)
    return {
        "hands": int(hands_drawn(s, p)), "hand": cards_of(s.hand[p]), "chosen": numbers(s.chosen[p] - 1) if s.chosen[p] else None,
        "away": cards_of(s.away[p]), "deck": [NUMBERS[card - 1] for card in s.deck[p, :s.deck_left[p]][::-1]] if drawn else [],
        "won": dollars(s.won[p]), "chips": counted(s.chips.won[p]),
    }


def dollars(counts: Ints) -> list[int]:
    return [note * DOLLARS for note, n in enumerate(counts) for _ in range(n)]


def lay(s: State, options: CardsOptions, data: Any, rng: Rng) -> None:
    """Lays a position on a state just set up. Raises PositionError with the first thing that cannot be."""
    given = read(Position, data)
    checks.check_table(given, options)
    notes, chips = checks.left_in_pile(given), checks.left_in_chip_pile(given, options)
    checks.check_players(given, options)
    rests = [rest_of_deck(given, p) for p in range(options.players)]
    lay_table(s, given)
    for p, rest in enumerate(rests):
        lay_player(s, given, p, rest, rng)
    lay_pile(s.pile, [note // DOLLARS for note in notes], given.pile is None, rng)
    lay_pile(s.chips.pile, chips, given.chip_pile is None, rng)


def rest_of_deck(given: Position, p: int) -> list[int]:
    """CG1: the cards of a player of which the position does not say where they are."""
    player = given.players[p]
    laid = [card for casino in given.casinos for card in casino.cards[p]]
    told = [*(player.hand or []), *(player.away or []), *(player.deck or []), *laid]
    box = {number: copies(kind) for kind, number in enumerate(NUMBERS)}
    return left_in_box(box, told, f"cards of seat {p}:", f"cartes de la place {p} :")


def lay_table(s: State, given: Position) -> None:
    s.phase, s.round_no, s.first, s.to_move = NUMBER_OF[given.phase], given.round - 1, given.first, given.to_move
    for c, casino in enumerate(given.casinos):
        s.notes[c, :len(casino.notes)] = [note // DOLLARS for note in sorted(casino.notes, reverse=True)]
        for colour in casino.chips:
            s.chips.at[c, colour - 1] += 1
        for p, cards in enumerate(casino.cards):
            s.laid[c, 2 * p], s.laid[c, 2 * p + 1] = cards.count(c + 1), cards.count(11 * (c + 1))
    for note in given.box:
        s.box[note // DOLLARS] += 1
    s.chips.owed = sum(1 << casino - 1 for casino in given.owed)


def lay_player(s: State, given: Position, p: int, rest: list[int], rng: Rng) -> None:
    """What is left out is dealt from the rest of the cards; under a deck that is given lies nothing else."""
    player = given.players[p]
    for note in player.won:
        s.won[p, note // DOLLARS] += 1
    for colour in player.chips:
        s.chips.won[p, colour - 1] += 1
    if given.phase in ("decks", "ended"):
        return
    s.deck[p, :], s.deck_left[p] = 0, 0
    for card in rest:
        hands.put_on_top(s, p, kind_of(card))
    hands.shuffle(s, p, rng)
    size = checks.in_hand(given, p)
    for known, cards, n in ((player.hand, s.hand, size), (player.away, s.away, checks.put_away(given, p))):
        for kind in [kind_of(card) for card in known] if known is not None else [hands.draw_card(s, p) for _ in range(n)]:
            cards[p, kind] += 1
    for card in reversed(player.deck or []):
        hands.put_on_top(s, p, kind_of(card))
    if player.chosen == "hidden": s.chosen[p] = 1 + hidden.any_selection(s, p, rng)
    elif player.chosen is not None: s.chosen[p] = 1 + BY_CARDS[tuple(sorted(map(kind_of, player.chosen)))]


def lay_pile(cards: Any, lie: list[int], shuffled: bool, rng: Rng) -> None:
    """Lays a pile, from the top; it is dealt by the generator unless the position has it."""
    cards.cards[:] = 0
    cards.cards[:len(lie)] = lie
    cards.top, cards.length, cards.known = 0, len(lie), 0
    if shuffled: pile.shuffle(cards, rng)
