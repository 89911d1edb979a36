"""BV9: bonus cards. Each wants a note of its value; a fulfilled one raises its owner's announcement die, which is money at the end."""
from collections import Counter
from typing import Any

import pytest

import flambeur
from flambeur import Event, Match, OptionError, PositionError
from flambeur.games.las_vegas.game import GAME
from flambeur.kit import contract, rng
from flambeur.kit.structs import new as new_struct
from flambeur.kit.structs import put
from tests.helpers.drawing import NAMES, thousands
from tests.helpers.las_vegas import finish_round, new, table
from tests.helpers.refusals import refused

CARDS = Counter({20: 1, 30: 2, 40: 2, 50: 2, 60: 2, 70: 1})


def laid(drawing: str, players: int = 3, **options: Any) -> Match:
    return table(drawing, players, bonus_cards=True, **options)


def hands(m: Match) -> list[list[int]]:
    """Everybody's cards."""
    return [thousands(player["bonus"]) for player in m.position()["state"]["players"]]


def dice(m: Match) -> list[int]:
    """What the announcement dice show."""
    return [player["bonus_die"] for player in m.view()["players"]]


def shown(seen: list[Event]) -> list[tuple[str, int, int]]:
    """The fulfilled cards: whose, which, and what the die shows then."""
    return [(NAMES[e.seat or 0], e.fields["card"] // 1000, e.fields["die"]) for e in seen if e.kind == "bonus"]


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 2), (5, 2), (6, 1), (7, 1)])
def test_BV9_two_cards_each_or_one_with_six_or_seven(players: int, each: int) -> None:
    """Out of ten: two each of 30k to 60k, one of 20k and one of 70k; anew in each round."""
    m = new(players, bonus_cards=True)
    seen = []
    for _ in range(4):
        assert [len(hand) for hand in hands(m)] == [each] * players
        assert not Counter(card for hand in hands(m) for card in hand) - CARDS
        seen.append(hands(m))
        finish_round(m)
    assert len({str(one) for one in seen}) == 4
    assert hands(m) == [[]] * players


def test_BV9_all_cards_are_shuffled_for_each_round() -> None:
    """At the start of the game, behind the notes: an act draws nothing."""
    m = new(2, bonus_cards=True)
    entry = m.record()["entries"][0]
    assert [n for n, _ in entry["draws"]] == [*range(54, 1, -1), *[*range(10, 1, -1)] * 4]
    decks = [thousands(deck) for deck in m.position()["state"]["bonus_decks"]]
    assert [Counter(deck) for deck in decks] == [CARDS] * 3
    first = decks[0]
    finish_round(m)
    assert hands(m) == [sorted(first[:2]), sorted(first[2:4])]      # seat 0 first, all of a seat's at once


def test_BV9_there_is_no_colour_for_eight() -> None:
    with refused(OptionError, "bonus cards need at most 7 players: no colour is left for the announcement dice",
                 "les cartes bonus demandent 7 joueurs au plus\xa0: il ne reste pas de couleur pour les dés d’annonce"):
        new(8, bonus_cards=True)


def test_BV9_a_card_is_fulfilled_by_a_note_of_its_value() -> None:
    m = laid("1: 60 40 | Anna 3, Benno 2 \n 2: 30 | Carla 1 \n Anna bonus 60 70 \n Benno bonus 50 20 \n Carla bonus 40 30")
    assert shown(finish_round(m)) == [("Anna", 60, 2), ("Carla", 30, 2)]
    assert dice(m) == [2, 1, 2]


def test_BV9_two_equal_cards_are_both_fulfilled_by_one_note() -> None:
    m = laid("1: 60 | Anna 3 \n Anna bonus 60 60 \n Benno bonus 50 20 \n Carla bonus 40 30")
    assert shown(finish_round(m)) == [("Anna", 60, 2), ("Anna", 60, 3)]


def test_BV9_two_different_cards_each_by_a_note_of_its_own() -> None:
    m = laid("1: 60 | Anna 3 \n 2: 30 | Anna 1 \n Anna bonus 60 30 \n Benno bonus 50 20 \n Carla bonus 40 30")
    assert shown(finish_round(m)) == [("Anna", 30, 2), ("Anna", 60, 3)]


def test_BV9_a_card_raises_the_die_once_though_two_notes_would_do() -> None:
    m = laid("1: 60 | Anna 3 \n 2: 60 | Anna 1 \n Anna bonus 60 30 \n Benno bonus 50 20 \n Carla bonus 40 30")
    assert shown(finish_round(m)) == [("Anna", 60, 2)]


def test_BV9_a_note_that_white_wins_or_nobody_fulfils_nothing() -> None:
    m = laid("1: 60 50 | white 3 \n white left: Anna 0 \n Anna bonus 60 50 \n Benno bonus 50 20 \n Carla bonus 40 30", neutral_dice=True)
    assert shown(finish_round(m)) == []


def test_BV9_only_notes_of_this_round_count() -> None:
    m = laid("round 2 \n Anna won 60 \n Anna bonus 60 50 \n Benno bonus 50 20 \n Carla bonus 40 30")
    assert shown(finish_round(m)) == []
    again = laid("round 2 \n Anna won 60 \n Anna received 60 \n Anna bonus 60 50 \n Benno bonus 50 20 \n Carla bonus 40 30")
    assert shown(finish_round(again)) == [("Anna", 60, 2)]


