"""Casino Royal: the box, the board, the bets, set-up (CR1-CR5, CR6.1, CR11)."""
from collections import Counter
from itertools import combinations

import pytest

import flambeur
from flambeur.games.casino_royal import facts
from flambeur.games.casino_royal.bets import BETS, COVERS, GAME_OF, OUTCOMES, PAYS, WINS
from flambeur.games.casino_royal.board import CASINO_AT, CHALLENGE, JET, JOKER, KIND, NAMES, RING, SQUARES, START
from flambeur.games.casino_royal.names import squares
from flambeur.games.casino_royal.outlook import best
from flambeur.kit.structs import plain
from tests.helpers.casino_royal import BLANK, K, Royal, player


def test_CR1_sixty_plaques_are_22_millions() -> None:
    assert sum(facts.HOW_MANY.values()) == 60
    assert facts.TOTAL * facts.UNIT == 22_000_000


def test_CR2_fifteen_casinos_five_colours_each_one_of_each_game() -> None:
    assert len(set(NAMES)) == 15
    assert [NAMES[3 * colour + 1] for colour in range(5)] == ["Reno", "Cannes", "Venise", "Deauville", "Estoril"]


def test_CR2_there_are_5_series_of_colour_and_30_of_game() -> None:
    series = [three for three in combinations(range(15), 3) if best([casino in three for casino in range(15)], 0, 0) == 3]
    colours = [three for three in combinations(range(15), 3) if best([casino in three for casino in range(15)], 0, 1) == 3]
    assert (len(series), len(colours)) == (35, 5)


