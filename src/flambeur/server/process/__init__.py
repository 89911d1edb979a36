"""The server as a process: it listens (`serve.py`), is the only one on an SQLite database and says where it is (`claim.py`), keeps
Python's collector of garbage from stopping all tables at once (`garbage.py`), and its connections from using up all files (`files.py`).
"""
