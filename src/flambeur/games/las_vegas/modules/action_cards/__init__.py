"""Action cards (BV10, BV13, BV14): ten different cards, dealt secretly in each round, each of which may be played once in its owner's
turn: tie won (AC1), re-roll (AC2), two casinos (AC3), pass (AC4), rotation (AC5), take back (AC6), double trouble (AC7), early payout
(AC8), three notes (AC9), swap a note (AC10)."""
