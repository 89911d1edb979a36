"""BV10, BV13, BV14: the action cards, the order of a turn and of the end of a round with them. AC1 to AC10 have files of their own."""
from collections import Counter
from typing import Any

import pytest

import flambeur
from flambeur import IllegalAction, PositionError
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.options import PRESETS
from flambeur.kit import contract, rng
from flambeur.kit.structs import new as new_struct
from flambeur.kit.structs import put
from tests.helpers.action_cards import cards, do, may, offered, question, reasons
from tests.helpers.las_vegas import choices, fields, finish_round, kinds, new, roll, roller
from tests.helpers.refusals import refused

ALL = list(range(1, 11))


def hands(m: Any) -> list[list[int]]:
    return [player["cards"] for player in m.position()["state"]["players"]]


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 2), (4, 2), (5, 2), (6, 1), (7, 1), (8, 1)])
def test_BV10_two_cards_each_or_one_from_six_on(players: int, each: int) -> None:
    """Ten different ones, dealt anew in each round; what was not played is shuffled in again."""
    m = new(players, action_cards=True)
    seen = []
    for _ in range(4):
        assert [len(hand) for hand in hands(m)] == [each] * players
        assert not Counter(card for hand in hands(m) for card in hand) - Counter(ALL)
        seen.append(str(hands(m)))
        finish_round(m)
    assert len(set(seen)) == 4
    assert hands(m) == [[]] * players


def test_BV10_all_cards_are_shuffled_for_each_round() -> None:
    """At the start of the game, behind the notes, chips and bonus cards: an act draws nothing."""
    m = new(2, action_cards=True, bonus_cards=True, chips=True)
    entry = m.record()["entries"][0]
    assert [n for n, _ in entry["draws"]] == [*range(54, 1, -1), *range(25, 1, -1), *[*range(10, 1, -1)] * 8]
    decks = m.position()["state"]["card_decks"]
    assert [sorted(deck) for deck in decks] == [ALL] * 3
    finish_round(m)
    assert hands(m) == [sorted(decks[0][:2]), sorted(decks[0][2:4])]      # seat 0 first, all of a seat's at once


def test_BV10_a_seat_sees_its_own_cards_and_of_others_how_many() -> None:
    m = cards("Anna holds 3 8 \n Benno holds 1 \n Benno played 4")
    assert m.view(0)["players"][0]["cards"] == [3, 8]
    for seat in (None, 1, 2):
        assert m.view(seat)["players"][0]["cards"] == [None, None]
        assert "playable" not in m.view(seat)["players"][0]
    assert m.view(0)["players"][1]["cards"] == [None]
    assert (m.view()["played"], m.view()["played_by"]) == ([4, 5, 6], [1, 2, 2])


def test_BV10_cards_are_played_in_the_own_turn_only_both_in_one_if_you_like() -> None:
    m = cards("Anna holds 2 10 \n Benno holds 3 1")
    assert reasons(m, "Anna") == {2: "not_now", 10: "not_now"}
    roll(m, "11223344")
    assert reasons(m, "Anna") == {2: "playable", 10: "playable"}
    assert reasons(m, "Benno") == {1: "not_now", 3: "not_now"}
    seen = do(m, "card 2", "card 10")
    assert fields(seen, "card_played") == [{"card": 2}, {"card": 10}]
    assert hands(m)[0] == []
    assert {2, 10} <= set(m.view(1)["played"])


def test_BV10_once_the_dice_are_gone_no_card_can_be_played() -> None:
    """But AC6 and AC8, right after the placement that used them up."""
    m = cards("1: 60 | Anna 6 \n Anna holds 3 6")
    roll(m, "22")
    do(m, "2")
    assert (question(m), reasons(m, "Anna")) == ("play", {3: "no_dice", 6: "playable"})
    m = cards("1: 60 | Anna 6 \n Anna holds 3 8")
    roll(m, "22")
    do(m, "2")
    assert offered(m) == [8]


