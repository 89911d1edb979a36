"""The commands of run.py, one module each. `commands`, `environment` and `progress` run before anything is installed."""
