"""Kickers (BV6): two of a player's eight dice (one with six players or more) throw another die off the casino that they reach."""
