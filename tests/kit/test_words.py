"""Sentences from patterns."""
import re
from typing import Any

import pytest

from flambeur.french import bound
from flambeur.kit.show import schema_of
from flambeur.kit.words import FIELD, LANGUAGES, PARTS, Speaker, Words, capital, choose, money, with_parts
from tests.helpers.shown import names
from tests.laws.tables import GAMES

WORDS_OF_MODULES = {"rule": set[str](), "question": {"casino", "taking", "drawn_note"}, "opening": {"n"},      # brief, asked, rolled first
                    "line": {"cards", "fulfilled", "dice", "card", "owner", "casino"}}      # and what is said beside a board
CASINOS = ("Sahara", "Luxor")
LISTS = {"en": {"casino": CASINOS, "white": ("the white dice",), "colours": ("Black", "Blue", "Red")},
         "fr": {"casino": CASINOS, "white": ("les dés blancs",), "colours": ("Noir", "Bleu", "Rouge")}}
EN, FR = (Speaker(language, ["Anna", "", "Carla"], LISTS) for language in ("en", "fr"))


@pytest.mark.parametrize(("dollars", "en", "fr"), [
    (0, "$0", "0\u00a0$"),
    (900, "$900", "900\u00a0$"),
    (70_000, "$70,000", "70\u202f000\u00a0$"),
    (1_230_000, "$1,230,000", "1\u202f230\u202f000\u00a0$"),
    (-50_000, "-$50,000", "-50\u202f000\u00a0$"),
])
def test_money_is_written_as_the_browser_writes_it(dollars: int, en: str, fr: str) -> None:
    assert money(dollars, "en") == en
    assert money(dollars, "fr") == fr


@pytest.mark.parametrize(("n", "en", "fr"), [
    (0, "0 dice", "0 dé"), (1, "1 die", "1 dé"), (2, "2 dice", "2 dés"), (21, "21 dice", "21 dés"),
])
def test_plurals_follow_the_language(n: int, en: str, fr: str) -> None:
    pattern = {"en": "{n?# die|# dice}", "fr": "{n?# dé|# dés}"}
    assert EN.say(pattern, {"n": n}) == en
    assert FR.say(pattern, {"n": n}) == fr


@pytest.mark.parametrize(("pattern", "fields", "en", "fr"), [
    ("{x}", {"x": 5}, "5", "5"),
    ("{x:seat}", {"x": 0}, "Anna", "Anna"),
    ("{x:seat}", {"x": 1}, "Player 2", "Joueur 2"),
    ("{x:seat}", {"x": 4}, "Player 5", "Joueur 5"),
    ("{x:seats}", {"x": [0]}, "Anna", "Anna"),
    ("{x:cards}", {"x": [4, 5, 55]}, "4, 5, double 5", "4, 5, double 5"),
    ("{x:seats}", {"x": [0, 2]}, "Anna and Carla", "Anna et Carla"),
    ("{x:seats}", {"x": [0, 1, "white"]}, "Anna, Player 2 and the white dice", "Anna, Joueur 2 et les dés blancs"),
    ("{x:dice}", {"x": [1, 1, 6]}, "1 1 6", "1 1 6"),
    ("{x:notes}", {"x": [80_000, 500]}, "$80,000, $500", "80\u202f000\u00a0$, 500\u00a0$"),
    ("{x:coloured}", {"x": [0, 3, 5]}, "Blue 3, Red 5", "Bleu 3, Rouge 5"),
    ("{x:casino}", {"x": 2}, "Luxor", "Luxor"),
    ("{x:money} of {y}", {"x": 10, "y": "Z"}, "$10 of Z", "10\u00a0$ of Z"),
    ("{x} : {y} ?", {"x": 1, "y": 2}, "1 : 2 ?", "1\u00a0: 2\u00a0?"),
])
def test_fields_are_filled_in_their_style(pattern: str, fields: dict[str, Any], en: str, fr: str) -> None:
    both = {"en": pattern, "fr": pattern}
    assert EN.say(both, fields) == en
    assert FR.say(both, fields) == fr


@pytest.mark.parametrize(("name", "french"), [
    ("Anna", "d’Anna"), ("émile", "d’émile"), ("Yves", "d’Yves"), ("Benno", "de Benno"), ("Hugo", "de Hugo"), ("李小龍", "de 李小龍"),
])
def test_french_joins_a_name_with_de(name: str, french: str) -> None:
    speaker = Speaker("fr", [name], LISTS)
    assert speaker.say({"fr": "{x:of_seat}"}, {"x": 0}) == speaker.say({"fr": "{x:of}"}, {"x": name}) == french


@pytest.mark.parametrize(("typed", "told"), [
    ("Quoi : « oui » ; non ? si !", "Quoi\xa0: «\xa0oui\xa0»\xa0; non\xa0? si\xa0!"),
    ("1 250 000 $, 900 $, 95 %", "1\u202f250\u202f000\xa0$, 900\xa0$, 95\xa0%"),
    ("'4 44 444' de 80000 à 90000", "'4 44 444' de 80000 à 90000"),
])
def test_french_is_bound_where_a_line_must_not_break(typed: str, told: str) -> None:
    assert bound(typed) == bound(told) == told


