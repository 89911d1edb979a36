"""A game's compiled code: what there is to compile for a table, for bots and for their search, in which order (`pieces.py`), the processes
that compile it onto the disk (`helper.py`), and calling it once, so that it is loaded (`warming.py`). What a table has is compiled by its
`builds.py`: the game, and the class of its states. While a game of the API is compiled so, its plain rules are played (`meantime.py`).
"""
