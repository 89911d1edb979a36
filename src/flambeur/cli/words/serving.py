"""Words of serve, play, inspect and admin."""
from flambeur.cli.words import Word

# help
WHERE = Word("where", "où")
LIMITS = Word("limits and periods", "limites et durées")
VARIABLES = Word("Every flag is also an environment variable, as FLAMBEUR_PORT=8080 for --port 8080. A password in --database is "
                 "visible in the list of processes: FLAMBEUR_DATABASE is not. FLAMBEUR_ADDRESS_SECRET exists as a variable only.",
                 "Chaque option est aussi une variable d’environnement, comme FLAMBEUR_PORT=8080 pour --port 8080. Un mot de passe dans "
                 "--database se voit dans la liste des processus, mais pas dans FLAMBEUR_DATABASE. FLAMBEUR_ADDRESS_SECRET n’existe que "
                 "comme variable.")
OPEN = Word("open the page in the browser", "ouvrir la page dans le navigateur")
AT_TERMINAL = Word("play at the terminal, with its options", "jouer au terminal, avec ses options")
NO_OPEN = Word("print the address instead of opening the browser", "afficher l’adresse au lieu d’ouvrir le navigateur")
LAN = Word("let others in the home network play too: shows the address and its QR code",
           "laisser jouer tout le réseau domestique : affiche l’adresse et son code QR")
TABLE = Word("TABLE", "TABLE")
TABLE_ID = Word("the table’s id, as in its link", "l’identifiant de la table, comme dans son lien")
AS_JSON = Word("print JSON", "afficher du JSON")
ACTION = Word("ACTION", "ACTION")
ACTIONS = Word("actions", "actions")
LIST = Word("List the tables, the newest first.", "Les tables, les plus récentes d’abord.")
RECORDS = Word("List the records of finished games, the newest first.", "Les parties enregistrées, les plus récentes d’abord.")
CLOSE = Word("End a table; its players see it within seconds.", "Terminer une table ; ses joueurs le voient en quelques secondes.")
DELETE = Word("Delete a table with all that belongs to it except its record.",
              "Supprimer une table avec tout ce qui lui appartient, sauf la partie enregistrée.")
BLOCK = Word("Keep an address out; an IPv6 address counts with its /64.", "Exclure une adresse ; une adresse IPv6 compte avec son /64.")
UNBLOCK = Word("Let an address in again.", "Réadmettre une adresse.")
BLOCKS = Word("List the blocked addresses (hashed).", "Les adresses exclues (hachées).")
BACKUP = Word("Copy the database into a new file, while the server runs.", "Copier la base dans un nouveau fichier, serveur en marche.")
RESTORE = Word("Put a backup in the place of the database.", "Mettre une sauvegarde à la place de la base.")
SWEEP = Word("Forget now what is too old, as the server does every hour.", "Oublier maintenant ce qui est trop vieux, comme chaque heure.")
STATUS = Word("only tables that gather, play, are over or abandoned", "seulement les tables en attente, en jeu, finies ou abandonnées")
OF_GAME = Word("only of this game", "seulement de ce jeu")
HOW_MANY = Word("how many (default: 50)", "combien (par défaut : 50)")
WITH_RECORD = Word("its record too", "la partie enregistrée aussi")
ADDRESS = Word("ADDRESS", "ADRESSE")
AN_ADDRESS = Word("an IP address", "une adresse IP")
OR_A_HASH = Word("an IP address, or the hash that `blocks` shows", "une adresse IP, ou le hachage que montre `blocks`")
DAYS = Word("for so many days (default: for good)", "pour tant de jours (par défaut : pour toujours)")
NEW_FILE = Word("a file that does not exist yet", "un fichier qui n’existe pas encore")
BACKUP_FILE = Word("a file that `backup` made", "un fichier fait par `backup`")
OVERWRITE = Word("also if there are games in the database: they are lost", "même si la base contient des parties : elles sont perdues")

# what is told
SERVING = Word("Flambeur is at {url}  (Ctrl-C stops it)", "Flambeur est à l’adresse {url}  (Ctrl-C l’arrête)")
NO_PAGE = Word("The page is not built: only programs can use this server for now.",
               "La page n’est pas construite : seuls des programmes peuvent utiliser ce serveur pour l’instant.")
