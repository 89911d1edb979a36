"""What one may ask for instead of moving: help, a hint, the log, why, and leaving."""
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from flambeur.cli.numbers import percent
from flambeur.cli.words import table as say
from flambeur.errors import ChanceError

if TYPE_CHECKING:
    from flambeur.bots.suggest import Estimate
    from flambeur.cli.table.session import Session
    from flambeur.table.play import Throw

MOST_HINTS = 10
BAR = 30                                  # cells of a full bar


class Quit(Exception):
    """The person leaves the table."""


def answer(session: "Session", seat: int | None, typed: str) -> bool:
    """Does what was typed, if it is one of the asides; returns whether it was. The table is shown again after a page."""
    word = typed.lower()
    if word in say.QUIT_WORDS:
        raise Quit
    if word in say.UNDO_WORDS:
        complain(session, seat, say.NO_UNDO(session.language))
        return True
    if word in say.TABLE_WORDS:
        session.show(seat)
        return True
    for words, page in PAGES.items():
        if word in words:
            page(session, seat)
            if session.screen.lively:
                session.screen.wait(say.GO_BACK(session.language))
                session.show(seat)
            return True
    return False


def complain(session: "Session", seat: int | None, sentence: str) -> None:
    """What was typed does not do; where the table is drawn, the table stays in its place."""
    if session.screen.lively:
        session.show(seat)
    session.screen.say(Text(sentence, style="bold #ff6352"))


def help_page(session: "Session", seat: int | None) -> None:
    screen, language = session.screen, session.language
    screen.page(say.HELP(language))
    actions = session.match.legal(seat) if seat is not None else []
    if actions:
        typed = session.board.typed
        screen.say(heading(say.MOVES(language)), *(f"{typed(action, language)}  {action.text(language)}" for action in actions), "")
    screen.say(*(word(language) for word in say.HELP_KEYS))
    rules = session.board.rules(session.scene(seat))
    if rules:
        screen.say("", heading(say.RULES(language)), *(f" •  {rule}" if screen.lively else rule for rule in rules))


def hint_page(session: "Session", seat: int | None) -> None:
    screen, language = session.screen, session.language
    if seat is None or not session.match.legal(seat):
        complain(session, seat, say.NO_HINT(language))
        return
    with screen.busy(say.HINT_THINKS(language)):
        advice = session.match.suggest(seat, "expert", seed=len(session.match.entries))
    screen.page(say.HINT(language, n=advice.rollouts))
    for estimate in advice.estimates[:MOST_HINTS]:
        screen.say(*hint_lines(estimate, best=estimate is advice.estimates[0], session=session))


def hint_lines(estimate: "Estimate", best: bool, session: "Session") -> list[Text]:
    """The move and its share of victories; drawn, with a bar below."""
    language = session.language
    share, error = percent(estimate.win_share, language), percent(estimate.win_share_error, language)
    move = f"{session.board.typed(estimate.action, language)}  {estimate.action.text(language)}"
    if not session.screen.lively:
        return [Text(say.HINT_LINE(language, move=move, share=share, error=error))]
    full = round(BAR * min(max(estimate.win_share, 0.0), 1.0))
    bar = Text.assemble("   ", ("█" * full, "#ffc533" if best else "#38c1ff"), ("░" * (BAR - full), "dim"), f" {share} ± {error}")
    return [Text(move, style="bold" if best else ""), bar]


def log_page(session: "Session", seat: int | None) -> None:
    session.screen.page(say.LOG(session.language))
    events = session.match.events(seat)
    starts = [k for k, event in enumerate(events) if event.kind == "round"]
    recent = events[starts[-2] if len(starts) > 1 else 0:] if starts else events[-40:]
    session.screen.say(*(event.text(session.language) for event in recent), "")
    explain(session, seat)


def why_page(session: "Session", seat: int | None) -> None:
    session.screen.page(say.WHY(session.language))
    explain(session, seat)


def explain(session: "Session", seat: int | None) -> None:
    """What the last payout meant for a person, or for all of them."""
    for p in session.humans if seat is None else [seat]:
        session.screen.say(heading(session.speaker.name(p)), *session.board.why(session.match.events(p), p, session.scene(p)))


def heading(text: str) -> Text:
    return Text(text, style="bold underline")


def numbers(typed: str, throw: "Throw") -> list[int]:
    """The numbers that were typed: apart, or one digit after the other."""
    parts = re.split(r"[\s,;]+", typed.strip(" ,;"))
    if len(parts) == 1 and len(throw.sizes) > 1 and max(throw.sizes) + throw.first <= 10:
        parts = list(parts[0])
    if not all(part.isdecimal() for part in parts):
        example = " ".join(str(throw.first + k % n) for k, n in enumerate(throw.sizes))
        raise ChanceError(*(say.DIGITS(language, example=example, text=repr(typed)) for language in ("en", "fr")))
    return [int(part) for part in parts]


PAGES: dict[tuple[str, ...], Callable[["Session", int | None], None]] = {
    say.HELP_WORDS: help_page, say.HINT_WORDS: hint_page, say.LOG_WORDS: log_page, say.WHY_WORDS: why_page,
}
