"""Links with a token or a pass, in a browser that sits at the table already: it loses nothing by them."""
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.playing import open_table

pytestmark = pytest.mark.slow
People = Callable[..., Page]
HELD = "JSON.parse(localStorage.getItem('flambeur.held'))"


def host_at(page: Page, seats: int = 3) -> str:
    """A table of one's own; its id."""
    open_table(page, "friends", seats, ("Host",))
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("textbox", name="Link to sit down")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def sit_down(guest: Page, host: Page, name: str) -> None:
    guest.goto(host.get_by_role("textbox", name="Link to sit down").input_value())
    guest.get_by_role("textbox", name="Your name").fill(name)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("The game starts when")).to_be_visible()


def token(page: Page) -> str:
    found: str = page.evaluate(f"{HELD}[0].token")
    return found


def hand_over(page: Page) -> str:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue on another device").click()
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_role("textbox", name="Open this on the other device").input_value()
    page.keyboard.press("Escape")
    return link


def own_names(page: Page) -> list[str]:
    """The fields of the own seats in the waiting room."""
    fields = page.get_by_role("textbox", name=re.compile("^(Your name|Name at seat .)$"))
    expect(fields.first).to_be_visible()
    return [field.input_value() for field in fields.all()]


def test_a_token_that_is_refused_leaves_the_seat_that_is_held(people: People) -> None:
    host, guest = people(), people()
    table = host_at(host)
    sit_down(guest, host, "Guest")
    own = token(guest)
    for crafted in ("x" * 43, own[:-1] + ("A" if own[-1] != "A" else "B")):
        guest.goto("about:blank")
        guest.goto(f"/t/{table}#token={crafted}")
        expect(guest.get_by_text("The game starts when")).to_be_visible()
        assert own_names(guest) == ["Guest"]
        assert (token(guest), "token=" in guest.url) == (own, False)


def test_a_token_of_a_seat_that_was_given_away_leaves_the_seat_that_is_held(people: People) -> None:
    host, guest, phone = people(), people(), people()
    table = host_at(host)
    sit_down(guest, host, "Guest")
    stale = token(host)
    phone.goto(hand_over(host))                                   # from here on the old token holds nothing
    expect(phone.get_by_role("button", name="Close this table")).to_be_visible()
    own = token(guest)
    guest.goto("about:blank")
    guest.goto(f"/t/{table}#token={stale}")
    expect(guest.get_by_text("The game starts when")).to_be_visible()
    assert token(guest) == own


def test_a_recovery_link_opens_the_seat_in_another_browser(people: People) -> None:
    host, other = people(), people()
    table = host_at(host)
    other.goto(f"/t/{table}#token={token(host)}")
    expect(other.get_by_role("button", name="Close this table")).to_be_visible()
    assert token(other) == token(host)
    assert "token=" not in other.url


def test_a_token_that_opens_nothing_is_not_kept(people: People) -> None:
    host, stranger = people(), people(forgive=("status of 403",))
    table = host_at(host)
    stranger.goto(f"/t/{table}#token={'x' * 43}")
    expect(stranger.get_by_role("heading", name="This is not yours to open")).to_be_visible()
    assert stranger.evaluate("localStorage.getItem('flambeur.held')") is None


def test_who_sits_there_is_asked_before_another_seat_takes_the_place(people: People) -> None:
    host, guest = people(), people()
    table = host_at(host)
    sit_down(guest, host, "Guest")
    own, other = token(guest), token(host)
    guest.goto("about:blank")
    guest.goto(f"/t/{table}#token={other}")
    expect(guest.get_by_role("heading", name="You sit at this table already")).to_be_focused()
    assert guest.get_by_role("textbox", name="Link to your present seat").input_value().endswith(f"#token={own}")
    guest.get_by_role("button", name="Stay on my seat").click()
    expect(guest.get_by_text("The game starts when")).to_be_visible()
    assert token(guest) == own
    guest.goto("about:blank")
    guest.goto(f"/t/{table}#token={other}")
    guest.get_by_role("button", name="Open the other seat").click()
    expect(guest.get_by_role("button", name="Close this table")).to_be_visible()
    assert token(guest) == other


def test_a_browser_that_sits_there_holds_the_seat_of_the_pass_as_well(people: People) -> None:
    host, guest = people(), people()
    host_at(host)
    sit_down(guest, host, "Guest")
    own = token(guest)
    guest.goto(hand_over(host))
    expect(guest.get_by_role("button", name="Close this table")).to_be_visible()
    assert own_names(guest) == ["Host", "Guest"]
    assert token(guest) == own


def test_a_pass_whose_answer_was_lost_is_claimed_again(people: People) -> None:
    host, phone = people(), people(forgive=("ERR_FAILED",))
    host_at(host)
    link = hand_over(host)

    def lose(route: Route) -> None:
        route.fetch()                                             # the server has done it
        route.abort()
    phone.route("**/api/passes", lose, times=1)
    phone.goto(link)                                              # where the server does not answer, the page asks again by itself
    expect(phone.get_by_role("button", name="Close this table")).to_be_visible()
    assert own_names(phone) == ["Host"]
