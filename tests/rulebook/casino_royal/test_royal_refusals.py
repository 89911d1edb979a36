"""Casino Royal: what cannot be is refused with a sentence, positions too."""
from typing import Any

import pytest

import flambeur
from flambeur import PositionError
from tests.helpers.casino_royal import BENNO, DIE, Royal, player


def start() -> dict[str, Any]:
    state: dict[str, Any] = Royal(player(1500, "Nice", jokers=[DIE]), player(1500, "Reno")).m.position()["state"]
    return state


def laid(state: dict[str, Any], **options: Any) -> flambeur.Match:
    return flambeur.from_position({"format": "flambeur-position/1", "game": "casino-royal", "options": {"players": 3, **options},
                                   "state": state})


def bettor(**more: Any) -> dict[str, Any]:
    """Anna is to bet in Benno's Reno."""
    return start() | {"phase": "bet", "trial": "casino", "casino": "Reno"} | more


def changed(seat: int, **fields: Any) -> dict[str, Any]:
    state = start()
    state["players"][seat] |= fields
    return state


def poor(square: int, **more: Any) -> dict[str, Any]:
    """Anna has nothing; the bank has it all."""
    state = changed(0, square=square, cash=0)
    return state | {"bank": state["bank"] + 1_500_000} | more


def seller(debt: int = 500_000, cash: int = 0, **auction: Any) -> dict[str, Any]:
    """Anna sells Nice for Tax A, and Benno is asked."""
    state = poor(9, phase="bid", auction={"casino": "Nice", "asked": 1} | auction)
    state["players"][0]["cash"] = cash
    return state | {"bank": state["bank"] - cash} | ({"debt": debt} if debt else {})


@pytest.mark.parametrize(("state", "words"), [
    (start() | {"players": start()["players"][:2]}, "has 2 players"),
    (start() | {"to_move": 3}, "seats are 0 to 2"),
    (start() | {"last_lap": 5}, "seats are 0 to 2"),
    (start() | {"champion": 0}, "when the game is over"),
    (start() | {"bank": 1}, "multiples of 50000"),
    (start() | {"bank": 0}, "the box has 22000000"),
    (changed(0, ruined=True), "not ruined"),
    (changed(1, casinos=["Nice"]), "one owner"),
    (changed(0, jokers=[8, 8]), "the box does not have"),
    (changed(0, jokers=[1, 1, 1, 1]), "more than 3"),
    (changed(0, jokers=[1]), "in no hand"),
    (changed(0, told={"5": [1]}), "of the hand"),
    (start() | {"places": [{"depth": 30, "known": [1]}]}, "lie in the pile"),
    (start() | {"places": [{"depth": 3, "more": True}]}, "ends in the pile"),
    (start() | {"places": [{"depth": 3, "drawn": 1}]}, "has lost cards"),
    (start() | {"gone": [1]}, "in hands"),
    (start() | {"bet": 3}, "a bet is there"),
    (start() | {"trial": "casino"}, "casino is there"),
    (start() | {"totals": [2, 3]}, "totals is there"),
    (start() | {"debt": 50_000}, "a debt is there"),
    (start() | {"slam": 1}, "bets won"),
    (start() | {"forced": True}, "forced goes with"),
    (start() | {"phase": "jet"}, "on another square"),
    (bettor(casino="Nice"), "another player"),
    (bettor(casino="Macao"), "another player"),
    (bettor(phase="stake", bet=8), "none of that casino"),
    (bettor(phase="offer", bet=1) | {"players": [start()["players"][0] | {"jokers": []}, *start()["players"][1:]],
                                     "pile": sorted([*start()["pile"], DIE])}, "there is nothing to choose|holds Jokers"),
    (bettor(phase="response", bet=1, laid=5), "one of the hand"),
    (bettor(phase="response", bet=1, laid=99), "one of the hand"),
    (bettor(phase="response", bet=1, laid=DIE - 9), "one of the hand"),
    (bettor(phase="take", bet=1), "nobody tries casino"),
    (start() | {"phase": "loss", "players": [start()["players"][0] | {"square": 16}, *start()["players"][1:]]}, "holds Jokers"),
    (start() | {"phase": "buy"}, "on another square"),
    (changed(0, square=15) | {"phase": "buy"}, "nobody owns"),
    (changed(0, square=33) | {"phase": "buy"}, "nobody owns"),
    (start() | {"phase": "fortune"}, "on another square"),
    (start() | {"phase": "grand"}, "on another square"),
    (start() | {"phase": "lose"}, "on another square"),
    (bettor(trial="challenge", phase="side"), "on another square"),
    (poor(square=2, phase="buy"), "can pay"),
    (poor(square=3, phase="joker"), "can pay"),
    (poor(square=5, phase="challenge"), "can pay"),
    (poor(square=33, phase="bet", trial="casino", casino="Reno"), "can pay"),
    (seller(debt=0), "a debt is there"),
    (seller(asked=0), "opponents of the seller"),
    (seller(asked=1, bidder=1, bid=150_000), "opponents of the seller"),
    (seller(asked=1, bidder=0, bid=150_000), "opponents of the seller"),
    (seller(passed=[1]), "opponents of the seller"),
    (seller(bidder=2, bid=100_000), "opening bid"),
    (seller(bidder=2, bid=1_550_000), "the money for it"),
    (seller(bidder=2, bid=1_500_000), "the money for it"),
    (seller(bid=150_000), "a bid has a bidder"),
    (seller(cash=500_000), "more than the player"),
    (changed(0, square=2) | {"phase": "buy"}, ""),
])
def test_a_position_that_cannot_be_is_refused(state: dict[str, Any], words: str) -> None:
    if not words:
        assert laid(state).actors == (0,)
        return
    with pytest.raises(PositionError, match=words) as caught:
        laid(state)
    assert len(caught.value.text("fr")) > 10


