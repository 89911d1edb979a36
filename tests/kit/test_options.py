"""Options: what is wrong with them is said in a sentence."""
import itertools
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from pydantic import model_validator

from flambeur import OptionError
from flambeur.kit.options import Options, chosen, locked, option, parse, refuse
from tests.laws.tables import GAMES
from tools.option_sets import allowed, values_of


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
     "sample n’a pas d’option 'quiet'\xa0; il a players, edition, loud"),
    ({"players": 4, "loud": True}, "four are loud enough", "quatre font assez de bruit"),
])
def test_a_wrong_option_is_explained_in_both_languages(given: dict[str, Any], en: str, fr: str) -> None:
    with pytest.raises(OptionError) as caught:
        parse(Sample, "sample", given)
    assert str(caught.value) == caught.value.text("en") == en
    assert caught.value.text("fr") == fr


def test_what_is_not_given_is_the_default() -> None:
    assert parse(Sample, "sample", {"players": 2}) == Sample(players=2, edition="old", loud=False)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_every_game_has_help_in_both_languages(name: str) -> None:
    properties = GAMES[name].Options.model_json_schema()["properties"]
    assert properties.keys() == values_of(GAMES[name].Options).keys()
    for schema in properties.values():
        assert all(schema["help"][language].endswith(".") for language in ("en", "fr"))
        assert "default" in schema


@pytest.mark.parametrize(("given", "written"), [
    ({}, {"players": 3}), ({"players": 3}, {"players": 3}), ({"players": 2, "edition": "old"}, {"players": 2}),
    ({"edition": "new", "players": 2}, {"players": 2, "edition": "new"}), ({"loud": True}, {"players": 3, "loud": True}),
])
def test_what_differs_from_its_default_is_written_and_always_how_many_play(given: dict[str, Any], written: dict[str, Any]) -> None:
    options = parse(Sample, "sample", given)
    assert chosen(options) == written
    assert parse(Sample, "sample", written) == options


def test_an_option_that_comes_later_changes_nothing_that_is_written() -> None:
    class Later(Sample):
        kickers: bool = option(False, "With kickers.", "Avec kickers.")
    assert chosen(parse(Later, "sample", {"loud": True})) == chosen(parse(Sample, "sample", {"loud": True}))
    assert "kickers" in chosen(parse(Later, "sample", {"kickers": True}))


class Chain(Options):
    """Each needs the one before it; a fourth player forbids all of them."""
    players: int = option(3, "How many play.", "Le nombre de joueurs.", ge=2, le=4)
    horn: bool = option(False, "With a horn.", "Avec un cor.")
    drum: bool = option(False, "With a drum.", "Avec un tambour.")
    bell: bool = option(False, "With a bell.", "Avec une cloche.")

    @model_validator(mode="after")
    def in_order(self) -> "Chain":
        if self.bell and not self.drum: raise refuse("a bell needs a drum", "il faut un tambour", {"drum": True}, {"bell": False})
        if self.drum and not self.horn: raise refuse("a drum needs a horn", "il faut un cor", {"horn": True}, {"drum": False})
        if self.horn and self.players == 4: raise refuse("four play softly", "à quatre, on joue doucement", {"horn": False}, {"players": 3})
        return self


SOLO = {"players": 3, "horn": False, "drum": False, "bell": False}


@pytest.mark.parametrize(("given", "mends"), [
    ({"drum": True}, [SOLO | {"horn": True, "drum": True}, SOLO]),
    ({"bell": True}, [SOLO | {"horn": True, "drum": True, "bell": True}, SOLO]),
    ({"players": 4, "drum": True}, [SOLO | {"horn": True, "drum": True}, SOLO | {"players": 4}]),    # what was mended first stays as it is
    ({"players": 9}, []), ({"players": 4, "trumpet": True}, []),                                     # no option, no value: nothing to mend
])
def test_a_refusal_says_what_would_go_together(given: dict[str, Any], mends: list[dict[str, Any]]) -> None:
    with pytest.raises(OptionError) as caught:
        parse(Chain, "chain", given)
    assert caught.value.mends == mends


def test_a_way_out_that_goes_in_a_circle_is_none() -> None:
    class Circle(Options):
        players: int = option(3, "How many play.", "Le nombre de joueurs.", ge=2, le=4)
        odd: bool = option(False, "Odd.", "Impair.")

        @model_validator(mode="after")
        def never(self) -> "Circle":
            if self.odd: raise refuse("never odd", "jamais impair", {"players": 2})
            return self
    with pytest.raises(OptionError) as caught:
        parse(Circle, "circle", {"odd": True})
    assert caught.value.mends == []


def test_a_switch_that_cannot_be_turned_on_says_why_and_what_would_let_it() -> None:
    found = locked(Chain, "chain", {})
    assert {name: str(reason) for name, reason in found.items()} == {"drum": "a drum needs a horn", "bell": "a bell needs a drum"}
    assert found["drum"].text("fr") == "il faut un cor"
    assert found["bell"].mends == [{"players": 3, "horn": True, "drum": True, "bell": True}]         # not the one in which it stays off
    assert locked(Chain, "chain", {"horn": True, "drum": True}) == {}


