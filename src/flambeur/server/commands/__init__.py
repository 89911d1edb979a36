"""What people and clocks can do at a table: before the start (`gathering.py`), during the game (`playing.py`), and with the consent of
others or of the clock (`leaving.py`).

Each command is found to be allowed, or refused with a sentence; then the table grows by entries. A refusal changes nothing.
"""
