"""Records of finished games: made from a table's log (`from_log.py`), replayed for the page as a film (`film.py`), and examined in a
process of their own when somebody brings one in (`examination.py`). Films are shown to many (`projector.py`), in fair turns (`turns.py`). A
*record* is always a whole game in the format of docs/record.md.
"""
