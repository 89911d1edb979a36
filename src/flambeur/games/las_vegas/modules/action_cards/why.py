"""Action cards: why something cannot be chosen, as a sentence."""
from typing import Any

from flambeur.games.las_vegas import meetings, meetings_laid
from flambeur.games.las_vegas.facts import SLOT
from flambeur.games.las_vegas.modules.action_cards import hindrance, placing
from flambeur.games.las_vegas.modules.action_cards.drawer import BETWEEN, DOUBLE_TROUBLE, MARK, PAIR, PLAY, ROTATION, THROW, TURN
from flambeur.games.las_vegas.modules.action_cards.words import NAMES, REASONS
from flambeur.games.vegas.facts import CASINOS

ELSEWHERE = ("the second placement goes to another casino", "le second placement va dans un autre casino")


def no_answer(question: str) -> tuple[str, str]:
    return {
        "reroll": ("choose a die that you rolled, or “throw”", "choisissez un dé lancé, ou « lancer »"),
        "turn": ("turn a face that you rolled to another one", "tournez un numéro obtenu sur un autre"),
        "lay": ("choose a casino for the note", "choisissez un casino pour le billet"),
        "back": ("take back a die that you have just placed, and at least one", "reprenez un dé que vous venez de placer, au moins un"),
        "early": ("choose one of the two casinos", "choisissez l’un des deux casinos"),
        "tie": ("choose a casino with notes at which you are tied, or “done”",
                "choisissez un casino avec des billets où vous êtes à égalité, ou « fini »"),
        "swap": ("choose a note that you received this round, or “done”", "choisissez un billet reçu cette manche, ou « fini »"),
    }.get(question, ("play a card that can be played now, or “done”", "jouez une carte jouable maintenant, ou « fini »"))


def no_choice(s: Any, action: int) -> tuple[str, str] | None:
    """A choice beside the placements, or a placement that AC3 or AC7 does not allow."""
    if action in PLAY.ids(): return no_card(s, action - PLAY.start)
    if action in MARK.ids() or action == THROW:
        return ("you may not roll this again now", "vous ne pouvez pas relancer cela maintenant")
    if action in TURN.ids():
        return (f"dice are turned by playing the card “{NAMES['en'][ROTATION]}”",
                f"on tourne des dés en jouant la carte « {NAMES['fr'][ROTATION]} »")
    if action in PAIR.ids(): return no_pair(s, action)
    if action >= PAIR.stop: return ("this is not asked now", "ce n’est pas demandé maintenant")
    return no_placement(s, action) if meetings_laid.is_placement(action) else None


def no_pair(s: Any, action: int) -> tuple[str, str]:
    """AC7: each condition in turn; the last one is AC3's."""
    c, shown = s.action_cards, (action - PAIR.start) // (2 * CASINOS) + 1
    casino, turned = placing.casino_of(action), placing.face_of(action) + 1
    if not c.pair:
        return (f"a pair is placed so after playing the card “{NAMES['en'][DOUBLE_TROUBLE]}”",
                f"une paire se place ainsi après avoir joué la carte « {NAMES['fr'][DOUBLE_TROUBLE]} »")
    if meetings_laid.rolled(s, shown) != placing.IN_A_PAIR: return (f"there is no pair of {shown}s", f"il n’y a pas de paire de {shown}")
    if c.stage == BETWEEN and casino == c.at[0] - 1: return ELSEWHERE
    if casino == SLOT and meetings_laid.lies_at_slot(s, turned):
        return (f"{turned}s lie at the slot machine already", f"il y a déjà des {turned} à la machine à sous")
    return ("place the pair on another casino, so that the rest can follow",
            "placez la paire dans un autre casino, pour que le reste suive")


def no_placement(s: Any, action: int) -> tuple[str, str] | None:
    """A face that was rolled, where cards do not let it go."""
    c = s.action_cards
    if not meetings_laid.rolled(s, meetings.face_placed(action) + 1): return None
    if c.stage == BETWEEN and meetings.casino_placed(action) == c.at[0] - 1: return ELSEWHERE
    if not c.pair: return None
    return (f"a pair is still to be placed with the card “{NAMES['en'][DOUBLE_TROUBLE]}”",
            f"il reste une paire à placer avec la carte « {NAMES['fr'][DOUBLE_TROUBLE]} »")


def no_card(s: Any, card: int) -> tuple[str, str]:
    if not int(s.action_cards.hands[s.to_move]) >> card & 1:
        return (f"you do not hold the card “{NAMES['en'][card]}”", f"vous n’avez pas la carte « {NAMES['fr'][card]} »")
    en, fr = REASONS[hindrance.REASONS[hindrance.hindrance(s, int(s.to_move), card)]]
    return (f"“{NAMES['en'][card]}”: {en}", f"« {NAMES['fr'][card]} » : {fr}")
