"""The levels of bots, as people call them."""
from flambeur.cli.words import Word

BOT = Word("{level} bot", "robot {level}")
LEVELS = {
    "random": Word("random", "au hasard"),
    "easy": Word("easy", "facile"),
    "medium": Word("medium", "moyen"),
    "hard": Word("hard", "fort"),
    "expert": Word("expert", "expert"),
}


def bot_name(level: str, language: str) -> str:
    """An easy bot; a level that is new keeps its own name."""
    return BOT(language, level=LEVELS[level](language) if level in LEVELS else level)
