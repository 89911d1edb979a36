"""Laws of the two languages, over every sentence that Python tells: words of games and of the terminal, options, presets, settings, and
what is raised. web/src/language.test.ts has them for what the page says by itself."""
import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import flambeur.cli
from flambeur.cli.words import Word
from flambeur.cli.words.help import ARGPARSE
from flambeur.cli.words.settings import FRENCH
from flambeur.games import Registry
from flambeur.kit.words import FIELD

HOUSE = Path(flambeur.cli.__path__[0]).parent
Told = tuple[str, str]                    # where, and the sentence

# laws: what must not be found
WRONG: dict[str, dict[str, re.Pattern[str]]] = {
    "fr": {
        "a sign without the space before it": re.compile(r"[^\s\xa0(+×'\"|«–-][;!?»]|[^\s\xa0:]:(?!//|\w|:)|«[^\s\xa0]"),
        "an apostrophe that is straight": re.compile(r"\b(?:[cdjlmnst]|qu)'[aeiouyhàâéèêîôû]", re.IGNORECASE),
        "money before the number": re.compile(r"\$\d|\d,\d{3}\b"),
        "English": re.compile(r"\b(?:the|of|and|your?|with|this|that|is|are|from|has|have)\b", re.IGNORECASE),
        "dice that are fixed, and so loaded": re.compile(r"(?:dés|lancers?|tirages?|hasard)\b[^.]*\bfixé"),
    },
    "en": {
        "an apostrophe that is straight": re.compile(r"\w'\w|s' "),
        "a space before a sign": re.compile(r"\w [;:!?](?:\s|$)|[«»]"),
        "French": re.compile(r"\b(?:les?|des|une|vous|votre|est|pour|avec|dans|sur)\b", re.IGNORECASE),
        "dice that are fixed, and so loaded": re.compile(r"(?:dice|throws?|rolls?|chance)\b[^.]*\bfixed"),
    },
}
DOUBLED = re.compile(r"\S {2,}\S")
IN_COLUMNS = re.compile(r"\w+ {2,}\S|\S  (?:flambeur|\()")      # of reports and of the help, which are tables


def of_games(language: str) -> Iterator[Told]:
    """Fields are left out: names and numbers are not ours, and the choices of {n?one|several} are told by themselves."""
    for name, game in Registry().items():
        yield name, game.title[language]
        for key, pattern in game.words.items():
            yield from said(f"{name} {key}", pattern[language])
        for preset in game.presets:
            told = preset.told(game.Options)
            yield from ((f"{name} {preset.id}", text) for text in (told["title"][language], told["help"][language]))
        for option, schema in game.Options.model_json_schema()["properties"].items():
            texts = (*(schema[part] for part in ("help", "label") if part in schema), *schema.get("values", {}).values())
            yield from ((f"{name} {option}", text[language]) for text in texts)


def words_of_the_terminal() -> Iterator[tuple[str, Word]]:
    for module in pkgutil.walk_packages(flambeur.cli.__path__, "flambeur.cli."):
        if "words" not in module.name: continue
        for name, value in vars(importlib.import_module(module.name)).items():
            for word in value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else [value]:
                if isinstance(word, Word): yield f"{module.name} {name}", word


def of_the_terminal(language: str) -> Iterator[Told]:
    for where, word in words_of_the_terminal():
        yield from said(where, word.both[language])
    if language == "fr":
        yield from FRENCH.items()
        yield from ((key, sentence) for key, sentence in ARGPARSE["fr"].items())


def said(where: str, pattern: str) -> Iterator[Told]:
    yield where, FIELD.sub("0", pattern).replace("<", "").replace(">", "")
    for _, _, one, other in FIELD.findall(pattern):
        yield from ((where, text) for text in (one, other) if text)


def of_errors(language: str) -> Iterator[Told]:
    """Whatever is written as two texts, one after the other, of which the second is French: what is raised, refused or found wrong."""
    for file in (file for file in sorted(HOUSE.rglob("*.py")) if "words" not in str(file.relative_to(HOUSE))):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            pairs: list[Any] = node.args if isinstance(node, ast.Call) else node.elts if isinstance(node, ast.Tuple) else []
            texts = [text_of(part) for part in pairs[:2]]
            if len(texts) == 2 and all(text and " " in text for text in texts) and is_french(texts[1]):
                yield f"{file.relative_to(HOUSE)}:{getattr(node, 'lineno', 0)}", re.sub(r"\{\w+\}", "0", texts[language == "fr"])


def text_of(node: ast.AST) -> str:
    """Of a literal, with what is filled in left out; "" for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str): return node.value
    if isinstance(node, ast.JoinedStr): return "".join(text_of(part) or "0" for part in node.values)
    return ""


def is_french(text: str) -> bool:
    return re.search(r"[àâéèêîôûç’]|\b(?:une?|les?|la|du|des|pas|il|est|que|pour)\b", text) is not None


TOLD = {language: [*of_games(language), *of_the_terminal(language), *of_errors(language)] for language in WRONG}


@pytest.mark.parametrize(("language", "law"), [(language, law) for language, laws in WRONG.items() for law in laws])
def test_no_sentence_has(language: str, law: str) -> None:
    pattern = WRONG[language][law]
    assert [f"{where}: {text}" for where, text in TOLD[language] if pattern.search(text)] == []


@pytest.mark.parametrize("language", WRONG)
def test_no_sentence_is_empty_or_has_a_space_too_many(language: str) -> None:
    assert [where for where, text in TOLD[language] if not text.strip()] == []
    assert [f"{where}: {text}" for where, text in TOLD[language] if DOUBLED.search(text) and not IN_COLUMNS.search(text)] == []


def test_french_elides_before_a_name() -> None:
    """ "d’Anna", by {seat:of_seat} or {name:of}: "de {name}" would say "de Anna"."""
    patterns = [*((f"{name} {key}", pattern["fr"]) for name, game in Registry().items() for key, pattern in game.words.items()),
                *((where, word.both["fr"]) for where, word in words_of_the_terminal())]
    assert [f"{where}: {text}" for where, text in patterns if re.search(r"\b(?:de|que) \{(?:\w+:seats?|names?|who|others)\}", text)] == []


SEEN_WITH_DICE = {"DICE", "THROW", "THROW_TABLE", "TYPED_LINE", "MEASURED_LINE"}      # where dice are rolled, typed in or thrown


def test_the_terminal_speaks_of_dice_only_where_there_are_dice() -> None:
    """What it says of every game says "chance"; a game's own board has the game's own words."""
    dice = re.compile(r"\b(?:dice|die|rolls?|rolled|throws?|dés?|lancers?|lance)\b", re.IGNORECASE)
    found = {where.split()[-1] for where, word in words_of_the_terminal() if ".boards." not in where
             if any(dice.search(text) for text in word.both.values())}
    assert found == SEEN_WITH_DICE


def test_there_is_much_to_read() -> None:
    assert all(len(told) > 700 for told in TOLD.values())
    assert sum(1 for _ in of_errors("fr")) > 150
