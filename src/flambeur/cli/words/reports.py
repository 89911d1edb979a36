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
MOVES = Word("moves per game: {mean} on average, {least} to {most}", "coups par partie : {mean} en moyenne, de {least} à {most}")
WRITTEN = Word("written: {file}", "écrit : {file}")
PLOT_TITLE = Word("{title}: {games} games", "{title} : {games} parties")
PLOT_SEAT = Word("seat {seat} ({bot})", "place {seat} ({bot})")
PLOT_SCORE = Word("score at the end", "score à la fin")
PLOT_DENSITY = Word("share of the games", "part des parties")
PLOT_EQUAL = Word("equal share", "part égale")
PLOT_SHARE = Word("share of the victories, with 95% interval", "part des victoires, avec intervalle à 95 %")

HOLDS = Word("{file}: everything holds", "{file} : tout est exact")
FAILS = Word("{file}: this does not hold", "{file} : ceci n’est pas exact")
MORE = Word("and {n?# more like this|# more like these}", "et {n?# autre|# autres} de la sorte")
GAME_LINE = Word("game     {title}, {players} players, {moves?# move|# moves}",
                 "partie    {title}, {players} joueurs, {moves?# coup|# coups}")
SECRET_LINE = Word("secret   is the one committed to: {commitment}", "secret    c’est celui de l’engagement : {commitment}")
NOTED_LINE = Word("         and that is the commitment you noted", "          et c’est l’engagement que vous aviez noté")
DICE_LINE = Word("dice     {events?# chance event|# chance events} fixed before the start, none altered",
                 "dés       {events?# tirage fixé|# tirages fixés} avant le début, aucun changé")
TYPED_LINE = Word("typed    {typed?# roll|# rolls} of real dice: nothing to prove",
                  "entrés    {typed?# lancer|# lancers} de vrais dés : rien à prouver")
RESULT_LINE = Word("result   the moves lead to it: {result}", "résultat  les coups y mènent : {result}")
RESULT_OPEN = Word("result   the game is not over", "résultat  la partie n’est pas finie")
WON_BY = Word("won by {names}", "gagnée par {names}")
LOOK_AHEAD = Word("note     it cannot prove that whoever held the secret did not look ahead",
                  "note      cela ne prouve pas que le gardien du secret n’a pas regardé d’avance")

BENCH_TITLE = Word("flambeur {version} on this machine, {threads?# thread|# threads}",
                   "flambeur {version} sur cette machine, {threads?# fil|# fils}")
BENCH_GAME = Word("game", "jeu")
BENCH_ONE = Word("random games/s, 1 thread", "parties au hasard/s, 1 fil")
BENCH_ALL = Word("{threads?# thread|# threads}", "{threads?# fil|# fils}")
BENCH_SEARCH = Word("search rollouts/s", "simulations de recherche/s")
BENCH_NOTE = Word("default options; the best of {rounds} rounds of each",
                  "options par défaut ; le meilleur de {rounds} tours de chaque mesure")
MEASURING = Word("measuring", "mesure")
