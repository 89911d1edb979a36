"""Who is ahead of whom on a casino."""

from tests.reference.boulevard.facts import WHITE, Die, Who

MOST_PLAYERS = 8


def weight(die: Die) -> int:
    """BV5: a big die counts as two at payout."""
    return 2 if die[1] == "big" else 1


def weights(dice: list[Die]) -> dict[Who, int]:
    """What everybody with dice on one casino has there, as it counts at payout; LV12: white counts together, whoever placed it."""
    return {who: sum(weight(die) for die in dice if die[0] == who) for who in {die[0] for die in dice}}


def tied_groups(dice: dict[Who, int]) -> list[tuple[int, list[Who]]]:
    """The groups with the same number on one casino, as it counts at payout (BV5), most first: (number, who) (LV7a)."""
    groups: list[tuple[int, list[Who]]] = []
    for number in sorted(set(dice.values()), reverse=True):
        seats: list[Who] = [seat for seat in range(MOST_PLAYERS) if dice.get(seat) == number]
        white: list[Who] = [WHITE] if dice.get(WHITE) == number else []  # LV12: white ties like anyone
        if number > 0 and len(seats + white) >= 2:
            groups.append((number, seats + white))
    return groups


def ranking(dice: list[Die], spared: Who | None = None) -> list[tuple[Who, int]]:
    """LV7b: who wins notes of a casino, most dice first, with their number. Tied ones do not count, but for one `spared` by AC1."""
    numbers = weights(dice)
    tied = {who for _, group in tied_groups(numbers) for who in group if who != spared}
    return [(who, numbers[who]) for who in sorted(numbers, key=lambda who: numbers[who], reverse=True) if who not in tied]


# ---- the slot machine


def strengths(dice: list[Die]) -> dict[Who, tuple[int, int, int]]:
    """BV8b: number of dice, then sum of pips (BV5: a big die counts twice for both), then highest die."""
    found: dict[Who, tuple[int, int, int]] = {}
    for who in {die[0] for die in dice}:
        mine = [(weight(die), die[2]) for die in dice if len(die) == 3 and die[0] == who]
        found[who] = (sum(times for times, _ in mine), sum(times * face for times, face in mine), max(face for _, face in mine))
    return found


def level(dice: list[Die]) -> list[Who]:
    """BV8b: white and a player who are level after all three tests; two players never are."""
    strong = strengths(dice)
    return [who for who in strong if list(strong.values()).count(strong[who]) > 1]


def slot_ranking(dice: list[Die], spared: Who | None = None) -> list[tuple[Who, int]]:
    """BV8b: in which order notes are chosen, with the number of dice; level ones both go, but for one `spared` by AC1."""
    strong, gone = strengths(dice), [who for who in level(dice) if who != spared]
    return [(who, strong[who][0]) for who in sorted(strong, key=lambda who: strong[who], reverse=True) if who not in gone]
