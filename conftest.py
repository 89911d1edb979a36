"""What every run of pytest has, however it is started."""
pytest_plugins = ["tools.skips", "tools.doctests", "tools.costs", "tools.again", "tools.long", "tools.budgets"]
