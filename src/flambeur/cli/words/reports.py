"""Words of games, simulate, verify and bench."""
from flambeur.cli.words import Word

PLAYERS = Word("{least} to {most} players", "de {least} à {most} joueurs")
HOW_TO_PLAY = Word("play:  flambeur terminal {game}", "jouer :  flambeur terminal {game}")
DEFAULT = Word("default {value}", "défaut {value}")

PREPARING = Word("preparing the table…", "la table se prépare…")
SIMULATING = Word("simulating", "simulation")
SIMULATED = Word("{title}, {games} games, seed {seed}", "{title}, {games} parties, graine {seed}")
SEAT = Word("seat", "place")
MEAN = Word("mean", "moyenne")
SD = Word("sd", "éc. type")
MEDIAN = Word("median", "médiane")
SCORE = Word("what each seat ends with", "ce que chaque place a à la fin")
VICTORIES = Word("victories", "victoires")
SHARE = Word("share", "part")
INTERVAL = Word("95% interval", "intervalle à 95 %")
TO = Word("to", "à")
ADVANTAGE = Word("advantage", "avantage")
ADVANTAGE_MEANS = Word("advantage: share of victories less an equal share, in percentage points",
                       "avantage : part des victoires moins une part égale, en points de pourcentage")
ADVANTAGE_OF_BOTS = Word("the bots differ, so this is the advantage of bot and seat together",
                         "les robots diffèrent : c’est l’avantage du robot et de la place ensemble")
SHARED = Word("shared victories: {share} of the games ({n})", "victoires partagées : {share} des parties ({n})")
LOST = Word("games that nobody won: {share} ({n})", "parties que personne n’a gagnées : {share} ({n})")
MOVES = Word("moves per game: {mean} on average, {least} to {most}", "coups par partie : {mean} en moyenne, de {least} à {most}")
WRITTEN = Word("written: {file}", "écrit : {file}")
PLOT_TITLE = Word("{title}: {games} games", "{title} : {games} parties")
PLOT_SEAT = Word("seat {seat} ({bot})", "place {seat} ({bot})")
PLOT_SCORE = Word("score at the end", "score à la fin")
PLOT_DENSITY = Word("share of the games", "part des parties")
PLOT_EQUAL = Word("equal share", "part égale")
PLOT_SHARE = Word("share of the victories, with 95% interval", "part des victoires, avec intervalle à 95 %")

HOLDS = Word("{file}: everything holds", "{file} : tout est exact")
HOLDS_PARTLY = Word("{file}: what can be checked holds; not everything can",
                    "{file} : ce qui se vérifie est exact ; tout ne se vérifie pas")
FAILS = Word("{file}: this does not hold", "{file} : ceci n’est pas exact")
MORE = Word("and {n?# more like this|# more like these}", "et {n?# autre|# autres} de la sorte")
GAME_LINE = Word("game     {title}, {players} players, {moves?# move|# moves}",
                 "partie    {title}, {players} joueurs, {moves?# coup|# coups}")
CHECKED = Word("checked:", "vérifié :")
NOT_PROVED = Word("not proved:", "non prouvé :")
SECRET_LINE = Word("secret   is the one committed to: {commitment}", "secret    c’est celui de l’engagement : {commitment}")
NOTED_LINE = Word("         and that is the commitment you noted", "          et c’est l’engagement que vous aviez noté")
NOT_NOTED_LINE = Word("secret   that this commitment was published before the start: only somebody who noted it can tell (--commitment)",
                      "secret    que cet engagement a été publié avant le début : seul celui qui l’a noté le sait (--commitment)")
SEEDS_LINE = Word("seeds    mixed in by {names}: the table alone could not decide what comes",
                  "graines   mêlées par {names} : la table seule ne pouvait pas diriger le hasard")
NO_SEEDS_LINE = Word("seeds    no player mixed one in: whoever ran the table may have picked its secret",
                     "graines   personne n’en a mêlé : la personne qui tenait la table a pu choisir son secret")
LEFT_OUT_LINE = Word("seeds    {name} pledged one that was not opened; the game began without it",
                     "graines   celle qu’avait annoncée {name} n’a pas été ouverte ; la partie a commencé sans elle")
