"""Las Vegas with hidden colours at the terminal."""
