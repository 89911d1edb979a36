"""One file per command: `add_arguments` and `run`. Nothing heavy is imported at the top of any of them."""
