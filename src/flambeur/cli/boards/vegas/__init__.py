"""What the tables of all Las Vegas games have in common: neon casinos with banknotes and dice, players, payouts."""
