"""Strike, the dice game of an arena: throw one die at those that lie there, and take what shows the same (ST1-ST7)."""
