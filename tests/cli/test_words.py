"""Every sentence of the command line exists in both languages and speaks of the same things."""
import importlib
import pkgutil
import re
from collections.abc import Iterator

import pytest

import flambeur.cli
from flambeur.bots.levels import LEVELS
from flambeur.cli.numbers import number, percent, signed
from flambeur.cli.words import Word
from flambeur.cli.words.help import ARGPARSE
from flambeur.cli.words.levels import LEVELS as NAMED
from flambeur.cli.words.levels import bot_name


def words() -> Iterator[tuple[str, Word]]:
    for module in pkgutil.walk_packages(flambeur.cli.__path__, "flambeur.cli."):
        if "words" in module.name:
            for name, value in vars(importlib.import_module(module.name)).items():
                for k, word in enumerate(value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else [value]):
                    if isinstance(word, Word):
                        yield f"{module.name}.{name}.{k}", word


@pytest.mark.parametrize("word", [pytest.param(word, id=name) for name, word in words()])
def test_both_languages_have_the_same_fields(word: Word) -> None:
    assert word.en
    assert word.fr
    assert set(re.findall(r"\{(\w+)", word.en)) == set(re.findall(r"\{(\w+)", word.fr))


def test_there_are_words() -> None:
    assert len(list(words())) > 100


def test_sentences_of_argparse_keep_their_fields() -> None:
    for ours in ARGPARSE.values():
        for theirs, sentence in ours.items():
            assert re.findall(r"%\(?\w+\)?\w?", sentence) or "%" not in theirs
            assert sorted(re.findall(r"%\(\w+\)|%[rs]", sentence)) == sorted(re.findall(r"%\(\w+\)|%[rs]", theirs))


def test_every_level_has_a_name() -> None:
    assert set(NAMED) == set(LEVELS)
    assert bot_name("easy", "fr") == "robot facile"
    assert bot_name("genius", "en") == "genius bot"


def test_numbers_are_written_as_in_the_language() -> None:
    assert number(1234567.5, "en", 1) == "1,234,567.5"
    assert number(1234567.5, "fr", 1) == "1\u202f234\u202f567,5"
    assert percent(0.2534, "en") == "25.3%"
    assert percent(0.2534, "fr") == "25,3\u202f%"
    assert (signed("1.5"), signed("-1.5")) == ("+1.5", "-1.5")


def test_fields_plurals_and_money_are_filled_in() -> None:
    word = Word("{n?# die|# dice} for {sum:money}", "{n?# dé|# dés} pour {sum:money}")
    assert word("en", n=1, sum=70_000) == "1 die for $70,000"
    assert word("fr", n=2, sum=70_000) == "2 dés pour 70\u202f000\xa0$"