RUNNING = Word("Flambeur is running already: {url}", "Flambeur fonctionne déjà : {url}")
IN_NETWORK = Word("In your network: {url}", "Dans votre réseau : {url}")
SAME_NETWORK = Word("Phones and computers in the same network can open it; a firewall may have to allow it.",
                    "Les téléphones et ordinateurs du même réseau peuvent l’ouvrir ; un pare-feu doit peut-être l’autoriser.")
NO_NETWORK = Word("This computer is in no network: others cannot reach it.",
                  "Cet ordinateur n’est dans aucun réseau : les autres ne peuvent pas l’atteindre.")
STOPPED = Word("stopped", "arrêté")
CLOSED = Word("closed: {table}", "terminée : {table}")
DELETED = Word("deleted: {table}", "supprimée : {table}")
BLOCKED = Word("blocked: {address} (kept as {hash})", "exclue : {address} (gardée comme {hash})")
UNBLOCKED = Word("unblocked: {address}", "réadmise : {address}")
FOR_GOOD = Word("for good", "pour toujours")
UNTIL = Word("until {time}", "jusqu’au {time}")
SAVED = Word("written: {file}", "écrit : {file}")
RESTORED = Word("restored from {file}", "restaurée depuis {file}")
SWEPT = Word("forgotten: {tables?# table|# tables}, {chats?# message|# messages}, {addresses?# address|# addresses}, {expired} expired",
             "oublié : {tables?# table|# tables}, {chats?# message|# messages}, {addresses?# adresse|# adresses}, "
             "{expired?# périmé|# périmés}")
NO_TABLES = Word("There are no tables.", "Il n’y a pas de tables.")
NO_RECORDS = Word("There are no records.", "Il n’y a pas de parties enregistrées.")
NO_BLOCKS = Word("No address is blocked.", "Aucune adresse n’est exclue.")
HEADER = Word("table {table}: {game}, {status}, {seats}; {n?# entry|# entries}",
              "table {table} : {game}, {status}, {seats} ; {n?# entrée|# entrées}")
GUEST = Word("a guest", "un invité")
STATUSES = {
    "gathering": Word("gathering", "en attente"),
    "playing": Word("playing", "en jeu"),
    "over": Word("over", "finie"),
    "abandoned": Word("abandoned", "abandonnée"),
}
COLUMNS = (Word("table", "table"), Word("game", "jeu"), Word("status", "état"), Word("created (UTC)", "créée (UTC)"),
           Word("last entry (UTC)", "dernière entrée (UTC)"), Word("seats", "places"), Word("entries", "entrées"),
           Word("listed", "publique"))
RECORD_COLUMNS = (Word("record", "partie"), Word("game", "jeu"), Word("ended (UTC)", "finie (UTC)"), Word("seats", "places"),
                  Word("rules", "règles"), Word("source", "source"))
SOURCES = {"played": Word("played here", "jouée ici"), "imported": Word("imported", "importée")}

# what cannot be done
ONLY_HERE = Word("Flambeur is running already, for this computer only, at {url}: stop it, then start it with --lan",
                 "Flambeur fonctionne déjà, pour cet ordinateur seulement, à l’adresse {url} : arrêtez-le, puis lancez-le avec --lan")
NO_SUCH_TABLE = Word("there is no table {table} in this database", "il n’y a pas de table {table} dans cette base")
NO_DATABASE = Word("there is no database {file}", "il n’y a pas de base {file}")
OLD_DATABASE = Word("this database has the layout of another version: start `flambeur serve` once to bring it up to date",
                    "cette base a la forme d’une autre version : lancez une fois `flambeur serve` pour la mettre à jour")
NOT_AN_ADDRESS = Word("an address is like 192.0.2.1 or 2001:db8::1, not {text}",
                      "une adresse s’écrit 192.0.2.1 ou 2001:db8::1, et non {text}")
NOT_BLOCKED = Word("{address} is not blocked", "{address} n’est pas exclue")
