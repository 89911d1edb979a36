"""Casino Royal: Jokers (CR5, CR6.5, CR13): bought, laid, accepted, seen, and who knows what of them."""
import pytest

from tests.helpers.casino_royal import ALL, ANNA, BENNO, BLANK, CARDS, CARLA, DIE, DIE_CARDS, ROULETTE, Royal, player


def lost(*jokers: int, bet: str = "even", **more: object) -> Royal:
    """Anna has lost 100k on even at Benno's Nice."""
    m = Royal(player(jokers=[*jokers]), player(1500, "Nice"), **more)  # type: ignore[arg-type]
    return m.land("Nice").act(bet, "add 100", "play").throw(3)


def test_CR6_5_after_a_lost_draw_one_may_lay_a_joker_or_give_up() -> None:
    m = lost(BLANK, CARDS)
    assert (m.asked, m.may) == (ANNA, ["lay blank", "lay cards", "give up"])
    m.act("give up")
    assert (m.cash(ANNA), m.cash(BENNO), m.jokers(ANNA)) == (1400, 1600, [BLANK, CARDS])


def test_CR12_who_has_no_joker_is_not_asked_for_one() -> None:
    assert lost().mover == BENNO


def test_CR6_5_accepted_it_goes_under_the_pile_unseen_and_the_same_bet_is_drawn_again() -> None:
    m = lost(BLANK).act("lay blank")
    assert (m.asked, m.may) == (BENNO, ["accept", "see"])
    m.act("accept")
    assert (m.waits, m.jokers(ANNA), m.pile[-1], m.view()["stake"], m.view()["bet"]) == ("die", [], BLANK, 100_000, 8)
    assert "joker" not in str([event.fields for event in m.m.events(BENNO) if event.kind in ("laid", "accepted")])
    assert m.throw(2).cash(ANNA) == 1600


def test_CR6_5_lost_again_another_joker_may_be_laid_up_to_all() -> None:
    m = lost(BLANK, BLANK, CARDS)
    m.act("lay blank", "accept").throw(1).act("lay blank", "accept").throw(5).act("lay cards", "accept").throw(1)
    assert (m.jokers(ANNA), m.cash(ANNA), m.mover) == ([], 1400, BENNO)


@pytest.mark.parametrize("joker", [DIE, DIE_CARDS, ALL])
def test_CR6_5_seen_and_one_symbol_fits_the_bet_is_won_without_a_draw(joker: int) -> None:
    m = lost(joker)
    m.act(m.may[0], "see")
    assert (m.cash(ANNA), m.pile[-1], m.mover) == (1600, joker, BENNO)
    assert m.view(CARLA)["known"][-1] == {"depth": len(m.pile), "jokers": [joker]}


@pytest.mark.parametrize("joker", [BLANK, CARDS, ROULETTE])
def test_CR6_5_seen_and_wrong_or_blank_the_bet_is_lost_for_good(joker: int) -> None:
    m = lost(joker, DIE)
    m.act(next(text for text in m.may if text != "lay die"), "see")
    assert (m.cash(ANNA), m.cash(BENNO), m.jokers(ANNA), m.mover) == (1400, 1600, [DIE], BENNO)


def test_CR6_5_it_wins_at_the_odds_of_the_bet() -> None:
    assert lost(DIE, bet="die 6").act("lay die", "see").cash(ANNA) == 1500 + 500


def test_CR6_5_before_it_is_seen_nobody_else_sees_its_face() -> None:
    m = lost(DIE, BLANK).act("lay die")
    assert (m.view(ANNA)["laid"], m.view(BENNO)["laid"], m.view(CARLA)["laid"], m.view()["laid"]) == (DIE, "hidden", "hidden", "hidden")
    assert [m.view(seat)["players"][ANNA]["joker_cards"] for seat in (ANNA, BENNO)] == [1, 1]
    assert m.view(ANNA)["players"][ANNA]["jokers"] == [BLANK]
    assert "die" not in str([event.text() for event in m.m.events(BENNO) if event.kind == "laid"])


def test_CR6_5_the_bettors_cash_is_on_the_table_while_the_owner_thinks() -> None:
    m = lost(DIE).act("lay die")
    assert (m.cash(ANNA), m.view()["stake"]) == (1400, 100_000)


