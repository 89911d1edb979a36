"""Records that somebody has tampered with: what a check says of each is kept with it, and the page says the same (web/src/proof)."""
import json
from pathlib import Path
from typing import Any

import pytest

from flambeur.table.proof import verify
from tests.records.tamper import FOLDER, KINDS, claims, with_result

EVERY = pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
NOTICED = {"exchanged", "dropped", "reordered", "invented", "by-another-seat", "without-signature", "bot-claimed", "keys-exchanged",
           "without-keys", "foreign-key-said-to-be-announced", "left-out-without-consent", "called-off-fewer-times",
           "called-off-never"}


def kept(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def verdict_of(name: str) -> Any:
    record = kept(name)["record"]
    return verify(record, record["commitment"])


@EVERY
def test_a_check_says_of_each_what_it_said_when_it_was_kept(file: Path) -> None:
    found = kept(file.stem)
    assert claims(found["record"]) == found["claims"]
    assert verdict_of(file.stem).ok == (file.stem not in NOTICED)


def test_all_kinds_are_kept() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(KINDS), "run: .venv/bin/python -m tests.records.tamper"


def test_what_nobody_touched_holds_whole() -> None:
    assert verdict_of("untouched").whole


@pytest.mark.parametrize("name", ["exchanged", "dropped", "reordered", "invented", "exchanged-where-nobody-signs"])
def test_the_tampering_is_not_one_that_the_rules_would_notice(name: str) -> None:
    record = kept(name)["record"]
    assert with_result(record) == record
    assert verdict_of(name).state("moves") == verdict_of(name).state("dice") == "holds"


def test_an_exchanged_move_with_the_winner_set_accordingly_is_never_everything() -> None:
    untouched = kept("untouched")["record"]
    assert kept("exchanged")["record"]["winners"] != untouched["winners"]
    assert not verdict_of("exchanged").ok
    nobody = verdict_of("exchanged-where-nobody-signs")
    assert nobody.ok                          # nobody can notice ...
    assert not nobody.whole                   # ... and that is said
    assert {nobody.state("signed", seat) for seat in range(3)} == {"open"}


def test_a_bot_that_is_said_to_have_played_shows_with_the_reason() -> None:
    verdict = verdict_of("bot-claimed-at-the-end")
    assert [moves.stood_in for moves in verdict.moves if moves.stood_in] == [{"clock": 1}]
    assert not verdict.whole


def test_a_key_that_came_late_shows() -> None:
    assert [moves.foreign for moves in verdict_of("foreign-key").moves if moves.foreign] == [1]


def test_starts_that_were_called_off_show_and_cannot_be_hidden() -> None:
    """Whoever runs the table could call one off to have other dice."""
    verdict = verdict_of("called-off")
    assert (verdict.ok, verdict.whole, verdict.state("retried")) == (True, False, "open")
    assert [claim.code for claim in verdict.claims if claim.state == "open"] == ["retried"]
    for name, state in (("called-off-fewer-times", "open"), ("called-off-never", None)):
        hidden = verdict_of(name)
        assert (hidden.ok, hidden.state("retried"), hidden.state("dice")) == (False, state, "fails")
        assert {hidden.state("signed", seat) for seat in range(3)} == {"fails"}, "each move was signed over this start"


def test_moves_of_bots_and_what_nobody_vouches_for_show() -> None:
    verdict = verdict_of("with-a-bot")
    assert (verdict.state("signed", 2), verdict.moves[2].bot) == ("open", "easy")
    assert verdict.moves[2].unsigned == verdict.moves[2].total > 0
