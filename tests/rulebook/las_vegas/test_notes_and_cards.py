"""What modules of notes and cards find in the base rules: moments of the stocking, after the last die and at a glance, cards in the pile
that are no notes, and what lies beside the notes of a casino.

No module needs them yet, so one is put in place that does, jokers: three in the pile, each counts as 40k while stocking. In plain Python.
"""
from collections import Counter
from typing import Any, ClassVar, Literal

import numpy as np
import pytest

import flambeur
from flambeur import Match, PositionError
from flambeur.cli.boards.generic import Scene
from flambeur.cli.boards.las_vegas import things
from flambeur.cli.boards.las_vegas.board import BOARD
from flambeur.cli.table.seats import Sitter
from flambeur.games.las_vegas import cards, moments, position, rules, view
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.module import Module, Thing
from flambeur.kit import contract, rng
from flambeur.kit.chance import draw
from flambeur.kit.contract import Actions
from flambeur.kit.log import new_log
from flambeur.kit.pile import cards_of
from flambeur.kit.structs import new as new_struct
from tests.helpers.drawing import NAMES
from tests.helpers.las_vegas import finish_round, roll, table
from tests.helpers.plain import pass_in_plain_python, plain_only
from tests.helpers.refusals import refused

JOKER, JOKERS, COUNTS_AS = 12, 3, 4


class Jokers(Module):
    """Moments in place of those of the game; what happened is kept in sight."""
    cards: ClassVar = {JOKER: "joker"}

    def __init__(self, *names: str) -> None:
        self.names = names
        self.at, self.told, self.last = Counter[int](), list[int](), list[int]()

    def on_setup(self, s: Any) -> None:
        s.pile.cards[s.pile.length:s.pile.length + JOKERS] = JOKER
        s.pile.length += JOKERS

    def on_shuffle(self, s: Any, source: Any) -> None:
        self.last.append(draw(source, JOKERS))

    def minimum(self, s: Any) -> int:
        return 3

    def stocked_casinos(self, s: Any) -> int:
        return 7

    def lay_beside(self, s: Any, casino: int, card: int) -> int:
        self.at[casino] += card == JOKER
        return COUNTS_AS if card == JOKER else 0

    def tell_stock(self, s: Any, casino: int, log: Any) -> None:
        self.told.append(casino)

    def on_last_die(self, s: Any, log: Any) -> None:
        self.last.append(sum(moments.dice_in_hand(s, p) for p in range(s.n_players)))

    def on_paid(self, s: Any, casino: int, log: Any) -> None:
        self.told += [casino, np.count_nonzero(s.n_notes)]

    def on_end(self, s: Any, log: Any) -> None:
        s.won[1, 9] += JOKERS

    def fortune(self, s: Any, p: int) -> int:
        return 10 * p

    def imagine_cards(self, s: Any, seat: int, rng: Any) -> None:
        self.told.append(seat)

    def prizes(self, s: Any, casino: int) -> int:
        return int(s.n_notes[casino]) + (casino == 2)

    def prize(self, s: Any, casino: int, k: int) -> int:
        return int(s.notes[casino, k]) or COUNTS_AS

    def beside_notes(self, view: Any, casino: int) -> list[Thing]:
        return [Thing("joker", None, self.at[casino])]

    def held(self, s: Any, p: int) -> dict[str, Any]:
        return {"kickers": p + 1}         # a field that players have

    def keeps(self, given: Any) -> list[int | str]:
        return ["joker"] * self.at.total()

    def put_in_place(self, monkeypatch: pytest.MonkeyPatch) -> "Jokers":
        for name in self.names:
            monkeypatch.setattr(moments, name, getattr(self, name))
        monkeypatch.setattr(cards, "modules", lambda: [self])
        return self


def stocked(*top: int) -> tuple[Any, list[list[int]]]:
    """A state whose first round is stocked from a pile with these on top; and the notes on its casinos."""
    s: Any = new_struct(GAME.State)[0]
    GAME.set_up(s, GAME.Options(players=2))
    s.pile.cards[:s.pile.length] = [*top, *(Counter(cards_of(s.pile)) - Counter(top)).elements()]
    rules.start_round(s, new_log())
    return s, [[int(note) for note in notes if note] for notes in s.notes]


