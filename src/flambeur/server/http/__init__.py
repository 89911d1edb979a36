"""Everything over HTTP: the routes of the API, one file for each part of it in `routes/`, and the files of the page (`static.py`).
`access.py` is what every route needs: the house, and whether the client is let in.
"""
