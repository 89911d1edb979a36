"""Words of the terminal table."""
from flambeur.cli.words import Word

PREPARING = Word("preparing the table…", "la table se prépare…")
COMPILING = Word("preparing the table… (the first time, this takes up to a minute)",
                 "la table se prépare… (la première fois, jusqu’à une minute)")
THINKS = Word("{name} is thinking…", "{name} réfléchit…")
WARMS = Word("{name} is warming up, and chooses at a glance…", "{name} s’échauffe, et choisit d’un coup d’œil…")
HINT_THINKS = Word("looking for good moves…", "recherche des bons coups…")
COMMITMENT = Word("Chance is sealed by a secret whose SHA-256 is", "Le hasard est scellé par un secret dont le SHA-256 est")

YOUR_CHOICE = Word("your choice", "votre choix")
CHOOSE = Word("{name}, {question} ({moves}; ? for help):", "{name}, {question} ({moves} ; ? pour l’aide)\xa0:")
CHOOSE_MANY = Word("{name}, {question} (? lists {n} moves):", "{name}, {question} (? montre {n} coups)\xa0:")
THROW = Word("{name} throws. Type {dice}:", "{name} lance. Entrez {dice}\xa0:")
THROW_TABLE = Word("Type {dice}:", "Entrez {dice}\xa0:")
VALUES = Word("{n?# number|# numbers} from {least} to {most}", "{n?# nombre|# nombres} de {least} à {most}")
DIGITS = Word("type the numbers one after the other, as in {example}, not {text}",
              "entrez les nombres l’un après l’autre, comme {example}, et non {text}")
PASS_ON = Word("The keyboard to {name}, please, then Enter.", "Le clavier à {name}, s’il vous plaît, puis Entrée.")
GO_ON = Word("Enter to continue", "Entrée pour continuer")
GO_BACK = Word("Enter to go back to the table", "Entrée pour revenir à la table")
NO_UNDO = Word("There is no undo at this table: a move that is made stands.",
               "On n’annule rien à cette table : un coup joué reste joué.")

HELP = Word("Help", "Aide")
HELP_KEYS = (
    Word("h  a hint: what an expert thinks of each move", "c  un conseil : ce qu’un expert pense de chaque coup"),
    Word("l  the log of this round and of the last payout", "j  le journal de cette manche et du dernier paiement"),
    Word("w  why did I get what I got?", "p  pourquoi ai-je reçu ce que j’ai reçu ?"),
    Word("t  the table again", "t  revoir la table"),
    Word("q  quit; the game can be saved", "q  quitter ; la partie peut être enregistrée"),
)
MOVES = Word("Your moves", "Vos coups")
RULES = Word("The rules in short", "Les règles en bref")
LOG = Word("Log", "Journal")
WHY = Word("Why", "Pourquoi")
PAYOUT = Word("Payout", "Paiement")
HINT = Word("What an expert would do, after {n?# simulated game|# simulated games}",
            "Ce que ferait un expert, après {n?# partie simulée|# parties simulées}")
NO_HINT = Word("A hint helps to choose a move, and none is to be chosen now.",
               "Un conseil aide à choisir un coup, et il n’y en a pas à choisir maintenant.")
HINT_LINE = Word("{move}: wins {share} ± {error}", "{move} : gagne {share} ± {error}")

RESULT = Word("The game is over", "La partie est finie")
STORY = Word("The story of the game", "L’histoire de la partie")
WINS = Word("wins", "gagne")
SHARES = Word("shares the victory", "partage la victoire")
NOBODY_WINS = Word("Nobody has won.", "Personne n’a gagné.")
SAVED = Word("The game is saved: flambeur verify {file} checks it.", "La partie est enregistrée : flambeur verify {file} la vérifie.")
BYE = Word("Goodbye! The game is not saved.", "Au revoir ! La partie n’est pas enregistrée.")
BYE_SAVED = Word("Goodbye! flambeur terminal --resume {file} continues the game.",
                 "Au revoir ! flambeur terminal --resume {file} reprend la partie.")
SAVE_AS = Word("Save the game as (a file name; just Enter: do not save):",
               "Enregistrer la partie sous (un nom de fichier ; Entrée : ne pas enregistrer)\xa0:")
EXISTS = Word("{file} is there already: another name, please.", "{file} existe déjà : un autre nom, s’il vous plaît.")

# what one may type, in either language
HELP_WORDS = ("?", "help", "aide")
HINT_WORDS = ("h", "hint", "c", "conseil", "i", "indice")
LOG_WORDS = ("l", "log", "j", "journal")
WHY_WORDS = ("w", "why", "p", "pourquoi")
TABLE_WORDS = ("t", "table")
UNDO_WORDS = ("u", "undo", "annuler")
QUIT_WORDS = ("q", "quit", "quitter", "exit")