def test_notes_and_cards() -> None:
    """The tests below whose names say so, in plain Python."""
    pass_in_plain_python(__file__)


# stocking


@plain_only
def test_plain_a_card_that_is_no_note_lies_beside_the_notes_and_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    jokers = Jokers("on_setup", "lay_beside", "tell_stock").put_in_place(monkeypatch)
    s, notes = stocked(JOKER, 1, JOKER, JOKER, 3, 2, 9, 4, 1, 6)
    assert notes[:6] == [[1], [], [3, 2], [9], [4, 1], [6]]
    assert (+jokers.at, jokers.told) == (Counter({0: 1, 1: 2}), [0, 1, 2, 3, 4, 5])
    assert s.pile.length == 54 + JOKERS - 10


@plain_only
def test_plain_the_minimum_and_another_casino_are_modules_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    Jokers("minimum", "stocked_casinos").put_in_place(monkeypatch)
    assert stocked(3, 2, 1, 9, 1, 1, 1, 4, 5, 2, 2)[1] == [[3], [2, 1], [9], [1, 1, 1], [4], [5], [2, 2]]


@plain_only
def test_plain_what_will_be_dealt_is_shuffled_with_the_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one chance event, after them."""
    jokers = Jokers("on_shuffle").put_in_place(monkeypatch)
    entry = flambeur.new("las-vegas", players=2, seed=4).record()["entries"][0]
    sizes, drawn = zip(*entry["draws"], strict=True)
    assert sizes == (*range(54, 1, -1), JOKERS)
    assert drawn[-1] in jokers.last


# the rest of a round


@plain_only
def test_plain_after_the_last_die_and_before_ties_there_is_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    jokers = Jokers("on_last_die").put_in_place(monkeypatch)
    m = table("1: 60 | Anna 8, Benno 8 \n 2: 50 | Carla 7, Denny 8 \n to roll Carla")
    assert jokers.last == []
    finish_round(m)
    assert jokers.last == [0]


@plain_only
def test_plain_each_casino_has_a_moment_when_it_has_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its notes are gone then, those of the casinos behind it lie there still."""
    jokers = Jokers("on_paid").put_in_place(monkeypatch)
    finish_round(table("round 4 \n 1: 60 40 | Anna 2 \n 2: 50 | \n 5: 90 | Benno 1 \n 6: 70 |"))
    assert jokers.told == [0, 3, 1, 2, 2, 2, 3, 2, 4, 1, 5, 0]


@plain_only
def test_plain_what_comes_at_the_end_of_the_game_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    Jokers("on_end").put_in_place(monkeypatch)
    m = table("round 4 \n Anna won 80", players=2)
    assert finish_round(m)[-1].fields == {"winners": [1]}
    assert (m.scores, m.winners) == ([80_000, 90_000 * JOKERS], [1])


@plain_only
def test_plain_what_else_than_notes_is_money_is_a_modules_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    Jokers("fortune").put_in_place(monkeypatch)
    m = table("round 4 \n Anna won 80", players=3)
    assert finish_round(m)[-1].fields == {"winners": [2]}
    assert m.scores == [0, 100_000, 200_000]


@plain_only
def test_plain_who_imagines_asks_the_modules_too(monkeypatch: pytest.MonkeyPatch) -> None:
    jokers = Jokers("imagine_cards").put_in_place(monkeypatch)
    contract.imagine(table("pile 10 20").state, 2, rng.new(1))
    assert jokers.told == [2]