def test_BV10_unless_a_kicker_brings_a_die_back() -> None:
    """The own die, from the own placement."""
    m = cards("1: 60 | Anna 4 \n Anna holds 3 1 \n kickers left: Anna 1", kickers=True)
    roll(m, "55", kickers="5")
    do(m, "5", "kick 1")
    assert reasons(m, "Anna") == {1: "playable", 3: "playable"}


def test_BV10_a_card_that_is_not_held_or_cannot_be_played_is_refused() -> None:
    m = cards("Anna holds 7 6")
    roll(m, "11123456")
    for move, en, fr in [
        ("card 3", "you do not hold the card “Two casinos”", "vous n’avez pas la carte « Deux casinos »"),
        ("card 7", "“Double trouble”: you rolled no pair", "« Coup double » : vous n’avez pas de paire"),
        ("card 6", "“Take back”: only after you have placed dice", "« Reprise » : seulement après avoir placé"),
        ("reroll 1", "you may not roll this again now", "vous ne pouvez pas relancer cela maintenant"),
        ("turn 1 2", "dice are turned by playing the card “Rotation”", "on tourne des dés en jouant la carte « Rotation »"),
        ("pair 1 2", "a pair is placed so after playing the card “Double trouble”",
         "une paire se place ainsi après avoir joué la carte « Coup double »"),
        ("done", "this is not asked now", "ce n’est pas demandé maintenant"),
    ]:
        with pytest.raises(IllegalAction) as refusal:
            do(m, move)
        assert refusal.value.text("en").startswith(f"{en} (")
        assert refusal.value.text("fr").replace("\xa0", " ").startswith(f"{fr} (")


def test_BV10_who_imagines_deals_what_the_seat_cannot_know() -> None:
    """Each pair of the cards that Anna has not seen as often as the others; the decks to come in any order."""
    m, r, worlds = cards("Anna holds 3 8 \n Benno holds 1 2 \n Carla played 4 5"), rng.new(5), new_struct(GAME.State)
    seen = Counter[tuple[int, ...]]()
    for k in range(900):
        put(worlds, 0, m.state)
        contract.imagine(worlds[0], 0, r)
        own, other = ([card for card in range(10) if worlds[0].action_cards.hands[p] >> card & 1] for p in (0, 1))
        assert own == [2, 7]
        seen[tuple(other)] += 1
        assert sorted(worlds[0].action_cards.decks[1 + k % 3]) == ALL
        assert not worlds[0].action_cards.decks[0].any()
    unseen = [0, 1, 5, 6, 8, 9]
    assert set(seen) == {(a, b) for a in unseen for b in unseen if a < b}
    assert all(abs(n / 900 - 1 / 15) < 0.04 for n in seen.values())


def test_BV10_the_preset_everything_has_them() -> None:
    everything = next(preset for preset in PRESETS if preset.id == "everything")
    assert everything.options["action_cards"] is True
    assert not any("action_cards" in names for names in everything.less(GAME.Options).values())


# BV13: the order of a turn


def test_BV13_cards_are_played_from_the_roll_on() -> None:
    """Nobody is asked before it: nothing about a hand shows in who is waited for."""
    m = cards("Anna holds 1 2 \n Benno holds 3 10")
    assert not m.actors
    assert roller(m) == "Anna"


def test_BV13_cards_of_the_first_kind_come_before_and_after_a_re_roll() -> None:
    m = cards("Anna holds 2 3")
    roll(m, "11223344")
    do(m, "card 2", "reroll 1", "throw")
    roll(m, "6")
    assert offered(m) == [3]
    do(m, "card 3")
    assert may(m) == ["1", "2", "3", "4", "6"]


def test_BV13_at_most_one_of_AC4_AC5_AC7_and_no_card_after_it() -> None:
    """Until the placement is done."""
    m = cards("Anna holds 5 3")
    roll(m, "11223344")
    do(m, "card 5", "turn 1 6")
    assert choices(m) == ["2", "3", "4", "6"]
    assert reasons(m, "Anna") == {3: "card_pending"}
    do(m, "6")
    assert offered(m) == [3]
    m = cards("Anna holds 5 7")
    roll(m, "11223344")
    do(m, "card 7")
    assert offered(m) == []
    do(m, "pair 1 6")
    assert reasons(m, "Anna") == {5: "before_placing"}


