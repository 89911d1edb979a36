"""Words of --help and of wrong usage."""
from flambeur.cli.words import Word

FLAMBEUR = Word("A digital table for casino board games: play, simulate, verify.",
                "Une table numérique pour jeux de casino : jouer, simuler, vérifier.")
COMMAND = Word("COMMAND", "COMMANDE")
COMMANDS = Word("commands", "commandes")
GAMES = Word("List the games and their options.", "Les jeux et leurs options.")
TERMINAL = Word("Play at the terminal, against bots or with friends.", "Jouer au terminal, contre des robots ou entre amis.")
SIMULATE = Word("Let bots play many games and count.", "Faire jouer de nombreuses parties à des robots, et compter.")
VERIFY = Word("Check the chance and the moves of a recorded game.", "Vérifier le hasard et les coups d’une partie enregistrée.")
BENCH = Word("Measure the speed of this machine, in about a minute.", "Mesurer la vitesse de cette machine, en une minute environ.")
PLAY = Word("Play, in the browser or at the terminal.", "Jouer, dans le navigateur ou au terminal.")
SERVE = Word("Serve tables over HTTP and WebSocket.", "Servir des tables par HTTP et WebSocket.")
INSPECT = Word("Print the log of a table of the server.", "Afficher le journal d’une table du serveur.")
ADMIN = Word("Look after a server: tables, addresses, backups.", "Veiller sur un serveur : tables, adresses, sauvegardes.")
VERSION = Word("show the version", "affiche la version")
LANG = Word("speak English or French (default: as the locale says)", "parler anglais ou français (par défaut : selon la locale)")
SEE_HELP = Word("{message} (see {prog} --help)", "{message} (voir {prog} --help)")
UNKNOWN = Word("unknown: {arguments}", "inconnu : {arguments}")
GAME = Word("GAME", "JEU")
WHICH_GAME = Word("which game: {games} (GAME --help shows its options)", "le jeu : {games} (JEU --help montre ses options)")
WHOLE_NUMBER = Word("a whole number from {least} to {most}, not {text}", "un nombre entier de {least} à {most}, et non {text}")
NUMBER = Word("a number from {least} to {most}, not {text}", "un nombre de {least} à {most}, et non {text}")
OPTIONS_OF = Word("options of {title}", "options de {title}")
DEFAULT = Word("default: {value}", "par défaut : {value}")
YES = Word("yes", "oui")
NO = Word("no", "non")

NO_COLOR = Word("no colours (as NO_COLOR does)", "sans couleurs (comme NO_COLOR)")
PLAIN = Word("sentences instead of drawings: for screen readers and pipes",
             "des phrases au lieu de dessins : pour lecteurs d’écran et redirections")

SEATS = Word("who sits at the table", "qui est à la table")
SEAT = Word("a seat, in order of play: human, random, easy, medium, hard or expert; once for each",
            "une place, dans l’ordre du tour : human, random, easy, medium, hard ou expert ; à répéter")
HUMANS = Word("so many people, in the first seats (default: 1)", "tant de personnes, aux premières places (par défaut : 1)")
BOTS = Word("level of the bots: random, easy, medium, hard or expert (default: medium)",
            "niveau des robots : random, easy, medium, hard ou expert (par défaut : medium)")
NAME = Word("name of a person, in order of seats; once for each", "nom d’une personne, dans l’ordre des places ; à répéter")
WHO = Word("WHO", "QUI")
LEVEL = Word("LEVEL", "NIVEAU")
NAME_METAVAR = Word("NAME", "NOM")
FILE = Word("FILE", "FICHIER")
SEED = Word("a number that makes the game repeatable", "un nombre qui rend la partie reproductible")
DICE = Word("manual: type in what you rolled with real dice", "manual : entrer ce que montrent de vrais dés")
SAVE = Word("write the game to this file at the end, and on quitting", "écrire la partie dans ce fichier à la fin, ou en quittant")
RESUME = Word("continue a game that was saved on quitting", "reprendre une partie enregistrée en quittant")
PACE = Word("pause after each move of a bot (default: 0.8)", "pause après chaque coup d’un robot (par défaut : 0.8)")
TERMINAL_EPILOG = Word(
    "Examples: flambeur terminal las-vegas --name Anna; flambeur terminal las-vegas --seat human --seat easy --seat expert; "
    "flambeur terminal las-vegas --humans 3 --players 3",
    "Exemples : flambeur terminal las-vegas --name Anna ; flambeur terminal las-vegas --seat human --seat easy --seat expert ; "
    "flambeur terminal las-vegas --humans 3 --players 3")

N_GAMES = Word("how many games (default: 10000)", "nombre de parties (par défaut : 10000)")
SIMULATED_BOTS = Word("a level for all seats, or one for each, with commas: random, easy, medium, hard, expert (default: random)",
                      "un niveau pour toutes les places, ou un par place, avec des virgules : "
                      "random, easy, medium, hard, expert (par défaut : random)")
SIMULATION_SEED = Word("where the random numbers start (default: 0)", "départ des nombres aléatoires (par défaut : 0)")
THREADS = Word("how many threads (default: all); the numbers are the same on any",
               "nombre de fils (par défaut : tous) ; les nombres n’en dépendent pas")
JSON = Word("print the numbers as JSON", "afficher les nombres en JSON")
CSV = Word("write every game as a line of CSV", "écrire chaque partie en une ligne de CSV")
NPZ = Word("write the arrays for numpy", "écrire les tableaux pour numpy")
PARQUET = Word("write every game as a row of Parquet (needs flambeur[parquet])",
               "écrire chaque partie en Parquet (demande flambeur[parquet])")
PLOT = Word("draw the results: .png, .svg or .pdf (needs flambeur[plot])",
            "dessiner les résultats : .png, .svg ou .pdf (demande flambeur[plot])")

RECORD = Word("a recorded game", "une partie enregistrée")
COMMITMENT = Word("the commitment that you noted before the start, 64 hexadecimal digits",
                  "l’engagement que vous aviez noté avant le début, 64 chiffres hexadécimaux")
HEX = Word("64 hexadecimal digits, not {text}", "64 chiffres hexadécimaux, et non {text}")
SECONDS = Word("how long to measure in all (default: 60)", "durée totale des mesures (par défaut : 60)")

ARGUMENT = Word("{name}: {message}", "{name} : {message}")
ARGPARSE = {
    "en": {
        "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
        "show this help message and exit": "show this help",
    },
    "fr": {
        "usage: ": "utilisation : ",
        "positional arguments": "arguments",
        "%(heading)s:": "%(heading)s :",
        "show this help message and exit": "affiche cette aide",
        "argument %(argument_name)s: %(message)s": "%(argument_name)s : %(message)s",
        "the following arguments are required: %s": "il manque %s",
        "expected one argument": "attend une valeur",
        "expected at most one argument": "attend une valeur au plus",
        "expected at least one argument": "attend au moins une valeur",
        "expected %s argument": "attend %s valeur",
        "expected %s arguments": "attend %s valeurs",
        "ignored explicit argument %r": "n’attend pas de valeur, et non %r",
        "not allowed with argument %s": "ne va pas avec %s",
        "invalid choice: %(value)r (choose from %(choices)s)": "%(value)r n’est pas permis (au choix : %(choices)s)",
        "invalid %(type)s value: %(value)r": "%(value)r ne convient pas (%(type)s)",
    },
}
