"""How a database of an earlier version becomes one of this version: one file for each step, never changed once released."""
