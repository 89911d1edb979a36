"""Las Vegas solo: actions and events as sentences, in our own words, French and English."""
from flambeur.games.vegas import common_words
from flambeur.games.vegas import words as vegas
from flambeur.kit.words import Words

TITLE = {"en": "Las Vegas solo", "fr": "Las Vegas solo"}

DICE = ("{dice?# die|# dice}", "{dice?# dé|# dés}")
BEHIND = ("{yours:money} against the {theirs:money} of the seven", "{yours:money} contre {theirs:money} pour les sept autres")


def told(en: str, fr: str) -> dict[str, str]:
    """How it ended, with both sums."""
    return {"en": f"{en}: {BEHIND[0]}.", "fr": f"{fr} : {BEHIND[1]}."}


LOST = told("The game is lost, and nobody has won", "La partie est perdue, personne n’a gagné")
LEVEL = told("The game is lost, as level is not enough", "La partie est perdue, car l’égalité ne suffit pas")

WORDS: Words = {
    **vegas.TABLE,
    **vegas.OF_COUPS,
    **vegas.OF_TIES,
    **common_words.WORDS,
    "view.under": {"en": "Known at its bottom", "fr": "Connus tout en dessous"},
    "view.group": {"en": "Group", "fr": "Groupe"},
    "view.left": {"en": "Left in this group", "fr": "Reste dans ce groupe"},
    "view.later": {"en": "Second group", "fr": "Deuxième groupe"},
    "view.theirs": {"en": "The seven have", "fr": "Les sept ont"},
    "view.earn": {"en": "You would earn", "fr": "Vous gagneriez"},
    "view.seven": {"en": "The seven would earn", "fr": "Les sept gagneraient"},
    "view.players.dice": {"en": "Your dice left", "fr": "Vos dés en main"},
    "turn.opening": {"en": "Roll the eight dice that are placed at once", "fr": "Lancez les huit dés placés d’emblée"},
    "turn.roll": {"en": "Roll one die of each colour that is left in the group",
                  "fr": "Lancez un dé de chaque couleur qui reste dans le groupe"},
    "event.round": {"en": "Round {round} begins.", "fr": "La manche {round} commence."},
    "you.round": {"en": "Round {round} begins.", "fr": "La manche {round} commence."},
    "event.opened": {"en": "{colour:seat} begins with all eight dice: {dice:dice}.",
                     "fr": "{colour:seat} ouvre avec ses huit dés : {dice:dice}."},
    "event.group": {"en": "The first group is placed; here is the second one.", "fr": "Le premier groupe est placé ; voici le deuxième."},
    "event.tie": vegas.struck_out(("get nothing", "n’ont rien")),
    "event.paid.to": {"en": f"{{casino:casino}} pays {{note:money}} to {{to:seat}} for {DICE[0]}.",
                      "fr": f"{{casino:the_casino}} verse {{note:money}} à {{to:seat}} pour {DICE[1]}."},
    "event.paid": vegas.paid(DICE),
    "event.under": vegas.left_over(("under the pile", "sous la pile")),
    "event.game_end.!winners": LOST,
    "event.game_end.own_dice=1": told("{winners:seats} wins with a single die and is the master player",
                                      "{winners:seats} gagne avec un seul dé et devient Maître joueur"),
    "event.game_end": told("{winners:seats} beats the seven", "{winners:seats} bat les sept autres couleurs"),
    "you.tie": vegas.struck_out_with_you(("get nothing", "n’avez rien")),
    "you.paid": vegas.paid_to_you(DICE),
    "you.game_end.!winners": LOST,
    "you.game_end.own_dice=1": told("Victory with a single die: you are the master player",
                                    "Victoire avec un seul dé, vous voilà Maître joueur"),
    "you.game_end": told("Victory! You beat the seven", "Victoire ! Vous battez les sept autres couleurs"),
    "story.master": told("{seat:seat} is the master player, with a single die", "{seat:seat} est Maître joueur, avec un seul dé"),
    "yours.master": told("You are the master player, with a single die", "Vous êtes Maître joueur, avec un seul dé"),
    "story.beaten": told("{seat:seat} has beaten the seven", "{seat:seat} a battu les sept autres couleurs"),
    "yours.beaten": told("You have beaten the seven", "Vous avez battu les sept autres couleurs"),
    "story.lost": LOST,
    "yours.lost": told("The seven have won", "Les sept autres couleurs l’emportent"),
    "story.lost_level": LEVEL,
    "yours.lost_level": LEVEL,
}
