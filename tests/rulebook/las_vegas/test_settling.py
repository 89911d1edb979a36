"""The end of a round is done step by step (LV6, BV14): before each step somebody may be asked, be it a seat that is not at turn, and
after the answer all goes on as if nothing had been asked.

No module asks there yet, so one is put in place that does, in plain Python.
"""
from typing import Any

import pytest

import flambeur
from flambeur import Event, Match, NotYourTurn, PositionError
from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.modules.big_dice.drawer import BIG_DICE
from flambeur.games.las_vegas.modules.kickers.drawer import KICK
from flambeur.games.las_vegas.state import ASK, CLEARING, LAST_DIE, PAYOUT, TIES
from tests.helpers.drawing import NAMES
from tests.helpers.las_vegas import kinds, table, turn
from tests.helpers.plain import pass_in_plain_python, plain_only
from tests.helpers.refusals import refused

LAST = """round 2
          1: 60 40 | Anna 1, Benno 1, Carla 2
          2: 50 | Benno 2, Carla 1
          3: 90 50 20 | Anna 3, Benno 1
          4: 60 | Carla 2
          5: 70 | Benno 1, Benno big
          6: 80 | Anna big, Carla big
          kickers left: Anna 0, Benno 0, Carla 0"""      # Anna has one die left
CASES = [(LAST_DIE, 0, "last_die", 1), (TIES, 0, "ties", 1), (PAYOUT, 0, "payout", 1), (PAYOUT, 2, "payout", 3),
         (CLEARING, 0, "clearing", 1)]


