"""The Las Vegas family: a game that is over, looked back on from the log: the best coup, the costliest tie, the turning point."""
from collections.abc import Callable, Sequence
from typing import NamedTuple

from flambeur.games.vegas.facts import DOLLARS
from flambeur.kit.events import Row
from flambeur.kit.finale import Finale, Holding, Telling

TELLINGS = {                              # kinds, and the fields that their sentences can name
    "coup": ("seat", "round", "casino", "note", "dice"), "tie": ("round", "casino", "who", "dice", "note", "to"), "no_tie": (),
    "led": ("seat",), "level": ("who",), "turn": ("seat", "round", "gain", "passed"),
    "decided": ("money", "winners", "notes", "others", "fewer"),
}
LEFT_OVER = ("under", "boxed")            # notes that no player won
Rows = Sequence[Row]
Besides = Callable[[Rows], Sequence[int]]      # what each seat has besides notes, without what it got in these rows


class Chapter(NamedTuple):
    """A round, as the log tells it. A game from a laid position begins in the middle of one."""
    round: int
    rows: Rows


class Rank(NamedTuple):
    """A note of a casino, and who took it for how many dice, a seat or somebody without one; 0: nobody was left."""
    note: int
    dice: int
    seat: int | str | None


def finale(holdings: Sequence[Holding], winners: Sequence[int], rows: Rows, besides: Besides) -> Finale:
    told = chapters(rows)
    money = [sum(one.notes) + one.besides for one in holdings]
    story = [best_coup(told), costliest_tie(told), turning_point(told, fortunes(told, holdings, besides), winners)]
    return Finale(holdings, decision(holdings, money, winners), [one for one in story if one is not None])


def chapters(rows: Rows) -> list[Chapter]:
    found: list[Chapter] = []
    begun: list[Row] = []
    for row in rows:
        begun.append(row)
        if row.kind.name == "round_end":
            found.append(Chapter(row.fields["round"], begun))
            begun = []
    return found


def of_kind(rows: Rows, *kinds: str) -> list[Row]:
    return [row for row in rows if row.kind.name in kinds]


def best_coup(told: Sequence[Chapter]) -> Telling | None:
    """The note that was won most cheaply: a die less is worth as much as the smallest note more."""
    found = [(chapter.round, row) for chapter in told for row in of_kind(chapter.rows, "paid")]
    if not found:
        return None
    number, row = max(found, key=lambda one: (one[1].fields["note"] - DOLLARS * one[1].fields["dice"], one[1].fields["note"]))
    return Telling("coup", row.seat, {"round": number, **{name: row.fields[name] for name in ("casino", "note", "dice")}})


def costliest_tie(told: Sequence[Chapter]) -> Telling | None:
    """The tie that cost the highest note."""
    found = [(chapter.round, row, lost) for chapter in told for row in of_kind(chapter.rows, "tie") if (lost := lost_to(row, chapter.rows))]
    if not found:
        return Telling("no_tie") if told else None
    number, row, lost = max(found, key=lambda one: one[2].note)
    return Telling("tie", None, {"round": number, **row.fields, "note": lost.note, "to": [] if lost.seat is None else [lost.seat]})


def lost_to(tie: Row, rows: Rows) -> Rank | None:
    """LV7b, CG6: what one of the tied would have had, had the others not been there: the note that comes after those of more dice."""
    line = ranks(tie.fields["casino"], rows)
    place = sum(rank.dice > tie.fields["dice"] for rank in line)
    return line[place] if place < len(line) else None


def ranks(casino: int, rows: Rows) -> list[Rank]:
    """The notes that a casino had when it paid, from high to low: they went to the most dice, the second most …, then to nobody."""
    here = [row for row in of_kind(rows, "paid", *LEFT_OVER) if row.fields["casino"] == casino]
    found = [Rank(row.fields["note"], row.fields.get("dice", 0), row.fields.get("to", row.seat)) for row in here]
    return sorted(found, key=lambda rank: (rank.note, rank.dice), reverse=True)


def fortunes(told: Sequence[Chapter], holdings: Sequence[Holding], besides: Besides) -> list[list[int]]:
    """What each seat had before the first round and after each, reckoned back from the end: a laid game does not begin with nothing."""
    found = []
    for k in range(len(told) + 1):
        later = [row for chapter in told[k:] for row in chapter.rows]
        rest = besides(later)
        found.append([sum(one.notes) - won(later, seat) + rest[seat] for seat, one in enumerate(holdings)])
    return found


def won(rows: Rows, seat: int) -> int:
    return sum(row.fields["note"] for row in of_kind(rows, "paid") if row.seat == seat)


def turning_point(told: Sequence[Chapter], money: Sequence[Sequence[int]], winners: Sequence[int]) -> Telling | None:
    """The round from which on the winner was ahead, alone. Before the first round nobody is, unless the game was laid."""
    if not told:
        return None
    not_yet = [k for k, then in enumerate(money) if any(then) and leaders(then) != list(winners)]
    if len(winners) == 1 and not not_yet:
        return Telling("led", winners[0])
    turn = min(max(not_yet, default=0) + 1, len(told))
    gain = money[turn][winners[0]] - money[turn - 1][winners[0]]
    if len(winners) > 1 or gain == 0:
        return Telling("level", None, {"who": leaders(money[-1])})
    passed = [seat for seat in leaders(money[turn - 1]) if seat != winners[0]] if leaders(money[turn]) == list(winners) else []
    return Telling("turn", winners[0], {"round": told[turn - 1].round, "gain": gain, "passed": passed})


def leaders(money: Sequence[int]) -> list[int]:
    return [seat for seat, one in enumerate(money) if one == max(money)]


def decision(holdings: Sequence[Holding], money: Sequence[int], winners: Sequence[int]) -> Telling | None:
    """LV9, CG7: with equal money the larger number of notes; as many notes, too: they share the victory."""
    level = leaders(money)
    if len(level) < 2:
        return None
    notes = [len(one.notes) for one in holdings]
    others = [seat for seat in level if seat not in winners]
    fewer = max((notes[seat] for seat in others), default=0)
    return Telling("decided", None, {"money": max(money), "winners": list(winners), "notes": notes[winners[0]], "others": others,
                                     "fewer": fewer})
