"""Casino Royal: the turn, casino squares, challenges (CR6.2-CR6.4, CR12)."""
import pytest

from tests.helpers.casino_royal import (
    ACE,
    ANNA,
    BENNO,
    BLANK,
    CARDS,
    CARLA,
    CLUBS,
    DIE,
    HEARTS,
    KING,
    ROULETTE,
    TEN,
    Royal,
    player,
)


def test_CR6_2_the_pawn_moves_by_the_sum_and_may_share_a_square() -> None:
    m = Royal(player(square=30), player(square=1)).throw(4, 3)
    assert m.view()["squares"][0]["here"] == [ANNA, BENNO, CARLA]
    assert m.mover == BENNO


def test_CR6_2_a_double_throws_again_after_the_square_is_resolved() -> None:
    m = Royal(player(1500, square="Start")).throw(1, 1)
    assert m.act("no joker").waits == "throw"
    assert m.mover == ANNA
    m.throw(3, 3).throw(5, 5)
    assert (m.mover, m.waits) == (ANNA, "jet")


def test_CR6_2_there_is_no_announcement_between_doubles() -> None:
    m = Royal(player(1500, "Nice", "Cannes", square=26), player(1500))
    m.land("Monte-Carlo", double=True).act("buy")
    assert (m.mover, m.waits) == (ANNA, "throw")


def test_CR6_2_two_equal_dice_at_bonne_fortune_give_nothing_extra() -> None:
    m = Royal(player()).land("Bonne Fortune A").act("totals 7 8").throw(4, 4)
    assert m.mover == BENNO


def test_CR6_2_neither_ruin_nor_a_failed_lap_nor_the_jet_takes_the_double() -> None:
    for m in (Royal(player(0, jokers=[DIE, BLANK])).land("Tax A", double=True).lay(0),
              Royal(player(0, "Nice", square=36), last_lap=ANNA).throw(1, 1),
              Royal(player()).land("Private jet", double=True).act("stay"),
              Royal(player()).land("Private jet", double=True).act("fly 9")):
        assert (m.mover, m.waits, m.view()["last_lap"]) == (ANNA, "throw", None)


def test_CR6_2_start_has_no_effect_and_pays_nothing() -> None:
    m = Royal(player(square=34)).throw(1, 2)
    assert (m.cash(ANNA), m.mover, m.told()[-2:]) == (1500, BENNO, ["rolled", "turn"])


def test_CR6_3_an_unowned_casino_may_be_bought_for_100k_into_the_pot() -> None:
    m = Royal(player()).land("Nice")
    assert m.may == ["buy", "leave"]
    m.act("buy")
    assert (m.cash(ANNA), m.pot, m.casinos(ANNA), m.mover) == (1400, 350, ["Nice"], BENNO)


def test_CR6_3_who_has_no_100k_is_not_asked_and_nobody_else_is() -> None:
    m = Royal(player(50)).land("Nice")
    assert (m.casinos(ANNA), m.mover, m.waits) == ([], BENNO, "throw")


def test_CR6_3_a_casino_left_stays_unowned() -> None:
    m = Royal(player()).land("Nice").act("leave")
    assert (m.cash(ANNA), m.pot, m.mover) == (1500, 250, BENNO)
    assert all(m.casinos(seat) == [] for seat in range(3))


def test_CR6_3_the_own_casino_has_no_effect() -> None:
    assert Royal(player(1500, "Nice")).land("Nice").mover == BENNO


def test_example_100k_on_head_in_venise_and_the_king_of_hearts() -> None:
    m = Royal(player(), player(1500, "Venise")).land("Venice").act("head", "add 100", "play").lay(HEARTS + KING)
    assert (m.cash(ANNA), m.cash(BENNO), m.bank) == (1700, 1500, 17_250 - 200)


def test_CR6_3_a_lost_stake_goes_to_the_owner() -> None:
    m = Royal(player(), player(1500, "Venise")).land("Venice").act("head", "add 100", "play").lay(HEARTS + TEN)
    assert (m.cash(ANNA), m.cash(BENNO), m.mover) == (1400, 1600, BENNO)


def test_CR6_3_the_bank_pays_odds_and_the_owner_nothing() -> None:
    m = Royal(player(), player(1500, "Nice")).land("Nice").act("die 6", "add 250", "play").throw(6)
    assert (m.cash(ANNA), m.cash(BENNO), m.bank) == (1500 + 5 * 250, 1500, 17_250 - 1250)


