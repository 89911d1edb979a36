"""Whatever is handed to the public API and is of the wrong kind gets a sentence of ours, in English and French, and changes nothing."""
import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import flambeur
from flambeur import ChanceError, FlambeurError, NotYourTurn, PositionError, RecordError, UnknownGame
from tests.helpers.refusals import refused
from tests.table.played import events, record


def match(**how: Any) -> flambeur.Match:
    return flambeur.new("las-vegas", players=2, seed=1, **how)


def manual() -> flambeur.Match:
    return match(dice="manual")


def names_of(m: flambeur.Match) -> list[str]:
    return [seat.name for seat in m.seats]


# the faults that were met, by name

@pytest.mark.parametrize(("names", "en", "fr"), [
    (["x" * 65, "b"], "a name is text of at most 64 characters, not 'xxxxxxxxxxxxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxxxxxxxxxxx'",
     "un nom est un texte de 64 caractères au plus, et non 'xxxxxxxxxxxxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxxxxxxxxxxx'"),
    ([5, "b"], "a name is text of at most 64 characters, not 5", "un nom est un texte de 64 caractères au plus, et non 5"),
    (["a", None], "a name is text of at most 64 characters, not None", "un nom est un texte de 64 caractères au plus, et non None"),
    (["\ud800"], "a name is text of at most 64 characters, not '\\ud800'",
     "un nom est un texte de 64 caractères au plus, et non '\\ud800'"),
    (["a", "b", "c"], "3 names for 2 seats", "3 noms pour 2 places"),
])
def test_a_name_that_is_none_is_refused(names: list[Any], en: str, fr: str) -> None:
    position = match().position()
    with refused(FlambeurError, en, fr):
        match(names=names)
    with refused(FlambeurError, en, fr):
        flambeur.from_position(position, names=names)
    m = match(names=["Anna"])
    with refused(FlambeurError, en, fr, m):
        m.named(*names)
    assert names_of(m) == ["Anna", ""]


@pytest.mark.parametrize("names", ["AB", b"AB", 5, None, {"A", "B"}, {"A": 1}])
def test_names_are_a_list_and_a_text_is_not_taken_for_two_names(names: Any) -> None:
    shown = "{'A', 'B'}" if isinstance(names, set) else repr(names)
    with refused(FlambeurError, f"names is a list with a name for each seat, not {shown}",
                 f"names est une liste avec un nom par place, et non {shown}"):
        match(names=names)


def test_a_name_of_64_characters_is_one() -> None:
    assert names_of(match(names=("x" * 64,))) == ["x" * 64, ""]


@pytest.mark.parametrize(("values", "got"), [
    (5, "[5]"), (None, "[None]"), ("11111111", "['1', '1', '1', '1', '1', '1', '1', '1']"), ([1] * 7, "[1, 1, 1, 1, 1, 1, 1]"),
    ([1.0] * 8, "[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]"), ([True] * 8, "[True, True, True, True, True, True, True, True]"),
    (range(100), "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ...]"),
])
def test_dice_typed_in_of_the_wrong_kind_are_refused(values: Any, got: str) -> None:
    m = manual()
    with refused(ChanceError, f"expected 8 values from 1 to 6, got {got}", f"il faut 8 valeurs de 1 à 6, et non {got}", m):
        m.resolve(values)


@pytest.mark.parametrize("games", ["x", None, 1.5, 0, -1, True, 10**9, [5], math.nan])
def test_a_number_of_games_that_is_none_is_refused(games: Any) -> None:
    with refused(FlambeurError, f"games is a whole number from 1 to 100000000, not {games!r}",
                 f"games est un nombre entier de 1 à 100000000, et non {games!r}"):
        flambeur.simulate("las-vegas", games=games)


@pytest.mark.parametrize("path", ["state", "casino", "options"])
@pytest.mark.parametrize("value", [{1}, object(), b"x", math.nan, 1j])
def test_a_set_inside_a_position_is_refused_and_so_is_whatever_json_cannot_hold(path: str, value: Any) -> None:
    position = match().position()
    if path == "state": position["state"]["pile"] = value
    if path == "casino": position["state"]["casinos"][0]["notes"] = [value]
    if path == "options": position["options"]["players"] = value
    with refused(PositionError, "the position holds something that JSON cannot hold",
                 "la position contient ce que le JSON ne peut pas contenir"):
        flambeur.from_position(position)


