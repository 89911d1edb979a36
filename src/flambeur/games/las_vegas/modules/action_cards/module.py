"""Action cards: the options, what is seen of them, what they ask, and their words."""
import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

from flambeur.games.las_vegas import meetings_laid, received
from flambeur.games.las_vegas.events import who
from flambeur.games.las_vegas.facts import SLOT
from flambeur.games.las_vegas.module import Line, Module
from flambeur.games.las_vegas.modules.action_cards import drawer, hindrance, laying, why
from flambeur.games.las_vegas.modules.action_cards.drawer import (
    ACTION_CARDS,
    AT,
    BACK,
    BLOCK,
    CARDS,
    DONE,
    EARLY_PAYOUT,
    GIVE,
    LYING,
    MARK,
    N_CARDS,
    PAIR,
    PLACEMENTS,
    PLAY,
    REROLL_ONCE,
    THROW,
    TO_SLOT,
    TURN,
    TWO_CASINOS,
)
from flambeur.games.las_vegas.modules.action_cards.words import NAMES, WORDS
from flambeur.games.vegas.facts import CASINOS, ROUNDS
from flambeur.games.vegas.money import money, notes_of, unpacked
from flambeur.kit.dice import faces_of
from flambeur.kit.events import Kind, Row, face, number, seats
from flambeur.kit.options import Options, option
from flambeur.kit.rng import Rng
from flambeur.kit.show import show

KINDS_OF_DICE = ("normal", "big", "white", "kicker")
STAGES = ("", "before", "announced", "between", "after", "over")
QUESTIONS = ("", "reroll", "throw", "turn", "lay", "play", "back", "early", "tie", "swap")
Card = Annotated[int, Field(ge=1, le=N_CARDS)]
SHOWN = show("card", kind="act", list="action", hand=False)

KIND = {"big": 1, "gros": 1, "white": 2, "blanc": 2, "kicker": 3}
DIE = r"(?:(big|gros|white|blanc|kicker) )?"
PLACE = r"([1-6]|slot|machine)"
TYPED_CARD = re.compile(r"(?:card|carte) (\d{1,2})")
TYPED_MARK = re.compile(rf"(?:reroll|relancer) {DIE}([1-6])")
TYPED_TURN = re.compile(r"(?:turn|tourner) ([1-6]) ([1-6])")
TYPED_PAIR = re.compile(r"(?:pair|paire) ([1-6])(?: (slot|machine))? ([1-6])")
TYPED_AT = re.compile(rf"(?:at|au) {PLACE}")
TYPED_BACK = re.compile(rf"(?:back|reprendre) {DIE}{PLACE}")
TYPED_GIVE = re.compile(r"(?:give|rendre) (\d{2,3})k?")
WHOLE = {"throw": THROW, "lancer": THROW, "done": DONE, "fini": DONE}


class Option(Options):
    action_cards: bool = option(False, "Secret cards for everybody in each round, to be played in one’s turn.",
                                "Des cartes secrètes pour chacun à chaque manche, à jouer à son tour.",
                                label=("Action cards", "Cartes action"), module="action_cards")
    reroll: Literal["turn", "round"] = option(
        "turn", "How often the card “Re-roll” allows another roll.", "Combien de fois la carte « Relance » permet de relancer.",
        label=("Re-rolls", "Relances"), module="action_cards",
        values={"turn": ("once per turn", "une fois par tour"), "round": ("once per round", "une fois par manche")})


class Held(received.Received):
    cards: list[Annotated[Card | None, show("card", kind="act", list="action", picks="cards")]] | None = Field(
        default=None, description="action cards, 1 to 10; left out: dealt by the generator")
    swapped: list[Annotated[int, show("note")]] = Field(default=[], description="notes that nobody else knows, dollars")
    unknown: Annotated[int, show("count", of="note")] = Field(default=0, ge=0, description="how many notes the others do not know")
    playable: list[Annotated[str, show("name")]] = Field(default=[], description="in views, of each own card: playable, or why it is not")


class Placement(BaseModel):
    """Dice that were placed this turn, less those taken back."""
    model_config = ConfigDict(extra="forbid")
    casino: Annotated[int, show("name", list="casino")] = Field(ge=1, le=SLOT + 1)
    shows: Annotated[int, show("hidden")] = Field(ge=1, le=CASINOS)
    dice: Annotated[list[int], show("hidden")] = Field(description="normal, big, white, kickers")


