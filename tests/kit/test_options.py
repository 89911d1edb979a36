"""Options: what is wrong with them is said in a sentence."""
from typing import Any, Literal

import pytest
from pydantic import model_validator

from flambeur import OptionError
from flambeur.kit.options import Options, option, parse, refuse
from tests.laws.tables import GAMES
from tools.option_sets import all_sets, values_of


class Sample(Options):
    players: int = option(3, "How many play.", "Le nombre de joueurs.", ge=2, le=4)
    edition: Literal["old", "new"] = option("old", "Which one.", "Laquelle.")
    loud: bool = option(False, "With noise.", "Avec bruit.")

    @model_validator(mode="after")
    def too_loud(self) -> "Sample":
        if self.loud and self.players == 4:
            raise refuse("four are loud enough", "quatre font assez de bruit")
        return self


@pytest.mark.parametrize(("given", "en", "fr"), [
    ({"players": 1}, "players is 2 to 4, not 1", "players vaut de 2 à 4, et non 1"),
    ({"players": 9}, "players is 2 to 4, not 9", "players vaut de 2 à 4, et non 9"),
    ({"players": "3"}, "players is 2 to 4, not '3'", "players vaut de 2 à 4, et non '3'"),
    ({"players": True}, "players is 2 to 4, not True", "players vaut de 2 à 4, et non True"),
    ({"players": None}, "players is 2 to 4, not None", "players vaut de 2 à 4, et non None"),
    ({"edition": "newest"}, "edition is one of old, new, not 'newest'", "edition vaut l’un de old, new, et non 'newest'"),
    ({"loud": 1}, "loud is true or false, not 1", "loud vaut true ou false, et non 1"),
    ({"quiet": True}, "sample has no option 'quiet'; it has players, edition, loud",
     "sample n’a pas d’option 'quiet' ; il a players, edition, loud"),
    ({"players": 4, "loud": True}, "four are loud enough", "quatre font assez de bruit"),
])
def test_a_wrong_option_is_explained_in_both_languages(given: dict[str, Any], en: str, fr: str) -> None:
    with pytest.raises(OptionError) as caught:
        parse(Sample, "sample", given)
    assert str(caught.value) == caught.value.text("en") == en
    assert caught.value.text("fr") == fr


def test_what_is_not_given_is_the_default() -> None:
    assert parse(Sample, "sample", {"players": 2}) == Sample(players=2, edition="old", loud=False)


def test_every_set_of_options_is_found_once() -> None:
    class Game:
        id, Options = "sample", Sample
    sets = all_sets(Game())  # type: ignore[arg-type]
    assert len(sets) == 3 * 2 * 2 - 2     # all but four loud players
    assert len({options.model_dump_json() for options in sets}) == len(sets)
    assert sets[0] == Sample()


@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_every_game_has_help_in_both_languages(name: str) -> None:
    properties = GAMES[name].Options.model_json_schema()["properties"]
    assert properties.keys() == values_of(GAMES[name].Options).keys()
    for schema in properties.values():
        assert all(schema["help"][language].endswith(".") for language in ("en", "fr"))
        assert "default" in schema
