"""Las Vegas, the card game: what a position must be like, one check after the other. Each refusal says what cannot be."""
from collections import Counter
from typing import TYPE_CHECKING

from flambeur.games.las_vegas_cards.actions import BY_CARDS
from flambeur.games.las_vegas_cards.facts import DECK, ENOUGH, HAND, IN_THE_BOX, NUMBERS, OFFER, TURNS, kind_of
from flambeur.games.las_vegas_cards.options import CardsOptions
from flambeur.games.vegas.chips import CHIPS_EACH, N_CHIPS, N_COLOURS
from flambeur.games.vegas.facts import CASINOS, DOLLARS
from flambeur.games.vegas.position import check_seats
from flambeur.kit.position import in_order, left_in_box, refuse_unless

if TYPE_CHECKING:
    from flambeur.games.las_vegas_cards.position import Player, Position

BETWEEN = ("decks", "ended")              # phases in which nobody has cards


# how many cards are where

def out(given: "Position", p: int) -> int:
    """Cards on the casinos."""
    return sum(len(casino.cards[p]) for casino in given.casinos)


def in_hand(given: "Position", p: int) -> int:
    player = given.players[p]
    if player.hand is not None:
        return len(player.hand)
    if player.cards is not None:
        return player.cards
    return HAND if given.phase not in BETWEEN and out(given, p) < ENOUGH else 0


def put_away(given: "Position", p: int) -> int:
    """CG4: how many of the cards drawn are neither in the hand nor on the casinos."""
    return given.players[p].hands * HAND - in_hand(given, p) - out(given, p)


# the table

def check_table(given: "Position", options: CardsOptions) -> None:
    n = options.players
    check_seats(given, n, "first", "to_move")
    for number, casino in enumerate(given.casinos, 1):
        casino.cards += [[] for _ in range(n - len(casino.cards))]
        refuse_unless(len(casino.cards) == n and all(card in (number, 11 * number) for cards in casino.cards for card in cards),
                      f"casino {number} lists for {n} seats cards {number} and {11 * number}",
                      f"le casino {number} compte pour {n} places des cartes {number} et {11 * number}")
        notes = 0 if given.phase == "ended" else OFFER
        refuse_unless(len(casino.notes) == notes, f"casino {number} has {len(casino.notes)} notes, not {notes}",
                      f"le casino {number} a {len(casino.notes)} billets et non {notes}")
    refuse_unless(given.phase != "ended" or given.round == 4, "a game ends after round 4", "une partie finit après la manche 4")
    check_owed(given, options)


def check_owed(given: "Position", options: CardsOptions) -> None:
    """CG9: a chip is owed in phase take, and only then, at casinos where chips and two dice of the player lie."""
    refuse_unless(bool(given.owed) == (given.phase == "take"), "chips are owed in phase take, and only then",
                  "des jetons sont dus dans la phase take, et là seulement")
    refuse_unless(given.phase != "take" or options.chips, "chips are taken in games with chip cards only",
                  "on ne prend de jetons que dans les parties avec cartes Jeton")
    refuse_unless(len(given.owed) <= 2 and given.owed == sorted(set(given.owed)), "at most two casinos owe a chip, listed in rising order",
                  "deux casinos au plus doivent un jeton, en ordre croissant")
    for number in given.owed:
        refuse_unless(1 <= number <= CASINOS and bool(given.casinos[number - 1].chips)
                      and sum(kind_of(card) % 2 + 1 for card in given.casinos[number - 1].cards[given.to_move]) >= 2,
                      f"casino {number} owes no chip: chips and two dice of the player at turn must lie there",
                      f"le casino {number} ne doit pas de jeton : il y faut des jetons et deux dés du joueur au trait")


def left_in_pile(given: "Position") -> list[int]:
    """CG1, CG7: the notes of the box that lie nowhere else; twelve are used each round."""
    won = [note for player in given.players for note in player.won]
    told = [*won, *given.box, *(note for casino in given.casinos for note in casino.notes)]
    rest = left_in_box({note * DOLLARS: n for note, n in IN_THE_BOX.items()}, told, "notes of", "billets de")
    used = given.round * CASINOS * OFFER
    refuse_unless(len(told) == used, f"{len(told)} notes have been used by round {given.round}, not {used}: those not won lie in the box",
                  f"{len(told)} billets ont servi à la manche {given.round} et non {used} : ceux qui restent sont dans la boîte")
    return in_order(given.pile, rest, "pile", "notes", "billets")


def left_in_chip_pile(given: "Position", options: CardsOptions) -> list[int]:
    """CG9: one chip for each casino and round."""
    told = [colour for lie in (*(casino.chips for casino in given.casinos), *(player.chips for player in given.players)) for colour in lie]
    rest = left_in_box(dict.fromkeys(range(1, N_COLOURS + 1), CHIPS_EACH if options.chips else 0), told, "chips", "jetons")
    used = given.round * CASINOS if options.chips else 0
    refuse_unless(len(told) == used, f"{len(told)} of the {N_CHIPS} chips lie about, not {used}",
                  f"{len(told)} des {N_CHIPS} jetons sont en jeu et non {used}")
    return in_order(given.chip_pile, rest, "chip_pile", "chips", "jetons")


