"""Whole random games of the twin over all sets of options: they end, and no note, die or card is born or lost."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.reference.boulevard.facts import ACTION_CARDS, RAINBOW, ROUNDS
from tests.reference.boulevard.options import PLAYERS
from tests.reference.las_vegas import KINDS, WHITE, Choice, Table

GAMES = 200
MODULES = ["neutral_dice", "big_dice", "kickers", "rainbow", "slot_machine", "bonus_cards", "action_cards", "chips"]
MOST_CHOICES = 3000                          # of a game that ends


def options_of(chance: random.Random) -> dict[str, Any]:
    """Some that may meet: any with any, each within its range of players."""
    players = chance.randint(2, 8)
    share = chance.choice([0.3, 0.6, 1.0])
    on = [module for module in MODULES if PLAYERS.get(module, (2, 8))[0] <= players <= PLAYERS.get(module, (2, 8))[1]]
    return {
        "players": players, **{module: chance.random() < share for module in on}, "first_player": chance.choice(["oldest", "random"]),
        "minimum_by_players": chance.choice([None, False, True]), "high_notes": chance.choice([None, False, True]),
        "reroll": chance.choice(["turn", "round"]),
    }


def shuffled(chance: random.Random, cards: Sequence[Any]) -> list[Any]:
    return chance.sample(cards, len(cards))


def draw(t: Table, chance: random.Random) -> None:
    """What the table waits for by chance."""
    match t.waiting():
        case ("first_player", players):
            t.draw_first_player(chance.randrange(players))
        case ("shuffle", _):
            t.lay_pile(shuffled(chance, t.options.pile()))
        case ("decks", *_):
            bonus_cards, action_cards, chips = t.options.decks()
            bonus_orders, action_orders = [[shuffled(chance, deck) for _ in range(ROUNDS) if deck] for deck in (bonus_cards, action_cards)]
            t.lay_decks(bonus_orders, action_orders, shuffled(chance, chips))
        case ("opening", _, number):
            t.roll([], None, [], [chance.randint(1, 6) for _ in range(number)])
        case (_, _, *numbers):
            own, big, kickers, white = [[chance.randint(1, 6) for _ in range(number)] for number in numbers]
            t.roll(own, big[0] if big else None, kickers, white)


def pick(legal: list[Choice], chance: random.Random) -> Choice:
    """Any legal choice; the kinds of choices are equally likely, or the many ways to roll again would hide the rest."""
    kind = chance.choice(sorted({choice[0] for choice in legal}))
    return chance.choice([choice for choice in legal if choice[0] == kind])


def check(t: Table, dice: Counter[Any]) -> None:
    notes = [note for some in [t.pile, *t.notes, *t.won, t.won_by_white, t.set_aside] for note in some]
    assert sorted([RAINBOW] * t.discarded + notes) == t.options.pile()
    assert all(note != RAINBOW for won in t.won for note in won)
    assert RAINBOW not in t.pile[len(t.pile) - t.known_under:]
    ties_are_removed = t.waiting()[0] in ("pick", "swap") and not any(t.has_dice(seat) for seat in range(t.players))
    if t.waiting()[0] not in ("opening", "over") and not ties_are_removed:
        assert dice_everywhere(t) == dice
    if t.options.chips:
        assert sorted(chip for some in [t.chip_pile, *t.chips, *t.chips_won] for chip in some) == t.options.decks()[2]
    cards = [card for hand in t.cards for card in hand] + [card for _, card in t.played]
    assert len(cards) == len(set(cards))
    assert set(cards) <= set(ACTION_CARDS if t.options.action_cards else [])
    assert all(1 <= pips <= 6 for pips in t.announced)


def dice_everywhere(t: Table) -> Counter[Any]:
    """How many dice of each kind each seat has, in hand, on casinos or on the display card; and of the white ones in all."""
    found: Counter[Any] = Counter({WHITE: t.white_out})
    for seat, hand in enumerate(t.hands):
        for kind in KINDS:
            found[WHITE if kind == "white" else (seat, kind)] += hand[kind]
        found[(seat, "kicker")] += t.used_kickers[seat]
    for lying in t.dice:
        for die in lying:
            found[WHITE if die[0] == WHITE else die[:2]] += 1
    return found


def all_dice(t: Table) -> Counter[Any]:
    found: Counter[Any] = Counter({WHITE: t.options.opening()})
    for seat in range(t.players):
        for kind, number in t.options.hand().items():
            found[WHITE if kind == "white" else (seat, kind)] += number
    return found


def play(options: dict[str, Any], chance: random.Random) -> tuple[Table, Counter[str]]:
    """A game to its end; and how often which kind of choice was made."""
    t = Table(**options)
    made: Counter[str] = Counter()
    dice = all_dice(t)
    while t.waiting() != ("over",):
        if legal := t.legal():
            choice = pick(legal, chance)
            made[f"card {choice[1]}" if choice[0] == "card" else choice[0]] += 1
            t.choose(choice)
        else:
            draw(t, chance)
        if t.waiting()[0] not in ("first_player", "shuffle", "decks"):
            check(t, dice)
        assert made.total() < MOST_CHOICES
    return t, made


@pytest.fixture(scope="module")
def games() -> list[tuple[Table, Counter[str]]]:
    return [play(options_of(random.Random(seed)), random.Random(-1 - seed)) for seed in range(GAMES)]


def test_random_games_end_after_four_rounds_with_a_winner_and_nothing_is_lost(games: list[tuple[Table, Counter[str]]]) -> None:
    for t, _ in games:
        assert t.round == ROUNDS
        assert max(t.scores()) in [t.scores()[seat] for seat in t.winners()]
        assert all(not some for some in (*t.dice, *t.notes, *t.cards, *t.bonus_hands, t.won_by_white, t.set_aside))


def test_random_games_make_every_kind_of_choice(games: list[tuple[Table, Counter[str]]]) -> None:
    made = sum([made for _, made in games], Counter[str]())
    assert set(made) == {
        "place", "kick", "chip", "no_chip", "pick", "done", "rotate", "double", "double_later", "reroll", "take_back", "early_payout",
        "lay", "tie_won", "swap", "card tie_won", "card reroll", "card two_casinos", "card pass", "card three_notes", "card swap",
    }
    assert min(made.values()) >= 10


def test_random_games_meet_every_number_of_players_with_every_module(games: list[tuple[Table, Counter[str]]]) -> None:
    met = {(t.players, module) for t, _ in games for module in MODULES if getattr(t.options, module)}
    assert met == {(players, module) for players in range(2, 9) for module in MODULES
                   if PLAYERS.get(module, (2, 8))[0] <= players <= PLAYERS.get(module, (2, 8))[1]}