def test_CR3_the_ring_has_36_squares_of_these_kinds() -> None:
    assert SQUARES == 36
    assert sorted(Counter(KIND.tolist()).values(), reverse=True) == [15, 6, 4, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    assert Counter(KIND.tolist())[CHALLENGE] == 6
    assert Counter(KIND.tolist())[JOKER] == 4


def test_CR3_games_of_casinos_take_turns_round_the_board() -> None:
    assert [casino % 3 for casino in CASINO_AT if casino >= 0] == [0, 1, 2] * 5


def test_CR3_the_corners_are_start_grand_slam_jet_and_grand_slam() -> None:
    assert [squares("en")[k] for k in (0, 9, 18, 27)] == ["Start", "Grand Slam", "Private jet", "Grand Slam"]
    assert (RING[0], RING[18]) == (START, JET)


@pytest.mark.parametrize(("bets", "covers", "pays"), [
    ("red black", 26, 1), ("head", 16, 2), ("hearts diamonds clubs spades", 13, 3),
    ("even odd", 3, 1), ("1 2|2 6|5 6", 2, 2), ("1|6", 1, 5),
    ("rouge noir pair impair 1-18 19-36", 18, 1), ("1-12|13-24|25-36|column 1|column 3", 12, 2), ("1-9|28-36", 9, 3), ("1-6|31-36", 6, 5),
])
def test_CR4_what_a_bet_covers_and_pays(bets: str, covers: int, pays: int) -> None:
    names = [bet[0] for bet in BETS]
    for name in bets.split("|") if "|" in bets else bets.split():
        k = names.index(name)
        assert (COVERS[k], PAYS[k]) == (covers, pays)
        assert WINS[k].sum() == covers
        assert covers < OUTCOMES[GAME_OF[k]]


def test_CR4_there_are_57_bets_and_zero_loses_every_one_at_roulette() -> None:
    assert Counter(GAME_OF.tolist()) == {0: 23, 1: 7, 2: 27}
    assert not any(WINS[k, 0] for k in range(len(BETS)) if GAME_OF[k] == 2)


def test_CR4_the_stake_is_limited_by_the_cash_and_by_the_table() -> None:
    def sums(limit: int) -> list[str]:
        m = Royal(player(700), player(1500, "Nice"), options={"max_stake": limit})
        return m.land("Nice").act("even").may
    assert sums(0) == ["add 500", "add 250", "add 100", "add 50"]
    assert sums(250 * K) == ["add 250", "add 100", "add 50"]


def test_CR5_25_jokers_of_which_9_fit_each_game() -> None:
    assert facts.N_JOKERS == sum(facts.MIX) == 25
    assert facts.MIX[facts.BLANK] == 6
    for game in range(3):
        assert sum(n for joker, n in enumerate(facts.MIX) if joker and (joker - facts.BLANK) >> game & 1) == 9


def test_CR5_a_hand_is_secret_and_its_size_is_not() -> None:
    m = Royal(player(jokers=[BLANK, 2]), player(), player(), player())
    assert [one["joker_cards"] for one in m.view(1)["players"]] == [2, 0, 0, 0]
    assert m.view(1)["players"][0]["jokers"] is None
    assert m.view(0)["players"][0]["jokers"] == [1, 2]


@pytest.mark.parametrize(("players", "bank"), [(3, 17.25), (4, 15.75), (5, 14.25), (6, 12.75)])
def test_CR6_1_everyone_gets_one_and_a_half_millions_and_the_pot_250k(players: int, bank: float) -> None:
    m = flambeur.new("casino-royal", players=players, seed=1)
    s = plain(m.State, m.state)
    assert (s.cash[:players], s.pot, s.bank) == ([30] * players, 5, bank * 20)


def test_CR6_1_everyone_draws_a_casino_that_lies_open_and_a_secret_joker() -> None:
    m = flambeur.new("casino-royal", players=5, seed=2)
    drawn = [event for event in m.events(0) if event.kind in ("casino_drawn", "joker_drawn")]
    assert [event.seat for event in drawn] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert all("square" in event.fields for event in drawn[::2])
    assert ["joker" in event.fields for event in drawn[1::2]] == [True, False, False, False, False]
    assert all(len(one["casinos"]) == 1 for one in m.view()["players"])


def first_throws(players: int, *throws: list[int]) -> flambeur.Match:
    """After the deal, these dice."""
    m = flambeur.new("casino-royal", players=players, seed=3, dice="manual")
    for dice in throws: m.resolve(dice)
    return m


def test_CR6_1_the_highest_throw_starts_and_the_left_follows() -> None:
    m = first_throws(4, [1, 2, 6, 5, 3, 3, 1, 1])
    assert m.view()["to_move"] == 1


def test_CR6_1_those_who_are_tied_throw_again() -> None:
    m = first_throws(4, [1, 2, 5, 5, 3, 3, 4, 6])
    assert m.view()["contest"] == [1, 3]
    m.resolve([2, 2, 1, 3])
    assert m.view()["contest"] == [1, 3]
    m.resolve([2, 2, 1, 4])
    assert (m.view()["to_move"], m.view()["contest"]) == (3, [])


def test_CR11_the_numbers_of_the_game() -> None:
    assert (facts.PRICE, facts.FEE, facts.JOKER_PRICE, facts.MIN_STAKE) == (2, 2, 2, 1)
    assert (facts.POT_SEED, facts.POT_CAP, facts.OPENING, facts.BANK_BUYS, facts.SAFE) == (5, 20, 3, 2, 2)
    assert (facts.PRIZES, facts.TAX_A, facts.TAX_B, facts.JOKERS_HELD) == ((5, 10, 20), 10, 3, 3)
    options = flambeur.games()["casino-royal"].Options().model_dump()
    assert options == {"players": 4, "max_stake": 0, "min_laps": 0, "series": "both", "strict_lap": False}


def test_CR4_a_cut_a_die_and_a_spin_are_drawn_evenly() -> None:
    """52, 6 and 37 outcomes, and no other size."""
    for square, bet, size in (("Venice", "red", 52), ("Nice", "even", 6), ("San Remo", "rouge", 37)):
        m = Royal(player(), player(1500, "Venise", "Nice", "San Remo"), options={"max_stake": 50_000}).land(square).act(bet)
        assert m.m.awaiting_chance is not None
        assert list(m.m.awaiting_chance.sizes) == [size]


