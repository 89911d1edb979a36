"""Las Vegas, the card game, at the terminal: `board.py` puts together what `laid.py`, `players.py`, `hand.py` and `chips.py` draw,
`news.py` tells what happens, `speech.py` says it all, `why.py` explains a payout."""