@plain_only
def test_plain_a_glance_sees_what_will_be_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty casino is worth as much as the card that a note will replace."""
    def worth() -> list[float]:
        m = table("2: 30 | \n", players=2)
        roll(m, "3 3 3 3 2 2 2 2")
        actions, out = new_struct(Actions)[0], np.zeros(8)
        n = contract.legal(m.state, 0, actions)
        contract.appraise(m.state, 0, actions, n, out)
        return out[:n].tolist()
    assert worth() == [30_000 / 4, 0.0]
    Jokers("prizes", "prize").put_in_place(monkeypatch)
    assert worth() == [30_000 / 4, 40_000 / 4]


# what is held


def test_what_is_held_is_for_its_owner_and_for_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    m, jokers = table("", players=3), Jokers()
    monkeypatch.setattr(view, "of_bits", lambda bits: [jokers])
    monkeypatch.setattr(position, "of_bits", lambda bits: [jokers])
    for seat in (None, 0, 1, 2):
        assert [player.get("kickers") for player in m.view(seat)["players"]] == [p + 1 if p == seat else None for p in range(3)]
    assert [player["kickers"] for player in m.position()["state"]["players"]] == [1, 2, 3]


# positions


def test_a_card_is_written_by_its_name_and_read_back(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cards.kind() == int | Literal["rainbow"]
    Jokers().put_in_place(monkeypatch)
    assert cards.written([1, JOKER, 10]) == [10_000, "joker", 100_000]
    assert cards.numbers([10_000, "joker", 100_000]) == [1, JOKER, 10]
    assert cards.kind() == int | Literal["joker"]


def laid(jokers: Jokers, above: list[int | str] | None, monkeypatch: pytest.MonkeyPatch) -> list[int | str]:
    """What is left for the pile of a position, of a box with two notes of 20k, one of 50k and three jokers."""
    monkeypatch.setattr(position, "on", lambda options: [jokers])
    given = position.Position(casinos=[{}] * 5 + [{"notes": [20_000]}], players=[{}, {}])
    given.pile.above = above
    return position.left_in_pile(given, GAME.Options(), [20_000, 20_000, 50_000, *["joker"] * JOKERS])


def test_the_pile_of_a_position_holds_what_lies_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    jokers = Jokers()
    jokers.at[2] = 1
    assert laid(jokers, None, monkeypatch) == [20_000, 50_000, "joker", "joker"]
    order: list[int | str] = ["joker", 50_000, "joker", 20_000]
    assert laid(jokers, order, monkeypatch) == order
    with refused(PositionError, "pile.above must hold just the notes that lie nowhere else; lacks: 1 × 20000; too many: 1 × joker",
                 "pile.above doit contenir juste les billets qui ne sont nulle part ailleurs\xa0; manquent\xa0: 1 × 20000\xa0; "
                 "en trop\xa0: 1 × joker"):
        laid(jokers, ["joker", 50_000, "joker", "joker"], monkeypatch)
    jokers.at[2] = 4
    with refused(PositionError, "4 cards called joker lie about; the box has 3", "il y a 4 cartes nommées joker\xa0; la boîte en a 3"):
        laid(jokers, None, monkeypatch)


def test_what_is_no_die_may_lie_on_a_casino_before_the_opening_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """Modules say which of their fields count dice."""
    casino = position.Casino(notes=[10_000])
    assert not casino.holds_dice()
    assert position.Casino(dice=[0, 1]).holds_dice()
    assert [position.Casino(**{field: value}).holds_dice() for field, value in (("white", 1), ("big", [0, 1]), ("white_by", [1]))] == [
        True, True, False]


# the terminal


def scene_of(m: Match, language: str, width: int, colour: bool = False) -> Scene:
    return Scene("", m.view(), None, [Sitter(name, None) for name in NAMES[:4]], m.game.speaker(m.options, NAMES[:4], language),
                 m.options, width, 40, colour)


def test_what_lies_beside_notes_is_drawn_and_said_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    jokers = Jokers()
    jokers.at[1] = 2
    monkeypatch.setattr(things, "on", lambda options: [jokers])
    monkeypatch.setattr(GAME, "words", {**GAME.words, "thing.joker": {"en": "{n?# joker|# jokers}", "fr": "{n?# joker|# jokers}"}})
    m = table("2: 60 50 |")
    for width, row in ((40, "[$60,000] [$50,000] [2 jokers]"), (26, "[$60k] [$50k] [2J]"), (20, "[60] [50] [2J]")):
        assert row in BOARD.casino(scene_of(m, "en", 80), 1, width, 1, False)[1].plain
    assert "$60,000, $50,000, 2 jokers" in BOARD.speech(scene_of(m, "en", 80))[2]
    assert "2 jokers" not in "".join(BOARD.speech(scene_of(m, "en", 80))[:2])
