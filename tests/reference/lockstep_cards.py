"""Action cards in lock-step: the engine asks in steps what the twin is told at once."""
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from flambeur.games.las_vegas.facts import SLOT as SLOT_PLACE
from flambeur.games.las_vegas.game import GAME
from flambeur.games.las_vegas.modules.action_cards.drawer import N_CARDS, PLAYING, TAKING_BACK
from flambeur.games.las_vegas.modules.action_cards.module import Decks, Held, OnTable
from flambeur.games.las_vegas.state import ASK
from flambeur.games.vegas.facts import ROUNDS
from flambeur.kit import contract
from flambeur.kit.dice import faces_of
from flambeur.kit.events import seats
from tests.reference.boulevard.facts import ACTION_CARDS
from tests.reference.las_vegas import SLOT, Choice, Event

EVENTS = ("card_played", "rolled_again", "turned", "three_drawn", "note_laid", "taken_back", "early_at", "pays_early", "tie_won",
          "tie_not_won", "swapped", "swapped_openly", "not_swapped")
ROLLS = ("roll", "big_roll", "kickers_roll", "white_roll")
DICE = ("normal", "big", "kicker", "white")      # in that order
NO_TWIN = ("done",)                              # an answer with which the twin was not asked


# chance


def decks(game: Any) -> list[list[str]]:
    """The action cards of each round as the twin deals them: from the first player on; the engine begins with seat 0, and has just dealt
    those of the first round."""
    if not game.on["action_cards"]: return []
    n, first, drawer, found = game.options.players, int(game.s.first), game.table["action_cards"], []
    hands = [seats(hand) for hand in drawer["hands"][0, :n].tolist()]
    each = len(hands[0])
    for k in range(ROUNDS):
        deck = [card for hand in hands for card in hand] if k == 0 else [card - 1 for card in drawer["decks"][0, k].tolist()]
        dealt, start = deck[:n * each], (first + k) % n * each
        rest = [card for card in range(N_CARDS) if card not in dealt]
        found.append([ACTION_CARDS[card] for card in [*dealt[start:], *dealt[:start], *rest]])
    return found


def kept(game: Any) -> list[list[int]]:
    """AC2: what lies on the table while other dice are rolled again."""
    return [faces_of(game.now[name].item()) for name in ROLLS]


def without(shown: list[int], there: list[int]) -> list[int]:
    """The dice that have just been rolled."""
    return sorted((Counter(shown) - Counter(there)).elements())


# choices


def choice_of(kind: str, fields: Any) -> Choice:
    """A step of the engine: as the twin names a choice, or as it begins."""
    match kind:
        case "play":
            name = ACTION_CARDS[fields["card"] - 1]
            return (name,) if name in ("rotate", "double", "take_back", "early_payout") else ("card", name)
        case "reroll": return "reroll", fields["die"], fields["shows"]
        case "turn": return "rotate", fields["before"], fields["after"]
        case "pair": return "double", fields["pair"], fields["casino"]
        case "pair_slot": return "double", fields["pair"], SLOT, fields["shows"]
        case "at" | "at_slot": return "at", fields.get("casino", SLOT)
        case "back" | "back_slot": return "back", fields.get("casino", SLOT), fields["die"]
        case "give": return "swap", fields["note"] // 1000
        case _: return (kind,)


def place(casino: int) -> int | str:
    return SLOT if casino == SLOT_PLACE + 1 else casino


def begun(twins: Iterable[Choice]) -> set[Choice]:
    """The twin's choices as the engine's first steps."""
    found: set[Choice] = set()
    for choice in twins:
        match choice:
            case ("reroll", dice): found |= {("reroll", *die) for die in dice}
            case ("rotate" | "take_back" | "early_payout" as card, *_): found.add((card,))
            case ("double" | "double_later", *_): found.add(("double",))
            case ("lay", casino): found.add(("at", casino))
            case ("tie_won", casino): found.add(("done",) if casino is None else ("at", casino))
            case ("swap", None): found.add(("done",))
            case _: found.add(choice)
    if any(choice[0] == "double" for choice in twins) and not any(choice[0] in ("card", "place") for choice in twins):
        found = {choice for choice in twins if choice[0] == "double"}      # the card is played already, the pair is still to be placed
    return found


def carry_out(game: Any, seat: int, choice: Choice) -> None:
    """The engine's steps that come to a choice of the twin's; on the way its choices are the twin's."""
    twins = game.twin.legal()
    game.pays_early = bool(game.s.action_cards.paying)
    match choice:
        case ("reroll", dice):
            some = list(dice)
            game.random.shuffle(some)
            for die in some: step(game, seat, ("reroll", *die))
            if game.s.phase == ASK: step(game, seat, ("throw",))
        case ("rotate", *_):
            step(game, seat, ("rotate",))
            game.compare("turns", set(game.legal(seat)), {other for other in twins if other[0] == "rotate"})
            step(game, seat, choice)
        case ("double" | "double_later" as kind, *where):
            if ("double",) in game.legal(seat):
                step(game, seat, ("double",))
                doubles = [other for other in twins if other[0] in ("double", "double_later")]
                pairs = {other if other[0] == "double" else ("place", *other[1:]) for other in doubles}
                game.compare("pairs", set(game.legal(seat)), pairs)
            step(game, seat, choice if kind == "double" else ("place", *where))
        case ("take_back", dice): take_back(game, seat, dice)
        case ("early_payout", casino):
            step(game, seat, ("early_payout",))
            two = {("at", other[1]) for other in twins if other[0] == "early_payout"}
            if len(two) == 2:
                game.compare("two casinos", set(game.legal(seat)), two)
                step(game, seat, ("at", casino))
        case ("lay" | "tie_won", casino): step(game, seat, ("done",) if casino is None else ("at", casino))
        case ("swap", None): step(game, seat, ("done",))
        case _: step(game, seat, choice)