class Asker:
    """Asks Carla something, once, at a moment of the end of a round; she says "kick 3", which does nothing."""

    def __init__(self, step: int, casino: int) -> None:
        self.when, self.answered = (step, casino), False
        self.heard: list[tuple[int, int]] = []

    def asks_at(self, s: Any, step: int, casino: int, log: Any) -> bool:
        self.heard.append((step, casino))
        if (step, casino) != self.when or self.answered: return False
        s.phase, s.asked, s.asking = ASK, 2, BIG_DICE
        return True

    def answers(self, s: Any, actions: Any) -> int:
        actions.ids[0] = KICK.start + 2
        return 1

    def is_answer(self, s: Any, action: int) -> bool:
        return action == KICK.start + 2

    def answer(self, s: Any, seat: int, action: int, log: Any) -> None:
        self.answered = True

    def sit_down(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("asks_at", "answers", "is_answer", "answer"):
            monkeypatch.setattr(moments, name, getattr(self, name))


def last_turn() -> tuple[Match, list[Event]]:
    """Anna places her last die, and the round ends."""
    m = table(LAST, players=3, big_dice=True, kickers=True)
    return m, turn(m, "6", place=6)


def test_questions_in_the_course_of_a_payout() -> None:
    """The tests below, in plain Python."""
    pass_in_plain_python(__file__)


@plain_only
@pytest.mark.parametrize(("step", "casino", "name", "number"), CASES)
def test_plain_after_the_answer_all_is_paid_as_without_the_question(
        monkeypatch: pytest.MonkeyPatch, step: int, casino: int, name: str, number: int) -> None:
    silent, told = last_turn()
    Asker(step, casino).sit_down(monkeypatch)
    m, seen = last_turn()
    assert (m.actors, m.view()["asked"], m.view()["to_move"]) == ((2,), 2, 0)
    assert m.position()["state"]["settling"] == {"step": name, "casino": number}
    assert "round_end" not in kinds(seen)
    seen += m.play(2, "kick 3")
    assert [event.as_json() for event in seen] == [event.as_json() for event in told]
    assert (m.digest, m.position()["state"]) == (silent.digest, silent.position()["state"])


@plain_only
@pytest.mark.parametrize(("step", "casino", "before"), [
    (TIES, 0, []), (PAYOUT, 2, ["tie", "paid", "under", "paid"]), (CLEARING, 0, ["tie", "paid", "under", "paid"]),
])
def test_plain_the_question_comes_before_its_step(monkeypatch: pytest.MonkeyPatch, step: int, casino: int, before: list[str]) -> None:
    Asker(step, casino).sit_down(monkeypatch)
    m, seen = last_turn()
    assert kinds(seen)[2:][:len(before)] == before
    paid = {event.fields["casino"] for event in seen if event.kind in ("paid", "under")}
    assert paid == set(range(1, {LAST_DIE: 0, TIES: 0, PAYOUT: casino, CLEARING: 6}[step] + 1))
    assert [bool(there["notes"]) for there in m.view()["casinos"]] == [number not in paid for number in range(1, 7)]
    assert any(any(there["dice"]) for there in m.view()["casinos"])      # the dice lie there till the table is cleared


@plain_only
@pytest.mark.parametrize(("step", "casino", "name", "number"), CASES)
def test_plain_a_position_in_mid_settlement_is_laid_and_goes_on(
        monkeypatch: pytest.MonkeyPatch, step: int, casino: int, name: str, number: int) -> None:
    silent, _ = last_turn()
    Asker(step, casino).sit_down(monkeypatch)
    m, _ = last_turn()
    again = flambeur.from_position(m.position(), dice="manual", seed=1, names=NAMES[:3])
    assert (again.digest, again.actors, again.position()["state"]) == (m.digest, (2,), m.position()["state"])
    again.play(2, "kick 3")
    assert (again.digest, again.scores) == (silent.digest, silent.scores)


@plain_only
@pytest.mark.parametrize(("step", "casino"), [(step, casino) for step, casino, *_ in CASES])
def test_plain_what_is_done_is_not_asked_for_again(monkeypatch: pytest.MonkeyPatch, step: int, casino: int) -> None:
    """Each step and casino has its moment once; only the one that asked has it again, after the answer."""
    asker = Asker(step, casino)
    asker.sit_down(monkeypatch)
    m, _ = last_turn()
    course = [(LAST_DIE, 0), (TIES, 0), *((PAYOUT, casino) for casino in range(6)), (CLEARING, 0)]
    now = course.index((step, casino))
    assert asker.heard == course[:now + 1]
    m.play(2, "kick 3")
    assert asker.heard == course[:now + 1] + course[now:]


@plain_only
def test_plain_only_the_seat_that_is_asked_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    Asker(PAYOUT, 2).sit_down(monkeypatch)
    m, _ = last_turn()
    with refused(NotYourTurn, "seat 0 is not to play now, but seat 2", "ce n’est pas à la place 0 de jouer, mais à la place 2", m):
        m.play(0, "kick 3")


@plain_only
@pytest.mark.parametrize(("changes", "en", "fr"), [
    ({"phase": "roll", "asking": "", "asked": 0}, "the end of a round rests only where somebody is asked",
     "la fin d’une manche ne s’arrête que pour une question"),
    ({"asking": ""}, "a module that is on asks in phase ask, and only then", "un module activé demande dans la phase ask, et là seulement"),
    ({"asking": "neutral_dice"}, "a module that is on asks in phase ask, and only then",
     "un module activé demande dans la phase ask, et là seulement"),
    ({"phase": "roll", "asking": "", "settling": None}, "a module that is on asks in phase ask, and only then",
     "un module activé demande dans la phase ask, et là seulement"),
    ({"settling": {"step": "ties", "casino": 3}}, "settling names a casino only at the payout",
     "settling ne nomme un casino qu’au paiement"),
    ({"settling": {"step": "payout", "casino": 4}}, "notes lie on a casino that has paid",
     "des billets sont sur un casino qui a déjà payé"),
    ({"settling": {"step": "clearing"}}, "notes lie on a casino that has paid", "des billets sont sur un casino qui a déjà payé"),
])
def test_plain_a_settlement_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], en: str, fr: str) -> None:
    Asker(PAYOUT, 2).sit_down(monkeypatch)
    position = last_turn()[0].position()
    position["state"] |= changes
    if changes.get("phase") == "roll": give_a_kicker(position["state"]["players"][0])
    with refused(PositionError, en, fr):
        flambeur.from_position(position)


@plain_only
def test_plain_nobody_has_dice_at_the_end_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    Asker(PAYOUT, 2).sit_down(monkeypatch)
    position = last_turn()[0].position()
    give_a_kicker(position["state"]["players"][1])
    with refused(PositionError, "the round is at its end, and seat 1 has dice", "la manche se termine, et la place 1 a des dés"):
        flambeur.from_position(position)


def give_a_kicker(player: dict[str, Any]) -> None:
    """Something to roll."""
    player["kickers"] = 1
