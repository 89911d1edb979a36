"""What an expert bot thinks of each choice, for who may ask; and all see who did."""
import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.playing import MET, faces, met, play
from tests.web.tables import BOT, DEVICE, LATE, make, throw, together, told

pytestmark = pytest.mark.slow
People = Callable[..., Page]
SHARE = re.compile(r"^(100|\d{1,2})(\.\d)?%")


def hint_button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Hint"))


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="What an expert bot thinks")


def shares(page: Page) -> list[float]:
    """The estimated chance to win of each choice, as it is shown."""
    said = panel(page).get_by_role("listitem").locator("b")
    expect(said.first).to_have_text(SHARE)
    return [float(text.split("%")[0]) for text in said.all_inner_texts()]


def test_who_plays_alone_has_it_with_one_click(people: People) -> None:
    page = people()
    make(page, [DEVICE, BOT], ("Olga", "Benno"), position=LATE)
    met(page, {"choose": MET["choose"]})
    hint_button(page).click()
    found = shares(page)
    assert len(found) == faces(page).count() == 2
    assert found == sorted(found, reverse=True)
    expect(panel(page).get_by_role("listitem").first).to_contain_text("best")
    expect(panel(page)).to_contain_text("Place all your")
    page.keyboard.press("h")                                      # as long as it is open there is one for each choice
    expect(panel(page)).to_have_count(0)
    play(page)
    expect(page.get_by_role("listitem").filter(has_text="Olga").first).to_contain_text("1 hint")


@pytest.mark.parametrize("width", [1280, 390])
def test_a_bot_that_had_no_time_to_think_says_so_and_can_be_asked_again(people: People, width: int) -> None:
    """As on a busy server: the answer has no estimates. The second one has."""
    page, empty = people(width=width, height=844), [list[object]()]

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "hint" and empty: message["estimates"] = empty.pop()
            socket.send(json.dumps(message))
        server.on_message(tell)
    page.route_web_socket("**/api/live", pass_on)
    make(page, [DEVICE, BOT], ("Olga", "Benno"), position=LATE)
    met(page, {"choose": MET["choose"]})
    hint_button(page).click()
    expect(panel(page)).to_contain_text("The server is busy: the bot had no time to think.")
    expect(page.locator("[data-hinted]")).to_have_count(0)
    panel(page).get_by_role("button", name="Ask again").click()
    expect(page.locator("button[data-face] [data-hinted]")).to_have_count(2)


@pytest.mark.parametrize("width", [1280, 390])
def test_it_marks_the_options_in_place_and_covers_no_casino(people: People, width: int) -> None:
    page = people(width=width, height=844)
    make(page, [DEVICE, BOT], ("Olga", "Benno"), position=LATE)
    met(page, {"choose": MET["choose"]})
    hint_button(page).click()
    expect(page.locator("button[data-face] [data-hinted]")).to_have_count(2)
    expect(page.locator("button[data-face] [data-hinted=best]")).to_have_count(1)
    lowest = max(one["y"] + one["height"] for casino in page.locator(".casino").all() if (one := casino.bounding_box()))
    said = panel(page).bounding_box()
    felt = page.locator(".felt").bounding_box()
    assert said
    assert felt
    assert said["y"] >= lowest or said["x"] >= felt["x"] + felt["width"]
    hint_button(page).click()
    expect(page.locator("[data-hinted]")).to_have_count(0)


def test_between_people_it_is_asked_for_and_told(people: People) -> None:
    host, guest = people(), people()
    together(host, guest, names=("Olga", "Denis"), hints=True)
    throw(host)
    host.keyboard.press("h")
    expect(panel(host)).to_contain_text("Everybody at the table sees")
    expect(told(guest, "Olga asks for a hint.")).to_have_count(0)
    panel(host).get_by_role("button", name="Show me").click()
    assert len(shares(host)) == faces(host).count()
    expect(told(guest, "Olga asks for a hint.")).to_be_visible()


def test_two_people_without_hints_are_offered_none(people: People) -> None:
    page = people()
    make(page, [DEVICE, DEVICE], ("Ana", "Bruno"), position=LATE)
    met(page, {"choose": MET["choose"]})
    expect(page.get_by_role("button", name=re.compile("^Undo|^Rules")).first).to_be_visible()
    expect(hint_button(page)).to_have_count(0)
    page.keyboard.press("h")
    expect(panel(page)).to_contain_text("There are no hints at this table.")
    expect(panel(page).get_by_role("button", name="Show me")).to_have_count(0)
