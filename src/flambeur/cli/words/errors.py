"""Words for what cannot be done."""
import errno

from flambeur.cli.words import Word

STOPPED = Word("stopped", "arrêté")
FILES = {
    errno.ENOENT: Word("there is no such file or folder", "ce fichier ou dossier n’existe pas"),
    errno.EACCES: Word("access is not allowed", "l’accès n’est pas permis"),
    errno.EPERM: Word("access is not allowed", "l’accès n’est pas permis"),
    errno.EROFS: Word("nothing can be written there", "on ne peut rien y écrire"),
    errno.EISDIR: Word("that is a folder", "c’est un dossier"),
    errno.ENOTDIR: Word("a part of the path is no folder", "une partie du chemin n’est pas un dossier"),
    errno.ENOSPC: Word("the disk is full", "le disque est plein"),
    errno.ENAMETOOLONG: Word("the name is too long", "le nom est trop long"),
}
EXTRA = Word("{flag} needs {library}: pip install 'flambeur[{extra}]'", "{flag} a besoin de {library} : pip install 'flambeur[{extra}]'")
PLOT_FORMAT = Word("--plot draws .png, .svg or .pdf, not {name}", "--plot dessine .png, .svg ou .pdf, et non {name}")
NAME = Word("a name is 1 to 24 printable characters, not {name}", "un nom a de 1 à 24 caractères imprimables, et non {name}")
NAMES = Word("{names?# name|# names} for {humans?# person|# people}", "{names?# nom|# noms} pour {humans?# personne|# personnes}")
SEAT = Word("a seat is human or a level of bots ({levels}), not {who}",
            "une place est human ou un niveau de robot ({levels}), et non {who}")
SEATS_OR_HUMANS = Word("--seat and --humans do not go together", "--seat et --humans ne vont pas ensemble")
TOO_MANY = Word("{seats?# seat|# seats} taken at a table for {players}", "{seats?# place prise|# places prises} à une table pour {players}")
WHICH_GAME = Word("which game? There is {games}",
                  "quel jeu ? Il y a {games}")
WITHOUT_GAME = Word("{flag} means nothing without a game. Which game? There is {games}",
                    "{flag} ne veut rien dire sans jeu. Quel jeu ? Il y a {games}")
OTHER_GAME = Word("{file} is a game of {game}", "{file} est une partie de {game}")
WAYS_OUT = Word("{reason} (it would do with {ways})", "{reason} (cela irait avec {ways})")
OR = Word(", or with ", ", ou avec ")
RESUME_ALONE = Word("--resume takes table and seats from the file: {flag} does not go with it",
                    "--resume prend la table et les places dans le fichier : {flag} ne va pas avec")
NO_SECRET = Word("{file} does not carry its secret, so the game cannot be continued",
                 "{file} n’a pas son secret : on ne peut pas reprendre la partie")
FINISHED = Word("{file}: this game is over (flambeur verify checks it)", "{file} : cette partie est finie (flambeur verify la vérifie)")