def test_BV9_the_die_stops_at_6() -> None:
    m = laid("1: 60 | Anna 3 \n Anna bonus 60 60 \n Benno bonus 50 20 \n Carla bonus 40 30 \n die of Anna 5")
    seen = finish_round(m)
    assert shown(seen) == [("Anna", 60, 6), ("Anna", 60, 6)]
    assert [event.fields["brings"] for event in seen if event.kind == "bonus"] == [50_000, 0]
    assert m.scores[0] == 60_000 + 6 * 50_000


def test_BV9_each_pip_is_50k_and_no_note() -> None:
    """Money counts from the start; of equally rich players the one with more notes wins (LV9)."""
    assert new(3, bonus_cards=True).scores == [50_000] * 3
    m = laid("round 4 \n 1: 50 | Anna 3 \n 2: 50 40 | Carla 1 \n Carla won 50 \n"
             "Anna bonus 50 20 \n Benno bonus 30 30 \n Carla bonus 70 60")
    finish_round(m)
    assert m.scores == [50_000 + 100_000, 50_000, 100_000 + 50_000]
    assert m.winners == [2]
    assert m.finale is not None
    assert [(one.notes, one.besides) for one in m.finale.holdings] == [([50_000], 100_000), ([], 50_000), ([50_000, 50_000], 50_000)]


def test_BV9_the_owner_learns_of_a_fulfilled_card_when_the_note_arrives_the_others_at_the_end() -> None:
    m = laid("1: 60 | Anna 3 \n Anna won 60 \n Anna received 60 \n Anna bonus 60 30 \n Benno bonus 50 20 \n Carla bonus 40 30")
    assert thousands(m.view(0)["players"][0]["fulfilled"]) == [60]
    for seat in (None, 1, 2):
        mine = m.view(seat)["players"][0]
        assert (mine["bonus"], mine["bonus_die"]) == ([None, None], 1)
        assert not {"fulfilled", "received"} & mine.keys()


def test_BV9_who_imagines_deals_what_the_seat_cannot_know() -> None:
    """Each pair of the eight other cards as often as there are ways to it; the decks to come in any order."""
    m, r, worlds = laid("Anna bonus 30 60 \n Benno bonus 50 20", players=2), rng.new(5), new_struct(GAME.State)
    seen = Counter[tuple[int, ...]]()
    for k in range(600):
        put(worlds, 0, m.state)
        contract.imagine(worlds[0], 0, r)
        own, other = ([10 * value for value, n in enumerate(worlds[0].bonus_cards.hands[p]) for _ in range(n)] for p in (0, 1))
        assert own == [30, 60]
        seen[tuple(other)] += 1
        assert sorted(worlds[0].bonus_cards.decks[1 + k % 3]) == [2, 3, 3, 4, 4, 5, 5, 6, 6, 7]
        assert not worlds[0].bonus_cards.decks[0].any()
    left = Counter({20: 1, 30: 1, 40: 2, 50: 2, 60: 1, 70: 1})
    assert set(seen) == {pair for pair in [tuple(sorted((a, b))) for a in left for b in left] if not Counter(pair) - left}
    assert abs(seen[40, 50] / 600 - 4 / 28) < 0.06
    assert abs(seen[20, 70] / 600 - 1 / 28) < 0.04


def test_BV9_a_note_that_a_card_wants_looks_better() -> None:
    """The bots see what the seat knows: Anna's 50k is worth 100k to her."""
    def best(cards: str) -> str:
        m = laid(f"1: 60 | \n 2: 50 | \n Anna bonus {cards} \n Benno bonus 30 20", players=2)
        m.resolve([1, 1, 2, 2, 3, 3, 4, 4])
        return m.suggest(0, "easy").action.typed
    assert (best("30 40"), best("50 40")) == ("1", "2")


def test_BV9_cards_left_out_of_a_position_are_dealt() -> None:
    m = laid("Anna bonus 30 60")
    assert [len(hand) for hand in hands(m)] == [2, 2, 2]
    assert hands(m)[0] == [30, 60]


@pytest.mark.parametrize(("player", "en", "fr"), [
    ({"bonus": [30_000]}, "seat 1 has 1 bonus cards, not 2", "la place 1 a 1 cartes bonus et non 2"),
    ({"bonus": [70_000, 70_000]}, "2 bonus cards of 70000 lie about; the box has 1", "il y a 2 cartes bonus de 70000\xa0; la boîte en a 1"),
    ({"received": [60_000]}, "seat 1 received a note of 60000 this round and has not won one",
     "la place 1 a reçu un billet de 60000 cette manche et n’en a gagné aucun"),
])
def test_BV9_cards_that_cannot_be_are_refused(player: dict[str, Any], en: str, fr: str) -> None:
    position = laid("").position()
    for other in position["state"]["players"]: other["bonus"] = None
    position["state"]["players"][1] |= player
    with refused(PositionError, en, fr):
        flambeur.from_position(position)


def test_BV9_decks_that_cannot_be_are_refused() -> None:
    position = laid("round 3").position()
    position["state"]["bonus_decks"].append(position["state"]["bonus_decks"][0])
    with refused(PositionError, "bonus_decks has all 10 bonus cards for each of the 1 rounds to come",
                 "bonus_decks a les 10 cartes bonus pour chacune des 1 manches à venir"):
        flambeur.from_position(position)


@pytest.mark.parametrize(("option", "hides"), [("bonus_cards", True), ("action_cards", True), ("kickers", False), ("rainbow", False)])
def test_BV9_only_cards_are_held_in_secret(option: str, hides: bool) -> None:
    """So a curtain hangs around one screen where there are some."""
    assert GAME.hides(GAME.Options(**{option: True})) is hides
    assert not GAME.hides(GAME.Options())
