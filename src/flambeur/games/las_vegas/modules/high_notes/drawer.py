"""High notes: their numbers. They lie among the other notes."""
HIGH_NOTES = 1 << 4                       # the bit of State.modules
VALUE, HOW_MANY = 10, 5                   # BV2: five of 100k


class HighNotes:
    """It stores nothing."""
