"""A tampered record is caught, and what deviates is named."""
from typing import Any

import pytest

import flambeur
from flambeur.table import fairness
from tests.table.played import events, moves, record

NAMES = ("las-vegas", "probe")
every_game = pytest.mark.parametrize("name", NAMES)


def problems(tampered: Any, commitment: str | None = None) -> list[str]:
    verdict = flambeur.verify(tampered, commitment)
    assert verdict.ok == (not verdict.problems)
    assert all(problem.text("fr") != problem.text("en") for problem in verdict.problems)
    return [str(problem) for problem in verdict.problems]


@every_game
def test_an_honest_record_is_proved_event_by_event(name: str) -> None:
    honest = record(name)
    verdict = flambeur.verify(honest, honest["commitment"])
    assert verdict.ok
    assert (verdict.events, verdict.typed) == (len(events(honest)), 0)


@every_game
def test_one_changed_die_is_caught_wherever_it_is(name: str) -> None:
    honest = record(name)
    for k, honest_event in list(enumerate(events(honest)))[::3]:
        for i in {0, len(honest_event["draws"]) - 1}:
            tampered = record(name)
            n, value = honest_event["draws"][i]
            events(tampered)[k]["draws"][i][1] = (value + 1) % n
            found = problems(tampered)
            assert found[0].startswith(f"chance event {k} deviates: ")
            assert flambeur.verify(tampered).events == len(events(honest)) - 1


@every_game
def test_a_changed_die_that_claims_to_be_typed_in_is_caught(name: str) -> None:
    tampered = record(name)
    event = events(tampered)[1]
    event["draws"][0][1] = (event["draws"][0][1] + 1) % 6
    event["typed"] = True
    assert problems(tampered) == ["entry 1 of the record does not fit: chance event 1 is marked as typed in, but the table drew it itself"]
    tampered["dice"] = "manual"           # a game that claims that all its dice were typed in proves nothing, and says so
    assert flambeur.verify(tampered).typed == 1


@every_game
def test_a_shuffle_is_never_typed_in(name: str) -> None:
    tampered = record(name, "manual")
    events(tampered)[0]["typed"] = True
    assert "chance event 0 is marked as typed in" in problems(tampered)[0]


@every_game
def test_a_dropped_move_is_caught(name: str) -> None:
    for k in range(0, len(moves(record(name))), 3):
        tampered = record(name)
        tampered["entries"].remove(moves(tampered)[k])
        assert "of the record does not fit" in problems(tampered)[-1] or "result" in problems(tampered)[-1]


@every_game
def test_a_dropped_event_is_caught(name: str) -> None:
    tampered = record(name)
    tampered["entries"].remove(events(tampered)[2])
    assert problems(tampered)[0].startswith("chance event 2 deviates: ")


@every_game
def test_a_move_too_many_is_caught(name: str) -> None:
    tampered = record(name)
    tampered["entries"].append(moves(tampered)[-1])
    n = len(tampered["entries"]) - 1
    assert problems(tampered) == [f"entry {n} of the record does not fit: the game is over"]


@every_game
def test_swapped_or_changed_seeds_are_caught(name: str) -> None:
    for seeds in (record(name)["seeds"][::-1], [record(name)["seeds"][0], None], [], ["00" * 32, record(name)["seeds"][1]]):
        tampered = record(name) | {"seeds": seeds}
        assert len(problems(tampered)) > 0.7 * len(events(tampered))     # nearly all dice come out otherwise; a single die may not
        assert problems(tampered)[0].startswith("chance event 0 deviates: ")


@every_game
@pytest.mark.parametrize(("field", "value"), [("table", "another"), ("secret", "00" * 32)])
def test_all_that_was_fixed_before_the_start_counts(name: str, field: str, value: str) -> None:
    assert any(problem.startswith("chance event 0 deviates: ") for problem in problems(record(name) | {field: value}))


@every_game
def test_another_secret_breaks_the_commitment(name: str) -> None:
    found = problems(record(name) | {"secret": "ab" * 32})
    assert found[0] == f"the secret is not the one committed to: its SHA-256 is {fairness.commitment(bytes.fromhex('ab' * 32))}, not " \
                       f"{record(name)['commitment']}"


@every_game
def test_a_commitment_changed_together_with_the_secret_is_caught_by_whoever_noted_it(name: str) -> None:
    noted, other = record(name)["commitment"], bytes.fromhex("ab" * 32)
    tampered = record(name) | {"secret": other.hex(), "commitment": fairness.commitment(other)}
    assert f"not {noted}" in problems(tampered, noted)[0]
    assert problems(record(name) | {"commitment": "cd" * 32})[0].endswith(f"not {'cd' * 32}")


@every_game
def test_a_changed_result_is_caught(name: str) -> None:
    honest = record(name)
    scores, winners = honest["scores"], honest["winners"]
    assert len(winners) == 1
    changes: list[Any] = [{"scores": scores[::-1]}, {"scores": [scores[0] + 1, scores[1]]}, {"scores": []}, {"winners": [1 - winners[0]]},
                          {"winners": [0, 1]}, {"winners": []}, {"over": False}]
    for change in changes:
        assert problems(honest | change) == ["the record’s result is not what its moves lead to"]


@every_game
def test_before_the_end_nothing_can_be_proved(name: str) -> None:
    running = record(name) | {"secret": None}
    [problem] = problems(running)
    assert "does not carry its secret" in problem


@every_game
def test_typed_dice_prove_nothing_and_are_counted(name: str) -> None:
    typed = record(name, "manual")
    verdict = flambeur.verify(typed)
    assert verdict.ok
    assert (verdict.events, verdict.typed) == (1, len(events(typed)) - 1)       # the shuffle is the table's own


@every_game
def test_a_record_cannot_claim_that_its_dice_were_typed_in(name: str) -> None:
    """Typed dice prove nothing, so that they are typed is fixed before the start: what the table drew itself no longer fits."""
    tampered = record(name)
    tampered["dice"] = "manual"
    for event in events(tampered)[1:]:
        event["typed"] = True
    assert problems(tampered)[0].startswith("chance event 0 deviates: ")
