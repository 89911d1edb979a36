"""Casino Royal: the rulebook as one folder. Read facts, board, bets, state, actions first, then rules, turn, and what follows: betting,
jokers, challenge, free_bets, grand_slam, auction, series, places. What is hidden is dealt anew in hidden.py."""
