"""Las Vegas solo at the terminal."""
