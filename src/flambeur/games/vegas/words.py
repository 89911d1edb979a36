"""The Las Vegas family in words: sentences that its games share."""
from flambeur.kit.words import Words

WENT_TO = ("the {note:money} note went to {to:seats}", "c’est à {to:seats} qu’est allé le billet de {note:money}")
WENT_TO_NOBODY = ("nobody took the {note:money} note", "personne n’a pris le billet de {note:money}")
BY_NOTES = {"en": "Equal money, so the number of notes decides: {notes?# note|# notes} for {winners:seats}, {fewer} for {others:seats}.",
            "fr": "À argent égal, le nombre de billets décide : {notes?# billet|# billets} pour {winners:seats}, "
                  "{fewer} pour {others:seats}."}


def costliest_tie(had: str, then: tuple[str, str]) -> dict[str, str]:
    """Of the story: who had as many dice, with the French verb for them, and what became of the note."""
    return {"en": f"Costliest tie: {{who:seats}} had {{dice?# die|# dice}} each at {{casino:casino}} in round {{round}}, and {then[0]}.",
            "fr": f"L’égalité la plus chère : {{who:seats}} {had} {{dice?# dé|# dés}} chacun {{casino:at_casino}} à la manche {{round}}, "
                  f"et {then[1]}."}


TABLE: Words = {
    "view.notes": {"en": "Notes", "fr": "Billets"},
    "view.money": {"en": "Money", "fr": "Argent"},
    "view.pile": {"en": "Note pile", "fr": "Pile de billets"},
    "view.pays": {"en": "would get", "fr": "toucherait"},
    "view.tied": {"en": "tied", "fr": "à égalité"},
    "view.unknown": {"en": "a note yet unknown", "fr": "un billet encore inconnu"},
    "view.casinos": {"en": "Casinos", "fr": "Casinos"},
    "event.round": {"en": "Round {round}: {seat:seat} begins.", "fr": "Manche {round} : {seat:seat} commence."},
    "you.round": {"en": "Round {round}: you begin.", "fr": "Manche {round} : vous commencez."},
    "event.round_end": {"en": "Round {round} is over.", "fr": "La manche {round} est terminée."},
    "event.game_end": {"en": "The game is won by {winners:seats}.", "fr": "La partie est gagnée par {winners:seats}."},
    "you.game_end": {"en": "Victory for {winners:seats}!", "fr": "Victoire pour {winners:seats} !"},
}
OF_COUPS: Words = {                       # what there is to tell of single notes
    "story.coup": {"en": "Best coup: {seat:seat} took {note:money} at {casino:casino} with {dice?a single die|# dice} in round {round}.",
                   "fr": "Le plus beau coup : {seat:seat} a pris {note:money} {casino:at_casino} avec {dice?un seul dé|# dés} "
                         "à la manche {round}."},
    "yours.coup": {"en": "Best coup: you took {note:money} at {casino:casino} with {dice?a single die|# dice} in round {round}.",
                   "fr": "Le plus beau coup : vous avez pris {note:money} {casino:at_casino} avec {dice?un seul dé|# dés} "
                         "à la manche {round}."},
}
OF_TIES: Words = {                        # of notes that were lost
    "story.tie.to": costliest_tie("avaient", WENT_TO),
    "story.tie": costliest_tie("avaient", WENT_TO_NOBODY),
    "yours.tie.to": costliest_tie("aviez", WENT_TO),
    "yours.tie": costliest_tie("aviez", WENT_TO_NOBODY),
    "story.no_tie": {"en": "Costliest tie: none. No tie cost anybody a note.",
                     "fr": "L’égalité la plus chère : aucune. Pas un billet n’a été perdu sur une égalité."},
}
OF_LEADS: Words = {                       # and of who was ahead
    "story.led": {"en": "Turning point: none. {seat:seat} was ahead after every round.",
                  "fr": "Le tournant : aucun. {seat:seat} était en tête après chaque manche."},
    "yours.led": {"en": "Turning point: none. You were ahead after every round.",
                  "fr": "Le tournant : aucun. Vous étiez en tête après chaque manche."},
    "story.turn.passed": {"en": "Turning point: round {round}. {seat:seat} won {gain:money}, passed {passed:seats} and stayed ahead.",
                          "fr": "Le tournant : la manche {round}. {seat:seat} y a gagné {gain:money}, a pris l’avantage sur {passed:seats} "
                                "et ne l’a plus lâché."},
    "yours.turn.passed": {"en": "Turning point: round {round}. You won {gain:money}, passed {passed:seats} and stayed ahead.",
                          "fr": "Le tournant : la manche {round}. Vous y avez gagné {gain:money}, avez pris l’avantage sur {passed:seats} "
                                "et ne l’avez plus lâché."},
    "story.turn": {"en": "Turning point: round {round}, which brought {seat:seat} {gain:money}.",
                   "fr": "Le tournant : la manche {round}, qui a rapporté {gain:money} à {seat:seat}."},
    "yours.turn": {"en": "Turning point: round {round}, which brought you {gain:money}.",
                   "fr": "Le tournant : la manche {round}, qui vous a rapporté {gain:money}."},
    "story.level": {"en": "Turning point: none; {who:seats} were level to the end.",
                    "fr": "Le tournant : aucun ; {who:seats} étaient à égalité jusqu’au bout."},
    "yours.level": {"en": "Turning point: none; {who:seats} were level to the end.",
                    "fr": "Le tournant : aucun ; {who:seats} étiez à égalité jusqu’au bout."},
    "story.decided.others": BY_NOTES,
    "story.decided": {"en": "{winners:seats} have the same money and as many notes: they share the victory.",
                      "fr": "{winners:seats} ont autant d’argent et autant de billets : la victoire est partagée."},
    "yours.decided.others": BY_NOTES,
    "yours.decided": {"en": "{winners:seats} have the same money and as many notes: you share the victory.",
                      "fr": "{winners:seats} avez autant d’argent et autant de billets : la victoire est partagée."},
}
WORDS: Words = {**TABLE, **OF_COUPS, **OF_TIES, **OF_LEADS}