def test_a_position_that_contains_itself_is_refused() -> None:
    position = match().position()
    position["state"]["pile"] = position
    with pytest.raises(PositionError, match="JSON cannot hold"):
        flambeur.from_position(position)


@pytest.mark.parametrize(("change", "said"), [
    ({"position": {"phase": {1}}}, "the record holds something that JSON cannot hold"),
    ({"options": {"players": {1}}}, "the record holds something that JSON cannot hold"),
])
def test_a_record_that_json_cannot_hold_is_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(RecordError, match=said):
        flambeur.replay({**record("las-vegas"), **change})


@pytest.mark.parametrize(("draw", "where", "en", "fr"), [
    ([6, -1], "entries 1 draws 0 1", "it is at least 0", "le minimum est 0"),
    ([6, "1"], "entries 1 draws 0 1", "a whole number is expected", "un nombre entier est attendu"),
    ([6, 2**31], "entries 1 draws 0 1", "it is less than 2147483648", "il faut moins que 2147483648"),
    ([6], "entries 1 draws 0", "there are at least 2 of them", "il y en a au moins 2"),
    (6, "entries 1 draws 0", "a list is expected", "une liste est attendue"),
])
def test_a_draw_that_is_none_is_reported_where_it_stands(draw: Any, where: str, en: str, fr: str) -> None:
    """And not as a missing field of a move."""
    damaged = record("las-vegas")
    damaged["entries"][1]["draws"][0] = draw
    with refused(RecordError, f"the record is damaged at {where}: {en}", f"la partie enregistrée est abîmée, {where}\xa0: {fr}"):
        flambeur.replay(damaged)


def test_a_wrong_draw_in_a_shuffle_is_named_alone() -> None:
    """And not printed with the whole shuffle."""
    damaged = record("las-vegas")
    damaged["entries"][0]["draws"][7] = [47, 47]
    with refused(RecordError,
                 "entry 0 of the record does not fit: draw 7 of chance event 0 is one of 47, from 0 to 46; the record has 47 of 47",
                 "l’entrée 0 ne convient pas\xa0: le nombre 7 du tirage 0 est l’un de 47, de 0 à 46\xa0; la partie a 47 sur 47"):
        flambeur.replay(damaged)
    honest = record("las-vegas")
    value = honest["entries"][0]["draws"][7][1]
    honest["entries"][0]["draws"][7][1] = (value + 1) % 47
    [problem] = [problem for problem in flambeur.verify(honest).problems if "deviates" in problem]
    assert problem.text("en") == f"chance event 0 deviates: draw 7 is {(value + 1) % 47} in the record, the secret gives {value}"
    assert problem.text("fr") == f"le tirage 0 diffère\xa0: le nombre 7 est {(value + 1) % 47} dans la partie, le secret donne {value}"


@pytest.mark.parametrize(("change", "en", "fr"), [
    (lambda event: event.update(chance=2), "chance event 1 is due, the record has chance event 2",
     "le tirage 1 est attendu, la partie a le tirage 2"),
    (lambda event: event["draws"].pop(), "chance event 1 has 8 draws, the record has 7", "le tirage 1 prend 8 nombres, la partie en a 7"),
    (lambda event: event["draws"].__setitem__(3, [8, 1]), "draw 3 of chance event 1 is one of 6, from 0 to 5; the record has 1 of 8",
     "le nombre 3 du tirage 1 est l’un de 6, de 0 à 5\xa0; la partie a 1 sur 8"),
])
def test_a_chance_event_that_does_not_fit_is_named_by_what_does_not(change: Callable[[Any], Any], en: str, fr: str) -> None:
    damaged = record("las-vegas")
    change(events(damaged)[1])
    with refused(RecordError, f"entry 1 of the record does not fit: {en}", f"l’entrée 1 ne convient pas\xa0: {fr}"):
        flambeur.replay(damaged)


@pytest.mark.parametrize("seat", [9, -1, 2, "0", None, 0.0, True, [0]])
def test_the_moves_of_a_seat_that_is_not_there_are_refused_as_its_view_is(seat: Any) -> None:
    m = match()
    en, fr = f"there is no seat {seat!r}; seats are 0 to 1", f"il n’y a pas de place {seat!r}\xa0; les places vont de 0 à 1"
    asks: list[Callable[[], Any]] = [lambda: m.legal(seat), lambda: m.play(seat, "1"), lambda: m.suggest(seat, "easy")]
    if seat is not None: asks += [lambda: m.view(seat), lambda: m.events(seat)]       # None is a spectator
    for ask in asks:
        with refused(NotYourTurn, en, fr, m):
            ask()


