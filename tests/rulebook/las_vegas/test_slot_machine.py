"""BV8: the slot machine. Seats: Anna, Benno, Carla, Denny, Emil."""
from typing import Any

import pytest

import flambeur
from flambeur import Event, IllegalAction, Match, OptionError, PositionError
from flambeur.games.las_vegas import moments
from flambeur.games.las_vegas.modules.slot_machine.drawer import PICK
from flambeur.kit.contract import Actions
from flambeur.kit.structs import new as new_struct
from tests.helpers.drawing import NAMES, thousands
from tests.helpers.las_vegas import choices, fields, finish_round, new, on, paid, pile, roll, table, under, went_under
from tests.helpers.refusals import refused

SLOT = 7


def slot(drawing: str = "", players: int = 5, **options: Any) -> Match:
    return table(drawing, players=players, slot_machine=True, **options)


def pays(drawing: str, last: str = "Emil", players: int = 5, **options: Any) -> tuple[Match, list[Event]]:
    """The drawn slot machine; all other dice lie on casino 6, which has no notes, but for the last one, which `last` places there now."""
    m = slot(f"round 4 \n slot: {drawing} \n to roll {last}", players, **options)
    position = m.position()
    seat = NAMES.index(last)
    for p, player in enumerate(position["state"]["players"]):
        for kind, name in (("dice", "dice"), ("big", "big")):
            if kind not in player: continue
            keeps = int(p == seat and kind == "dice")
            position["state"]["casinos"][5][name][p] += player[kind] - keeps
            player[kind] = keeps
        if "kickers" in player: player["kickers"] = 0
        if "white" in player:
            position["state"]["casinos"][5]["white"] += player["white"]
            if "kickers" in player: position["state"]["casinos"][5]["white_by"][p] += player["white"]
            player["white"] = 0
    m = flambeur.from_position(position, dice="manual", seed=1, names=NAMES[:players])
    roll(m, "6")
    return m, m.play(seat, "6")


def asked(m: Match) -> tuple[str, list[str]]:
    """Who chooses, and among which notes."""
    assert m.view()["asking"] == "slot_machine"
    return NAMES[m.view()["asked"]], choices(m)


# a seventh casino


def test_BV8_it_is_a_seventh_casino_stocked_after_casino_6() -> None:
    m = slot("round 1 \n pile 50 60 70 80 90 50 20 10 30 90")
    finish_round(m)
    assert [thousands(casino["notes"]) for casino in m.view()["casinos"]] == [[50], [60], [70], [80], [90], [50], [30, 20, 10]]
    assert m.view()["casinos"][6]["number"] == SLOT


def test_BV8_all_seven_have_the_minimum() -> None:
    m = new(6, slot_machine=True)
    assert all(sum(casino["notes"]) >= 70_000 for casino in m.view()["casinos"])
    assert len(m.view()["casinos"]) == SLOT


@pytest.mark.parametrize("players", range(2, 9))
def test_BV8_it_is_for_five_to_eight_players(players: int) -> None:
    if players >= 5:
        assert flambeur.new("las-vegas", players=players, slot_machine=True).options.slot_machine
        return
    with refused(OptionError, "the slot machine needs at least 5 players: fewer would not fill a seventh casino",
                 "la machine à sous demande au moins 5 joueurs\xa0: à moins, un septième casino resterait vide"):
        flambeur.new("las-vegas", players=players, slot_machine=True)