# the players

def check_players(given: "Position", options: CardsOptions) -> None:
    for p, player in enumerate(given.players):
        if given.phase in BETWEEN: check_empty(given, p)
        else: check_cards(given, p)
        check_chosen(given, p, player, options)
    if given.phase not in BETWEEN:
        check_turn(given, options)


def check_empty(given: "Position", p: int) -> None:
    player = given.players[p]
    refuse_unless(not (player.hands or in_hand(given, p) or out(given, p) or player.away or player.deck),
                  f"seat {p} has no cards in phase {given.phase}: they wait to be shuffled",
                  f"la place {p} n’a pas de cartes dans la phase {given.phase} : elles attendent d’être mélangées")


def check_cards(given: "Position", p: int) -> None:
    """CG3-CG5: how many cards are in the hand, on the casinos, under the glass and in the deck."""
    player, n, lie = given.players[p], in_hand(given, p), out(given, p)
    refuse_unless(player.hands >= 1, f"seat {p} has drawn 1 to {TURNS} hands", f"la place {p} a pioché de 1 à {TURNS} mains")
    refuse_unless(player.cards in (None, n), f"seat {p} lists {n} cards in the hand, and says that there are {player.cards}",
                  f"la place {p} donne {n} cartes en main, et dit qu’il y en a {player.cards}")
    taking = given.phase == "take" and p == given.to_move
    refuse_unless(0 <= n < HAND if taking else n in (0, HAND), f"seat {p} cannot hold {n} cards now",
                  f"la place {p} ne peut pas avoir {n} cartes en main maintenant")
    just_laid = HAND - n if taking else 0
    fits = lie - just_laid < ENOUGH if n or taking else lie >= ENOUGH or player.hands == TURNS
    refuse_unless(fits, f"seat {p} has {lie} cards out and {n} in the hand: with {ENOUGH} out one is done, before that one holds {HAND}",
                  f"la place {p} a posé {lie} cartes et en tient {n} : avec {ENOUGH} posées on a fini, avant on en tient {HAND}")
    played = player.hands - (1 if n and not taking else 0)
    refuse_unless(played <= lie and put_away(given, p) >= 0,
                  f"seat {p} has played {played} hands and laid {lie} cards: at least one of each, and no more than it drew",
                  f"la place {p} a joué {played} mains et posé {lie} cartes : au moins une de chacune, et pas plus qu’elle n’a pioché")
    for name, cards, size in (("away", player.away, put_away(given, p)), ("deck", player.deck, DECK - player.hands * HAND)):
        refuse_unless(cards is None or len(cards) == size, f"seat {p}: {name} must hold {size} cards",
                      f"place {p} : {name} doit contenir {size} cartes")


def check_chosen(given: "Position", p: int, player: "Player", options: CardsOptions) -> None:
    """CG3: a choice lies face down while somebody else has not chosen."""
    if player.chosen is None:
        return
    refuse_unless(given.phase == "choose" and not options.sequential and in_hand(given, p) > 0, f"seat {p} has nothing to choose in secret",
                  f"la place {p} n’a rien à choisir en secret")
    if player.chosen == "hidden":
        return
    known = all(card in NUMBERS for card in player.chosen) and tuple(sorted(map(kind_of, player.chosen))) in BY_CARDS
    refuse_unless(known and player.hand is not None and Counter(player.chosen) <= Counter(player.hand),
                  f"seat {p} has chosen cards that the hand does not allow", f"la place {p} a choisi des cartes que sa main ne permet pas")


def check_turn(given: "Position", options: CardsOptions) -> None:
    """CG3, CG8: all play the same turn; in the sequential game a player who has played it holds the next hand already."""
    n = options.players
    hold = [p for p in range(n) if in_hand(given, p)]
    if options.sequential:
        mover = given.to_move
        refuse_unless(given.phase == "take" or mover in hold, f"seat {mover} is to play and holds no cards",
                      f"la place {mover} doit jouer et n’a pas de cartes")
    else:
        refuse_unless(any(given.players[p].chosen is None for p in hold), "somebody has not chosen yet, else all would have shown",
                      "quelqu’un n’a pas encore choisi, sinon tous auraient montré")
        mover = hold[0]
    turn = given.players[mover].hands
    for p in range(n):
        before = options.sequential and (p - given.first) % n < (mover - given.first) % n      # the seat has played this turn already
        drawn, due = given.players[p].hands, turn + before       # no hand follows the sixth
        fits = drawn == due if p in hold or p == mover else drawn <= turn - (0 if before else 1)
        refuse_unless(fits, f"seat {p} cannot have drawn {drawn} hands in turn {turn}",
                      f"la place {p} ne peut pas avoir pioché {drawn} mains au tour {turn}")
