"""The minimum by players (BV1): what a casino holds at least goes by how many play."""
