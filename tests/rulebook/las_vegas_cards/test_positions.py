"""Positions of the card game: what is laid comes back the same, and what cannot be is refused in both languages."""
from collections.abc import Callable
from typing import Any

import pytest

import flambeur
from flambeur import Match, PositionError
from tests.helpers.las_vegas_cards import NAMES, finish_round, laid, new, table
from tests.helpers.refusals import refused

State = dict[str, Any]
Change = Callable[[State], object]
HAND = [1, 1, 2, 3, 44]


def changed(drawing: str, change: Change, **options: Any) -> Match:
    """The drawn table, with something changed in its position."""
    position = laid(drawing, **options)
    change(position["state"])
    return flambeur.from_position(position, seed=1, names=NAMES[:4])


def refuses(drawing: str, change: Change, en: str, fr: str, **options: Any) -> None:
    with refused(PositionError, en, fr):
        changed(drawing, change, **options)


@pytest.mark.parametrize("drawing", ["turn 6 \n to play Henri", "turn 6 \n first Rebecca \n to play Leo"])
def test_CG8_who_has_played_the_sixth_hand_holds_none(drawing: str) -> None:
    """Before, such a hand was taken for one that was still to be played."""
    before = 0 if "first" not in drawing else 2
    refuses(drawing, lambda s: s["players"][before].update(hand=HAND), f"seat {before} cannot have drawn 6 hands in turn 6",
            f"la place {before} ne peut pas avoir pioché 6 mains au tour 6", sequential=True)


# CG9: while a chip is to be taken

def test_CG5_who_had_eight_cards_out_before_this_turn_takes_no_chip() -> None:
    """He would have been done."""
    drawing = "round 2 \n turn 3 \n 1: 80 30 | Leo 1 1 1 1 11 \n 2: 80 40 | Leo 2 2 2 22 | pink \n Leo holds 6 6 6 6 \n owed 2"
    refuses(drawing, lambda s: None, "seat 0 has 9 cards out and 4 in the hand: with 8 out one is done, before that one holds 5",
            "la place 0 a posé 9 cartes et en tient 4\xa0: avec 8 posées on a fini, avant on en tient 5", sequential=True, chips=True)


def test_CG4_cards_out_and_in_the_hand_are_no_more_than_were_drawn() -> None:
    """This was refused with the words that -1 cards must have been put away."""
    drawing = "2: 80 30 | Leo 22 | pink \n 3: 50 40 | Leo 33 | gold \n Leo holds 6 6 6 6 \n owed 2 3"
    refuses(drawing, lambda s: None, "seat 0 has played 1 hands and laid 2 cards: at least one of each, and no more than it drew",
            "la place 0 a joué 1 mains et posé 2 cartes\xa0: au moins une de chacune, et pas plus qu’elle n’a pioché",
            sequential=True, chips=True)


def test_CG4_a_hand_and_the_number_of_its_cards_do_not_contradict_each_other() -> None:
    refuses("turn 2", lambda s: s["players"][0].update(hand=HAND, cards=3), "seat 0 lists 5 cards in the hand, and says that there are 3",
            "la place 0 donne 5 cartes en main, et dit qu’il y en a 3")


# CG1, CG2: the table

