"""The browser calls when it is our turn: if it was told to, may, and the page is out of sight."""
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import MET, met
from tests.web.tables import one_turn, open_menu, together

pytestmark = pytest.mark.slow
People = Callable[..., Page]
STUB = """(answer) => {
  window.called = []
  window.asked = 0
  window.Notification = class {
    static permission = sessionStorage.getItem('permission') ?? 'default'
    static async requestPermission() {
      window.asked += 1
      sessionStorage.setItem('permission', answer)
      return (Notification.permission = answer)
    }
    constructor(title, how) { window.called.push([title, how.body, how.tag]) }
    close() { window.called.push('closed') }
  }
}"""
PHONE = """() => {
  window.Notification = class {
    static permission = 'granted'
    constructor() { throw new TypeError('Illegal constructor') }
  }
  ServiceWorkerRegistration.prototype.showNotification = async (title, how) => { window.called.push([title, how.data]) }
}"""                                      # there only the service worker may call
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def stub(page: Page, answer: str) -> None:
    """A browser in which people answer so when they are asked."""
    page.context.add_init_script(f"({STUB})('{answer}')")


def called(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate("called")
    return found


def test_it_calls_when_it_is_our_turn_and_the_page_is_hidden(people: People) -> None:
    host, guest = people(), people()
    stub(guest, "granted")
    made = together(host, guest, names=("Olga", "Denis"))
    guest.evaluate(HIDE, True)
    one_turn(host)
    expect(guest).to_have_title("(1) Your turn · Las Vegas · Flambeur")
    assert called(guest) == []                                    # it is off until somebody turns it on
    guest.evaluate(HIDE, False)
    host.get_by_role("button", name="Undo").click()
    open_menu(guest, "Settings")
    box = guest.get_by_role("checkbox", name="Notify me when it is my turn")
    expect(box).not_to_be_checked()
    assert guest.evaluate("asked") == 0
    box.check()
    assert guest.evaluate("asked") == 1
    guest.keyboard.press("Escape")

    one_turn(host)
    met(guest, {"roll": MET["roll"]})
    assert called(guest) == []                                    # the page is in sight
    host.get_by_role("button", name="Undo").click()
    expect(guest).to_have_title("Olga plays · Las Vegas · Flambeur")
    guest.evaluate(HIDE, True)
    assert called(guest) == []                                    # not our turn
    one_turn(host)
    expect(guest).to_have_title("(1) Your turn · Las Vegas · Flambeur")
    assert called(guest) == [["Your turn", "Las Vegas", made["table"]]]
    guest.evaluate(HIDE, False)
    assert called(guest)[1:] == ["closed"]
    one_turn(guest)
    assert len(called(guest)) == 2                                # once for a turn

    guest.evaluate(PHONE)
    guest.evaluate(HIDE, True)
    one_turn(host)
    expect(guest).to_have_title("(1) Your turn · Las Vegas · Flambeur")
    guest.wait_for_function("called.length === 3")
    assert called(guest)[2] == ["Your turn", f"/t/{made['table']}"]


def test_a_browser_that_says_no_is_believed(people: People) -> None:
    page = people(locale="fr-FR")
    stub(page, "denied")
    page.goto("/")
    page.get_by_role("button", name="Réglages").click()
    box = page.get_by_role("checkbox", name="Me prévenir quand c’est à moi")
    box.click()
    expect(page.get_by_text("Votre navigateur ne le permet pas.")).to_be_visible()
    expect(box).not_to_be_checked()
    page.reload()
    page.get_by_role("button", name="Réglages").click()
    expect(page.get_by_text("Votre navigateur ne le permet pas.")).to_be_visible()
    expect(box).not_to_be_checked()


def test_it_is_not_offered_where_browsers_lack_it(people: People) -> None:
    page = people()
    page.context.add_init_script("delete window.Notification")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Notify me")).to_have_count(0)
