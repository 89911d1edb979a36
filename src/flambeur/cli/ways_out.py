"""Options that do not go together: the sentence, and with which flags the same command would do."""
import argparse
from typing import Any

from flambeur.cli.parser import flag_of
from flambeur.cli.words import errors as say
from flambeur.errors import OptionError


def with_ways_out(error: OptionError, chosen: argparse.Namespace, language: str) -> str:
    ways = [way for way in error.ways_out if way.get("players", seated(chosen)) >= seated(chosen)]
    if not ways or not vars(chosen).get("plays"):
        return error.text(language)
    flags = [" ".join(flag_of(name, value) for name, value in way.items()) for way in ways]
    return say.WAYS_OUT(language, reason=error.text(language), ways=say.OR(language).join(flags))


def seated(chosen: argparse.Namespace) -> int:
    """As many must have a seat, by --seat or by --humans."""
    asked: dict[str, Any] = vars(chosen)
    return max(len(asked.get("seat") or ()), asked.get("humans") or 0)