@pytest.mark.parametrize(("casino", "first", "n"), [("Nice", "even", 23), ("Venise", "red", 7), ("San Remo", "rouge", 27)])
def test_CR6_3_all_bets_of_the_casinos_game_may_be_made_and_no_others(casino: str, first: str, n: int) -> None:
    m = Royal(player(), player(1500, casino)).land({"Venise": "Venice"}.get(casino, casino))
    assert (m.may[0], len(m.may)) == (first, n)


def test_CR12_a_stake_is_laid_plaque_by_plaque_each_sum_in_one_way() -> None:
    m = Royal(player(2000), player(1500, "Nice")).land("Nice").act("even")
    assert m.may == ["add 1000", "add 500", "add 250", "add 100", "add 50"]
    m.act("add 1000")
    assert m.may == ["add 1000", "add 500", "add 250", "add 100", "add 50", "play"]
    m.act("add 500")
    assert m.may == ["add 250", "add 100", "add 50", "play"]
    m.act("add 100")
    assert m.may == ["add 100", "add 50", "play"]
    assert m.act("add 100").waits == "die"      # CR13: nothing more can be laid


def test_CR12_every_multiple_of_50k_has_exactly_one_way() -> None:
    def ways(cash: int) -> list[int]:
        found, todo = [], [Royal(player(cash), player(1500, "Nice")).land("Nice").act("even")]
        while todo:
            m = todo.pop()
            if m.waits != "stake":
                found.append(m.view()["stake"])
                continue
            for text in m.may:
                other = Royal.__new__(Royal)
                other.m = m.m.copy()
                todo.append(other.act(text))
        return sorted(found)
    assert ways(1300) == [50_000 * k for k in range(1, 27)]


def test_CR13_a_stake_that_can_only_be_50k_is_not_asked_for() -> None:
    m = Royal(player(50), player(1500, "Nice")).land("Nice").act("even")
    assert (m.waits, m.view()["stake"], m.cash(ANNA)) == ("die", 50_000, 0)
    m = Royal(player(1500), player(1500, "Nice"), options={"max_stake": 50_000}).land("Nice").act("even")
    assert (m.waits, m.view()["stake"]) == ("die", 50_000)


# CR6.4

def challenge(*jokers: int, own: tuple[str, ...] = ("Las Vegas",), cash: int = 1500, **more: object) -> Royal:
    """Anna comes to a challenge square; Benno has Monte-Carlo, Nice and Venise."""
    return Royal(player(cash, *own, jokers=[*jokers]), player(1500, "Monte-Carlo", "Nice", "Venise"), player(1500, "Reno"), **more).land(5)  # type: ignore[arg-type]


def test_CR6_4_without_a_casino_the_turn_ends_and_a_double_is_lost() -> None:
    m = Royal(player(), player(1500, "Nice")).land("Challenge", double=True)
    assert (m.mover, m.told()[-2:]) == (BENNO, ["turn_lost", "turn"])


def test_CR6_4_one_may_challenge_any_casino_of_any_opponent_or_nobody() -> None:
    m = challenge()
    assert m.may == ["challenge reno", "challenge nice", "challenge monte-carlo", "challenge venise", "nobody"]
    assert (m.act("nobody").mover, m.cash(ANNA)) == (BENNO, 1500)


def test_CR6_4_the_fee_goes_to_the_pot_when_the_casino_is_named() -> None:
    m = challenge().act("challenge nice")
    assert (m.cash(ANNA), m.pot, m.waits) == (1400, 350, "side")


@pytest.mark.parametrize(("casino", "sides"), [("nice", ["even", "odd"]), ("venise", ["red", "black"]), ("monte-carlo", ["rouge", "noir"])])
def test_CR6_4_the_bet_is_the_even_one_of_the_casinos_game(casino: str, sides: list[str]) -> None:
    assert challenge().act(f"challenge {casino}").may == sides


def test_CR6_4_who_wins_takes_the_casino() -> None:
    m = challenge().act("challenge nice", "even").throw(2)
    assert (m.casinos(ANNA), m.casinos(BENNO), m.pot) == (["Las Vegas", "Nice"], ["Monte-Carlo", "Venise"], 350)


def test_CR6_4_who_loses_may_lose_any_casino() -> None:
    m = challenge(own=("Las Vegas", "Macao")).act("challenge nice", "even").throw(1)
    assert (m.asked, m.may) == (BENNO, ["take las vegas", "take macao", "none"])
    m.act("take macao")
    assert (m.casinos(ANNA), m.casinos(BENNO)[-1], m.mover) == (["Las Vegas"], "Macao", BENNO)


def test_CR6_4_the_owner_may_decline() -> None:
    m = challenge().act("challenge nice", "even").throw(1).act("none")
    assert (m.casinos(ANNA), m.pot) == (["Las Vegas"], 350)


