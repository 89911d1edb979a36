"""What no clause says but a broken rule would do: tests that `run.py mutate` asked for."""
from collections import Counter
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

import flambeur
from flambeur import Match
from flambeur.games.las_vegas_cards import actions, facts, hands
from flambeur.games.las_vegas_cards.events import hand
from flambeur.games.las_vegas_cards.game import GAME
from flambeur.games.vegas import chips
from flambeur.games.vegas.untied import most_untied
from flambeur.kit import contract, rng
from flambeur.kit.contract import MAX_SEATS, NOBODY
from flambeur.kit.log import new_log
from flambeur.kit.structs import new
from tests.helpers.las_vegas_cards import awaited, finish_round, in_turn, play, table, with_chips


def unsettled(**options: Any) -> Match:
    """A match that waits for its first chance event."""
    return Match(GAME, GAME.Options(**options), secret=b"1", settle=False)


def test_CG2_CG7_CG9_shuffles_are_nobodys() -> None:
    m = unsettled(sequential=True, chips=True)
    for phase in ("notes", "chips", "decks"):
        assert tuple(contract.pending(m.state))[1] == NOBODY
        assert m.view()["phase"] == phase
        assert m.actors == ()
        m.draw(b"1")
    assert m.view()["phase"] == "choose"


def test_CG2_every_card_of_a_shuffle_is_drawn_for() -> None:
    """A draw each of n, n-1, … 2, for the notes, the chips and each deck."""
    m = unsettled(players=3, sequential=True, chips=True)
    for sizes in ([*range(48, 1, -1)], [*range(25, 1, -1)], [*range(30, 1, -1)] * 3):
        assert m.sizes() == sizes
        m.draw(b"1")


def test_CG2_every_order_of_a_deck_is_equally_likely() -> None:
    m, r, seen = table("turn 6"), rng.new(5), Counter[tuple[int, ...]]()
    for _ in range(600):
        m.state.deck[0, :3], m.state.deck_left[0] = (1, 2, 3), 3
        hands.shuffle(m.state, 0, r)
        seen[tuple(m.state.deck[0, :3].tolist())] += 1
    assert len(seen) == 6
    assert chisquare(list(seen.values())).pvalue > 0.001


def test_CG8_between_rounds_it_is_the_first_players_turn() -> None:
    """So that equal positions are equal bytes."""
    m = in_turn("round 2 \n turn 6 \n first Henri \n to play Leo")
    m.secret = None                       # nothing is shuffled
    m.dice = "manual"
    play(m, "Leo", m.legal(0)[0].typed)
    state = m.position()["state"]
    assert (state["phase"], state["round"], state["first"], state["to_move"]) == ("decks", 3, 2, 2)


def test_CG8_after_the_shuffle_it_is_the_first_players_turn() -> None:
    position = in_turn("round 2 \n first Henri").position()
    position["state"]["phase"], position["state"]["to_move"] = "decks", 3
    for player in position["state"]["players"]:
        player.update(hands=0, hand=[], deck=[], away=[])
    assert awaited(flambeur.from_position(position, seed=1)) == ["Henri"]


def test_empty_seats_and_modules_that_are_off_stay_empty() -> None:
    m = table("round 4 \n turn 6", players=2)
    finish_round(m)
    s = m.state
    for empty in (s.deck[2:], s.deck_left[2:], s.laid, s.chips.pile.cards, s.hand, s.away, s.chosen):
        assert not empty.any()
    assert (s.chips.on, s.chips.pile.length, s.chips.owed) == (0, 0, 0)


def test_CG4_what_lies_above_the_top_card_is_nothing() -> None:
    m = table("turn 3")
    assert [(m.state.deck[p] > 0).sum() for p in range(4)] == [15] * 4


def test_CG6_nobody_is_most_where_all_tie_or_nobody_lies() -> None:
    s = table("turn 6 \n 2: 80 30 | Leo 2, Henri 2 \n 3: 70 30 | Leo 3 3, Henri 3").state
    assert [most_untied(s, casino, 30) for casino in (0, 1, 2)] == [-1, -1, 0]
    assert [most_untied(s, 2, below) for below in (2, 1)] == [1, -1]


def test_CG7_after_the_end_nobody_may_do_anything() -> None:
    for options in ({}, {"sequential": True, "chips": True}):
        m = table("round 4 \n turn 6", **options)
        finish_round(m)
        assert [m.legal(seat) for seat in range(4)] == [[]] * 4


@pytest.mark.parametrize("seat", [-1, 5])
def test_no_seat_lies_before_the_first_or_behind_the_last(seat: int) -> None:
    s = table("Tom holds 6 6 5 5 4", players=5).state
    with pytest.raises(ValueError, match="illegal action"):
        contract.act(s, seat, actions.BY_CARDS[10,], new_log())


