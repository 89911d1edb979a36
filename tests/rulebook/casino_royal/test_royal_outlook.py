"""Casino Royal: what a table says of a choice is what comes of it (CR2-CR4, CR6)."""
from typing import Any

import pytest

from flambeur.games.casino_royal.game import GAME
from tests.helpers.casino_royal import ANNA, BENNO, BLANK, DIE, HEARTS, K, Royal, at, player


def outlook(m: Royal, typed: str) -> dict[str, Any]:
    action = m.m.game.parse(typed)
    assert action is not None
    return m.m.game.outlooks(m.m.cell, m.m.options, m.asked, [action])[0]


def sums(m: Royal, seat: int = ANNA) -> tuple[int, int]:
    return m.cash(seat) * K, m.pot * K


@pytest.mark.parametrize(("bet", "win", "lose"), [("even", 2, 1), ("die 6", 6, 1), ("die 2 3", 3, 1)])
def test_CR6_3_cash_and_pot_after_a_win_and_a_loss(bet: str, win: int, lose: int) -> None:
    for face, won in ((win, True), (lose, False)):
        m = Royal(player(), player(1500, "Nice")).land("Nice").act(bet, "add 250", "add 100")
        said = outlook(m, "play")
        m.act("play").throw(face)
        assert (said["cash_won" if won else "cash_lost"], said["pot_won" if won else "pot_lost"]) == sums(m)


def test_CR8_a_win_that_the_pot_must_pay() -> None:
    m = Royal(player(), player(1500, "Nice"), bank=50).land("Nice").act("even", "add 100")
    said = outlook(m, "play")
    assert sums(m.act("play").throw(2)) == (said["cash_won"], said["pot_won"]) == (1600 * K, 200 * K)


def test_CR4_how_many_outcomes_win() -> None:
    m = Royal(player(), player(1500, "San Remo")).land("San Remo")
    assert [(outlook(m, bet)["chances"], outlook(m, bet)["out_of"]) for bet in ("rouge", "1-12", "19-27", "31-36")] == \
        [(18, 37), (12, 37), (9, 37), (6, 37)]


def test_CR6_6_bonne_fortune_and_grand_slam() -> None:
    m = Royal(player(), pot=700).land("Bonne Fortune B")
    said = outlook(m, "hearts")
    assert (said["chances"], said["out_of"], said["cash_lost"], said["pot_lost"]) == (13, 52, 1500 * K, 700 * K)
    assert sums(m.act("hearts").lay(HEARTS)) == (said["cash_won"], said["pot_won"])
    m = Royal(player()).land("Bonne Fortune A")
    assert (outlook(m, "totals 3 7")["chances"], outlook(m, "totals 3 7")["out_of"]) == (8, 36)
    m = Royal(player()).land("Grand Slam")
    assert outlook(m, "safe")["cash_won"] == 1600 * K
    assert (outlook(m, "try")["chances"], outlook(m, "try")["cash_won"]) == (3, 1750 * K)
    m.act("try").throw(2)
    assert outlook(m, "stop")["cash_won"] == 1750 * K
    assert (outlook(m, "go on")["cash_won"], outlook(m, "go on")["cash_lost"]) == (2250 * K, 1500 * K)


def test_CR2_whose_series_a_purchase_makes() -> None:
    m = Royal(player(1500, "Cannes", "Monte-Carlo")).land("Nice")
    said = outlook(m, "buy")
    assert (said["makes"], said["cash_won"], said["pot_won"]) == ([ANNA], 1400 * K, 350 * K)
    assert outlook(m, "leave") == {}
    assert sums(m.act("buy")) == (said["cash_won"], said["pot_won"])


def test_CR6_4_whose_series_a_challenge_makes_and_breaks() -> None:
    m = Royal(player(1500, "Las Vegas", "Macao"), player(1500, "Nice", "Cannes", "Monte-Carlo")).land("Challenge")
    said = outlook(m, "challenge nice")
    assert (said["makes"], said["breaks"], said["chances"], said["out_of"], said["cash_won"]) == ([ANNA], [BENNO], 3, 6, 1400 * K)
    assert "makes" not in outlook(m, "challenge cannes")
    m.act("challenge nice")
    assert outlook(m, "even")["breaks"] == [BENNO]
    m.act("even").throw(1)
    assert outlook(m, "take macao") == {}


