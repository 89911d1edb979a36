"""Casino Royal: what squares, casinos, bets, Jokers and cards are called, French and English (CR2-CR5, CR12)."""
from flambeur.games.casino_royal import board
from flambeur.games.casino_royal.bets import TWOS
from flambeur.games.casino_royal.facts import BLANK, JOKERS
from flambeur.kit.dice import FACES

KINDS = {
    "en": {board.START: "Start", board.JOKER: "Joker", board.CHALLENGE: "Challenge", board.TOTALS: "Bonne Fortune A",
           board.SUIT: "Bonne Fortune B", board.DOZEN: "Bonne Fortune C", board.GRAND_SLAM: "Grand Slam", board.TAX: "Tax A",
           board.TAX_PER_CASINO: "Tax B", board.LOSS: "Joker loss A", board.RANDOM_LOSS: "Joker loss B", board.JET: "Private jet"},
    "fr": {board.START: "Départ", board.JOKER: "Joker", board.CHALLENGE: "Défi", board.TOTALS: "Bonne Fortune A",
           board.SUIT: "Bonne Fortune B", board.DOZEN: "Bonne Fortune C", board.GRAND_SLAM: "Grand Chelem", board.TAX: "Taxe A",
           board.TAX_PER_CASINO: "Taxe B", board.LOSS: "Perte A", board.RANDOM_LOSS: "Perte B", board.JET: "Jet privé"},
}
ABROAD = {"en": {"Venise": "Venice"}, "fr": {}}
GAMES = {"en": ("die", "cards", "roulette"), "fr": ("dé", "cartes", "roulette")}
SUITS = {"en": ("hearts", "diamonds", "clubs", "spades"), "fr": ("cœur", "carreau", "trèfle", "pique")}
RANKS = {"en": ("ace", *map(str, range(2, 11)), "jack", "queen", "king"), "fr": ("as", *map(str, range(2, 11)), "valet", "dame", "roi")}
COLOURS = {"en": ("America", "Riviera", "Italy", "France", "World"), "fr": ("Amérique", "Riviera", "Italie", "France", "Monde")}
COLUMNS = {"en": "column {}", "fr": "colonne {}"}
PLAIN = {                                 # cards, die, then roulette
    "en": (("red", "black", "a head", *SUITS["en"]), ("even", "odd"), "{} or {}", ("red", "black", "even", "odd")),
    "fr": (("rouge", "noir", "une tête", *SUITS["fr"]), ("pair", "impair"), "{} ou {}", ("rouge", "noir", "pair", "impair")),
}


def squares(language: str) -> tuple[str, ...]:
    return tuple(ABROAD[language].get(one, one) if isinstance(one, str) else KINDS[language][one] for one in board.RING)


def bets(language: str) -> tuple[str, ...]:
    """In the order of bets.py."""
    cards, die, two, roulette = PLAIN[language]
    numbers = [two.format(a + 1, b + 1) for a, b in TWOS] + [f"{face}" for face in range(1, FACES + 1)]
    runs = [spans(1, 18), spans(19, 18), *(spans(k, 12) for k in (1, 13, 25)), *(COLUMNS[language].format(k) for k in (1, 2, 3)),
            *(spans(k, 9) for k in (1, 10, 19, 28)), *(spans(k, 6) for k in range(1, 32, 3))]
    return (*cards, *die, *numbers, *roulette, *runs)


def spans(first: int, n: int) -> str:
    return f"{first}–{first + n - 1}"


def jokers(language: str) -> tuple[str, ...]:
    """Joker 1 is the blank one."""
    blank = {"en": "blank Joker", "fr": "Joker vide"}[language]
    return (blank, *(f"Joker ({' + '.join(symbols(joker, language))})" for joker in range(BLANK + 1, JOKERS)))


def symbols(joker: int, language: str) -> list[str]:
    return [name for k, name in enumerate(GAMES[language]) if joker - BLANK >> k & 1]


LISTS = {language: {
    "square": squares(language), "game": GAMES[language], "suit": SUITS[language], "rank": RANKS[language], "bet": bets(language),
    "joker": jokers(language),
    "colour": COLOURS[language],
} for language in ("en", "fr")}