@pytest.mark.parametrize(("fields", "variant"), [
    ({"card": 3}, ""), ({}, ".!card"), ({"card": 0}, ".!card"),
    ({"card": 3, "why": "luck"}, ".why=luck"), ({"card": 3, "why": "skill"}, ""),
    ({"card": 3, "white": [1]}, ".white"), ({"card": 3, "white": []}, ""), ({"white": [1]}, ".!card"),
])
def test_the_first_variant_that_fits_is_taken(fields: dict[str, Any], variant: str) -> None:
    keys = ("event.drawn", "event.drawn.!card", "event.drawn.why=luck", "event.drawn.white", "event.drawn_out")
    words: Words = {key: {"en": key} for key in keys}
    assert choose(words, "event.drawn", fields) == {"en": "event.drawn" + variant}


def test_a_sentence_begins_with_a_capital() -> None:
    assert capital("place the dice") == "Place the dice"
    assert capital("élan") == "Élan"
    assert capital("") == ""


def test_a_list_tells_only_what_is_there() -> None:
    pattern = {"en": "Anna places <{own?# die|# dice}><{white?# white die|# white dice}><{big?the big die|}> on {x}.", "fr": ""}
    said = lambda **fields: Speaker("en", (), {"en": {}}).say(pattern, {"x": "<{own}>", **fields})       # noqa: E731
    assert said(own=2, white=1, big=1) == "Anna places 2 dice, 1 white die and the big die on <{own}>."
    assert said(own=0, white=3) == "Anna places 3 white dice on <{own}>."
    assert said(own=1) == "Anna places 1 die on <{own}>."


def test_parts_are_added_to_the_list_of_a_sentence_and_to_no_other() -> None:
    words: Words = {"a": {"en": "x <{own}> y", "fr": "x <{own}> z"}, "b": {"en": "none", "fr": "rien"}}
    longer = with_parts(words, {"a": {"en": "<{white}>", "fr": "<{white}>"}})
    assert longer == {**words, "a": {"en": "x <{own}><{white}> y", "fr": "x <{own}><{white}> z"}}
    assert with_parts(words, {}) == words
    yours: Words = {"event.a": words["a"], "you.a": words["a"], "event.b": words["a"]}
    parts: Words = {key: {"en": "<{white}>", "fr": "<{white}>"} for key in ("event.a", "event.b")}
    assert with_parts(yours, parts) == dict.fromkeys(yours, longer["a"])
    with pytest.raises(ValueError, match="no list of parts"):
        with_parts(words, {"b": {"en": "<{white}>", "fr": "<{white}>"}})


# the words of every game

PATTERNS = [(name, key) for name, game in GAMES.items() for key in game.words]


def base(style: str) -> str:
    """French has forms of a name where English has one: "at_casino" is a form of "casino"."""
    return style.rpartition("_")[2]


@pytest.mark.parametrize(("name", "key"), PATTERNS)
def test_every_pattern_exists_in_both_languages_with_the_same_fields(name: str, key: str) -> None:
    pattern = GAMES[name].words[key]
    assert set(pattern) == set(LANGUAGES)
    fields = [sorted({(field, base(style)) for field, style, _, _ in FIELD.findall(pattern[language])}) for language in LANGUAGES]
    assert fields[0] == fields[1]
    for language in LANGUAGES:
        assert not re.search(r"[{}|#]", FIELD.sub("", pattern[language])), "a brace that is no field"


@pytest.mark.parametrize(("name", "key"), PATTERNS)
def test_every_pattern_belongs_to_an_action_or_event_and_names_its_fields(name: str, key: str) -> None:
    game = GAMES[name]
    what, kind = key.split(".")[:2]
    if what == "thing":                   # what lies on a table, counted
        known = {kind: {"n"}}
    elif what in WORDS_OF_MODULES:
        known = {kind: WORDS_OF_MODULES[what]} if kind in game.Options.model_fields else {}
    elif what == "card":                  # what a card says, by the list that names it
        known = {name: set() for name in game.lists(game.Options(), "en")}
    elif what == "view":                  # labels of what is shown, and of its texts
        known = {name: set() for name in names(game)}
    elif what == "turn":                  # what there is to do in a phase, from what a seat sees
        known = {phase: set(game.View.model_fields) for phase in schema_of(game.View)["properties"]["phase"]["enum"]}
    elif what in ("story", "yours"):      # told when a game is over, to anybody and to the one whom it is about
        known = {kind: set(fields) for kind, fields in game.tellings.items()}
    elif what in ("event", "you"):
        known = {k.name: {"seat", *k.fields, *k.extras} for k in game.kinds}
    else:                                 # actions, their short forms, and what stands over several of one kind
        known = {}
        for described in map(game.describe, range(game.n_actions)): known.setdefault(described[0], set()).update(described[1])
        if what == "brief":               # what a choice would bring, in few words
            known = {kind: set(game.Outlook.model_fields) for kind in known}
    assert kind in known
    assert {field for field, *_ in FIELD.findall(game.words[key]["en"])} <= known[kind] | ({"n"} if what == "choice" else set())


def first_part(run: re.Match[str]) -> str:
    """Of a list of parts, that of the event itself; the others are modules', whose fields may be absent."""
    return run[0].partition("><")[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_action_and_event_has_a_sentence_also_for_those_who_may_not_see_all(name: str) -> None:
    game = GAMES[name]
    for action in range(game.n_actions):
        kind, fields, _ = game.describe(action)
        assert choose(game.words, f"action.{kind}", fields)
    for k in game.kinds:
        seen = {field: 1 for field in k.fields if field not in k.secret}
        pattern = {"en": PARTS.sub(first_part, choose(game.words, f"event.{k.name}", seen)["en"])}
        assert {field for field, *_ in FIELD.findall(pattern["en"])} <= {"seat", *seen, *k.extras}      # of modules: in a list of their own
