"""How Casino Royal is drawn and told at the terminal: nothing wider than it, and never a Joker that the one who looks may not see."""
from functools import cache
from random import Random

import pytest

import flambeur
from flambeur.cli.boards import board_of
from flambeur.cli.boards.generic import Scene
from flambeur.cli.table.seats import Sitter
from tests.helpers.casino_royal import BLANK, DIE, ROULETTE, Royal, player

BOARD = board_of("casino-royal")
NAMES = ("Anna", "Maximilienne-Charlotte", "李小龍", "Zoé", "B", "C")


def scene_of(m: flambeur.Match, language: str = "en", width: int = 80, seat: int | None = None) -> Scene:
    seat = seat if seat is not None else m.actors[0] if m.actors else 0
    names = NAMES[:m.options.players]
    return Scene(m.game.title[language], m.view(seat), seat, [Sitter(name, None) for name in names],
                 m.game.speaker(m.options, names, language), m.options, width)


@cache
def positions(n: int) -> list[flambeur.Match]:
    m, luck, found = flambeur.new("casino-royal", players=n, seed=n), Random(n), []
    while not m.over:
        m.play(m.actors[0], luck.choice(m.legal(m.actors[0])))
        if len(m.entries) % 9 == 0: found.append(m.copy())
    return [*found, m]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("n", [3, 6])
def test_nothing_is_wider_than_the_terminal_and_every_casino_is_named(n: int, language: str) -> None:
    for m in positions(n):
        for width in (64, 80, 120):
            scene = scene_of(m, language, width)
            lines = [*BOARD.picture(scene), *BOARD.tray(scene)]
            assert all(line.cell_len <= width for line in lines)
        text = "\n".join(line.plain for line in lines)
        assert all(name in text for name in ("Monte-Carlo", "Baden-Baden", "Reno"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_can_be_told_in_sentences(language: str) -> None:
    for m in positions(3):
        lines = BOARD.speech(scene_of(m, language))
        assert len(lines) >= 4
        assert not set("{}<>") & set(" ".join(lines))
    assert len(BOARD.rules(scene_of(m, language))) == 4


def test_only_the_own_jokers_are_shown() -> None:
    m = Royal(player(1500, jokers=[DIE, BLANK]), player(1500, "Nice", jokers=[ROULETTE])).land("Nice").act("even", "add 50").throw(1)
    assert "Joker (die)" in shown(m, 0)
    assert "Joker (roulette)" not in shown(m, 0)
    m.act("lay blank")
    assert "a Joker lies face down" in shown(m, 1)
    assert "blank" not in shown(m, 1)
    assert "Joker (roulette)" in shown(m, 1)


def shown(m: Royal, seat: int) -> str:
    scene = scene_of(m.m, seat=seat)
    return "\n".join([*(line.plain for line in (*BOARD.picture(scene), *BOARD.tray(scene))), *BOARD.speech(scene)])


def test_who_must_bet_has_challenged_nobody() -> None:
    m = Royal(player(), player(1500, "Nice")).land("Nice")
    assert "a bet is due at Nice" in shown(m, 0)
    assert "challenged" not in shown(m, 0)


@pytest.mark.parametrize(("m", "words"), [
    (Royal(player(), player(1500, "Nice")).land("Nice").act("even", "add 100"), ["100k on even at Nice"]),
    (Royal(player(1500, "Reno"), player(1500, "Nice")).land("Challenge").act("challenge nice"), ["challenged: Nice"]),
    (Royal(player()).land("Grand Slam").act("try").throw(2), ["Grand Slam: 250k so far"]),
    (Royal(player(0, "Nice"), player(), player()).land("Tax A"), ["Nice is at auction", "debt: 500k"]),
    (Royal(player(0, "Nice"), player(), player()).land("Tax A").act("open"), ["150k by Maximilienne-Charlotte"]),
    (Royal(player(0, ruined=True), last_lap=0), ["ruined", "last lap"]),
    (Royal(player(), pot=100, bank=18_000), ["the bank owes"]),
], ids=lambda one: one[0] if isinstance(one, list) else "table")
def test_what_is_going_on(m: Royal, words: list[str]) -> None:
    for word in words: assert word in shown(m, 0)


def test_in_the_end_places_and_cash_are_told() -> None:
    m = positions(3)[-1]
    scene = scene_of(m)
    text = [line.plain for line in BOARD.result(scene, m.scores, m.winners)]
    assert len(text) == 3
    assert "★" in text[0]
    assert "place 1" in shown_all(m)


def shown_all(m: flambeur.Match) -> str:
    return "\n".join(line.plain for line in BOARD.picture(scene_of(m)))
