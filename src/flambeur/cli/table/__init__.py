"""The terminal table: who sits there, what is asked, what is told. Knows no game; how one looks is in cli/boards/."""
