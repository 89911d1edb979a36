"""The tables whose dice are common (Las Vegas solo, hidden colours): at a casino lie dice of colours, not of seats."""
