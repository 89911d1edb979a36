"""What another test draws and clicks need not be drawn and clicked: a game goes on over sockets, at the seats of pages and signed by them.

So the record, the replay and the proof are those of a whole game. With `--long` nothing is skipped."""
import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

from flambeur.table import signing
from tests.helpers.share import LONG
from tests.server.client import Client
from tests.web.playing import play, type_keys

SEAT = "(table) => JSON.parse(localStorage.getItem('flambeur.held')).find((one) => one.table === table).token"
SIGN = """async ([table, hex, text]) => {
  const done = (asked) => new Promise((go) => { asked.onsuccess = () => go(asked.result) })
  const all = await done(indexedDB.open('flambeur', 1))
  const named = (name) => done(all.transaction('keys').objectStore('keys').get(`own ${name}`))
  const own = await named(table)
  const { key } = own?.hex === hex ? own : await named(hex)
  all.close()
  const bytes = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}"""
BLANK = "/icon.svg"                       # of the same origin, so that it has the keys, and there at once
LAST_ROUND = 4                            # of both games with casinos
Until = Callable[[dict[str, Any]], bool]
Wish = tuple[Page, list[str], "Future[str]"]      # what a page shall sign
Legal = Sequence[dict[str, Any]]


class Sitter(Client):
    """Plays the seats of a page, whose keys never leave it."""

    def __init__(self, page: Page, wishes: "SimpleQueue[Wish | None]") -> None:
        parts = urlsplit(page.url)
        table = parts.path.rsplit("/", 1)[1]
        super().__init__(f"http://127.0.0.1:{parts.port}", table, page.evaluate(SEAT, table))
        self.page, self.address, self.wishes = page, page.url, wishes

    async def act(self, choose: Callable[[Legal], dict[str, Any]] = lambda legal: legal[0]) -> None:
        seat = self.mine()[0]
        if self.now["thrower"] == seat:
            await super().act(choose)
            return
        turn, action = self.now["turns"][str(seat)], choose(self.now["legal"][str(seat)])["id"]
        await self.ask("move", seat=seat, turn=turn, action=action, **await self.vouched(seat, turn, action))

    async def vouched(self, seat: int, turn: int, action: int) -> dict[str, Any]:
        key, head, table = self.seats[seat]["key"], self.now["head"], str(self.hello["table"])
        if key is None or head is None: return {}
        start = next((str(update["body"]["hash"]) for update in self.updates if update["kind"] == "start"), "")
        text = signing.move_text(table, start, bytes.fromhex(head["hash"]), seat, turn, [action], None)
        answer: Future[str] = Future()
        self.wishes.put((self.page, [table, key, text.decode()], answer))
        return {"sign": {"after": head["after"], "signature": await asyncio.wrap_future(answer)}}


async def play_all(sitters: list[Sitter], until: Until) -> None:
    for one in sitters: await one.connect()
    await asyncio.gather(*(one.play_on(until=lambda one=one: until(one.now)) for one in sitters))
    for one in sitters: await one.drop()


def skip(*pages: Page, until: Until = lambda now: False) -> None:
    """The game goes on, for the seats of these pages, to its end or until something holds of `now`. The pages look away meanwhile, and come
    back. With --long nothing of this happens: whoever calls it plays on by clicks and comes to the same point."""
    if LONG: return
    wishes: SimpleQueue[Wish | None] = SimpleQueue()
    sitters = [Sitter(page, wishes) for page in pages]
    for page in pages: page.goto(BLANK)
    with ThreadPoolExecutor(1) as thread:
        playing = thread.submit(asyncio.run, play_all(sitters, until))
        playing.add_done_callback(lambda _: wishes.put(None))
        while (wish := wishes.get()) is not None: grant(*wish)
        playing.result()
    for one in sitters: one.page.goto(one.address)


def grant(page: Page, what: list[str], answer: "Future[str]") -> None:
    """Here, in the thread in which pages can be asked."""
    try:
        answer.set_result(page.evaluate(SIGN, what))
    except Exception as error:
        answer.set_exception(error)


def to_the_end(page: Page) -> None:
    """The last turns of it by keys; with --long all of them."""
    skip(page, until=nearly_over)
    play(page, type_keys)


def board_of(now: dict[str, Any]) -> dict[str, Any]:
    view: dict[str, Any] = next(iter(now["views"].values()))
    return view


def dice_left(now: dict[str, Any]) -> int:
    return sum(player["dice"] for player in board_of(now)["players"])


def nearly_over(now: dict[str, Any]) -> bool:
    """In the last round, with so few dice that it has about two turns."""
    return now["status"] != "playing" or (board_of(now)["round"] == LAST_ROUND and dice_left(now) <= 4)


def nearly_paid(now: dict[str, Any]) -> bool:
    """At the end of any round."""
    return now["status"] != "playing" or dice_left(now) <= 2


def last_hands(now: dict[str, Any]) -> bool:
    """The end of the last round of cards."""
    return now["status"] != "playing" or (board_of(now)["round"] == LAST_ROUND and nearly_dealt(now))


def nearly_dealt(now: dict[str, Any]) -> bool:
    """When hardly a card is left to draw: the round is about to end."""
    return now["status"] != "playing" or max(player["deck"] for player in board_of(now)["players"]) <= 8