def left_over(where: tuple[str, str]) -> dict[str, str]:
    """Of a note that nobody won: where it goes, in English and French."""
    return {"en": f"{{casino:casino}}: the {{note:money}} note goes {where[0]}, as nobody is left to take it.",
            "fr": f"{{casino:at_casino}}, le billet de {{note:money}} retourne {where[1]} : il ne reste personne pour le prendre."}


def struck_out(what: tuple[str, str]) -> dict[str, str]:
    """Of equal numbers: what follows for those who have them."""
    return {"en": f"{{casino:casino}}: {{who:seats}} have {{dice?# die|# dice}} each and {what[0]}.",
            "fr": f"{{casino:at_casino}}, {{who:seats}} ont {{dice?# dé|# dés}} chacun et {what[1]}."}


def struck_out_with_you(what: tuple[str, str]) -> dict[str, str]:
    """The same to one of them."""
    return {"en": f"{{casino:casino}}: {{who:seats}} have {{dice?# die|# dice}} each and {what[0]}.",
            "fr": f"{{casino:at_casino}}, {{who:seats}} avez {{dice?# dé|# dés}} chacun et {what[1]}."}


def paid(what: tuple[str, str]) -> dict[str, str]:
    """Of a note won: for what."""
    return {"en": f"{{casino:casino}} pays {{note:money}} to {{seat:seat}} for {what[0]}.",
            "fr": f"{{casino:the_casino}} verse {{note:money}} à {{seat:seat}} pour {what[1]}."}


def paid_to_you(what: tuple[str, str]) -> dict[str, str]:
    return {"en": f"{{casino:casino}} pays you {{note:money}} for {what[0]}.",
            "fr": f"{{casino:the_casino}} vous verse {{note:money}} pour {what[1]}."}