@pytest.mark.parametrize(("change", "en", "fr"), [
    (lambda s: s["players"].pop(), "the position has 3 players, the options say 4", "la position a 3 joueurs, les options disent 4"),
    (lambda s: s.update(to_move=4), "first and to_move are seats 0 to 3", "first et to_move sont des places de 0 à 3"),
    (lambda s: s.update(first=4), "first and to_move are seats 0 to 3", "first et to_move sont des places de 0 à 3"),
    (lambda s: s["casinos"][1]["cards"][0].append(3), "casino 2 lists for 4 seats cards 2 and 22",
     "le casino 2 compte pour 4 places des cartes 2 et 22"),
    (lambda s: s["casinos"][4]["cards"].append([]), "casino 5 lists for 4 seats cards 5 and 55",
     "le casino 5 compte pour 4 places des cartes 5 et 55"),
    (lambda s: s["casinos"][2]["notes"].pop(), "casino 3 has 1 notes, not 2", "le casino 3 a 1 billets et non 2"),
    (lambda s: s["casinos"][2]["notes"].append(30_000), "casino 3 has 3 notes, not 2", "le casino 3 a 3 billets et non 2"),
    (lambda s: s.update(phase="ended"), "casino 1 has 2 notes, not 0", "le casino 1 a 2 billets et non 0"),
    (lambda s: (s.update(phase="ended"), [casino.update(notes=[]) for casino in s["casinos"]]), "a game ends after round 4",
     "une partie finit après la manche 4"),
    (lambda s: s["casinos"][2].update(notes=[80_000, 20_000]), "1 notes of 20000 lie about; the box has 0",
     "il y a 1 billets de 20000\xa0; la boîte en a 0"),
    (lambda s: s["players"][1].update(won=[100_000] * 7), "7 notes of 100000 lie about; the box has 6",
     "il y a 7 billets de 100000\xa0; la boîte en a 6"),
    (lambda s: s.update(box=[100_000]), "13 notes have been used by round 1, not 12: those not won lie in the box",
     "13 billets ont servi à la manche 1 et non 12\xa0: ceux qui restent sont dans la boîte"),
    (lambda s: s.update(round=2), "12 notes have been used by round 2, not 24: those not won lie in the box",
     "12 billets ont servi à la manche 2 et non 24\xa0: ceux qui restent sont dans la boîte"),
    (lambda s: s.update(pile=[100_000]), "pile must hold just the notes that lie nowhere else; lacks: "
     "6 × 50000, 6 × 60000, 6 × 70000, 6 × 80000, 6 × 90000, 5 × 100000",
     "pile doit contenir juste les billets qui ne sont nulle part ailleurs\xa0; manquent\xa0: "
     "6 × 50000, 6 × 60000, 6 × 70000, 6 × 80000, 6 × 90000, 5 × 100000"),
    (lambda s: s["casinos"][0].update(chips=[1]), "1 chips 1 lie about; the box has 0", "il y a 1 jetons 1\xa0; la boîte en a 0"),
    (lambda s: s.update(owed=[1]), "chips are owed in phase take, and only then",
     "des jetons sont dus dans la phase take, et là seulement"),
    (lambda s: s.update(phase="take"), "chips are owed in phase take, and only then",
     "des jetons sont dus dans la phase take, et là seulement"),
    (lambda s: s.update(phase="take", owed=[1]), "chips are taken in games with chip cards only",
     "on ne prend de jetons que dans les parties avec cartes Jeton"),
    (lambda s: s.update(weather="fine"), "the position's weather: there is no such field",
     "dans la position, weather\xa0: ce champ n’existe pas"),
])
def test_a_table_that_cannot_be_is_refused(change: Change, en: str, fr: str) -> None:
    refuses("", change, en, fr)


OWED = "turn 2 \n 2: 80 30 | Leo 2 22 | pink \n 3: 70 40 | Leo 3, Henri 33 | gold \n Leo holds 6 6 6 \n owed 2"


@pytest.mark.parametrize(("change", "en", "fr"), [
    (lambda s: s.update(owed=[3, 2]), "at most two casinos owe a chip, listed in rising order",
     "deux casinos au plus doivent un jeton, en ordre croissant"),
    (lambda s: s.update(owed=[2, 2]), "at most two casinos owe a chip, listed in rising order",
     "deux casinos au plus doivent un jeton, en ordre croissant"),
    (lambda s: s.update(owed=[1, 2, 3]), "at most two casinos owe a chip, listed in rising order",
     "deux casinos au plus doivent un jeton, en ordre croissant"),
    *((lambda s, n=number: s.update(owed=[n]), f"casino {number} owes no chip: chips and two dice of the player at turn must lie there",
       f"le casino {number} ne doit pas de jeton\xa0: il y faut des jetons et deux dés du joueur au trait") for number in (0, 1, 3, 7)),
    (lambda s: s["casinos"][5]["chips"].pop(), "5 of the 25 chips lie about, not 6", "5 des 25 jetons sont en jeu et non 6"),
    (lambda s: s["players"][2]["chips"].append(6), "1 chips 6 lie about; the box has 0", "il y a 1 jetons 6\xa0; la boîte en a 0"),
    (lambda s: s.update(chip_pile=[1]), "chip_pile must hold just the chips that lie nowhere else; lacks: 4 × 2, 5 × 3, 5 × 4, 5 × 5; "
     "too many: 1 × 1", "chip_pile doit contenir juste les jetons qui ne sont nulle part ailleurs\xa0; manquent\xa0: 4 × 2, 5 × 3, 5 × 4, "
     "5 × 5\xa0; en trop\xa0: 1 × 1"),
    (lambda s: s["players"][0].update(hand=[6, 6, 6, 6, 66]), "seat 0 cannot hold 5 cards now",
     "la place 0 ne peut pas avoir 5 cartes en main maintenant"),
])
def test_CG9_chips_that_cannot_be_are_refused(change: Change, en: str, fr: str) -> None:
    changed(OWED, lambda s: None, sequential=True, chips=True)
    refuses(OWED, change, en, fr, sequential=True, chips=True)