def test_CR6_5_jokers_serve_on_each_bet_of_a_turn_with_doubles() -> None:
    m = Royal(player(jokers=[DIE, BLANK]), player(1500, "Nice", "Deauville"))
    m.land("Nice", double=True).act("even", "add 50").throw(1).act("lay die", "see")
    assert (m.mover, m.waits) == (ANNA, "throw")
    m.throw(1, 2).act("red", "add 50").lay(30)
    assert m.may == ["lay blank", "give up"]


def test_CR6_5_one_joker_may_be_bought_for_100k_into_the_pot() -> None:
    m = Royal(player())
    top = m.pile[0]
    m.land("Joker")
    assert m.may == ["no joker", "joker"]
    m.act("joker")
    assert (m.jokers(ANNA), m.cash(ANNA), m.pot, m.mover) == ([top], 1400, 350, BENNO)


def test_CR6_5_who_has_no_100k_is_not_asked() -> None:
    assert Royal(player(50)).land("Joker").mover == BENNO


def test_CR5_with_three_in_hand_one_goes_under_the_pile_first() -> None:
    m = Royal(player(jokers=[BLANK, DIE, DIE])).land("Joker")
    assert m.may == ["no joker", "exchange blank", "exchange die"]
    top = m.pile[0]
    m.act("exchange die")
    assert sorted(m.jokers(ANNA)) == sorted([BLANK, DIE, top])
    assert m.pile[-1] == DIE


def test_CR5_a_card_returned_is_known_to_its_player_alone() -> None:
    m = Royal(player(jokers=[BLANK, CARDS])).land("Joker loss A").act("return cards")
    assert m.view(ANNA)["known"] == [{"depth": len(m.pile), "jokers": [CARDS]}]
    assert m.view(BENNO)["known"] == m.view()["known"] == []


def drawn(**knows: object) -> Royal:
    """Benno buys the top card, which others know."""
    rest = [1] * 4 + [2] * 4 + [3] * 4 + [4, 4, 5, 5, 5, 5, 6, 6, 7, 7, 8]
    pile = [BLANK, *rest]
    seats = [player(jokers=[]), player(jokers=[BLANK]), player(jokers=[])]
    m = Royal(*seats, to_move=BENNO, pile=pile, places=[{"depth": 1, **knows}])
    return m.land("Joker").act("joker")


def test_CR13_what_is_known_of_a_card_in_the_pile_follows_it_into_the_hand() -> None:
    m = drawn(known=[ANNA])
    assert m.view(ANNA)["players"][BENNO]["known"] == [BLANK]
    assert m.view(CARLA)["players"][BENNO]["known"] == m.view()["players"][BENNO]["known"] == []
    assert drawn(known="all").view()["players"][BENNO]["known"] == [BLANK]


def test_CR13_until_its_holder_lets_go_of_a_card_unseen() -> None:
    m = drawn(known=[ANNA])
    m.m.state.to_move = BENNO
    m.land("Joker loss A").act("return blank")
    assert m.view(ANNA)["players"][BENNO]["known"] == []


def test_CR13_while_it_lies_face_down_what_is_known_of_the_hand_stands_and_seen_it_is_gone() -> None:
    m = drawn(known=[ANNA])
    m.m.state.royal[3] = ANNA + 1
    m.m.state.to_move = BENNO
    m.land("Nice").act("even", "add 50").throw(1).act("lay blank")
    assert m.view(ANNA)["players"][BENNO]["known"] == [BLANK]
    m.act("see")
    assert m.view(ANNA)["players"][BENNO]["known"] == []


def test_CR13_accepted_nobody_knows_what_is_left() -> None:
    m = drawn(known=[ANNA])
    m.m.state.royal[3] = ANNA + 1
    m.m.state.to_move = BENNO
    m.land("Nice").act("even", "add 50").throw(1).act("lay blank", "accept")
    assert m.view(ANNA)["players"][BENNO]["known"] == []
    assert m.view(BENNO)["known"][-1] == {"depth": 25 - 1, "jokers": [BLANK]}