class Marked(BaseModel):
    """Dice that will be rolled again."""
    model_config = ConfigDict(extra="forbid")
    own: Annotated[list[int], show("die")] = []
    big: Annotated[list[int], show("die", kind="big")] = []
    white: Annotated[list[int], show("die", kind="white")] = []
    kicker: Annotated[list[int], show("die", kind="kicker")] = []


class OnTable(BaseModel):
    played: list[Annotated[Card, SHOWN]] = Field(default=[], description="cards played this round")
    played_by: Annotated[list[int], show("seat")] = Field(default=[], description="by whom, in that order")
    two_casinos: Annotated[bool, show("flag")] = Field(default=False, description="opponents must place two faces")
    early: Annotated[int | None, show("name", list="casino")] = Field(default=None, ge=1, le=SLOT + 1,
                                                                      description="the casino that pays early")
    marked: Annotated[Marked | None, show("die")] = Field(default=None, description="dice that will be rolled again")
    drawn_note: Annotated[int | None, show("note")] = Field(default=None, description="a note that is to be placed")
    tie_at: Annotated[int | None, show("name", list="casino")] = Field(default=None, ge=1, le=SLOT + 1, description="where a tie is won")
    card_stage: Annotated[str, show("hidden")] = Field(default="", description="how far the turn has come")
    card_question: Annotated[str, show("hidden")] = Field(default="", description="what is asked about a card")
    placements: Annotated[list[Placement], show("hidden")] = Field(default=[], max_length=PLACEMENTS, description="of this turn")
    had_turn: Annotated[list[int], show("hidden")] = Field(default=[], description="seats that have had a turn this round")
    rerolled: Annotated[bool, show("hidden")] = Field(default=False, description="the re-roll of this turn, or round, is used")
    joined: Annotated[int | None, show("hidden")] = Field(default=None, ge=1, le=CASINOS, description="the face that turned dice joined")
    pair: Annotated[bool, show("hidden")] = Field(default=False, description="a pair is to be placed")
    took: Annotated[int, show("hidden")] = Field(default=0, ge=0, description="so many dice were taken back this turn")
    pays_early: Annotated[str, show("hidden")] = Field(default="", description="an early payout is under way: tie, or pays")
    tie_spent: Annotated[bool, show("hidden")] = Field(default=False, description="the tie that a card wins is used up")


class Decks(BaseModel):
    card_decks: list[list[Card]] | None = Field(default=None, description="action cards of the rounds to come, as they will be dealt; left "
                                                                          "out: shuffled by the generator")


def die(x: int) -> str:
    return KINDS_OF_DICE[x]


def drawn(packed: int) -> list[int]:
    return sorted(unpacked(packed), reverse=True)


KINDS = {
    drawer.CARD_PLAYED: Kind("card_played", {"card": face}, reveals=True),
    drawer.ROLLED_AGAIN: Kind("rolled_again", {"n": number}),
    drawer.TURNED: Kind("turned", {"before": face, "after": face, "n": number}),
    drawer.THREE_DRAWN: Kind("three_drawn", {"notes": drawn, "middle": money}, reveals=True),
    drawer.NOTE_LAID: Kind("note_laid", {"casino": face, "note": money}),
    drawer.TAKEN_BACK: Kind("taken_back", {"casino": face, "die": die}),
    drawer.EARLY_AT: Kind("early_at", {"casino": face}),
    drawer.PAYS_EARLY: Kind("pays_early", {"casino": face}, settles=True),
    drawer.TIE_IS_WON: Kind("tie_won", {"casino": face, "dice": number, "who": who}, settles=True),
    drawer.TIE_NOT_WON: Kind("tie_not_won", settles=True),
    drawer.SWAPPED: Kind("swapped", {"under": money, "note": money}, secret=frozenset({"note"}), reveals=True, settles=True),
    drawer.SWAPPED_OPENLY: Kind("swapped_openly", {"under": money, "note": money}, reveals=True, settles=True),
    drawer.NOT_SWAPPED: Kind("not_swapped", settles=True),
}


def place(casino: int) -> str:
    return "slot" if casino == SLOT else str(casino + 1)


def of_slot(casino: int) -> str:
    """Behind the kind of an action: not every table has a slot machine, nor a name for it."""
    return "_slot" if casino == SLOT else ""


def named(casino: int) -> dict[str, Any]:
    return {} if casino == SLOT else {"casino": casino + 1}


