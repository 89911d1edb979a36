"""High notes: their numbers. They lie among the other notes."""
from flambeur.games.vegas.notes import HIGH, HIGH_EACH

HIGH_NOTES = 1 << 4                       # the bit of State.modules
VALUE, HOW_MANY = HIGH, HIGH_EACH         # BV2: five of 100k


class HighNotes:
    """It stores nothing."""
