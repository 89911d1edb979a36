"""What the games of the Las Vegas family have in common: casinos with notes, ties, money, and who is the richest.

The games of the family import from here, never from each other; nothing here knows which of them asks.
"""
