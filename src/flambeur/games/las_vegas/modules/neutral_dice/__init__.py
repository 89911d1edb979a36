"""Neutral dice (LV10-LV12, BV4): white dice that everyone throws along and that count as one more, fictional, player."""