def place_of(text: str) -> int:
    return int(text) - 1 if text.isdigit() else SLOT


class ActionCardsModule(Module):
    name, bit, Option = "action_cards", ACTION_CARDS, Option
    Player, Table, Kept = Held, OnTable, Decks
    hides = True
    block = BLOCK
    kinds = KINDS
    words = WORDS

    def switches(self, options: Options) -> int:
        return ACTION_CARDS | (REROLL_ONCE if options.model_dump()["reroll"] == "round" else 0)

    def lists(self, language: str) -> Mapping[str, Sequence[str]]:
        return {"action": NAMES[language]}

    # actions

    def describe(self, action: int) -> tuple[str, Mapping[str, Any], str]:
        """Typed as "card 3", "reroll big 5" and "throw", "turn 3 5", "pair 3 5" or "pair 3 slot 5", "at 3", "back white 3", "give 80",
        "done"."""
        if action in PLAY.ids():
            card = action - PLAY.start + 1
            return "play", {"card": card, "cards": [card]}, f"card {card}"
        if action in MARK.ids():
            kind, shown = KINDS_OF_DICE[(action - MARK.start) // CASINOS], (action - MARK.start) % CASINOS + 1
            return "reroll", {"die": kind, "shows": shown}, f"reroll {said(kind)}{shown}"
        if action in TURN.ids():
            before, after = (action - TURN.start) // CASINOS + 1, (action - TURN.start) % CASINOS + 1
            return "turn", {"before": before, "after": after}, f"turn {before} {after}"
        if action in PAIR.ids():
            return self.describe_pair((action - PAIR.start) // (2 * CASINOS) + 1, (action - PAIR.start) % (2 * CASINOS))
        if action in AT.ids(): return f"at{of_slot(action - AT.start)}", named(action - AT.start), f"at {place(action - AT.start)}"
        if action in BACK.ids():
            casino, kind = (action - BACK.start) // LYING, KINDS_OF_DICE[(action - BACK.start) % LYING]
            return f"back{of_slot(casino)}", {**named(casino), "die": kind}, f"back {said(kind)}{place(casino)}"
        if action in GIVE.ids():
            note = money(action - GIVE.start + 1)
            return "give", {"note": note}, f"give {note // 1000}"
        return ("throw", {}, "throw") if action == THROW else ("done", {}, "done")

    def describe_pair(self, pair: int, where: int) -> tuple[str, Mapping[str, Any], str]:
        if where < TO_SLOT: return "pair", {"pair": pair, "casino": where + 1}, f"pair {pair} {where + 1}"
        shown = where - TO_SLOT + 1
        return "pair_slot", {"pair": pair, "shows": shown}, f"pair {pair} slot {shown}"

    typed_in: ClassVar = {"fr": {"card": "carte", "reroll": "relancer", "throw": "lancer", "turn": "tourner", "pair": "paire", "at": "au",
                                 "back": "reprendre", "give": "rendre", "done": "fini", "slot": "machine", "big": "gros", "white": "blanc"}}

    def parse(self, text: str) -> int | None:
        if text in WHOLE: return WHOLE[text]
        if found := TYPED_CARD.fullmatch(text): return PLAY.start + int(found[1]) - 1 if 1 <= int(found[1]) <= N_CARDS else None
        if found := TYPED_MARK.fullmatch(text): return MARK.start + CASINOS * KIND.get(found[1], 0) + int(found[2]) - 1
        if found := TYPED_TURN.fullmatch(text): return TURN.start + CASINOS * (int(found[1]) - 1) + int(found[2]) - 1
        if found := TYPED_PAIR.fullmatch(text):
            return PAIR.start + 2 * CASINOS * (int(found[1]) - 1) + (TO_SLOT if found[2] else 0) + int(found[3]) - 1
        if found := TYPED_AT.fullmatch(text): return AT.start + place_of(found[1])
        if found := TYPED_BACK.fullmatch(text):
            kind = KIND.get(found[1], 0)
            return BACK.start + LYING * place_of(found[2]) + kind if kind < LYING else None
        tens, rest = divmod(int(found[1]), 10) if (found := TYPED_GIVE.fullmatch(text)) else (0, 0)
        return GIVE.start + tens - 1 if rest == 0 and tens - 1 in range(GIVE.stop - GIVE.start) else None

    def asked(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"card_question": view["card_question"], "drawn_note": view.get("drawn_note")}

    def why_not(self, s: Any, seat: int, action: int) -> tuple[str, str]:
        return why.no_answer(QUESTIONS[int(s.action_cards.question)])

    def why_not_place(self, s: Any, action: int) -> tuple[str, str] | None:
        return why.no_choice(s, action)

    # what is seen

    def player(self, s: Any, p: int) -> dict[str, Any]:
        return {"cards": [None] * s.action_cards.hands[p].bit_count(), "unknown": sum(s.action_cards.hidden[p])}

    def held(self, s: Any, p: int) -> dict[str, Any]:
        return {"cards": [card + 1 for card in seats(s.action_cards.hands[p])], "received": received.values(s.action_cards.received[p]),
                "swapped": notes_of(s.action_cards.hidden[p])}

    def ruled(self, state: Any, s: Any, p: int) -> dict[str, Any]:
        return {"playable": [hindrance.REASONS[hindrance.hindrance(state, p, card)] for card in seats(s.action_cards.hands[p])]}

    def unseen(self, s: Any, p: int) -> int:
        return sum(note * n for note, n in enumerate(s.action_cards.hidden[p]))

    def table(self, s: Any) -> dict[str, Any]:
        c = s.action_cards
        played = [card for card in CARDS if c.by[card]]
        quiet = {
            "card_stage": STAGES[c.stage], "card_question": QUESTIONS[c.question], "placements": placements(s), "had_turn": seats(c.turns),
            "rerolled": bool(c.rerolled), "joined": c.joined, "pair": bool(c.pair), "took": c.took, "drawn_note": money(c.note),
            "early": c.early, "pays_early": ("", "tie", "pays")[c.paying], "tie_at": c.tie_at, "tie_spent": bool(c.tie_spent),
            "marked": dict(zip(Marked.model_fields, map(faces_of, c.marked), strict=True)) if any(c.marked) else None,
        }
        return {"played": [card + 1 for card in played], "played_by": [c.by[card] - 1 for card in played], "two_casinos": bool(c.two),
                **{name: value for name, value in quiet.items() if value}}

    def lines(self, view: Mapping[str, Any], seat: int | None) -> Sequence[Line]:
        """What cards do that lie on the table, then one's own."""
        by = dict(zip(view["played"], view["played_by"], strict=True))
        lies = [Line("action_cards", {"two_casinos": True, "owner": by[TWO_CASINOS + 1]})] if view["two_casinos"] else []
        lies += [Line("action_cards", {"early": True, "casino": view["early"], "owner": by[EARLY_PAYOUT + 1]})] if view.get("early") else []
        return lies if seat is None else [*lies, *self.held_lines(view["players"][seat])]

    def held_lines(self, mine: Mapping[str, Any]) -> Sequence[Line]:
        held = zip(mine["cards"], mine["playable"], strict=True)
        return [Line("action_cards", {"card": card, "playable": reason}) for card, reason in held]

    def carried(self, event: Any, seat: int) -> Mapping[int, int]:
        return meetings_laid.taken_back(event, seat)

    # money

    def earned(self, s: Any, rows: Sequence[Row], seat: int) -> int:
        """AC10: notes that came from the pile, and went back to it."""
        swaps = [row.fields for row in rows if row.kind.name in ("swapped", "swapped_openly") and row.seat == seat]
        return sum(swap["note"] - swap["under"] for swap in swaps)

    # positions

    def kept(self, s: Any) -> dict[str, Any]:
        return {"card_decks": s.action_cards.decks[s.round_no + 1:ROUNDS]}

    def keeps(self, given: Any) -> Sequence[int | str]:
        """AC9: a note that is to be placed."""
        return [given.drawn_note] if given.drawn_note is not None else []

    def check(self, given: Any, options: Options) -> None:
        laying.check(given, options)

    def lay(self, s: Any, given: Any) -> None:
        laying.lay(s, given, STAGES, QUESTIONS)

    def deal(self, s: Any, given: Any, rng: Rng) -> None:
        laying.deal(s, given, rng)


def said(kind: str) -> str:
    return "" if kind == "normal" else kind + " "


def placements(s: Any) -> list[dict[str, Any]]:
    c = s.action_cards
    return [{"casino": c.at[k], "shows": c.shows[k] + 1, "dice": c.laid[k]} for k in range(PLACEMENTS) if c.at[k]]


MODULE = ActionCardsModule()