def test_a_seat_that_has_nothing_to_decide_has_no_moves() -> None:
    m = match()
    assert m.actors == (0,)
    assert m.legal(1) == []


# their kin

@pytest.mark.parametrize("game", [5, None, ["las-vegas"], {"las-vegas"}, b"las-vegas", "chess"])
def test_a_game_that_is_none_is_refused(game: Any) -> None:
    has = "las-vegas, las-vegas-cards, las-vegas-solo, las-vegas-hidden"
    for ask in (lambda: flambeur.new(game), lambda: flambeur.simulate(game, games=1), lambda: flambeur.games()[game]):
        with refused(UnknownGame, f"there is no game {game!r}; there is {has}", f"il n’y a pas de jeu {game!r}\xa0; il y a {has}"):
            ask()


def test_the_games_are_a_mapping_like_any_other() -> None:
    games = flambeur.games()
    assert games.get("chess") is None
    assert "chess" not in games
    with pytest.raises(KeyError) as refusal:
        games["chess"]
    assert str(refusal.value) == f"there is no game 'chess'; there is {', '.join(games)}"


@pytest.mark.parametrize("seed", ["x", 1.5, True, [1], b"1"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    position, m = match().position(), match()
    for ask in (lambda: match_with_seed(seed), lambda: flambeur.from_position(position, seed=seed), lambda: m.suggest(0, "easy", seed=seed),
                lambda: flambeur.simulate("las-vegas", games=1, seed=seed)):
        with refused(FlambeurError, f"a seed is a whole number, not {seed!r}", f"une graine est un nombre entier, et non {seed!r}", m):
            ask()


def match_with_seed(seed: Any) -> flambeur.Match:
    return flambeur.new("las-vegas", seed=seed)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    assert match_with_seed(np.int64(7)).digest == match_with_seed(7).digest
    one, two = (flambeur.simulate("las-vegas", games=n, seed=n, threads=n, players=2) for n in (np.int32(2), 2))
    assert (one.scores == two.scores).all()
    assert match().suggest(0, "medium", rollouts=np.int64(3)).rollouts == 3


@pytest.mark.parametrize("dice", ["loaded", None, ["auto"], 5])
def test_dice_are_automatic_or_typed_in(dice: Any) -> None:
    with refused(FlambeurError, f"dice is one of auto, manual, not {dice!r}", f"dice vaut auto ou manual, et non {dice!r}"):
        match(dice=dice)


@pytest.mark.parametrize("bot", ["godlike", 5, None, ["easy"], {}])
def test_a_bot_that_is_none_is_refused(bot: Any) -> None:
    m, has = match(), "random, easy, medium, hard, expert"
    with refused(FlambeurError, f"there is no bot {bot!r}; there is {has}", f"il n’y a pas de robot {bot!r}\xa0; il y a {has}", m):
        m.suggest(0, bot)


@pytest.mark.parametrize("bots", [5, None, {"easy"}, {"easy": 1}])
def test_bots_are_a_level_or_a_list_of_levels(bots: Any) -> None:
    with refused(FlambeurError, f"bots is a level, or a list of levels, not {bots!r}",
                 f"bots est un niveau, ou une liste de niveaux, et non {bots!r}"):
        flambeur.simulate("las-vegas", games=1, bots=bots)


@pytest.mark.parametrize("seconds", ["1", 0, -1, 3601, True, [1], math.nan, math.inf])
def test_seconds_are_a_number(seconds: Any) -> None:
    m = match()
    with refused(FlambeurError, f"seconds is more than 0 and at most 3600, not {seconds!r}",
                 f"seconds est entre 0 et 3600, et non {seconds!r}", m):
        m.suggest(0, "medium", seconds=seconds)


@pytest.mark.parametrize("rollouts", ["1", 0, -1, 1.5, True, [1], 10**10])
def test_rollouts_are_a_whole_number(rollouts: Any) -> None:
    m = match()
    with refused(FlambeurError, f"rollouts is a whole number from 1 to 1000000000, not {rollouts!r}",
                 f"rollouts est un nombre entier de 1 à 1000000000, et non {rollouts!r}", m):
        m.suggest(0, "medium", rollouts=rollouts)


@pytest.mark.parametrize("threads", ["1", 0, -1, 1.5, True, [1], 10**10])
def test_threads_are_a_whole_number(threads: Any) -> None:
    with refused(FlambeurError, f"threads is a whole number from 1 to 1024, not {threads!r}",
                 f"threads est un nombre entier de 1 à 1024, et non {threads!r}"):
        flambeur.simulate("las-vegas", games=1, threads=threads)


def test_progress_is_a_function() -> None:
    with refused(FlambeurError, "progress is a function, not 5", "progress est une fonction, et non 5"):
        flambeur.simulate("las-vegas", games=1, progress=5)  # type: ignore[arg-type]


@pytest.mark.parametrize("commitment", [5, b"ab", ["ab"], {}])
def test_a_commitment_is_text(commitment: Any) -> None:
    with refused(FlambeurError, f"a commitment is 64 hexadecimal digits, not {commitment!r}",
                 f"un engagement est fait de 64 chiffres hexadécimaux, et non {commitment!r}"):
        flambeur.verify(record("las-vegas"), commitment)


@pytest.mark.parametrize("action", [None, 1.5, True, [None], b"1", {}, object, 10**30, -1, "x" * 10_000])
def test_a_move_of_the_wrong_kind_is_no_move(action: Any) -> None:
    m = match()
    with pytest.raises(flambeur.IllegalAction, match="is no move of this game; legal now: ") as caught:
        m.play(0, action)
    assert "n’est pas un coup de ce jeu" in caught.value.text("fr")
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("language", ["de", None, 5])
def test_a_language_that_we_do_not_speak(language: Any) -> None:
    m = match()
    for said in (m.legal(0)[0], m.events()[0]):
        with refused(FlambeurError, f"there is no language {language!r}; there is en, fr",
                     f"il n’y a pas de langue {language!r}\xa0; il y a en, fr"):
            said.text(language)
    assert UnknownGame("no", "non").text(language) == "no"


ODD: list[Any] = [None, 5, -1, 2.5, math.nan, True, "x", b"x", [], [[]], {}, {"x": {1}}, set(), object(), len, 10**30, "\ud800"]
CALLS: dict[str, Callable[[Any], Any]] = {
    "game": flambeur.new, "seed": lambda odd: match_with_seed(odd), "names": lambda odd: match(names=odd),
    "name": lambda odd: match(names=[odd]), "named": lambda odd: match().named(odd), "dice": lambda odd: match(dice=odd),
    "players": lambda odd: flambeur.new("las-vegas", players=odd), "option": lambda odd: match(neutral_dice=odd),
    "edition": lambda odd: match(edition=odd), "seat": lambda odd: match().legal(odd), "play": lambda odd: match().play(odd, "1"),
    "action": lambda odd: match().play(0, odd), "view": lambda odd: match().view(odd), "events": lambda odd: match().events(odd),
    "resolve": lambda odd: manual().resolve(odd), "value": lambda odd: manual().resolve([odd] * 8),
    "record": flambeur.replay, "verify": flambeur.verify, "commitment": lambda odd: flambeur.verify(record("las-vegas"), odd),
    "position": flambeur.from_position, "bot": lambda odd: match().suggest(0, odd),
    "rollouts": lambda odd: match().suggest(0, "medium", rollouts=odd), "games": lambda odd: flambeur.simulate("las-vegas", games=odd),
    "bots": lambda odd: flambeur.simulate("las-vegas", games=1, bots=odd),
    "threads": lambda odd: flambeur.simulate("las-vegas", games=1, threads=odd),
}


@pytest.mark.parametrize("call", CALLS)
def test_nothing_odd_raises_anything_but_a_sentence_of_ours(call: str) -> None:
    """What is refused at all is refused so; some of it is none the less fine, as a player called x."""
    for odd in ODD:
        try:
            CALLS[call](odd)
        except FlambeurError as error:
            assert error.text("fr") != error.text("en"), (call, odd)  # noqa: PT017 (what is fine does not raise)
            assert len(str(error)) < 400, (call, odd)  # noqa: PT017


@pytest.mark.parametrize("part", ["format", "game", "rules", "options", "state"])
def test_nothing_odd_in_a_position_raises_anything_but_a_sentence_of_ours(part: str) -> None:
    whole = match().position()
    for odd in ODD:
        for position in ({**whole, part: odd}, {**whole, "state": {**whole["state"], "casinos": odd}}):
            if position == whole: continue
            try:
                flambeur.from_position(position)
            except FlambeurError as error:
                assert error.text("fr") != error.text("en"), (part, odd)  # noqa: PT017
