"""Tables as tests need them: made over the API, their device seats held by the browser, and where that is shorter laid in mid-game."""
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.playing import MET, met, roll_button, settle, turn_or_end, type_keys

LAS_VEGAS = "las-vegas"
DEVICE, OPEN, BOT = {"sitter": "device"}, {"sitter": "open"}, {"sitter": "bot", "level": "easy"}
BOARD = "[data-casino]:not([data-outline] *)"     # a real one: not the outline of a table that is being opened
HOLD = """([held, complete]) => {
  localStorage.setItem('flambeur.held', JSON.stringify([held]))
  if (complete) sessionStorage.setItem('flambeur.start.' + held.table, '1')
}"""
FORMAT = "flambeur-position/1"
NOTES = [[60_000], [50_000], [70_000], [90_000], [60_000], [50_000]]
Made = dict[str, Any]


def make(page: Page, seats: list[dict[str, str]], names: tuple[str, ...] = (), game: str = LAS_VEGAS, **plan: Any) -> Made:
    """A table whose device seats are this browser's; it starts by itself where nobody else has to come."""
    made: Made = page.request.post("/api/tables", data={"game": game, "seats": seats, "names": names, **plan}).json()
    page.goto("/icon.svg")                # of the same origin, and there at once
    page.evaluate(HOLD, [{**made, "game": game, "at": 0}, OPEN not in seats])
    page.goto(f"/t/{made['table']}")
    return made


def join(page: Page, made: Made, name: str) -> None:
    page.goto(f"/t/{made['table']}#sit={made['sit']}")
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("The game starts when")).to_be_visible()


def together(host: Page, *guests: Page, names: tuple[str, ...], **plan: Any) -> Made:
    """Each in a browser of their own; the game is on."""
    made = make(host, [DEVICE, *(OPEN for _ in guests)], (names[0],), **plan)
    for guest, name in zip(guests, names[1:], strict=True): join(guest, made, name)
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, *guests): expect(page.locator(BOARD).first).to_be_visible()
    return made


def laid(roll: list[int], dice: list[list[int]], left: list[int], won: tuple[list[int], ...] = (), **options: Any) -> dict[str, Any]:
    """The last round of Las Vegas: the first player has thrown; `dice` lie in the casinos, `left` are the players' own."""
    casinos = [{"notes": notes, "dice": there} for notes, there in zip(NOTES, dice, strict=True)]
    players = [{"dice": n, "won": won[seat] if won else []} for seat, n in enumerate(left)]
    state = {"phase": "choose", "round": 4, "first": 0, "to_move": 0, "roll": {"own": roll}, "casinos": casinos, "players": players}
    return {"format": FORMAT, "game": LAS_VEGAS, "options": {"players": len(left), **options}, "state": state}


LATE = laid([3, 5], [[4, 0], [2, 0], [0, 4], [0, 3], [0, 0], [0, 0]], [2, 1])      # three turns to the end


def throw(page: Page) -> None:
    if turn_or_end(page) == "roll": roll_button(page).click()
    met(page, {"choose": MET["choose"]})


def one_turn(page: Page) -> None:
    throw(page)
    type_keys(page, "choose")
    settle(page, "choose")


def told(page: Page, line: str) -> Locator:
    """In the log beside the board."""
    return page.locator(".log").get_by_role("listitem").filter(has_text=line)


def open_menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=item, exact=True).click()
