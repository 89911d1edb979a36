"""Games in a real browser as somebody plays them who never hesitates: how long a game takes, how long one waits for bots, and how soon a
table that was clicked for can be played."""
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

LEVELS = ("easy", "medium", "hard")
DEFAULT, FAST, AT_ONCE = 1, 4, 0          # speeds, as the page calls them
BOTS = 3
# What a person can do now, in the page: a game has some of these. What stands first is done first.
DO = "[data-roll]:enabled, [data-face]:enabled, [data-lay]:enabled, [data-take]:enabled, [data-card]:enabled:not([aria-pressed='true'])"
CHOICE, NEXT = "[data-face], [data-lay]", "[data-roll], [data-card]"
PLAY = f"""async ([most]) => {{
  const frame = () => new Promise(requestAnimationFrame)
  const first = (selectors) => selectors.split(', ').map((one) => document.querySelector(one)).find((one) => one)
  const waits = []
  let begun = 0, chosen = 0, n = 0
  for (; !document.querySelector('[data-end]') && n < most; await frame()) {{
    const found = first(`{DO}`)
    if (!found) continue
    const now = performance.now()
    begun ||= now
    if (chosen && found.matches(`{NEXT}`)) {{ waits.push(now - chosen); chosen = 0 }}
    if (found.matches(`{CHOICE}`)) chosen = now
    found.click()
    n += 1
  }}
  return {{ seconds: (performance.now() - begun) / 1000, waits }}
}}"""
UNTIL_READY = """async () => {
  const ready = () => document.querySelector('[data-face]:enabled, [data-card]:enabled, [data-generic] [data-kind]')
  for (; !ready(); await new Promise(requestAnimationFrame)) document.querySelector('[data-roll]:enabled')?.click()
  return performance.now() - window.clicked
}"""
CLICKED = "addEventListener('click', (event) => { window.clicked ??= event.timeStamp }, true)"


@dataclass(frozen=True)
class Game:
    """A game that was played, or the beginning of one."""
    seconds: float
    waits: Sequence[float] = field(default_factory=list)      # milliseconds from a choice to one's next roll


def table(level: str, game: str = "las-vegas") -> dict[str, Any]:
    bots = [{"sitter": "bot", "level": level} for _ in range(BOTS)]
    return {"game": game, "seats": [{"sitter": "device"}, *bots]}


def played(page: Any, level: str, most: int) -> Game:
    """A game against three bots, to its end or for so many clicks."""
    keys = page.request.post("/api/tables", data=table(level)).json()
    page.goto(f"/t/{keys['table']}#token={keys['token']}")
    page.get_by_role("button", name="Start", exact=True).click()
    found = page.evaluate(PLAY, [most])
    return Game(found["seconds"], found["waits"])


def ready(page: Any, game: str) -> float:
    """Seconds from the click on the first screen until the first dice have fallen, or the first cards can be chosen."""
    page.goto("/")
    page.locator(f"[data-game='{game}'] .go:enabled").click()
    found: float = page.evaluate(UNTIL_READY)
    return found / 1000
