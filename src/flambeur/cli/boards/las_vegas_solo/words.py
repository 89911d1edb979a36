"""Las Vegas solo at the terminal: its own words."""
from flambeur.cli.words import Word

AGAINST = Word("the seven: {theirs:money}", "les sept autres : {theirs:money}")
GROUP = Word("Group {group}", "Groupe {group}")
SPOKEN_DUEL = Word("You have {yours:money}, the seven others {theirs:money}.", "Vous avez {yours:money}, les sept autres {theirs:money}.")
SPOKEN_GROUP = Word("Group {group} of 2: {dice}.", "Groupe {group} sur 2 : {dice}.")
WHY_NOT_YET = Word("No casino has paid yet: they pay when all dice are placed.",
                   "Aucun casino n’a encore payé : ils paient quand tous les dés sont placés.")

RULES = (
    Word("You are red, alone against seven colours. Violet, perhaps grey too, rolls and places eight dice before you begin.",
         "Vous jouez les rouges, seul contre sept couleurs. Violet, et peut-être Gris, lance et place huit dés avant vous."),
    Word("The other dice are split into two groups. You roll one die of each colour that is left in the group and choose one number: "
         "all dice of that number, whatever their colour, go to the casino of that number. The others go back to the group.",
         "Les autres dés forment deux groupes. Vous lancez un dé de chaque couleur qui reste dans le groupe et choisissez un nombre : "
         "tous les dés de ce nombre, quelle que soit leur couleur, vont au casino de ce numéro. Les autres retournent au groupe."),
    Word("When both groups are placed the casinos pay, as always: equal colours strike each other out, most dice take the highest note.",
         "Quand les deux groupes sont placés, les casinos paient comme toujours : les couleurs à égalité s’annulent, le plus de dés prend "
         "le plus gros billet."),
    Word("You win if red has more money than the seven others together; equal is lost.",
         "Vous gagnez si Rouge a plus d’argent que les sept autres ensemble ; à égalité, c’est perdu."),
)
