"""Las Vegas, the card game, at the terminal: its own words."""
from flambeur.cli.boards.vegas.notes import counted
from flambeur.cli.words import Word
from flambeur.games.las_vegas_cards.facts import IN_THE_BOX, N_NOTES

TURN = Word("Hand {turn} of {turns}", "Main {turn} sur {turns}")
CARDS = Word("hand {hand} deck {deck} glass {glass}", "main {hand} pioche {deck} verre {glass}")
SAFE = Word("in the safe", "au coffre")
DONE = Word("done", "a fini")

HOW = (
    Word("Type one or two cards,", "Tapez une ou deux cartes,"),
    Word("or more of one face,", "ou plus du même numéro,"),
)
AS_IN = Word("as in {examples}.", "comme {examples}.")
OR = Word(" or ", " ou ")
CHOSE = Word("You chose {cards:dice}.", "Vous avez choisi {cards:dice}.")
YOU_ARE_DONE = Word("You are done for this round.", "Vous avez fini la manche.")
TAKE = Word("{casino}: take a chip?", "{casino} : prendre un jeton ?")
LEAVE = Word("leave", "laisser")

LAYS = Word("{name} lays {cards:dice}: {dice}.", "{name} pose {cards:dice} : {dice}.")
DICE_AT = Word("{n?# die|# dice} at {casino:casino}", "{n?# dé|# dés} {casino:at_casino}")
AND_AT = Word("{n} at {casino:casino}", "{n} {casino:at_casino}")
DONE_WITH = Word("done with {out?# card|# cards}", "a fini avec {out?# carte|# cartes}")
TAKES = Word("takes the {chip} chip", "prend le jeton {chip}")
BOXED = Word("Back to the box: {notes:notes}.", "Retour dans la boîte : {notes:notes}.")

SPOKEN_ROUND = Word("Round {round} of {rounds}, hand {turn} of {turns}.", "Manche {round} sur {rounds}, main {turn} sur {turns}.")
SPOKEN_NOTES = Word("{notes}. Chips: {chips}", "{notes}. Jetons : {chips}")
DICE_ON = Word("{dice} on {n?# card|# cards}", "{dice} sur {n?# carte|# cartes}")
SPOKEN_PLAYER = Word("{name}: {out} of {enough} cards out, {hand} in hand, {deck} in the deck, {glass} under the glass, "
                     "{notes}, {money}{more}.",
                     "{name} : {out} cartes posées sur {enough}, {hand} en main, {deck} dans la pioche, {glass} sous le verre, "
                     "{notes}, {money}{more}.")
SPOKEN_CHIPS = Word(", chips: {chips}", ", jetons : {chips}")
SPOKEN_DONE = Word(", done for this round", ", a fini la manche")
SPOKEN_CHOSEN = Word(", has chosen", ", a choisi")
SPOKEN_FIRST = Word(", first player", ", premier joueur")
SPOKEN_HAND = Word("{name}, your cards: {cards:dice}.", "{name}, vos cartes : {cards:dice}.")
SPOKEN_DOUBLES = Word("{card} is one card with two dice.", "{card} est une carte avec deux dés.")
SPOKEN_HOW = Word("Type one or two cards, or more of one face, as in {examples}.",
                  "Tapez une ou deux cartes, ou plus du même numéro, comme {examples}.")
SPOKEN_CHIP = Word("{colour} is worth {more:money} more to you.", "{colour} vous rapporte {more:money} de plus.")

WHY_NOT_YET = Word("No casino has paid yet: they pay when everybody is done, or after six hands.",
                   "Aucun casino n’a encore payé : ils paient quand tous ont fini, ou après six mains.")

RULES = (
    Word("Four rounds. In each, six casinos offer two banknotes each. Everybody has the same 30 cards: "
         "of each face four with one die and one with two.",
         "Quatre manches. À chacune, six casinos offrent deux billets chacun. Tous ont les mêmes 30 cartes : "
         "pour chaque numéro quatre avec un dé et une avec deux."),
    Word(f"The {N_NOTES} notes: {counted(IN_THE_BOX, 'en')}.", f"Les {N_NOTES} billets : {counted(IN_THE_BOX, 'fr')}."),
    Word("From a hand of five you lay one or two cards, or more of one and the same face, at the casinos of their faces; "
         "all choose at the same time, in secret, or else in turn. 5 is a card with one five, 55 the card with two.",
         "D’une main de cinq cartes, vous en posez une ou deux, ou davantage du même numéro, aux casinos de leurs numéros ; "
         "tous choisissent en même temps, en secret, ou bien chacun son tour. 5 est une carte avec un cinq, 55 la carte avec deux."),
    Word("The rest of the hand goes under your cocktail glass, and you draw five new cards, six hands at most. "
         "With eight cards out you are done for the round.",
         "Le reste de la main va sous votre verre à cocktail, et vous piochez cinq cartes, six mains au plus. "
         "Avec huit cartes posées, vous avez fini la manche."),
    Word("Then the casinos pay, by dice, not by cards. Players with equally many dice at a casino, in whatever place, "
         "strike each other out. "
         "The most dice take the higher note, the second most the lower.",
         "Puis les casinos paient, selon les dés et non les cartes. Les joueurs à égalité à un casino, à n’importe quelle "
         "place, s’annulent. Celui qui a le plus de dés prend le plus gros billet, le suivant l’autre."),
    Word("Chips (an option): lay two dice at a casino in one turn, and you may take a chip there; those that nobody takes stay. "
         "1 to 5 of a colour are worth $10,000, $30,000, $60,000, $100,000, $150,000.",
         "Jetons (une option) : posez deux dés à un casino en un tour, et vous pouvez y prendre un jeton ; ceux que "
         "personne ne prend restent. De 1 à 5 d’une couleur valent 10 000 $, 30 000 $, 60 000 $, 100 000 $, 150 000 $."),
    Word("After four rounds the richest wins; equals compare how many notes they have.",
         "Après quatre manches, le plus riche gagne ; à égalité, on compte les billets."),
    Word("The players’ lines: ▶ is to choose, ✓ has chosen; 3/8 cards out; 5+20 ▽2: five in hand, 20 in the deck, two under the glass. "
         "Chips: ♥ pink, ♛ gold, ♣ green, ♠ blue, 7 silver.",
         "Les lignes des joueurs : ▶ doit choisir, ✓ a choisi ; 3/8 cartes posées ; 5+20 ▽2 : cinq en main, 20 dans la pioche, "
         "deux sous le verre. Jetons : ♥ rose, ♛ or, ♣ vert, ♠ bleu, 7 argent."),
)
