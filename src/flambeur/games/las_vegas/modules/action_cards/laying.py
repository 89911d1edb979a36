"""Action cards in positions: what is checked and laid."""
from collections import Counter
from collections.abc import Sequence
from typing import Any

from flambeur.errors import PositionError
from flambeur.games.las_vegas import received
from flambeur.games.las_vegas.modules.action_cards import deck, turn
from flambeur.games.las_vegas.modules.action_cards.drawer import (
    ACTION_CARDS,
    EACH,
    EARLY_PAYOUT,
    N_CARDS,
    REROLL,
    SWAP,
    TIE_WON,
    TWO_CASINOS,
)
from flambeur.games.las_vegas.state import ASK
from flambeur.games.vegas.facts import DOLLARS, ROUNDS
from flambeur.games.vegas.ties import strength
from flambeur.kit.chance import draw
from flambeur.kit.contract import Actions
from flambeur.kit.dice import counts_of
from flambeur.kit.options import Options
from flambeur.kit.position import left_in_box, refuse_unless
from flambeur.kit.rng import Rng
from flambeur.kit.structs import new

ALL = list(range(1, N_CARDS + 1))


def check(given: Any, options: Options) -> None:
    check_hands(given, options)
    check_turn(given)
    decks, to_come = given.card_decks, ROUNDS - given.round
    refuse_unless(decks is None or (len(decks) == to_come and all(sorted(one) == ALL for one in decks)),
                  f"card_decks has all {N_CARDS} action cards for each of the {to_come} rounds to come",
                  f"card_decks a les {N_CARDS} cartes action pour chacune des {to_come} manches à venir")


def check_hands(given: Any, options: Options) -> None:
    """BV10: every card once; who has played one has one less."""
    refuse_unless(len(given.played) == len(given.played_by) and all(0 <= p < options.players for p in given.played_by),
                  "played_by says of each card played which seat played it", "played_by dit pour chaque carte jouée quelle place l’a jouée")
    each = 0 if given.phase == "ended" else int(EACH[options.players])
    for p, player in enumerate(given.players):
        received.check(player, p)
        n = given.played_by.count(p)
        held = each - n if player.cards is None else len(player.cards)
        refuse_unless(held + n == each and held >= 0, f"seat {p} has {held + n} action cards, played ones included, not {each}",
                      f"la place {p} a {held + n} cartes action, jouées comprises, et non {each}")
        refuse_unless(not Counter(player.swapped) - Counter(player.won) and player.unknown == len(player.swapped),
                      f"seat {p} has swapped notes that it has not won", f"la place {p} a échangé des billets qu’elle n’a pas gagnés")
    left(given)


def left(given: Any) -> list[int]:
    """The cards that no player of a position has or has played."""
    return left_in_box(dict.fromkeys(ALL, 1), [*given.played, *(card for player in given.players for card in player.cards or [])],
                       "action cards of number", "cartes action numéro")


