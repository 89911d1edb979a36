"""What pydantic finds wrong with data, as a place and a clause in English and French."""
from collections.abc import Sequence
from typing import Any, Protocol

WHAT: dict[str, tuple[str, str]] = {
    "missing": ("this field is missing", "ce champ manque"),
    "extra_forbidden": ("there is no such field", "ce champ n’existe pas"),
    "int_type": ("a whole number is expected", "un nombre entier est attendu"),
    "int_from_float": ("a whole number is expected", "un nombre entier est attendu"),
    "int_parsing": ("a whole number is expected", "un nombre entier est attendu"),
    "int_parsing_size": ("this number is too large", "ce nombre est trop grand"),
    "float_type": ("a number is expected", "un nombre est attendu"),
    "float_parsing": ("a number is expected", "un nombre est attendu"),
    "finite_number": ("a finite number is expected", "un nombre fini est attendu"),
    "bool_type": ("true or false is expected", "true ou false est attendu"),
    "bool_parsing": ("true or false is expected", "true ou false est attendu"),
    "string_type": ("text is expected", "un texte est attendu"),
    "string_unicode": ("text is expected", "un texte est attendu"),
    "list_type": ("a list is expected", "une liste est attendue"),
    "dict_type": ("an object is expected", "un objet est attendu"),
    "model_type": ("an object is expected", "un objet est attendu"),
    "model_attributes_type": ("an object is expected", "un objet est attendu"),
    "none_required": ("null is expected", "null est attendu"),
    "literal_error": ("it is one of {expected}", "les valeurs possibles sont {expected}"),
    "greater_than_equal": ("it is at least {ge}", "le minimum est {ge}"),
    "greater_than": ("it is more than {gt}", "il faut plus que {gt}"),
    "less_than_equal": ("it is at most {le}", "le maximum est {le}"),
    "less_than": ("it is less than {lt}", "il faut moins que {lt}"),
    "too_short": ("there are at least {min_length} of them", "il y en a au moins {min_length}"),
    "too_long": ("there are at most {max_length} of them", "il y en a au plus {max_length}"),
    "string_too_short": ("it has at least {min_length} characters", "il a au moins {min_length} caractères"),
    "string_too_long": ("it has at most {max_length} characters", "il a au plus {max_length} caractères"),
    "string_pattern_mismatch": ("it does not look like {pattern}", "cela ne ressemble pas à {pattern}"),
    "invalid_key": ("the names of fields are texts", "les noms des champs sont des textes"),
    "json_invalid": ("this is not JSON", "ce n’est pas du JSON"),
    "union_tag_not_found": ("{discriminator} is missing", "il manque {discriminator}"),
    "union_tag_invalid": ("{discriminator} is one of {expected_tags}", "{discriminator} est l’un de {expected_tags}"),
    "refused": ("{en}", "{fr}"),          # kit/options.py: a sentence of our own
}


class Complaining(Protocol):
    """What pydantic raises, and FastAPI."""
    def errors(self) -> Sequence[Any]: ...


def complaint(e: Complaining, en: str, fr: str, skip: int = 0) -> tuple[str, str]:
    """The sentence about the first thing that does not fit: about a part of the whole that `en` and `fr` name, or about the whole."""
    where, what_en, what_fr = first_of(e, skip=skip)
    return f"{en}'s {where}: {what_en}" if where else f"{en}: {what_en}", f"{fr}, {where} : {what_fr}" if where else f"{fr} : {what_fr}"


def first_of(e: Complaining, without: tuple[str, ...] = (), skip: int = 0) -> tuple[str, str, str]:
    """Of the first thing that does not fit: where, and what in English and French. `without` are words that pydantic adds to the place, and
    `skip` how many there are at its beginning."""
    error: Any = e.errors()[0]
    where = " ".join(str(part) for part in error["loc"][skip:] if part not in without) if error["type"] != "json_invalid" else ""
    if error["type"] not in WHAT:
        return where, error["msg"].lower(), f"valeur refusée ({error['type']})"
    (en, fr), context = WHAT[error["type"]], error.get("ctx", {})
    french = {**context, "expected": str(context.get("expected")).replace(" or ", " ou ")}
    return where, en.format_map(context), fr.format_map(french)
