"""How Casino Royal looks at the terminal."""