def test_CR8_an_auction() -> None:
    m = Royal(player(0, "Nice", "Cannes", "Monte-Carlo"), player(1500, "Macao", "Biarritz")).land("Tax A")
    assert outlook(m, "sell nice") == {"breaks": [ANNA]}
    m.act("sell nice")
    assert outlook(m, "open") == {"cash_won": 1350 * K, "makes": [BENNO], "breaks": [ANNA]}
    m.act("open")
    assert outlook(m, "raise 500")["cash_won"] == (1500 - 650) * K


def test_CR6_2_where_a_throw_may_lead() -> None:
    m = Royal(player(square=30))
    reach = m.m.game.standing(m.m.cell)["reach"]
    assert [one["square"] for one in reach] == [32, 33, 34, 35, 36, 1, 2, 3, 4, 5, 6]
    assert [one["ways"] for one in reach] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    m.land("Nice")
    assert m.m.game.standing(m.m.cell)["reach"] == []
    m = Royal(player(1500, "Nice", "Cannes", "Monte-Carlo", square=20), player(), player(), to_move=2).land("Start")
    assert outlook(m, "announce")["reach"][0] == {"square": 3, "ways": 1}
    assert outlook(m, "roll")["reach"][0] == {"square": 22, "ways": 1}


def test_CR2_how_far_everybodys_series_is() -> None:
    m = Royal(player(1500, "Nice", "Cannes"), player(1500, "Reno", "Venise", "Deauville", "Estoril"), options={"series": "both"})
    assert m.m.game.standing(m.m.cell)["series"] == [2, 4, 0]
    m = Royal(player(1500, "Nice", "Cannes"), player(1500, "Reno", "Venise", "Deauville", "Estoril"), options={"series": "colour"})
    assert m.m.game.standing(m.m.cell)["series"] == [2, 1, 0]


def test_CR2_which_casinos_belong_to_a_series() -> None:
    m = Royal(player(1500, "Nice", "Cannes", "Monte-Carlo", "Reno"), player(1500, "Venise", "Deauville"))
    assert m.m.game.standing(m.m.cell)["held"] == [at("Monte-Carlo"), at("Nice"), at("Cannes")]
    m = Royal(player(1500, "Reno", "Cannes", "Venise"), options={"series": "colour"})
    assert m.m.game.standing(m.m.cell)["held"] == []


@pytest.mark.parametrize(("cash", "limit"), [(50, 0), (250, 0), (1700, 0), (1700, 600)])
def test_CR12_every_stake_comes_with_its_actions(cash: int, limit: int) -> None:
    """Bet and stake are sent as one; where no plaque could follow, nobody is asked any more (CR13)."""
    def landed() -> Royal: return Royal(player(cash), player(1500, "Nice"), options={"max_stake": limit * K}).land("Nice")
    stakes = landed().m.game.standing(landed().m.cell)["stakes"]
    assert [one["sum"] for one in stakes] == [50 * K * n for n in range(1, (min(cash, limit) if limit else cash) // 50 + 1)]
    for one in stakes:
        m = landed().act("even", *(GAME.describe(action)[2] for action in one["actions"]))
        assert (m.waits, m.view()["stake"]) == ("die", one["sum"])


def test_CR6_5_what_a_joker_promises_and_what_its_answer() -> None:
    m = Royal(player(1500, jokers=[BLANK, DIE]), player(1500, "Nice")).land("Nice").act("die 6", "add 100", "play").throw(3)
    said = outlook(m, "lay die")
    assert (said["fits"], outlook(m, "lay blank")["fits"], said["chances"], said["out_of"]) == (True, False, 1, 6)
    assert (said["cash_won"], said["cash_lost"]) == (2000 * K, 1400 * K)
    m.act("lay die")
    assert outlook(m, "accept") == {"chances": 5, "out_of": 6, "cash_won": 1600 * K, "cash_lost": 1500 * K}
    assert outlook(m, "see") == {}
    assert m.act("see").cash(ANNA) * K == said["cash_won"]