# CG3-CG5: the cards of a player

@pytest.mark.parametrize(("drawing", "change", "en", "fr"), [
    ("", lambda s: s["players"][1].update(hands=0), "seat 1 has drawn 1 to 6 hands", "la place 1 a pioché de 1 à 6 mains"),
    ("", lambda s: s["players"][1]["hand"].pop(), "seat 1 cannot hold 4 cards now",
     "la place 1 ne peut pas avoir 4 cartes en main maintenant"),
    ("", lambda s: s["players"][1].update(hand=[1, 1, 1, 1, 1]), "5 cards of seat 1: 1 lie about; the box has 4",
     "il y a 5 cartes de la place 1\xa0: 1\xa0; la boîte en a 4"),
    ("", lambda s: s["players"][1].update(hand=[]),
     "seat 1 has 0 cards out and 0 in the hand: with 8 out one is done, before that one holds 5",
     "la place 1 a posé 0 cartes et en tient 0\xa0: avec 8 posées on a fini, avant on en tient 5"),
    ("turn 3 \n 1: 80 30 | Leo 1 1 1 1 11 \n 2: 80 40 | Leo 2 2 2", lambda s: s["players"][0].update(hand=[3, 3, 3, 3, 33], hands=3),
     "seat 0 has 8 cards out and 5 in the hand: with 8 out one is done, before that one holds 5",
     "la place 0 a posé 8 cartes et en tient 5\xa0: avec 8 posées on a fini, avant on en tient 5"),
    ("turn 3", lambda s: s["casinos"][5]["cards"][0].pop(),
     "seat 0 has played 2 hands and laid 1 cards: at least one of each, and no more than it drew",
     "la place 0 a joué 2 mains et posé 1 cartes\xa0: au moins une de chacune, et pas plus qu’elle n’a pioché"),
    ("", lambda s: s["casinos"][1]["cards"][0].append(2),
     "seat 0 has played 0 hands and laid 1 cards: at least one of each, and no more than it drew",
     "la place 0 a joué 0 mains et posé 1 cartes\xa0: au moins une de chacune, et pas plus qu’elle n’a pioché"),
    ("turn 2", lambda s: s["players"][2].update(away=[1, 1, 1]), "seat 2: away must hold 4 cards",
     "place 2\xa0: away doit contenir 4 cartes"),
    ("turn 2", lambda s: s["players"][2].update(deck=[1, 1, 1]), "seat 2: deck must hold 20 cards",
     "place 2\xa0: deck doit contenir 20 cartes"),
    ("", lambda s: s["players"][1].update(hands=2),
     "seat 1 has played 1 hands and laid 0 cards: at least one of each, and no more than it drew",
     "la place 1 a joué 1 mains et posé 0 cartes\xa0: au moins une de chacune, et pas plus qu’elle n’a pioché"),
    ("turn 2", lambda s: (s["players"][1].update(hands=3), s["casinos"][4]["cards"][1].append(5)),
     "seat 1 cannot have drawn 3 hands in turn 2", "la place 1 ne peut pas avoir pioché 3 mains au tour 2"),
    ("turn 6", lambda s: (s["players"][1].update(hand=[], hands=6), s["casinos"][4]["cards"][1].append(5)),
     "seat 1 cannot have drawn 6 hands in turn 6", "la place 1 ne peut pas avoir pioché 6 mains au tour 6"),
])
def test_cards_that_cannot_be_are_refused(drawing: str, change: Change, en: str, fr: str) -> None:
    refuses(drawing, change, en, fr)


@pytest.mark.parametrize(("drawing", "change", "en", "fr"), [
    ("turn 3 \n 1: 80 30 | Leo 1 1 1 1 11 \n 2: 80 40 | Leo 2 2 2 \n to play Henri", lambda s: s.update(to_move=0),
     "seat 0 is to play and holds no cards", "la place 0 doit jouer et n’a pas de cartes"),
    ("turn 2 \n to play Rebecca", lambda s: s.update(to_move=3), "seat 2 cannot have drawn 2 hands in turn 2",
     "la place 2 ne peut pas avoir pioché 2 mains au tour 2"),
    ("turn 2 \n to play Rebecca", lambda s: s.update(to_move=1), "seat 0 cannot have drawn 3 hands in turn 3",
     "la place 0 ne peut pas avoir pioché 3 mains au tour 3"),
])
def test_CG8_turns_that_cannot_be_are_refused(drawing: str, change: Change, en: str, fr: str) -> None:
    refuses(drawing, change, en, fr, sequential=True)