AGREED_LINE = Word("         with the consent of {names}", "          avec l’accord donné par {names}")
AGREED_BY_NOBODY = Word("         nobody else had a say", "          personne d’autre n’avait à donner son accord")
RETRIED_LINE = Word("start    called off {called_off?# time|# times} before: whoever ran the table could see "
                    "another course of chance first",
                    "départ    annulé {called_off?# fois|# fois} auparavant : la personne qui tenait la table a pu voir "
                    "un autre hasard avant celui-ci")
DICE_LINE = Word("chance   {events?# chance event|# chance events} sealed before the start, none altered",
                 "hasard    {events?# tirage scellé|# tirages scellés} avant le début, aucun changé")
MEASURED_LINE = Word("measured {measured?# throw was|# throws were} computed from such draws: the draws are proved, not the computing",
                     "mesurés   {measured?# lancer calculé|# lancers calculés} de tels tirages : ceux-ci sont prouvés, non le calcul")
SCRIPTED_LINE = Word("scripted {scripted?# chance event was|# chance events were} written down before the start, for a lesson",
                     "écrits    {scripted?# tirage était écrit|# tirages étaient écrits} avant le début, pour une leçon")
TYPED_LINE = Word("typed    {typed?# roll|# rolls} of real dice: nothing to prove",
                  "entrés    {typed?# lancer|# lancers} de vrais dés : rien à prouver")
RESULT_LINE = Word("result   all moves are legal and lead to it: {result}", "résultat  tous les coups sont permis et y mènent : {result}")
RESULT_OPEN = Word("result   all moves are legal; the game is not over", "résultat  tous les coups sont permis ; la partie n’est pas finie")
WON_BY = Word("won by {names}", "gagnée par {names}")
WON_BY_NOBODY = Word("nobody has won", "personne n’a gagné")
SIGNED_LINE = Word("moves    {name}: {total?# move|# moves}, signed by the device that sat down",
                   "coups     {name} : {total?# coup signé|# coups signés} par l’appareil qui s’est assis")
PARTLY_LINE = Word("moves    {name}: {signed} of {total} signed by the device that sat down; {rest}",
                   "coups     {name} : {signed} sur {total} signés par l’appareil qui s’est assis ; {rest}")
BOT_LINE = Word("moves    {name}: {total} by a bot ({level}), which signs nothing",
                "coups     {name} : {total} par un robot ({level}), qui ne signe rien")
UNSIGNED = Word("{n} not signed", "{n} sans signature")
FOREIGN = Word("{n} with a key that came later and that the first did not announce",
               "{n} avec une clé venue plus tard, que la première n’a pas annoncée")
WRONG = Word("{n} with a wrong signature or none", "{n} avec une signature fausse ou absente")
STOOD_IN = {
    "clock": Word("{n} by a bot, since time was up", "{n} par un robot, le temps étant écoulé"),
    "left": Word("{n} by a bot, since the player had left", "{n} par un robot, le joueur étant parti"),
    "vote": Word("{n} by a bot, since the others wanted it", "{n} par un robot, à la demande des autres"),
}
NO_SIGNATURES = Word("moves    none is signed: if one were exchanged, and the result with it, nobody would notice",
                     "coups     aucun n’est signé : un coup échangé, et le résultat avec lui, passerait inaperçu")
VOUCHED_LINE = Word("order    nothing can have been left out, added or exchanged among what was signed",
                    "ordre     rien n’a pu être ôté, ajouté ou échangé parmi ce qui est signé")
NOT_VOUCHED_LINE = Word("order    signatures vouch for the first {vouched} of {entries} entries; later moves without one may have been "
                        "exchanged",
                        "ordre     les signatures font foi pour les {vouched} premières entrées sur {entries} ; ensuite, un "
                        "coup sans signature a pu être changé")
LOOK_AHEAD = Word("note     that whoever held the secret did not look ahead",
                  "note      que personne n’a regardé le secret d’avance")

BENCH_TITLE = Word("flambeur {version} on this machine, {threads?# thread|# threads}",
                   "flambeur {version} sur cette machine, {threads?# fil|# fils}")
BENCH_GAME = Word("game", "jeu")
BENCH_ONE = Word("random games/s, 1 thread", "parties au hasard/s, 1 fil")
BENCH_ALL = Word("{threads?# thread|# threads}", "{threads?# fil|# fils}")
BENCH_SEARCH = Word("search rollouts/s", "simulations de recherche/s")
BENCH_NOTE = Word("default options; the best of {rounds} rounds of each",
                  "options par défaut ; le meilleur de {rounds} tours de chaque mesure")
MEASURING = Word("measuring", "mesure")
