"""What people and the clock can do at a table: each is found to be allowed, or refused with a sentence, and becomes entries."""
