"""Rainbow cards (BV7): six cards among the notes; nobody knows what each is worth before the last die lies."""
