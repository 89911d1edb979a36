"""Modules: what can be switched on. Each is one file with its rule, its drawer in the state, and the moments that it needs."""