# CG3: a choice face down

@pytest.mark.parametrize(("drawing", "options", "en", "fr"), [
    ("Leo chose 6 6", {"sequential": True}, "seat 0 has nothing to choose in secret", "la place 0 n’a rien à choisir en secret"),
    ("Leo holds 4 4 2 2 55 \n Leo chose 4 4 2", {}, "seat 0 has chosen cards that the hand does not allow",
     "la place 0 a choisi des cartes que sa main ne permet pas"),
    ("Leo holds 4 4 2 2 55 \n Leo chose 44", {}, "seat 0 has chosen cards that the hand does not allow",
     "la place 0 a choisi des cartes que sa main ne permet pas"),
    ("Leo chose 7", {}, "seat 0 has chosen cards that the hand does not allow",
     "la place 0 a choisi des cartes que sa main ne permet pas"),
    ("Leo chose", {}, "seat 0 has chosen cards that the hand does not allow", "la place 0 a choisi des cartes que sa main ne permet pas"),
    ("Leo chose 6 \n Henri chose 6 \n Rebecca chose hidden \n Sandra chose 6", {},
     "somebody has not chosen yet, else all would have shown", "quelqu’un n’a pas encore choisi, sinon tous auraient montré"),
])
def test_CG3_a_choice_that_cannot_be_is_refused(drawing: str, options: dict[str, Any], en: str, fr: str) -> None:
    refuses(drawing, lambda s: None, en, fr, **options)


# between rounds

def between(m: Match) -> State:
    """The position of a match after a round, before the cards are shuffled."""
    position = m.position()
    state = position["state"]
    state["phase"] = "decks"
    for player in state["players"]:
        player.update(hands=0, hand=[], deck=[], away=[])
    return position


def test_CG7_between_rounds_nobody_has_cards() -> None:
    position = between(table("round 1"))
    assert flambeur.from_position(position, seed=1).view()["phase"] == "choose"
    position["state"]["players"][1]["hand"] = [1, 2, 3, 4, 5]
    with refused(PositionError, "seat 1 has no cards in phase decks: they wait to be shuffled",
                 "la place 1 n’a pas de cartes dans la phase decks\xa0: elles attendent d’être mélangées"):
        flambeur.from_position(position, seed=1)


def test_CG7_a_position_at_the_end_can_be_laid_again() -> None:
    m = table("round 4 \n turn 6 \n 2: 80 30 | Leo 2")
    finish_round(m)
    again = flambeur.from_position(m.position(), seed=2)
    assert (again.over, again.winners, again.scores, again.digest) == (True, m.winners, m.scores, m.digest)


# what is laid comes back

@pytest.mark.parametrize("options", [{}, {"sequential": True}, {"sequential": True, "chips": True}])
def test_a_whole_game_can_be_laid_again_at_every_step(options: dict[str, Any]) -> None:
    m = new(3, **options)
    while not m.over:
        seat = m.actors[-1]
        m.play(seat, m.legal(seat)[-1])
        again = flambeur.from_position(m.position(), seed=2)
        assert (again.digest, again.actors) == (m.digest, m.actors)


def test_what_is_left_out_is_dealt() -> None:
    """Hand, deck, what was put away, a hidden choice, the piles: from what lies nowhere else."""
    m = table("turn 2 \n Leo holds 4 4 2 2 55 \n Henri chose hidden")
    state = m.position()["state"]
    for p, player in enumerate(state["players"]):
        on_casinos = [card for casino in state["casinos"] for card in casino["cards"][p]]
        cards = sorted(player["hand"] + player["away"] + player["deck"] + on_casinos)
        assert cards == sorted([1, 2, 3, 4, 5, 6] * 4 + [11, 22, 33, 44, 55, 66])
    assert state["players"][1]["chosen"]
    assert len(state["pile"]) == 36


def test_a_count_takes_the_place_of_a_hidden_hand() -> None:
    m = changed("turn 6 \n to play Henri", lambda s: s["players"][0].update(hand=None, cards=0), sequential=True)
    assert m.view()["players"][0]["cards"] == 0


def test_there_is_no_position_before_the_casinos_are_stocked() -> None:
    game = flambeur.games()["las-vegas-cards"]
    m = Match(game, game.Options(players=4), secret=b"", settle=False)
    with refused(PositionError, "there is no position before the casinos are stocked",
                 "il n’y a pas de position avant que les casinos soient garnis"):
        m.position()
