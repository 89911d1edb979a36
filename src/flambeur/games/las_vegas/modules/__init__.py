"""What can be switched on: a folder for each module, named as its option and its drawer. `listed.py` is the list of them."""