def test_CR6_4_zero_loses() -> None:
    assert challenge().act("challenge monte-carlo", "rouge").lay(0).waits == "take"


def test_CR6_4_only_the_challenger_lays_jokers() -> None:
    m = challenge(DIE).act("challenge nice", "even")
    m.m.state.hand[BENNO, DIE] += 1
    m.throw(1)
    assert (m.asked, m.may) == (ANNA, ["lay die", "give up"])
    assert m.act("lay die", "see").casinos(ANNA) == ["Las Vegas", "Nice"]


def test_CR6_4_an_accepted_joker_draws_the_challenge_again_and_a_wrong_one_that_is_seen_ends_it() -> None:
    m = challenge(BLANK, BLANK).act("challenge nice", "even").throw(1).act("lay blank", "accept")
    assert m.waits == "die"
    m.throw(3).act("lay blank", "see")
    assert (m.asked, m.may) == (BENNO, ["take las vegas", "none"])


def test_CR6_4_the_player_on_the_last_lap_may_be_challenged_and_may_challenge() -> None:
    assert "challenge nice" in challenge(last_lap=BENNO).may
    assert "challenge nice" in challenge(last_lap=ANNA).may


def test_CR13_a_casino_but_no_fee_or_no_target_and_nothing_happens() -> None:
    m = Royal(player(50, "Las Vegas"), player(1500, "Nice")).land("Challenge", double=True)
    assert (m.mover, m.waits) == (ANNA, "throw")
    m = Royal(player(1500, "Las Vegas")).land("Challenge", double=True)
    assert (m.mover, m.waits) == (ANNA, "throw")


def test_CR13_who_flies_to_a_challenge_square_without_a_casino_loses_the_double_too() -> None:
    m = Royal(player(), player(1500, "Nice")).land("Private jet", double=True).act("fly 5")
    assert m.mover == BENNO


# CR3: the other squares

def test_CR3_tax_a_is_500k_to_the_bank() -> None:
    m = Royal(player()).land("Tax A")
    assert (m.cash(ANNA), m.bank, m.pot) == (1000, 17_250 + 500, 250)


def test_CR3_tax_b_is_150k_for_each_casino_and_nothing_without() -> None:
    assert Royal(player(1500, "Nice", "Cannes", "Reno")).land("Tax B").cash(ANNA) == 1050
    assert Royal(player(0)).land("Tax B").told()[-2:] == ["rolled", "turn"]


def test_CR3_joker_loss_a_takes_one_of_the_players_choice() -> None:
    m = Royal(player(jokers=[BLANK, CARDS])).land("Joker loss A")
    assert m.may == ["return blank", "return cards"]
    m.act("return cards")
    assert (m.jokers(ANNA), m.pile[-1], m.mover) == ([BLANK], CARDS, BENNO)


def test_CR13_at_joker_loss_a_two_equal_jokers_are_a_choice_too_and_one_is_not() -> None:
    assert Royal(player(jokers=[BLANK, BLANK])).land("Joker loss A").may == ["return blank"]
    m = Royal(player(jokers=[CARDS])).land("Joker loss A")
    assert (m.jokers(ANNA), m.mover) == ([], BENNO)
    assert Royal(player()).land("Joker loss A").mover == BENNO


def test_CR3_joker_loss_b_takes_one_at_random() -> None:
    m = Royal(player(jokers=[BLANK, CARDS, ROULETTE])).land("Joker loss B")
    assert m.waits == "lose"
    assert m.m.awaiting_chance is not None
    assert list(m.m.awaiting_chance.sizes) == [3]
    m.lay(1)
    assert (m.jokers(ANNA), m.pile[-1]) == ([BLANK, ROULETTE], CARDS)


def test_CR3_the_jet_goes_to_any_other_square_but_start_or_stays() -> None:
    m = Royal(player()).land("Private jet")
    assert m.may == [*(f"fly {k}" for k in range(2, 37) if k != 19), "stay"]
    assert m.act("stay").mover == BENNO


def test_CR3_the_square_to_which_one_flies_is_resolved_and_start_is_not_crossed() -> None:
    m = Royal(player()).land("Private jet").act("fly 15")
    assert (m.waits, m.view()["squares"][14]["here"]) == ("buy", [ANNA])
    assert m.view()["players"][0]["laps"] == 0


def test_CR3_a_black_pawn_gets_nothing_at_the_jet() -> None:
    assert Royal(player(1500, "Nice"), last_lap=ANNA).land("Private jet").mover == BENNO


def test_CR4_the_ace_is_a_head() -> None:
    m = Royal(player(), player(1500, "Venise")).land("Venice").act("head", "add 50").lay(CLUBS + ACE)
    assert m.cash(ANNA) == 1600
