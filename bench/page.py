"""The page in a real browser: what the first screen weighs, how soon the page can be used, how soon a click is answered on screen, and how
long one waits for bots."""
import gzip
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.load.host import TABLES, Host
from bench.pace import AT_ONCE, CLICKED, DEFAULT, FAST, LEVELS, Game, played, ready
from bench.report import Section, at_most
from flambeur.games import FOLDERS
from flambeur.server.http.page import FOLDER
from tools.needs import chromium
from tools.page import build

FULL: dict[str, Any] = {"openings": 30, "clicks": 200, "acts": 10_000, "games": None}
TINY: dict[str, Any] = {"openings": 2, "clicks": 4, "acts": 4, "games": 1}      # of the ways to play, and of the games
NOTE = """Chromium without a window on the same two cores as the server, over loopback, at 1280x800. An opening begins with an empty
profile: from the first byte of the server's answer until "Play now" is on the screen and can be clicked. A click throws the dice or
chooses a face in a game against one easy bot, with all motion on and the server as it is set up for players: from the browser's own time
of the click until the first frame after which what was clicked is gone, since the server has answered; the move is stored on disk in that
time. A bare click is the same with a button that only removes itself: what browser and machine take today. A game is Las Vegas against
three bots, played by somebody who clicks in the first frame in which something can be clicked, and never skips anything; the default pace
and 4× are against `medium` bots. A wait is from a choice to the next roll of one's own, whatever lies between, payouts too. A first roll is
from the click on the first screen, with an empty profile on a warm server, until the first dice have fallen or the first cards can be
chosen, bots that begin included. Weight: all files that the first screen loads, packed as gzip packs them (level 6), without the answers
of the API."""
AS_IT_IS = {"log_level": "warning", "port": 0}
HEAD = ("", "n", "p50", "p95", "worst")
READY = "button.gold.big:enabled"
GAMES = {**{f"at once, {level}": (AT_ONCE, level) for level in LEVELS}, "default pace": (DEFAULT, "medium"), "4×": (FAST, "medium")}
ROLL, FACE = "button[data-roll]:enabled", "button[data-face]:enabled"
TABLE = {"game": "las-vegas", "seats": [{"sitter": "device"}, {"sitter": "bot", "level": "easy"}]}
SETTINGS = """location.protocol === 'http:' && localStorage.setItem('flambeur.settings', '{"speed": %d, "motion": "full"}')"""
OPENED = f"""(() => {{
  const tell = () => {{ window.opened = performance.now() - performance.getEntriesByType('navigation')[0].responseStart }}
  const look = () => requestAnimationFrame(document.querySelector('{READY}') ? tell : look)
  look()
}})()"""
ANSWERED = """(() => {
  window.answers = []
  addEventListener('click', (event) => {
    const clicked = event.target.closest('[data-roll], [data-face]')
    if (!clicked) return
    const look = () => requestAnimationFrame(() => clicked.isConnected ? look() : window.answers.push(performance.now() - event.timeStamp))
    look()
  }, true)
})()"""

BARE = """async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.dataset.roll = button.textContent = 'bare'
  button.style = 'position: fixed; inset: 0; z-index: 99'
  button.onclick = () => button.remove()
}"""
UNTIL_OPENED = "async () => { while (window.opened === undefined) await new Promise(requestAnimationFrame); return window.opened }"
UNTIL_ANSWERED = "async (n) => { while (window.answers.length <= n) await new Promise(requestAnimationFrame) }"


