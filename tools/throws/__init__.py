"""`run.py throws`: throws dice of Strike, and fits what bots think of a throw (games/strike/fitted.py) to what came of it."""