def test_BV13_no_card_is_played_in_the_middle_of_placing() -> None:
    """Neither before a kick nor before a chip is taken."""
    m = cards("6: 50 pink | Benno 1 \n Anna holds 3 6", kickers=True, chips=True)
    roll(m, "112346", kickers="66")
    do(m, "6")
    assert m.view()["asking"] == "kickers"
    assert reasons(m, "Anna") == {3: "not_now", 6: "not_now"}
    do(m, "kick 2")
    do(m, "kick 1")
    assert m.view()["asking"] == "chips"
    assert reasons(m, "Anna") == {3: "not_now", 6: "not_now"}
    do(m, "leave")
    assert (question(m), reasons(m, "Anna")) == ("play", {3: "playable", 6: "nothing_lies"})


def test_BV13_who_holds_a_card_is_asked_after_every_placement_whether_or_not_one_can_be_played() -> None:
    """So that the question tells nothing."""
    for held, can in (("4 5", []), ("4 6", [6])):
        m = cards(f"Anna holds {held} \n Benno played 1 2")
        roll(m, "11223344")
        do(m, "1")
        assert (question(m), offered(m), may(m)) == ("play", can, ["done"])
        assert {key: value for key, value in m.view(1).items() if key != "players"} \
            == {key: value for key, value in m.view(2).items() if key != "players"} | {"seat": 1}
        do(m, "done")
        assert roller(m) == "Benno"
    m = cards("Anna played 4 5")
    roll(m, "11223344")
    do(m, "1")
    assert roller(m) == "Benno"


def test_BV13_other_cards_may_come_before_between_and_after_AC6_and_AC8_but_AC6_never_after_AC8() -> None:
    m = cards("Anna holds 6 8")
    roll(m, "11223344")
    do(m, "1")
    assert offered(m) == [6, 8]
    do(m, "card 8")
    assert reasons(m, "Anna") == {6: "pays_early"}
    m = cards("Anna holds 6 8")
    roll(m, "11223344")
    do(m, "1", "card 6", "back 1", "done")
    assert offered(m) == [8]
    m = cards("Anna holds 3 8")
    roll(m, "11223344")
    do(m, "1", "card 8")
    assert offered(m) == [3]


def test_BV13_a_pending_early_payout_comes_first_in_a_turn() -> None:
    m = cards("1: 60 | \n Anna holds 8 4")
    roll(m, "11123456")
    do(m, "1", "card 8", "done")
    for own in ("22333444", "33344455"):
        roll(m, own)
        seen = do(m, own[0])
    assert kinds(seen) == ["placed", "pays_early", "paid"]
    assert roller(m) == "Anna"


# BV14: the order of the end of a round


def test_BV14_early_payout_then_rainbow_cards_then_the_tie_then_payout_then_the_swap_then_bonus_cards() -> None:
    m = cards("1: 60 | Anna 3, Benno 3 \n 2: 50 rainbow | Benno 1 \n 3: rainbow | Anna 1 \n 6: 40 | Anna 3, Benno 4 \n pile 80 70 30 \n"
              "Anna holds 8 \n Anna played 1 \n Benno played 10 4 \n Anna bonus 60 20 \n Benno bonus 70 30", players=2, rainbow=True,
              bonus_cards=True)
    roll(m, "3")
    seen = do(m, "3", "card 8")
    assert kinds(seen) == ["placed", "card_played", "early_at", "pays_early", "rainbow", "paid", "rainbow"]
    assert (seen[4].fields["casino"], seen[6].fields["casino"]) == (3, 2)
    assert question(m) == "tie"
    seen = do(m, "at 1")
    assert kinds(seen)[:1] == ["tie_won"]
    assert "paid" in kinds(seen)
    assert question(m) == "swap"
    assert m.view()["casinos"][0]["dice"] == [3, 3]          # dice lie there still
    seen = do(m, "give 70")
    assert [kind for kind in kinds(seen) if kind in ("swapped", "bonus", "round_end")] == ["swapped", "bonus", "bonus", "round_end"]