def check_turn(given: Any) -> None:
    """BV13: what the cards have to do with the phase."""
    from flambeur.games.las_vegas.modules.action_cards.module import QUESTIONS, STAGES
    if given.phase == "choose" and not given.card_stage: given.card_stage = "before"
    asks = given.phase == "ask" and given.asking == "action_cards"
    refuse_unless(given.card_stage in STAGES and given.card_question in QUESTIONS, "card_stage or card_question is none that there is",
                  "card_stage ou card_question n’existe pas")
    refuse_unless(asks == (given.card_question not in ("", "throw")), "action cards ask in phase ask, and only then",
                  "les cartes action demandent dans la phase ask, et là seulement")
    stages = {"choose": ("before", "announced", "between"), "roll": ("", "before"), "opening": ("",), "ended": ("",)}
    refuse_unless(given.phase == "ask" or given.card_stage in stages[given.phase], f"card_stage is none of phase {given.phase}",
                  f"card_stage ne va pas avec la phase {given.phase}")
    needs = {"early": EARLY_PAYOUT, "tie_at": TIE_WON, "tie_spent": TIE_WON, "two_casinos": TWO_CASINOS, "rerolled": REROLL,
             "marked": REROLL}
    for field, card in needs.items():
        refuse_unless(not getattr(given, field) or card + 1 in given.played, f"{field} needs the card that does it to have been played",
                      f"{field} demande que la carte correspondante ait été jouée")
    refuse_unless((given.pays_early == "") or given.early is not None, "pays_early needs a casino that pays early",
                  "pays_early demande un casino qui paie en avance")
    refuse_unless(given.pays_early in ("", "tie", "pays"), "pays_early is tie or pays", "pays_early vaut tie ou pays")
    for field in ("early", "tie_at"):
        refuse_unless((getattr(given, field) or 1) <= len(given.casinos), f"{field} names no casino", f"{field} ne nomme aucun casino")
    refuse_unless(all(one.casino <= len(given.casinos) and len(one.dice) == 4 and min(one.dice) >= 0 for one in given.placements),
                  "placements count normal, big, white dice and kickers at a casino",
                  "placements compte les dés normaux, gros, blancs et kickers d’un casino")
    refuse_unless(bool(given.placements) == (given.card_stage in ("between", "after")), "placements are those of the turn",
                  "placements sont ceux du tour")
    refuse_unless((given.drawn_note is not None) == (given.card_question == "lay"), "a note is placed when that is asked, and only then",
                  "un billet se place quand c’est demandé, et là seulement")
    refuse_unless(given.card_question != "swap" or SWAP + 1 in given.played, "nobody has played the card that swaps notes",
                  "personne n’a joué la carte qui échange des billets")
    refuse_unless(given.card_question != "tie" or TIE_WON + 1 in given.played, "nobody has played the card that wins a tie",
                  "personne n’a joué la carte qui gagne une égalité")


def lay(s: Any, given: Any, stages: Sequence[str], questions: Sequence[str]) -> None:
    c = s.action_cards
    for p, player in enumerate(given.players):
        c.received[p] = received.bits(player.received)
        c.hands[p] = sum(1 << card - 1 for card in player.cards or [])
        for note in player.swapped: c.hidden[p, note // DOLLARS] += 1
    for card, p in zip(given.played, given.played_by, strict=True): c.by[card - 1] = p + 1
    c.turns = sum(1 << p for p in set(given.had_turn))
    c.stage, c.question = stages.index(given.card_stage), questions.index(given.card_question)
    c.rerolled, c.two, c.pair, c.took, c.tie_spent = map(int, (given.rerolled, given.two_casinos, given.pair, given.took, given.tie_spent))
    c.joined, c.note, c.early = given.joined or 0, (given.drawn_note or 0) // DOLLARS, given.early or 0
    c.paying = ("", "tie", "pays").index(given.pays_early)
    for k, one in enumerate(given.placements):
        c.at[k], c.shows[k] = one.casino, one.shows - 1
        c.laid[k, :] = one.dice
    if given.marked is not None:
        for kind, faces in enumerate((given.marked.own, given.marked.big, given.marked.white, given.marked.kicker)):
            c.marked[kind] = counts_of(faces)
    for k, cards in enumerate(given.card_decks or [], given.round):
        c.decks[k] = cards
    if given.tie_at is not None:
        c.tie_level = strength(s, given.tie_at - 1, int(c.by[TIE_WON]) - 1)
        c.tie_at = given.tie_at


def deal(s: Any, given: Any, rng: Rng) -> None:
    if given.card_decks is None:
        for round_no in range(given.round, ROUNDS): deck.shuffle(s, round_no, rng)
    rest, n = left(given), len(given.players)
    for p, player in enumerate(given.players):
        for _ in range(EACH[n] - given.played_by.count(p) if player.cards is None and given.phase != "ended" else 0):
            s.action_cards.hands[p] |= 1 << rest.pop(draw(rng, len(rest))) - 1
    check_answers(s)


def check_answers(s: Any) -> None:
    """Whoever is asked has something to answer."""
    if s.phase == ASK and s.asking == ACTION_CARDS and turn.answers(s, new(Actions)[0]) == 0:
        raise PositionError("a seat is asked where there is nothing to answer", "une place doit répondre sans qu’il y ait de réponse")