def test_an_auction_that_can_be_is_laid() -> None:
    assert laid(seller()).actors == (1,)
    assert laid(seller(bidder=2, bid=1_450_000)).actors == (1,)


def test_jokers_that_are_left_out_are_dealt() -> None:
    state = start()
    del state["pile"]
    for player_ in state["players"]: player_ |= {"jokers": None, "n_jokers": 2}
    m = laid(state)
    assert [one["joker_cards"] for one in m.view()["players"]] == [2, 2, 2]
    assert m.view()["joker_pile"] == 19


def test_a_hidden_joker_is_one_of_the_hand() -> None:
    m = laid(bettor(phase="response", bet=1, stake=0, laid="hidden"))
    assert m.view(0)["laid"] == DIE
    assert m.view(1)["laid"] == "hidden"


def test_before_somebody_begins_there_is_no_position() -> None:
    m = flambeur.new("casino-royal", players=3, dice="manual")
    with pytest.raises(PositionError): m.position()


@pytest.mark.parametrize(("m", "typed", "words"), [
    (Royal(player()).land("Nice"), "announce", "buy this casino"),
    (Royal(player(), player(1500, "Nice")).land("Nice"), "red", "what is played at this casino"),
    (Royal(player(300), player(1500, "Nice")).land("Nice").act("even"), "add 500", "that you can pay"),
    (Royal(player(), player(1500, "Nice")).land("Nice").act("even", "add 250"), "add 250", "as few plaques as can be"),
    (Royal(player(), player(1500, "Nice"), options={"max_stake": 300_000}).land("Nice").act("even"), "add 500", "within the table limit"),
    (Royal(player()).land("Private jet"), "fly 1", "not to Start"),
    (Royal(player(1500, "Reno"), player(1500, "Nice")).land("Challenge"), "challenge reno", "of an opponent"),
], ids=lambda value: value if isinstance(value, str) else "")
def test_a_refusal_says_what_may_be_done(m: Royal, typed: str, words: str) -> None:
    with pytest.raises(flambeur.IllegalAction, match=words):
        m.m.play(m.asked, typed)


def test_another_seat_is_not_asked() -> None:
    with pytest.raises(flambeur.IllegalAction): Royal(player()).land("Nice").m.play(BENNO, "buy")


@pytest.mark.parametrize("text", ["add 75", "challenge paris", "die 7", "totals 7 3", "lay gold", "fly 37", "raise 75", ""])
def test_a_text_that_names_no_action(text: str) -> None:
    assert flambeur.games()["casino-royal"].parse(text) is None


@pytest.mark.parametrize(("french", "english"), [("voir", "see"), ("lancer", "roll"), ("passer", "pass"), ("annoncer", "announce")])
def test_actions_may_be_typed_in_french(french: str, english: str) -> None:
    game = flambeur.games()["casino-royal"]
    assert game.parse(french) == game.parse(english) is not None
