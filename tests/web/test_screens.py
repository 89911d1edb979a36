"""Every screen, in both themes and both languages, on phones, on a desk and on one enlarged twice: no violation that axe knows, no
scrolling sideways, on phones nothing too small for a finger, no word of the other language, and nothing on the console.
FLAMBEUR_SHOTS=FOLDER keeps a picture of each, to be looked at."""
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.helpers.share import LONG, some
from tests.web.playing import MET, faces, met, open_table, roll_button, settle, turn_or_end
from tests.web.skipping import nearly_paid, skip, to_the_end

pytestmark = pytest.mark.slow
AXE = Axe()
RULES = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
STILL = "document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity).forEach((one) => one.finish())"
WIDE = """() => [...document.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.sr'))
  .slice(0, 5).map((e) => e.outerHTML.slice(0, 120))"""
FRAME = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
PHONE = 480
FINGER = 44                               # CSS pixels
SMALL = """(least) => {
  const boxes = (e) => [e, ...(e.labels ?? [])].map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height)
  const isAlone = (e) => e.parentElement.textContent.trim() === e.textContent.trim()
  const inSentence = (e) => e.matches('a') && getComputedStyle(e).display === 'inline' && !isAlone(e)
  const shown = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.sr, .skip, [inert]')
  const enough = (found) => found.some((box) => box.width >= least - 0.5 && box.height >= least - 0.5)
  return [...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=button]')]
    .filter((e) => shown(e) && !inSentence(e) && !enough(boxes(e)))
    .map((e) => `${boxes(e).map((box) => `${Math.round(box.width)} x ${Math.round(box.height)}`)}: ${e.outerHTML.slice(0, 120)}`)
}"""
ENGLISH = re.compile(r"\b(the|[Yy]ours?|[Ww]ith|and|[Ss]eats?|[Dd]ice|[Rr]oll|[Rr]ound|[Tt]urn)\b")        # (casinos have English names)
TWO = {"game": "las-vegas", "seats": [{"sitter": "device"}, {"sitter": "open"}]}


