"""What `flambeur simulate` makes of its games: a summary, files, a picture."""
