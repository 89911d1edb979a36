"""Las Vegas at the terminal: `board.py` draws it, `speech.py` says it, `why.py` explains a payout."""
