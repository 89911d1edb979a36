"""Las Vegas with hidden colours: its options."""
from flambeur.games.las_vegas_hidden.facts import MAX_PLAYERS, MIN_PLAYERS
from flambeur.games.vegas.editions import Edition, option_of_names
from flambeur.kit.options import Options, option


class HiddenOptions(Options):
    players: int = option(3, "How many play.", "Le nombre de joueurs.", label=("Players", "Joueurs"), ge=MIN_PLAYERS, le=MAX_PLAYERS)
    edition: Edition = option_of_names()