def take_back(game: Any, seat: int, dice: Sequence[Any]) -> None:
    """AC6, die by die; one alone needs no question, and the last of all no more."""
    step(game, seat, ("take_back",))
    left = list(dice)
    while game.s.phase == ASK and game.s.action_cards.question == TAKING_BACK:
        step(game, seat, ("back", *left.pop()) if left else ("done",))


def step(game: Any, seat: int, choice: Choice) -> None:
    contract.act(game.s, seat, game.legal(seat)[choice], game.log)


def go_on(game: Any) -> None:
    """BV13 (6): whoever holds a card is asked though none can be played, which the twin does not."""
    while game.s.phase == ASK and game.s.action_cards.question == PLAYING and game.twin.waiting()[0] != "after":
        seat = int(game.s.asked)
        game.compare("nothing to play", list(game.legal(seat)), [NO_TWIN])
        step(game, seat, NO_TWIN)


# events


def told(row: Any) -> list[Event]:
    """Of what a card does the twin tells less."""
    f, seat = row.fields, row.seat
    match row.kind.name:
        case "card_played": return [("card", seat, ACTION_CARDS[f["card"] - 1])]
        case "three_drawn": return [("drawn", seat, thousands(f["notes"]))]
        case "note_laid": return [("laid", seat, place(f["casino"]), f["note"] // 1000)]
        case "pays_early": return [("early_payout", seat, place(f["casino"]))]
        case "tie_won": return [("tie_won", seat, place(f["casino"])), ("others", f["casino"], f["dice"], f["who"])]
        case "tie_not_won": return [("tie_won", seat, None)]
        case "swapped" | "swapped_openly": return [("swapped", seat, f["under"] // 1000)]
        case "not_swapped": return [("swapped", seat, None)]
        case _: return []


def thousands(notes: list[int]) -> list[int]:
    return [note // 1000 for note in notes]


def as_told(twins: list[Event]) -> list[Event]:
    """The twin's events as the engine's are told."""
    found: list[Event] = []
    for event in twins:
        match event:
            case ("card", seat, card, *_): found.append(("card", seat, card))
            case ("rerolled", *_) | ("under", None, *_): pass
            case _: found.append(event)
    return found


def in_order(found: list[Event], pays_early: bool) -> list[Event]:
    """AC1: the engine tells who loses the tie when it is won; the twin among the ties, which come next, at the end of a round alone."""
    others = [event[1:] for event in found if event[0] == "others"]
    found = [event for event in found if event[0] != "others"]
    if not others or pays_early or others[0][0] > SLOT_PLACE: return found
    first = next((k for k, event in enumerate(found) if event[0] == "tie"), found.index(("tie_won", *found_at(found))) + 1)
    ties = sorted([event for event in found if event[0] == "tie"] + [("tie", *others[0])], key=lambda event: (event[1], -event[2]))
    rest = [event for event in found if event[0] != "tie"]
    return [*rest[:first], *ties, *rest[first:]]


def found_at(found: list[Event]) -> Event:
    return next(event[1:] for event in found if event[0] == "tie_won")


# what lies on the tables


def compare(game: Any) -> None:
    twin, now, n = game.twin, game.now, game.twin.players
    hands = [[ACTION_CARDS[card] for card in seats(hand)] for hand in now["card_hands"][:n].tolist()]
    game.compare("action cards", hands, [sorted(hand, key=ACTION_CARDS.index) for hand in twin.cards])
    game.compare("played", {(p - 1, ACTION_CARDS[card]) for card, p in enumerate(now["card_by"].tolist()) if p}, set(twin.played))
    two = now["card_by"][2].item() - 1 if now["card_two"].item() else None
    game.compare("two casinos", two, twin.two_casinos)
    if not now["card_paying"].item():
        early = now["card_early"].item()
        game.compare("early payout", (now["card_by"][7].item() - 1, place(early)) if early else None, twin.early)
    received = [[10 * note for note in range(12) if bits >> note & 1] for bits in now["card_received"][:n].tolist()]
    game.compare("received", received, [sorted(set(notes)) for notes in twin.received])
    for p, counts in enumerate(now["card_hidden"][:n].tolist()):
        hidden = Counter({10 * note: k for note, k in enumerate(counts) if k})
        assert twin.waiting() == ("over",) or not hidden - Counter(twin.secret_notes[p])      # what all could tell is no secret


def known(game: Any, scores: list[int]) -> list[int]:
    """AC10: the engine's scores leave out the notes that their owners alone know."""
    hidden = game.now["card_hidden"].tolist()
    return [score - sum(10 * note * k for note, k in enumerate(hidden[p])) for p, score in enumerate(scores)]


def seen(game: Any, seat: int | None) -> dict[str, Any]:
    """A view without what belongs to the cards, which is looked at here."""
    view: dict[str, Any] = GAME.view(game.s, game.options, seat).model_dump()
    if not game.on["action_cards"]: return view
    for field in [*OnTable.model_fields, *Decks.model_fields]: view.pop(field, None)
    for p, player in enumerate(view["players"]):
        own = sorted(ACTION_CARDS.index(card) + 1 for card in game.twin.cards[p])
        game.compare("cards seen", player["cards"], own if p == seat else [None] * len(own))
        for field in Held.model_fields:
            if field != "received" or not game.on["bonus_cards"]: player.pop(field, None)
    return view