@pytest.mark.parametrize(("cards", "left"), [("2 2 2 2", "66"), ("22 2 2 2", "1"), ("2 2", "1 1 1")])
def test_CG4_one_card_is_a_hand(cards: str, left: str) -> None:
    m = with_chips(f"2: 80 30 | | pink \n Leo holds {cards} {left}")
    play(m, "Leo", cards)
    assert hands.holds(m.state, 0)


def test_what_shows_something_new_cannot_be_taken_back() -> None:
    assert {kind.name for kind in GAME.kinds if kind.reveals} == {"stocked", "chip_laid", "dealt", "shown"}
    assert {kind.name for kind in GAME.kinds if kind.private} == {"changed"}
    assert {kind.name: sorted(kind.secret) for kind in GAME.kinds if kind.secret} == {"dealt": ["cards"], "chosen": ["cards"]}


def test_CG9_one_chip_of_a_colour_is_a_chip() -> None:
    s = with_chips("2: 80 30 | | silver \n 3: 70 30 | | pink pink").state
    assert [chips.lie_at(s, casino) for casino in (0, 1, 2)] == [0, 1, 2]
    assert (s.chips.on, s.chips.owed) == (1, 0)


def test_a_hand_is_packed_and_read_again() -> None:
    s = table("Leo holds 1 3 3 66 6").state
    assert hand(hands.packed(s, 0)) == [1, 3, 3, 6, 66]
    assert hand(0) == []


def test_the_numbers_of_actions_and_kinds_stay() -> None:
    """Records name them."""
    assert (actions.N_ACTIONS, actions.LAY, actions.SAME, actions.PAIR, actions.LEAVE) == (120, (0, 114), (0, 54), (54, 114), 119)
    assert actions.SELECTIONS[:9] == ((0,), (0, 0), (0, 0, 0), (0, 0, 0, 0), (1,), (0, 1), (0, 0, 1), (0, 0, 0, 1), (0, 0, 0, 0, 1))
    assert actions.SELECTIONS[54:59] == ((0, 2), (0, 3), (1, 2), (1, 3), (0, 4))
    assert actions.NEEDS.shape == (114, 12)
    assert facts.NUMBERS == (1, 11, 2, 22, 3, 33, 4, 44, 5, 55, 6, 66)
    assert [facts.kind_of(number) for number in facts.NUMBERS] == list(range(12))
    assert [facts.copies(kind) for kind in range(4)] == [4, 1, 4, 1]


def test_the_state_has_room_for_five_and_no_more() -> None:
    s: Any = new(GAME.State)[0]
    assert (s.deck.shape, s.deck_left.shape, s.hand.shape, s.chosen.shape, s.laid.shape) == ((5, 30), (5,), (5, 12), (5,), (6, 10))
    assert (s.away.shape, s.notes.shape, s.pile.cards.shape, s.won.shape, s.box.shape) == ((5, 12), (6, 2), (48,), (5, 11), (11,))
    assert (s.chips.pile.cards.shape, s.chips.at.shape, s.chips.won.shape) == ((25,), (6, 5), (5, 5))


def test_words_for_actions() -> None:
    assert [actions.describe(action) for action in (0, 8, 57, 114, 118, 119)] == [
        ("lay", {"cards": [1]}, "1"), ("lay", {"cards": [1, 1, 1, 1, 11]}, "1 1 1 1 11"), ("lay", {"cards": [11, 22]}, "11 22"),
        ("take", {"colour": 1}, "pink"), ("take", {"colour": 5}, "silver"), ("leave", {}, "leave")]
    typed = ["1", "11,1", " 22  11 ", "ROSE", "or", "argent", "laisser", "leave", "", "0", "12", "7", "1 2 3", "pink gold", "5 5 5 5 5"]
    assert [actions.parse(text) for text in typed] == [0, 5, 57, 114, 115, 118, 119, 119, *[None] * 7]


def test_scores_are_written_for_the_players_only() -> None:
    out = np.full(MAX_SEATS, -1.0)
    contract.scores(table("round 2 \n Leo won 30 100", players=3).state, out)
    assert out.tolist() == [130_000, 0, 0, -1, -1, -1, -1, -1]


def test_without_a_log_the_same_is_played() -> None:
    """Search plays without events."""
    told, silent = (table("turn 6 \n 2: 80 30 | Leo 2 2, Henri 22") for _ in range(2))
    for seat in range(4):
        action = told.legal(seat)[0].id
        contract.act(told.state, seat, action, new_log())
        contract.act(silent.state, seat, action, new_log(0))
    assert told.digest == silent.digest