def test_BV7_its_rainbow_cards_are_replaced_after_those_of_casino_6() -> None:
    m = slot("5: rainbow | \n slot: rainbow rainbow | \n pile 10 20 30", rainbow=True)
    told = fields(finish_round(m), "rainbow")
    assert [(one["casino"], one["note"] // 1000) for one in told] == [(5, 10), (SLOT, 20), (SLOT, 30)]


# BV8a: what may go there


def test_BV8a_dice_of_any_one_face_may_go_there_all_of_that_face() -> None:
    m = slot()
    roll(m, "4 4 4 1 1 2 5 5")
    assert choices(m) == ["1", "2", "4", "5", "slot 1", "slot 2", "slot 4", "slot 5"]
    [placed] = fields(m.play(0, "slot 4"), "placed")
    assert placed == {"casino": SLOT, "own": 3, "face": 4}
    assert (on(m, SLOT), on(m, 4), m.view()["players"][0]["dice"]) == ({"Anna": 3}, {}, 5)
    seen = m.view()["casinos"][6]
    assert (seen["shows"][0], seen["closed"], seen["closed_by"]) == ([4, 4, 4], [4], [0])


def test_BV8a_a_face_that_lies_there_is_closed_to_everyone_its_owner_included() -> None:
    m = slot("slot: | Anna 4")
    roll(m, "4 4 4 3 3 3 3")
    assert choices(m) == ["3", "4", "slot 3"]
    m.play(0, "3")
    roll(m, "4 6 6 6 6 6 6 6")
    assert choices(m) == ["4", "6", "slot 6"]
    with refused(IllegalAction, "4s lie at the slot machine already (4, 6, slot 6)",
                 "il y a déjà des 4 à la machine à sous (4, 6, slot 6)", m):
        m.play(1, "slot 4")
    with refused(IllegalAction, "no die shows 2: choose one of the faces rolled (4, 6, slot 6)",
                 "aucun dé ne montre 2\xa0: choisissez un des numéros obtenus (4, 6, slot 6)", m):
        m.play(1, "slot 2")


def test_BV8a_all_faces_are_open_again_in_the_next_round() -> None:
    m = slot("slot: | Anna 1, Benno 2 2, Carla 3, Denny 4, Emil 5")
    finish_round(m)
    roll(m, "1 2 3 4 5 6 6 6")
    assert choices(m)[6:] == [f"slot {face}" for face in range(1, 7)]
    assert m.view()["casinos"][6]["closed"] == []


# BV8b: who chooses, and what


def test_example_carla_chooses_before_denny_before_ben() -> None:
    """Denny has three 3s, Ben two 6s, Carla two 4s and later a 1."""
    m, seen = pays("80 50 30 20 | Denny 3 3 3, Benno 6 6, Carla 4 4 1")
    assert [tie for tie in fields(seen, "tie") if tie["casino"] == SLOT] == []
    assert asked(m) == ("Carla", ["take 20", "take 30", "take 50", "take 80"])
    assert paid(m.play(2, "take 30"), SLOT) == {"Carla": 30}
    assert asked(m) == ("Denny", ["take 20", "take 50", "take 80"])
    assert paid(m.play(3, "take 80"), SLOT) == {"Denny": 80}
    assert asked(m) == ("Benno", ["take 20", "take 50"])
    seen = m.play(1, "take 50")
    assert (paid(seen, SLOT), went_under(seen, SLOT)) == ({"Benno": 50}, [(20, "nobody")])


@pytest.mark.parametrize(("ahead", "behind"), [
    ("1 1 1", "6 6"),                     # number of dice
    ("5 5 5", "4 4 4"),                   # then sum of pips
    ("3 3 2 2", "6 1 1 1"),               # 10 against 9: the sum before the highest die …
    ("5 5 1", "6 2 2"), ("3 3 2", "5 1 1"),
    ("4 4 1", "3 3 3"),                   # … then the highest die
])
def test_BV8b_order_by_number_then_sum_then_highest_die(ahead: str, behind: str) -> None:
    m, _ = pays(f"80 50 | Anna {ahead}, Benno {behind}")
    assert asked(m)[0] == "Anna"
    m, _ = pays(f"80 50 | Anna {behind}, Benno {ahead}")
    assert asked(m)[0] == "Benno"


def test_BV8b_no_ties_are_removed() -> None:
    m, seen = pays("80 50 | Anna 3 3, Benno 5 5")
    assert not [tie for tie in fields(seen, "tie") if tie["casino"] == SLOT]
    assert asked(m)[0] == "Benno"


def test_BV8b_until_no_note_is_left() -> None:
    m, _ = pays("80 50 | Anna 3 3, Benno 5 5, Carla 1")
    seen = m.play(1, "take 50")
    assert paid(seen, SLOT) == {"Benno": 50, "Anna": 80}
    assert m.over


def test_BV8_with_one_note_left_the_game_takes_it_by_itself() -> None:
    _, seen = pays("80 | Anna 3 3, Benno 5")
    assert paid(seen, SLOT) == {"Anna": 80}


def test_BV8_among_equal_notes_there_is_nothing_to_choose() -> None:
    _, seen = pays("80 80 | Anna 3 3, Benno 5")
    assert paid(seen, SLOT) == {"Anna": 80, "Benno": 80}


def test_BV8_of_equal_notes_one_is_taken() -> None:
    m, _ = pays("80 80 30 | Anna 3 3, Benno 5")
    assert asked(m) == ("Anna", ["take 30", "take 80"])
    m.play(0, "take 80")
    assert asked(m) == ("Benno", ["take 30", "take 80"])


def test_BV8_the_pick_is_compulsory_and_of_a_note_that_lies_there() -> None:
    m, _ = pays("80 30 | Anna 3 3, Benno 5")
    for wrong in ("take 50", "3", "slot 3"):
        with refused(IllegalAction, "take one of the notes that lie at the slot machine (take 30, take 80)",
                     "prenez un des billets de la machine à sous (take 30, take 80)", m):
            m.play(0, wrong)


def test_BV8_a_seat_is_asked_whoevers_turn_it_is() -> None:
    m, _ = pays("80 30 | Benno 3 3, Carla 5", last="Denny")
    assert (m.actors, m.view()["to_move"]) == ((1,), 3)


def test_BV8c_at_most_one_note_each_and_the_rest_goes_under_the_pile() -> None:
    m, _ = pays("80 30 10 | Benno 2 2 3")
    assert went_under(m.play(1, "take 30"), SLOT) == [(80, "nobody"), (10, "nobody")]
    assert under(m)[-2:] == [80, 10]


def test_BV8_it_pays_after_casino_6() -> None:
    m = slot("round 4 \n 5: 40 | Anna 8 \n 6: 50 | Benno 8, Carla 7, Denny 7 \n"
             "slot: 80 | Carla 1, Denny 2, Emil 3 3 3 3 3 3 3 \n to roll Emil")
    roll(m, "1")
    seen = [event for event in m.play(4, "1") if event.kind == "paid"]
    assert [(event.fields["casino"], event.seat) for event in seen] == [(5, 0), (6, 1), (SLOT, 4)]


def test_BV8b_without_dice_there_nobody_is_asked() -> None:
    _, seen = pays("80 30 |")
    assert went_under(seen, SLOT) == [(80, "nobody"), (30, "nobody")]


# white dice (LV12)


def test_BV8b_white_takes_the_highest_note_left_and_it_goes_under_the_pile() -> None:
    m, _ = pays("80 50 30 10 | Anna 6 6, white 5 by Anna, white 4 by Benno, Benno 3 2", neutral_dice=True)
    assert asked(m) == ("Anna", ["take 10", "take 30", "take 50", "take 80"])
    m.play(0, "take 50")
    assert asked(m) == ("Benno", ["take 10", "take 30"])
    seen = m.play(1, "take 30")
    assert went_under(seen, SLOT) == [(80, "white"), (10, "nobody")]
    assert [one.get("dice") for one in fields(seen, "under") if one["casino"] == SLOT] == [2, None]


def test_BV8b_white_and_a_player_who_are_level_both_go() -> None:
    m, seen = pays("80 30 | Anna 3, white 3 by Anna, Benno 2", neutral_dice=True)
    [level] = [event for event in seen if event.kind == "level"]
    assert level.fields == {"casino": SLOT, "dice": 1, "who": [0, "white"]}
    assert level.text() == "The Slot Machine: Anna and the white dice are level in everything, with 1 die, and get nothing."
    assert asked(m)[0] == "Benno"


def test_BV8b_white_and_a_player_with_as_many_dice_are_not_level_if_the_pips_differ() -> None:
    _, seen = pays("80 | Anna 3, white 4 by Benno", neutral_dice=True)
    assert went_under(seen, SLOT) == [(80, "white")]
    assert fields(seen, "level") == []


# big dice and kickers


def test_BV5_a_big_die_counts_twice_for_number_and_sum_and_once_for_the_highest_die() -> None:
    m, _ = pays("80 50 30 20 | Benno big 2, Carla 1 3, Denny 6, Anna 5 4 4", big_dice=True)
    assert asked(m)[0] == "Anna"
    m.play(0, "take 80")
    assert asked(m)[0] == "Carla"         # 2, sum 4, highest 3
    m.play(2, "take 50")
    assert asked(m)[0] == "Benno"         # 2, sum 4, highest 2
    assert [(one["note"] // 1000, one["dice"]) for one in fields(m.play(1, "take 20"), "paid")] == [(20, 2), (30, 1)]


def test_BV6_a_kicker_kicks_any_die_off_the_slot_machine_told_by_its_face() -> None:
    m = slot("slot: | Benno 2 2 6, Carla 5", kickers=True)
    roll(m, "4 1 1 1 1 1", kickers="4 1")
    m.play(0, "slot 4")
    assert m.view()["kick"] == {"casino": SLOT, "due": 1}
    assert choices(m) == ["kick slot 2", "kick slot 4", "kick slot 5", "kick slot 6"]
    [kicked] = [event for event in m.play(0, "kick slot 6") if event.kind == "kicked"]
    assert kicked.fields == {"casino": SLOT, "die": "normal", "owner": 1, "face": 6}
    assert kicked.text() == "Anna kicks a die of Benno (a 6) off The Slot Machine."
    assert (on(m, SLOT), m.view()["players"][1]["dice"]) == ({"Anna": 1, "Benno": 2, "Carla": 1}, 4)
    assert m.view()["casinos"][6]["shows"][1] == [2, 2]


def test_BV8a_a_face_stays_closed_when_its_last_die_was_kicked() -> None:
    m = slot("slot: | Benno 6", kickers=True)
    roll(m, "4 1 1 1 1 1", kickers="4 1")
    m.play(0, "slot 4")
    m.play(0, "kick slot 6")
    roll(m, "6 6 6 3 3 3", kickers="3 3")
    assert choices(m) == ["3", "6", "slot 3"]


@pytest.mark.parametrize("own", ["1", "4"])
def test_BV6a_a_face_that_only_a_kicker_showed_stays_open(own: str) -> None:
    m = slot(kickers=True)
    roll(m, f"{own} 1 1 1 1 1", kickers="4 1")
    seen = m.play(0, "slot 4")
    if own == "4": m.play(0, "kick slot 4")            # BV6b: nothing else lies there
    else: assert fields(seen, "kicker_spent") == [{"casino": SLOT}]
    roll(m, "4 4 4 4 4 4", kickers="4 4")
    assert choices(m) == (["4"] if own == "4" else ["4", "slot 4"])


def test_BV6d_a_kicked_white_die_goes_back_from_the_slot_machine_to_the_player_who_placed_it() -> None:
    m = slot("slot: | white 2 5 by Carla, white 3 by Benno", kickers=True, neutral_dice=True)
    roll(m, "4 1 1 1 1 1", kickers="4 1", white="1 1")
    m.play(0, "slot 4")
    assert choices(m) == ["kick slot 4", "kick slot white 2", "kick slot white 3", "kick slot white 5"]
    m.play(0, "kick slot white 2")
    assert [m.view()["players"][p]["white"] for p in (1, 2)] == [1, 1]
    assert m.view()["casinos"][6]["white_shows"] == [5, 3] or m.view()["casinos"][6]["white_shows"] == [3, 5]


def test_BV5_a_kicked_big_die_goes_back_to_its_owner() -> None:
    m = slot("slot: | Benno big 2", kickers=True, big_dice=True)
    roll(m, "4 1 1 1 1", big="1", kickers="4 1")
    m.play(0, "slot 4")
    [kicked] = [event for event in m.play(0, "kick slot big 2") if event.kind == "kicked"]
    assert kicked.text() == "Anna kicks the big die of Benno (a 2) off The Slot Machine."
    assert m.view()["players"][1]["big"] == 1
    assert on(m, SLOT) == {"Anna": 1}


# what is known, and what bots see


def test_BV8_what_the_slot_machine_would_pay_if_everybody_took_the_highest_note() -> None:
    m = slot("slot: 80 50 30 | Denny 3 3 3, Benno 6 6, Carla 4 4 1")
    standing = m.game.standing(m.cell)
    assert standing is not None
    assert (standing["pays"][6], standing["counts"][6]) == ([0, 30_000, 80_000, 50_000, 0], [0, 2, 3, 3, 0])
    roll(m, "6 6 6 5 5 5 5 1")
    [outlook] = m.game.outlooks(m.cell, m.options, 0, [m.game.parse("slot 5")])      # type: ignore[list-item]
    assert outlook == {"after": [{"casino": SLOT, "dice": [4, 2, 3, 3, 0], "pays": [80_000, 0, 50_000, 30_000, 0]}]}


def test_BV8_a_glance_prefers_the_highest_note_and_leaves_the_table_as_it_was() -> None:
    m, _ = pays("80 50 30 | Denny 3 3 3, Benno 6 6")
    assert [moments.gain(m.state, int(m.state.asking), 3, PICK.start + note - 1) for note in (3, 5, 8)] == [3, 5, 8]
    assert m.suggest(m.actors[0], "easy").action.typed == "take 80"
    m = slot("slot: 90 80 | Denny 3 3 3", neutral_dice=True, big_dice=True, kickers=True)
    roll(m, "6 6 6 5 5", big="5", kickers="5 6", white="5 6")
    before = m.digest
    m.suggest(0, "easy")
    assert m.digest == before


def test_BV9_a_glance_prefers_a_note_that_a_bonus_card_wants() -> None:
    m, _ = pays("60 50 30 | Denny 3 3 3, Benno 6 6 \n Denny bonus 30 40", bonus_cards=True)
    assert m.suggest(3, "easy").action.typed == "take 30"


def test_BV8_only_the_slot_machine_hears_which_note_is_taken() -> None:
    m, _ = pays("80 50 30 | Denny 3 3 3, Benno 6 6")
    s: Any = new_struct(m.State)
    s[0] = m.state
    s = s[0]
    s.asking = 1 << 20
    assert not moments.is_answer(s, PICK.start + 7)
    assert moments.answers(s, new_struct(Actions)[0]) == 0
    assert moments.gain(s, 1 << 20, 3, PICK.start) == 0


# positions


def test_a_position_between_two_picks_is_laid_and_goes_on() -> None:
    m, _ = pays("80 50 30 10 | Anna 6 6, white 5 by Anna, white 4 by Benno, Benno 3 2", neutral_dice=True)
    m.play(0, "take 50")
    again = flambeur.from_position(m.position(), dice="manual", seed=1)
    assert (again.digest, again.actors) == (m.digest, (1,))
    again.play(1, "take 10")
    m.play(1, "take 10")
    assert again.digest == m.digest


SLOT_OF = "slot: 50 | Anna 3 3, Benno big 6, white 3 by Anna, closed 2 by Carla"


@pytest.mark.parametrize(("changes", "en", "fr"), [
    ({"closed": [3, 6], "closed_by": [0, 1, 2]}, "closed_by says of each closed face which seat placed it",
     "closed_by dit pour chaque numéro fermé quelle place l’a posé"),
    ({"closed": [3, 6, 2], "closed_by": [1, 1, 2]}, "a face lies at the slot machine that its owner has not closed",
     "un numéro est à la machine à sous sans que sa place l’ait fermé"),
    ({"white_shows": [4]}, "a face lies at the slot machine that its owner has not closed",
     "un numéro est à la machine à sous sans que sa place l’ait fermé"),
    ({"shows": [[3], [], [], [], []]}, "the dice at the slot machine are not those that its faces tell",
     "les dés de la machine à sous ne sont pas ceux que disent ses numéros"),
    ({"big_shows": []}, "the dice at the slot machine are not those that its faces tell",
     "les dés de la machine à sous ne sont pas ceux que disent ses numéros"),
    ({"white_shows": []}, "the dice at the slot machine are not those that its faces tell",
     "les dés de la machine à sous ne sont pas ceux que disent ses numéros"),
    ({"shows": [[], [], [], [], [], []]}, "the slot machine lists faces for 5 seats", "la machine à sous donne les numéros de 5 places"),
])
def test_a_slot_machine_that_cannot_be_is_refused(changes: dict[str, Any], en: str, fr: str) -> None:
    position = slot(SLOT_OF, neutral_dice=True, big_dice=True).position()
    assert flambeur.from_position(position, dice="manual").position()["state"] == position["state"]
    position["state"]["casinos"][6] |= changes
    with refused(PositionError, en, fr):
        flambeur.from_position(position)


def test_only_casino_7_is_a_slot_machine_and_with_it_there_are_seven() -> None:
    position = slot().position()
    position["state"]["casinos"][2]["closed"] = [3]
    with refused(PositionError, "casino 3 is no slot machine", "le casino 3 n’est pas une machine à sous"):
        flambeur.from_position(position)
    position = slot().position()
    del position["state"]["casinos"][6]
    with refused(PositionError, "the position has 6 casinos, with these options there are 7",
                 "la position a 6 casinos, avec ces options il y en a 7"):
        flambeur.from_position(position)


@pytest.mark.parametrize(("changes", "en", "fr"), [
    ({"settling": None}, "notes of the slot machine are chosen when casino 6 has paid",
     "on choisit les billets de la machine à sous quand le casino 6 a payé"),
    ({"asked": 2}, "seat 2 has no dice at the slot machine that count", "la place 2 n’a pas de dés qui comptent à la machine à sous"),
])
def test_a_pick_that_cannot_be_is_refused(changes: dict[str, Any], en: str, fr: str) -> None:
    position = pays("80 50 30 | Denny 3 3 3, Benno 6 6")[0].position()
    position["state"] |= changes
    with refused(PositionError, en, fr):
        flambeur.from_position(position)


def test_a_seat_is_not_asked_where_there_is_no_choice() -> None:
    m = pays("80 50 30 | Denny 3 3 3, Benno 6 6")[0]
    position = m.position()
    position["state"]["casinos"][6]["notes"] = [80_000]
    position["state"]["pile"]["above"] = None
    with refused(PositionError, "a seat is asked for a note where there is none to choose",
                 "une place doit choisir un billet et n’a pas le choix"):
        flambeur.from_position(position)


def test_BV8_the_pile_keeps_what_was_not_taken() -> None:
    m, _ = pays("80 30 10 | Benno 2 2 3")
    before = pile(m)
    m.play(1, "take 80")
    assert pile(m) == [*before, 30, 10]
