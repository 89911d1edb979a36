"""Mutation of a game's rules, the parts of `run.py mutate GAME`: read subject, changes, mutants, trial, pool, survivors in this order."""
