"""Casino Royal at the terminal: its own words."""
from flambeur.cli.words import Word

TABLE = Word("Bonne Fortune {pot:k}   bank {bank:k}   Jokers {jokers}", "Bonne Fortune {pot:k}   banque {bank:k}   Jokers {jokers}")
OWES = Word("the bank owes {paper:k}", "la banque doit {paper:k}")
NOBODY = Word("free", "libre")
ON = Word("{n} {square:square}", "{n} {square:square}")
JOKERS = Word("{n?# Joker|# Jokers}", "{n?# Joker|# Jokers}")
LAST_LAP = Word("last lap", "dernier tour")
RUINED = Word("ruined", "ruiné")
BET = Word("{stake:k} on {bet:bet} at {target:square}", "{stake:k} sur {bet:bet}, {target:square}")
STAKE = Word("on {bet:bet} at {target:square}", "sur {bet:bet}, {target:square}")
CHALLENGED = Word("challenged: {target:square}", "défié : {target:square}")
MUST_BET = Word("a bet is due at {target:square}", "une mise est due, {target:square}")
LAID = Word("a Joker lies face down", "un Joker est posé face cachée")
SLAM = Word("Grand Slam: {slam:k} so far", "Grand Chelem : {slam:k} pour l’instant")
AUCTION = Word("{auction:square} is at auction", "{auction:square} est aux enchères")
BID = Word("{auction:square} is at auction: {bid:k} by {name}", "{auction:square} est aux enchères : {bid:k} ({name})")
DEBT = Word("debt: {debt:k}", "dette : {debt:k}")
HAND = Word("Your Jokers: {jokers}.", "Vos Jokers : {jokers}.")
KNOWN_HAND = Word("{name} holds {jokers}.", "{name} tient {jokers}.")
PLACE = Word("place {place}", "place {place}")

SPOKEN_PLAYER = Word("{name}: {cash:k}, {jokers?# Joker|# Jokers}, on square {square}, {where}.",
                     "{name} : {cash:k}, {jokers?# Joker|# Jokers}, case {square}, {where}.")
SPOKEN_OWNS = Word("{name} owns {casinos}.", "{name} possède {casinos}.")

RULES = (
    Word("Buy casinos for 100k, and bet in those of the others: the bank pays, the owner collects.",
         "Achetez des casinos pour 100 k et misez chez les autres : la banque paie, le propriétaire encaisse."),
    Word("A lost bet may be repaired with a Joker, face down: accepted, it is drawn again; seen, it wins if it fits.",
         "Une mise perdue se rattrape par un Joker face cachée : accepté, on rejoue ; vu, il gagne s’il convient."),
    Word("On a Challenge, 100k and a bet at 1 to 1 for any casino of an opponent; who loses may lose one.",
         "Sur un Défi, 100 k et une mise à 1 contre 1 pour un casino adverse ; qui perd peut en perdre un."),
    Word("Three casinos of one colour or one game are a series. Announce the last lap, come round with a series, and you have won.",
         "Trois casinos d’une couleur ou d’un jeu font une série. Annoncez le dernier tour, bouclez-le avec une série : c’est gagné."),
)