def measure(quick: bool = False) -> Section:
    plan = TINY if quick else FULL
    build()
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder, launched() as browser:
        if browser is None:
            return section([], [], [], None, {}, {})
        with Host(TABLES, {**AS_IT_IS, "data": folder}, Path(folder) / "server.log") as host:
            base = f"http://{host.base}"
            weight = sum(packed(file) for file in loaded(browser, base))
            bare = idle_clicks(browser, base, plan["clicks"] // 2)
            answers = click(browser, base, plan["clicks"])
            bare += idle_clicks(browser, base, plan["clicks"] // 2)
            openings = [opening(browser, base) for _ in range(plan["openings"])]
            games = {name: game_at(browser, base, *GAMES[name], plan["acts"]) for name in [*GAMES][:plan["games"]]}
            firsts = {game: first_roll(browser, base, game) for game in [*FOLDERS][:plan["games"]]}
    return section(openings, answers, bare, weight, games, firsts)


def section(openings: Sequence[float], answers: Sequence[float], bare: Sequence[float], weight: int | None, games: Mapping[str, Game],
            firsts: Mapping[str, float]) -> Section:
    """Times in milliseconds; of whole games and of first rolls in seconds."""
    rows = [["opening, ms", *spread(openings)], ["click, ms", *spread(answers)], ["bare click, ms", *spread(bare)],
            *([f"wait, {name}, ms", *spread(game.waits)] for name, game in games.items()),
            *([f"game, {name}, s", "1", "", "", f"{game.seconds:.0f}"] for name, game in games.items()),
            *([f"first roll, {game}, s", "1", "", "", f"{seconds:.1f}"] for game, seconds in firsts.items())]
    at_once = [found for name, found in games.items() if GAMES[name][0] == AT_ONCE]
    return Section("page", NOTE, HEAD, rows, [
        at_most("first screen, kB packed", None if weight is None else weight / 1000, 120.0, "{:.0f}"),
        at_most("usable after the server's answer, worst, ms", max(openings, default=None), 1000.0, "{:.0f}"),
        at_most("click answered on the screen, p95, ms", share(answers, 0.95) if answers else None, 100.0, "{:.0f}"),
        at_most("a whole game at once, the slowest, s", max((game.seconds for game in at_once), default=None), 30.0, "{:.0f}"),
        at_most("own choice to own next roll at once, worst, ms", max((wait for game in at_once for wait in game.waits), default=None),
                500.0, "{:.0f}"),
        at_most("from the first click to the first roll, the slowest game, s", max(firsts.values(), default=None), 15.0, "{:.1f}"),
    ])


def spread(times: Sequence[float]) -> list[str]:
    if not times:
        return ["no Chromium", "", "", ""]
    return [str(len(times)), *(f"{share(times, part):.0f}" for part in (0.5, 0.95, 1.0))]


def share(times: Sequence[float], part: float) -> float:
    """The time that this part of the times does not exceed."""
    return sorted(times)[max(0, -int(-part * len(times) // 1) - 1)]


@contextmanager
def launched() -> Iterator[Any]:
    """A browser; None: there is no Chromium here."""
    program = chromium()
    if program is None:
        yield None
        return
    from playwright.sync_api import sync_playwright
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu", "--no-first-run"])
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def visit(browser: Any, base: str, *scripts: str, speed: int | None = FAST) -> Iterator[Any]:
    """A page with an empty profile, but for its speed; None: as it comes."""
    context = browser.new_context(base_url=base, viewport={"width": 1280, "height": 800}, locale="en-US")
    context.set_default_timeout(120_000)
    for script in (*([] if speed is None else [SETTINGS % speed]), *scripts):
        context.add_init_script(script)
    try:
        yield context.new_page()
    finally:
        context.close()


def loaded(browser: Any, base: str) -> list[str]:
    """The files of ours that the first screen asks for."""
    urls: list[str] = []
    with visit(browser, base) as page:
        page.on("response", lambda response: urls.append(response.url))
        page.goto("/", wait_until="networkidle")
    paths = [url.removeprefix(base + "/").partition("?")[0] for url in urls if url.startswith(base)]
    return sorted({path or "index.html" for path in paths if not re.match(r"api/|sw\.js", path)})


def packed(path: str) -> int:
    return len(gzip.compress((FOLDER / path).read_bytes(), 6))


def opening(browser: Any, base: str) -> float:
    with visit(browser, base, OPENED) as page:
        page.goto("/")
        found: float = page.evaluate(UNTIL_OPENED)
    return found


def click(browser: Any, base: str, wanted: int) -> list[float]:
    """So many clicks of games, one game after the other."""
    found: list[float] = []
    while len(found) < wanted:
        with visit(browser, base, ANSWERED) as page:
            keys = page.request.post("/api/tables", data=TABLE).json()
            page.goto(f"/t/{keys['table']}#token={keys['token']}")
            page.get_by_role("button", name="Start", exact=True).click()
            found += game(page, wanted - len(found))
    return found


def game_at(browser: Any, base: str, speed: int, level: str, most: int) -> Game:
    with visit(browser, base, speed=speed) as page:
        return played(page, level, most)


def first_roll(browser: Any, base: str, game: str) -> float:
    """On a warm server: somebody has played the game before."""
    for _ in range(2):
        with visit(browser, base, CLICKED, speed=None) as page:
            seconds = ready(page, game)
    return seconds


def idle_clicks(browser: Any, base: str, wanted: int) -> list[float]:
    """What the browser itself takes on this machine today: buttons that remove themselves."""
    with visit(browser, base, ANSWERED) as page:
        page.goto("/about")
        page.locator("h1").wait_for()
        for n in range(wanted):
            page.evaluate(BARE)
            page.get_by_role("button", name="bare").click()
            page.evaluate(UNTIL_ANSWERED, n)
        answers: list[float] = page.evaluate("window.answers")
    return answers


def game(page: Any, most: int) -> list[float]:
    """Clicks until the game is over, or there are enough."""
    for n in range(most):
        page.locator(f"{ROLL}, {FACE}, [data-end]").first.wait_for()
        if page.locator("[data-end]").count():
            break
        page.locator(f"{ROLL}, {FACE}").first.click()
        page.evaluate(UNTIL_ANSWERED, n)
    answers: list[float] = page.evaluate("window.answers")
    return answers