class Tour:
    """One person who looks at everything."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.french, self.seen, self.found = page, language == "fr", 0, list[str]()
        self.also, self.asks_axe = list[tuple[int, int]](), True

    def say(self, english: str, french: str) -> str:
        return french if self.french else english

    def look(self, name: str, foreign: bool = False) -> None:
        """At what is on the screen now. Foreign: names of packages and the like may be English."""
        page = self.page
        page.locator("h1").first.wait_for(state="attached")
        page.evaluate(STILL)
        self.keep(name)
        violations = AXE.run(page, options=RULES).response["violations"] if self.asks_axe else []
        self.found += [f"{name}: {one['id']} {node['target']} {node['failureSummary']}" for one in violations for node in one["nodes"]]
        self.measure(name)
        for width, height in self.also: self.measure_at(name, width, height)
        assert page.evaluate("document.documentElement.lang") == ("fr" if self.french else "en")
        if self.french and not foreign and (words := ENGLISH.findall(page.locator("body").inner_text())):
            self.found.append(f"{name} speaks English: {words}")
        self.seen += 1

    def measure(self, name: str) -> None:
        page = self.page
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.found.append(f"{name} scrolls sideways: {page.evaluate(WIDE)}")
        if page.evaluate("innerWidth") <= PHONE:
            self.found += [f"{name}: too small for a finger: {one}" for one in page.evaluate(SMALL, FINGER)]

    def measure_at(self, name: str, width: int, height: int) -> None:
        """The same screen, made larger or smaller for a moment: a second tour would take a hundred times as long."""
        was = self.page.viewport_size
        assert was is not None
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(FRAME)
        self.measure(f"{name}, at {width}")
        self.page.set_viewport_size(was)
        self.page.evaluate(FRAME)

    def keep(self, name: str) -> None:
        if folder := os.environ.get("FLAMBEUR_SHOTS"):
            look = self.page.evaluate("[innerWidth, document.documentElement.lang, document.documentElement.dataset.theme].join('-')")
            self.page.screenshot(path=Path(folder) / f"{look} {self.seen:02} {name}.png", full_page=True)

    def button(self, english: str, french: str) -> None:
        self.page.get_by_role("button", name=self.say(english, french), exact=True).click()

    def outside(self) -> None:
        page = self.page
        page.goto("/")
        expect(page.get_by_role("heading", name="Las Vegas", level=1)).to_be_visible()
        self.look("lobby")
        for title in (self.say("Settings", "Réglages"), self.say("Rules", "Règles")):
            page.get_by_role("banner").get_by_role("button", name=title, exact=True).click()
            expect(page.get_by_role("dialog", name=title)).to_be_visible()
            self.look(title)
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        for way in ("bots", "screen", "friends", "public"):
            page.goto(f"/new/{way}")
            expect(page.locator("form")).to_be_visible()
            if way != "public": page.locator("summary").click()
            self.look(f"new {way}")
        page.goto("/rules/las-vegas-cards")
        expect(page.locator("article h3").first).to_be_visible()
        self.look("rules")
        page.goto("/about")
        expect(page.locator("table").first).to_be_visible()
        self.look("about", foreign=True)

    def doors(self) -> None:
        """To join, to wait for the others, and where there is nothing."""
        page = self.page
        made = page.request.post("/api/tables", data=TWO).json()
        page.goto(f"/t/{made['table']}#sit={made['sit']}")
        expect(page.get_by_role("button", name=self.say("Sit down", "S’asseoir"))).to_be_visible()
        self.look("join")
        wrong = f"/t/{made['table']}#sit={'x' * 43}"
        for name, address in (("gone", "/t/aaaaaaaaaa"), ("no record", "/r/aaaaaaaaaa"), ("wrong link", wrong), ("nowhere", "/nowhere")):
            page.goto("about:blank")
            page.goto(address)
            expect(page.get_by_role("link", name=self.say("Back to the lobby", "Retour à l’accueil"), exact=True)).to_be_visible()
            self.look(name)
        sat = page.request.post(f"/api/tables/{made['table']}/seats", data={"key": made["sit"]}).json()
        for token in (made["token"], sat["token"]):
            page.goto("about:blank")
            page.goto(f"/t/{made['table']}#token={token}")
            page.wait_for_url(f"**/t/{made['table']}{'' if token == made['token'] else '#**'}")
        expect(page.get_by_role("button", name=self.say("Stay on my seat", "Rester à ma place"))).to_be_visible()
        self.look("another seat")
        open_table(page, "friends", 2)
        page.wait_for_url("**/t/*")
        expect(page.get_by_role("heading", name=self.say("Invite", "Inviter"))).to_be_visible()
        self.look("gathering")

    def table(self) -> None:
        page = self.page
        open_table(page, "screen", 2, ("Ana", "Bruno"))
        for _ in range(3):
            if turn_or_end(page) == "roll": roll_button(page).click()
            met(page, {"choose": MET["choose"]})
            faces(page).first.click()
            settle(page, "choose")
        self.look("table, to roll")
        roll_button(page).click()
        met(page, {"choose": MET["choose"]})
        faces(page).first.focus()
        self.look("table, to choose")
        for english, french in (("Log", "Journal"), ("Statistics", "Statistiques"), ("Rules", "Règles"), ("Fair dice", "Dés vérifiables"),
                                ("Settings", "Réglages"), ("Keyboard", "Clavier"), ("Invite to watch", "Inviter à regarder"),
                                ("Leave", "Quitter")):
            self.button("Menu", "Menu")
            page.get_by_role("dialog").get_by_role("button", name=self.say(english, french), exact=True).click()
            self.drawer(english, french, english)

    def drawer(self, english: str, french: str, name: str) -> None:
        """The one that has just been opened."""
        expect(self.page.get_by_role("dialog", name=self.say(english, french))).to_be_visible()
        self.look(name)
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def payout(self) -> None:
        """It is played at a normal pace, and stopped."""
        page = self.page
        skip(page, until=nearly_paid)
        pace(page, 1)
        while (found := met(page, {**MET, "pay": "[data-payout]"})) != "pay":
            (roll_button(page) if found == "roll" else faces(page).first).click()
            met(page, {"gone": f"body:not(:has({MET[found]}))", "pay": "[data-payout]"})
        self.button("Pause", "Pause")
        self.look("payout, ties")
        self.button("Next", "Suivant")
        self.look("payout, casino")
        self.button("Skip all", "Tout passer")
        pace(page, 0)

    def end(self) -> None:
        page = self.page
        to_the_end(page)
        expect(page.locator("[data-proof=ok]")).to_be_visible()
        page.get_by_text(self.say("Your name in this game", "Votre nom dans cette partie")).click()
        self.look("end")
        self.button("Share", "Partager")
        expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
        self.look("end, share")
        page.keyboard.press("Escape")
        self.button("Show the board", "Montrer la table")
        expect(page.locator("[data-before=true]")).to_be_visible()
        self.look("end, board")
        self.button("Back to the result", "Retour au résultat")
        page.get_by_role("link", name=self.say("Watch the replay", "Revoir la partie")).click()
        expect(page.get_by_role("slider")).to_be_visible()
        self.look("replay")
        page.get_by_role("slider").focus()
        page.keyboard.press("End")
        self.look("replay, end")
        self.beside_the_replay()
        self.button("Proof of the dice", "Preuve des dés")
        expect(page.locator("[data-proof=ok]")).to_be_visible()
        self.look("proof")

    def beside_the_replay(self) -> None:
        """The log stands beside the board where there is room, else it is in a drawer; the settings are as at the table."""
        page, over = self.page, self.say("Round 4 is over", "La manche 4 est terminée")
        if page.evaluate("innerWidth > 1020"):
            expect(page.locator("section", has=page.get_by_role("heading", name=self.say("So far", "Jusqu’ici")))).to_contain_text(over)
        else:
            self.button("Log", "Journal")
            expect(page.get_by_role("dialog")).to_contain_text(over)
            self.drawer("Log", "Journal", "replay, log")
        self.button("Settings", "Réglages")
        self.drawer("Settings", "Réglages", "replay, settings")

    def lists(self) -> None:
        """What can be done with a table, and the games that are over."""
        page = self.page
        page.goto("/")
        page.get_by_role("button", name=re.compile(self.say("^Close:", r"^Fermer\s:"))).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        self.look("closing a table")
        page.keyboard.press("Escape")
        page.get_by_role("button", name=re.compile(self.say("^Replay a game", "^Revoir une partie"))).click()
        expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
        self.look("games that are over")


def pace(page: Page, speed: int) -> None:
    """As in the settings, without the way there."""
    page.evaluate(f"""() => {{ const key = 'flambeur.settings'
      localStorage.setItem(key, JSON.stringify({{ ...JSON.parse(localStorage.getItem(key)), speed: {speed} }})) }}""")
    page.reload()


ENLARGED = 640                            # a desk of 1280 by 800 at 200 %
LOOKS = [("dark", "en", 1280), ("light", "fr", 390), ("light", "fr", 1280), ("dark", "fr", 390), ("light", "en", 360),
         ("light", "fr", ENLARGED)]
each_look = pytest.mark.parametrize(("theme", "language", "width"), some(LOOKS, *LOOKS[:2]))
ALSO = {} if LONG else {1280: [(ENLARGED, 400)], 390: [(360, 740)]}      # sizes in which the same screens are measured too


def tourist(people: Callable[..., Page], theme: str, language: str, width: int, **how: Any) -> Tour:
    how |= {"height": 400, "device_scale_factor": 2} if width == ENLARGED else {"has_touch": width < ENLARGED}
    page = people(width=width, locale=f"{language}-{language.upper()}", settings={"speed": 0, "motion": "reduced", "theme": theme}, **how)
    tour = Tour(page, language)
    tour.also = ALSO.get(width, [])
    return tour


@each_look
def test_every_screen(people: Callable[..., Page], theme: str, language: str, width: int) -> None:
    tour = tourist(people, theme, language, width, forgive=("status of 404", "status of 403"))
    tour.outside()
    tour.doors()
    tour.table()
    tour.payout()
    tour.end()
    tour.lists()
    assert tour.found == [], "\n".join(tour.found)
    assert tour.seen == (38 if width < 760 else 37)