def test_BV14_all_that_cards_did_is_over_with_the_round() -> None:
    m = cards("Anna holds 2 3 \n Benno played 1 10 \n had turn Benno")
    roll(m, "11223344")
    do(m, "card 2", "card 3", "1")
    finish_round(m)
    state = m.position()["state"]
    assert (state["played"], state["two_casinos"]) == ([], False)
    assert not {"had_turn", "rerolled"} & state.keys()


# positions


def test_BV10_cards_left_out_of_a_position_are_dealt() -> None:
    m = cards("Anna holds 3 8")
    position = m.position()
    for player in position["state"]["players"][1:]: player["cards"] = None
    position["state"]["played"] = position["state"]["played_by"] = []
    again = flambeur.from_position(position, seed=3)
    assert [len(hand) for hand in hands(again)] == [2, 2, 2]
    assert hands(again)[0] == [3, 8]


@pytest.mark.parametrize(("change", "en", "fr"), [
    ({"played": [4]}, "played_by says of each card played which seat played it",
     "played_by dit pour chaque carte jouée quelle place l’a jouée"),
    ({"played": [4, 5, 6], "played_by": [1, 1, 1]}, "seat 1 has 3 action cards, played ones included, not 2",
     "la place 1 a 3 cartes action, jouées comprises, et non 2"),
    ({"played": [3, 4, 5, 6]}, "2 action cards of number 3 lie about; the box has 1",
     "il y a 2 cartes action numéro 3\xa0; la boîte en a 1"),
    ({"card_stage": "after"}, "card_stage is none of phase roll", "card_stage ne va pas avec la phase roll"),
    ({"card_stage": "later"}, "card_stage or card_question is none that there is", "card_stage ou card_question n’existe pas"),
    ({"card_question": "play"}, "action cards ask in phase ask, and only then",
     "les cartes action demandent dans la phase ask, et là seulement"),
    ({"two_casinos": True}, "two_casinos needs the card that does it to have been played",
     "two_casinos demande que la carte correspondante ait été jouée"),
    ({"pays_early": "soon"}, "pays_early needs a casino that pays early", "pays_early demande un casino qui paie en avance"),
    ({"placements": [{"casino": 1, "shows": 1, "dice": [1, 0, 0, 0]}]}, "placements are those of the turn", "placements sont ceux du tour"),
    ({"drawn_note": 50_000}, "a note is placed when that is asked, and only then",
     "un billet se place quand c’est demandé, et là seulement"),
    ({"card_decks": [[1, 2]] * 3}, "card_decks has all 10 action cards for each of the 3 rounds to come",
     "card_decks a les 10 cartes action pour chacune des 3 manches à venir"),
])
def test_BV10_what_cannot_be_is_refused(change: dict[str, Any], en: str, fr: str) -> None:
    position = cards("Anna holds 3 8").position()
    position["state"] |= change
    with refused(PositionError, en, fr):
        flambeur.from_position(position)


def test_BV10_swapped_notes_must_have_been_won() -> None:
    position = cards("Anna holds 3 8").position()
    position["state"]["players"][1] |= {"swapped": [60_000], "unknown": 1}
    with refused(PositionError, "seat 1 has swapped notes that it has not won", "la place 1 a échangé des billets qu’elle n’a pas gagnés"):
        flambeur.from_position(position)


def test_BV10_a_question_without_an_answer_is_refused() -> None:
    position = cards("Anna holds 3 8").position()
    position["state"] |= {"phase": "ask", "asked": 0, "asking": "action_cards", "card_question": "turn", "card_stage": "announced"}
    with refused(PositionError, "a seat is asked where there is nothing to answer", "une place doit répondre sans qu’il y ait de réponse"):
        flambeur.from_position(position)
