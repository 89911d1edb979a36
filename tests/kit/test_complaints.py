"""What does not fit a model, said in two languages."""
import math
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError, model_validator

from flambeur.kit.complaints import WHAT, complaint, first_of
from flambeur.kit.options import refuse


class Sample(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    n: int = Field(default=1, ge=0, lt=10)
    x: float = Field(default=1.0, gt=0, le=1, allow_inf_nan=False)
    loud: bool = False
    name: str = Field(default="", max_length=3)
    key: Annotated[str, StringConstraints(pattern="^[ab]$")] = "a"
    edition: Literal["old", "new"] = "old"
    dice: list[int] = Field(default=[], min_length=1, max_length=2)
    none: None = None
    inner: "Sample | None" = None

    @model_validator(mode="after")
    def not_both(self) -> "Sample":
        if self.loud and self.name: raise refuse("whoever is loud has no name", "qui crie n’a pas de nom, ni d’or")
        return self


class Hello(BaseModel):
    kind: Literal["hello"]


class Bye(BaseModel):
    kind: Literal["bye"]
    tries: int = Field(default=1, lt=10**30)


said = TypeAdapter[Any](Annotated[Hello | Bye, Field(discriminator="kind")])


@pytest.mark.parametrize(("data", "where", "en", "fr"), [
    ({"m": 1}, "m", "there is no such field", "ce champ n’existe pas"),
    ({"n": "1"}, "n", "a whole number is expected", "un nombre entier est attendu"),
    ({"n": -1}, "n", "it is at least 0", "le minimum est 0"),
    ({"n": 10}, "n", "it is less than 10", "il faut moins que 10"),
    ({"x": "1"}, "x", "a number is expected", "un nombre est attendu"),
    ({"x": 0.0}, "x", "it is more than 0.0", "il faut plus que 0.0"),
    ({"x": 2.0}, "x", "it is at most 1.0", "le maximum est 1.0"),
    ({"loud": 1}, "loud", "true or false is expected", "true ou false est attendu"),
    ({"name": 5}, "name", "text is expected", "un texte est attendu"),
    ({"name": "\ud800"}, "name", "text is expected", "un texte est attendu"),
    ({"name": "Anna"}, "name", "it has at most 3 characters", "il a au plus 3 caractères"),
    ({"key": "c"}, "key", "it does not look like ^[ab]$", "cela ne ressemble pas à ^[ab]$"),
    ({"edition": "newest"}, "edition", "it is one of 'old' or 'new'", "les valeurs possibles sont 'old' ou 'new'"),
    ({"dice": 5}, "dice", "a list is expected", "une liste est attendue"),
    ({"dice": []}, "dice", "there are at least 1 of them", "il y en a au moins 1"),
    ({"dice": [1, 2, 3]}, "dice", "there are at most 2 of them", "il y en a au plus 2"),
    ({"none": 5}, "none", "null is expected", "null est attendu"),
    ({"inner": {"dice": [1, "2"]}}, "inner dice 1", "a whole number is expected", "un nombre entier est attendu"),
    ({"inner": 5}, "inner", "an object is expected", "un objet est attendu"),
    (5, "", "an object is expected", "un objet est attendu"),
    ({"x": math.nan}, "x", "a finite number is expected", "un nombre fini est attendu"),
    ({"loud": True, "name": "a"}, "", "whoever is loud has no name", "qui crie n’a pas de nom, ni d’or"),
])
def test_the_first_thing_that_does_not_fit_has_a_place_and_a_clause(data: object, where: str, en: str, fr: str) -> None:
    with pytest.raises(ValidationError) as caught:
        Sample.model_validate(data)
    assert first_of(caught.value) == (where, en, fr)


@pytest.mark.parametrize(("text", "where", "en", "fr"), [
    ("{", "", "this is not JSON", "ce n’est pas du JSON"),
    ("{}", "", "'kind' is missing", "il manque 'kind'"),
    ('{"kind": "hi"}', "", "'kind' is one of 'hello', 'bye'", "'kind' est l’un de 'hello', 'bye'"),
    ('{"kind": "bye", "tries": "x"}', "tries", "a whole number is expected", "un nombre entier est attendu"),
    ('{"kind": "bye", "tries": 1.5}', "tries", "a whole number is expected", "un nombre entier est attendu"),
])
def test_text_of_one_of_several_kinds(text: str, where: str, en: str, fr: str) -> None:
    with pytest.raises(ValidationError) as caught:
        said.validate_json(text)
    assert first_of(caught.value, skip=1) == (where, en, fr)


def test_a_sentence_is_about_a_part_or_about_the_whole() -> None:
    for data, sentences in (({"n": -1}, ("the sample's n: it is at least 0", "dans l’exemple, n : le minimum est 0")),
                            (5, ("the sample: an object is expected", "dans l’exemple : un objet est attendu"))):
        with pytest.raises(ValidationError) as caught:
            Sample.model_validate(data)
        assert complaint(caught.value, "the sample", "dans l’exemple") == sentences


def test_words_that_pydantic_adds_to_the_place_can_be_left_out() -> None:
    with pytest.raises(ValidationError) as caught:
        Sample.model_validate({"inner": {"n": "1"}})
    assert first_of(caught.value, without=("inner",))[0] == "n"


def test_every_clause_differs_in_the_two_languages() -> None:
    assert all(en != fr for en, fr in WHAT.values())
