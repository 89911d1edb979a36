"""High notes (BV2): five notes of 100k are shuffled into the pile."""
