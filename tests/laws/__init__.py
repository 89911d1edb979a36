"""What holds for every game and every set of options: a new game is under these laws from the day it is in the registry.

What a law must be told of a game stands in its witness (witnesses/).
"""
