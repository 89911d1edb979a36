"""How a person plays Casino Royal on its drawn board; and what is measured while they do."""
from playwright.sync_api import Page

from tests.web.playing import met

GAME = "casino-royal"
BOARD = "[data-royal] [data-square]:not([data-outline] *)"
# What is offered: the gold button once something is picked, else something to pick, else a choice, else the dice
OFFERED = {"end": "[data-end]", "go": "[data-royal-tray] [data-go]:enabled", "add": "[data-stake='0'] [data-add]:enabled",
           "box": "[data-cloth] input:not(:checked)", "pick": "button[data-pick]:enabled", "total": "[data-total][aria-pressed=false]",
           "choose": "[data-royal-tray] button[data-action]:enabled", "roll": "[data-royal-tray] [data-roll]:enabled"}
CLICK = """(offered) => {
  for (const [name, selector] of Object.entries(offered)) {
    const found = document.querySelector(selector)
    if (!found) continue
    if (name !== 'end') found.click()
    return name
  }
  return ''
}"""
WATCH = """() => {
  const box = (e) => { const { left, top, right, bottom } = e.getBoundingClientRect(); return [left, top, right, bottom].map(Math.round) }
  const seen = (window.seen = { looks: 0, first: {}, wrong: [] })
  const complain = (what) => seen.wrong.includes(what) || seen.wrong.push(what)
  const within = (name, inner, outer) => {
    const [a, b] = [box(inner), box(outer)]
    if (a[2] > a[0] && (a[0] < b[0] - 1 || a[1] < b[1] - 1 || a[2] > b[2] + 1 || a[3] > b[3] + 1))
      complain(`${name} "${inner.textContent.trim().slice(0, 40)}" ${a} sticks out of ${b}`)
  }
  function look() {
    const [felt, tray, hole] = ['.felt', '.tray[aria-labelledby]', '.hole'].map((one) => document.querySelector(one))
    if (!felt || !tray || !hole || document.querySelector('[data-end]')) return
    seen.looks += 1
    for (const [name, at] of [['felt', box(felt)], ['tray', box(tray)]]) {
      seen.first[name] ??= at
      if (seen.first[name].some((n, k) => Math.abs(n - at[k]) > 1)) complain(`${name} moved from ${seen.first[name]} to ${at}`)
    }
    const page = document.scrollingElement
    const [wide, high] = [page.scrollWidth, page.scrollHeight]
    if (high > innerHeight || wide > innerWidth) complain(`the page scrolls: ${wide} x ${high}`)
    const shown = (e) => e.checkVisibility({ visibilityProperty: true })
    for (const e of tray.querySelectorAll('button, h2, b, small, p')) if (shown(e)) within('tray:', e, tray)
    for (const e of hole.querySelectorAll('button, label, th, td, h3, .pot')) if (!e.closest('.sr')) within('hole:', e, hole)
  }
  let asked = false
  const soon = () => { if (!asked) { asked = true; requestAnimationFrame(() => setTimeout(() => { asked = false; look() })) } }
  new MutationObserver(soon).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  look()
}"""


def watch(page: Page) -> None:
    met(page, {"board": BOARD})
    page.evaluate(WATCH)


def act(page: Page) -> str:
    """One click on what is offered; what it was."""
    met(page, OFFERED)
    done: str = page.evaluate(CLICK, OFFERED)
    page.wait_for_timeout(15)
    return done
