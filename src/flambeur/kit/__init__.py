"""What every game needs and no game owns: compiled rules, structs, random numbers, piles, ranking, the Game contract."""
