"""What every game needs and no game owns: compiled rules, records, random numbers, piles, ranking, the Game contract."""
