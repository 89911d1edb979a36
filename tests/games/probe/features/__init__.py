"""What can be switched on: a file for each feature with its drawer, its rules, what is seen of it and how a position tells it."""
