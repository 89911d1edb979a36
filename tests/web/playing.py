"""How a person plays: they wait until it is their turn, and do what the page offers, by clicks or by keys."""
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.helpers.patience import PATIENCE

LONG = PATIENCE * 1000                    # milliseconds, for what the server and its bots have to do first
WAIT = """async ([wanted, most]) => {
  for (const end = Date.now() + most; Date.now() < end; await new Promise((go) => setTimeout(go, 15)))
    for (const [name, selector] of Object.entries(wanted)) if (document.querySelector(selector)) return name
  return ''
}"""
MET = {"roll": "button[data-roll]:enabled", "choose": "button[data-face]:enabled", "end": "[data-end]"}


def roll_button(page: Page) -> Locator:
    return page.locator(MET["roll"])


def faces(page: Page) -> Locator:
    return page.locator(MET["choose"])


def ranking(page: Page) -> Locator:
    return page.get_by_role("heading", name=re.compile("^(Ranking|Classement)$"))


def met(page: Page, wanted: dict[str, str]) -> str:
    """Which of these comes first; in the page, since asking it again and again from outside would be slow."""
    found: str = page.evaluate(WAIT, [wanted, LONG])
    assert found, f"none of {wanted} at {page.url}: {page.locator('body').inner_text()}"
    return found


def turn_or_end(page: Page) -> str:
    """What this person meets next: roll, choose or end."""
    return met(page, MET)


def click(page: Page, wanted: str) -> None:
    (roll_button(page) if wanted == "roll" else faces(page).first).click()


def type_keys(page: Page, wanted: str) -> None:
    page.keyboard.press("Enter" if wanted == "roll" else faces(page).first.get_attribute("data-face") or "")


def settle(page: Page, was: str) -> None:
    """Until the page has answered: what was clicked is gone."""
    met(page, {"gone": f"body:not(:has({MET[was]}))"})


def play(page: Page, act: Callable[[Page, str], None] = click, most: int = 400) -> int:
    """To the end; how many acts it took."""
    for n in range(most):
        wanted = turn_or_end(page)
        if wanted == "end":
            return n
        act(page, wanted)
        settle(page, wanted)
    raise AssertionError("the game does not end")


def play_now(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("^(Play now|Jouer)$")).click()


def money_of(text: str) -> int:
    """Of "$1,234,000" or "1 234 000 $"."""
    return int(re.sub(r"\D", "", text))


def final_money(page: Page) -> dict[str, int]:
    """What the ranking says: name and money."""
    rows = page.locator("section", has=ranking(page)).get_by_role("listitem")
    return {row.locator(".name").evaluate("e => e.firstChild.textContent"): money_of(row.locator("b").inner_text()) for row in rows.all()}


def open_table(page: Page, way: str, seats: int, names: tuple[str, ...] = ()) -> None:
    """Fills the form and sends it."""
    page.goto(f"/new/{way}")
    remove = page.get_by_role("button", name=re.compile(r"^(Remove seat|Enlever la place) \d$"))
    expect(remove.first).to_be_visible()
    while remove.count() > seats:
        remove.last.click()
    for place, name in enumerate(names, 1):
        page.get_by_role("textbox", name=re.compile(f"^(Name at seat|Nom à la place) {place}$")).fill(name)
    page.get_by_role("button", name=re.compile("^(Create the table|Créer la table|Start the game|Commencer la partie)$")).click()
