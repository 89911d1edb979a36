"""The casinos' names in sentences. English takes a name as it is; French asks for an article, and joins it with à and de: "le Mirage",
"au Mirage", "du Mirage", and "l’Oasis", "à l’Oasis", "de l’Oasis". So its patterns say {casino:the_casino}, {casino:at_casino},
{casino:of_casino}; {casino:casino} is the name on the sign."""
from collections.abc import Mapping, Sequence
from functools import cache

VOWELS = "AEIOUYÉÈH"


@cache
def casino_lists(names: tuple[str, ...], language: str) -> Mapping[str, Sequence[str]]:
    """The names as lists that sentences look up."""
    if language != "fr":
        return {"casino": names}
    bare = [name.removeprefix("The ") for name in names]
    forms = {"the_casino": ("le ", "l’"), "at_casino": ("au ", "à l’"), "of_casino": ("du ", "de l’")}
    return {"casino": names, **{form: [(elided if name[0] in VOWELS else whole) + name for name in bare]
                                for form, (whole, elided) in forms.items()}}
