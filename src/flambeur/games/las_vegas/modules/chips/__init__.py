"""Chip cards (CG9): at the start of each round one more at every casino; who places two dice there at once may take one."""