def refusals(name: str) -> Iterator[OptionError]:
    """Of a game: what is said to any two values of options that do not go together."""
    values = values_of(GAMES[name].Options)
    for one, other in itertools.combinations(values, 2):
        for a, b in itertools.product(values[one], values[other]):
            try:
                parse(GAMES[name].Options, name, {one: a, other: b})
            except OptionError as reason:
                yield reason


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_of_every_game_has_a_way_out(name: str) -> None:
    for reason in refusals(name):
        assert reason.mends, str(reason)
        for mend in reason.mends: assert parse(GAMES[name].Options, name, mend).model_dump() == mend


@pytest.mark.parametrize("name", GAMES)
def test_presets_are_sets_of_modules_that_go_together(name: str) -> None:
    game = GAMES[name]
    properties, presets = game.Options.model_json_schema()["properties"], game.presets
    for preset in presets:
        assert all(properties[option].get("module") for option in preset.options)
        tables = [options for n in values_of(game.Options)["players"] if (options := allowed(game, {**preset.options, "players": n}))]
        assert tables
        assert all(options.model_dump(include=set(preset.options)) == preset.options for options in tables)
        assert all(len(sentence) > 1 and sentence.endswith(".") for sentence in preset.help)
    assert len({preset.id for preset in presets}) == len({str(preset.options) for preset in presets}) == len(presets)
    assert not presets or not presets[0].options                    # the game as it is comes first


def test_a_preset_says_what_so_many_players_may_not_have() -> None:
    """Less what the number of players refuses; where nothing would be left, the refusal is for the form to tell."""
    las_vegas = GAMES["las-vegas"]
    less = {preset.id: preset.told(las_vegas.Options)["less"] for preset in las_vegas.presets}
    assert less["neutral_dice"] == {}
    assert less["boulevard_light"] == {"8": ["big_dice"]}
    assert less["high_rollers"] == {str(players): ["slot_machine"] for players in (2, 3, 4)}
    assert less["everything"]["7"] == ["neutral_dice"]
    for preset in las_vegas.presets:
        for players in range(2, 9):
            left = {name: value for name, value in preset.options.items() if name not in less[preset.id].get(str(players), [])}
            assert allowed(las_vegas, {**left, "players": players}) is not None or preset.id == "neutral_dice"


@pytest.mark.parametrize("name", GAMES)
def test_a_module_has_a_switch_of_its_name(name: str) -> None:
    properties = GAMES[name].Options.model_json_schema()["properties"]
    for schema in properties.values():
        if "module" in schema:            # one that follows the number of players is left to it, or chosen
            switch = properties[schema["module"]]
            assert switch["type"] == "boolean" or switch["default"] == "auto"


class Follows(Options):
    """The lamp follows the number of players."""
    players: int = option(2, "How many play.", "Le nombre de joueurs.", ge=2, le=4)
    lamp: Literal["auto", "dim", "bright"] = option("auto", "Which light.", "Quelle lumière.",
                                                    auto={2: "dim", 3: "dim", 4: "bright"})
    loud: bool = option(False, "With noise.", "Avec bruit.")

    @model_validator(mode="after")
    def too_loud(self) -> "Follows":
        if self.loud and self.players == 4: raise refuse("four are loud enough", "à quatre, c’est assez", {"loud": False}, {"players": 3})
        return self


@pytest.mark.parametrize(("given", "lamp", "written"), [
    ({}, "dim", {"players": 2}), ({"players": 3, "lamp": "auto"}, "dim", {"players": 3}),
    ({"players": 3, "lamp": "dim"}, "dim", {"players": 3}),
    ({"players": 4}, "bright", {"players": 4, "lamp": "bright"}), ({"players": 4, "lamp": "dim"}, "dim", {"players": 4, "lamp": "dim"}),
    ({"players": 2, "lamp": "bright"}, "bright", {"players": 2, "lamp": "bright"}),
])
def test_what_follows_the_players_is_decided_first_and_written_where_it_says_something(given: Any, lamp: str, written: Any) -> None:
    options = parse(Follows, "follows", given)
    assert (options.lamp, chosen(options)) == (lamp, written)
    assert parse(Follows, "follows", written) == options


def test_a_way_out_leaves_to_the_players_what_was_left_to_them() -> None:
    with pytest.raises(OptionError) as caught:
        parse(Follows, "follows", {"players": 4, "loud": True})
    assert caught.value.ways_out == [{"loud": False}, {"players": 3}]
    assert [mend["lamp"] for mend in caught.value.mends] == ["bright", "dim"]


def test_an_option_that_follows_the_players_is_tried_as_what_it_can_be() -> None:
    assert values_of(Follows)["lamp"] == ["dim", "bright"]


@pytest.mark.parametrize("players", [[4], None, "4", {}])
def test_who_gives_no_number_of_players_is_told_so(players: Any) -> None:
    with pytest.raises(OptionError, match="players is 2 to 4"):
        parse(Follows, "follows", {"players": players})
