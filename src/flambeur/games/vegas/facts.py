"""The Las Vegas family: numbers and names that all of its rulebooks share."""
CASINOS = 6                               # LV1, CG1: one for each face of a die
ROUNDS = 4                                # LV3, CG3
DICE = 8                                  # LV1: of each colour
LEAST = 5                                 # LV2: 50k
DOLLARS = 10_000                          # money counts in tens of thousands inside, in dollars outside

EDITIONS = {                              # LV13; the card game bears the names of the first
    "first": ("Golden Nugget", "Caesars Palace", "The Mirage", "Sahara", "Luxor", "Circus Circus"),
    "later": ("Gold Rush", "Palazzo", "Miracle", "The Oasis", "Sphinx", "Show Hall"),
}
